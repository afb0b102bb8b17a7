// Who one is: a name is all it takes, and not even that.

import { get, post } from "./api.js";
import { h } from "./dom.js";
import { t } from "./texts.js";

/** As many letters as a name may have (`kozyr/table/talk.py`). */
export const LONGEST_NAME = 24;

/**
 * One's name; asked for in a dialog if there is none yet.
 * @returns {Promise<string | null>} null if the dialog was closed without one
 */
export async function haveName() {
  const { name } = await get("/api/me");
  return name ?? askName("");
}

/**
 * Ask for a name and keep it. A guest without one may also go on as "Guest".
 * @param {string} old
 * @returns {Promise<string | null>} null if the dialog was closed without one
 */
export function askName(old) {
  return new Promise((settle) => {
    const problem = h("p", { class: "refusal", role: "alert" });
    const field = h("input", { type: "text", name: "name", value: old, maxlength: LONGEST_NAME, required: true, autocomplete: "nickname" });
    /** @type {string | null} */
    let chosen = null;
    /** @param {string} name */
    const keep = async (name) => {
      try {
        const kept = (await post("/api/me", { name })).name;
        if ((await get("/api/me")).name === kept) {
          chosen = kept;
          dialog.close();
        } else {
          problem.textContent = t("Your browser keeps no cookies for this page. It needs one, to know who sits where: allow cookies for it and try again.");
        }
      } catch (error) {
        problem.textContent = /** @type {Error} */ (error).message;
      }
    };
    const dialog = h(
      "dialog",
      { "aria-labelledby": "name-title", onclose: () => { dialog.remove(); settle(chosen); } },
      h("h2", { id: "name-title" }, t("What shall we call you?")),
      h(
        "form",
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            keep(field.value);
          },
        },
        h("label", {}, t("Your name"), field),
        problem,
        h(
          "p",
          { class: "choices" },
          h("button", { class: "main" }, t("Go on")),
          old
            ? h("button", { type: "button", onclick: () => dialog.close() }, t("Cancel"))
            : h("button", { type: "button", onclick: () => keep(t("Guest")) }, t("Go on as Guest")),
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}
