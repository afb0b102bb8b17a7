// What every page has beside the tables: look, keys, language, and the worker that keeps the shell
// for a start without a network.

import { keyName } from "../lib/keyboard.js";
import { shortcut } from "../lib/look.js";
import { chooseLanguage } from "./language.js";

/** @type {Record<string, () => Promise<void>>} */
const PANELS = {
  look: async () => (await import("./look-panel.js")).openLook(),
  keys: async () => (await import("./rules-dialog.js")).openKeys(),
};

/**
 * Have the page's links and buttons do their work.
 * @param {Record<string, () => Promise<void>>} [panels] what else its buttons open
 */
export function startShell(panels = {}) {
  const known = { ...PANELS, ...panels };
  for (const link of document.querySelectorAll("[data-language]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      chooseLanguage(/** @type {HTMLElement} */ (link).dataset.language ?? "");
    });
  }
  for (const [name, open] of Object.entries(known)) {
    for (const button of document.querySelectorAll(`[data-open="${name}"]`)) {
      button.addEventListener("click", open);
      button.removeAttribute("data-waits");
    }
  }
  document.addEventListener("keydown", (event) => {
    const typing = /** @type {Element} */ (event.target).closest?.("input, textarea, select, dialog");
    const key = shortcut(keyName(event));
    if (typing || !key || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === "?") known.keys?.();
    else if (key === "o") known.look?.();
  });
  navigator.serviceWorker?.register("/sw.js").catch(() => {
    // Without it the site works all the same, as long as there is a network.
  });
}
