// <kz-table>: everything at one table, put together. It owns the connection's events and the
// reader's selection; what is drawn follows from them.

import { GAMES } from "../games/index.js";
import { h, place } from "../lib/dom.js";
import { loadSprite } from "../lib/sprites.js";
import { t } from "../lib/texts.js";
import { Announcer } from "./announcer.js";
import { Board } from "./board.js";
import { drawActions } from "./actions.js";
import { drawBar } from "./bar.js";
import { Keys } from "./keys.js";
import { drawLobby } from "./lobby.js";
import { drawOutcome } from "./outcome.js";
import { Pointer } from "./pointer.js";
import { Proposer } from "./proposer.js";
import { sceneOf } from "./scene.js";
import { drawSeats } from "./seats.js";
import { Talk } from "./talk.js";

export class TableElement extends HTMLElement {
  /** @type {string[]} */
  chosen = [];
  /** @type {import("./scene.js").Scene | null} */
  scene = null;

  /**
   * Show what a source has, a connection or a lesson.
   * @param {any} source
   */
  async start(source) {
    this.source = source;
    this.announcer = new Announcer();
    this.bar = h("header", { class: "bar" });
    this.felt = h("main", { class: "felt", tabindex: "-1" });
    this.cloth = h("div", { class: "cloth" });
    this.seats = h("div", { class: "seats" });
    this.actions = h("div", { class: "actions", role: "group", "aria-label": t("Your moves") });
    this.says = h("p", { class: "says", role: "status" });
    this.front = h("div", { class: "front" });
    this.talk = new Talk(source);
    this.felt.append(this.seats, this.cloth, this.says, this.actions, this.front);
    this.replaceChildren(this.bar, this.felt, this.talk.element, this.announcer.element);
    this.proposer = new Proposer(source, (problem) => this.#refused(problem), () => this.draw());
    source.addEventListener("update", () => this.#update());
    source.addEventListener("status", () => this.draw());
    source.addEventListener("problem", (/** @type {CustomEvent} */ event) => this.#refused(event.detail));
    this.draw();
    source.open();
  }

  #update() {
    const name = this.source.table.options.game;
    if (!this.ui && GAMES[name]) {
      this.ui = GAMES[name];
      this.dataset.game = name;
      this.board = new Board(this.cloth, this.ui.deck, this.ui.cardName);
      this.pointer = new Pointer(this.cloth, {
        tap: (place, code) => this.#tap(place, code),
        drop: (place, zone, target) => this.#drop(place, zone, target),
      });
      this.keys = new Keys(this);
      loadSprite(this.ui.deck);
    }
    if (this.source.table.head !== this.scene?.table.head) {
      this.chosen = [];
      this.refusal = null;
    }
    this.draw();
  }

  /** Draw everything from what is known now. */
  draw() {
    const { source } = this;
    this.scene = sceneOf(source, this.chosen);
    const { scene, ui } = this;
    this.dataset.phase = source.table?.phase ?? "none";
    drawBar(this);
    this.classList.toggle("mine", Boolean(scene?.mine));
    this.classList.toggle("sending", Boolean(this.proposer?.sent));
    if (scene && ui && this.board) {
      this.board.draw(ui.zones(scene));
      drawSeats(this.seats, scene, ui, source);
      this.says.textContent = this.refusal?.message ?? this.#status(scene, ui);
      this.says.classList.toggle("refusal", Boolean(this.refusal));
      this.announcer?.tell(scene, ui);
      this.talk?.draw(scene, ui);
    } else this.says.textContent = "";
    drawActions(this.actions, scene && ui && !source.table.result ? ui.actions(scene) : [], (moves) => this.play(moves));
    this.#front();
  }

  /** What stands in front of the cloth: the seats before the game, its outcome after it. */
  #front() {
    const { source, scene, ui } = this;
    const phase = source.table?.phase;
    if (source.status === "closed") {
      place(this.front, [h("div", { class: "sheet" }, h("h1", {}, closedTitle(source.reason)), h("p", {}, h("a", { class: "button main", href: "/" }, t("To the games"))))]);
    } else if (phase === "open") drawLobby(this.front, source);
    else if (phase === "over" && scene && ui) drawOutcome(this.front, scene, ui, source);
    else place(this.front, []);
  }

  /**
   * @param {import("./scene.js").Scene} scene
   * @param {import("./scene.js").GameUi} ui
   */
  #status(scene, ui) {
    if (scene.table.phase === "over") return ui.outcome(scene)[0] ?? "";
    return ui.status(scene);
  }

  /**
   * Play moves, chosen for the table as it is drawn.
   * @param {string[]} moves
   */
  play(moves) {
    this.refusal = null;
    if (this.scene) this.proposer?.propose(moves, this.scene.table.head);
  }

  /**
   * @param {string} place
   * @param {string} code
   */
  #tap(place, code) {
    if (!this.scene || !this.ui || !this.scene.playing) return false;
    return this.#answer(this.ui.tap(this.scene, place, code));
  }

  /**
   * @param {string} place
   * @param {string} zone
   * @param {string} target
   */
  #drop(place, zone, target) {
    const answer = this.scene?.playing && this.ui?.drop(this.scene, place, zone, target);
    if (answer) this.#answer(answer);
  }

  /** @param {import("./scene.js").Answer} answer */
  #answer(answer) {
    if ("moves" in answer) {
      this.play(answer.moves);
      return true;
    }
    if ("choose" in answer) this.chosen = answer.choose;
    else this.refusal = { code: "here", message: answer.refused };
    this.draw();
    return false;
  }

  /** @param {import("../lib/connection.js").Problem} problem */
  #refused(problem) {
    this.refusal = problem.code === "stale" ? { ...problem, message: t("The table has changed; look again.") } : problem;
    this.announcer?.say(this.refusal.message);
    this.draw();
  }
}

/** @param {string} reason */
function closedTitle(reason) {
  if (reason === "no_table") return t("There is no such table.");
  if (reason === "no_spectators") return t("This table is for its players alone.");
  return t("This table cannot be opened.");
}

customElements.define("kz-table", TableElement);
