// The keyboard: letters for the buttons, "/" for a typed move. Arrows are the board's, Enter and
// Space the buttons' own.

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
    if (typing || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const button = /** @type {HTMLButtonElement | null} */ (
      this.table.querySelector(`.actions [data-key="${CSS.escape(event.key.toLowerCase())}"]`)
    );
    if (button && !event.repeat) {
      event.preventDefault();
      button.click();
    }
  }
}
