// What the page is called, for its heading and its tab; the tab also says that it is one's turn.

import { t } from "../lib/texts.js";

/**
 * @param {HTMLElement} heading
 * @param {string} game
 * @param {boolean} mine
 */
export function drawTitle(heading, game, mine) {
  const name = gameTitle(game);
  if (heading.textContent !== name) heading.textContent = name;
  const title = mine ? t("Your turn · {game}", { game: name }) : `${name} · kozyr`;
  if (document.title !== title) document.title = title;
}

/**
 * What a game is called.
 * @param {string} game
 */
export function gameTitle(game) {
  switch (game) {
    case "durak": return t("Durak");
    case "blaze": return t("Blaze");
    case "blulu": return t("Blulu");
    default: return "kozyr";
  }
}
