// The home page. The server has drawn it; here its buttons come to life.

import { loadSprite } from "../lib/sprites.js";
import { loadTexts } from "../lib/texts.js";
import { startJoin } from "../site/join.js";
import { keepListsFresh } from "../site/lists.js";
import { startPlay } from "../site/play.js";
import { startShell } from "../site/shell.js";

const texts = loadTexts();
startShell({
  name: async () => {
    await texts;
    (await import("../site/you.js")).openYou();
  },
});
startPlay(texts);
startJoin(texts);
keepListsFresh();
for (const deck of document.querySelectorAll("[data-deck]")) {
  await loadSprite(/** @type {HTMLElement} */ (deck).dataset.deck ?? "");
}
