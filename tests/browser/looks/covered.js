// Buttons and cards that cannot be hit, words under something, trump or deck out of view.
async (least) => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const found = [];
  const table = document.querySelector("kz-table");
  table.notice.hide();
  const told = (element) => `${element.dataset.action ?? element.dataset.code ?? element.className} ` +
    element.textContent.trim().slice(0, 30);
  const hit = (x, y) => document.elementFromPoint(x, y);
  const inside = ({ left, top, right, bottom }) =>
    left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;

  for (const button of table.querySelectorAll(".actions button, .bar nav > button, .bar summary")) {
    const box = button.getBoundingClientRect();
    if (!inside(box)) found.push(`beyond the window: ${told(button)}`);
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]]) {
      const there = hit(box.left + box.width * x, box.top + box.height * y);
      if (there?.closest("button, summary") !== button) {
        found.push(`${told(button)} covered by ${there && told(there)}`);
        break;
      }
    }
  }

  const solid = [...table.querySelectorAll(".actions button, .zone .card > svg")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => [element, element.getBoundingClientRect()]);
  const words = [table.says, ...table.querySelectorAll(".plate .name, .plate .about, .zone:is(.zone-talon, .zone-deck, .zone-stock) .caption")];
  for (const word of words) {
    if (!word.textContent.trim() || !word.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(word);
    for (const line of range.getClientRects()) {
      if (!inside(line)) found.push(`beyond the window: ${told(word)}`);
      for (const [element, box] of solid) {
        const wide = Math.min(box.right, line.right) - Math.max(box.left, line.left);
        const high = Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top);
        if (wide > 2 && high > line.height * 0.35) {
          found.push(`${told(word)} runs into ${told(element.closest("button"))}`);
        }
      }
    }
  }

  const lie = ".zone:is(.zone-hand, .zone-bout, .zone-spread, .zone-betting) .card";
  for (const card of table.querySelectorAll(lie)) {
    const box = card.querySelector("svg").getBoundingClientRect();
    let width = 0;
    let height = 0;
    for (let x = Math.ceil(box.left) + 0.5; x < box.right; x += 1) {
      if (hit(x, box.top + 10)?.closest(".card") === card) width += 1;
    }
    for (let y = Math.ceil(box.top) + 0.5; y < box.bottom; y += 1) {
      if (hit(box.left + 10, y)?.closest(".card") === card) height += 1;
    }
    const needed = card.closest(".zone-bout") ? 8 : least;
    if (width < needed || height < needed) found.push(`${told(card)} in ${card.dataset.zone} shows ${width} × ${height} px`);
    if (!inside(box)) found.push(`beyond the window: ${told(card)}`);
  }

  for (const card of table.querySelectorAll(".zone:is(.zone-theirs, .kind-pile) .card:last-child > svg")) {
    if (!card.checkVisibility({ visibilityProperty: true })) continue;
    const box = card.getBoundingClientRect();
    const over = hit(box.left + box.width / 2, box.top + box.height / 2)?.closest(".card");
    if (over?.dataset.zone !== card.parentElement.dataset.zone) found.push(`${card.parentElement.dataset.zone} covered by ${over?.dataset.zone}`);
  }

  const trump = { durak: ".zone-talon :is(.turned, .sign) > svg", blaze: ".zone-deck .card > svg", blulu: ".zone-stock .caption" };
  const deck = { durak: ".zone-talon .caption", blaze: ".zone-deck .caption", blulu: ".zone-stock .caption" };
  for (const selector of [trump[table.dataset.game], deck[table.dataset.game]]) {
    const shown = [...table.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    if (!shown.length || !shown.some((element) => inside(element.getBoundingClientRect()))) found.push(`not in view: ${selector}`);
  }
  return [...new Set(found)];
}
