// Durak at the table: the talon and its trump, the bout's pairs, two hands.

import { cardName, RANKS, rankName, SUITS, suitName } from "../lib/decks/atlasnye.js";
import { t, tn } from "../lib/texts.js";
import { zoneLabel } from "../table/board.js";

/**
 * @typedef {import("../table/scene.js").Scene} Scene
 * @typedef {import("../table/scene.js").Zone} Zone
 * @typedef {import("../table/scene.js").Action} Action
 * @typedef {import("../table/scene.js").Answer} Answer
 */

const TALON = "talon";
const TABLE = "bout";
const DISCARD = "discard";
const HAND = "hand";
/** @type {Record<string, string>} */
const SIGNS = { s: "♠\ufe0e", h: "♥\ufe0e", d: "♦\ufe0e", c: "♣\ufe0e" };
const THEIRS = "theirs";

/** @type {import("../table/scene.js").GameUi} */
export const durak = {
  deck: "atlasnye",
  cardName,
  zones,
  actions,
  tap,
  drop,
  status,
  about,
  told,
  outcome,
  sorted,
};

/** @param {number} n */
function cards(n) {
  return tn("{n} card", "{n} cards", n);
}

/** @param {Scene} scene */
function zones(scene) {
  const { view, seat, playing, legal, names } = scene;
  const rival = 1 - seat;
  const mine = view.hands[seat];
  const trump = suitName(view.trump[1]);
  /** @type {Zone[]} */
  const found = [
    {
      id: THEIRS,
      kind: "backs",
      label: zoneLabel(names[rival] ?? "", cards(view.hands[rival].length)),
      slots: view.hands[rival].map((/** @type {string} */ code) => ({ code })),
      from: [TALON, TABLE],
    },
    {
      id: TALON,
      kind: "pile",
      label: zoneLabel(t("Talon"), `${cards(view.talon.length)}, ${t("trump {suit}", { suit: trump })}`),
      slots: talon(view),
      from: [],
      caption: view.talon.length ? `${view.talon.length} · ${SIGNS[view.trump[1]]}` : t("trump {suit}", { suit: trump }),
    },
    {
      id: TABLE,
      kind: "pairs",
      label: zoneLabel(t("On the table"), cards(view.table.flat().filter(Boolean).length)),
      slots: bout(view),
      from: [THEIRS, HAND, TALON],
    },
    {
      id: DISCARD,
      kind: "pile",
      label: zoneLabel(t("Discard pile"), cards(view.discard.length)),
      slots: view.discard.map((/** @type {string} */ code) => ({ code, face: "back" })),
      from: [TABLE],
    },
    {
      id: HAND,
      kind: "fan",
      label: zoneLabel(playing ? t("Your hand") : names[seat] ?? "", cards(mine.length)),
      slots: sorted(mine, scene).map((code) => ({
        code,
        live: playing && code !== "?",
        legal: legal.includes(code),
        note: note(code, scene),
      })),
      from: [TALON, TABLE],
    },
  ];
  return found;
}

/**
 * The talon, the turned trump lowest; once it is gone, the trump's sign.
 * @param {any} view
 * @returns {import("../table/scene.js").Slot[]}
 */
function talon(view) {
  const suit = view.trump[1];
  if (!view.talon.length) return [{ code: `trump-${suit}`, face: `suit-${suit}`, role: "sign" }];
  return [...view.talon].reverse().map((code, index) => ({
    code,
    role: index === 0 && code !== "?" ? "turned" : "",
    face: index ? "back" : undefined,
  }));
}

/** @param {any} view */
function bout(view) {
  return view.table.flatMap((/** @type {[string, string | null]} */ [attack, defence], /** @type {number} */ group) => {
    const pair = [{ code: attack, group, role: "attack", note: defence ? t("beaten") : t("not beaten") }];
    if (defence) pair.push({ code: defence, group, role: "defence", note: t("beats the {rank}", { rank: rankName(attack[0] ?? "") }) });
    return pair;
  });
}

/**
 * What a listener should know of a card in hand.
 * @param {string} code
 * @param {Scene} scene
 */
function note(code, scene) {
  const parts = [];
  if (code[1] === scene.view.trump[1]) parts.push(t("trump"));
  if (scene.mine && scene.legal.includes(code)) {
    const open = openAttack(scene.view);
    if (attacking(scene)) parts.push(t("can be played"));
    else if (open) parts.push(t("beats the {rank}", { rank: rankName(open[0] ?? "") }));
  }
  return parts.join(", ");
}

/**
 * @param {any} view
 * @returns {string | undefined}
 */
function openAttack(view) {
  return view.table.find((/** @type {any} */ pair) => !pair[1])?.[0];
}

/** @param {Scene} scene */
function attacking(scene) {
  return scene.view.attacker === scene.seat;
}

/**
 * @param {Scene} scene
 * @returns {Action[]}
 */
function actions(scene) {
  const { view, legal } = scene;
  /** @type {Action[]} */
  const found = [];
  if (legal.includes("take")) {
    const n = view.table.flat().filter(Boolean).length;
    found.push({ id: "take", moves: "take", text: t("Take"), key: "t", hint: tn("{n} card at least", "{n} cards at least", n), main: legal.length === 1 });
  }
  if (legal.includes("done")) {
    const text = view.taking ? t("That is all") : t("Done");
    found.push({ id: "done", moves: "done", text, key: "d", main: legal.length === 1 });
  }
  return found;
}

/**
 * @param {Scene} _scene
 * @param {string} _place
 * @param {string} code
 * @returns {Answer}
 */
function tap(_scene, _place, code) {
  return { moves: [code] };
}

/**
 * @param {Scene} scene
 * @param {string} place
 * @param {string} zone
 * @returns {Answer | null}
 */
function drop(scene, place, zone) {
  const code = sorted(scene.view.hands[scene.seat], scene)[Number(place.split(":")[1])];
  return code && zone !== HAND ? { moves: [code] } : null;
}

/** @param {Scene} scene */
function status(scene) {
  const { view, seat, names, table } = scene;
  const actor = table.outlook.to_act[0];
  const attack = openAttack(view);
  if (scene.mine && actor === seat) {
    if (view.attacker !== seat) return t("Your turn: beat the {card}, or take.", { card: cardName(attack ?? "") });
    if (!view.table.length) return t("Your turn: attack with any card.");
    if (view.taking && scene.legal.length === 1) return t("{name} takes. You have no card to add.", { name: names[1 - seat] ?? "" });
    if (scene.legal.length === 1 && scene.legal[0] === "done") return t("Your turn: no card can be added.");
    if (view.taking) return t("{name} takes. Add matching cards, or stop.", { name: names[1 - seat] ?? "" });
    return t("Your turn: add a card of a rank on the table, or stop.");
  }
  const name = names[actor] ?? "";
  if (view.attacker !== actor) return t("{name} is to beat the {card}.", { name, card: cardName(attack ?? "") });
  return view.table.length ? t("{name} may add a card.", { name }) : t("{name} attacks.", { name });
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
function about(scene, seat) {
  const { attacker, taking } = scene.view;
  const role = attacker === seat ? t("attacker") : taking ? t("takes") : t("defender");
  return `${role} · ${cards(scene.view.hands[seat].length)}`;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} move
 */
function told(scene, seat, move) {
  const name = scene.names[seat] ?? "";
  if (move === "take") return t("{name} takes.", { name });
  if (move === "done") return t("{name} is done.", { name });
  return t("{name}: {card}.", { name, card: cardName(move) });
}

/** @param {Scene} scene */
function outcome(scene) {
  const { result, viewer } = scene.table;
  if (result.draw) return [t("A draw: nobody is the Durak."), t("Both hands ran out in the same bout.")];
  const loser = scene.names[result.durak] ?? "";
  const left = scene.view.hands[result.durak].length;
  const words =
    viewer === result.durak
      ? tn("You still held {n} card.", "You still held {n} cards.", left)
      : tn("{name} still held {n} card.", "{name} still held {n} cards.", left, { name: loser });
  if (viewer === null) return [t("{name} is the Durak.", { name: loser }), words];
  return [viewer === result.durak ? t("You are the Durak.") : t("You won: {name} is the Durak.", { name: loser }), words];
}

/**
 * By suit or by rank, trumps last, low to high.
 * @param {string[]} codes
 * @param {Scene} scene
 */
function sorted(codes, scene) {
  const trump = scene.view.trump[1];
  /** @param {string} code */
  const order = (code) => {
    const suit = SUITS.indexOf(code[1] ?? "");
    const rank = RANKS.indexOf(code[0] ?? "");
    return (code[1] === trump ? 100 : 0) + (scene.order === "suit" ? suit * 10 + rank : rank * 4 + suit);
  };
  return [...codes].sort((a, b) => order(a) - order(b));
}
