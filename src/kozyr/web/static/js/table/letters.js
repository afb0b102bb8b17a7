// Atlasnye cards carry Russian letters. Whoever reads another language is told once what they
// mean, and may have Latin ones instead.

import { h } from "../lib/dom.js";
import { look, setLook } from "../lib/look.js";
import { language, t } from "../lib/texts.js";

const KEY = "kozyr-letters";

/**
 * What the letters mean, if that is to be told at a table of this deck.
 * @param {string} deck
 * @returns {HTMLElement | null}
 */
export function lettersTip(deck) {
  if (deck !== "atlasnye" || language === "ru" || look().indices !== "cyrillic" || told()) return null;
  const tip = h(
    "aside",
    { class: "tip", "aria-label": t("Letters on the cards") },
    h("p", {}, t("В, Д, К, Т: jack, queen, king, ace.")),
    h("button", { type: "button", onclick: () => setLook({ indices: "latin" }) }, t("Show J Q K A")),
    h("button", { type: "button", class: "plain", "aria-label": t("Close"), onclick: () => tip.remove() }, "✕"),
  );
  document.addEventListener("kozyr-look", () => {
    if (look().indices !== "cyrillic") tip.remove();
  });
  return tip;
}

/** Whether it was told before; from now on it was. */
function told() {
  try {
    const before = localStorage.getItem(KEY) !== null;
    localStorage.setItem(KEY, "told");
    return before;
  } catch {
    return false;
  }
}
