// Reloads a page when the book has changed, and restores the reader's place. `workbook serve` adds this script to the
// pages that it sends.
"use strict";

const { version } = document.currentScript.dataset;
const place = `workbook place ${location.pathname}`;

// Returns the element at the reader's place: the last one with an identifier that begins above the window's middle.
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
  // If the number of folds has changed, they can't be matched.
  if (folds.length === open.length) folds.forEach((details, index) => { details.open = open[index]; });
  const element = id && document.getElementById(id);
  scrollTo({ top: element ? scrollY + element.getBoundingClientRect().top - top : y, behavior: "instant" });
  history.scrollRestoration = "auto";
}

// Requests the next version of the book, and reloads the page. The server responds when there is a next version. Hidden
// pages don't send requests, because a browser limits the number of connections to a server.
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
