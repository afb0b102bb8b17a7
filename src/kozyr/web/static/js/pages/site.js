// A page that only tells something.

import { loadTexts } from "../lib/texts.js";
import { startShell } from "../site/shell.js";

startShell();
await loadTexts();
