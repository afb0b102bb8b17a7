// The keyboard: letters for the buttons. Arrows are the board's, Enter and Space the buttons' own.

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
    const key = event.key.toLowerCase();
    if (key === "escape" && this.table.chosen.length) this.table.choose([]);
    const button = /** @type {HTMLButtonElement | null} */ (
      this.table.querySelector(`[data-key="${CSS.escape(key)}"]`)
    );
    if (!button) return;
    event.preventDefault();
    button.click();
  }
}
