// A key struck twice is one move: by the second stroke the focus has gone on to the next card, and
// the others may have answered. Whoever means another card presses another key on the way to it.

const AGAIN_MS = 400;
const TYPING = "input, textarea, select, [contenteditable]";

export class Repeats {
  constructor() {
    this.since = -Infinity;
    this.swallowed = false;
    document.addEventListener("keydown", (event) => this.#down(event), { capture: true });
    document.addEventListener("keyup", (event) => this.#up(event), { capture: true });
  }

  /** Something was played just now. */
  played() {
    this.since = performance.now();
  }

  /** @param {KeyboardEvent} event */
  #down(event) {
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    this.swallowed = false;
    if (!activates(event)) this.since = -Infinity;
    else if (event.timeStamp - this.since < AGAIN_MS) {
      this.since = event.timeStamp;
      this.swallowed = true;
      stop(event);
    }
  }

  /**
   * Some browsers press a button when Space is let go, whatever became of the stroke.
   * @param {KeyboardEvent} event
   */
  #up(event) {
    if (this.swallowed && activates(event)) stop(event);
  }
}

/** @param {KeyboardEvent} event */
function activates({ key }) {
  return key === "Enter" || key === " ";
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
