// Taps and drags on the board, by mouse, pen and finger. A second click in the place of the first
// is never a second move, whatever has come to lie there; only the main button counts.

const DRAG_PX = 10;
const SAME_PLACE_PX = 24;
const DOUBLE_MS = 350;

/**
 * @typedef {object} Handlers
 * @property {(place: string, code: string) => boolean} tap whether the tap did something
 * @property {(place: string, zone: string, target: string) => void} drop
 */

export class Pointer {
  /**
   * @param {HTMLElement} board
   * @param {Handlers} handlers
   */
  constructor(board, handlers) {
    this.board = board;
    this.handlers = handlers;
    /** @type {{card: HTMLElement, x: number, y: number, id: number, dragging: boolean} | null} */
    this.held = null;
    this.last = { x: -100, y: -100, at: 0 };
    this.dragged = false;
    board.addEventListener("click", (event) => this.#click(event));
    board.addEventListener("pointerdown", (event) => this.#down(event));
    board.addEventListener("pointermove", (event) => this.#move(event));
    board.addEventListener("pointerup", (event) => this.#up(event));
    board.addEventListener("pointercancel", () => this.#release());
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    board.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const card = liveCard(event.target);
    const byKey = event.detail === 0;
    // A finger's drag is followed by no click: the next may be a key's, and is meant.
    const dragged = this.dragged && !byKey;
    this.dragged = false;
    if (!card || dragged) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const again =
      !byKey &&
      at - this.last.at < DOUBLE_MS &&
      Math.hypot(x - this.last.x, y - this.last.y) < SAME_PLACE_PX;
    if (again) return;
    const acted = this.handlers.tap(card.dataset.place ?? "", card.dataset.code ?? "");
    if (acted && !byKey) this.last = { x, y, at };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.dragged = false;
    const card = liveCard(event.target);
    if (!card || event.button !== 0 || !event.isPrimary) return;
    this.held = { card, x: event.clientX, y: event.clientY, id: event.pointerId, dragging: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.id) return;
    const x = event.clientX - held.x;
    const y = event.clientY - held.y;
    if (!held.dragging) {
      if (Math.hypot(x, y) < DRAG_PX) return;
      held.dragging = true;
      this.board.setPointerCapture(held.id);
      held.card.classList.add("dragged");
    }
    held.card.style.translate = `${x}px ${y}px`;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.id) return;
    if (held.dragging) {
      this.dragged = true;
      const place = held.card.dataset.place ?? "";
      held.card.hidden = true;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      held.card.hidden = false;
      const zone = /** @type {HTMLElement | null} */ (under?.closest(".zone") ?? null);
      const target = /** @type {HTMLElement | null} */ (under?.closest(".card") ?? null);
      if (under && this.board.contains(under)) {
        this.handlers.drop(place, zone?.dataset.zone ?? "", target?.dataset.place ?? "");
      }
    }
    this.#release();
  }

  /**
   * Escape while a card is dragged: it goes back, and nothing else is given up.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (event.key !== "Escape" || !this.held?.dragging) return;
    event.stopImmediatePropagation();
    this.dragged = true;
    this.#release();
  }

  #release() {
    if (this.held) {
      this.held.card.style.translate = "";
      this.held.card.classList.remove("dragged");
    }
    this.held = null;
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function liveCard(target) {
  return target instanceof Element ? target.closest(".card.live") : null;
}
