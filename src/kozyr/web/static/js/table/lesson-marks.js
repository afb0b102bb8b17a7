// What the coach points at: the cards and the button of the move that is to be made.

import { t } from "../lib/texts.js";

/**
 * @typedef {import("./scene.js").Zone} Zone
 * @typedef {import("./scene.js").Action} Action
 */

/**
 * The cards that moves name.
 * @param {string[]} moves
 */
function cardsOf(moves) {
  return moves.flatMap((move) => move.split(/[^0-9A-Za-z]+/));
}

/**
 * The zones, with a mark on each card of the moves that is not selected yet.
 * @param {Zone[]} zones
 * @param {string[]} moves
 * @returns {Zone[]}
 */
export function markCards(zones, moves) {
  const codes = cardsOf(moves);
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
 * The buttons, of which the one that makes the moves alone is for now the main one.
 * @param {Action[]} actions
 * @param {string[]} moves
 * @returns {Action[]}
 */
export function markActions(actions, moves) {
  return actions.map((action) => {
    const marked = same([action.moves ?? []].flat(), moves);
    return { ...action, main: marked, marked };
  });
}

/**
 * Moves of the learner's, in the order of the script if they are its moves.
 * @param {string[]} played
 * @param {string[]} moves
 */
export function inOrder(played, moves) {
  return same(played, moves) ? moves : played;
}

/**
 * @param {string[]} some
 * @param {string[]} others
 */
function same(some, others) {
  return [...some].sort().join() === [...others].sort().join();
}
