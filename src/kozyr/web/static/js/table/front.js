// What stands in front of the cloth: the seats before the game, its outcome after it, and why a
// table cannot be shown.

import { h, place } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { drawLobby } from "./lobby.js";
import { drawOutcome } from "./outcome.js";

/**
 * @param {HTMLElement} root
 * @param {import("./scene.js").Scene | null} scene
 * @param {import("./scene.js").GameUi | null} ui
 * @param {any} source
 * @param {import("../lib/levels.js").Level[]} levels
 * @param {(outcome: Element) => void} putAway takes the outcome away
 */
export function drawFront(root, scene, ui, source, levels, putAway) {
  const phase = source.table?.phase;
  if (source.status === "closed") drawClosed(root, source.reason);
  else if (phase === "open") drawLobby(root, source, levels);
  else if (phase === "over" && scene && ui) drawOutcome(root, scene, ui, source, putAway);
  else {
    place(root, []);
    delete root.dataset.shown;
  }
}

/**
 * @param {HTMLElement} root
 * @param {string} reason
 */
function drawClosed(root, reason) {
  if (root.dataset.shown === reason) return;
  root.dataset.shown = reason;
  place(root, [
    h(
      "section",
      { class: "sheet", "aria-labelledby": "closed-title" },
      h("h1", { id: "closed-title", role: "alert" }, closedTitle(reason)),
      h("p", { class: "choices" }, h("a", { class: "button main", href: "/" }, t("To the games"))),
    ),
  ]);
}

/** @param {string} reason */
function closedTitle(reason) {
  if (reason === "no_table") return t("There is no such table.");
  if (reason === "no_spectators") return t("This table is for its players alone.");
  return t("This table cannot be opened.");
}
