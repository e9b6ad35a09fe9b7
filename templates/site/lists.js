// The lists of names and of sources: a filter for the names, and tab stops only in the section that the reader chose.
"use strict";

const parts = [...document.querySelectorAll("main section")];
const stopsOf = part => part.querySelectorAll("a, summary");
const isTarget = element => element.id && new URL(`#${encodeURIComponent(element.id)}`, location).hash === hashOfPage();

// Returns the fragment of the address as a browser writes it.
function hashOfPage() {
  try { return `#${encodeURIComponent(decodeURIComponent(location.hash.slice(1)))}`; } catch { return location.hash; }
}

// Makes the links of some rows tab stops, and no others. A list has hundreds of links.
function setStops(rows) {
  for (const part of parts) for (const stop of stopsOf(part)) stop.tabIndex = -1;
  for (const row of rows) for (const stop of stopsOf(row)) stop.tabIndex = 0;
}

// Moves the focus to the section or the entry that the address names.
function choosePart() {
  const row = [...document.querySelectorAll("main section li[id]")].find(isTarget);
  const part = row?.closest("section") ?? parts.find(isTarget);
  setStops(part ? [part] : []);
  (row?.querySelector("a") ?? part)?.focus({ preventScroll: true });
}
addEventListener("hashchange", choosePart);
choosePart();

// ---- The filter

const filter = document.querySelector(".filter");
const rows = filter ? [...document.querySelectorAll("section.names > ul > li")] : [];
const mostStops = 30;

const nameOf = row => (row.querySelector(":scope > a") ?? row).textContent.toLowerCase();
const kindOf = row => row.className || "away";   // a name that is documented elsewhere has no class

// Shows the rows whose name, or one of whose members, contains the text. A row that matches by a member is open.
function showMatches() {
  const text = filter.querySelector("[type=search]").value.trim().toLowerCase();
  const kind = filter.querySelector(":checked").value;
  const shown = rows.filter(row => {
    const [name, ...members] = [row, ...row.querySelectorAll("li")].map(nameOf);
    const isMember = Boolean(text) && members.some(member => member.includes(text));
    row.hidden = !(name.includes(text) || isMember) || Boolean(kind) && kindOf(row) !== kind;
    const fold = row.querySelector("details");
    if (fold) fold.open = isMember && !name.includes(text);
    return !row.hidden;
  });
  showParts(shown);
  setStops(text || kind ? shown.slice(0, mostStops) : []);
  return shown.length;
}

// Hides the sections without rows, their letters, and the heading of the declared names if it has none.
function showParts(shown) {
  for (const part of parts) {
    part.hidden = !shown.some(row => part.contains(row));
    for (const letter of document.querySelectorAll(".letters a")) {
      if (letter.getAttribute("href") === `#${part.id}`) letter.hidden = part.hidden;
    }
  }
  for (const heading of document.querySelectorAll("main > h2")) heading.hidden = !shown.some(row => kindOf(row) !== "away");
  document.querySelector(".nothing").hidden = shown.length > 0;
}

if (filter) {
  let soon;
  filter.addEventListener("input", () => {
    const count = showMatches();
    clearTimeout(soon);
    soon = setTimeout(() => announce(`${status.dataset.found} ${count}`), 500);
  });
  filter.hidden = false;
  showMatches();
  choosePart();
}
