// "Play now": a table against bots, dealt at once. Level and players are those of the last time.

import { post } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { haveName } from "../lib/identity.js";

const KEY = "kozyr-play";

/** @typedef {Record<string, Record<string, string>>} Remembered by game, the choices by name */

/** @returns {Remembered} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * @param {string} game
 * @param {Record<string, string>} choices
 */
function remember(game, choices) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [game]: choices }));
  } catch {
    // A window that keeps nothing asks again.
  }
}

/** @param {Promise<void>} ready the texts */
export function startPlay(ready) {
  for (const form of document.querySelectorAll("form.play")) start(/** @type {HTMLFormElement} */ (form), ready);
}

/**
 * @param {HTMLFormElement} form
 * @param {Promise<void>} ready
 */
function start(form, ready) {
  const game = form.dataset.game ?? "";
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  for (const select of form.querySelectorAll("select")) {
    const last = remembered()[game]?.[select.name];
    if ([...select.options].some((option) => option.value === last)) select.value = last ?? "";
    select.addEventListener("change", () => {
      remember(game, choicesOf(form));
      expect(form);
    });
  }
  expect(form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await ready;
      const { level, players } = choicesOf(form);
      const body = players ? { game, level, players: Number(players) } : { game, level };
      const table = (await haveName()) && (await post("/api/quick", body)).table;
      if (table) location.href = `/t/${table}`;
    } catch (error) {
      complain(form, /** @type {Error} */ (error).message);
    }
    button.disabled = false;
  });
  button.disabled = false;
}

/**
 * Say what to expect of the bots that are chosen.
 * @param {HTMLFormElement} form
 */
function expect(form) {
  const line = form.querySelector(".expect");
  const level = form.querySelector('[name="level"]');
  const text = level instanceof HTMLSelectElement ? level.selectedOptions[0]?.dataset.expect ?? "" : "";
  if (line && line.textContent !== text) line.textContent = text;
}

/** @param {HTMLFormElement} form */
function choicesOf(form) {
  return Object.fromEntries([...form.querySelectorAll("select")].map(({ name, value }) => [name, value]));
}

/**
 * @param {HTMLFormElement} form
 * @param {string} message
 */
function complain(form, message) {
  form.querySelector(".refusal")?.remove();
  form.append(h("p", { class: "refusal", role: "alert" }, message));
}
