// The search field and its results. site.js loads this script, lookup.js, and the index when the reader first focuses
// the field, and defines `site`, `make`, `announce`, `words`, `reading`, and `session`. Text from the book is inserted
// only as text, never as HTML.
"use strict";
{

const { fold, pair, wordPattern, likeness, wrongLetter } = lookup;
const field = document.querySelector(".search input");
const results = document.querySelector(".search .results");
const list = results.querySelector("[role=listbox]");
const summary = make("p", { className: "summary" });
list.before(summary);

const promptResults = 2;      // shown at each key in a large book; the others follow when the reader pauses
const pause = 400;            // milliseconds
const excerptLength = 150;    // characters

// ---- The text of a result

// Returns the results for some of the sections found, the best ones first. A section that declares the name in the
// query is better than all others.
async function described(scored, typed, query) {
  const found = await Promise.all(scored.map(async ({ section, score }) => {
    const place = await lookup.section(section);
    const declared = place.declared.find(({ title }) => isName(query, title));
    const named = !declared ? 0 : isSpelt(query, declared.title) ? 20 : 10;
    return { ...result(place, typed, declared), section, score: score + named + bonus(place, query, typed) };
  }));
  return found.sort(lookup.byScore);
}

// Returns the last name of a path, with and without its argument labels.
function names(path) {
  const [whole] = path.split("(");
  const start = whole.lastIndexOf(".") + 1;
  return [path.slice(start), whole.slice(start)];
}

// Returns whether a query is the name of a declaration: `Pane.move(to:)`, with or without its type and its argument
// labels. A plain word such as `level` isn't a name.
function isName(query, path) {
  const typed = query.trim();
  const [name, base] = names(path);
  const forms = [path, path.split("(")[0], name, base];
  if (forms.includes(typed)) return /[A-Z(]/.test(typed);
  return /.[A-Z]/.test(base) && forms.some(form => fold(form) === fold(typed));
}

// Returns whether a query is the name of a declaration in the same case: `TipView`, not `tipView`.
const isSpelt = (query, path) => [path, path.split("(")[0], ...names(path)].includes(query.trim());

// Returns the part of a section's score that requires its text: the section contains the words next to each other as
// typed, or has a title that consists mostly of them.
function bonus(place, query, typed) {
  const phrase = fold(query.trim().replace(/\s+/g, " "));
  const holds = text => fold(text).includes(phrase);
  const share = typed.length / Math.max(typed.length, (place.title.match(wordPattern) ?? []).length);
  let sum = marks(place.title, typed).every ? 3 * share : 0;
  if (typed.length > 1 || /[^\p{L}\p{N}]/u.test(phrase)) {
    if (holds(place.title)) sum += 6;
    if (place.names.some(name => holds(name.title)) || holds(place.keywords)) sum += 5;
    if (place.lines.some(line => holds(line.text))) sum += 3;
  }
  return sum;
}

// Returns the ranges of a text that match the typed words, the value of the matches, and whether every word matches.
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
    typed.forEach(({ text: wanted, isPair, forms }, index) => {
      if (isPair) {
        for (let at = word.indexOf(wanted); at >= 0; at = word.indexOf(wanted, at + 1)) {
          note(index, 1, match.index + at, match.index + at + wanted.length);
        }
        return;
      }
      const like = pair.test(word) ? null : likeness(word, plain, { text: wanted, forms });
      if (!like || (wanted.length === 1 && typed.length > 1 && like.value < 1)) return;
      const isExact = plain.length === word.length && like.value > wrongLetter;
      const start = match.index + (isExact ? like.at : 0);
      note(index, like.value, start, isExact ? start + like.length : match.index + word.length);
    });
  }
  return { ranges, value: best.reduce((sum, value) => sum + value, 0), every: best.every(value => value > 0) };
}

// Returns the result for a section: the declaration that the query names, or else a name in the section that matches
// every word if the section's title doesn't, or else the section.
function result(place, typed, declared) {
  const titles = { title: place.title, href: place.href, chapter: place.chapter ?? place, context: "" };
  const name = declared ?? bestName(place, typed);
  if (name) {
    Object.assign(titles, { title: name.title, href: name.href, context: place.chapter ? place.title : "" });
  }
  return { ...titles, excerpt: excerpt(place, typed, declared) };
}

function bestName(place, typed) {
  if (marks(place.title, typed).every) return undefined;
  return place.names
    .filter(name => name.href).map(name => ({ ...name, ...marks(name.title, typed) }))
    .filter(name => name.every && name.value >= 0.4 * typed.length).sort((a, b) => b.value - a.value)[0];
}

const declarers = ["func", "class", "struct", "enum", "protocol", "actor", "typealias", "var", "let", "case"];
const declares = (text, path) => declarers.some(word => text.includes(`${word} ${names(path)[1]}`));

// Returns the line that matches best, cut to the text around its first match, or null if the section has no text.
function excerpt(place, typed, declared) {
  let best;
  for (const line of place.lines) {
    const isDeclaration = declared && declares(line.text, declared.title);
    const worth = !line.isCode ? 1 : isDeclaration ? 1.1 : typed.length > 1 ? 0.6 : 0.9;
    const value = marks(line.text, typed).value * worth;
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

// ---- The list of results

// Returns the nodes of a text, with its matches in `mark` elements.
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

// Returns the options of the results, which keep their order, in groups: one for the results of a chapter that follow each
// other.
function groups(found, typed) {
  const runs = [];
  for (const entry of found) {
    if (runs.at(-1)?.[0].chapter === entry.chapter) runs.at(-1).push(entry);
    else runs.push([entry]);
  }
  let count = options().length;
  return runs.map(entries => {
    const { title, href } = entries[0].chapter;
    const members = entries.map(entry => option(entry, count++, typed));
    // The title of the chapter isn't repeated above the chapter itself.
    const label = entries[0].href === href ? [] : [make("span", { className: "chapter", ariaHidden: "true" }, title)];
    return make("div", { role: "group", ariaLabel: title }, ...label, ...members);
  });
}

const options = () => [...list.querySelectorAll("[role=option]")];

// Shows the number of results, and the words of the query that no section contains.
function summarize(count, missing) {
  list.dataset.count = count;
  const shown = Math.max(count, options().length);
  const without = missing.flatMap(word => [" ", make("s", {}, word)]);
  if (count === 0) summary.replaceChildren(words.nothing);
  else summary.replaceChildren(`${words.found} ${shown}`, ...(missing.length ? [" · ", words.without, ...without] : []));
  announce(summary.textContent);
}

let shownQuery;

async function showResults() {
  const query = field.value;
  shownQuery = query;
  const isStale = () => shownQuery !== query;   // the reader has typed something else
  if (query.trim() === "") {
    list.replaceChildren();
    select(null);
    return open(false);
  }
  const { count, scored, typed, missing, isWhole } = await lookup.find(query);
  if (isStale()) return;
  const prompt = isWhole ? scored.length : promptResults;
  const entries = await described(scored.slice(0, prompt), typed, query);
  if (isStale()) return;
  list.replaceChildren();
  list.append(...groups(entries, typed));
  list.scrollTop = 0;
  select(null);
  open(document.activeElement === field);
  summarize(count, missing);
  if (scored.length <= prompt) return;
  await new Promise(end => setTimeout(end, pause));
  if (isStale()) return;
  const others = await described(scored.slice(prompt), typed, query);
  if (!isStale()) list.append(...groups(others, typed));   // nothing moves below the pointer
}

function open(isShown) {
  results.hidden = !isShown;
  field.ariaExpanded = String(isShown);
}

// Scrolls the list to an option, without moving the page.
function show(option) {
  const [box, seen] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < seen.top) list.scrollTop += box.top - seen.top;
  if (box.bottom > seen.bottom) list.scrollTop += box.bottom - seen.bottom;
}

function select(option) {
  list.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
  option?.setAttribute("aria-selected", "true");
  if (option) show(option);
  if (option) field.setAttribute("aria-activedescendant", option.id);
  else field.removeAttribute("aria-activedescendant");
}

// ---- Keys

const steps = { ArrowDown: 1, ArrowUp: -1 };

function pressed(event) {
  if (event.isComposing) return;
  const shown = options();
  const index = shown.findIndex(option => option.ariaSelected === "true");
  if (event.key in steps && shown.length) {
    const step = steps[event.key];
    open(true);
    select(shown[index < 0 && step < 0 ? shown.length - 1 : (index + step + shown.length) % shown.length]);
  } else if (event.key === "Enter" && shown.length && !results.hidden && (index >= 0 || list.dataset.count > 0)) {
    shown[Math.max(index, 0)].click();
  } else if (event.key === "Escape") {
    escape();
  } else return;
  event.preventDefault();
}

// Closes the results. If they're closed, empties the field and returns the reader to the previous place in the page.
function escape() {
  if (!results.hidden) {
    select(null);
    return open(false);
  }
  field.value = "";
  session.set(lastQuery, null);
  showResults();
  field.blur();
  reading.goBack();
}

field.addEventListener("input", showResults);
field.addEventListener("keydown", pressed);
field.addEventListener("focus", () => { if (list.childElementCount) open(true); });
document.querySelector(".search").addEventListener("focusout", event => {
  if (!event.currentTarget.contains(event.relatedTarget)) open(false);
});
list.addEventListener("click", () => {
  session.set(lastQuery, field.value);
  open(false);
  field.blur();
});
if (field.value) showResults();

}
