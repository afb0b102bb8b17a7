// Blaze at the table: the challenge and its rejections, the deck, the Feathers, the bets to choose
// from, one's own hand.

import { cardName, suitName } from "../lib/decks/firebird.js";
import { t, tn } from "../lib/texts.js";
import { zoneLabel } from "../table/board.js";
import { others } from "../table/scene.js";
import {
  actions, BETTING, BOUT, choseChallenge, choseInHand, chosenBet, DECK, drop, FEATHERS, HAND, laid, ownBets, ownHand,
  rejections, sorted, tap,
} from "./blaze-moves.js";
import { about, cards, place, role, stake, theirs } from "./blaze-seats.js";
import { notice, outcome, score, status, told } from "./blaze-story.js";

/**
 * @typedef {import("../table/scene.js").Scene} Scene
 * @typedef {import("../table/scene.js").Zone} Zone
 * @typedef {import("../table/scene.js").Slot} Slot
 */

const DISCARD = "discard";
const MOST_BACKS = 8;
const MOST_DISCARDS = 12;

/** @type {import("../table/scene.js").GameUi} */
export const blaze = {
  deck: "firebird",
  cardName,
  zones,
  actions,
  tap,
  drop,
  status,
  about,
  role,
  told,
  notice,
  score,
  outcome,
  sorted,
};

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function zones(scene) {
  const rivals = others(scene);
  return [
    ...rivals.map((seat, index) => theirs(scene, seat, index + 1)),
    ...rivals.map((seat, index) => stake(scene, seat, index + 1)),
    deck(scene),
    bout(scene),
    ...(scene.mine && scene.view.stage === "bet" ? [betting(scene)] : []),
    feathers(scene),
    discard(scene),
    hand(scene),
    stake(scene, scene.seat, 0),
  ];
}

/**
 * @param {Scene} scene
 * @returns {Zone}
 */
function deck({ view }) {
  const suit = suitName(view.trump[0]);
  const n = view.deck.length;
  /** @type {Slot[]} */
  const backs = view.deck.slice(0, -1).slice(0, MOST_BACKS).map(() => ({ code: "?" }));
  return {
    id: DECK,
    kind: "pile",
    label: zoneLabel(t("Deck"), `${cards(n)}, ${t("trump: {suit}", { suit })}`),
    slots: n ? [{ code: view.trump, role: "turned", note: t("trump") }, ...backs] : [{ code: `trump-${view.trump[0]}`, face: `suit-${view.trump[0]}`, role: "sign" }],
    from: [],
    caption: n ? `${n} · ${suit}` : t("trump"),
  };
}

/**
 * The challenge cards opposite their rejections.
 * @param {Scene} scene
 * @returns {Zone}
 */
function bout(scene) {
  const { view, mine } = scene;
  const [card] = choseInHand(scene);
  const answering = mine && view.stage === "answer";
  return {
    id: BOUT,
    kind: "pairs",
    label: zoneLabel(t("The challenge"), tn("{n} challenge card of at most {limit}", "{n} challenge cards of at most {limit}", view.table.length, { limit: view.limit })),
    slots: laid(view).map(({ code, row, reject }, index) => {
      const pair = view.table[row];
      const open = answering && !reject && !pair.reject;
      return {
        code,
        group: row,
        role: reject ? "defence" : `attack by-${place(scene, pair.by)}`,
        live: open,
        marked: open && Boolean(card) && scene.legal.includes(`${code}:${card}`),
        chosen: open ? scene.chosen.includes(`${BOUT}:${index}`) : undefined,
        note: reject ? t("rejects {card}", { card: cardName(pair.challenge) }) : challengeNote(scene, pair),
      };
    }),
    from: ["theirs-1", "theirs-2", "theirs-3", "theirs-4", HAND],
    caption: stand(view),
  };
}

/**
 * @param {Scene} scene
 * @param {any} pair
 */
function challengeNote(scene, pair) {
  const whose = pair.by === scene.table.viewer ? t("yours") : t("by {name}", { name: scene.names[pair.by] ?? "" });
  return `${whose}, ${pair.reject ? t("rejected") : t("not rejected")}`;
}

/**
 * Where the game stands: round, whether cards are still drawn, and how much of the limit is used.
 * @param {any} view
 */
function stand(view) {
  const values = { round: view.round, n: view.table.length, limit: view.limit };
  if (view.stage === "bet") return t("Round {round} of 2: bets", values);
  if (view.stage === "over") return "";
  if (view.phase === 1) return t("Round {round} of 2 · challenge cards: {n}, at most {limit}", values);
  return t("Round {round} of 2, no more drawing · challenge cards: {n}, at most {limit}", values);
}

/**
 * One's own Betting cards, to choose from.
 * @param {Scene} scene
 * @returns {Zone}
 */
function betting(scene) {
  const values = ownBets(scene);
  const chosen = scene.chosen.find((where) => where.startsWith(BETTING)) ?? `${BETTING}:${values.indexOf(chosenBet(scene))}`;
  return {
    id: BETTING,
    kind: "row",
    label: zoneLabel(t("Your Betting cards"), cards(values.length)),
    slots: values.map((value, index) => ({ code: `bet-${value}`, role: "by-0", live: true, legal: true, chosen: chosen === `${BETTING}:${index}` })),
    from: [],
  };
}

/**
 * @param {Scene} scene
 * @returns {Zone}
 */
function feathers({ view }) {
  const left = view.feathers;
  const label = left.length ? t("the top one is worth {n}", { n: left[0] }) : t("none left");
  return {
    id: FEATHERS,
    kind: "pile",
    label: zoneLabel(t("Feathers"), label),
    slots: [...left].reverse().map((/** @type {number} */ value) => ({ code: `feather-${value}` })),
    from: [],
    caption: left.length ? tn("{n} Feather", "{n} Feathers", left.length) : "",
  };
}

/**
 * @param {Scene} scene
 * @returns {Zone}
 */
function discard({ view }) {
  const n = view.discard.length;
  return {
    id: DISCARD,
    kind: "pile",
    label: zoneLabel(t("Discard pile"), cards(n)),
    slots: view.discard.slice(-MOST_DISCARDS).map((/** @type {string} */ code) => ({ code })),
    from: [BOUT],
    caption: n ? String(n) : "",
  };
}

/**
 * @param {Scene} scene
 * @returns {Zone}
 */
function hand(scene) {
  const { view, seat, playing, names } = scene;
  return {
    id: HAND,
    kind: "fan",
    label: zoneLabel(playing ? t("Your hand") : names[seat] ?? "", cards(view.hands[seat].length)),
    slots: ownHand(scene).map((code, index) => ({
      code,
      live: playing && code !== "?",
      legal: useful(scene, code),
      chosen: scene.chosen.includes(`${HAND}:${index}`),
      note: note(scene, code),
    })),
    from: [DECK, BOUT],
  };
}

/**
 * Whether a card of the hand can be played now, together with those that are chosen.
 * @param {Scene} scene
 * @param {string} code
 */
function useful(scene, code) {
  if (scene.view.stage === "answer") {
    const challenge = choseChallenge(scene);
    return challenge ? scene.legal.includes(`${challenge}:${code}`) : rejections(scene, code).length > 0;
  }
  const chosen = choseInHand(scene);
  const together = scene.view.stage !== "open" || chosen.every((other) => other[1] === code[1]);
  return scene.legal.includes(code) && together;
}

/**
 * What a listener should know of a card in hand.
 * @param {Scene} scene
 * @param {string} code
 */
function note(scene, code) {
  const parts = code[0] === scene.view.trump[0] ? [t("trump")] : [];
  const moves = scene.view.stage === "answer" ? rejections(scene, code) : [];
  if (moves.length) parts.push(t("rejects {card}", { card: moves.map((move) => cardName(move.split(":")[0] ?? "")).join(", ") }));
  else if (scene.legal.includes(code)) parts.push(t("can be played"));
  return parts.join(", ");
}

