// The checks and actions of the walks. They follow common.js.

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

// Returns the selected text of the search field, which typing replaces.
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

// Searches for a query, waits until the results no longer change, and returns their addresses, the best first.
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
  // An empty list needs more time than a stable one, because the first results may arrive late.
  for (let tries = 0; tries < 100 && same < (last === "" ? 40 : 3); tries++) {
    await frame();
    const now = told().join(" ");
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return told();
}

// ---- Popovers

// Numbers the first popover of each kind, and returns the number of kinds.
function markPopovers() {
  const kinds = new Map(all("[popover]").reverse().map(element => [element.className, element]));
  [...kinds.values()].forEach((element, number) => { element.dataset.number = number; });
  return kinds.size;
}

// Shows a popover, and returns whether it is visible.
function showPopover(number) {
  for (const shown of all("[data-shown]")) delete shown.dataset.shown;
  const element = document.querySelector(`[data-number="${number}"]`);
  if (!element.matches(":popover-open")) element.showPopover();
  element.dataset.shown = "";
  return isSeen(element);
}

// ---- The page for missing addresses

function isMissingPage() { return Boolean(document.querySelector("meta[name=robots][content=noindex]")); }

// ---- Search and contents in the middle of a page

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

// Returns the fragments of a page's last section, its last listing, and its last listing in a fold.
function farPlaces(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const places = ["main h2[id], main h3[id]", "main > .snippet[id]", "main details .snippet[id]"];
  return places.flatMap(selector => all(selector, page).slice(-1)).map(place => `#${encodeURIComponent(place.id)}`);
}

// Returns whether the scroll position stays the same for eight frames, in which an animation would change it.
async function staysInPlace() {
  const frame = () => new Promise(tell => requestAnimationFrame(tell));
  await frame();
  const first = scrollY;
  for (let frames = 0; frames < 8 && Math.abs(scrollY - first) <= 2; frames += 1) await frame();
  return Math.abs(scrollY - first) <= 2;
}

// ---- The theme

// Returns the lightness of the page's background, from 0 for black to 765 for white.
function ground() {
  const color = getComputedStyle(document.body).backgroundColor;
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((a, b) => a + b);
}

// Reports the faults of printed pictures with choices.
//
// Paper shows the chosen picture, or a named picture for each option of the first choice. It also states the number of
// pictures.
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
  // A button that cycles through the themes: light, dark, the system's.
  const round = named("button", /theme|appearance/i)[0];
  for (let presses = 0, light = ground(); round && presses < 3 && ground() >= light; presses++) round.click();
  return Boolean(round);
}
