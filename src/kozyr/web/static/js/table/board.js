// The cards on the cloth: one button a card, which lives as long as the game and moves between the
// zones. Drawn anew from a scene as often as one likes; what has not changed is not touched.

import { h, picture, place, setAttributes } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { matched } from "./matching.js";
import { spots, travel } from "./motion.js";

/**
 * @typedef {import("./scene.js").Zone} Zone
 * @typedef {import("./scene.js").Slot} Slot
 * @typedef {{element: HTMLElement, cards: HTMLElement, caption: HTMLElement}} Area
 */

/** So many cards of a pile can be seen; of those below there are edges. */
const ON_TOP = 2;

export class Board {
  /**
   * @param {HTMLElement} root where the zones go
   * @param {string} deck
   * @param {(code: string) => string} cardName
   * @param {(code: string) => string} [printed] a name that stands on the card
   */
  constructor(root, deck, cardName, printed) {
    this.root = root;
    this.deck = deck;
    this.cardName = cardName;
    this.printed = printed;
    /** @type {Map<string, Area>} */
    this.areas = new Map();
    /** @type {import("./matching.js").Lying<HTMLButtonElement>[]} */
    this.lying = [];
    root.addEventListener("keydown", (event) => this.#arrow(event));
    // A key that is held down plays one card: the focus goes on, and the key would follow it.
    root.addEventListener("keydown", (event) => event.repeat && event.key === "Enter" && event.preventDefault());
  }

  /** @param {Zone[]} zones */
  draw(zones) {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement?.closest(".card") ?? null);
    const spot = focused && { zone: focused.dataset.zone, index: Number(focused.dataset.index) };
    const found = matched(this.lying, zones);
    // Where cards are is measured only if one of them goes somewhere: to measure is to lay out.
    const still = inPlace(this.lying, zones, found);
    const before = spots(still ? [] : this.lying.map(({ card }) => card));
    this.lying = [];
    for (const zone of zones) this.#drawZone(zone, found, before);
    place(this.root, zones.map((zone) => this.#area(zone).element));
    for (const [id, area] of this.areas) if (!area.element.isConnected) this.areas.delete(id);
    this.#rove();
    if (spot && !focused.isConnected) this.focus(spot.zone ?? "", spot.index);
    else if (spot && focused.dataset.zone !== spot.zone) this.focus(spot.zone ?? "", spot.index);
    else if (spot && document.activeElement !== focused) focused.focus({ preventScroll: true });
    if (!still) travel(new Map([...before].filter(([element]) => element.isConnected)));
  }

  /**
   * Give the focus to a card of a zone, or to the last one before it.
   * @param {string} zone
   * @param {number} index
   */
  focus(zone, index) {
    const cards = this.#cards(zone);
    const card = cards[Math.min(index, cards.length - 1)];
    if (!card) return;
    for (const other of cards) other.tabIndex = other === card ? 0 : -1;
    card.focus({ preventScroll: true });
  }

  /** @param {string} zone */
  #cards(zone) {
    const cards = this.areas.get(zone)?.cards.querySelectorAll(".card.live") ?? [];
    return /** @type {HTMLButtonElement[]} */ ([...cards]);
  }

  /** @param {Zone} zone */
  #area(zone) {
    let area = this.areas.get(zone.id);
    if (!area) {
      const cards = h("div", { class: "cards" });
      const caption = h("p", { class: "caption" });
      const element = h("section", { class: `zone zone-${zone.id} kind-${zone.kind}`, "data-zone": zone.id }, cards, caption);
      area = { element, cards, caption };
      this.areas.set(zone.id, area);
    }
    return area;
  }

  /**
   * @param {Zone} zone
   * @param {ReturnType<typeof matched<HTMLButtonElement>>} found
   * @param {Map<Element, import("./motion.js").Spot>} before
   */
  #drawZone(zone, found, before) {
    const area = this.#area(zone);
    setAttributes(area.element, { "aria-label": zone.label, "data-at": zone.at ?? null });
    setNumber(area.cards, "--n", zone.slots.length);
    area.caption.hidden = !zone.caption;
    if (area.caption.textContent !== (zone.caption ?? "")) area.caption.textContent = zone.caption ?? "";
    const cards = zone.slots.map((slot, index) => {
      const card = found.get(slot)?.card ?? this.#newCard(zone, before);
      this.#dress(card, slot, zone, index);
      this.lying.push({ code: slot.code, zone: zone.id, card });
      return card;
    });
    const kept = new Set(cards);
    if (zone.kind !== "pairs") place(area.cards, cards);
    else {
      const groups = new Map();
      zone.slots.forEach((slot, index) => {
        groups.set(slot.group, [...(groups.get(slot.group) ?? []), cards[index]]);
      });
      const frames = [...groups.values()].map((members, index) => {
        const frame = area.cards.children[index] ?? h("div", { class: "pair" });
        place(frame, members);
        return frame;
      });
      place(area.cards, frames);
    }
    for (const card of area.cards.querySelectorAll(".card")) {
      if (!kept.has(/** @type {HTMLButtonElement} */ (card)) && card.parentElement === area.cards) card.remove();
    }
  }

  /**
   * @param {Zone} zone
   * @param {Map<Element, import("./motion.js").Spot>} before
   */
  #newCard(zone, before) {
    const card = h("button", { class: "card", type: "button" });
    const source = zone.from.map((id) => this.areas.get(id)?.cards).find((cards) => cards?.isConnected);
    if (source && this.lying.length + before.size > 0) {
      const { left, top, width, height } = (source.querySelector("svg") ?? source).getBoundingClientRect();
      before.set(card, { x: left + width / 2, y: top + height / 2, width, height });
    }
    return card;
  }

  /**
   * @param {HTMLButtonElement} card
   * @param {Slot} slot
   * @param {Zone} zone
   * @param {number} index
   */
  #dress(card, slot, zone, index) {
    const face = slot.face ?? (slot.code === "?" ? "back" : slot.code);
    const known = face !== "back";
    const covered = zone.kind === "pile" && !slot.role && index < zone.slots.length - ON_TOP;
    const look = [covered ? "" : face, slot.mark].join(" ");
    card.dataset.code = slot.code;
    if (card.dataset.look !== look) {
      card.dataset.look = look;
      const name = known ? this.printed?.(slot.code) : "";
      card.replaceChildren(
        picture(covered ? "" : `${this.deck}-${face}`),
        ...(name ? [h("span", { class: "printed", "aria-hidden": "true" }, name)] : []),
        ...(slot.mark ? [h("span", { class: "mark", "aria-hidden": "true", "data-mark": slot.mark })] : []),
      );
    }
    const classes = ["card", slot.role, !known && "hidden-face", covered && "covered"];
    for (const name of /** @type {const} */ (["live", "legal", "chosen", "marked", "pending"])) {
      if (slot[name]) classes.push(name);
    }
    const name = classes.filter(Boolean).join(" ");
    if (card.className !== name) card.className = name;
    setNumber(card, "--i", index);
    const label = known ? [this.cardName(slot.code), slot.note].filter(Boolean).join(", ") : "";
    setAttributes(card, {
      "data-zone": zone.id,
      "data-index": index,
      "data-place": `${zone.id}:${index}`,
      "aria-label": label || null,
      "aria-hidden": known ? null : "true",
      "aria-pressed": slot.live && slot.chosen !== undefined ? String(slot.chosen) : null,
      "aria-disabled": slot.live ? null : "true",
      title: known || slot.mark ? [this.cardName(slot.code), slot.mark && slot.note].filter(Boolean).join(", ") : null,
    });
  }

  /** One stop for the Tab key in each zone with live cards; arrows go on from there. */
  #rove() {
    for (const [id, area] of this.areas) {
      const live = this.#cards(id);
      const stop = live.find((card) => card.tabIndex === 0 && card.dataset.roved === id) ?? live[0];
      for (const card of area.cards.querySelectorAll(".card")) {
        // Written only where it changes: the browser lays the page out to answer whether the focus may stay.
        const button = /** @type {HTMLButtonElement} */ (card);
        const order = button === stop ? 0 : -1;
        if (button.tabIndex !== order || !button.hasAttribute("tabindex")) button.tabIndex = order;
        if (button.dataset.roved !== id) button.dataset.roved = id;
      }
    }
  }

  /** @param {KeyboardEvent} event */
  #arrow(event) {
    const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".card"));
    if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
    const cards = this.#cards(card.dataset.zone ?? "");
    const here = cards.indexOf(/** @type {HTMLButtonElement} */ (card));
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: cards.length - 1 };
    const to = steps[event.key];
    if (to === undefined || here < 0) return;
    event.preventDefault();
    this.focus(card.dataset.zone ?? "", Math.max(0, Math.min(to, cards.length - 1)));
  }
}

/**
 * Give a style sheet a number to count with.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {number} value
 */
function setNumber(element, name, value) {
  if (element.style.getPropertyValue(name) !== String(value)) element.style.setProperty(name, String(value));
}

/**
 * Whether every card stays where it is.
 * @param {import("./matching.js").Lying<HTMLButtonElement>[]} lying
 * @param {Zone[]} zones
 * @param {ReturnType<typeof matched<HTMLButtonElement>>} found
 */
function inPlace(lying, zones, found) {
  const now = zones.flatMap((zone) => zone.slots.map((slot) => ({ zone: zone.id, there: found.get(slot) })));
  return now.length === lying.length && now.every(({ zone, there }, index) => there?.zone === zone && there === lying[index]);
}

/**
 * What a zone is called for listeners, with the number of its cards.
 * @param {string} name
 * @param {string} count
 */
export function zoneLabel(name, count) {
  return t("{zone}: {count}", { zone: name, count });
}
