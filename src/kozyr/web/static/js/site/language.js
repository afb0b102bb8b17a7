// The language of the page: kept in a cookie, since the server draws the pages.

const SECONDS = 400 * 24 * 3600;

/**
 * Keep the language and show the same address in it.
 * @param {string} code
 */
export function chooseLanguage(code) {
  document.cookie = `kozyr_language=${code}; path=/; max-age=${SECONDS}; samesite=lax`;
  const address = new URL(location.href);
  if (address.searchParams.has("lang")) {
    address.searchParams.delete("lang");
    location.replace(address);
  } else location.reload();
}
