// Blaze: what a tap, a drag and a button play. Moves are the server's: `B7` challenges, `B3:R9`
// rejects, `bet 1@2` bets on seat 2.

import { cardName, SUITS, VALUES } from "../lib/decks/firebird.js";
import { t, tn } from "../lib/texts.js";
import { signalText } from "../table/story.js";

/**
 * @typedef {import("../table/scene.js").Scene} Scene
 * @typedef {import("../table/scene.js").Action} Action
 * @typedef {import("../table/scene.js").Answer} Answer
 */

export const HAND = "hand";
export const BOUT = "bout";
export const BETTING = "betting";
export const DECK = "deck";
export const FEATHERS = "feathers";
const SIGNALS = "signals";
const MOST_SIGNALS = 4;

/**
 * The seats in the challenge: the active player, the target and, if there is one, the supporter.
 * @param {any} view
 * @returns {number[]}
 */
export function roles(view) {
  const seats = Array.from({ length: view.players }, (_, i) => (view.active + i) % view.players);
  return seats.filter((seat) => !view.out.includes(seat)).slice(0, 3);
}

/**
 * By suit or by value, trumps last, low to high.
 * @param {string[]} codes
 * @param {Scene} scene
 */
export function sorted(codes, scene) {
  const trump = scene.view.trump[0];
  /** @param {string} code */
  const order = (code) => {
    const suit = SUITS.indexOf(code[0] ?? "");
    const value = VALUES.indexOf(code[1] ?? "");
    return (code[0] === trump ? 100 : 0) + (scene.order === "suit" ? suit * 10 + value : value * 3 + suit);
  };
  return [...codes].sort((a, b) => order(a) - order(b));
}

/**
 * The reader's own hand as it lies.
 * @param {Scene} scene
 * @returns {string[]}
 */
export function ownHand(scene) {
  return sorted(scene.view.hands[scene.seat], scene);
}

/** @param {string} place */
function cut(place) {
  const [zone, index] = place.split(":");
  return { zone: zone ?? "", index: Number(index) };
}

/**
 * The codes chosen in the hand.
 * @param {Scene} scene
 */
export function choseInHand(scene) {
  const hand = ownHand(scene);
  const places = scene.chosen.map(cut).filter(({ zone }) => zone === HAND);
  return places.map(({ index }) => hand[index] ?? "").filter(Boolean);
}

/**
 * The cards of the challenge as they lie, each with its row.
 * @param {any} view
 * @returns {{code: string, row: number, reject: boolean}[]}
 */
export function laid(view) {
  return view.table.flatMap((/** @type {any} */ pair, /** @type {number} */ row) => [
    { code: pair.challenge, row, reject: false },
    ...(pair.reject ? [{ code: pair.reject, row, reject: true }] : []),
  ]);
}

/**
 * The challenge card chosen on the table.
 * @param {Scene} scene
 * @returns {string}
 */
export function choseChallenge(scene) {
  const place = scene.chosen.map(cut).find(({ zone }) => zone === BOUT);
  return place ? laid(scene.view)[place.index]?.code ?? "" : "";
}

/**
 * The legal rejections with a card.
 * @param {Scene} scene
 * @param {string} code
 */
export function rejections(scene, code) {
  return scene.legal.filter((move) => move.endsWith(`:${code}`));
}

/**
 * The value of the Betting card chosen; at first the highest one has left.
 * @param {Scene} scene
 * @returns {number}
 */
export function chosenBet(scene) {
  const values = ownBets(scene);
  const place = scene.chosen.map(cut).find(({ zone }) => zone === BETTING);
  return values[place?.index ?? 0] ?? 0;
}

/**
 * The Betting cards one has left, the highest first.
 * @param {Scene} scene
 * @returns {number[]}
 */
export function ownBets(scene) {
  return [...scene.view.bets_left[scene.seat]].sort((a, b) => b - a);
}

/**
 * @param {Scene} scene
 * @param {string} place
 * @param {string} code
 * @returns {Answer}
 */
export function tap(scene, place, code) {
  const { zone } = cut(place);
  if (zone === BETTING) return { choose: [place] };
  if (zone === BOUT) return tapChallenge(scene, place, code);
  return scene.mine && scene.view.stage === "answer" ? tapRejection(scene, place, code) : tapAddition(scene, place, code);
}

/**
 * A challenge card: where the chosen card goes, or the one to be rejected.
 * @param {Scene} scene
 * @param {string} place
 * @param {string} code
 * @returns {Answer}
 */
function tapChallenge(scene, place, code) {
  const [card] = choseInHand(scene);
  if (card) return { moves: [`${code}:${card}`] };
  return { choose: scene.chosen.includes(place) ? [] : [place] };
}

/**
 * A card to reject with: played at once if it is clear against which, else chosen. One that
 * rejects nothing is sent all the same: the server says why not.
 * @param {Scene} scene
 * @param {string} place
 * @param {string} code
 * @returns {Answer}
 */
function tapRejection(scene, place, code) {
  const challenge = choseChallenge(scene);
  if (challenge) return { moves: [`${challenge}:${code}`] };
  const moves = rejections(scene, code);
  const open = scene.view.table.find((/** @type {any} */ pair) => !pair.reject)?.challenge;
  if (moves.length < 2) return { moves: [moves[0] ?? `${open}:${code}`] };
  return { choose: scene.chosen.includes(place) ? [] : [place] };
}

/**
 * A card to challenge with: chosen together with others that go with it.
 * @param {Scene} scene
 * @param {string} place
 * @param {string} code
 * @returns {Answer}
 */
function tapAddition(scene, place, code) {
  const { chosen, view } = scene;
  if (!scene.legal.includes(code)) return { moves: [code] };
  if (chosen.includes(place)) return { choose: chosen.filter((other) => other !== place) };
  const together = view.stage !== "open" || choseInHand(scene).every((other) => other[1] === code[1]);
  return { choose: [...(together ? chosen.filter((other) => cut(other).zone === HAND) : []), place] };
}

/**
 * A card dragged onto the challenge, or onto one card of it.
 * @param {Scene} scene
 * @param {string} place
 * @param {string} zone
 * @param {string} target
 * @returns {Answer | null}
 */
export function drop(scene, place, zone, target) {
  const { zone: from, index } = cut(place);
  const code = ownHand(scene)[index];
  if (from !== HAND || zone === HAND || !code) return null;
  if (!scene.mine || scene.view.stage !== "answer") {
    const codes = scene.chosen.includes(place) ? choseInHand(scene) : [code];
    return { moves: scene.mine ? [...codes, "done"] : codes };
  }
  const at = cut(target);
  const onto = at.zone === BOUT ? laid(scene.view)[at.index] : undefined;
  const challenge = onto && scene.view.table[onto.row].challenge;
  return challenge ? { moves: [`${challenge}:${code}`] } : tapRejection({ ...scene, chosen: [] }, place, code);
}

/**
 * @param {Scene} scene
 * @returns {Action[]}
 */
export function actions(scene) {
  const { stage } = scene.view;
  if (scene.chosen.includes(SIGNALS)) return signals(scene);
  const found = !scene.mine ? [] : stage === "bet" ? bets(scene) : [...additions(scene), ...endings(scene)];
  return [...found, ...signals(scene)];
}

/**
 * A button for each player one may bet on.
 * @param {Scene} scene
 * @returns {Action[]}
 */
function bets(scene) {
  const value = chosenBet(scene);
  return scene.legal
    .filter((move) => move.startsWith(`bet ${value}@`))
    .map((move) => ({
      id: `on-${move.split("@")[1]}`,
      moves: move,
      text: t("{value} on {name}", { value, name: scene.names[Number(move.split("@")[1])] ?? "" }),
    }));
}

/**
 * The cards chosen, played one after the other, and then no more.
 * @param {Scene} scene
 * @returns {Action[]}
 */
function additions(scene) {
  const { view } = scene;
  const codes = choseInHand(scene);
  if (view.stage === "answer" || !codes.length) return [];
  const card = cardName(codes[0] ?? "");
  const n = codes.length;
  const text =
    view.stage === "open" && !view.table.length
      ? n === 1 ? t("Challenge: {card}", { card }) : tn("Challenge with {n} card", "Challenge with {n} cards", n)
      : n === 1 ? t("Add: {card}", { card }) : tn("Add {n} card", "Add {n} cards", n);
  return [{ id: "play", moves: [...codes, "done"], text, key: "enter", main: true }];
}

/**
 * To pass, and to add nothing.
 * @param {Scene} scene
 * @returns {Action[]}
 */
function endings(scene) {
  const { view, legal, names } = scene;
  const only = legal.length === 1;
  const target = names[roles(view)[1] ?? 0] ?? "";
  /** @type {Action[]} */
  const found = [];
  if (legal.includes("pass")) {
    const n = laid(view).length;
    found.push({ id: "pass", moves: "pass", text: t("Pass"), key: "p", main: only, hint: tn("take up at least {n} card", "take up at least {n} cards", n) });
  }
  if (legal.includes("done") && !choseInHand(scene).length) {
    const hint = view.passed
      ? t("{target} takes up the cards", { target })
      : view.stage === "open" ? t("{target} must answer", { target }) : "";
    found.push({ id: "done", moves: "done", text: t("Add nothing"), key: "d", main: only, ...(hint && { hint }) });
  }
  return found;
}

/**
 * Quick words to the other challenger, if that is a person; behind one button.
 * @param {Scene} scene
 * @returns {Action[]}
 */
function signals(scene) {
  const { table, view, chosen, seat } = scene;
  const allowed = /** @type {string[]} */ (table.outlook.signals);
  const [active, , supporter] = roles(view);
  const other = seat === active ? supporter : active;
  if (!allowed.length || other === undefined || table.seats[other].kind !== "player") return [];
  const open = chosen.includes(SIGNALS);
  const rest = chosen.filter((place) => place !== SIGNALS);
  const most = Math.min(MOST_SIGNALS, view.limit - view.table.length);
  const some = allowed.filter((signal) => !signal.startsWith("can_add_") || Number(signal.slice(8)) <= most);
  return [
    { id: SIGNALS, text: t("Signal …"), choose: open ? rest : [...rest, SIGNALS], pressed: open, key: "g" },
    ...(open ? some.map((signal) => ({ id: signal, text: signalText(signal), say: { type: "signal", signal } })) : []),
  ];
}
