// Blaze told in words: moves and what came of them, rounds, the end.

import { cardName } from "../lib/decks/firebird.js";
import { t, tn } from "../lib/texts.js";
import { scoreTable } from "../table/score.js";
import { roles } from "./blaze-moves.js";

/**
 * @typedef {import("../table/scene.js").Scene} Scene
 * @typedef {[seat: number, value: number, on: number, to: number | null]} Bet
 */

/**
 * A move, with what came of it, as the log tells it.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} move
 * @param {any} [effect]
 */
export function told(scene, seat, move, effect = {}) {
  const lines = [moveTold(scene, seat, move, effect)];
  if (effect.challenge) lines.push(...challengeTold(scene, effect.challenge));
  if (effect.betting) lines.push(t("The draw deck is used up: phase 1 is over. Before phase 2 everyone bets, face down, on who will lose this round."));
  if (effect.bets) lines.push(...betsTold(scene, effect.bets), ...(effect.round ? [] : [t("Phase 2 begins: nobody draws any more.")]));
  lines.push(...(effect.feathers ?? []).map((/** @type {[number, number]} */ [who, feather]) => featherTold(scene, who, feather)));
  if (effect.round) lines.push(...roundTold(scene, effect.round));
  return lines.join(" ");
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} move
 * @param {any} effect
 */
function moveTold(scene, seat, move, effect) {
  const me = seat === scene.table.viewer;
  const name = scene.names[seat] ?? "";
  if (move === "pass") return me ? t("You pass.") : t("{name} passes.", { name });
  if (move === "done") return me ? t("You add no more cards.") : t("{name} adds no more cards.", { name });
  if (move === "bet ?") return t("{name} places a bet, face down.", { name });
  if (move.startsWith("bet ")) return betTold(scene, seat, move);
  const [challenge, answer] = move.split(":").map(cardName);
  if (answer) {
    const values = { name, challenge: challenge ?? "", card: answer };
    return me ? t("You reject {challenge} with {card}.", values) : t("{name} rejects {challenge} with {card}.", values);
  }
  const card = challenge ?? "";
  if (effect.against === undefined) return me ? t("You add {card}.", { card }) : t("{name} adds {card}.", { name, card });
  const values = { name, card, other: scene.names[effect.against] ?? "" };
  if (me) return t("You challenge {other} with {card}.", values);
  return effect.against === scene.table.viewer ? t("{name} challenges you with {card}.", values) : t("{name} challenges {other} with {card}.", values);
}

/**
 * A bet whose value may be known: one's own, or in a replay.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} move
 */
function betTold(scene, seat, move) {
  const [value, on] = move.slice(4).split("@");
  const values = { name: scene.names[seat] ?? "", value: value ?? "", other: scene.names[Number(on)] ?? "" };
  return seat === scene.table.viewer
    ? t("You place your bet face down: {value} on {other}.", values)
    : t("{name} places a bet face down: {value} on {other}.", values);
}

/**
 * How a challenge ended.
 * @param {Scene} scene
 * @param {{target: number, taken: boolean, cards: number, drew: number[]}} challenge
 */
function challengeTold(scene, { target, taken, cards, drew }) {
  const { viewer } = scene.table;
  const name = scene.names[target] ?? "";
  const lines = [];
  if (!taken) lines.push(tn("All rejected: {n} card goes to the discard pile.", "All rejected: {n} cards go to the discard pile.", cards));
  else if (target === viewer) lines.push(tn("You take up {n} card and miss a turn.", "You take up {n} cards and miss a turn.", cards));
  else lines.push(tn("{name} takes up {n} card and misses a turn.", "{name} takes up {n} cards and misses a turn.", cards, { name }));
  drew.forEach((n, seat) => {
    if (n) lines.push(drawTold(scene, seat, n));
  });
  return lines;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} n
 */
function drawTold(scene, seat, n) {
  return seat === scene.table.viewer
    ? tn("You draw {n} card.", "You draw {n} cards.", n)
    : tn("{name} draws {n} card.", "{name} draws {n} cards.", n, { name: scene.names[seat] ?? "" });
}

/**
 * Who bet on whom.
 * @param {Scene} scene
 * @param {number[]} bets
 */
function betsTold(scene, bets) {
  const { viewer } = scene.table;
  return bets.map((on, seat) => {
    const values = { name: scene.names[seat] ?? "", other: scene.names[on] ?? "" };
    if (seat === viewer) return t("You bet on {other}.", values);
    return on === viewer ? t("{name} bets on you.", values) : t("{name} bets on {other}.", values);
  });
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} feather
 */
function featherTold(scene, seat, feather) {
  return seat === scene.table.viewer
    ? t("You have no cards left: you take the Feather {feather} and are out of the round.", { feather })
    : t("{name} has no cards left, takes the Feather {feather} and is out of the round.", { name: scene.names[seat] ?? "", feather });
}

/**
 * @param {Scene} scene
 * @param {{number: number, loser: number, bets: Bet[]}} round
 */
function roundTold(scene, { number, loser, bets }) {
  const values = { name: scene.names[loser] ?? "", round: number };
  const over =
    loser === scene.table.viewer
      ? t("The last Feather is taken. You have none: you lose round {round}.", values)
      : t("The last Feather is taken. {name} has none and loses round {round}.", values);
  return [over, ...bets.map((bet) => settledTold(scene, bet))];
}

/**
 * What became of a bet (B7).
 * @param {Scene} scene
 * @param {Bet} bet
 */
function settledTold(scene, [seat, , on, to]) {
  const { viewer } = scene.table;
  const values = { name: scene.names[seat] ?? "", other: scene.names[on] ?? "" };
  if (to === null) return seat === viewer ? t("Your bet was a 0: it comes back to you.") : t("{name}'s bet was a 0: it comes back.", values);
  if (to === seat) {
    if (seat === viewer) return t("Your bet was a 1, on {other}, who lost: 1 point for you.", values);
    return on === viewer
      ? t("{name}'s bet was a 1, on you, who lost: 1 point for {name}.", values)
      : t("{name}'s bet was a 1, on {other}, who lost: 1 point for {name}.", values);
  }
  if (seat === viewer) return t("Your bet was a 1, on {other}, who did not lose: 1 point for {other}.", values);
  return on === viewer
    ? t("{name}'s bet was a 1, on you, who did not lose: 1 point for you.", values)
    : t("{name}'s bet was a 1, on {other}, who did not lose: 1 point for {other}.", values);
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
  if (effect.betting) lines.push(t("Phase 1 is over"), t("Everyone bets on who will lose this round."));
  if (effect.bets && !effect.round) lines.push(t("Phase 2"), t("Nobody draws any more."));
  if (effect.bets) lines.push(...betsTold(scene, effect.bets));
  for (const [seat, feather] of effect.feathers ?? []) lines.push(featherTold(scene, seat, feather));
  if (effect.round) lines.push(...roundTold(scene, effect.round));
  return lines;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function points(scene, seat) {
  const feathers = scene.view.won_feathers[seat].map((/** @type {[number, number]} */ [, value]) => value);
  const bets = scene.view.won_bets[seat].length;
  return { feathers, bets, sum: feathers.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, bets) };
}

/**
 * The points of everyone: Feathers and Betting cards.
 * @param {Scene} scene
 */
export function score(scene) {
  const { names, table } = scene;
  const rows = names.map((name, seat) => {
    const { feathers, bets, sum } = points(scene, seat);
    return { head: seat === table.viewer ? t("You") : name, cells: [feathers.join(" + ") || "0", bets, sum] };
  });
  return scoreTable("", [t("Feathers"), t("Bets"), t("Points")], rows);
}

/**
 * @param {Scene} scene
 * @returns {string[]}
 */
export function outcome(scene) {
  const { scores, winner } = scene.table.result;
  const most = scores[winner];
  const values = { name: scene.names[winner] ?? "" };
  const title =
    winner === scene.table.viewer
      ? tn("You win with {n} point!", "You win with {n} points!", most)
      : tn("{name} wins with {n} point.", "{name} wins with {n} points.", most, values);
  const tied = scores.filter((/** @type {number} */ sum) => sum === most).length > 1;
  return tied ? [title, t("Several have as many: the highest Feather of round 2 decides.")] : [title];
}

/**
 * @param {Scene} scene
 * @returns {string}
 */
export function status(scene) {
  return scene.mine ? asked(scene) : awaited(scene);
}

/**
 * What one is asked to do.
 * @param {Scene} scene
 */
function asked(scene) {
  const { view, legal, names, chosen } = scene;
  const target = names[roles(view)[1] ?? 0] ?? "";
  if (view.stage === "bet") return t("Bet on who will lose the round: a 1 is your point if they do, theirs if not; a 0 comes back.");
  if (view.stage === "answer") {
    if (chosen.length) return t("Which challenge card is it for?");
    return legal.length === 1 ? t("You can reject none of them: pass.") : t("You are the target: reject each challenge card, or pass.");
  }
  if (view.stage === "open" && !view.table.length) {
    return t("You are the active player: challenge {target} with one card, or several of one value.", { target });
  }
  if (legal.length === 1) return view.stage === "open" ? t("You can add no card of the same value.") : t("You have no card of a value already played.");
  if (view.stage === "open") return t("You may add cards of the same value before {target} answers.", { target });
  if (view.passed) return t("{target} passes. You may still add cards of a value already played.", { target });
  if (view.stage === "support") return t("You are the supporter: you may add cards of a value already played.");
  return t("You may extend the challenge with cards of a value already played.");
}

/**
 * Whom all wait for.
 * @param {Scene} scene
 */
function awaited(scene) {
  const { view, names, table } = scene;
  const waiting = table.outlook.to_act.map((/** @type {number} */ seat) => names[seat] ?? "");
  const name = waiting[0] ?? "";
  switch (view.stage) {
    case "bet": return t("Still to bet: {names}.", { names: waiting.join(", ") });
    case "answer": return t("{name} is to reject the challenge, or to pass.", { name });
    case "open": return t("{name} opens a challenge.", { name });
    default: return t("{name} may add cards.", { name });
  }
}
