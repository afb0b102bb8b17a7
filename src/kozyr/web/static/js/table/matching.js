// Which card on the screen becomes which: a card that was there stays the same element, so that it
// can move from where it was. Codes say most of it; unknown cards go where such cards come from.

/**
 * @template T
 * @typedef {{code: string, zone: string, card: T}} Lying a card on the screen
 */

/**
 * The card for each slot of each zone; null where a new one must be made.
 * @template T
 * @param {Lying<T>[]} lying in the order of the screen
 * @param {import("./scene.js").Zone[]} zones
 * @returns {Map<import("./scene.js").Slot, Lying<T> | null>}
 */
export function matched(lying, zones) {
  const free = new Set(lying);
  /** @type {Map<import("./scene.js").Slot, Lying<T> | null>} */
  const found = new Map();
  /** @param {(card: Lying<T>, slot: import("./scene.js").Slot, zone: import("./scene.js").Zone) => boolean} fits */
  const pass = (fits) => {
    for (const zone of zones) {
      for (const slot of zone.slots) {
        if (found.has(slot)) continue;
        for (const card of free) {
          if (!fits(card, slot, zone)) continue;
          found.set(slot, card);
          free.delete(card);
          break;
        }
      }
    }
  };
  pass((card, slot, zone) => slot.code !== "?" && card.code === slot.code && card.zone === zone.id);
  pass((card, slot) => slot.code !== "?" && card.code === slot.code);
  pass((card, slot, zone) => slot.code === "?" && card.code === "?" && card.zone === zone.id);
  const steps = Math.max(0, ...zones.map((zone) => zone.from.length));
  for (let step = 0; step < steps; step += 1) {
    pass((card, slot, zone) => card.zone === zone.from[step] && (card.code === "?" || slot.code === "?"));
  }
  for (const zone of zones) {
    for (const slot of zone.slots) if (!found.has(slot)) found.set(slot, null);
  }
  return found;
}
