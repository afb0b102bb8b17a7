// A finished game as a source for the table: the same cloth, everything open, at any step.

/**
 * @typedef {[seat: number, move: string, ms: number, position: any, toAct: number[], effect: any]} Step
 * @typedef {{game: string, players: string[], steps: Step[], result: any}} Replay
 */

/** Dispatches `update` after every change of step or of side. */
export class ReplaySource extends EventTarget {
  status = "open";
  /** @type {boolean[]} */
  connected = [];
  ahead = 0;
  /** @type {any} */
  table = null;
  /** @type {import("../lib/connection.js").Entry[]} */
  entries = [];

  /**
   * @param {Replay} replay
   * @param {number} step
   * @param {number} seat
   */
  constructor(replay, step, seat) {
    super();
    this.replay = replay;
    this.last = replay.steps.length - 1;
    this.seat = seat < replay.players.length ? seat : 0;
    this.step = this.#within(step);
    this.told = replay.steps.map(([mover, move, ms, , , effect], ply) => ({
      ply,
      at: 0,
      event: mover < 0 ? { type: ply ? "dealt_again" : "dealt" } : { type: "moved", seat: mover, move, by: "player", ms, ...(effect && { effect }) },
    }));
  }

  open() {
    this.go(this.step);
  }

  /** @param {number} step */
  #within(step) {
    return Math.max(0, Math.min(Number.isFinite(step) ? Math.trunc(step) : 0, this.last));
  }

  /** @param {number} step */
  go(step) {
    this.step = this.#within(step);
    this.entries = this.told.slice(0, this.step + 1);
    this.table = this.#snapshot();
    this.dispatchEvent(new Event("update"));
  }

  /** @param {number} seat */
  sitAt(seat) {
    this.seat = seat;
    this.go(this.step);
  }

  #snapshot() {
    const { replay, step, seat } = this;
    const [, , , position, toAct] = /** @type {Step} */ (replay.steps[step]);
    return {
      table: "",
      head: step,
      phase: "replay",
      viewer: seat,
      options: { game: replay.game, players: replay.players.length },
      seats: replay.players.map((name) =>
        name.startsWith("bot:")
          ? { kind: "bot", name: "", level: name.slice(4), present: true }
          : { kind: "player", name, level: null, present: true },
      ),
      owner_seat: null,
      outlook: { view: position, to_act: toAct, legal: [], previews: {}, signals: [], clocks: [], known: null, can_undo: false },
      result: step === this.last ? replay.result : null,
      next_table: null,
    };
  }
}
