// Search: loaded with the index when the field is first focused. site.js gives it `site`, `make`, `announce`, `words`,
// `loadScript` and `reading`. Text from the book is only ever inserted as text.
"use strict";
{

const field = document.querySelector(".search input");
const results = document.querySelector(".search .results");

const shownResults = 12;      // sections in the list
const promptResults = 5;      // of those, how many a large book shows at each key: the others come when the reader pauses
const pause = 400;            // milliseconds
const askedPieces = 4;        // pieces of the index that a word of a query may load from a large book
const excerptLength = 150;    // characters

// ---- The index, which comes in pieces: SearchIndex.swift says how they are written.

const pieces = new Map();
piece("book").isAsked = true;   // search.js brings it

function piece(name) {
  if (!pieces.has(name)) {
    const made = {};
    made.arrival = new Promise(arrive => { made.arrive = arrive; });
    pieces.set(name, made);
  }
  return pieces.get(name);
}

window.workbookSearch = (name, value) => {
  piece(name).isAsked = true;
  piece(name).arrive(value);
};

function load(name) {
  const wanted = piece(name);
  if (!wanted.isAsked) loadScript(`search/${name}.js`);
  wanted.isAsked = true;
  return wanted.arrival;
}

const splitTexts = new Map();   // by piece: the sections of its chapters
const splitWords = new Map();   // by piece: the sections of each word, not yet decoded

async function loadWords(number) {
  const text = await load(`words-${number}`);
  if (!splitWords.has(number)) {
    const parts = text.split(" ");
    splitWords.set(number, new Map(Array.from({ length: parts.length / 2 }, (_, i) => [parts[2 * i], parts[2 * i + 1]])));
  }
  return splitWords.get(number);
}

async function loadSections(number, first) {
  const chapters = await load(`text-${number}`);
  if (!splitTexts.has(number)) splitTexts.set(number, new Map(chapters.flatMap(sections).map((s, i) => [first + i, s])));
  return splitTexts.get(number);
}

// The sections of a chapter: each with its title, its address, the names in it, and its lines.
function sections(text) {
  const list = [];
  let chapter;
  for (const line of text.split("\n")) {
    const [words, place] = line.slice(1).split("\t");
    const current = list.at(-1);
    if (line[0] === "!") list.push(chapter = { title: words, page: place, href: place, names: [], lines: [] });
    else if (line[0] === "#") list.push({ title: words, chapter, href: `${chapter.page}#${place}`, names: [], lines: [] });
    else if (line[0] === "=") current.names.push({ title: words, href: place && `${chapter.page}#${place}` });
    else if (line) current.lines.push({ text: line.slice(1), isCode: line[0] === ":" });
  }
  return list;
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const digitValues = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, digits.indexOf(String.fromCharCode(code))));
const weights = [12, 9, 6, 4, 2];   // title, heading, name, declared in code, text

// Calls a function with each section of a word, and what the word is worth in it.
function forEachSection(postings, visit) {
  let [section, distance, shift] = [0, 0, 0];
  for (let index = 0; index < postings.length; index += 1) {
    const digit = digitValues[postings.charCodeAt(index)];
    distance += (digit & 31) << shift;
    shift += 5;
    if (digit > 31) continue;
    index += 1;
    const place = digitValues[postings.charCodeAt(index)];
    section += distance;
    visit(section, weights[place >> 3] * (1 + 0.06 * (place & 7)));
    [distance, shift] = [0, 0];
  }
}

// ---- Words

const pair = /[\u3005\u3040-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
const wordPattern = new RegExp(`(?:${pair.source})+|(?:(?!${pair.source})[\\p{L}\\p{M}\\p{N}])+`, "gu");
const fold = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

// What a query asks for: words, and pairs of Chinese and Japanese characters.
function asked(query) {
  return (query.normalize("NFKC").match(wordPattern) ?? []).flatMap(word => {
    if (!pair.test(word)) return [{ text: fold(word) }];
    const characters = [...word];
    return characters.slice(0, Math.max(1, characters.length - 1)).map((first, i) => ({
      text: first + (characters[i + 1] ?? ""), isPair: true,
    }));
  });
}

const isCapital = character => character >= "A" && character <= "Z";
const isSmall = character => (character >= "a" && character <= "z") || (character >= "0" && character <= "9");

// Whether a part of a word begins here: `Window` in UIWindow.
function beginsPart(word, index) {
  return isCapital(word[index] ?? "") && (isSmall(word[index - 1] ?? "") || /[a-z]/.test(word[index + 1] ?? ""));
}

const wrongLetter = 0.3;

// Where and how well a word answers what was typed: whole 1, begun with it, a part of it, one letter wrong.
function likeness(word, plain, typed) {
  let at = plain.indexOf(typed);
  const share = typed.length / plain.length;
  if (at === 0) return { at, value: share === 1 ? 1 : 0.6 + 0.3 * share };
  while (at > 0) {
    if (beginsPart(word, at)) return { at, value: 0.4 + 0.15 * share };
    at = plain.indexOf(typed, at + 1);
  }
  if (typed.length < 4) return null;
  // One letter is wrong: then one half is right.
  const half = typed.length >> 1;
  if (!plain.includes(typed.slice(0, half)) && !plain.includes(typed.slice(half + 1))) return null;
  const near = nearness(typed, plain);
  if (near) return { at: 0, value: near };
  for (let index = 1; index < word.length; index += 1) {
    if (beginsPart(word, index) && nearness(typed, plain.slice(index))) return { at: index, value: wrongLetter / 2 };
  }
  return null;
}

// Whether a word begins as it was typed but for one letter: another one, one too many, one too few, or two changed
// about. With less than two letters behind the wrong one the whole word counts. Few get the first letter wrong.
function nearness(typed, word) {
  let index = 0;
  while (index < typed.length && typed[index] === word[index]) index += 1;
  const goesOn = (rest, from) => (rest.length > 1 ? word.startsWith(rest, from) : word.slice(from) === rest);
  const isNear = goesOn(typed.slice(index + 1), index + 1) || goesOn(typed.slice(index + 1), index)
    || goesOn(typed.slice(index), index + 1)
    || (index + 1 < typed.length && typed[index] === word[index + 1] && typed[index + 1] === word[index]
      && goesOn(typed.slice(index + 2), index + 2));
  if (!isNear) return 0;
  return index === 0 ? wrongLetter / 2 : wrongLetter;
}

// ---- Finding

// The words of the book, each as it is written and folded.
const vocabulary = load("book").then(() => load("vocabulary")).then(unpacked);

// Each word begins with the letters that it shares with the one before.
function unpacked(text) {
  let word = "";
  return text.split(" ").map(packed => {
    word = word.slice(0, digitValues[packed.charCodeAt(0)]) + packed.slice(1);
    return { word, plain: fold(word) };
  });
}

// By section: what the words that answer are worth in it.
async function answers(book, typed) {
  const found = new Map();
  const add = (postings, value) => forEachSection(postings, (section, weight) => {
    found.set(section, Math.max(found.get(section) ?? 0, weight * value));
  });
  if (typed.isPair) {
    const first = holder(book.words, typed.text);
    const last = Math.min(holder(book.words, typed.text + "\u{10ffff}"), first + askedPieces - 1);
    for (const words of await Promise.all(range(first, last + 1).map(loadWords))) {
      for (const [word, postings] of words) if (word.startsWith(typed.text)) add(postings, 1);
    }
    return found;
  }
  let candidates = [];
  for (const { word, plain } of await vocabulary) {
    const like = likeness(word, plain, typed.text);
    if (like) candidates.push({ word, value: like.value, piece: holder(book.words, word) });
  }
  candidates.sort((a, b) => b.value - a.value);
  if (!book.isWhole) candidates = affordable(candidates, Math.min(askedPieces, typed.text.length));
  const loaded = new Map();
  await Promise.all(candidates.map(async ({ piece }) => loaded.set(piece, await loadWords(piece))));
  for (const { word, value, piece } of candidates) add(loaded.get(piece).get(word), value);
  return found;
}

// The best candidates, from so many pieces. Words with a wrong letter are for when there are no others.
function affordable(candidates, count) {
  const right = candidates.filter(({ value }) => value > wrongLetter);
  const wanted = new Set();
  for (const { piece } of right.length ? right : candidates) if (wanted.size < count) wanted.add(piece);
  return (right.length ? right : candidates).filter(({ piece }) => wanted.has(piece));
}

const range = (start, end) => Array.from({ length: end - start }, (_, i) => start + i);

// The place of the last element that is not after a value: the piece which holds that value.
function holder(list, value) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < list[middle]) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low - 1);
}

// The best sections in which every word typed is found, and how many there are.
async function find(query) {
  const typed = asked(query);
  if (typed.length === 0) return { count: 0, scored: [], typed };
  const book = await load("book");
  const all = await Promise.all(typed.map(word => answers(book, word)));
  const scored = [];
  for (const [section, score] of all[0]) {
    if (all.every(found => found.has(section))) {
      scored.push({ section, score: all.slice(1).reduce((sum, found) => sum + found.get(section), score) });
    }
  }
  scored.sort(byScore);
  return { count: scored.length, scored: scored.slice(0, shownResults), typed, book };
}

const byScore = (a, b) => b.score - a.score || a.section - b.section;

// What is shown of some of the sections found.
async function described({ book, typed }, scored, query) {
  const list = await Promise.all(scored.map(async ({ section, score }) => {
    const text = holder(book.sections, section);
    const place = (await loadSections(text, book.sections[text])).get(section);
    return { ...result(place, typed), section, score: score + bonus(place, query, typed) };
  }));
  return list.sort(byScore);
}

// What only the text tells: the words stand together as they were typed, or make up most of a title.
function bonus(place, query, typed) {
  const phrase = fold(query.trim().replace(/\s+/g, " "));
  const holds = text => fold(text).includes(phrase);
  const share = typed.length / Math.max(typed.length, (place.title.match(wordPattern) ?? []).length);
  let sum = marks(place.title, typed).every ? 3 * share : 0;
  if (typed.length > 1 || /[^\p{L}\p{N}]/u.test(phrase)) {
    if (holds(place.title)) sum += 6;
    if (place.names.some(name => holds(name.title))) sum += 5;
    if (place.lines.some(line => holds(line.text))) sum += 3;
  }
  return sum;
}

// ---- Showing

// The ranges of a text that answer the words typed, how well they do together, and whether every word is among them.
function marks(text, typed) {
  const ranges = [];
  const best = typed.map(() => 0);
  const note = (index, value, start, end) => {
    best[index] = Math.max(best[index], value);
    ranges.push([start, end]);
  };
  for (const match of text.matchAll(wordPattern)) {
    const [word] = match;
    const plain = fold(word);
    typed.forEach(({ text: wanted, isPair }, index) => {
      if (isPair) {
        for (let at = word.indexOf(wanted); at >= 0; at = word.indexOf(wanted, at + 1)) {
          note(index, 1, match.index + at, match.index + at + wanted.length);
        }
        return;
      }
      const like = pair.test(word) ? null : likeness(word, plain, wanted);
      if (!like || (wanted.length === 1 && typed.length > 1 && like.value < 1)) return;
      const isExact = plain.length === word.length && like.value > wrongLetter;
      const start = match.index + (isExact ? like.at : 0);
      note(index, like.value, start, isExact ? start + wanted.length : match.index + word.length);
    });
  }
  return { ranges, value: best.reduce((sum, value) => sum + value, 0), every: best.every(value => value > 0) };
}

// A result: the section, or what has a name in it when the name holds every word and the section's title does not.
function result(place, typed) {
  const titles = { title: place.title, href: place.href, context: place.chapter?.title ?? "" };
  const name = marks(place.title, typed).every ? undefined : place.names
    .filter(name => name.href).map(name => ({ ...name, ...marks(name.title, typed) }))
    .filter(name => name.every && name.value >= 0.4 * typed.length).sort((a, b) => b.value - a.value)[0];
  if (name) {
    const context = [place.title, place.chapter?.title].filter(Boolean).join(" · ");
    Object.assign(titles, { title: name.title, href: name.href, context });
  }
  return { ...titles, excerpt: excerpt(place, typed) };
}

// The line that answers best, cut to what surrounds the first answer in it.
function excerpt(place, typed) {
  let best;
  for (const line of place.lines) {
    const value = marks(line.text, typed).value * (line.isCode ? 0.9 : 1);
    if (value > (best?.value ?? 0)) best = { line, value };
  }
  const line = best?.line ?? place.lines.find(line => !line.isCode);
  if (!line) return null;
  const text = line.text.trim();
  const first = Math.min(...marks(text, typed).ranges.map(([start]) => start), text.length);
  let start = first < text.length ? Math.max(0, Math.min(first - 40, text.length - excerptLength)) : 0;
  if (start > 0) start = text.indexOf(" ", start) + 1 || start;
  if (start > first) start = first;
  const rest = text.slice(start);
  const cut = rest.length > excerptLength ? rest.slice(0, excerptLength).replace(/\s\S{0,20}$/, "") : rest;
  return { text: (start > 0 ? "… " : "") + cut + (cut.length < rest.length ? " …" : ""), isCode: line.isCode };
}

// The text with what answers marked.
function marked(text, typed) {
  const nodes = [];
  let end = 0;
  for (const [start, stop] of marks(text, typed).ranges.sort((a, b) => a[0] - b[0])) {
    if (stop <= end) continue;
    const from = Math.max(start, end);
    const last = nodes.at(-1);
    if (from === end && last instanceof Element) {
      last.append(text.slice(from, stop));
    } else {
      nodes.push(text.slice(end, from), make("mark", {}, text.slice(from, stop)));
    }
    end = stop;
  }
  return [...nodes, text.slice(end)];
}

function option(found, index, typed) {
  const parts = [make("span", { className: "found" }, ...marked(found.title, typed))];
  if (found.context) parts.push(" ", make("small", {}, found.context));
  if (found.excerpt) {
    const name = found.excerpt.isCode ? "code" : "span";
    parts.push(" ", make(name, { className: "excerpt" }, ...marked(found.excerpt.text, typed)));
  }
  return make("a", {
    id: `result-${index}`, role: "option", tabIndex: -1, href: new URL(found.href, site).href, ariaSelected: "false",
  }, ...parts);
}

let shownQuery;

async function showResults() {
  const query = field.value;
  shownQuery = query;
  if (query.trim() === "") {
    results.replaceChildren();
    select(null);
    return open(false);
  }
  const found = await find(query);
  const first = found.book?.isWhole ? shownResults : promptResults;
  const list = await described(found, found.scored.slice(0, first), query);
  if (shownQuery !== query) return;   // something else was typed meanwhile
  results.replaceChildren(...list.map((entry, index) => option(entry, index, found.typed)));
  results.scrollTop = 0;
  if (found.count === 0) results.append(make("p", {}, words.nothing));
  select(null);
  open(document.activeElement === field);
  announce(found.count ? `${words.found} ${found.count}` : words.nothing);
  if (found.scored.length > first) setTimeout(() => showMore(found, first, query), pause);
}

async function showMore(found, first, query) {
  if (shownQuery !== query) return;
  const list = await described(found, found.scored.slice(first), query);
  if (shownQuery !== query) return;
  results.append(...list.map((entry, index) => option(entry, first + index, found.typed)));
}

function open(isShown) {
  results.hidden = !isShown;
  field.ariaExpanded = String(isShown);
}

// Scrolls the list alone: the page stays where it is.
function show(option) {
  const [box, seen] = [option.getBoundingClientRect(), results.getBoundingClientRect()];
  if (box.top < seen.top) results.scrollTop += box.top - seen.top;
  if (box.bottom > seen.bottom) results.scrollTop += box.bottom - seen.bottom;
}

function select(option) {
  results.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
  option?.setAttribute("aria-selected", "true");
  if (option) show(option);
  if (option) field.setAttribute("aria-activedescendant", option.id);
  else field.removeAttribute("aria-activedescendant");
}

// ---- Keys

const steps = { ArrowDown: 1, ArrowUp: -1 };

function pressed(event) {
  if (event.isComposing) return;
  const options = [...results.querySelectorAll("[role=option]")];
  const index = options.findIndex(option => option.ariaSelected === "true");
  if (event.key in steps && options.length) {
    const step = steps[event.key];
    open(true);
    select(options[index < 0 && step < 0 ? options.length - 1 : (index + step + options.length) % options.length]);
  } else if (event.key === "Enter" && options.length && !results.hidden) {
    options[Math.max(index, 0)].click();
  } else if (event.key === "Escape") {
    escape();
  } else return;
  event.preventDefault();
}

// The first closes the results, the second empties the field and goes back to where the reader was.
function escape() {
  if (!results.hidden) {
    select(null);
    return open(false);
  }
  field.value = "";
  showResults();
  field.blur();
  reading.goBack();
}

field.addEventListener("input", showResults);
field.addEventListener("keydown", pressed);
field.addEventListener("focus", () => { if (results.childElementCount) open(true); });
document.querySelector(".search").addEventListener("focusout", event => {
  if (!event.currentTarget.contains(event.relatedTarget)) open(false);
});
results.addEventListener("click", () => {
  open(false);
  field.blur();
});
if (field.value) showResults();

}
