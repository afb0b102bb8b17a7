// The other players, and oneself: name, role, clock, whether they are there.

import { h, place, setAttributes } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { others } from "./scene.js";

/**
 * @param {HTMLElement} root
 * @param {import("./scene.js").Scene} scene
 * @param {import("./scene.js").GameUi} ui
 * @param {any} source
 */
export function drawSeats(root, scene, ui, source) {
  const old = new Map([...root.children].map((child) => [/** @type {HTMLElement} */ (child).dataset.seat, child]));
  place(root, [...others(scene), scene.seat].map((seat) => {
    const there = /** @type {HTMLElement | undefined} */ (old.get(String(seat)));
    const plate = there ?? h("div", { class: "plate", "data-seat": seat }, h("span", { class: "name" }), h("span", { class: "about" }), h("span", { class: "state" }));
    const acts = scene.table.phase === "playing" && scene.table.outlook.to_act.includes(seat);
    setAttributes(plate, { class: `plate${acts ? " acts" : ""}${seat === scene.seat ? " own" : ""}` });
    const [name, about, state] = /** @type {HTMLElement[]} */ ([...plate.children]);
    if (name) name.textContent = seat === scene.table.viewer ? t("You") : scene.names[seat] ?? "";
    if (about) about.textContent = ui.about(scene, seat);
    if (state) state.textContent = stateWord(scene, seat, source);
    return plate;
  }));
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
