// Added by `workbook serve` to the pages it sends: loads a page anew when the book has changed, and keeps the reader's place.
"use strict";

const { version } = document.currentScript.dataset;
const place = `workbook place ${location.pathname}`;

// What the reader is looking at: the last element with a name that begins above the middle of the window.
function anchor() {
  const middle = innerHeight / 2;
  const named = [...document.querySelectorAll("main [id]:not(svg *)")].filter(element => element.getClientRects().length);
  return named.filter(element => element.getBoundingClientRect().top < middle).at(-1);
}

function keepPlace() {
  const element = anchor();
  const top = element?.getBoundingClientRect().top;
  const open = [...document.querySelectorAll("main details")].map(details => details.open);
  sessionStorage.setItem(place, JSON.stringify({ id: element?.id, top, y: scrollY, open }));
  history.scrollRestoration = "manual";
}

function findPlace() {
  const kept = sessionStorage.getItem(place);
  if (!kept) return;
  sessionStorage.removeItem(place);
  const { id, top, y, open } = JSON.parse(kept);
  const folds = [...document.querySelectorAll("main details")];
  // With another number of folds nobody knows which is which.
  if (folds.length === open.length) folds.forEach((details, index) => { details.open = open[index]; });
  const element = id && document.getElementById(id);
  scrollTo({ top: element ? scrollY + element.getBoundingClientRect().top - top : y, behavior: "instant" });
  history.scrollRestoration = "auto";
}

// Asks for the version of the book after this one; the answer comes when there is one. Pages that nobody sees do not ask:
// a browser has few connections to a server.
let asking;

async function ask() {
  while (!document.hidden) {
    try {
      asking = new AbortController();
      const answer = await fetch(`/.workbook/version?after=${version}`, { signal: asking.signal });
      if (!answer.ok) throw new Error(answer.statusText);
      if (await answer.text() !== version) {
        keepPlace();
        location.reload();
        return;
      }
    } catch {
      if (!document.hidden) await new Promise(resume => { setTimeout(resume, 500); });
    }
  }
  asking = undefined;
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) asking?.abort();
  else if (!asking) ask();
});
addEventListener("load", () => { findPlace(); ask(); });
