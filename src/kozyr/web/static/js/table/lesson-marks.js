// What the coach points at: the cards and the button of the move that is to be made.

import { t } from "../lib/texts.js";

/**
 * @typedef {import("./scene.js").Zone} Zone
 * @typedef {import("./scene.js").Action} Action
 */

/**
 * The cards that a move names.
 * @param {string} move
 */
function cardsOf(move) {
  return move.split(/[^0-9A-Za-z]+/);
}

/**
 * The zones, with a mark on each card of the move that is not selected yet.
 * @param {Zone[]} zones
 * @param {string | null} move
 * @returns {Zone[]}
 */
export function markCards(zones, move) {
  if (!move) return zones;
  const codes = cardsOf(move);
  return zones.map((zone) => ({
    ...zone,
    slots: zone.slots.map((slot) =>
      slot.live && !slot.chosen && codes.includes(slot.code)
        ? { ...slot, marked: true, note: [slot.note, t("the coach points at it")].filter(Boolean).join(", ") }
        : slot,
    ),
  }));
}

/**
 * The buttons, of which the one that makes the move alone is for now the main one.
 * @param {Action[]} actions
 * @param {string | null} move
 * @returns {Action[]}
 */
export function markActions(actions, move) {
  return actions.map((action) => {
    const marked = move !== null && [action.moves ?? []].flat()[0] === move;
    return { ...action, main: marked, marked };
  });
}
