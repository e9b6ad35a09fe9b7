// Finds the sections that match a query in the index. find.js calls these functions and shows the results.
"use strict";

const lookup = (() => {

const askedPieces = 4;    // pieces of the index that each word of a query can load from a large book
const mostResults = 12;   // sections that `find` returns

// ---- The pieces of the index. SearchIndex.swift documents their format.

const pieces = new Map();
piece("book").isAsked = true;   // search.js contains this piece

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

const splitTexts = new Map();   // the sections of each piece's chapters
const splitWords = new Map();   // for each piece, the encoded sections of its words

async function loadWords(number) {
  const text = await load(`words-${number}`);
  if (!splitWords.has(number)) {
    const parts = text.split(" ");
    splitWords.set(number, new Map(Array.from({ length: parts.length / 2 }, (_, i) => [parts[2 * i], parts[2 * i + 1]])));
  }
  return splitWords.get(number);
}

// Returns the contents of a section.
async function section(number) {
  const { sections: starts } = await load("book");
  const text = holder(starts, number);
  const chapters = await load(`text-${text}`);
  if (!splitTexts.has(text)) splitTexts.set(text, chapters.flatMap(sections));
  return splitTexts.get(text)[number - starts[text]];
}

// Returns the sections of a chapter, each with its title, its address, its keywords, its names and declarations, and its
// lines.
function sections(text) {
  const list = [];
  const add = entry => list.push({ ...entry, keywords: "", names: [], declared: [], lines: [] });
  for (const line of text.split("\n")) {
    const [words, place] = line.slice(1).split("\t");
    const current = list.at(-1);
    const href = place && list.length ? `${list[0].href}#${place}` : place;
    if (line[0] === "!") add({ title: words, href });
    else if (line[0] === "#") add({ title: words, chapter: list[0], href });
    else if (line[0] === "*") current.keywords = words;
    else if (line[0] === "=") current.names.push({ title: words, href });
    else if (line[0] === "+") current.declared.push({ title: words, href });
    else if (line) current.lines.push({ text: line.slice(1), isCode: line[0] === ":" });
  }
  return list;
}

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const digitValues = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, digits.indexOf(String.fromCharCode(code))));
const weights = [12, 9, 6, 4, 2];   // title, heading, name, declared in code, text

// Calls a function with each section that contains a word, and the word's weight in it.
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

// Words that say nothing about the subject of a question.
const emptyWords = new Set(("a an and are as at be by can could do does for from get had has have how i if in into is it its "
  + "me my no not of on one or should so than that the their then there these they this those to was we what when where "
  + "which who whose why will with would you your 怎么 如何 没有 什么 怎样").split(" "));

// Returns the words of a query without its empty words, unless there are no others, and the pairs of its Chinese and
// Japanese characters.
function asked(query) {
  const all = (query.normalize("NFKC").match(wordPattern) ?? []).flatMap(word => {
    if (!pair.test(word)) return [{ text: fold(word), forms: forms(fold(word)) }];
    const characters = [...word];
    return characters.slice(0, Math.max(1, characters.length - 1)).map((first, i) => ({
      text: first + (characters[i + 1] ?? ""), isPair: true,
    }));
  });
  const full = all.filter(({ text }) => !emptyWords.has(text));
  return full.length ? full : all;
}

// Returns other forms of an English word: its American spelling, and both without their endings.
function forms(word) {
  const american = word.replace(/our(?=(s|ed|ing|ful|less)?$)/, "or").replace(/tre(?=s?$)/, "ter").replace(/grey/, "gray")
    .replace(/is(?=(e|es|ed|er|ers|ing|ation)$)/, "iz");
  return [...new Set([american, stem(word), stem(american)])].filter(form => form !== word);
}

// Returns a word without the ending of a plural, a participle, or a noun made from a verb: `rotat` for `rotating`.
function stem(word) {
  if (word.length < 5) return word.replace(/([^s])s$/, "$1");
  const bare = word.replace(/ies$/, "y").replace(/(ations?|ions?|ings?|ers?|ed|es|e|s|ly)$/, "");
  if (bare.length < 3) return word;
  return bare.length > 3 && bare.at(-1) === bare.at(-2) && !/[lsz]$/.test(bare) ? bare.slice(0, -1) : bare;
}

const isCapital = character => character >= "A" && character <= "Z";
const isSmall = character => (character >= "a" && character <= "z") || (character >= "0" && character <= "9");

// Returns whether a part of a word, such as `Window` in UIWindow, begins at an index.
function beginsPart(word, index) {
  return isCapital(word[index] ?? "") && (isSmall(word[index - 1] ?? "") || /[a-z]/.test(word[index + 1] ?? ""));
}

const wrongLetter = 0.3;

const otherForm = 0.9;

// Returns the position, the length, and the value of a typed word in a word of the book, or null. The word can have
// another form, which matches as a whole.
function likeness(word, plain, { text, forms }) {
  let best = likenessOf(word, plain, text);
  if (best) best.length = text.length;
  for (const form of forms) {
    const like = best?.value === 1 ? null : likenessOf(word, plain, form);
    // The beginning of a part, or a wrong letter in a form of the word, is too far from what was typed.
    if (!like || like.at > 0 || like.value <= wrongLetter) continue;
    const value = like.value * otherForm;
    if (value > (best?.value ?? 0)) best = { at: 0, value, length: plain.length };
  }
  return best;
}

// Returns the position and the value of letters in a word of the book, or null. The value is 1 for the whole word,
// and decreases for its beginning, for the beginning of one of its parts, and for a word with one wrong letter.
function likenessOf(word, plain, typed) {
  let at = plain.indexOf(typed);
  const share = typed.length / plain.length;
  if (at === 0) return { at, value: share === 1 ? 1 : 0.6 + 0.3 * share };
  while (at > 0) {
    if (beginsPart(word, at)) return { at, value: 0.4 + 0.15 * share };
    at = plain.indexOf(typed, at + 1);
  }
  if (typed.length < 4) return null;
  // If only one letter is wrong, the word contains one half of the typed word. The check excludes most words.
  const half = typed.length >> 1;
  if (!plain.includes(typed.slice(0, half)) && !plain.includes(typed.slice(half + 1))) return null;
  const near = nearness(typed, plain);
  if (near) return { at: 0, value: near };
  for (let index = 1; index < word.length; index += 1) {
    if (beginsPart(word, index) && nearness(typed, plain.slice(index))) return { at: index, value: wrongLetter / 2 };
  }
  return null;
}

// Returns the value of a word that begins with the typed word except for one wrong, extra, or missing letter or two
// swapped letters, or 0. If fewer than two letters follow, the whole word must match. Readers rarely type a wrong first
// letter, so its value is lower.
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

// ---- Search

// The words of the book, as written and folded.
const vocabulary = load("book").then(() => load("vocabulary")).then(unpacked);

// Returns the words of a packed text. Each word begins with the number of letters that it shares with the previous one.
function unpacked(text) {
  let word = "";
  return text.split(" ").map(packed => {
    word = word.slice(0, digitValues[packed.charCodeAt(0)]) + packed.slice(1);
    return { word, plain: fold(word) };
  });
}

// Returns the sections that match a typed word, each with the highest value of a matching word in it.
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
    const like = likeness(word, plain, typed);
    if (like) candidates.push({ word, value: like.value, piece: holder(book.words, word) });
  }
  // Words with a wrong letter are used only if no other words match.
  const right = candidates.filter(({ value }) => value > wrongLetter);
  candidates = (right.length ? right : candidates).sort((a, b) => b.value - a.value);
  if (!book.isWhole) candidates = affordable(candidates, Math.min(askedPieces, typed.text.length));
  const loaded = new Map();
  await Promise.all(candidates.map(async ({ piece }) => loaded.set(piece, await loadWords(piece))));
  for (const { word, value, piece } of candidates) add(loaded.get(piece).get(word), value);
  return found;
}

// Returns the candidates from the first pieces, up to a number of pieces. The best candidates come first in the list.
function affordable(candidates, count) {
  const wanted = new Set();
  for (const { piece } of candidates) if (wanted.size < count) wanted.add(piece);
  return candidates.filter(({ piece }) => wanted.has(piece));
}

const range = (start, end) => Array.from({ length: end - start }, (_, i) => start + i);

// Returns the index of the last element of a sorted list that isn't greater than a value: the piece with that value.
function holder(list, value) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value < list[middle]) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low - 1);
}

// The value of a section with only one of several typed words. A section with all of them has the value 1.
const fewWords = 0.2;

// The value of a section whose heading several chapters have.
const repeatedHeading = 0.4;

// Returns the best sections, the number of sections with the most typed words, and the words that no section contains.
// Sections with all words come before those with some, if the rarity of the words doesn't differ much. If no section
// contains any word, returns the first chapters.
async function find(query) {
  const typed = asked(query);
  if (typed.length === 0) return { count: 0, scored: [], typed, missing: [], isWhole: true };
  const book = await load("book");
  const all = await Promise.all(typed.map(word => answers(book, word)));
  const sums = new Map();
  for (const found of all) {
    for (const [section, weight] of found) {
      const sum = sums.get(section) ?? { score: 0, words: 0 };
      // A rare word has more weight than a common one.
      sum.score += weight / Math.sqrt(found.size);
      sum.words += 1;
      sums.set(section, sum);
    }
  }
  const repeated = new Set(book.repeated);
  const most = Math.max(0, ...Array.from(sums.values(), ({ words }) => words));
  const scored = Array.from(sums, ([section, { score, words }]) => {
    const share = typed.length > 1 ? (words - 1) / (typed.length - 1) : 1;
    const worth = repeated.has(section) ? repeatedHeading : 1;
    return { section, score: score * worth * (fewWords + (1 - fewWords) * share) };
  }).sort(byScore);
  const count = Array.from(sums.values()).filter(({ words }) => words === most).length;
  const missing = typed.filter(({ isPair }, index) => !isPair && all[index].size === 0).map(({ text }) => text);
  const best = count ? scored.slice(0, mostResults) : await firstChapters(book);
  return { count, scored: best, typed, missing, isWhole: book.isWhole };
}

// Returns the first sections of the first chapters.
async function firstChapters(book) {
  const list = [];
  for (const [text, start] of book.sections.entries()) {
    if (list.length >= mostResults) break;
    await section(start);
    splitTexts.get(text).forEach(({ chapter }, index) => { if (!chapter) list.push({ section: start + index, score: 0 }); });
  }
  return list.slice(0, mostResults);
}

const byScore = (a, b) => b.score - a.score || a.section - b.section;
return { find, section, byScore, fold, pair, wordPattern, likeness, wrongLetter };

})();
