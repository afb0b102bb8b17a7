// Blulu at the table: the spread, two hands and two piles; two cards are chosen, then played.

import { cardName, ORDER, ownName, printedName, rankOf } from "../lib/decks/decktet.js";
import { t, tn } from "../lib/texts.js";
import { zoneLabel } from "../table/board.js";
import { chose, cut, HAND, ownHand, playsOf, result, sorted } from "./blulu-moves.js";
import { notice, outcome, score, status, told } from "./blulu-story.js";

/**
 * @typedef {import("../table/scene.js").Scene} Scene
 * @typedef {import("../table/scene.js").Zone} Zone
 * @typedef {import("../table/scene.js").Slot} Slot
 * @typedef {import("../table/scene.js").Action} Action
 * @typedef {import("../table/scene.js").Answer} Answer
 */

const SPREAD = "spread";
const STOCK = "stock";
const THEIRS = "theirs";
const COLOUR = 2;
const DEAL = 8;

/** @type {import("../table/scene.js").GameUi} */
export const blulu = {
  deck: "decktet",
  cardName,
  printed: printedName,
  zones,
  actions,
  tap,
  drop,
  status,
  about,
  told,
  notice,
  score,
  outcome,
  sorted,
};

/** @param {number} n */
function cards(n) {
  return tn("{n} card", "{n} cards", n);
}

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function zones(scene) {
  const { view, seat, playing, names } = scene;
  const rival = 1 - seat;
  const deals = view.stock.length / DEAL;
  return [
    {
      id: THEIRS,
      kind: "backs",
      label: zoneLabel(names[rival] ?? "", cards(view.hands[rival].length)),
      slots: view.hands[rival].map((/** @type {string} */ code) => ({ code })),
      from: [STOCK],
    },
    {
      id: STOCK,
      kind: "pile",
      label: zoneLabel(t("Deck"), tn("{n} more deal", "{n} more deals", deals)),
      slots: view.stock.map((/** @type {string} */ code) => ({ code })),
      from: [],
      caption: deals ? tn("{n} more deal", "{n} more deals", deals) : t("last cards"),
    },
    {
      id: SPREAD,
      kind: "row",
      label: zoneLabel(t("On the table"), cards(view.table.length)),
      slots: spread(scene),
      from: [STOCK, THEIRS, HAND],
    },
    pile(scene, rival, 1),
    {
      id: HAND,
      kind: "fan",
      label: zoneLabel(playing ? t("Your hand") : names[seat] ?? "", cards(view.hands[seat].length)),
      slots: hand(scene),
      from: [STOCK],
    },
    pile(scene, seat, 0),
  ];
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} at
 * @returns {Zone}
 */
function pile(scene, seat, at) {
  const { view, table, names } = scene;
  const codes = view.piles[seat];
  const whose = seat === table.viewer ? t("Your captured cards") : t("Captured by {name}", { name: names[seat] ?? "" });
  return {
    id: `pile-${at}`,
    at,
    kind: "pile",
    label: zoneLabel(whose, cards(codes.length)),
    slots: codes.map((/** @type {string} */ code) => ({ code, face: "back" })),
    from: [SPREAD, HAND, THEIRS],
    caption: codes.length ? t("captured: {n}", { n: codes.length }) : "",
  };
}

/**
 * The table cards, rank by rank; those that the chosen cards would take are marked.
 * @param {Scene} scene
 * @returns {Slot[]}
 */
function spread(scene) {
  const chosen = chose(scene);
  const taken = chosen.length === 2 ? playsOf(scene, chosen).flatMap((move) => preview(scene, move).takes) : [];
  const codes = [...scene.view.table].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return codes.map((code, index) => ({
    code,
    role: rankOf(codes[index - 1] ?? "") === rankOf(code) ? "joined" : "",
    marked: taken.includes(code),
    note: taken.includes(code) ? t("would be captured") : "",
  }));
}

/**
 * @param {Scene} scene
 * @param {string} move
 * @returns {{takes: string[], bonus: number}}
 */
function preview(scene, move) {
  return scene.table.outlook.previews[move] ?? { takes: [], bonus: 0 };
}

/**
 * @param {Scene} scene
 * @returns {Slot[]}
 */
function hand(scene) {
  const chosen = chose(scene);
  return ownHand(scene).map((code) => {
    const mine = chosen.includes(code);
    const partners = chosen.length === 1 ? [...new Set([...chosen, code])] : [code];
    const plays = playsOf(scene, partners);
    return {
      code,
      live: scene.playing && code !== "?",
      legal: mine || (chosen.length < 2 && plays.length > 0),
      chosen: mine,
      note: chosen.length === 1 && !mine ? plays.map((move) => capture(scene, move)).join(", ") : "",
    };
  });
}

/**
 * What a move takes, for listeners.
 * @param {Scene} scene
 * @param {string} move
 */
function capture(scene, move) {
  const { takes, bonus } = preview(scene, move);
  if (!takes.length) return t("can be put down");
  const what =
    takes.length === 1
      ? t("captures {card}", { card: ownName(takes[0] ?? "") })
      : tn("captures {n} card of rank {rank}", "captures {n} cards of rank {rank}", takes.length, { rank: result(move) });
  return bonus ? `${what}, ${bonusWord(bonus)}` : what;
}

/** @param {number} bonus */
function bonusWord(bonus) {
  return bonus === COLOUR ? t("colour +2") : t("sextet +4");
}

/**
 * @param {Scene} scene
 * @returns {Action[]}
 */
function actions(scene) {
  const chosen = chose(scene);
  const plays = chosen.length === 2 ? playsOf(scene, chosen) : [];
  return plays.map((move) => {
    const { sign } = cut(move);
    const { takes, bonus } = preview(scene, move);
    const names = takes.map(ownName).join(", ");
    return {
      id: move,
      moves: move,
      text: playWord(sign, result(move)),
      hint: takes.length ? (bonus ? `${names} · ${bonusWord(bonus)}` : names) : t("nothing to capture"),
      key: plays.length === 1 ? "enter" : sign,
      main: plays.length === 1,
    };
  });
}

/**
 * @param {string} sign
 * @param {number} rank
 */
function playWord(sign, rank) {
  switch (sign) {
    case "+": return t("Sum {rank}", { rank });
    case "-": return t("Difference {rank}", { rank });
    case "=": return t("Pair {rank}", { rank });
    default: return t("Put both on the table");
  }
}

/**
 * Choose a card or let it go. Two that may not be played together are sent all the same: the
 * server says why not.
 * @param {Scene} scene
 * @param {string} place
 * @param {string} code
 * @returns {Answer}
 */
function tap(scene, place, code) {
  const { chosen } = scene;
  if (chosen.includes(place)) return { choose: chosen.filter((other) => other !== place) };
  const now = [...chosen.slice(0, 1), place];
  const [first] = chose(scene);
  const refused = scene.mine && now.length === 2 && first && !playsOf(scene, [first, code]).length;
  return refused ? { moves: [`${first},${code}`] } : { choose: now };
}

/**
 * A card dragged to the table is chosen; with the second the only play of the two is played.
 * @param {Scene} scene
 * @param {string} place
 * @param {string} zone
 * @returns {Answer | null}
 */
function drop(scene, place, zone) {
  const code = ownHand(scene)[Number(place.split(":")[1])];
  if (!code || zone !== SPREAD) return null;
  const pair = [...new Set([...chose(scene), code])];
  const [only, ...others] = pair.length === 2 ? playsOf(scene, pair) : [];
  if (only && !others.length) return { moves: [only] };
  return scene.chosen.includes(place) ? { choose: scene.chosen } : tap(scene, place, code);
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function about(scene, seat) {
  const { view, table } = scene;
  if (table.result) return tn("{n} point", "{n} points", table.result.scores[seat]);
  const parts = [tn("{n} point", "{n} points", view.scores[seat])];
  if (view.bonus[seat]) parts.push(t("bonus {n}", { n: view.bonus[seat] }));
  if (view.dealer === seat) parts.push(t("dealer"));
  return parts.join(" · ");
}
