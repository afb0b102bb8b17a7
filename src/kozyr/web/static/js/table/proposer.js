// The one way to play. Every tap, drag, key and typed move ends in `propose`, which sends nothing
// that was meant for another table than the one in view.

/**
 * @typedef {import("../lib/connection.js").Problem} Problem
 * @typedef {object} Source where moves go: a connection, a lesson
 * @property {any} table
 * @property {string} status
 * @property {(command: Record<string, unknown>) => Promise<Problem | null>} command
 */

export class Proposer {
  /**
   * @param {Source} source
   * @param {(problem: Problem) => void} refused
   * @param {() => void} changed called when a proposal is sent and when it is answered
   */
  constructor(source, refused, changed) {
    this.source = source;
    this.refused = refused;
    this.changed = changed;
    /** The move on its way, if any. */
    this.sent = "";
  }

  /**
   * Whether a move for the table at this ply can be sent now.
   * @param {number} seen
   */
  ready(seen) {
    return !this.sent && this.source.status === "open" && this.source.table.head === seen;
  }

  /**
   * Play these in order, each once the one before is committed. Stops at the first that is refused
   * or no longer legal.
   * @param {string[]} moves
   * @param {number} seen the ply of the table for which they were chosen
   * @returns {Promise<boolean>} whether all were played
   */
  async propose(moves, seen) {
    if (!this.ready(seen)) return false;
    for (const [index, move] of moves.entries()) {
      if (index > 0 && !this.source.table.outlook?.legal.includes(move)) return this.#end(false);
      this.sent = move;
      this.changed();
      const problem = await this.source.command({
        type: "play",
        move,
        seen: index ? this.source.table.head : seen,
      });
      if (problem) {
        this.#end(false);
        this.refused(problem);
        return false;
      }
    }
    return this.#end(true);
  }

  /** @param {boolean} played */
  #end(played) {
    this.sent = "";
    this.changed();
    return played;
  }
}
