// Before the first paint: the look that was chosen on an earlier visit. A classic script, since
// modules run after the page is drawn. `lib/look.js` writes what is read here.
(() => {
  /** @type {Record<string, unknown>} */
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem("kozyr-look") ?? "{}");
  } catch {
    return;
  }
  const root = document.documentElement;
  for (const [name, value] of Object.entries(look)) {
    if (/^[a-z]+$/.test(name) && typeof value === "string") root.dataset[name] = value;
    if (/^[a-z]+$/.test(name) && typeof value === "number") {
      root.style.setProperty(`--look-${name}`, String(value));
      if (["contrast", "warmth"].includes(name) && value !== 50) root.dataset.tinted = "";
    }
  }
})();
