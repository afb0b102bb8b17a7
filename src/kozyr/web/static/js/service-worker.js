// The shell of the site, kept for a start without a network. The server sets `SHELL` before these
// lines, so that every version of the site has a worker of its own.

/** @typedef {{version: string, files: string[], offline: string}} Shell */

const scope = /** @type {any} */ (self);
const shell = /** @type {Shell} */ (scope.SHELL);
const CACHE = `kozyr-${shell.version}`;
/** Pages that may be read without a network, as they were last seen. */
const READABLE = /^\/(?:rules|credits|cards)\b/;

scope.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepShell().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(`/static/${shell.version}/`)) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(page(request, pathname));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll([shell.offline, ...shell.files]);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("kozyr-") && name !== CACHE).map((name) => caches.delete(name)));
}

/**
 * A file of this version: its address changes with its content, so the one kept is the right one.
 * @param {Request} request
 */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * A page, from the network if there is one.
 * @param {Request} request
 * @param {string} pathname
 */
async function page(request, pathname) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && READABLE.test(pathname)) await cache.put(pathname, answer.clone());
    return answer;
  } catch {
    const readable = READABLE.test(pathname) && (await cache.match(pathname));
    return readable || (await cache.match(shell.offline)) || Response.error();
  }
}
