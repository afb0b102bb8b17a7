// One's name, and the way to another device.

import { get, post } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { askName, LONGEST_NAME } from "../lib/identity.js";
import { t } from "../lib/texts.js";

/** Change one's name, or make a recovery link; a stranger is asked for a name. */
export async function openYou() {
  const { name } = await get("/api/me");
  if (name) edit(name);
  else show(await askName(""));
}

/** @param {string | null} name */
function show(name) {
  const button = document.querySelector('[data-open="name"]');
  if (button && name) button.textContent = name;
}

/** @param {string} name */
function edit(name) {
  const problem = h("p", { class: "refusal", role: "alert" });
  const field = h("input", { type: "text", name: "name", value: name, maxlength: LONGEST_NAME, required: true, autocomplete: "nickname" });
  const dialog = h(
    "dialog",
    { "aria-labelledby": "you-title", onclose: () => dialog.remove() },
    h("h2", { id: "you-title" }, t("You at the table")),
    h(
      "form",
      {
        onsubmit: async (/** @type {Event} */ event) => {
          event.preventDefault();
          try {
            show((await post("/api/me", { name: field.value })).name);
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
        h("button", { class: "main" }, t("Keep it")),
        h("button", { type: "button", onclick: () => dialog.close() }, t("Cancel")),
      ),
    ),
    move(),
  );
  document.body.append(dialog);
  dialog.showModal();
}

/** Moving to another device: by a link that works once. */
function move() {
  const place = h("p", { "aria-live": "polite" });
  const make = h(
    "button",
    {
      type: "button",
      onclick: async () => {
        try {
          const { code } = await post("/api/me/recovery", {});
          place.replaceChildren(...link(new URL(`/recover#${code}`, location.href).href));
          make.remove();
        } catch (error) {
          place.textContent = /** @type {Error} */ (error).message;
        }
      },
    },
    t("Make a link"),
  );
  return h(
    "section",
    { class: "move" },
    h("h3", {}, t("On another device")),
    h("p", { class: "quiet" }, t("Your name and your seats live in this browser. A link takes them to another one, once.")),
    make,
    place,
    h("p", {}, h("a", { href: "/recover" }, t("I have such a link or code"))),
  );
}

/** @param {string} address */
function link(address) {
  const field = h("input", { type: "text", readonly: true, value: address, "aria-label": t("The link"), onfocus: () => field.select() });
  const copy = h(
    "button",
    {
      type: "button",
      onclick: async () => {
        field.select();
        await navigator.clipboard?.writeText(address);
        copy.textContent = t("Copied");
      },
    },
    t("Copy"),
  );
  return [h("span", { class: "field" }, field, copy), h("span", { class: "quiet" }, t("Whoever opens this link is you: show it to nobody."))];
}
