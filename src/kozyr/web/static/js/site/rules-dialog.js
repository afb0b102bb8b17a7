// Reading while the game waits: the rules, and the keys.

import { h } from "../lib/dom.js";
import { language, loadTexts, t } from "../lib/texts.js";
import { lettersTick } from "./look-panel.js";
import { namePictures } from "./pictures.js";

/**
 * A dialog to read in, open at once; the focus comes back when it is closed.
 * @param {string} title
 * @param {...(Node | string)} content
 */
function reading(title, ...content) {
  const dialog = h(
    "dialog",
    { class: "reading", "aria-labelledby": "reading-title", onclose: () => dialog.remove(), onclick: (/** @type {Event} */ event) => event.target === dialog && dialog.close() },
    h(
      "header",
      {},
      h("h2", { id: "reading-title", tabindex: -1, autofocus: true }, title),
      h("button", { type: "button", class: "plain", onclick: () => dialog.close() }, t("Close")),
    ),
    h("div", {}, ...content),
  );
  document.querySelector("dialog.reading")?.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * The rules of a game: the text of its page, at a clause if one is named.
 * @param {string} game
 * @param {string} [clause] such as "D3.4"
 */
export async function openRules(game, clause) {
  await loadTexts();
  const place = h("div", { "aria-busy": "true" }, h("p", { class: "quiet" }, t("One moment …")));
  const dialog = reading(t("Rules"), place);
  const article = await fetchRules(game);
  place.removeAttribute("aria-busy");
  if (!article) {
    place.replaceChildren(h("p", { class: "refusal" }, t("The server cannot be reached. Try again in a moment.")));
    return;
  }
  const title = dialog.querySelector("#reading-title");
  if (title) title.textContent = article.querySelector("h1")?.textContent ?? t("Rules");
  place.replaceChildren(article);
  const sought = clause && [...article.querySelectorAll(".clause")].find((link) => link.id === clause);
  if (sought) {
    sought.classList.add("sought");
    sought.closest("li, p")?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement} */ (sought).focus({ preventScroll: true });
  }
  namePictures(article, article.dataset.deck ?? "");
}

/**
 * @param {string} game
 * @returns {Promise<HTMLElement | null>}
 */
async function fetchRules(game) {
  const answer = await fetch(`/rules/${game}?lang=${language}`).catch(() => null);
  if (!answer?.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const article = page.querySelector("#rules");
  if (!article) return null;
  const found = /** @type {HTMLElement} */ (document.importNode(article, true));
  // Links to clauses stay in the dialog: the address is the table's.
  found.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a.clause");
    if (!link) return;
    event.preventDefault();
    found.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`)?.scrollIntoView({ block: "center" });
  });
  return found;
}

/** What the keyboard does. */
export async function openKeys() {
  await loadTexts();
  /** @type {[string[], string][]} */
  const keys = [
    [["Tab"], t("to the next part: your hand, the table, the buttons")],
    [["←", "→"], t("from card to card")],
    [["Enter", t("Space")], t("play the card, press the button")],
    [["A", "…", "Z"], t("the letter beside a button's name presses it")],
    [["/"], t("type a move")],
    [["S"], t("sort the hand another way")],
    [["L"], t("log")],
    [["C"], t("chat")],
    [["R"], t("rules")],
    [["O"], t("look")],
    [["Esc"], t("close what is open, let go of a card")],
    [["?"], t("this list")],
  ];
  reading(
    t("Keys"),
    h("dl", { class: "keys" }, ...keys.flatMap(([names, what]) => [h("dt", {}, ...names.map((name) => h("kbd", {}, name))), h("dd", {}, what)])),
    lettersTick(),
  );
}
