// What the page draws: a pure function of the table's snapshot and of this reader's choices.

import { seatNames } from "./names.js";

/**
 * @typedef {object} Slot A place for one card.
 * @property {string} code the card, "?" if unknown
 * @property {number} [group] cards of a group stand together (a pair of attack and defence)
 * @property {string} [role] its part in the group, a class name
 * @property {boolean} [live] whether it may be tapped
 * @property {boolean} [legal] whether tapping it is of use now
 * @property {boolean} [chosen] whether it is selected
 * @property {boolean} [marked] whether it is where a selected card could go
 * @property {boolean} [pending] whether it has been played, and the server has not answered yet
 * @property {string} [note] what else a listener should know, after the card's name
 * @property {string} [face] the picture, after the deck's name, if it is not the card's own: "back"
 * @property {string} [mark] a letter or two that stand on it
 *
 * @typedef {object} Zone A place for cards, with a name of its own.
 * @property {string} id unique; also its CSS grid area and class
 * @property {string} label for listeners, with its number of cards
 * @property {"fan" | "row" | "pile" | "pairs" | "backs"} kind how it is laid out
 * @property {Slot[]} slots
 * @property {string[]} from zones that its new cards come from, likeliest first
 * @property {string} [caption] a few words shown at it
 * @property {number} [at] whose it is, in turn from the reader, who is 0; as plates have it too
 *
 * @typedef {object} Action A button.
 * @property {string} id
 * @property {string} text
 * @property {string | string[]} [moves] what it plays, in order
 * @property {() => void} [run] what it does, if that is not to play
 * @property {string[]} [choose] what it selects, if that is what it does
 * @property {Record<string, unknown>} [say] what it says to the server, if that is what it does
 * @property {boolean} [pressed] whether that is selected
 * @property {string} [hint] a second, quiet line
 * @property {string} [key] a key that does the same
 * @property {boolean} [main] whether it is what one would do next
 * @property {boolean} [marked] whether a lesson's coach points at it
 * @property {boolean} [pending] whether it was pressed, and the server has not answered yet
 * @property {string} [picture] a symbol of the sprite
 *
 * @typedef {object} Scene
 * @property {any} table the snapshot (docs/protocol.md)
 * @property {any} view the position as the viewer may know it
 * @property {number} seat at whose side of the table one sits; 0 for spectators
 * @property {boolean} playing whether that seat is one's own, and the game goes on
 * @property {boolean} mine whether one may act now
 * @property {string[]} legal
 * @property {string[]} names of the seats
 * @property {string[]} chosen the slots selected so far, as "zone:index"
 * @property {import("../lib/connection.js").Entry[]} entries
 * @property {boolean[]} connected
 * @property {import("../lib/levels.js").Level[]} levels the bots that the server has
 * @property {"suit" | "rank"} order how the reader wants a hand sorted
 *
 * @typedef {{moves: string[]} | {choose: string[]} | {refused: string}} Answer
 *   to a tap: play these in order, select these, or say why not
 *
 * @typedef {object} GameUi What the table needs of a game.
 * @property {string} deck its sprite
 * @property {(scene: Scene) => Zone[]} zones
 * @property {(scene: Scene) => Action[]} actions
 * @property {(scene: Scene, place: string, code: string) => Answer} tap
 * @property {(scene: Scene, place: string, zone: string, target: string) => Answer | null} drop
 *   a card dragged from a place onto a zone, or onto a card (`target`, a place or "")
 * @property {(code: string) => string} cardName in words
 * @property {(scene: Scene) => string} status what happens now, in a sentence
 * @property {(scene: Scene, seat: number) => string} about a seat: its role and numbers, short
 * @property {(scene: Scene, seat: number) => string} [role] of a seat, a word for style sheets
 * @property {(scene: Scene, seat: number, move: string, effect?: any) => string} told a move, with
 *   what came of it, as the log tells it
 * @property {(scene: Scene, entry: import("../lib/connection.js").Entry) => string[]} [notice] what is shown
 *   in large letters for a moment, of an entry that deserves it
 * @property {(scene: Scene) => string[]} outcome of a finished game, in sentences
 * @property {(scene: Scene) => HTMLElement} [score] the points so far and how they came about: during
 *   the game at its edge, and after it with the outcome
 * @property {(code: string) => string} [printed] a name that stands on the card
 * @property {(codes: string[], scene: Scene) => string[]} sorted a hand in the reader's order
 */

/**
 * The scene of a snapshot; null before the deal.
 * @param {{table: any, entries: any[], connected: boolean[]}} source
 * @param {Pick<Scene, "chosen" | "levels" | "order">} reader what is this reader's own
 * @returns {Scene | null}
 */
export function sceneOf(source, reader) {
  const { table, entries, connected } = source;
  if (!table?.outlook) return null;
  const { view, legal, to_act: toAct } = table.outlook;
  const seat = table.viewer ?? 0;
  const playing = table.viewer !== null && table.phase === "playing";
  return {
    table,
    view,
    seat,
    playing,
    mine: playing && toAct.includes(table.viewer) && legal.length > 0,
    legal,
    names: seatNames(table),
    entries,
    connected,
    ...reader,
  };
}

/**
 * The other seats, in turn from the reader's left.
 * @param {Scene} scene
 * @returns {number[]}
 */
export function others(scene) {
  const players = scene.table.seats.length;
  return Array.from({ length: players - 1 }, (_, i) => (scene.seat + 1 + i) % players);
}
