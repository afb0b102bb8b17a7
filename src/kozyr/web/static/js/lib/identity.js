// Who one is: a name is all it takes.

import { get, post } from "./api.js";
import { h } from "./dom.js";
import { t } from "./texts.js";

/**
 * One's name; asked for in a dialog if there is none yet.
 * @returns {Promise<string | null>} null if the dialog was closed without one
 */
export async function haveName() {
  const { name } = await get("/api/me");
  return name ?? askName("");
}

/**
 * Ask for a name and keep it.
 * @param {string} old
 * @returns {Promise<string | null>}
 */
export function askName(old) {
  return new Promise((settle) => {
    const problem = h("p", { class: "refusal", role: "alert" });
    const field = h("input", { type: "text", name: "name", value: old, maxlength: 24, required: true, autocomplete: "nickname" });
    /** @type {string | null} */
    let chosen = null;
    const dialog = h(
      "dialog",
      { "aria-labelledby": "name-title", onclose: () => { dialog.remove(); settle(chosen); } },
      h("h2", { id: "name-title" }, t("What shall we call you?")),
      h(
        "form",
        {
          onsubmit: async (/** @type {Event} */ event) => {
            event.preventDefault();
            try {
              chosen = (await post("/api/me", { name: field.value })).name;
              dialog.close();
            } catch (error) {
              problem.textContent = /** @type {Error} */ (error).message;
            }
          },
        },
        h("label", {}, t("Your name"), field),
        problem,
        h(
          "p",
          { class: "choices" },
          h("button", { class: "main" }, t("Go on")),
          h("button", { type: "button", onclick: () => dialog.close() }, t("Cancel")),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}
