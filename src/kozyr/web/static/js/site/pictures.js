// Pictures of cards in a text: their sprite, and what each is called.

import { loadSprite } from "../lib/sprites.js";

/** @type {Record<string, () => Promise<{cardName: (code: string) => string}>>} */
const NAMES = {
  atlasnye: () => import("../lib/decks/atlasnye.js"),
  firebird: () => import("../lib/decks/firebird.js"),
  decktet: () => import("../lib/decks/decktet.js"),
};

/**
 * Bring the pictures of one deck in an element to life. Its texts must be loaded.
 * @param {ParentNode} root
 * @param {string} deck
 */
export async function namePictures(root, deck) {
  const names = await NAMES[deck]?.();
  for (const element of root.querySelectorAll("[data-card]")) {
    const name = names?.cardName(/** @type {HTMLElement} */ (element).dataset.card ?? "");
    if (!name) continue;
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", name);
    element.setAttribute("title", name);
  }
  await loadSprite(deck);
}
