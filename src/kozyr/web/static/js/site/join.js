// Coming to a table by its link, or by the id in it.

import { t } from "../lib/texts.js";

const LINK = /^(?:.*\/t\/)?([\w-]{8,64})(?:[/?#].*)?$/s;

/**
 * The id of a table in what somebody pasted; "" if there is none.
 * @param {string} pasted
 */
export function tableIn(pasted) {
  return LINK.exec(pasted.trim())?.[1] ?? "";
}

/** @param {Promise<void>} ready the texts */
export function startJoin(ready) {
  const form = document.querySelector("form.join");
  const field = form?.querySelector("input");
  const problem = form?.querySelector(".refusal");
  if (!form || !field || !problem) return;
  form.querySelector("button")?.removeAttribute("disabled");
  field.addEventListener("input", () => {
    problem.textContent = "";
    field.removeAttribute("aria-invalid");
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await ready;
    const table = tableIn(field.value);
    if (table) location.href = `/t/${table}`;
    else {
      problem.textContent = t("This is not the link of a table. Such a link ends in /t/ and some letters.");
      field.setAttribute("aria-invalid", "true");
      field.focus();
    }
  });
}
