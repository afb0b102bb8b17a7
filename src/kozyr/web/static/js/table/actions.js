// The buttons for moves that are not cards, and those for what is selected.

import { h, picture, place, setAttributes } from "../lib/dom.js";

/**
 * @param {HTMLElement} root
 * @param {import("./scene.js").Action[]} actions
 * @param {(moves: string[]) => void} play
 */
export function drawActions(root, actions, play) {
  const old = new Map([...root.children].map((child) => [/** @type {HTMLElement} */ (child).dataset.action, child]));
  place(
    root,
    actions.map((action) => {
      const there = /** @type {HTMLButtonElement | undefined} */ (old.get(action.id));
      const button = there ?? h("button", { type: "button", "data-action": action.id });
      const moves = [action.moves ?? []].flat();
      setAttributes(button, {
        class: action.main ? "action main" : "action",
        "aria-keyshortcuts": action.key ?? null,
        "data-key": action.key ?? null,
      });
      button.onclick = (event) => {
        if (event.detail < 2) play(moves);
      };
      button.replaceChildren(
        ...(action.picture ? [picture(action.picture)] : []),
        h("span", {}, action.text),
        ...(action.hint ? [h("small", {}, action.hint)] : []),
      );
      return button;
    }),
  );
}
