// The levels of bots that the server has, with their names: those for people, the weakest of them
// first, then those that others are measured by.

import { levelName } from "../table/names.js";
import { get } from "./api.js";
import { h } from "./dom.js";
import { t } from "./texts.js";

/** @typedef {{level: string, name: string, baseline: boolean}} Level */

/** @type {Promise<Level[]> | null} */
let asked = null;

/** @returns {Promise<Level[]>} */
export function levels() {
  asked ??= get("/api/games").then((/** @type {{levels: string[], baselines: string[]}} */ found) =>
    found.levels.map((level) => ({ level, name: levelName(level), baseline: found.baselines.includes(level) })),
  );
  return asked;
}

/**
 * What a `select` offers.
 * @param {Level[]} found
 * @param {string} [current] the level that is chosen
 * @returns {HTMLElement[]}
 */
export function levelOptions(found, current) {
  const option = (/** @type {Level} */ { level, name }) => h("option", { value: level, selected: level === current }, name);
  const others = found.filter((level) => level.baseline).map(option);
  return [
    ...found.filter((level) => !level.baseline).map(option),
    ...(others.length ? [h("optgroup", { label: t("For measuring: simple programs") }, ...others)] : []),
  ];
}

/**
 * What to expect of a level.
 * @param {string} level
 */
export function expectation(level) {
  switch (level) {
    case "beginner": return t("Sees only the next move: easy to beat.");
    case "casual": return t("Thinks a little, and forgets what has been played.");
    case "strong": return t("Thinks ahead, and remembers every card.");
    case "master": return t("The strongest: it also guesses your cards from how you play.");
    case "random": return t("Plays any card that is allowed.");
    case "greedy": return t("Always the lowest card that works, or the largest capture.");
    case "expert": return t("Goes by rules of thumb, without thinking ahead.");
    case "dmcts": return t("Searches in the plainest way.");
    default: return "";
  }
}
