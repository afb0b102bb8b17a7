// The points so far, at the edge of the table: open where there is room, else behind a word.

import { h } from "../lib/dom.js";
import { t } from "../lib/texts.js";

export class Score {
  constructor() {
    this.body = h("div", { class: "score-body" });
    this.element = h("details", { class: "score", hidden: true }, h("summary", {}, t("Points")), this.body);
    const wide = matchMedia("(min-width: 64rem) and (min-height: 36rem)");
    this.element.open = wide.matches;
    wide.addEventListener("change", () => {
      this.element.open = wide.matches;
    });
    this.head = -1;
  }

  /**
   * @param {import("./scene.js").Scene} scene
   * @param {import("./scene.js").GameUi} ui
   */
  draw(scene, ui) {
    if (!ui.score || this.head === scene.table.head) return;
    this.head = scene.table.head;
    this.element.hidden = false;
    this.body.replaceChildren(ui.score(scene));
  }
}

/**
 * A table of points, a column a player; `null` is an empty cell.
 * @param {string} caption what the numbers are
 * @param {string[]} names
 * @param {{head: string, cells: (string | number | null)[], sum?: boolean}[]} rows
 */
export function scoreTable(caption, names, rows) {
  return h(
    "table",
    { class: "points" },
    caption && h("caption", {}, caption),
    h("thead", {}, h("tr", {}, h("td"), ...names.map((name) => h("th", { scope: "col" }, name)))),
    h(
      "tbody",
      {},
      ...rows.map(({ head, cells, sum }) =>
        h(
          "tr",
          { class: sum ? "sum" : null },
          h("th", { scope: "row" }, head),
          ...cells.map((cell) => h("td", {}, cell === null ? "" : String(cell))),
        ),
      ),
    ),
  );
}
