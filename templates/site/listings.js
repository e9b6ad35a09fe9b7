// The features of listings that need JavaScript: links to them, copying, the list of all, and marking exercises as done.
"use strict";

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

// ---- Exercises

for (const exercise of document.querySelectorAll(".snippet.exercise[id]")) {
  const box = make("input", { type: "checkbox", checked: memory.get(done("", exercise.id)) !== null });
  box.ariaLabel = `${status.dataset.done}: ${exercise.querySelector(".name").textContent}`;
  box.addEventListener("change", () => memory.set(done("", exercise.id), box.checked ? "yes" : null));
  exercise.querySelector("figcaption > .anchor").before(make("label", { className: "done" }, box, status.dataset.done));
}
