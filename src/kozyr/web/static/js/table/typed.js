// A move written as the rules write it ("7s", "B3:R9"), for those who would rather type.

import { h } from "../lib/dom.js";
import { Comeback } from "../lib/focus.js";
import { t } from "../lib/texts.js";

export class Typed {
  /** @param {(moves: string[]) => void} play */
  constructor(play) {
    this.comeback = new Comeback();
    this.field = h("input", {
      type: "text",
      name: "move",
      maxlength: 40,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-label": t("A move as the rules write it"),
    });
    this.element = h(
      "form",
      {
        class: "typed",
        hidden: true,
        onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.close(),
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const move = this.field.value.trim();
          this.field.value = "";
          if (move) play([move]);
        },
      },
      this.field,
      h("button", { class: "main" }, t("Play")),
      h("button", { type: "button", onclick: () => this.close() }, t("Close")),
    );
  }

  open() {
    if (this.element.hidden) this.comeback.keep();
    this.element.hidden = false;
    this.field.focus();
  }

  close() {
    this.comeback.give(this.element);
    this.element.hidden = true;
  }
}
