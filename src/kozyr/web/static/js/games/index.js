// The games of the page: a module each, in one table.

import { blaze } from "./blaze.js";
import { blulu } from "./blulu.js";
import { durak } from "./durak.js";

/** @type {Record<string, import("../table/scene.js").GameUi>} */
export const GAMES = { blaze, blulu, durak };
