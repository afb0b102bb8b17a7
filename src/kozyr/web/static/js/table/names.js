// What the seats are called.

import { t } from "../lib/texts.js";

/**
 * The name of a level of play.
 * @param {string} level
 */
export function levelName(level) {
  switch (level) {
    case "random": return t("Random bot");
    case "greedy": return t("Greedy bot");
    case "expert": return t("Expert bot");
    case "dmcts": return t("Sampling bot");
    case "beginner": return t("Beginner bot");
    case "casual": return t("Casual bot");
    case "strong": return t("Strong bot");
    case "master": return t("Master bot");
    default: return level;
  }
}

/**
 * The names of a table's seats, each told apart from the others.
 * @param {any} table the snapshot
 * @returns {string[]}
 */
export function seatNames(table) {
  const names = table.seats.map((/** @type {any} */ seat) => {
    if (seat.kind === "open") return t("Open seat");
    return seat.kind === "bot" ? levelName(seat.level) : seat.name;
  });
  return names.map((/** @type {string} */ name, /** @type {number} */ seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`,
  );
}
