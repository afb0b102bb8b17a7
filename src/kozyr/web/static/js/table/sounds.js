// Which sound belongs to what has happened.

import { cardSound, endSound, turnSound } from "../lib/sound.js";

export class Sounds {
  head = -1;
  mine = false;

  /** @param {import("./scene.js").Scene} scene */
  hear(scene) {
    const { head, phase } = scene.table;
    if (this.head >= 0 && head > this.head) {
      const last = scene.entries[head]?.event.type;
      if (phase === "over" && last === "ended") endSound();
      else if (scene.mine && !this.mine) turnSound();
      else cardSound();
    }
    this.head = head;
    this.mine = scene.mine;
  }
}
