// The levels of bots that the server has, with their names; the strongest last.

import { levelName } from "../table/names.js";
import { get } from "./api.js";

const ORDER = ["random", "beginner", "greedy", "casual", "expert", "dmcts", "strong", "master"];

/** @typedef {{level: string, name: string}} Level */

/** @type {Promise<Level[]> | null} */
let asked = null;

/** @returns {Promise<Level[]>} */
export function levels() {
  asked ??= get("/api/games").then((/** @type {any} */ found) =>
    [...found.levels]
      .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
      .map((level) => ({ level, name: levelName(level) })),
  );
  return asked;
}
