// After the game: how it ended, in words, and what one may do next.

import { h, place } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/**
 * @param {HTMLElement} root
 * @param {import("./scene.js").Scene} scene
 * @param {import("./scene.js").GameUi} ui
 * @param {any} source
 */
export function drawOutcome(root, scene, ui, source) {
  const { table } = scene;
  const now = `${table.table} ${table.next_table ?? ""}`;
  if (root.dataset.shown === now) return;
  root.dataset.shown = now;
  const [title, ...words] = ui.outcome(scene);
  const details = ui.score?.(scene);
  const sheet = h(
    "section",
    { class: "sheet outcome", tabindex: "-1", "aria-labelledby": "outcome-title" },
    h("h1", { id: "outcome-title" }, title ?? ""),
    ...words.map((text) => h("p", {}, text)),
    details,
    h(
      "div",
      { class: "choices" },
      table.next_table
        ? h("a", { class: "button main", href: `/t/${table.next_table}` }, t("To the rematch"))
        : table.viewer !== null &&
          h("button", { type: "button", class: "main", onclick: () => source.say({ type: "rematch" }) }, t("Rematch")),
      h("a", { class: "button", href: `/t/${table.table}/replay` }, t("Replay")),
      h("a", { class: "button", href: `/api/tables/${table.table}/record`, download: `kozyr-${table.table}.json` }, t("Record")),
      h("a", { class: "button", href: "/" }, t("To the games")),
    ),
    h("button", { type: "button", class: "plain", onclick: () => sheet.remove() }, t("Look at the table")),
  );
  place(root, [sheet]);
  sheet.focus({ preventScroll: true });
}
