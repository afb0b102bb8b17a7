// Texts that are not all there: outside the window, wider than their box, clipped by what they
// stand in; also choices and placeholders, which the browser clips without a word. While a dialog
// is open, those in it.
() => {
  const found = [];
  const told = (element, why) => found.push(
    `${element.tagName.toLowerCase()}.${element.className}: ${why}: ` +
    (element.selectedOptions?.[0] ?? element).textContent.trim().replace(/\s+/g, " ").slice(0, 60)
  );
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);

  const pen = document.createElement("canvas").getContext("2d");
  const room = (element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const arrow = element.matches("select") ? 18 : 0;
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
  };
  const measured = (element, text) => {
    pen.font = getComputedStyle(element).font;
    return pen.measureText(text).width;
  };

  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  for (const element of (top ?? document.body).querySelectorAll("*")) {
    const seen = { visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(seen)) continue;
    if (element.closest(".only-heard, .skip, svg, option")) continue;
    if (element.matches("select")) {
      const text = element.selectedOptions[0]?.textContent.trim() ?? "";
      if (measured(element, text) > room(element) + 1) told(element, "choice cut off");
      continue;
    }
    if (element.matches("input[placeholder]") && !element.value) {
      if (measured(element, element.placeholder) > room(element) + 1) told(element, "placeholder cut off");
      continue;
    }
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const { display, overflowX } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    if (!width || !height) continue;
    if (display !== "inline" && element.scrollWidth > element.clientWidth + 1) told(element, "wider than its box");

    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)) told(element, "beyond the window");
    let rolled = false;
    for (let box = element; box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      rolled ||= ["auto", "scroll"].includes(style.overflowY);
      const clips = (name) => ["hidden", "clip"].includes(style[name]);
      const edge = box.getBoundingClientRect();
      const side = clips("overflowX") && lines.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1);
      const below = !rolled && clips("overflowY") && lines.some(({ top, bottom }) => top < edge.top - 3 || bottom > edge.bottom + 3);
      const scrolled = style.overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1;
      if (side || below) told(element, `clipped by ${box.tagName.toLowerCase()}.${box.className}`);
      else if (scrolled && box !== element) told(element, `scrolls sideways in ${box.tagName.toLowerCase()}.${box.className}`);
      if (style.position === "fixed") break;
    }
  }
  return [...new Set(found)];
}
