// The games of the page: a module each, in one table.

import { blulu } from "./blulu.js";
import { durak } from "./durak.js";

/** @type {Record<string, import("../table/scene.js").GameUi>} */
export const GAMES = { blulu, durak };
