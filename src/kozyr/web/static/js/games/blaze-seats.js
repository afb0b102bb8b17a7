// The players of Blaze: their roles, their hands from behind, what lies before them.

import { t, tn } from "../lib/texts.js";
import { zoneLabel } from "../table/board.js";
import { BETTING, BOUT, DECK, FEATHERS, roles } from "./blaze-moves.js";

/**
 * @typedef {import("../table/scene.js").Scene} Scene
 * @typedef {import("../table/scene.js").Zone} Zone
 * @typedef {import("../table/scene.js").Slot} Slot
 */

/** @param {number} n */
export function cards(n) {
  return tn("{n} card", "{n} cards", n);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} at
 * @returns {Zone}
 */
export function theirs(scene, seat, at) {
  const codes = scene.view.hands[seat];
  return {
    id: `theirs-${at}`,
    at,
    kind: "backs",
    label: zoneLabel(scene.names[seat] ?? "", cards(codes.length)),
    slots: codes.map((/** @type {string} */ code) => ({ code })),
    from: [DECK, BOUT],
    caption: codes.length ? String(codes.length) : "",
  };
}

/**
 * What lies before a player: the bets on them, and what they won.
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} at
 * @returns {Zone}
 */
export function stake(scene, seat, at) {
  const { view, table, names } = scene;
  const slots = [
    ...betsBefore(scene, seat),
    ...view.won_feathers[seat].map((/** @type {[number, number]} */ [, value]) => ({ code: `feather-${value}`, role: "won" })),
    ...view.won_bets[seat].map((/** @type {number} */ value) => ({ code: `bet-${value}`, role: "won" })),
  ];
  const whose = seat === table.viewer ? t("Your Feathers, and the bets on you") : t("Feathers of {name}, and bets on them", { name: names[seat] ?? "" });
  return { id: `stake-${at}`, at, kind: "row", label: zoneLabel(whose, cards(slots.length)), slots, from: [BETTING, FEATHERS] };
}

/**
 * The bets that lie before a player: while all are betting one's own, then those on this player.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {Slot[]}
 */
function betsBefore(scene, seat) {
  const { view, table, names } = scene;
  /** @type {Slot[]} */
  const found = [];
  view.bets.forEach((/** @type {any} */ bet, /** @type {number} */ owner) => {
    if (!bet || (bet.on === "?" || view.stage === "bet" ? owner : bet.on) !== seat) return;
    const name = names[owner] ?? "";
    found.push({
      code: bet.value === "?" ? "bet-back" : `bet-${bet.value}`,
      role: `bet by-${place(scene, owner)}`,
      mark: owner === seat || owner === table.viewer ? "" : initials(name),
      note: [owner === table.viewer ? t("your bet") : t("bet by {name}", { name }), bet.on !== "?" && t("on {name}", { name: names[bet.on] ?? "" })].filter(Boolean).join(", "),
    });
  });
  return found;
}

/**
 * A seat's place in turn from the reader.
 * @param {Scene} scene
 * @param {number} seat
 */
export function place(scene, seat) {
  return (seat - scene.seat + scene.view.players) % scene.view.players;
}

/**
 * A letter for a name, and the number by which it is told from its like.
 * @param {string} name
 */
function initials(name) {
  return (name[0] ?? "") + (/ (\d)$/.exec(name)?.[1] ?? "");
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
export function role(scene, seat) {
  const { view } = scene;
  if (view.out.includes(seat)) return "out";
  if (view.stage === "bet" || view.stage === "over") return "";
  return ["active", "target", "supporter"][roles(view).indexOf(seat)] ?? "";
}

/** @param {string} name */
function roleWord(name) {
  switch (name) {
    case "active": return t("active player");
    case "target": return t("target");
    case "supporter": return t("supporter");
    case "out": return t("out of the round");
    default: return "";
  }
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
export function about(scene, seat) {
  const { view, table } = scene;
  if (table.result) return tn("{n} point", "{n} points", table.result.scores[seat]);
  const word = roleWord(role(scene, seat));
  const n = view.hands[seat].length;
  return [word, seat === scene.seat && n > 0 && cards(n)].filter(Boolean).join(" · ");
}
