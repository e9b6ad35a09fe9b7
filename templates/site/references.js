// The names of each section, in the list at its end. In the text, names and the numbers of notes aren't tab stops.
"use strict";

for (const stop of document.querySelectorAll("main :is(.ref, .cite, .side a)")) stop.tabIndex = -1;

// The contents and the exercises have some links of the title, too.
const elsewhere = new Set([...document.querySelectorAll(".menu a, .practice a")].map(link => link.href));
for (const link of document.querySelectorAll(".facts a")) if (elsewhere.has(link.href)) link.tabIndex = -1;

for (const number of document.querySelectorAll(".cite")) number.ariaLabel = `${status.dataset.source} ${number.textContent}`;

// Returns the parts of the text between its headings of the second level.
function textSections() {
  const sections = [[]];
  for (const element of document.querySelector("main").children) {
    if (element.matches("h2, .practice, .foot, .turn")) sections.push([]);
    sections.at(-1).push(element);
  }
  return sections;
}

// Returns the links to names in some elements, without those that the page has in an earlier section.
const listed = new Set();
function namesIn(elements) {
  return elements.flatMap(element => [...element.querySelectorAll(".ref")]).filter(link => {
    const isNew = !listed.has(link.href);
    listed.add(link.href);
    return isNew;
  });
}

// Returns the list at the end of a section, and adds it if the section has no notes.
function listOf(elements) {
  const list = elements.find(element => element.matches(".references"));
  if (list) return list;
  const summary = make("summary", { textContent: status.dataset.names });
  if (elements[0].matches("h2")) summary.append(make("span", { className: "unseen", textContent: `: ${wordsOf(elements[0])}` }));
  const added = make("details", { className: "references" }, summary);
  elements.at(-1).after(added);
  return added;
}

for (const elements of textSections()) {
  const names = namesIn(elements);
  if (!names.length) continue;
  const list = listOf(elements);
  const summary = list.querySelector("summary");
  if (list.querySelector(".notes")) summary.firstChild.textContent = status.dataset.sourcesAndNames;
  list.addEventListener("toggle", () => {
    const rows = names.map(link => make("li", {}, make("a", { href: link.href, textContent: link.textContent.trim() })));
    list.append(make("ul", { className: "names-here" }, ...rows));
  }, { once: true });
}

// Returns the text of a heading without its link, its tips, and its notes.
function wordsOf(heading) {
  const copy = heading.cloneNode(true);
  for (const part of copy.querySelectorAll(".anchor, .tip, .side, sup")) part.remove();
  return copy.textContent.trim();
}
