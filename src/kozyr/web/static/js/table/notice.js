// What has just happened and deserves large letters: a bonus, the end of a round. It stands over
// the cloth for as long as it takes to read, stops nothing, and goes when the reader goes on. The
// live region has told it already, so it is silent.

import { h } from "../lib/dom.js";

const LEAST_MS = 1800;
const LETTER_MS = 45;
/** What is done sooner was meant for the table as it was before. */
const SEEN_MS = 700;

export class Notice {
  constructor() {
    this.element = h("div", { class: "notice-board", "aria-hidden": "true", hidden: true });
    this.seen = -1;
    this.timer = 0;
    this.since = 0;
    for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, (event) => this.#acted(event));
  }

  /**
   * Show the latest news since the last time; nothing of what was there at the first.
   * @param {import("./scene.js").Scene} scene
   * @param {import("./scene.js").GameUi} ui
   */
  draw(scene, ui) {
    const last = scene.entries.length - 1;
    if (this.seen < 0) this.seen = last;
    const news = scene.entries.slice(this.seen + 1).map((entry) => ui.notice?.(scene, entry) ?? []);
    this.seen = last;
    const lines = news.findLast((some) => some.length);
    if (lines) this.#show(lines);
  }

  /** @param {string[]} lines */
  #show(lines) {
    this.element.replaceChildren(...lines.map((line) => h("p", {}, line)));
    this.element.hidden = false;
    this.since = performance.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), LEAST_MS + LETTER_MS * lines.join("").length);
  }

  /** @param {Event} event */
  #acted(event) {
    if (event.timeStamp - this.since > SEEN_MS) this.hide();
  }

  hide() {
    this.element.hidden = true;
  }
}
