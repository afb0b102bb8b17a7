// All that is written or read out on a page in its own language.
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  const foreign = (element) => element?.closest("[lang]")?.lang !== document.documentElement.lang;
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!parentElement.closest("script, style, code, kbd, noscript") && !foreign(parentElement)) found.push(data);
  }
  for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!foreign(element)) found.push(element.getAttribute(name));
    }
  }
  found.push(document.title);
  return [...new Set(found.map((text) => text.trim().replace(/\s+/g, " ")).filter(Boolean))];
}
