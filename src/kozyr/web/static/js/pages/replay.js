// The replay of a finished game.

import { get } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { loadTexts, t } from "../lib/texts.js";
import { replayBar } from "../table/replay-bar.js";
import { ReplaySource } from "../table/replay-source.js";
import { TableElement } from "../table/table-element.js";

await loadTexts();
const element = document.querySelector("kz-table");

if (element instanceof TableElement) {
  const wanted = new URLSearchParams(location.search);
  try {
    const replay = await get(`/api/tables/${document.body.dataset.table}/replay`);
    const source = new ReplaySource(replay, Number(wanted.get("step")), Number(wanted.get("side")) || 0);
    element.start(source);
    element.querySelector(".felt")?.append(replayBar(source));
  } catch (error) {
    element.replaceChildren(
      h("main", { class: "notice" },
        h("h1", {}, t("There is nothing to replay")),
        h("p", {}, /** @type {Error} */ (error).message),
        h("p", {}, h("a", { class: "button main", href: `/t/${document.body.dataset.table}` }, t("To the table")))),
    );
  }
}
