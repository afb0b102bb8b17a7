// The other players, and oneself: name, role, clock, whether they are there.

import { h, place, setAttributes } from "../lib/dom.js";
import { levelOptions } from "../lib/levels.js";
import { t } from "../lib/texts.js";
import { drawClock } from "./clocks.js";
import { others } from "./scene.js";

/**
 * @param {HTMLElement} root
 * @param {import("./scene.js").Scene} scene
 * @param {import("./scene.js").GameUi} ui
 * @param {any} source
 */
export function drawSeats(root, scene, ui, source) {
  const old = new Map(
    [...root.children].map((child) => [/** @type {HTMLElement} */ (child).dataset.seat, child]),
  );
  const plates = [...others(scene), scene.seat].map((seat, index) => {
    const plate = /** @type {HTMLElement} */ (old.get(String(seat)) ?? newPlate(seat));
    setAttributes(plate, { "data-at": seat === scene.seat ? 0 : index + 1 });
    drawPlate(plate, scene, seat, ui, source);
    return plate;
  });
  place(root, plates);
}

/** @param {number} seat */
function newPlate(seat) {
  return h(
    "div",
    { "data-seat": seat },
    h("span", { class: "name" }),
    h("span", { class: "about" }),
    h("span", { class: "clock", role: "timer" }),
    h("span", { class: "state" }),
    h("span", { class: "help" }),
  );
}

/**
 * @param {HTMLElement} plate
 * @param {import("./scene.js").Scene} scene
 * @param {number} seat
 * @param {import("./scene.js").GameUi} ui
 * @param {any} source
 */
function drawPlate(plate, scene, seat, ui, source) {
  const { table } = scene;
  const acts = table.phase !== "over" && table.outlook.to_act.includes(seat);
  setAttributes(plate, {
    class: ["plate", acts && "acts", seat === scene.seat && "own"].filter(Boolean).join(" "),
    "data-role": ui.role?.(scene, seat) || null,
  });
  const [name, about, clock, state, help] = /** @type {[HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement]} */ (
    /** @type {unknown} */ ([...plate.children])
  );
  setText(name, seat === table.viewer ? t("You") : scene.names[seat] ?? "");
  setText(about, ui.about(scene, seat));
  setText(state, stateWord(scene, seat, source));
  const time = table.outlook.clocks[seat];
  setAttributes(clock, {
    "data-deadline": time?.deadline ?? null,
    "data-left": time && time.deadline === null ? time.left : null,
    hidden: !time,
  });
  drawClock(clock, source.ahead ?? 0);
  const replaceable = table.seats[seat].kind === "player" && !table.seats[seat].present && seat !== table.viewer;
  const owner = table.viewer !== null && table.viewer === table.owner_seat && table.phase === "playing";
  if (owner && replaceable && scene.levels.length > 1) {
    if (!help.childElementCount) help.append(chooser(scene, seat, source));
  } else help.replaceChildren();
}

/**
 * The owner's choice of the bot that plays for somebody who is away.
 * @param {import("./scene.js").Scene} scene
 * @param {number} seat
 * @param {any} source
 */
function chooser(scene, seat, source) {
  const current = scene.table.seats[seat].level;
  return h(
    "label",
    {},
    h("span", { class: "only-heard" }, t("The bot that plays for them")),
    h(
      "select",
      {
        onchange: (/** @type {Event} */ event) =>
          source.say({ type: "replace", seat, level: /** @type {HTMLSelectElement} */ (event.target).value }),
      },
      ...levelOptions(scene.levels, current),
    ),
  );
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {import("./scene.js").Scene} scene
 * @param {number} seat
 * @param {any} source
 */
function stateWord(scene, seat, source) {
  const place = scene.table.seats[seat];
  if (place.kind !== "player") return "";
  if (!place.present) return t("away, a bot plays");
  return source.connected[seat] === false ? t("not connected") : "";
}
