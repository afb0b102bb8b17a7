// The panel beside the table: the log in words, chat and quick signals.

import { h } from "../lib/dom.js";
import { Comeback } from "../lib/focus.js";
import { t } from "../lib/texts.js";
import { signalText, story } from "./story.js";

/** @typedef {import("../lib/connection.js").Entry} Entry */

export class Talk {
  /**
   * @param {any} source
   * @param {() => void} close
   */
  constructor(source, close) {
    this.source = source;
    this.comeback = new Comeback();
    this.written = 0;
    this.drawn = false;
    this.list = h("ol", { class: "story", tabindex: "0" });
    this.signals = h("div", { class: "signals", role: "group", "aria-label": t("Quick signals") });
    this.field = h("input", {
      type: "text",
      name: "text",
      maxlength: 200,
      autocomplete: "off",
      "aria-label": t("Say something"),
      placeholder: t("Say something"),
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close(),
    });
    this.mutes = h("div", { class: "menu" });
    this.people = h("details", { class: "people", hidden: true }, h("summary", {}, t("Whom one hears")), this.mutes);
    const form = h(
      "form",
      { class: "chat", onsubmit: (/** @type {Event} */ event) => this.#say(event) },
      this.field,
      h("button", {}, t("Send")),
    );
    this.element = h(
      "aside",
      { class: "talk", "aria-label": t("Log and chat"), hidden: true },
      h("h2", { class: "only-heard" }, t("Log and chat")),
      h("button", { type: "button", class: "plain close", "aria-label": t("Close"), onclick: close }, "✕"),
      this.list,
      this.people,
      this.signals,
      form,
    );
  }

  /** Whether somebody has said something since the panel was last open. */
  news = false;

  toggle() {
    if (this.element.hidden) this.comeback.keep();
    else this.comeback.give(this.element);
    this.element.hidden = !this.element.hidden;
    this.news = false;
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** Open the panel, to say something. */
  speak() {
    if (this.element.hidden) this.toggle();
    this.field.focus({ preventScroll: true });
  }

  /** @param {Event} event */
  async #say(event) {
    event.preventDefault();
    const text = this.field.value.trim();
    if (text && (await this.#send({ type: "chat", text }))) this.field.value = "";
  }

  /**
   * Whether it was said.
   * @param {Record<string, unknown>} command
   */
  async #send(command) {
    const problem = await this.source.command(command);
    if (problem) this.source.dispatchEvent(new CustomEvent("problem", { detail: problem }));
    return !problem;
  }

  /**
   * @param {import("./scene.js").Scene} scene
   * @param {import("./scene.js").GameUi} ui
   */
  draw(scene, ui) {
    for (; this.written < scene.entries.length; this.written += 1) {
      const entry = scene.entries[this.written];
      const text = entry ? story(entry, scene, ui) : "";
      if (entry && text) this.list.append(this.#line(entry, text, scene));
      if (entry?.event.type === "chatted" && this.drawn && this.element.hidden) this.news = true;
    }
    this.drawn = true;
    this.#drawSignals(scene.table.outlook.signals);
    this.#drawMutes(scene);
    if (!this.element.hidden) this.list.scrollTop = this.list.scrollHeight;
  }

  /**
   * @param {Entry} entry
   * @param {string} text
   * @param {import("./scene.js").Scene} scene
   */
  #line(entry, text, scene) {
    const { type, seat, name } = entry.event;
    const said = type === "chatted" || type === "signalled";
    const mine = seat !== null && seat === scene.table.viewer;
    return h("li", { class: type }, text, said && !mine && this.#menu(entry.ply, seat, name));
  }

  /**
   * What one may do about what somebody said.
   * @param {number} ply
   * @param {number | null} seat
   * @param {string} name
   */
  #menu(ply, seat, name) {
    const whom = seat === null ? { name } : { seat };
    const { source } = this;
    const muted = () => {
      const { seats = [], names = [] } = source.table.muted ?? {};
      return seat === null ? names.includes(name) : seats.includes(seat);
    };
    /**
     * @param {string} text
     * @param {Record<string, unknown>} message
     */
    const button = (text, message) =>
      h(
        "button",
        {
          type: "button",
          class: "plain",
          onclick: () => {
            source.say(message);
            details.open = false;
          },
        },
        text,
      );
    const menu = h("div", { class: "menu" });
    const details = h(
      "details",
      {
        class: "more",
        ontoggle: () =>
          menu.replaceChildren(
            muted()
              ? button(t("Hear them again"), { type: "mute", ...whom, on: false })
              : button(t("Hear them no more"), { type: "mute", ...whom, on: true }),
            button(t("Report to the host"), { type: "report", ply }),
          ),
      },
      h("summary", { "aria-label": t("More") }, "⋯"),
      menu,
    );
    return details;
  }

  /**
   * The other people at the table, whether or not they have spoken, and who is muted already.
   * @param {import("./scene.js").Scene} scene
   */
  #drawMutes({ table, names }) {
    const muted = table.muted ?? { seats: [], names: [] };
    const people = table.seats.flatMap((/** @type {any} */ { kind }, /** @type {number} */ seat) =>
      table.muted && kind === "player" && seat !== table.viewer
        ? [{ whom: { seat }, name: names[seat], on: muted.seats.includes(seat) }]
        : []);
    people.push(...muted.names.map((/** @type {string} */ name) => ({ whom: { name }, name, on: true })));
    const now = JSON.stringify(people);
    if (this.people.dataset.shown === now) return;
    this.people.dataset.shown = now;
    this.people.hidden = !people.length;
    const focused = [...this.mutes.children].indexOf(/** @type {Element} */ (document.activeElement));
    this.mutes.replaceChildren(
      ...people.map((/** @type {{whom: object, name: string, on: boolean}} */ { whom, name, on }) =>
        h(
          "button",
          { type: "button", "aria-pressed": String(on), onclick: () => this.source.say({ type: "mute", ...whom, on: !on }) },
          on ? t("{name}: muted", { name }) : t("Mute {name}", { name }),
        ),
      ),
    );
    /** @type {HTMLElement | undefined} */ (this.mutes.children[focused])?.focus();
  }

  /** @param {string[]} signals */
  #drawSignals(signals) {
    const now = signals.join(" ");
    if (this.signals.dataset.shown === now) return;
    this.signals.dataset.shown = now;
    this.signals.replaceChildren(
      ...signals.map((signal) =>
        h("button", { type: "button", onclick: () => this.#send({ type: "signal", signal }) }, signalText(signal)),
      ),
    );
  }
}
