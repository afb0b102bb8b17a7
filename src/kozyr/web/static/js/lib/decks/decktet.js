// The 36 Decktet cards in words.

import { t } from "../texts.js";

/** The cards in the order of the rules' table. */
export const ORDER = [
  "AM", "AS", "AW", "AL", "AY", "AK", "2MK", "2SY", "2WL", "3MW", "3SK", "3LY", "4MS", "4WL", "4YK",
  "5ML", "5SW", "5YK", "6MW", "6SY", "6LK", "7ML", "7SK", "7WY", "8MS", "8WL", "8YK", "9MS", "9WY",
  "9LK", "CM", "CS", "CW", "CL", "CY", "CK",
];

/** @type {Record<string, () => string>} */
const OWN = {
  AM: () => t("Ace of Moons"), AS: () => t("Ace of Suns"), AW: () => t("Ace of Waves"),
  AL: () => t("Ace of Leaves"), AY: () => t("Ace of Wyrms"), AK: () => t("Ace of Knots"),
  "2MK": () => t("Author"), "2SY": () => t("Desert"), "2WL": () => t("Origin"),
  "3MW": () => t("Journey"), "3SK": () => t("Painter"), "3LY": () => t("Savage"),
  "4MS": () => t("Mountain"), "4WL": () => t("Sailor"), "4YK": () => t("Battle"),
  "5ML": () => t("Forest"), "5SW": () => t("Discovery"), "5YK": () => t("Soldier"),
  "6MW": () => t("Lunatic"), "6SY": () => t("Penitent"), "6LK": () => t("Market"),
  "7ML": () => t("Chance Meeting"), "7SK": () => t("Castle"), "7WY": () => t("Cave"),
  "8MS": () => t("Diplomat"), "8WL": () => t("Mill"), "8YK": () => t("Betrayal"),
  "9MS": () => t("Pact"), "9WY": () => t("Darkness"), "9LK": () => t("Merchant"),
  CM: () => t("Huntress"), CS: () => t("Bard"), CW: () => t("Sea"),
  CL: () => t("End"), CY: () => t("Calamity"), CK: () => t("Windfall"),
};

/** @type {Record<string, () => string>} */
const RANKED = {
  "2MK": () => t("2 of Moons and Knots"), "2SY": () => t("2 of Suns and Wyrms"), "2WL": () => t("2 of Waves and Leaves"),
  "3MW": () => t("3 of Moons and Waves"), "3SK": () => t("3 of Suns and Knots"), "3LY": () => t("3 of Leaves and Wyrms"),
  "4MS": () => t("4 of Moons and Suns"), "4WL": () => t("4 of Waves and Leaves"), "4YK": () => t("4 of Wyrms and Knots"),
  "5ML": () => t("5 of Moons and Leaves"), "5SW": () => t("5 of Suns and Waves"), "5YK": () => t("5 of Wyrms and Knots"),
  "6MW": () => t("6 of Moons and Waves"), "6SY": () => t("6 of Suns and Wyrms"), "6LK": () => t("6 of Leaves and Knots"),
  "7ML": () => t("7 of Moons and Leaves"), "7SK": () => t("7 of Suns and Knots"), "7WY": () => t("7 of Waves and Wyrms"),
  "8MS": () => t("8 of Moons and Suns"), "8WL": () => t("8 of Waves and Leaves"), "8YK": () => t("8 of Wyrms and Knots"),
  "9MS": () => t("9 of Moons and Suns"), "9WY": () => t("9 of Waves and Wyrms"), "9LK": () => t("9 of Leaves and Knots"),
  CM: () => t("Crown of Moons"), CS: () => t("Crown of Suns"), CW: () => t("Crown of Waves"),
  CL: () => t("Crown of Leaves"), CY: () => t("Crown of Wyrms"), CK: () => t("Crown of Knots"),
};

/**
 * A card's own name; an Ace's says its rank and suit too.
 * @param {string} code
 * @returns {string} "Forest"
 */
export function ownName(code) {
  return OWN[code]?.() ?? code;
}

/**
 * @param {string} code
 * @returns {string} "Forest, 5 of Moons and Leaves"
 */
export function cardName(code) {
  const ranked = RANKED[code];
  return ranked ? `${ownName(code)}, ${ranked()}` : ownName(code);
}

/**
 * The name that stands on the card: Aces have none.
 * @param {string} code
 */
export function printedName(code) {
  return code[0] === "A" ? "" : ownName(code);
}

/**
 * @param {string} code
 * @returns {string} "Forest (5)"
 */
export function shortName(code) {
  return code[0] === "A" ? ownName(code) : `${ownName(code)} (${rankOf(code)})`;
}

/**
 * @param {string} code
 * @returns {number} 1 for an Ace, 10 for a Crown
 */
export function rankOf(code) {
  const [rank] = code;
  return rank === "A" ? 1 : rank === "C" ? 10 : Number(rank);
}
