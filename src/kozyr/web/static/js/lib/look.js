// The look of the page: what the reader chose, kept on this device, applied to the root element.
// `early.js` applies it before the first paint.

const KEY = "kozyr-look";
/** Numbers run from 0 to 100, 50 is neutral; words are the names of choices. */
export const NEUTRAL = {
  contrast: 50,
  grain: 50,
  warmth: 50,
  size: 50,
  cloth: "green",
  suits: "two",
  indices: "cyrillic",
  motion: "system",
  sound: "off",
  confirm: "off",
  forced: "off",
  letters: "on",
  order: "suit",
};

/** @typedef {typeof NEUTRAL} Look */

/** @type {Look} */
let current = { ...NEUTRAL, ...stored() };

/** What is stored, as far as it is of the right kind. */
function stored() {
  /** @type {Record<string, string | number>} */
  const kept = {};
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    for (const [name, value] of Object.entries(NEUTRAL)) {
      if (typeof found[name] === typeof value) kept[name] = found[name];
    }
  } catch {
    // A store that cannot be read is as good as an empty one.
  }
  return kept;
}

/**
 * A key, if it may be used: single letters and signs can be switched off, for those who speak to
 * their device or hit keys by accident (WCAG 2.1.4).
 * @param {string | null | undefined} key
 */
export function shortcut(key) {
  return key && (key.length > 1 || current.letters === "on") ? key : null;
}

/** @returns {Readonly<Look>} */
export function look() {
  return current;
}

/**
 * Choose something; the page changes at once.
 * @param {Partial<Look>} changes
 */
export function setLook(changes) {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows may keep nothing: the choice lasts as long as the page.
  }
  apply();
  document.dispatchEvent(new CustomEvent("kozyr-look", { detail: current }));
}

function apply() {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(current)) {
    if (typeof value === "number") root.style.setProperty(`--look-${name}`, String(value));
    else root.dataset[name] = value;
  }
  // Filters cost time, so there are none as long as nothing is to be filtered.
  const tinted = current.contrast !== NEUTRAL.contrast || current.warmth !== NEUTRAL.warmth;
  root.toggleAttribute("data-tinted", tinted);
  if (tinted) warm(current.warmth / 50 - 1);
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * Write the filter of the colour temperature: candlelight takes blue away, a cloudy day red.
 * @param {number} degree from -1, cold, to 1, warm
 */
function warm(degree) {
  let matrix = document.querySelector("#warmth feColorMatrix");
  if (!matrix) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", "sprite");
    svg.setAttribute("aria-hidden", "true");
    const filter = document.createElementNS(SVG, "filter");
    filter.id = "warmth";
    filter.setAttribute("color-interpolation-filters", "sRGB");
    matrix = document.createElementNS(SVG, "feColorMatrix");
    filter.append(matrix);
    svg.append(filter);
    document.body.append(svg);
  }
  const cold = Math.max(0, -degree);
  const red = 1 - 0.24 * cold;
  const green = 1 - 0.1 * Math.abs(degree);
  const blue = 1 - 0.36 * Math.max(0, degree);
  matrix.setAttribute("values", `${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0`);
}

apply();

/** Whether things may move. */
export function moves() {
  if (current.motion === "on") return true;
  if (current.motion === "off") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
