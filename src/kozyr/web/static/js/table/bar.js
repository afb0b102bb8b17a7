// The bar above the table: the way home, how things stand with the connection, and the panels.

import { h, setAttributes } from "../lib/dom.js";
import { keyHint } from "../lib/keyboard.js";
import { shortcut } from "../lib/look.js";
import { t } from "../lib/texts.js";

/** @param {import("./table-element.js").TableElement} table */
export function makeBar(table) {
  /**
   * @param {string} text
   * @param {string} key
   * @param {() => void} action
   */
  const button = (text, key, action) =>
    h("button", { type: "button", class: "plain", "data-key": key || null, onclick: action }, text, keyHint(key));
  return h(
    "header",
    { class: "bar" },
    h("a", { class: "home", href: "/", "aria-label": `kozyr: ${t("To the games")}` }, "kozyr"),
    h("span", { class: "link-state", role: "status" }),
    h(
      "nav",
      { "aria-label": t("At this table") },
      button(t("Log"), "l", () => table.toggleTalk()),
      button(t("Rules"), "r", () => openRules(table.dataset.game ?? "durak")),
      h(
        "details",
        { class: "more" },
        h("summary", { "aria-label": t("More") }, "⋯"),
        h(
          "div",
          { class: "menu", onclick: (/** @type {Event} */ event) => closeMenu(event) },
          button(t("Look"), "o", openLook),
          button(t("Sort my hand"), "s", () => table.sortAnew()),
          button(t("Type a move"), "/", () => table.typed?.open()),
          button(t("Keys"), "?", openKeys),
          button(t("Leave the table"), "", () => table.leave()),
        ),
      ),
    ),
  );
}

/**
 * Close the menu of a button that was pressed.
 * @param {Event} event
 */
function closeMenu(event) {
  const menu = /** @type {Element} */ (event.target).closest("details");
  if (!menu) return;
  if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
  menu.open = false;
}

/**
 * Say how things stand with the connection: during a game to listeners alone, for then the words
 * stand where the table speaks.
 * @param {HTMLElement} bar
 * @param {{status: string, silent?: boolean, table: any}} source
 * @param {import("./talk.js").Talk} [talk]
 */
export function drawBar(bar, source, talk) {
  for (const button of bar.querySelectorAll("[data-key]")) {
    setAttributes(button, { "aria-keyshortcuts": shortcut(button.getAttribute("data-key")) });
  }
  const log = bar.querySelector('[data-key="l"]');
  log?.setAttribute("aria-expanded", String(talk !== undefined && !talk.element.hidden));
  log?.classList.toggle("news", Boolean(talk?.news));
  const state = bar.querySelector(".link-state");
  const word = connectionWord(source);
  state?.classList.toggle("only-heard", source.table?.phase === "playing");
  if (state && state.textContent !== word) state.textContent = word;
}

/**
 * The rules of a game in a dialog, at a clause if one is named.
 * @param {string} game
 * @param {string} [clause]
 */
export async function openRules(game, clause) {
  (await import("../site/rules-dialog.js")).openRules(game, clause);
}

async function openKeys() {
  (await import("../site/rules-dialog.js")).openKeys();
}

async function openLook() {
  (await import("../site/look-panel.js")).openLook();
}

/**
 * What is to be said of the connection; nothing if all is well.
 * @param {{status: string, silent?: boolean}} source
 */
export function connectionWord({ status, silent }) {
  switch (status) {
    case "connecting": return t("Connecting …");
    case "lost": return t("Connection lost, trying again …");
    default: return silent ? t("No answer from the server yet …") : "";
  }
}
