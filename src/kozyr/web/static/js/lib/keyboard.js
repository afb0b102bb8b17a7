// What a key is called, and how it is shown.

import { h } from "./dom.js";

/**
 * A key's name in small letters. On a keyboard of another script a key for letters is the Latin
 * letter of its place: who writes Russian finds L where Д is.
 * @param {KeyboardEvent} event
 */
export function keyName({ key, code }) {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return (letter && key.length === 1 && key > "\u007f" ? letter : key).toLowerCase();
}

/**
 * The letter that presses a button, for the eye: listeners have aria-keyshortcuts. The style sheet
 * shows it where there is a keyboard, and letters are on.
 * @param {string | null | undefined} key
 */
export function keyHint(key) {
  return key?.length === 1 && h("kbd", { class: "hint", "aria-hidden": "true" }, key.toUpperCase());
}
