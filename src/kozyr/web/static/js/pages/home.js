// The home page.

import { get, post } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { loadTexts, t } from "../lib/texts.js";

await loadTexts();
const main = document.querySelector("main");
for (const game of ["durak", "blaze", "blulu"]) {
  main?.append(
    h("button", {
      type: "button",
      "data-game": game,
      onclick: async () => {
        if (!(await get("/api/me")).name) await post("/api/me", { name: t("Guest") });
        const { table } = await post("/api/quick", { game });
        location.href = `/t/${table}`;
      },
    }, game),
  );
}
