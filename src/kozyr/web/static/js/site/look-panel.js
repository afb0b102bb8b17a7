// The look: a panel beside the page, which changes as one chooses.

import { h, picture } from "../lib/dom.js";
import { look, NEUTRAL, setLook } from "../lib/look.js";
import { loadSprite } from "../lib/sprites.js";
import { language, loadTexts, t } from "../lib/texts.js";
import { chooseLanguage } from "./language.js";

/** @typedef {import("../lib/look.js").Look} Look */
/** @typedef {"contrast" | "grain" | "warmth" | "size"} Amount */
/** @typedef {"cloth" | "suits" | "indices" | "motion"} Choice */
/** @typedef {"sound" | "confirm" | "forced" | "letters"} Switch */

/** Cards that show suits, indices, figures and pips. */
const PREVIEW = ["Jc", "Qh", "Kd", "9s"];

/** Open the panel; what is chosen is applied and kept at once. */
export async function openLook() {
  if (document.querySelector("dialog.look")) return;
  await loadTexts();
  const before = { ...look() };
  const controls = h("div", { class: "look-controls" });
  const draw = () => controls.replaceChildren(...fields());
  /** @param {Look} wanted */
  const set = (wanted) => {
    setLook(wanted);
    draw();
  };
  draw();
  const dialog = h(
    "dialog",
    { class: "look", "aria-labelledby": "look-title", onclose: () => dialog.remove(), onclick: (/** @type {Event} */ event) => event.target === dialog && dialog.close() },
    h("h2", { id: "look-title" }, t("Look")),
    h("div", { class: "preview", "aria-hidden": "true" }, ...PREVIEW.map((code) => h("span", { class: "picture" }, picture(`atlasnye-${code}`)))),
    controls,
    h(
      "p",
      { class: "choices" },
      h("button", { type: "button", onclick: () => set(before) }, t("As it was")),
      h("button", { type: "button", onclick: () => set({ ...NEUTRAL, order: look().order, letters: look().letters }) }, t("Plain")),
      h("button", { type: "button", class: "main", onclick: () => dialog.close() }, t("Close")),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  loadSprite("atlasnye");
}

function fields() {
  return [
    tongues(),
    slider("contrast", t("Contrast"), t("softer"), t("stronger")),
    slider("grain", t("Grain"), t("smooth"), t("coarse")),
    slider("warmth", t("Colour temperature"), t("cooler"), t("warmer")),
    slider("size", t("Size of the cards"), t("smaller"), t("larger")),
    chips("cloth", t("Cloth"), [["green", t("Green")], ["claret", t("Claret")], ["midnight", t("Midnight")]]),
    chips("suits", t("Suits"), [["two", t("Two colours")], ["four", t("Four colours")]]),
    chips("indices", t("Letters on the cards"), [["cyrillic", t("Russian: В Д К Т")], ["latin", t("Latin: J Q K A")]]),
    chips("motion", t("Moving cards"), [["system", t("As the system has it")], ["on", t("Yes")], ["off", t("No")]]),
    tick("sound", t("Sounds")),
    tick("confirm", t("Ask before a card is played")),
    tick("forced", t("Play for me where there is no choice")),
    lettersTick(),
  ];
}

function tongues() {
  const select = h(
    "select",
    { onchange: () => chooseLanguage(select.value) },
    ...[["en", "English"], ["fr", "Français"], ["ru", "Русский"]].map(([code, name]) =>
      h("option", { value: code, lang: code, selected: code === language }, name ?? ""),
    ),
  );
  return h("label", {}, h("span", { class: "name" }, t("Language")), select);
}

/**
 * @param {Amount} name
 * @param {string} text
 * @param {string} low what the left end means
 * @param {string} high
 */
function slider(name, text, low, high) {
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const output = h("output", {});
  const input = h("input", {
    type: "range",
    min: 0,
    max: 100,
    step: 5,
    value: look()[name],
    "aria-label": text,
    oninput: () => {
      setLook({ [name]: Number(input.value) });
      say();
    },
  });
  const say = () => {
    output.textContent = percent.format(Number(input.value) / 100);
    input.setAttribute("aria-valuetext", output.textContent);
  };
  say();
  return h(
    "div",
    { class: "slider" },
    h("span", { class: "name", "aria-hidden": "true" }, text),
    output,
    input,
    h("span", { class: "ends", "aria-hidden": "true" }, h("span", {}, low), h("span", {}, high)),
  );
}

/**
 * @param {Choice} name
 * @param {string} text
 * @param {[string, string][]} options
 */
function chips(name, text, options) {
  return h(
    "fieldset",
    {},
    h("legend", {}, text),
    h(
      "div",
      { class: "chips" },
      ...options.map(([value, word]) =>
        h(
          "label",
          {},
          h("input", { type: "radio", name: `look-${name}`, value, checked: look()[name] === value, onchange: () => setLook({ [name]: value }) }),
          h("span", {}, name === "cloth" && h("i", { class: `swatch ${value}` }), word),
        ),
      ),
    ),
  );
}

/** Whether single letters press buttons; in the list of keys too. */
export function lettersTick() {
  return tick("letters", t("Letters and signs on the keyboard press buttons"));
}

/**
 * @param {Switch} name
 * @param {string} text
 */
function tick(name, text) {
  return h(
    "label",
    { class: "tick" },
    h("input", {
      type: "checkbox",
      checked: look()[name] === "on",
      onchange: (/** @type {Event} */ event) => setLook({ [name]: /** @type {HTMLInputElement} */ (event.target).checked ? "on" : "off" }),
    }),
    h("span", {}, text),
  );
}
