// Blaze's cards in words: playing cards, Feathers, Betting cards.

import { t } from "../texts.js";

export const SUITS = "BRY";
export const VALUES = "123456789F";

/**
 * @param {string} code "B7", "RF", "feather-3", "bet-1", "bet-back"
 * @returns {string} "blue 7", "red Firebird"
 */
export function cardName(code) {
  const [kind, rest] = code.split("-");
  if (kind === "feather") return t("Feather {n}", { n: rest ?? "" });
  if (kind === "bet") return rest === "back" ? t("Betting card, face down") : t("Betting card {n}", { n: rest ?? "" });
  if (kind === "trump") return t("trump: {suit}", { suit: suitName(rest ?? "") });
  const [suit, value] = code;
  if (value === "F") return firebirdName(suit ?? "");
  return valuedName(suit ?? "", value ?? "");
}

/** @param {string} suit */
function firebirdName(suit) {
  switch (suit) {
    case "B": return t("blue Firebird");
    case "R": return t("red Firebird");
    default: return t("yellow Firebird");
  }
}

/**
 * @param {string} suit
 * @param {string} value
 */
function valuedName(suit, value) {
  switch (suit) {
    case "B": return t("blue {value}", { value });
    case "R": return t("red {value}", { value });
    default: return t("yellow {value}", { value });
  }
}

/** @param {string} suit */
export function suitName(suit) {
  switch (suit) {
    case "B": return t("blue");
    case "R": return t("red");
    default: return t("yellow");
  }
}
