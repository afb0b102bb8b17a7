// Building elements. Texts are always set as text, never parsed as HTML.

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element. Keys of `attributes` that start with "on" are listeners, `class` and `data-…` and
 * the rest are attributes; `true` is an empty attribute, `false` and `null` none.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...kept(children));
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes
 */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === false || value === null || value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value === true ? "" : value)) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

/**
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
function kept(children) {
  return /** @type {(Node | string)[]} */ (children.filter((child) => child || child === ""));
}

/**
 * Make these the children of an element, moving no node that is in its place already (a moved
 * node loses the focus).
 * @param {Element} parent
 * @param {Child[]} children
 */
export function place(parent, children) {
  const wanted = kept(children);
  wanted.forEach((child, index) => {
    const there = parent.childNodes[index];
    if (there === child) return;
    if (typeof child === "string" && there instanceof Text) {
      if (there.data !== child) there.data = child;
    } else parent.insertBefore(typeof child === "string" ? new Text(child) : child, there ?? null);
  });
  while (parent.childNodes.length > wanted.length) parent.lastChild?.remove();
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * A picture out of a sprite that is in the page (`lib/sprites.js`).
 * @param {string} symbol empty for an empty picture
 * @param {string} [view]
 * @returns {SVGSVGElement}
 */
export function picture(symbol, view = "0 0 250 350") {
  const svg = /** @type {SVGSVGElement} */ (document.createElementNS(SVG, "svg"));
  svg.setAttribute("viewBox", view);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  if (symbol) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${symbol}`);
    svg.append(use);
  }
  return svg;
}
