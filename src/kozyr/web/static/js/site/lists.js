// The lists of tables, asked for anew while somebody looks at them.

const EVERY_MS = 20_000;
const LISTS = ["own-tables", "other-tables"];

/** Ask again every while, and at once when the page is looked at again. */
export function keepListsFresh() {
  let asked = Date.now();
  const ask = () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < EVERY_MS) return;
    asked = Date.now();
    refresh();
  };
  setInterval(ask, EVERY_MS);
  document.addEventListener("visibilitychange", ask);
  // Back from a table: what the browser kept may be old.
  addEventListener("pageshow", (event) => {
    if (event.persisted) refresh();
  });
}

async function refresh() {
  const answer = await fetch("/lists").catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of LISTS) {
    const old = document.getElementById(id);
    const found = fresh.getElementById(id);
    if (old && found && old.innerHTML !== found.innerHTML) swap(old, found);
  }
}

/**
 * Put one list in the place of another; the focus stays on the same link.
 * @param {HTMLElement} old
 * @param {HTMLElement} found
 */
function swap(old, found) {
  const focused = old.contains(document.activeElement) && document.activeElement?.getAttribute("href");
  const list = document.importNode(found, true);
  old.replaceWith(list);
  if (focused) /** @type {HTMLElement | null} */ (list.querySelector(`[href="${focused}"]`))?.focus();
}
