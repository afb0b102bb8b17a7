// The buttons for moves that are not cards, and those for what is selected.

import { h, picture, place, setAttributes } from "../lib/dom.js";
import { keyHint } from "../lib/keyboard.js";
import { shortcut } from "../lib/look.js";

/**
 * @param {HTMLElement} root
 * @param {import("./scene.js").Action[]} actions
 */
export function drawActions(root, actions) {
  const old = new Map(
    [...root.children].map((child) => [/** @type {HTMLElement} */ (child).dataset.action, child]),
  );
  place(
    root,
    actions.map((action) => {
      const there = /** @type {HTMLButtonElement | undefined} */ (old.get(action.id));
      return dressed(there ?? h("button", { type: "button", "data-action": action.id }), action);
    }),
  );
}

/**
 * @param {HTMLButtonElement} button
 * @param {import("./scene.js").Action} action
 */
function dressed(button, action) {
  setAttributes(button, {
    class: ["action", action.main && "main", action.marked && "marked", action.pending && "pending"].filter(Boolean).join(" "),
    "aria-keyshortcuts": shortcut(action.key),
    "data-key": action.key ?? null,
    "aria-pressed": action.pressed === undefined ? null : String(action.pressed),
  });
  button.onclick = (event) => {
    if (event.detail < 2) action.run?.();
  };
  const face = JSON.stringify([action.text, action.hint, action.picture, action.key]);
  if (button.dataset.face !== face) {
    button.dataset.face = face;
    button.replaceChildren(
      ...(action.picture ? [picture(action.picture)] : []),
      h("span", {}, action.text, keyHint(action.key)),
      ...(action.hint ? [h("small", {}, action.hint)] : []),
    );
  }
  return button;
}
