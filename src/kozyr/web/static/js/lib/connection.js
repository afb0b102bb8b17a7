// One socket to a table: contiguous entries, acknowledged commands, honest status. The protocol is
// docs/protocol.md.

import { Pace } from "./pace.js";
import { language, t } from "./texts.js";

/**
 * @typedef {{ply: number, at: number, event: any}} Entry
 * @typedef {"connecting" | "open" | "lost" | "closed"} Status
 * @typedef {{code: string, message: string, clause?: string, nonce?: string}} Problem
 */

const BEAT_MS = 500;
/** A socket on which nothing happens is asked whether it is alive. */
const QUIET_MS = 6_000;
/** What has no answer for so long is asked about, told of, given up. */
const DOUBT_MS = 1_000;
const SILENT_MS = 2_000;
const DEAD_MS = 5_000;
/** To open a socket may take longer. */
const OPENING_MS = 10_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
const PENDING_MS = 30_000;
const NO_RETURN = [4403, 4404, 1008, 1009];

/**
 * Dispatches `update` (the table, entries or presence changed), `status`, and `problem` (detail: a
 * `Problem`).
 */
export class Connection extends EventTarget {
  /** @param {string} table */
  constructor(table) {
    super();
    this.id = table;
    /** @type {any} */
    this.table = null;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {boolean[]} */
    this.connected = [];
    /** @type {Status} */
    this.status = "connecting";
    /** Why the server sent us away for good. */
    this.reason = "";
    /** How far the server's clock is ahead of ours, in ms. */
    this.ahead = 0;
    /** @type {Map<string, {message: any, since: number, settle: (problem: Problem | null) => void}>} */
    this.pending = new Map();
    this.wait = FIRST_WAIT_MS;
    this.pace = new Pace((frame) => this.#show(frame));
    this.heard = 0;
    /** When the first thing was sent of which nothing has been heard since; 0 if there is none. */
    this.asked = 0;
    /** Whether the server owes an answer for longer than it should. */
    this.silent = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    setInterval(() => this.#beat(), BEAT_MS);
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.pace.flush();
    const since = this.entries.length - 1;
    const socket = new WebSocket(
      `${scheme}//${location.host}/ws/${this.id}?since=${since}&lang=${language}`,
    );
    this.socket = socket;
    this.heard = this.asked = Date.now();
    socket.onmessage = (message) => {
      if (socket === this.socket) this.#receive(JSON.parse(message.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.#lost(event.code, event.reason);
    };
  }

  /** Open the socket anew, as whom the cookie says one is by now. */
  renew() {
    const old = this.socket;
    this.pace.flush();
    this.entries = [];
    this.table = null;
    this.status = "connecting";
    this.open();
    old?.close();
  }

  /**
   * Send a command that the log keeps; again after a reconnection, under the same nonce.
   * @param {Record<string, unknown>} command
   * @returns {Promise<Problem | null>} null once it is committed
   */
  command(command) {
    const nonce = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
    const message = { ...command, nonce };
    return new Promise((settle) => {
      this.pending.set(nonce, { message, since: Date.now(), settle });
      this.#send(message);
    });
  }

  /**
   * Send a word to which an update or a `problem` is the answer.
   * @param {Record<string, unknown>} message
   */
  say(message) {
    if (this.socket?.readyState === WebSocket.CONNECTING) {
      this.socket.addEventListener("open", () => this.#send(message), { once: true });
    } else if (!this.#send(message)) {
      this.#problem({ code: "offline", message: t("There is no connection just now.") });
    }
  }

  /** @param {unknown} message */
  #send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.asked ||= Date.now();
    return true;
  }

  /** @param {any} frame */
  #receive(frame) {
    this.heard = Date.now();
    this.asked = 0;
    this.wait = FIRST_WAIT_MS;
    this.#silence(false);
    if (frame.type === "presence" || frame.type === "pong") this.#show(frame);
    else this.pace.take(frame);
  }

  /** @param {any} frame */
  #show(frame) {
    if (frame.type === "update") this.#update(frame);
    else if (frame.type === "ack") this.#settle(frame.nonce, null);
    else if (frame.type === "presence") this.connected = frame.connected;
    else if (frame.type === "problem") this.#refused(frame);
    else if (frame.type === "pong") this.ahead = frame.now - Date.now();
    if (frame.type === "update" || frame.type === "presence") this.dispatchEvent(new Event("update"));
  }

  /** @param {any} frame */
  #update(frame) {
    const first = this.status !== "open";
    if (!this.#append(frame.entries)) {
      this.#send({ type: "sync", since: this.entries.length - 1 });
      return;
    }
    if (!this.table || frame.table.head >= this.table.head) this.table = frame.table;
    this.connected = frame.connected;
    if (frame.ack) this.#settle(frame.ack.nonce, null);
    if (first) {
      this.#status("open");
      this.#send({ type: "ping" });
      for (const { message } of this.pending.values()) this.#send(message);
    }
  }

  /**
   * Whether the entries follow on those we have.
   * @param {Entry[]} entries
   */
  #append(entries) {
    for (const entry of entries) {
      if (entry.ply > this.entries.length) return false;
      this.entries[entry.ply] = entry;
    }
    return true;
  }

  /** @param {Problem & {entries?: Entry[]}} frame */
  #refused(frame) {
    if (frame.entries) this.#append(frame.entries);
    if (frame.nonce && this.pending.has(frame.nonce)) this.#settle(frame.nonce, frame);
    else this.#problem(frame);
  }

  /** @param {Problem} problem */
  #problem(problem) {
    this.dispatchEvent(new CustomEvent("problem", { detail: problem }));
  }

  /**
   * @param {string} nonce
   * @param {Problem | null} problem
   */
  #settle(nonce, problem) {
    const waiting = this.pending.get(nonce);
    this.pending.delete(nonce);
    waiting?.settle(problem);
  }

  /** @param {Status} status */
  #status(status) {
    if (status === this.status) return;
    this.status = status;
    this.dispatchEvent(new Event("status"));
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  #lost(code, reason) {
    this.socket = null;
    this.asked = 0;
    this.silent = false;
    if (NO_RETURN.includes(code)) {
      this.reason = reason;
      this.#status("closed");
      for (const nonce of [...this.pending.keys()]) this.#settle(nonce, { code: reason, message: "" });
      return;
    }
    this.#status("lost");
    setTimeout(() => this.socket ?? this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  #hurry() {
    if (this.status === "closed") return;
    if (!this.socket) this.open();
    else this.#send({ type: "ping" });
  }

  /** @param {boolean} silent */
  #silence(silent) {
    if (silent === this.silent) return;
    this.silent = silent;
    this.dispatchEvent(new Event("status"));
  }

  #beat() {
    const now = Date.now();
    const waited = this.asked ? now - this.asked : 0;
    if (this.socket && waited > (this.status === "open" ? DEAD_MS : OPENING_MS)) {
      const dead = this.socket;
      this.#lost(0, "");
      dead.close();
    } else {
      if (waited > DOUBT_MS || now - this.heard > QUIET_MS) this.#send({ type: "ping" });
      this.#silence(waited > SILENT_MS);
    }
    for (const [nonce, { since }] of this.pending) {
      if (now - since > PENDING_MS) {
        this.#settle(nonce, { code: "offline", message: t("There is no connection just now.") });
      }
    }
  }
}
