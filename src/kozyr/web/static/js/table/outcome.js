// After the game: how it ended, in words, and what one may do next.

import { h, place } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/**
 * @param {HTMLElement} root
 * @param {import("./scene.js").Scene} scene
 * @param {import("./scene.js").GameUi} ui
 * @param {any} source
 * @param {(outcome: Element) => void} putAway
 */
export function drawOutcome(root, scene, ui, source, putAway) {
  const { table } = scene;
  const now = `${table.table} ${table.next_table ?? ""}`;
  if (root.dataset.shown === now) return;
  root.dataset.shown = now;
  if (table.next_table && root.dataset.asked === table.table && alone(table)) {
    location.href = `/t/${table.next_table}`;
    return;
  }
  const ask = () => {
    root.dataset.asked = table.table;
    source.say({ type: "rematch" });
  };
  const [title, ...words] = ui.outcome(scene);
  const details = ui.score?.(scene);
  const sheet = h(
    "section",
    { class: "sheet outcome", tabindex: "-1", "aria-labelledby": "outcome-title" },
    h("h1", { id: "outcome-title" }, title ?? ""),
    ...words.map((text) => h("p", {}, text)),
    details,
    table.next_table && !alone(table) &&
      h("p", { class: "quiet" }, t("The table for the rematch is laid. Its owner deals the cards when everybody is there.")),
    h(
      "div",
      { class: "choices" },
      table.next_table
        ? h("a", { class: "button main", href: `/t/${table.next_table}` }, t("To the rematch"))
        : table.viewer !== null &&
          h("button", { type: "button", class: "main", onclick: ask }, t("Rematch")),
      h("a", { class: "button", href: `/t/${table.table}/replay` }, t("Replay")),
      h("a", { class: "button", href: `/api/tables/${table.table}/record`, download: `kozyr-${table.table}.json` }, t("Record")),
      h("a", { class: "button", href: "/" }, t("To the games")),
    ),
    h("button", { type: "button", class: "plain", onclick: () => putAway(sheet) }, t("Look at the table")),
  );
  place(root, [sheet]);
  sheet.focus({ preventScroll: true });
}

/**
 * Whether nobody but the reader has to come to a rematch.
 * @param {any} table
 */
function alone(table) {
  return table.viewer !== null && table.seats.every((/** @type {any} */ { kind }, /** @type {number} */ seat) => kind === "bot" || seat === table.viewer);
}
