// The keyboard: letters for the buttons. Arrows are the board's, Enter and Space the buttons' own;
// on a selected card, or on none, Enter is the button's that has it for its key.

import { keyName } from "../lib/keyboard.js";
import { shortcut } from "../lib/look.js";
import { putAway } from "./away.js";

/** Elements that take letters for themselves. */
const TYPING = "input, textarea, select, [contenteditable]";

export class Keys {
  /** @param {import("./table-element.js").TableElement} table */
  constructor(table) {
    this.table = table;
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const typing = event.target instanceof Element && event.target.closest(TYPING);
    if (typing || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector("dialog[open]")) return;
    const key = shortcut(keyName(event));
    if (!key) return;
    const control = event.target instanceof Element ? event.target.closest("a, button, summary") : null;
    if (key === "enter" && control && !control.matches(".card.chosen")) return;
    if (key === "escape" && this.#gaveUp()) return;
    if (key === "c" && this.table.talk) {
      event.preventDefault();
      this.table.talk.speak();
      return;
    }
    const button = /** @type {HTMLButtonElement | null} */ (
      this.table.querySelector(`[data-key="${CSS.escape(key)}"]`)
    );
    if (!button) return;
    event.preventDefault();
    button.click();
  }

  /** Escape: first what is open, then what is chosen. */
  #gaveUp() {
    if (putAway(this.table)) return true;
    if (this.table.chosen.length) this.table.choose([]);
    return false;
  }
}
