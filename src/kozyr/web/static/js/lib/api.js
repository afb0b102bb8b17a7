// Requests to the server. A refusal is an `ApiError` with the server's own words.

import { language, t } from "./texts.js";

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function get(path) {
  return ask(path, {});
}

/**
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export function post(path, body) {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/**
 * @param {string} path
 * @param {RequestInit} options
 */
async function ask(path, options) {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  let answer;
  try {
    answer = await fetch(address, options);
  } catch {
    throw new ApiError("offline", t("The server cannot be reached. Try again in a moment."));
  }
  const document = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    throw new ApiError(document.code ?? "failed", document.message ?? t("Something went wrong."));
  }
  return document;
}
