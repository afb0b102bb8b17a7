// Clocks that run: between two updates the page counts down by itself, by the server's time.

const TICK_MS = 250;
const SHORT_MS = 10_000;

/**
 * How much time is left, in words of digits: "4:05", "0:09", "2 d".
 * @param {number} ms
 */
export function clockText(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (hours >= 48) return `${Math.floor(hours / 24)} × 24:00`;
  const rest = `${two(seconds % 60)}`;
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/**
 * Keep every clock below an element up to date. A clock is an element with `data-deadline` (ms
 * since the epoch, the server's) or `data-left` (ms, standing still).
 * @param {HTMLElement} root
 * @param {() => number} ahead how far the server's time is ahead of ours
 */
export function runClocks(root, ahead) {
  setInterval(() => {
    for (const clock of root.querySelectorAll(".clock")) drawClock(/** @type {HTMLElement} */ (clock), ahead());
  }, TICK_MS);
}

/**
 * @param {HTMLElement} clock
 * @param {number} ahead
 */
export function drawClock(clock, ahead) {
  const { deadline, left } = clock.dataset;
  if (deadline === undefined && left === undefined) return;
  const ms = deadline === undefined ? Number(left) : Number(deadline) - Date.now() - ahead;
  const text = clockText(ms);
  if (clock.textContent !== text) clock.textContent = text;
  clock.classList.toggle("short", deadline !== undefined && ms < SHORT_MS);
}
