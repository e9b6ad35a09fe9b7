// The features of a page that need JavaScript: copying listings, marking exercises as done, the theme, the current
// section in the contents, and search.
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

// ---- Links to headings and listings, for the pointer

for (const place of document.querySelectorAll("main :is(h2, h3, h4, h5, h6)[id], main figure[id] > figcaption")) {
  const anchor = make("a", { className: "anchor", textContent: "#", tabIndex: -1, ariaHidden: "true" });
  anchor.href = `#${encodeURIComponent(place.closest("[id]").id)}`;
  const words = [...place.querySelectorAll(":scope > :is(.name, .badge)")].at(-1);
  if (words) words.after(anchor);
  else place.append(" ", anchor);
}

// ---- Copying

// Returns the text of code without the tips of its names.
function textOf(code) {
  const copy = code.cloneNode(true);
  for (const tip of copy.querySelectorAll(".tip, .left-out")) tip.remove();
  return copy.textContent;
}

// The selector of listings. It excludes the changes of a listing, because the complete listing follows them.
const listing = "pre:not(.changes) > code";

// Returns the lines of a listing as they were compiled: each chunk replaces the line that refers to it, with the same
// indentation. A chunk that contains itself isn't repeated.
function lines(code, around = []) {
  const shown = code.querySelectorAll(".l");
  if (!shown.length) return code.textContent.split("\n");
  return [...shown].flatMap(line => {
    const text = textOf(line).replace(/\n$/, "");
    const chunk = line.querySelector("a.chunk");
    if (!chunk) return [text];
    const name = decodeURIComponent(chunk.hash.slice(1));
    const parts = around.includes(name) ? [] : document.querySelectorAll(`[data-chunk="${CSS.escape(name)}"] ${listing}`);
    const indentation = text.match(/^\s*/)[0];
    return [...parts].flatMap(part => lines(part, [...around, name])).map(line => line && indentation + line);
  });
}

const source = code => lines(code).join("\n").trimEnd() + "\n";

async function copyListing(code, button) {
  try {
    await navigator.clipboard.writeText(source(code));
    button.textContent = status.dataset.copied;
    setTimeout(() => { button.textContent = status.dataset.copy; }, 2000);
    announce(status.dataset.copied);
  } catch {
    // The clipboard isn't available, for example on plain HTTP, so the code is selected instead.
    getSelection().selectAllChildren(code);
    announce(status.dataset.selected);
  }
}

// Returns the name of a listing: its name, its title, the summary of the fold that contains it, or its first line.
function name(code) {
  const figure = code.closest("figure");
  const title = figure?.querySelector(":scope > figcaption > .name")?.textContent ?? figure?.dataset.title;
  const fold = figure?.parentElement.closest("details")?.querySelector("summary");
  return title ?? fold?.textContent ?? textOf(code).trimStart().split("\n")[0].slice(0, 60);
}

// Creates the button that copies a listing.
function copyButton(code, properties) {
  const button = make("button", { type: "button", textContent: status.dataset.copy, ...properties });
  button.ariaLabel = `${status.dataset.copy}: ${name(code)}`;
  button.addEventListener("click", () => copyListing(code, button));
  return button;
}

// The button at a listing is for the pointer. With the keyboard, the reader opens the list of all listings.
const listings = [...document.querySelectorAll(listing)];
for (const code of listings) {
  const button = copyButton(code, { className: "copy", tabIndex: -1 });
  const caption = code.closest("figure")?.querySelector(":scope > figcaption");
  if (caption) caption.append(button);
  else code.parentElement.before(button);
}

// ---- The list of listings

const list = document.querySelector(".listing-list");

// Returns a row for a listing: a link to it and a button that copies it.
function row(code) {
  const at = code.closest("[id]");
  const words = name(code);
  const link = at.matches("main") ? words : make("a", { href: `#${encodeURIComponent(at.id)}`, textContent: words });
  return make("li", {}, link, copyButton(code, {}));
}

list?.addEventListener("toggle", event => {
  if (event.newState === "open") list.replaceChildren(make("ol", {}, ...listings.map(row)));
});
list?.addEventListener("click", event => {
  const link = event.target.closest("a");
  if (!link) return;
  list.hidePopover();
  const fold = document.getElementById(decodeURIComponent(link.hash.slice(1))).closest("details");
  if (fold) fold.open = true;
});
// The list replaces the tab stops at the listings: their folds, and the links from one to another and to exercises.
if (list?.popover && listings.length) {
  document.querySelector(".listings").hidden = false;
  for (const stop of document.querySelectorAll(":is(.folded, .code, .full) > summary, .place a, a.chunk, .practice ol a")) stop.tabIndex = -1;
}

// ---- Enlarged pictures

// The focus stays in an enlarged picture until the reader closes it. The Tab key cycles through its controls.

document.addEventListener("keydown", event => {
  const sheet = document.querySelector(".sheet:popover-open");
  if (event.key !== "Tab" || !sheet) return;
  const stops = [...sheet.querySelectorAll("button, a[href], input:checked")].filter(stop => stop.checkVisibility());
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

for (const exercise of document.querySelectorAll(".snippet.exercise[id]")) {
  const box = make("input", { type: "checkbox", checked: memory.get(done("", exercise.id)) !== null });
  box.ariaLabel = `${status.dataset.done}: ${exercise.querySelector(".name").textContent}`;
  box.addEventListener("change", () => memory.set(done("", exercise.id), box.checked ? "yes" : null));
  exercise.querySelector("figcaption > .anchor").before(make("label", { className: "done" }, box, status.dataset.done));
}

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
