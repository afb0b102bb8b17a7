// The 36 Atlasnye cards in words.

import { t } from "../texts.js";

export const RANKS = "6789TJQKA";
export const SUITS = "shdc";

/**
 * @param {string} code
 * @returns {string} "ten of hearts"
 */
export function cardName(code) {
  if (code.startsWith("trump-")) return t("trump {suit}", { suit: suitName(code.slice(-1)) });
  return t("{rank} {suit}", { rank: rankName(code[0] ?? ""), suit: ofSuit(code[1] ?? "") });
}

/** @param {string} rank */
export function rankName(rank) {
  switch (rank) {
    case "6": return t("six");
    case "7": return t("seven");
    case "8": return t("eight");
    case "9": return t("nine");
    case "T": return t("ten");
    case "J": return t("jack");
    case "Q": return t("queen");
    case "K": return t("king");
    default: return t("ace");
  }
}

/** @param {string} suit */
function ofSuit(suit) {
  switch (suit) {
    case "s": return t("of spades");
    case "h": return t("of hearts");
    case "d": return t("of diamonds");
    default: return t("of clubs");
  }
}

/** @param {string} suit */
export function suitName(suit) {
  switch (suit) {
    case "s": return t("spades");
    case "h": return t("hearts");
    case "d": return t("diamonds");
    default: return t("clubs");
  }
}
