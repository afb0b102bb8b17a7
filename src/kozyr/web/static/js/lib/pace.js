// Bots that move one after another are shown one after another, so that one sees what they did.
// Only the second and later ones wait, and nobody's own move ever does.

import { moves } from "./look.js";

const EACH_MS = 320;
const MOST_WAITING = 16;

export class Pace {
  /** @param {(frame: any) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {any[]} */
    this.waiting = [];
    this.shown = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * Show a frame, now or when those before it have been seen.
   * @param {any} frame
   */
  take(frame) {
    const early = this.waiting.length > 0 || performance.now() - this.shown < EACH_MS;
    const patient = moves() && !document.hidden && this.waiting.length < MOST_WAITING;
    if (isBotMove(frame) && early && patient) {
      this.waiting.push(frame);
      this.timer ??= setTimeout(() => this.#next(), EACH_MS - (performance.now() - this.shown));
      return;
    }
    this.flush();
    if (isBotMove(frame)) this.shown = performance.now();
    this.show(frame);
  }

  /** Show at once what waits. */
  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const frame of this.waiting.splice(0)) this.show(frame);
  }

  #next() {
    this.timer = undefined;
    const frame = this.waiting.shift();
    if (!frame) return;
    this.shown = performance.now();
    this.show(frame);
    if (this.waiting.length) this.timer = setTimeout(() => this.#next(), EACH_MS);
  }
}

/** @param {any} frame */
function isBotMove(frame) {
  if (frame.type !== "update" || frame.ack || frame.entries.length !== 1) return false;
  const { event } = frame.entries[0];
  return event.type === "moved" && event.by !== "player";
}
