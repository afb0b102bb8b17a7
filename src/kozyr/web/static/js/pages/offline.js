// Without a network: the reader's language alone, and back as soon as there is a way.

const cookie = /(?:^|; )kozyr_language=(\w\w)/.exec(document.cookie)?.[1];
const wanted = [cookie, ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2));
const sections = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("section[lang]")]);
const known = wanted.find((code) => sections.some((section) => section.lang === code)) ?? "en";
for (const section of sections) section.hidden = section.lang !== known;
document.documentElement.lang = known;
addEventListener("online", () => location.reload());
