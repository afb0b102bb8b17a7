// The log in words: each entry once, for the eye in the panel and for the ear in the live region.

import { t } from "../lib/texts.js";

/**
 * An entry as a sentence; empty for what need not be told.
 * @param {import("../lib/connection.js").Entry} entry
 * @param {import("./scene.js").Scene} scene
 * @param {import("./scene.js").GameUi} ui
 * @returns {string}
 */
export function story(entry, scene, ui) {
  const { event } = entry;
  const name = event.seat === undefined || event.seat === null ? "" : scene.names[event.seat] ?? "";
  switch (event.type) {
    case "moved":
      return ui.told(scene, event.seat, event.move, event.effect) + (event.by === "absent" ? ` ${t("(a bot plays for them)")}` : "");
    case "seated":
      return t("{name} sits down.", { name: event.name });
    case "bot_seated":
      return t("{name} sits down.", { name });
    case "stood":
      return t("Seat {seat} is open again.", { seat: event.seat + 1 });
    case "left":
      return t("{name} has left; a bot plays on.", { name });
    case "returned":
      return t("{name} is back.", { name });
    case "dealt":
    case "dealt_again":
      return t("The cards are dealt.");
    case "undone":
      return t("{name} takes the last move back.", { name });
    case "timed_out":
      return t("{name} ran out of time; a bot plays on.", { name });
    case "replaced":
      return t("A bot plays for {name}.", { name });
    case "chatted":
      return t("{name} says: {text}", { name: event.name, text: event.text });
    case "signalled":
      return t("{name} signals: {text}", { name, text: signalText(event.signal) });
    case "ended":
      return ui.outcome(scene).join(" ");
    case "rematched":
      return t("There is a rematch at a new table.");
    default:
      return "";
  }
}

/**
 * What a quick signal of Blaze says.
 * @param {string} signal
 */
export function signalText(signal) {
  switch (signal) {
    case "please_add": return t("please add");
    case "i_will_add": return t("I will add");
    case "enough": return t("enough");
    default: return t("I can add {n}", { n: signal.slice("can_add_".length) });
  }
}
