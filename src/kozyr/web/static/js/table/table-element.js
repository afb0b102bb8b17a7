// <kz-table>: everything at one table, put together. It owns what the reader has selected; what is
// drawn follows from that and from the source, which is a connection or a lesson.

import { GAMES } from "../games/index.js";
import { h } from "../lib/dom.js";
import { levels } from "../lib/levels.js";
import { look, setLook } from "../lib/look.js";
import { loadSprite } from "../lib/sprites.js";
import { t } from "../lib/texts.js";
import { drawActions } from "./actions.js";
import { Announcer } from "./announcer.js";
import { putAwayByTaps } from "./away.js";
import { drawBar, makeBar, openRules } from "./bar.js";
import { Board } from "./board.js";
import { runClocks } from "./clocks.js";
import { Forced } from "./forced.js";
import { drawFront } from "./front.js";
import { Keys } from "./keys.js";
import { lettersTip } from "./letters.js";
import { Notice } from "./notice.js";
import { Pending } from "./pending.js";
import { Pointer } from "./pointer.js";
import { Proposer } from "./proposer.js";
import { Repeats } from "./repeats.js";
import { sceneOf } from "./scene.js";
import { Score } from "./score.js";
import { drawSeats } from "./seats.js";
import { Sounds } from "./sounds.js";
import { story } from "./story.js";
import { Talk } from "./talk.js";
import { drawTitle } from "./title.js";
import { Typed } from "./typed.js";

/**
 * @typedef {import("./scene.js").Action} Action
 * @typedef {import("./scene.js").Answer} Answer
 * @typedef {import("./scene.js").GameUi} GameUi
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../lib/connection.js").Problem} Problem
 * @typedef {object} Guide somebody who points at things, and speaks in the table's place
 * @property {(zones: import("./scene.js").Zone[]) => import("./scene.js").Zone[]} zones
 * @property {(actions: Action[]) => Action[]} actions
 * @property {(moves: string[]) => string[]} moves
 */

export class TableElement extends HTMLElement {
  /** @type {string[]} */
  chosen = [];
  /** Moves that wait to be confirmed, with their card's name. @type {{moves: string[], text: string} | null} */
  asked = null;
  /** @type {Problem | null} */
  refusal = null;
  /** What one could choose from when the table last changed. */
  choice = "";
  /** @type {Scene | null} */
  scene = null;
  /** @type {import("../lib/levels.js").Level[]} */
  levels = [];
  /** @type {GameUi | null} */
  ui = null;
  /** Set before the start, in a lesson. @type {Guide | null} */
  guide = null;

  /**
   * Show what a source has.
   * @param {any} source
   */
  start(source) {
    this.source = source;
    this.bar = makeBar(this);
    this.cloth = h("div", { class: "cloth" });
    this.seats = h("div", { class: "seats" });
    this.actions = h("div", { class: "actions", role: "group", "aria-label": t("Your moves") });
    this.says = h("p", { class: "says", role: "status" });
    this.front = h("div", { class: "front" });
    this.talk = new Talk(source, () => this.toggleTalk());
    this.announcer = new Announcer();
    this.sounds = new Sounds();
    this.notice = new Notice();
    this.score = new Score();
    this.typed = new Typed((moves) => this.play(moves));
    this.forced = new Forced((moves) => this.play(moves));
    this.proposer = new Proposer(source, (problem) => this.#refused(problem), () => this.#sent());
    this.pending = new Pending(() => this.drawChoice());
    this.heading = h("h1", { class: "only-heard" }, "kozyr");
    const felt = h("main", { class: "felt", tabindex: "-1" }, this.heading, this.seats, this.cloth, this.says, this.pending.element, this.actions, this.typed.element, this.score.element, this.notice.element);
    this.replaceChildren(this.bar, felt, this.talk.element, this.front, this.announcer.element);
    this.repeats = new Repeats();
    this.keys = new Keys(this);
    putAwayByTaps(this);
    runClocks(this.seats, () => source.ahead ?? 0);
    source.addEventListener("update", () => this.#update());
    source.addEventListener("status", () => this.#status());
    source.addEventListener("problem", (/** @type {CustomEvent} */ event) => this.#refused(event.detail));
    document.addEventListener("kozyr-look", () => this.draw());
    levels().then((found) => {
      this.levels = found;
      this.draw();
    });
    this.draw();
    source.open();
  }

  #update() {
    const name = this.source.table.options.game;
    const ui = GAMES[name];
    if (!this.ui && ui && this.cloth) {
      this.ui = ui;
      this.dataset.game = name;
      this.dataset.players = this.source.table.options.players;
      this.board = new Board(this.cloth, ui.deck, ui.cardName, ui.printed);
      this.pointer = new Pointer(this.cloth, {
        tap: (place, code) => this.#tap(place, code),
        drop: (place, zone, target) => this.#drop(place, zone, target),
      });
      loadSprite(ui.deck);
      this.bar?.after(lettersTip(ui.deck) ?? "");
    }
    if (this.source.table.head !== this.scene?.table.head) this.#changed();
    this.draw();
  }

  /** Something happened: talk leaves what is selected, moves that change what one may do do not. */
  #changed() {
    const { outlook, viewer } = this.source.table;
    const choice = JSON.stringify([outlook?.legal, outlook?.view.hands[viewer ?? 0], outlook?.view.table]);
    if (choice !== this.choice) this.#forget();
    this.choice = choice;
  }

  #forget() {
    this.chosen = [];
    this.asked = null;
    this.refusal = null;
  }

  /** How things stand with the connection: a refusal of before says it no longer. */
  #status() {
    this.refusal = null;
    this.draw();
  }

  /** Draw everything from what is known now. */
  draw() {
    const { source, ui } = this;
    this.dataset.phase = source.table?.phase ?? "none";
    this.drawChoice();
    const { scene } = this;
    if (this.bar) drawBar(this.bar, source, this.talk);
    if (this.heading) drawTitle(this.heading, this.dataset.game ?? "", Boolean(scene?.mine));
    if (scene && ui && this.seats) {
      drawSeats(this.seats, scene, ui, source);
      this.announcer?.tell(scene, ui);
      this.talk?.draw(scene, ui);
      this.notice?.draw(scene, ui);
      this.score?.draw(scene, ui);
      this.sounds?.hear(scene);
      if (!this.guide) this.forced?.consider(scene, () => this.scene);
    }
    const away = this.outcomeAway;
    if (this.front) drawFront(this.front, scene, ui, source, this.levels, (outcome) => this.putOutcomeAway(outcome));
    if (this.outcomeAway !== away) this.drawChoice();
  }

  /** Draw what follows from what the reader has done, at a table that has not changed. */
  drawChoice() {
    const { source, ui } = this;
    const scene = sceneOf(source, {
      chosen: this.chosen,
      levels: this.levels,
      order: look().order === "rank" ? "rank" : "suit",
    });
    this.scene = scene;
    this.classList.toggle("mine", Boolean(scene?.mine));
    this.classList.toggle("sending", Boolean(this.proposer?.sent));
    if (scene && ui) {
      const zones = ui.zones(scene);
      const shown = this.pending?.zones(zones) ?? zones;
      this.board?.draw(this.guide?.zones(shown) ?? shown);
    }
    this.#say(scene);
    this.pending?.draw(source, this.refusal !== null);
    this.classList.toggle("waiting", this.pending?.element.hidden === false);
    if (this.actions) drawActions(this.actions, this.#actions(scene));
  }

  /** @param {Scene | null} scene */
  #say(scene) {
    const { says, refusal, ui } = this;
    if (!says) return;
    says.classList.toggle("refusal", Boolean(refusal));
    const game = this.dataset.game ?? "";
    const clause = refusal?.clause;
    const text = refusal?.message.replace(` (${clause})`, "") ?? (scene && ui && !this.guide ? sentence(scene, ui) : "");
    if (says.dataset.text === text) return;
    says.dataset.text = text;
    says.replaceChildren(text);
    if (clause) {
      says.append(" ", h("button", { type: "button", class: "link", onclick: () => openRules(game, clause) }, t("Rule {clause}", { clause })));
    }
  }

  /** Whether the outcome of a game has been put away. */
  get outcomeAway() {
    const { source, front } = this;
    const over = source.table?.phase === "over" && source.status !== "closed";
    return over && Boolean(front?.dataset.shown) && !front?.querySelector(".outcome");
  }

  /**
   * Take the outcome away, for a look at the table; the keyboard goes on there.
   * @param {Element} outcome
   */
  putOutcomeAway(outcome) {
    outcome.remove();
    this.drawChoice();
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  #showOutcome() {
    delete this.front?.dataset.shown;
    this.draw();
  }

  /**
   * What the buttons are now.
   * @param {Scene | null} scene
   * @returns {Action[]}
   */
  #actions(scene) {
    const { ui, source, asked } = this;
    if (!scene || !ui) return [];
    if (this.outcomeAway) return [{ id: "outcome", text: t("The result"), run: () => this.#showOutcome() }];
    if (source.table.phase !== "playing") return [];
    const seat = source.table.viewer === null ? null : source.table.seats[source.table.viewer];
    if (seat && !seat.present) {
      return [{ id: "back", text: t("Play again yourself"), run: () => source.say({ type: "back" }), main: true, hint: t("a bot plays for you") }];
    }
    const play = (/** @type {Action} */ action) => ({
      ...action,
      pending: this.pending?.shown && this.pending.action === action.id,
      run: () => this.play([action.moves ?? []].flat(), this.chosen, action.id),
    });
    if (asked) {
      return [
        play({ id: "confirm", text: t("Play: {card}", { card: asked.text }), moves: asked.moves, main: true }),
        { id: "cancel", text: t("Cancel"), run: () => this.#ask(null), key: "escape" },
      ];
    }
    const select = (/** @type {Action} */ action) => ({ ...action, run: () => this.choose(action.choose ?? []) });
    const tell = (/** @type {Action} */ action) => ({ ...action, run: () => this.#tell(action.say ?? {}) });
    const offered = ui.actions(scene);
    const found = (this.guide?.actions(offered) ?? offered).map((action) => {
      if (action.run) return action;
      if (action.say) return tell(action);
      return action.choose ? select(action) : play(action);
    });
    if (scene.table.outlook.can_undo) {
      found.push({ id: "undo", text: t("Take back"), run: () => source.say({ type: "undo" }), key: "u" });
    }
    return found;
  }

  /**
   * Play moves, chosen for the table as it is drawn.
   * @param {string[]} moves
   * @param {string[]} [places] of the cards that were tapped for it
   * @param {string} [action] the button that was pressed for it
   * @returns {boolean} whether the first of them is on its way
   */
  play(moves, places = [], action = "") {
    const { scene, proposer, source } = this;
    this.refusal = null;
    this.asked = null;
    if (source.status !== "open") this.#refused({ code: "offline", message: t("There is no connection just now.") });
    if (!scene || !proposer?.ready(scene.table.head)) return false;
    if (!this.guide) this.repeats?.played();
    this.pending?.expect(places, action);
    proposer.propose(this.guide?.moves(moves) ?? moves, scene.table.head);
    return true;
  }

  /**
   * Select cards, or none.
   * @param {string[]} places
   */
  choose(places) {
    this.chosen = places;
    this.drawChoice();
  }

  /**
   * Say something that the log keeps.
   * @param {Record<string, unknown>} message
   */
  async #tell(message) {
    this.choose([]);
    const problem = await this.source.command(message);
    if (problem) this.#refused(problem);
  }

  /** A move was sent or answered. */
  #sent() {
    this.pending?.sent(this.proposer?.sent ?? "");
    this.drawChoice();
  }

  /** @param {{moves: string[], text: string} | null} asked */
  #ask(asked) {
    this.asked = asked;
    this.drawChoice();
  }

  /** Open the log, or put it away. */
  toggleTalk() {
    this.talk?.toggle();
    this.draw();
  }

  sortAnew() {
    setLook({ order: look().order === "suit" ? "rank" : "suit" });
  }

  /** Go away: during the game a bot plays on, before it the seat is free again. */
  leave() {
    const { table } = this.source;
    if (table?.viewer !== null && table?.phase === "playing") this.source.say({ type: "leave" });
    if (table?.viewer !== null && table?.phase === "open") this.source.say({ type: "stand" });
    location.href = "/";
  }

  /**
   * @param {string} place
   * @param {string} code
   */
  #tap(place, code) {
    if (!this.scene?.playing || !this.ui) return false;
    return this.#answer(this.ui.tap(this.scene, place, code), place, code);
  }

  /**
   * @param {string} place
   * @param {string} zone
   * @param {string} target
   */
  #drop(place, zone, target) {
    const answer = this.scene?.playing && this.ui?.drop(this.scene, place, zone, target);
    if (answer) this.#answer(answer, place, "");
  }

  /**
   * Whether the answer to a tap was to play.
   * @param {Answer} answer
   * @param {string} place
   * @param {string} code
   */
  #answer(answer, place, code) {
    if ("moves" in answer) {
      const legal = this.scene?.legal.includes(answer.moves[0] ?? "");
      if (look().confirm === "on" && code && legal) {
        this.#ask({ moves: answer.moves, text: this.ui?.cardName(code) ?? code });
        return false;
      }
      return this.play(answer.moves, [...this.chosen, place]);
    }
    if ("choose" in answer) this.choose(answer.choose);
    else this.#refused({ code: "here", message: answer.refused });
    return false;
  }

  /** @param {Problem} problem */
  #refused(problem) {
    this.refusal = problem.code === "stale" ? { ...problem, message: t("The table has changed; look again.") } : problem;
    this.drawChoice();
  }
}

/**
 * What happens now: whose turn it is, or in a replay what was done.
 * @param {Scene} scene
 * @param {GameUi} ui
 */
function sentence(scene, ui) {
  if (scene.table.phase === "playing") return ui.status(scene);
  if (scene.table.phase !== "replay") return "";
  const last = scene.entries.at(-1);
  return scene.table.result ? ui.outcome(scene)[0] ?? "" : last ? story(last, scene, ui) : "";
}

customElements.define("kz-table", TableElement);
