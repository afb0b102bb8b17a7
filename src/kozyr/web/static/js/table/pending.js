// A move on its way. The server answers at once nearly always; if it does not, what was played is
// seen to wait, so that nobody wonders whether the tap was felt.

import { h } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { connectionWord } from "./bar.js";

const SHOWN_MS = 400;

export class Pending {
  /** @param {() => void} changed called when the move is seen to wait, and when no longer */
  constructor(changed) {
    this.changed = changed;
    // The bar says it to listeners.
    this.element = h("p", { class: "waits", "aria-hidden": "true", hidden: true });
    this.move = "";
    this.shown = false;
    /** @type {string[]} */
    this.places = [];
    this.action = "";
    this.timer = 0;
  }

  /**
   * Remember what stands for the next move: cards, a button.
   * @param {string[]} places
   * @param {string} action
   */
  expect(places, action) {
    this.places = places;
    this.action = action;
  }

  /**
   * A move has been sent; or, if it is empty, answered.
   * @param {string} move
   */
  sent(move) {
    if (move === this.move) return;
    this.move = move;
    this.shown = false;
    clearTimeout(this.timer);
    if (move) this.timer = setTimeout(() => this.#show(), SHOWN_MS);
  }

  #show() {
    this.shown = true;
    this.changed();
  }

  /**
   * Mark the cards that wait.
   * @param {import("./scene.js").Zone[]} zones
   */
  zones(zones) {
    if (!this.shown) return zones;
    return zones.map((zone) => ({
      ...zone,
      slots: zone.slots.map((slot, index) => ({ ...slot, pending: this.places.includes(`${zone.id}:${index}`) })),
    }));
  }

  /**
   * Say so where the table speaks; or how things stand with the connection.
   * @param {{status: string, silent?: boolean, table: any}} source
   * @param {boolean} refused whether there is a refusal to be read in that place
   */
  draw(source, refused) {
    const silent = refused || source.table?.phase !== "playing";
    const words = silent ? "" : connectionWord(source) || (this.shown ? t("On its way …") : "");
    this.element.hidden = !words;
    if (this.element.textContent !== words) this.element.textContent = words;
  }
}
