// Cards move from where they were to where they are: a little arc, overlapping starts, no bounce,
// a quarter of a second in all. A card that is on its way starts from where it is seen.

import { moves } from "../lib/look.js";

const LONGEST_MS = 250;
const EACH_MS = 190;
const APART_MS = 14;
const LEAST_PX = 2;
const ARC = 0.06;

/** @typedef {{x: number, y: number, width: number, height: number}} Spot */

/**
 * Where elements are seen now.
 * @param {Iterable<Element>} elements
 * @returns {Map<Element, Spot>}
 */
export function spots(elements) {
  const found = new Map();
  for (const element of elements) {
    const picture = element.querySelector(":scope > svg") ?? element;
    const { left, top, width, height } = picture.getBoundingClientRect();
    found.set(element, { x: left + width / 2, y: top + height / 2, width, height });
  }
  return found;
}

/**
 * Have elements travel from earlier spots to their present ones.
 * @param {Map<Element, Spot>} before
 */
export function travel(before) {
  if (!moves()) return;
  for (const element of before.keys()) for (const old of element.getAnimations()) old.cancel();
  const after = spots(before.keys());
  const moved = [...before].filter(([element, spot]) => far(spot, after.get(element)));
  moved.forEach(([element, from], index) => {
    const to = /** @type {Spot} */ (after.get(element));
    const x = from.x - to.x;
    const y = from.y - to.y;
    const scale = to.width ? from.width / to.width : 1;
    const lift = -Math.hypot(x, y) * ARC;
    // A card in a fan is wider than its button: it grows about its own middle.
    const transformOrigin = `${to.width / 2}px ${to.height / 2}px`;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20, transformOrigin },
        { transform: `translate(${x * 0.35}px, ${y * 0.35 + lift}px) scale(${(scale + 2) / 3})`, zIndex: 20, transformOrigin },
        { transform: "none", zIndex: 20, transformOrigin },
      ],
      {
        duration: EACH_MS,
        delay: Math.min(index * APART_MS, LONGEST_MS - EACH_MS),
        easing: "cubic-bezier(.3,.1,.25,1)",
        fill: "backwards",
      },
    );
  });
}

/**
 * @param {Spot} from
 * @param {Spot | undefined} to
 */
function far(from, to) {
  return to !== undefined && Math.hypot(from.x - to.x, from.y - to.y) > LEAST_PX;
}
