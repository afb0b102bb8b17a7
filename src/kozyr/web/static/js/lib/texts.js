// What the page says, in the language it came in. English is in the source; the others are
// gettext catalogues, fetched once (`kozyr/web/texts.py`).

/** @typedef {Record<string, string | number>} Values */

/** @type {Record<string, string | string[]>} */
let catalogue = {};
const plurals = new Intl.PluralRules(document.documentElement.lang);
const categories = plurals.resolvedOptions().pluralCategories;
const ORDER = ["one", "few", "many", "other"];

/** The code of the page's language. */
export const language = document.documentElement.lang;

/** @type {Promise<void> | null} */
let asked = null;

/** Fetch the texts, once; without them the page speaks English. */
export function loadTexts() {
  asked ??= fetchTexts();
  return asked;
}

async function fetchTexts() {
  const address = document.body.dataset.texts;
  if (!address) return;
  const answer = await fetch(address);
  if (answer.ok) catalogue = await answer.json();
}

/**
 * A message in the page's language, with its values filled in.
 * @param {string} message
 * @param {Values} [values]
 * @returns {string}
 */
export function t(message, values = {}) {
  const found = catalogue[message];
  return fill(typeof found === "string" ? found : message, values);
}

/**
 * A message about n things, in the form that n takes; `{n}` stands for the number.
 * @param {string} one
 * @param {string} many
 * @param {number} n
 * @param {Values} [values]
 * @returns {string}
 */
export function tn(one, many, n, values = {}) {
  const forms = catalogue[one];
  const form = Array.isArray(forms) ? forms[formOf(n, forms.length)] : n === 1 ? one : many;
  return fill(form ?? many, { n, ...values });
}

/**
 * Which of a catalogue's plural forms a number takes: they stand in CLDR's order, and a language
 * may have more categories than its catalogue has forms (French `many`, Russian `other`).
 * @param {number} n
 * @param {number} forms
 */
function formOf(n, forms) {
  const known = ORDER.filter((name) => categories.includes(/** @type {Intl.LDMLPluralRule} */ (name)));
  return Math.min(known.indexOf(plurals.select(n)), forms - 1);
}

/**
 * @param {string} text
 * @param {Values} values
 */
function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
