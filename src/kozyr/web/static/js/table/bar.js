// The bar above the table: the way home, how things stand with the connection, the panels.

import { h } from "../lib/dom.js";
import { t } from "../lib/texts.js";

/** @param {import("./table-element.js").TableElement} table */
export function drawBar(table) {
  if (!table.bar) return;
  if (!table.bar.childElementCount) {
    table.bar.append(
      h("a", { class: "home", href: "/", "aria-label": t("To the games") }, "kozyr"),
      h("span", { class: "link-state", role: "status" }),
      h("nav", { "aria-label": t("At this table") },
        h("button", { type: "button", class: "plain", "data-panel": "talk", onclick: () => table.talk?.toggle() }, t("Log")),
      ),
    );
  }
  const state = table.bar.querySelector(".link-state");
  const word = connectionWord(table.source.status);
  if (state && state.textContent !== word) state.textContent = word;
}

/** @param {string} status */
function connectionWord(status) {
  switch (status) {
    case "connecting": return t("Connecting …");
    case "lost": return t("Connection lost, trying again …");
    default: return "";
  }
}
