// Before the game: who sits where, a link to share, and the start.

import { h, place } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { seatNames } from "./names.js";

/**
 * @param {HTMLElement} root
 * @param {any} source
 */
export function drawLobby(root, source) {
  const { table } = source;
  const names = seatNames(table);
  const full = table.seats.every((/** @type {any} */ seat) => seat.kind !== "open");
  const owner = table.viewer !== null && table.viewer === table.owner_seat;
  place(root, [
    h("div", { class: "sheet" },
      h("h1", {}, t("Waiting for players")),
      h("ol", { class: "lobby-seats" }, ...names.map((name, seat) => h("li", {}, name,
        table.seats[seat].kind === "open" && table.viewer === null &&
          h("button", { type: "button", onclick: () => source.say({ type: "sit", seat }) }, t("Sit here"))))),
      owner && full && h("button", { type: "button", class: "main", onclick: () => source.say({ type: "start" }) }, t("Deal the cards")),
    ),
  ]);
}
