// The card art: each deck's sprite is fetched once and put into the page, so that options change
// its colours through custom properties.

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * Have a deck's pictures in the page.
 * @param {string} deck "atlasnye", "decktet" or "firebird"
 * @returns {Promise<void>}
 */
export function loadSprite(deck) {
  let found = loading.get(deck);
  if (!found) {
    found = fetchSprite(deck);
    loading.set(deck, found);
  }
  return found;
}

/** @param {string} deck */
async function fetchSprite(deck) {
  const answer = await fetch(`${document.body.dataset.art}${deck}.svg`);
  if (!answer.ok) {
    loading.delete(deck);
    return;
  }
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const sprite = document.importNode(drawn.documentElement, true);
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  document.body.append(sprite);
}
