// The panel beside the table: the log in words, chat and signals.

import { h, place } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { story } from "./story.js";

export class Talk {
  /** @param {any} source */
  constructor(source) {
    this.source = source;
    this.list = h("ol", { class: "story" });
    this.field = h("input", { type: "text", name: "text", maxlength: 200, autocomplete: "off", "aria-label": t("Say something") });
    this.form = h("form", { class: "chat", onsubmit: (/** @type {Event} */ event) => this.#say(event) }, this.field, h("button", {}, t("Send")));
    this.element = h("aside", { class: "talk", "aria-label": t("Log and chat"), hidden: true }, this.list, this.form);
    this.written = 0;
  }

  toggle() {
    this.element.hidden = !this.element.hidden;
    if (!this.element.hidden) this.list.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Event} event */
  async #say(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (!text) return;
    const problem = await this.source.command({ type: "chat", text });
    if (problem) this.source.dispatchEvent(new CustomEvent("problem", { detail: problem }));
    else this.field.value = "";
  }

  /**
   * @param {import("./scene.js").Scene} scene
   * @param {import("./scene.js").GameUi} ui
   */
  draw(scene, ui) {
    const { entries } = scene;
    for (; this.written < entries.length; this.written += 1) {
      const entry = entries[this.written];
      const text = entry && story(entry, scene, ui);
      if (text && entry) this.list.append(h("li", { class: entry.event.type }, text));
    }
    if (!this.element.hidden) this.list.scrollTop = this.list.scrollHeight;
  }
}
