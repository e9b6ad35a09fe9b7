// The lists of names and of sources: a filter for the names, and tab stops only in the section that the reader chose.
"use strict";

const parts = [...document.querySelectorAll("main section")];
const stopsOf = part => part.querySelectorAll("a, summary");

// Makes the links of some rows tab stops, and no others. A list has hundreds of links.
function setStops(rows) {
  for (const part of parts) for (const stop of stopsOf(part)) stop.tabIndex = -1;
  for (const row of rows) for (const stop of stopsOf(row)) stop.tabIndex = 0;
}

function choosePart() {
  const part = parts.find(part => `#${part.id}` === decodeURIComponent(location.hash));
  setStops(part ? [part] : []);
  part?.focus({ preventScroll: true });
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
  for (const part of parts) part.hidden = !shown.some(row => part.contains(row));
  setStops(text || kind ? shown.slice(0, mostStops) : []);
}

if (filter) {
  filter.addEventListener("input", showMatches);
  filter.hidden = false;
  showMatches();
  choosePart();
}
