// The form for a table of one's own.

import { post } from "../lib/api.js";
import { haveName } from "../lib/identity.js";
import { loadTexts } from "../lib/texts.js";
import { startShell } from "../site/shell.js";

startShell();
const form = /** @type {HTMLFormElement} */ (document.querySelector("#new"));
const problem = /** @type {HTMLElement} */ (form.querySelector(".refusal"));
const button = /** @type {HTMLButtonElement} */ (form.querySelector("button.main"));
form.addEventListener("change", arrange);
form.addEventListener("submit", make);
arrange();
await loadTexts();
button.disabled = false;

/** @param {string} name */
function radios(name) {
  return /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll(`input[name="${name}"]`)]);
}

function seats() {
  return /** @type {HTMLSelectElement[]} */ ([...form.querySelectorAll('select[name="seat"]')]);
}

/** @param {string} name */
function value(name) {
  return String(new FormData(form).get(name) ?? "");
}

/** @param {Event} [event] */
function arrange(event) {
  const game = radios("game").find((radio) => radio.checked);
  const least = Number(game?.dataset.least ?? 2);
  const most = Number(game?.dataset.most ?? 2);
  const counts = radios("players");
  for (const radio of counts) {
    const fits = Number(radio.value) >= least && Number(radio.value) <= most;
    radio.disabled = !fits;
    radio.closest("label")?.toggleAttribute("hidden", !fits);
  }
  const now = counts.find((radio) => radio.checked);
  if (!now || now.disabled) for (const radio of counts) radio.checked = Number(radio.value) === least;
  document.querySelector("#counts")?.toggleAttribute("hidden", least === most);
  const players = Number(value("players"));
  seats().forEach((seat, index) => {
    seat.disabled = index >= players;
    seat.closest("label")?.toggleAttribute("hidden", seat.disabled);
  });
  oneOwner(event?.target);
  for (const label of form.querySelectorAll("[data-clock]")) {
    const off = /** @type {HTMLElement} */ (label).dataset.clock !== value("clock");
    label.toggleAttribute("hidden", off);
    label.querySelector("input")?.toggleAttribute("disabled", off);
  }
}

/**
 * The owner has one seat at most: the one chosen last.
 * @param {EventTarget | null} [chosen]
 */
function oneOwner(chosen) {
  const mine = seats().filter((seat) => !seat.disabled && seat.value === "owner");
  const kept = mine.find((seat) => seat === chosen) ?? mine[0];
  for (const seat of mine) if (seat !== kept) seat.value = "open";
}

function clock() {
  switch (value("clock")) {
    case "move": return { kind: "move", seconds: Number(value("move_seconds")) };
    case "bank":
      return { kind: "bank", seconds: Number(value("bank_minutes")) * 60, increment: Number(value("increment")) };
    case "days": return { kind: "days", days: Number(value("days")) };
    default: return { kind: "none" };
  }
}

/** @param {Event} event */
async function make(event) {
  event.preventDefault();
  problem.textContent = "";
  button.disabled = true;
  try {
    if (await haveName()) {
      const { table } = await post("/api/tables", {
        game: value("game"),
        players: Number(value("players")),
        seats: seats().filter((seat) => !seat.disabled).map((seat) => seat.value),
        public: value("public") === "yes",
        spectators: value("spectators") === "on",
        clock: clock(),
        known_cards: value("known_cards") === "on",
        forced: value("forced") === "on",
      });
      location.href = `/t/${table}`;
    }
  } catch (error) {
    problem.textContent = /** @type {Error} */ (error).message;
  }
  button.disabled = false;
}
