// A lesson as a source for the table: a script on the normal cloth, in which the learner plays.

import { ApiError, get } from "../lib/api.js";
import { t } from "../lib/texts.js";

/**
 * @typedef {import("../lib/connection.js").Entry} Entry
 * @typedef {import("../lib/connection.js").Problem} Problem
 * @typedef {{event: any, outlook: any}} Ply
 * @typedef {{text: string, at: number, moves: string[]}} Step
 * @typedef {{game: string, others: string[], plies: Ply[], steps: Step[]}} Lesson
 */

/** What the buttons of a lesson propose, beside the moves of the game. */
export const GO_ON = "go on";
export const GO_BACK = "go back";
const PAUSE_MS = 900;

/** Dispatches `update` after every change, and before it `step` when another step is reached. */
export class LessonSource extends EventTarget {
  status = "open";
  /** @type {boolean[]} */
  connected = [];
  ahead = 0;
  /** @type {any} */
  table = null;
  /** @type {Entry[]} */
  entries = [];
  /** Whether the others are at it. */
  busy = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;

  /**
   * @param {Lesson} lesson
   * @param {string} name the learner's
   * @param {number} step
   */
  constructor(lesson, name, step) {
    super();
    this.lesson = lesson;
    this.names = [name, ...lesson.others];
    this.last = lesson.steps.length - 1;
    this.number = Math.max(0, Math.min(Number.isInteger(step) ? step : 0, this.last));
    this.ply = this.step.at;
    this.told = lesson.plies.map(({ event }, ply) => ({ ply, at: 0, event }));
  }

  /** The step that is being said. */
  get step() {
    return /** @type {Step} */ (this.lesson.steps[this.number]);
  }

  /** The moves that the coach points at, in their order. */
  get expected() {
    return this.busy ? [] : this.step.moves.slice(this.ply - this.step.at);
  }

  open() {
    this.#reach(this.number);
  }

  /** What the table's own page tells the server: nobody is there to hear it. */
  say() {}

  /**
   * @param {Record<string, unknown>} command
   * @returns {Promise<Problem | null>}
   */
  async command({ type, move }) {
    if (type !== "play" || typeof move !== "string") return null;
    if (move === GO_BACK) return this.#back();
    if (this.busy) return { code: "lesson", message: t("One moment, the others are playing.") };
    const due = this.expected.length > 0;
    if (move === GO_ON && !due) return this.#on();
    return due ? this.#answer(move) : { code: "lesson", message: t("First press “Go on”, then it is your turn.") };
  }

  /** @param {string} move */
  async #answer(move) {
    if (move === this.expected[0]) return this.#moved();
    if (this.table.outlook.legal.includes(move)) return notNow();
    const { game } = this.lesson;
    const ply = this.ply;
    try {
      const found = await get(`/api/lessons/${game}/judge?ply=${ply}&move=${encodeURIComponent(move)}`);
      if (ply !== this.ply) return null;
      if (found.problem) return found.problem;
      return found.move === this.expected[0] ? this.#moved() : notNow();
    } catch (error) {
      if (error instanceof ApiError) return { code: error.code, message: error.message };
      throw error;
    }
  }

  #back() {
    this.#reach(Math.max(0, this.number - 1));
    return null;
  }

  #moved() {
    this.ply += 1;
    if (!this.expected.length) return this.#on();
    this.#show();
    return null;
  }

  /** What the others do, one after the other, and then the next step. */
  #on() {
    this.#towards(this.lesson.steps[this.number + 1]?.at ?? this.ply);
    return null;
  }

  /** @param {number} end */
  #towards(end) {
    const { event } = /** @type {Ply} */ (this.lesson.plies[end]);
    if (this.ply === end || event.type === "dealt") {
      this.#reach(Math.min(this.number + 1, this.last));
      return;
    }
    this.busy = true;
    this.#show();
    this.timer = setTimeout(() => {
      this.ply += 1;
      this.#towards(end);
    }, PAUSE_MS);
  }

  /** @param {number} number */
  #reach(number) {
    clearTimeout(this.timer);
    this.busy = false;
    this.number = number;
    this.ply = this.step.at;
    this.#show();
    this.dispatchEvent(new Event("step"));
  }

  #show() {
    this.entries = this.told.slice(0, this.ply + 1);
    this.table = this.#snapshot();
    this.dispatchEvent(new Event("update"));
  }

  #snapshot() {
    const { lesson, names, ply } = this;
    const { outlook } = /** @type {Ply} */ (lesson.plies[ply]);
    return {
      table: "",
      head: ply,
      phase: "playing",
      viewer: 0,
      options: { game: lesson.game, players: names.length },
      seats: names.map((name) => ({ kind: "player", name, level: null, present: true })),
      owner_seat: null,
      outlook: {
        ...outlook,
        legal: this.expected.length ? outlook.legal : [],
        signals: [],
        clocks: [],
        known: null,
        can_undo: false,
      },
      result: null,
      next_table: null,
    };
  }
}

/** @returns {Problem} */
function notNow() {
  return { code: "lesson", message: t("A good idea! But for now, play what the coach points at.") };
}
