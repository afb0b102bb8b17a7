// Before the game: who sits where, a link to share, and the start.

import { haveName } from "../lib/identity.js";
import { h, place } from "../lib/dom.js";
import { expectation, levelOptions } from "../lib/levels.js";
import { t, tn } from "../lib/texts.js";
import { seatNames } from "./names.js";

/**
 * @param {HTMLElement} root
 * @param {any} source
 * @param {import("../lib/levels.js").Level[]} levels
 */
export function drawLobby(root, source, levels) {
  const { table, connected } = source;
  const now = JSON.stringify([table.seats, table.viewer, table.owner_seat, connected, levels.length]);
  if (root.dataset.shown === now) return;
  root.dataset.shown = now;
  const names = seatNames(table);
  const open = table.seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
  const owner = table.viewer !== null && table.viewer === table.owner_seat;
  place(root, [
    h(
      "section",
      { class: "sheet", "aria-labelledby": "lobby-title" },
      h("h1", { id: "lobby-title" }, open ? tn("Waiting for {n} more player", "Waiting for {n} more players", open) : t("Everyone is here")),
      h("ol", { class: "lobby-seats" }, ...names.map((name, seat) => seatLine(source, levels, name, seat, owner))),
      h(
        "div",
        { class: "choices" },
        owner && !open && h("button", { type: "button", class: "main", onclick: () => source.say({ type: "start" }) }, t("Deal the cards")),
        table.viewer === null && open > 0 &&
          h("button", { type: "button", class: "main", onclick: () => sit(source) }, t("Sit down")),
        open > 0 && shareButton(),
      ),
      ...(owner && open > 0 ? expectations(levels) : []),
      !owner && !open && h("p", { class: "quiet" }, t("The cards are dealt when the table's owner says so.")),
    ),
  ]);
}

/**
 * @param {any} source
 * @param {import("../lib/levels.js").Level[]} levels
 * @param {string} name
 * @param {number} seat
 * @param {boolean} owner
 */
function seatLine(source, levels, name, seat, owner) {
  const { table, connected } = source;
  const { kind } = table.seats[seat];
  const mine = table.viewer === seat;
  return h(
    "li",
    {},
    h("span", { class: "name" }, mine ? t("{name} (you)", { name }) : name),
    kind === "player" && !mine && connected[seat] === false && h("span", { class: "quiet" }, t("not connected")),
    mine && h("button", { type: "button", class: "plain", onclick: () => source.say({ type: "stand" }) }, t("Stand up")),
    kind === "open" && owner && botChooser(source, levels, seat),
  );
}

/**
 * @param {any} source
 * @param {import("../lib/levels.js").Level[]} levels
 * @param {number} seat
 */
function botChooser(source, levels, seat) {
  const select = h("select", { "aria-label": t("Put a bot here") },
    h("option", { value: "" }, t("Put a bot here")),
    ...levelOptions(levels));
  select.onchange = () => source.say({ type: "bot", seat, level: select.value });
  return select;
}

/**
 * What to expect of the bots that the owner may put into a seat.
 * @param {import("../lib/levels.js").Level[]} levels
 */
function expectations(levels) {
  const list = (/** @type {boolean} */ measuring) =>
    h("dl", { class: "expect" },
      ...levels.filter(({ baseline }) => baseline === measuring).map(({ level, name }) =>
        h("div", {}, h("dt", {}, name), " ", h("dd", {}, expectation(level)))));
  return [list(false), levels.some(({ baseline }) => baseline) && h("p", { class: "quiet measuring" }, t("For measuring: simple programs")), list(true)];
}

/** @param {any} source */
async function sit(source) {
  if (!(await haveName())) return;
  source.renew();
  source.say({ type: "sit" });
}

/** A button that hands the table's address to the system's share sheet, or copies it. */
function shareButton() {
  const button = h("button", { type: "button" }, t("Share the link"));
  button.onclick = async () => {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        button.textContent = t("The link is copied");
      }
    } catch {
      button.textContent = url;
    }
  };
  return button;
}
