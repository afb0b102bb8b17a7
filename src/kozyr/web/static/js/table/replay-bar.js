// Stepping through a finished game: buttons, a slider, keys, whose side one sits at, a link to here.

import { h } from "../lib/dom.js";
import { t } from "../lib/texts.js";
import { seatNames } from "./names.js";

const PACE_MS = 900;

/**
 * @param {import("./replay-source.js").ReplaySource} source
 * @returns {HTMLElement}
 */
export function replayBar(source) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let playing;
  const slider = h("input", {
    type: "range",
    min: 0,
    max: source.last,
    "aria-label": t("Step"),
    oninput: () => source.go(Number(slider.value)),
  });
  const count = h("output", { class: "quiet" });
  /**
   * @param {string} sign
   * @param {string} name
   * @param {string} key
   * @param {() => void} action
   */
  const button = (sign, name, key, action) =>
    h("button", { type: "button", class: "plain", "aria-label": name, title: name, "data-key": key, onclick: action }, sign);
  const play = button("▶", t("Play"), "p", () => (playing ? stop() : start()));

  function start() {
    if (source.step === source.last) source.go(0);
    playing = setInterval(() => {
      source.go(source.step + 1);
      if (source.step === source.last) stop();
    }, PACE_MS);
    draw();
  }

  function stop() {
    clearInterval(playing);
    playing = undefined;
    draw();
  }

  /** @param {number} step */
  const go = (step) => {
    stop();
    source.go(step);
  };
  const side = h(
    "select",
    { "aria-label": t("At whose side"), onchange: () => source.sitAt(Number(side.value)) },
    ...seatNames({ seats: source.replay.players.map(shownSeat) }).map((name, seat) =>
      h("option", { value: seat, selected: seat === source.seat }, name),
    ),
  );
  const link = h("button", { type: "button", onclick: () => copy(link) }, t("Link to here"));

  function draw() {
    slider.value = String(source.step);
    count.textContent = `${source.step} / ${source.last}`;
    play.textContent = playing ? "❚❚" : "▶";
    play.setAttribute("aria-label", playing ? t("Pause") : t("Play"));
    history.replaceState(null, "", `${location.pathname}?step=${source.step}&side=${source.seat}`);
  }

  source.addEventListener("update", draw);
  draw();
  return h(
    "div",
    { class: "replay-bar", role: "group", "aria-label": t("Replay") },
    h(
      "div",
      { class: "replay-keys" },
      button("«", t("To the beginning"), "home", () => go(0)),
      button("‹", t("A step back"), "arrowleft", () => go(source.step - 1)),
      play,
      button("›", t("A step on"), "arrowright", () => go(source.step + 1)),
      button("»", t("To the end"), "end", () => go(source.last)),
    ),
    slider,
    count,
    h("div", { class: "replay-more" }, side, link),
  );
}

/** @param {string} name */
function shownSeat(name) {
  return name.startsWith("bot:") ? { kind: "bot", level: name.slice(4) } : { kind: "player", name };
}

/** @param {HTMLButtonElement} button */
async function copy(button) {
  try {
    await navigator.clipboard.writeText(location.href);
    button.textContent = t("The link is copied");
  } catch {
    button.textContent = location.href;
  }
}
