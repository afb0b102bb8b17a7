// Where the focus was before something opened, and where it goes when that closes.

export class Comeback {
  /** @type {HTMLElement | null} */
  #from = null;

  /** Remember where the focus is. */
  keep() {
    this.#from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }

  /**
   * Give it back, if what is about to close has it: a hidden element would lose it.
   * @param {Element} closing
   */
  give(closing) {
    if (!closing.contains(document.activeElement)) return;
    const from = this.#from;
    const menu = from?.closest("details")?.querySelector("summary");
    const there = [from, menu, document.querySelector(".zone-hand .card[tabindex='0']"), document.querySelector("main")];
    const seen = there.find((element) => element?.isConnected && element.checkVisibility());
    /** @type {HTMLElement | null | undefined} */ (seen)?.focus({ preventScroll: true });
  }
}
