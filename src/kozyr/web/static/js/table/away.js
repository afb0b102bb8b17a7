// What lies over the table is put away by a tap beside it, and that tap does nothing else to the
// table: who puts a menu away means no card.

/** Where the log lies over the table: as in table.css. */
const OVER = "(max-width: 47.9rem)";

/** @param {import("./table-element.js").TableElement} table */
export function putAwayByTaps(table) {
  document.addEventListener(
    "click",
    (event) => {
      const target = /** @type {Element} */ (event.target);
      // A click without a place is a key's: what it presses has the focus, and is meant.
      if (event.detail === 0 || target.closest("dialog")) return;
      const menus = openMenus(table).filter((menu) => !menu.contains(target));
      for (const menu of menus) menu.open = false;
      const felt = target.closest(".felt, .front") !== null;
      const { talk } = table;
      const log = felt && talk !== undefined && !talk.element.hidden && matchMedia(OVER).matches;
      if (log) table.toggleTalk();
      const outcome = felt && !log && !menus.length && !target.closest(".front, .actions") && shownOutcome(table);
      if (outcome) table.putOutcomeAway(outcome);
      if (felt && (log || outcome || menus.length)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}

/**
 * Put away what lies over the table, the uppermost first.
 * @param {import("./table-element.js").TableElement} table
 * @returns {boolean} whether there was anything
 */
export function putAway(table) {
  const [menu] = openMenus(table);
  const outcome = shownOutcome(table);
  if (menu) {
    const within = menu.contains(document.activeElement);
    menu.open = false;
    if (within) menu.querySelector("summary")?.focus();
  } else if (table.talk && !table.talk.element.hidden) table.toggleTalk();
  else if (outcome) table.putOutcomeAway(outcome);
  else return false;
  return true;
}

/** @param {import("./table-element.js").TableElement} table */
function shownOutcome(table) {
  return table.front?.querySelector(".outcome") ?? null;
}

/**
 * @param {Element} table
 * @returns {HTMLDetailsElement[]}
 */
function openMenus(table) {
  return [.../** @type {NodeListOf<HTMLDetailsElement>} */ (table.querySelectorAll("details.more[open]"))];
}
