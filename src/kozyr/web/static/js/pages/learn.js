// A first walk through a game.

import { get } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { loadTexts, t } from "../lib/texts.js";

await loadTexts();
const { TableElement } = await import("../table/table-element.js");
const { LessonSource } = await import("../table/lesson-source.js");
const { coach, guide } = await import("../table/coach.js");
const element = document.querySelector("kz-table");

/**
 * Put the focus on what one does next, unless the reader is busy elsewhere.
 * @param {import("../table/table-element.js").TableElement} table
 */
function focusNext(table) {
  if (document.activeElement?.closest("dialog, .bar, .talk, .typed, .way")) return;
  /** @type {HTMLElement | null} */
  const next = table.querySelector(".card.marked, .actions .marked, .actions .main");
  if (next?.dataset.zone) table.board?.focus(next.dataset.zone, Number(next.dataset.index));
  else next?.focus({ preventScroll: true });
}

/**
 * @param {import("../table/table-element.js").TableElement} table
 * @param {import("../table/lesson-source.js").LessonSource} source
 */
function startLesson(table, source) {
  table.guide = guide(source);
  table.start(source);
  table.actions?.before(coach(table, source));
  source.addEventListener("step", () => {
    const address = new URL(location.href);
    address.searchParams.set("step", String(source.number));
    history.replaceState(null, "", address);
    focusNext(table);
  });
}

if (element instanceof TableElement) {
  const wanted = Number(new URLSearchParams(location.search).get("step"));
  try {
    const [lesson, { name }] = await Promise.all([get(`/api/lessons/${document.body.dataset.lesson}`), get("/api/me")]);
    startLesson(element, new LessonSource(lesson, name ?? t("Guest"), wanted));
  } catch (error) {
    element.replaceChildren(
      h("main", { class: "notice" },
        h("h1", {}, t("There is no lesson here")),
        h("p", {}, /** @type {Error} */ (error).message),
        h("p", {}, h("a", { class: "button main", href: "/" }, t("To the games")))),
    );
  }
}
