// "Play forced moves for me": where there is one legal move, and the reader wants it so.

import { look } from "../lib/look.js";

const PAUSE_MS = 450;

export class Forced {
  /** @param {(moves: string[]) => void} play */
  constructor(play) {
    this.play = play;
    this.head = -1;
  }

  /**
   * Play the only move in a moment, unless the table has changed by then.
   * @param {import("./scene.js").Scene} scene
   * @param {() => import("./scene.js").Scene | null} current
   */
  consider(scene, current) {
    const [move] = scene.legal;
    const { head } = scene.table;
    if (look().forced !== "on" || !scene.mine || scene.legal.length !== 1 || !move || this.head === head) return;
    this.head = head;
    setTimeout(() => {
      if (current()?.table.head === head) this.play([move]);
    }, PAUSE_MS);
  }
}
