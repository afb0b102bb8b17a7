// The contact sheet: the sprites, and the cards' names in the reader's language.

import { loadTexts } from "../lib/texts.js";
import { namePictures } from "../site/pictures.js";
import { startShell } from "../site/shell.js";

startShell();
await loadTexts();
for (const section of document.querySelectorAll("section[data-deck]")) {
  await namePictures(section, /** @type {HTMLElement} */ (section).dataset.deck ?? "");
  for (const card of section.querySelectorAll(".large [data-card]")) {
    const caption = card.parentElement?.querySelector(".caption");
    if (caption) caption.textContent = card.getAttribute("aria-label");
  }
}
