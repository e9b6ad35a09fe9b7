// The checks of the listings and the exercises of a chapter. They follow walk.js.

// ---- Copying

// The code of a listing. The list of its changes isn't part of it.
const whole = "pre:not(.changes) > code";

// Clicks a button and returns the text that it copies, or undefined.
//
// The page copies the text in a microtask or in one of the next tasks, so the function doesn't wait until the browser
// draws the page.
async function copied(button) {
  window.copied.length = 0;
  button.click();
  for (let turns = 0; turns < 20 && !window.copied.length; turns += 1) await null;
  for (let tasks = 0; tasks < 50 && !window.copied.length; tasks += 1) await new Promise(tell => setTimeout(tell));
  return window.copied[0];
}

async function copyEach() {
  const found = [];
  for (const button of named("button", /copy/i)) {
    const figure = button.closest("figure, details, div");
    const code = figure.querySelector(whole);
    if (!code) continue;
    const text = await copied(button);
    const where = figure.closest("[id]")?.id;
    const caption = button.closest("figure").querySelector(":scope > figcaption");
    if (caption && button.parentElement !== caption) found.push(`the button of #${where} is not in its caption`);
    if (text === undefined) found.push(`the button of #${where} copies nothing`);
    else found.push(...marks(code, text).map(mark => `what is copied of #${where} ${mark}`));
  }
  return found;
}

// Returns the fragment and the copied text of each listing with declarations at file scope.
async function copyDeclarations() {
  const copies = [];
  for (const button of all("figure:is(.declaration, .exercise)[id]:not([data-chunk]) > figcaption > .copy")) {
    copies.push([button.closest("[id]").id, await copied(button) ?? ""]);
  }
  return copies;
}

// Returns the text of code without the tips, which the page shows beside the code.
function withoutTips(code) {
  const copy = code?.cloneNode(true);
  for (const tip of copy ? all(".tip", copy) : []) tip.remove();
  return copy?.textContent;
}

// Returns the faults of the text that was copied from a listing.
function marks(code, text) {
  const found = /[‹›]|<<\w/.test(text) ? ["has a mark of the page in it"] : [];
  if (text.trim() === "") found.push("is empty");
  const shown = code.cloneNode(true);
  for (const tip of all(".tip", shown)) tip.remove();
  for (const mark of all("del, .chunk, .anchor, button", shown)) mark.replaceWith("\0");
  const lines = shown.textContent.split("\n").filter(line => line.trim() && !line.includes("\0"));
  if (!code.querySelector("a.chunk") && text.trimEnd() !== withoutTips(code).trimEnd()) found.push("is not what is shown");
  const missing = lines.find(line => !text.includes(line.trim()));
  if (missing) found.push(`lacks the line "${missing.trim()}"`);
  for (const chunk of all("a.chunk, .chunk a", code)) {
    const named = document.getElementById(decodeURIComponent(chunk.hash.slice(1)));
    const first = withoutTips(named?.querySelector(whole))?.split("\n").find(line => line.trim());
    if (first && !text.includes(first.trim())) found.push(`lacks the chunk ${chunk.textContent.trim()}`);
  }
  return found;
}

// ---- Exercises

const exercise = ".snippet.exercise";
const folds = () => all("main details.hint, main details.solution");

function hasExercises() { return all(exercise).length > 0; }

function exerciseOrder() {
  const found = [];
  const order = all(`${exercise}, main details.hint, main details.solution`);
  let [name, number, isSolved] = ["", 0, false];
  for (const element of order) {
    const words = element.querySelector(":scope > summary")?.textContent.trim();
    if (element.matches(exercise)) {
      [name, number] = [element.id, 0];
      // A solution inside its exercise precedes the hints that follow the exercise.
      isSolved = Boolean(element.querySelector("details.solution"));
    } else if (element.matches(".solution")) isSolved = true;
    else {
      number += 1;
      if (isSolved) found.push(`the solution of #${name} stands before its hint ${number}`);
      const isOnly = element.nextElementSibling?.matches(".hint") !== true && number === 1;
      if (!isOnly && !words.includes(String(number))) found.push(`hint ${number} of #${name} is called "${words}"`);
    }
  }
  return found;
}

// Returns the indices of the first folds, three at most.
function exerciseFolds() { return folds().slice(0, 3).map((fold, index) => index); }

function focusFold(index) {
  // A hint may stay hidden until the reader opens the previous one.
  for (const earlier of folds().slice(0, index)) earlier.open = true;
  folds()[index].querySelector("summary").focus();
}

function isFoldOpen(index) {
  const fold = folds()[index];
  return fold.open && isSeen(fold.lastElementChild);
}

const done = () => named("main input[type=checkbox], main button", /done|solved/i)[0];

function focusDone() {
  done()?.focus();
  return Boolean(done());
}

function isDone() { return Boolean(done()) && (done().checked || done().ariaPressed === "true"); }
