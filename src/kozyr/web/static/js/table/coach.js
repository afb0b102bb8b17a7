// The coach: what a lesson says, how far it has come, a step back, the way out, and what one may do
// when there is only something to read.

import { post } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { haveName } from "../lib/identity.js";
import { t } from "../lib/texts.js";
import { openRules } from "./bar.js";
import { inOrder, markActions, markCards } from "./lesson-marks.js";
import { GO_BACK, GO_ON } from "./lesson-source.js";

/**
 * The panel, around the line in which the table says why it refuses a move.
 * @param {import("./table-element.js").TableElement} table
 * @param {import("./lesson-source.js").LessonSource} source
 * @returns {HTMLElement}
 */
export function coach(table, source) {
  const count = h("p", { class: "count" });
  const text = h("p", { class: "advice", "aria-live": "polite" });
  const back = h(
    "button",
    { type: "button", class: "plain", "data-key": "backspace", "aria-keyshortcuts": "Backspace", onclick: () => table.play([GO_BACK]) },
    t("A step back"),
  );
  const draw = () => {
    count.textContent = t("Step {n} of {last}", { n: source.number + 1, last: source.last + 1 });
    text.textContent = source.step.text;
    back.disabled = source.number === 0;
  };
  source.addEventListener("step", draw);
  draw();
  return h(
    "section",
    { class: "coach", "aria-label": t("The coach") },
    h("div", { class: "way" }, back, count, h("a", { class: "button plain", href: "/" }, t("Leave the lesson"))),
    h("div", { class: "words" }, text, table.says),
  );
}

/**
 * What the coach points at, and the buttons there are.
 * @param {import("./lesson-source.js").LessonSource} source
 * @returns {import("./table-element.js").Guide}
 */
export function guide(source) {
  return {
    zones: (zones) => markCards(zones, source.expected),
    actions: (actions) => (source.expected.length ? markActions(actions, source.expected) : coachActions(source)),
    moves: (played) => inOrder(played, source.expected),
  };
}

/**
 * The buttons where no move is due.
 * @param {import("./lesson-source.js").LessonSource} source
 * @returns {import("./scene.js").Action[]}
 */
function coachActions(source) {
  if (source.busy) return [];
  if (source.number < source.last) return [{ id: "go-on", text: t("Go on"), moves: GO_ON, main: true, key: "g" }];
  const { game } = source.lesson;
  return [
    { id: "play-now", text: t("Play a real game"), main: true, key: "p", run: () => playNow(source, game) },
    { id: "read-rules", text: t("Read the rules"), run: () => openRules(game) },
  ];
}

/**
 * @param {import("./lesson-source.js").LessonSource} source
 * @param {string} game
 */
async function playNow(source, game) {
  try {
    if (await haveName()) location.href = `/t/${(await post("/api/quick", { game })).table}`;
  } catch (error) {
    source.dispatchEvent(new CustomEvent("problem", { detail: error }));
  }
}
