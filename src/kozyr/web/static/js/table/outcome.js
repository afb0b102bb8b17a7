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
  if (root.dataset.over === scene.table.table + scene.table.next_table) return;
  root.dataset.over = scene.table.table + scene.table.next_table;
  const [title, ...words] = ui.outcome(scene);
  place(root, [
    h("div", { class: "sheet" },
      h("h1", {}, title ?? ""),
      ...words.map((text) => h("p", {}, text)),
      h("div", { class: "choices" },
        scene.table.next_table
          ? h("a", { class: "button main", href: `/t/${scene.table.next_table}` }, t("To the rematch"))
          : scene.table.viewer !== null && h("button", { type: "button", class: "main", onclick: () => source.say({ type: "rematch" }) }, t("Rematch")),
        h("a", { class: "button", href: "/" }, t("To the games")),
      ),
    ),
  ]);
}
