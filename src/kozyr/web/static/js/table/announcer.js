// The live region: each event is told once, in the log's words.

import { h } from "../lib/dom.js";
import { story } from "./story.js";

const KEPT = 12;

export class Announcer {
  constructor() {
    this.element = h("div", { class: "only-heard", role: "log", "aria-live": "polite" });
    this.told = -1;
  }

  /**
   * Tell what has happened since the last time; nothing of what was there at the first. After a
   * step back the same events are told again.
   * @param {import("./scene.js").Scene} scene
   * @param {import("./scene.js").GameUi} ui
   */
  tell(scene, ui) {
    const last = scene.entries.length - 1;
    if (this.told < 0 || this.told > last) this.told = last;
    for (; this.told < last; this.told += 1) {
      const entry = scene.entries[this.told + 1];
      if (entry) this.say(story(entry, scene, ui));
    }
  }

  /** @param {string} text */
  say(text) {
    if (!text) return;
    this.element.append(h("p", {}, text));
    while (this.element.childElementCount > KEPT) this.element.firstElementChild?.remove();
  }
}
