// The page of a recovery link.

import { loadTexts } from "../lib/texts.js";
import { startShell } from "../site/shell.js";

startShell();
loadTexts();
// The code of a recovery link stands after "#": put it in the form, and leave it in no history.
const code = location.hash.slice(1);
const field = document.querySelector("input[name=code]");
if (code && field instanceof HTMLInputElement) {
  field.value = code;
  history.replaceState(null, "", location.pathname + location.search);
}
