// The rules of a game, on their own page.

import { loadTexts } from "../lib/texts.js";
import { namePictures } from "../site/pictures.js";
import { startShell } from "../site/shell.js";

startShell();
// Where the list of parts stands beside the rules, it need not be asked for (see rules.css).
if (matchMedia("(min-width: 62rem)").matches) document.querySelector(".parts details")?.setAttribute("open", "");
await loadTexts();
const article = /** @type {HTMLElement} */ (document.querySelector("#rules"));
await namePictures(article, article.dataset.deck ?? "");
