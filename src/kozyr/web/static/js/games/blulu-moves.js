// Blulu's moves as the server writes them (`7ML+3MW`), and the cards the reader has chosen.

import { ORDER, rankOf } from "../lib/decks/decktet.js";

/** @typedef {import("../table/scene.js").Scene} Scene */

export const HAND = "hand";

/**
 * A move taken apart.
 * @param {string} move
 * @returns {{cards: [string, string], sign: string}}
 */
export function cut(move) {
  const found = /^(\w+)([-+=,])(\w+)$/.exec(move);
  return { cards: [found?.[1] ?? "", found?.[3] ?? ""], sign: found?.[2] ?? "" };
}

/**
 * The rank that a capturing move catches.
 * @param {string} move
 */
export function result(move) {
  const { cards, sign } = cut(move);
  const [a, b] = [rankOf(cards[0]), rankOf(cards[1])];
  if (sign === "=") return a;
  return sign === "+" ? a + b : Math.abs(a - b);
}

/**
 * A hand by suit or by rank; the rules' own order is by rank.
 * @param {string[]} codes
 * @param {Scene} scene
 */
export function sorted(codes, scene) {
  const suit = (/** @type {string} */ code) => "MSWLYK".indexOf(code[1] ?? "");
  /** @param {string} code */
  const order = (code) => (scene.order === "suit" ? 0 : suit(code) * 100) + ORDER.indexOf(code);
  return [...codes].sort((a, b) => order(a) - order(b));
}

/**
 * The reader's own hand as it lies.
 * @param {Scene} scene
 * @returns {string[]}
 */
export function ownHand(scene) {
  return sorted(scene.view.hands[scene.seat], scene);
}

/**
 * The cards chosen from the hand.
 * @param {Scene} scene
 * @returns {string[]}
 */
export function chose(scene) {
  const hand = ownHand(scene);
  return scene.chosen.map((place) => hand[Number(place.split(":")[1])] ?? "").filter(Boolean);
}

/**
 * The legal moves that play all these cards.
 * @param {Scene} scene
 * @param {string[]} codes
 */
export function playsOf(scene, codes) {
  return scene.legal.filter((move) => codes.every((code) => cut(move).cards.includes(code)));
}
