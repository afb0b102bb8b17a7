// Blulu told in words: moves, rounds, the end.

import { shortName } from "../lib/decks/decktet.js";
import { t } from "../lib/texts.js";
import { scoreTable } from "../table/score.js";
import { chose, cut, result } from "./blulu-moves.js";

/**
 * @typedef {import("../table/scene.js").Scene} Scene
 * @typedef {{number: number, last: number | null, rest: string[], cards: number[], bonus: number[], points: number[], before: number[]}} Round
 */

const HALF = 18;
const GOAL = 22;
const COLOUR = 2;

/** @param {string[]} codes */
export function listed(codes) {
  return codes.map(shortName).join(", ");
}

/**
 * A move, with what came of it, as the log tells it.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} move
 * @param {any} effect
 */
export function told(scene, seat, move, effect) {
  const lines = [playTold(scene, seat, move, effect)];
  if (effect?.bonus) lines.push(bonusTold(effect.bonus));
  if (effect?.dealt) lines.push(t("Four new cards for each player."));
  if (effect?.round) lines.push(...roundTold(scene, effect.round));
  return lines.join(" ");
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} move
 * @param {any} effect
 */
function playTold(scene, seat, move, effect) {
  const me = seat === scene.table.viewer;
  const { cards, sign } = cut(move);
  const values = {
    name: scene.names[seat] ?? "",
    first: shortName(cards[0]),
    second: shortName(cards[1]),
    rank: result(move),
    cards: listed(effect?.takes ?? []),
  };
  switch (sign) {
    case "+":
      return me
        ? t("You play {first} with {second}: the sum {rank} captures {cards}.", values)
        : t("{name} plays {first} with {second}: the sum {rank} captures {cards}.", values);
    case "-":
      return me
        ? t("You play {first} with {second}: the difference {rank} captures {cards}.", values)
        : t("{name} plays {first} with {second}: the difference {rank} captures {cards}.", values);
    case "=":
      return me
        ? t("You play the pair {first} and {second}: it captures {cards}.", values)
        : t("{name} plays the pair {first} and {second}: it captures {cards}.", values);
    default:
      return me
        ? t("You capture nothing and put {first} and {second} on the table.", values)
        : t("{name} captures nothing and puts {first} and {second} on the table.", values);
  }
}

/** @param {number} bonus */
function bonusTold(bonus) {
  return bonus === COLOUR
    ? t("All these cards share a suit: colour, 2 points.")
    : t("Each of the six suits once: a sextet, 4 points.");
}

/**
 * @param {Scene} scene
 * @param {Round} round
 */
function roundTold(scene, round) {
  const { viewer } = scene.table;
  const lines = [t("Round {number} is over.", { number: round.number })];
  if (round.last === null) lines.push(t("Nobody captured anything, so the table cards are nobody's."));
  else if (round.rest.length) {
    const values = { name: scene.names[round.last] ?? "", cards: listed(round.rest) };
    lines.push(
      round.last === viewer
        ? t("You made the last capture, so you also take what is left on the table: {cards}.", values)
        : t("{name} made the last capture and also takes what is left on the table: {cards}.", values),
    );
  }
  return [...lines, ...round.cards.map((_, seat) => pointsTold(scene, round, seat))];
}

/**
 * How a player's points of a round came about (L5.2).
 * @param {Scene} scene
 * @param {Round} round
 * @param {number} seat
 */
function pointsTold(scene, round, seat) {
  const points = round.points[seat] ?? 0;
  const values = {
    name: scene.names[seat] ?? "",
    pile: round.cards[seat] ?? 0,
    beyond: beyond(round, seat),
    bonus: round.bonus[seat] ?? 0,
    points,
    total: points + (round.before[seat] ?? 0),
  };
  return seat === scene.table.viewer
    ? t("You: cards captured {pile}, beyond 18: {beyond}, bonus {bonus}; points this round {points}, in all {total}.", values)
    : t("{name}: cards captured {pile}, beyond 18: {beyond}, bonus {bonus}; points this round {points}, in all {total}.", values);
}

/**
 * @param {Round} round
 * @param {number} seat
 */
function beyond(round, seat) {
  return Math.max(0, (round.cards[seat] ?? 0) - HALF);
}

/**
 * @param {Scene} scene
 * @param {import("../lib/connection.js").Entry} entry
 * @returns {string[]}
 */
export function notice(scene, entry) {
  const { type, effect } = entry.event;
  if (type !== "moved" || !effect) return [];
  const lines = [];
  if (effect.bonus === COLOUR) lines.push(t("Colour: 2 points"));
  else if (effect.bonus) lines.push(t("Sextet: 4 points"));
  if (effect.round) {
    lines.push(t("Round {number} is over", { number: effect.round.number }));
    for (const seat of [scene.seat, 1 - scene.seat]) lines.push(pointsTold(scene, effect.round, seat));
  }
  return lines;
}

/**
 * The rounds played so far, as the log has them.
 * @param {Scene} scene
 * @returns {Round[]}
 */
function rounds(scene) {
  const undone = new Set(scene.entries.flatMap(({ event }) => (event.type === "undone" ? event.plies : [])));
  return scene.entries
    .filter(({ ply, event }) => event.type === "moved" && event.effect?.round && !undone.has(ply))
    .map(({ event }) => event.effect.round);
}

/**
 * The score pad: cards and bonuses of each round, this one included, and the points in all.
 * @param {Scene} scene
 */
export function score(scene) {
  const { view, names, table } = scene;
  const seats = [scene.seat, 1 - scene.seat];
  const found = rounds(scene);
  const rows = found.map((round) => ({
    head: t("Round {number}", { number: round.number }),
    cells: seats.map((seat) => sum(beyond(round, seat), round.bonus[seat] ?? 0)),
  }));
  if (!table.result) {
    const cards = view.piles.map((/** @type {string[]} */ pile) => pile.length);
    rows.push({
      head: t("Round {number}", { number: view.round }),
      cells: seats.map((seat) => `${sum(beyond({ ...emptyRound, cards }, seat), view.bonus[seat])} …`),
    });
  }
  const last = found.at(-1);
  const totals = seats.map((seat) => (last ? (last.before[seat] ?? 0) + (last.points[seat] ?? 0) : view.scores[seat]));
  return scoreTable(
    t("cards beyond 18 + bonus"),
    seats.map((seat) => (seat === table.viewer ? t("You") : names[seat] ?? "")),
    [...rows, { head: t("In all"), cells: totals, sum: true }],
  );
}

/** @type {Round} */
const emptyRound = { number: 0, last: null, rest: [], cards: [], bonus: [], points: [], before: [] };

/**
 * @param {number} cards
 * @param {number} bonus
 */
function sum(cards, bonus) {
  return `${cards} + ${bonus}`;
}

/**
 * @param {Scene} scene
 * @returns {string[]}
 */
export function outcome(scene) {
  const { result: end, viewer } = scene.table;
  const { scores, winner } = end;
  const values = { name: scene.names[winner] ?? "", points: scores[winner], other: scores[1 - winner] };
  const title = winner === viewer ? t("You win, {points} to {other}!", values) : t("{name} wins, {points} to {other}.", values);
  return Math.min(...scores) >= GOAL ? [title, t("Both have 22 points or more: the higher total wins.")] : [title];
}

/**
 * What the two chosen cards wait for, in a sentence.
 * @param {Scene} scene
 */
export function status(scene) {
  const { legal, names, table } = scene;
  if (!scene.mine) return t("{name} is to play two cards.", { name: names[table.outlook.to_act[0]] ?? "" });
  const { length } = chose(scene);
  if (length === 1) return t("Choose the second card.");
  if (length === 2) return t("Play these two, or choose others.");
  return legal[0]?.includes(",")
    ? t("None of your cards can capture: choose two to put on the table.")
    : t("Your turn: choose two cards that capture.");
}
