// The features of all pages that need JavaScript: enlarged pictures, tips, the theme, the contents, and search.
// The template contains the words that the reader sees. Text is inserted only as text, never as HTML.
"use strict";

const site = new URL(".", document.currentScript.src);
const status = document.querySelector(".status");

function make(name, properties, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

// Announces words to screen readers. The status is emptied first, so that the same words are announced again.
function announce(words) {
  status.textContent = "";
  setTimeout(() => { status.textContent = words; }, 50);
}

// ---- Enlarged pictures

// Adds the title of a picture to the names of its controls. A screen reader reads them without the picture.
for (const control of document.querySelectorAll(".enlarge, .code > summary")) {
  const figure = control.closest("figure") ?? control.parentElement.previousElementSibling;
  const title = figure?.querySelector("figcaption .name")?.textContent;
  if (title) control.append(make("span", { className: "unseen", textContent: `: ${title}` }));
}

// The page keeps its position, although its height changes while a picture is enlarged, and with the chosen state.
for (const sheet of document.querySelectorAll(".sheet")) {
  let place;
  sheet.addEventListener("beforetoggle", event => {
    if (event.newState === "open") place = scrollY;
  });
  sheet.addEventListener("toggle", event => {
    if (event.newState === "closed") scrollTo({ left: scrollX, top: place, behavior: "instant" });
  });
}

// The focus stays in an enlarged picture until the reader closes it. The Tab key cycles through its controls.

document.addEventListener("keydown", event => {
  const sheet = document.querySelector(".sheet:popover-open");
  if (event.key !== "Tab" || !sheet) return;
  const stops = [...sheet.querySelectorAll("button, a[href], input:checked, [type=range], [tabindex='0']")].filter(stop => stop.checkVisibility());
  const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (sheet.contains(document.activeElement) && document.activeElement !== last) return;
  event.preventDefault();
  next.focus();
});

// ---- Tips

for (const [index, tip] of document.querySelectorAll(".named > .tip").entries()) {
  tip.id = `tip:${index + 1}`;
  tip.previousElementSibling.setAttribute("aria-describedby", tip.id);
}

// The Escape key hides the visible tip until the pointer or the focus leaves its name.

document.addEventListener("keydown", event => {
  if (event.key !== "Escape") return;
  for (const name of document.querySelectorAll(".named:is(:hover, :focus-within)")) {
    name.classList.add("quiet");
    for (const leaving of ["mouseleave", "focusout"]) {
      name.addEventListener(leaving, () => name.classList.remove("quiet"), { once: true });
    }
  }
});

// ---- The reader's choices and progress, in the storage of the browser

const remembering = storage => ({
  get(key) { try { return window[storage].getItem(key); } catch { return null; } },
  set(key, value) {
    try {
      if (value) window[storage].setItem(key, value);
      else window[storage].removeItem(key);
    } catch { /* The page works without storage. */ }
  },
  count(start) { try { return Object.keys(window[storage]).filter(key => key.startsWith(start)).length; } catch { return 0; } },
});
const memory = remembering("localStorage");
const session = remembering("sessionStorage");   // until the reader closes the tab

const theme = document.querySelector(".theme");
theme.querySelector("select").value = document.documentElement.dataset.theme ?? "";
theme.addEventListener("change", event => {
  document.documentElement.dataset.theme = event.target.value;
  memory.set("workbook theme", event.target.value);
});
theme.hidden = false;

// Returns the storage key of an exercise. It contains the page's path, so that books on one server don't share keys.
const done = (page, anchor) => `workbook done ${new URL(page, location.href).pathname}#${anchor}`;

function showProgress() {
  for (const words of document.querySelectorAll(".progress")) {
    const all = Number(words.dataset.exercises);
    const count = Math.min(all, memory.count(done(words.closest("li").querySelector("a").href, "")));
    if (count) words.textContent = words.dataset.done.replace("{done}", count).replace("{all}", all);
  }
}
showProgress();
addEventListener("pageshow", showProgress);

// ---- The page that the reader saw last, for the cover

const lastPage = `workbook page ${site.pathname}`;
const goOn = document.querySelector(".go-on");
if (goOn) {
  try {
    const { path, title } = JSON.parse(memory.get(lastPage));
    const link = goOn.querySelector("a");
    const address = new URL(path, site);
    if (address.href.startsWith(site.href)) {
      Object.assign(link, { href: address.href, textContent: link.dataset.words.replace("{title}", title) });
      goOn.hidden = false;
    }
  } catch { /* The reader hasn't seen a chapter. */ }
}

// Remembers the current chapter and section.
function rememberPage(link) {
  const title = [document.querySelector("h1").textContent, link?.textContent].filter(Boolean).join(", ");
  const path = location.pathname.slice(site.pathname.length) + (link?.hash ?? "");
  memory.set(lastPage, JSON.stringify({ path, title }));
}
if (document.querySelector(".page")) rememberPage();

// ---- The contents, and the current section in them

const menu = document.querySelector(".menu");

menu?.addEventListener("click", event => {
  if (event.target.closest("a")) menu.hidePopover?.();
});
menu?.addEventListener("toggle", () => {
  const link = menu.querySelector(".sections [aria-current]");
  if (link) follow(link);
});

const places = new Map();
for (const link of document.querySelectorAll(".sections a")) {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (heading) places.set(heading, link);
}

const sections = document.querySelector(".sections");
if (sections) sections.dataset.follows = "";

// Returns the items of the section that contains a link: its item, and those of its subsections.
function itemsAround(link) {
  const items = [...sections.children];
  const start = items.findLastIndex((item, index) => index <= items.indexOf(link.parentElement) && item.matches(".level-2"));
  const end = items.findIndex((item, index) => index > start && item.matches(".level-2"));
  return items.slice(Math.max(start, 0), end < 0 ? items.length : end);
}

function markSection() {
  const passed = [...places.keys()].filter(heading => heading.getBoundingClientRect().top < innerHeight / 4);
  const current = places.get(passed.at(-1));
  for (const link of places.values()) {
    if (link !== current) link.removeAttribute("aria-current");
    else if (!link.hasAttribute("aria-current")) {
      link.setAttribute("aria-current", "true");
      const open = itemsAround(link);
      rememberPage(link);
      for (const item of sections.children) item.classList.toggle("open", open.includes(item));
      follow(link);
    }
  }
}

// Scrolls the contents to a link, if they have their own scroll bar, without moving the page.
function follow(link) {
  const [box, seen] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (box.top < seen.top || box.bottom > seen.bottom) menu.scrollTop += box.top - seen.top - menu.clientHeight / 2;
}

// The margin includes all headings above the window, so that the observer reports a jump over several headings, too.
const observer = new IntersectionObserver(markSection, { rootMargin: "10000000px 0px -75% 0px" });
for (const heading of places.keys()) observer.observe(heading);

// ---- Search

// The page loads lookup.js, find.js, and the index when the reader first focuses the field.

const words = status.dataset;
const search = document.querySelector(".search");
const lastQuery = "workbook query";   // the storage key of the last query that led to a result
const policy = window.trustedTypes?.createPolicy("workbook", { createScriptURL: url => url });

// Loads a script with an element, because a page on disk can't use `fetch`. Scripts run in the order of the calls.
function loadScript(path) {
  const address = new URL(path, site).href;
  document.head.append(make("script", { async: false, src: policy ? policy.createScriptURL(address) : address }));
}

// The focus and the scroll position at the time when the reader pressed the key for the search.
const reading = {
  leave() { Object.assign(this, { element: document.activeElement, left: scrollX, top: scrollY }); },
  goBack() {
    if (!this.element) return;
    if (this.element.isConnected && this.element !== document.body) this.element.focus({ preventScroll: true });
    scrollTo({ left: this.left, top: this.top, behavior: "instant" });
    this.element = null;
  },
};

search.addEventListener("focusin", event => {
  event.target.value ||= session.get(lastQuery) ?? "";
  event.target.select();
  for (const script of ["lookup.js", "find.js", "search.js"]) loadScript(script);
  // A click in the field removes the selection. The query is selected again, so that the reader can type over it.
  search.addEventListener("click", () => event.target.select(), { once: true });
}, { once: true });
document.addEventListener("keydown", event => {
  const writing = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || writing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  reading.leave();
  search.querySelector("input").focus({ preventScroll: true });
  search.querySelector("input").select();
});
search.hidden = false;
