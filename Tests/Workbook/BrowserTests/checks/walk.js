// What the walks ask of a page, and do to it.

const named = (selector, words) => all(selector).filter(element => words.test(nameOf(element)));

function isOnScreen(element) {
  const box = element.getBoundingClientRect();
  return isSeen(element) && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
}

function scrollToMiddle() {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
  return scrollY;
}

// ---- Search

const field = () => document.querySelector("[role=combobox], [role=search] input, input[type=search]");
const results = () => all("[role=option]").filter(isSeen);

function lastSection() {
  const heading = all("main h2[id]").filter(heading => !heading.id.startsWith("page:")).at(-1);
  const words = heading.cloneNode(true);
  for (const anchor of all(".anchor", words)) anchor.remove();
  return { id: heading.id, text: words.textContent.trim() };
}

function isSearching() {
  return document.activeElement === field();
}

// What stands in the field and would be replaced by what is typed.
function chosenText() {
  return isSearching() ? field().value.slice(field().selectionStart, field().selectionEnd) : "";
}

function isInResults() {
  return Boolean(document.activeElement.closest("[role=listbox]"));
}

function isSearchShown() {
  return results().length > 0 || Boolean(document.querySelector("dialog:has([role=combobox])[open]"));
}

function chosenResult() {
  const chosen = document.querySelector("[role=option][aria-selected=true]");
  return chosen && (chosen.href ?? chosen.querySelector("a")?.href);
}

function isTargetSeen() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return !location.hash || Boolean(target) && isOnScreen(target);
}

// The places that results name, best first, once the search has come to an end with a query.
async function find(query) {
  const input = field();
  input.focus({ preventScroll: true });
  const type = text => { input.value = text; input.dispatchEvent(new Event("input", { bubbles: true })); };
  const frame = () => new Promise(tell => setTimeout(tell, 20));
  const told = () => results().map(option => option.href ?? option.querySelector("a")?.href);
  type("");
  for (let tries = 0; tries < 25 && results().length; tries++) await frame();
  type(query);
  let [last, same] = ["", 0];
  // That nothing comes is believed later than that nothing changes.
  for (let tries = 0; tries < 100 && same < (last === "" ? 40 : 3); tries++) {
    await frame();
    const now = told().join(" ");
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return told();
}

// ---- Popovers

// The first of each kind of popover, with a number each; says how many.
function markPopovers() {
  const kinds = new Map(all("[popover]").reverse().map(element => [element.className, element]));
  [...kinds.values()].forEach((element, number) => { element.dataset.number = number; });
  return kinds.size;
}

// Shows one, and says whether it can be seen.
function showPopover(number) {
  for (const shown of all("[data-shown]")) delete shown.dataset.shown;
  const element = document.querySelector(`[data-number="${number}"]`);
  if (!element.matches(":popover-open")) element.showPopover();
  element.dataset.shown = "";
  return isSeen(element);
}

// ---- A page that is not there

function isMissingPage() { return Boolean(document.querySelector("meta[name=robots][content=noindex]")); }

// ---- At hand

function isAtHand(what) {
  const words = { search: /search/i, contents: /contents|sections/i }[what];
  const controls = named("button, summary, a[href], input, nav", words).filter(isOnScreen);
  return controls.some(control => {
    const box = control.getBoundingClientRect();
    const middle = Math.max(box.left, 0) + Math.min(box.width, innerWidth) / 2;
    const hit = document.elementFromPoint(middle, Math.max(box.top, 0) + 8);
    return hit && (control.contains(hit) || hit.contains(control));
  });
}

// ---- Deep links

// The last section, the last listing, and the last one that stands in a fold.
function farPlaces() {
  const places = [all("main h2[id], main h3[id]"), all("main > .snippet[id]"), all("main details .snippet[id]")];
  return places.flatMap(found => found.length ? [`#${encodeURIComponent(found.at(-1).id)}`] : []);
}

// ---- The theme

// How light the page's ground is: 0 is black.
function ground() {
  const color = getComputedStyle(document.body).backgroundColor;
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((a, b) => a + b);
}

// Of a picture with choices paper shows what is chosen, or a picture for each option of the first choice, with its name;
// and how many there are.
function printedPictures() {
  return all("main figure.picture:has(.choices)").flatMap(figure => {
    const found = [];
    const states = all(".state", figure);
    const shown = states.filter(isSeen);
    const [first, ...others] = all("fieldset", figure);
    const isStrip = figure.classList.contains("strip");
    const wanted = isStrip ? all("input", first).length : 1;
    if (shown.length !== wanted) found.push(`#${figure.id} prints ${shown.length} pictures instead of ${wanted}`);
    const told = isStrip ? others : [first, ...others];
    for (const chosen of told.flatMap(choice => all("input:checked", choice))) {
      if (!shown.every(state => state.classList.contains(chosen.className))) {
        found.push(`#${figure.id} prints pictures that are not chosen`);
      }
      if (!isSeen(chosen.nextElementSibling)) found.push(`#${figure.id} does not say what is chosen`);
    }
    if (isStrip && !shown.every(state => isSeen(state.querySelector(".which")))) {
      found.push(`#${figure.id} does not name its pictures`);
    }
    if (shown.length < states.length && !all(".choices > .paper", figure).some(isSeen)) {
      found.push(`#${figure.id} does not say how many pictures there are`);
    }
    return found;
  });
}

function chooseDark() {
  for (const opener of named("button, summary", /theme|appearance/i)) {
    if (opener.getAttribute("aria-expanded") === "false" || opener.parentElement.open === false) opener.click();
  }
  const select = all("select").find(select => all("option", select).some(option => option.value === "dark"));
  if (select) {
    select.value = "dark";
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }
  const control = named("input[type=radio], button", /dark/i)[0] ?? all("input[value=dark], button[value=dark]")[0];
  if (control) {
    control.click();
    return true;
  }
  // A button that goes round: light, dark, the system's.
  const round = named("button", /theme|appearance/i)[0];
  for (let presses = 0, light = ground(); round && presses < 3 && ground() >= light; presses++) round.click();
  return Boolean(round);
}

// ---- Copying

// What changed in a listing is not the listing.
const whole = "pre:not(.changes) > code";

async function copyEach() {
  const found = [];
  for (const button of named("button", /copy/i)) {
    const figure = button.closest("figure, details, div");
    const code = figure.querySelector(whole);
    if (!code) continue;
    window.copied.length = 0;
    button.click();
    await new Promise(tell => setTimeout(tell));
    const where = figure.closest("[id]")?.id;
    const caption = button.closest("figure").querySelector(":scope > figcaption");
    if (caption && button.parentElement !== caption) found.push(`the button of #${where} is not in its caption`);
    const text = window.copied[0];
    if (text === undefined) found.push(`the button of #${where} copies nothing`);
    else found.push(...marks(code, text).map(mark => `what is copied of #${where} ${mark}`));
  }
  return found;
}

// What is copied of each listing with declarations at file scope, by its fragment.
async function copyDeclarations() {
  const copies = [];
  for (const button of all("figure:is(.declaration, .exercise)[id]:not([data-chunk]) > figcaption > .copy")) {
    window.copied.length = 0;
    button.click();
    await new Promise(tell => setTimeout(tell));
    copies.push([button.closest("[id]").id, window.copied[0] ?? ""]);
  }
  return copies;
}

// The text of code. A tip of a name is shown beside the code, and is no part of it.
function withoutTips(code) {
  const copy = code?.cloneNode(true);
  for (const tip of copy ? all(".tip", copy) : []) tip.remove();
  return copy?.textContent;
}

// What is wrong with the text that was copied of a listing.
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
      // A solution inside its exercise stands above hints that come after it.
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

// The folds of the first exercise.
function exerciseFolds() { return folds().slice(0, 3).map((fold, index) => index); }

function focusFold(index) {
  // A hint may wait for the one before it.
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
