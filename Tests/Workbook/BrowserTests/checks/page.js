// The checks of every page. Each check returns its findings as an array of sentences.
//
// The checks are synchronous, because they also run in pages whose own scripts are disabled.

// ---- Widths

function scrollsSideways(element) {
  return element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX);
}

function scrollsDown(element) {
  return element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);
}

function isInScroller(element) {
  for (let at = element; at !== document.body && at; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== "visible") return true;
  }
  return false;
}

function sideways() {
  if (root.scrollWidth <= root.clientWidth) return [];
  const sticking = all("body *").filter(element =>
    isSeen(element) && element.getBoundingClientRect().right > root.clientWidth + 1);
  const out = sticking.find(element => !isInScroller(element)) ?? sticking[0];
  return [`the page is ${root.scrollWidth} wide${out ? `: ${called(out)} sticks out` : ""}`];
}

// Returns whether a shadow or a fade at the edge marks an element as cut off. Browsers don't always draw scroll bars.
function hasSign(element) {
  return [element, element.parentElement].some(at => ["", "::before", "::after"].some(part => {
    const style = getComputedStyle(at, part || null);
    const isDrawn = !part || !["none", "normal"].includes(style.content);
    return isDrawn && (style.maskImage !== "none" || style.backgroundImage !== "none" || style.boxShadow !== "none");
  }));
}

function listings() {
  const isWide = innerWidth >= 820;
  const found = [];
  for (const element of all("main pre, main .table").filter(isSeen)) {
    const over = element.scrollWidth - element.clientWidth;
    if (over <= 1) continue;
    const where = `${called(element)} is ${over} wider than what is seen of it`;
    if (isWide && element.localName === "pre") found.push(where);
    else if (!scrollsSideways(element)) found.push(`${where}, and does not scroll`);
    else if (!hasSign(element)) found.push(`${where}, and nothing shows it`);
  }
  return found;
}

// ---- Pictures

const scale = matrix => matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;

// Returns the scale of an element within the target of the <use> that draws it.
function scaleWithin(target, element) {
  let product = 1;
  for (let at = element; at; at = at === target ? null : at.parentElement) {
    product *= scale(at.transform?.baseVal.consolidate()?.matrix);
  }
  return product;
}

// Returns the texts drawn in an element, each with its size on the screen. A <use> scales the texts of its target.
function textsDrawn(element, drawnAt) {
  const own = selector => all(selector, element).filter(part => drawnAt !== undefined || !part.closest("defs, symbol"));
  const sizes = own("text, tspan").filter(text => text.textContent.trim()).map(text => {
    const drawn = drawnAt === undefined ? scale(text.getScreenCTM()) : drawnAt * scaleWithin(element, text);
    return [text.textContent.trim(), drawn * parseFloat(getComputedStyle(text).fontSize)];
  });
  for (const use of own("use")) {
    const target = document.getElementById(use.href.baseVal.slice(1));
    const drawn = drawnAt === undefined ? scale(use.getScreenCTM()) : drawnAt * scaleWithin(element, use);
    if (target) sizes.push(...textsDrawn(target, drawn));
  }
  return sizes;
}

function pictureText() {
  const states = all("figure .state").map(state => [state, state.style.display]);
  for (const [state] of states) state.style.setProperty("display", "block", "important");
  const found = all("main figure .panels svg").filter(isSeen).flatMap(picture => {
    const [text, size] = textsDrawn(picture).reduce((a, b) => b[1] < a[1] ? b : a, ["", Infinity]);
    const id = picture.closest("[id]")?.id;
    return size < 11.95 ? [`"${text}" in the picture of #${id} is ${size.toFixed(1)} px high`] : [];
  });
  for (const [state, display] of states) state.style.display = display;
  return found;
}

// ---- Tab stops

function tabStops() {
  return all("body *").filter(element => {
    if (!isSeen(element) || element.disabled || element.closest("[inert]")) return false;
    if (element.hasAttribute("tabindex") || element.matches(acting)) return element.tabIndex >= 0;
    // Browsers add a tab stop for an element that scrolls and contains no tab stop.
    return (scrollsSideways(element) || scrollsDown(element)) && !element.querySelector(`${acting}, [tabindex]`);
  });
}

// The interactive parts of a picture, which show their description when they have the focus.
const showing = ".region";

function stops() {
  return tabStops().flatMap(stop => {
    const acts = stop.matches(`${acting}, ${showing}, [role=option], [role=tab], [role=slider]`);
    if (!acts && !scrollsSideways(stop) && !scrollsDown(stop)) return [`${called(stop)} neither acts nor scrolls`];
    if (!acts && !stop.role) return [`${called(stop)} scrolls, and has no role and name`];
    return nameOf(stop) ? [] : [`${called(stop)} has no name`];
  });
}

const looks = ["outline", "boxShadow", "borderColor", "backgroundColor", "textDecoration", "color", "clipPath", "stroke"];

function focus() {
  const before = [document.activeElement, scrollX, scrollY];
  // One tab stop of each kind is enough, because stops with the same tags and classes have the same style.
  const kind = stop => [stop, stop.parentElement].map(element => `${element.localName}.${element.className}`).join();
  const seen = [...new Map(tabStops().map(stop => [kind(stop), stop])).values()];
  document.activeElement.blur();
  const looking = seen.map(stop => {
    const inside = stop.matches(showing) ? [...stop.querySelectorAll("*")] : [];
    const shown = [stop, stop.parentElement, stop.nextElementSibling, stop.closest("label"), ...inside].filter(Boolean);
    return [stop, () => JSON.stringify(shown.map(element => looks.map(name => getComputedStyle(element)[name])))];
  });
  // All looks without the focus are recorded first, so that the focus can move directly from one stop to the next.
  const without = looking.map(([stop, look]) => look());
  const found = looking.flatMap(([stop, look], index) => {
    stop.focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== stop) return [];
    return look() === without[index] ? [`${called(stop)} looks the same with the focus`] : [];
  });
  document.activeElement.blur();
  before[0].focus({ preventScroll: true });
  scrollTo({ left: before[1], top: before[2], behavior: "instant" });
  return found;
}

// ---- Touch targets

// The minimum width and height of a touch target, in pixels.
const least = 24;

// Returns whether an element is a link in a line of text. It's as high as its line, and the distance between lines is
// sufficient.
function isInLine(element) {
  const isInText = element.matches(":is(p, li, td, th, dd, figcaption, pre) a:not(.anchor)");
  return isInText && getComputedStyle(element).display === "inline";
}

// Returns whether touches half a target away from the center hit the element. Its padding may be a pseudo-element.
function isHitAround(element) {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [x, y, away] = [box.x + box.width / 2, box.y + box.height / 2, least / 2 - 0.75];
  return [[0, -away], [0, away], [-away, 0], [away, 0]].every(([dx, dy]) => {
    const hit = document.elementFromPoint(x + dx, y + dy);
    return hit && (element.contains(hit) || hit.closest("label")?.control === element);
  });
}

function targets() {
  const place = [scrollX, scrollY];
  const found = tabStops().filter(stop => stop.matches(acting) && !stop.matches(".skip") && !isInLine(stop))
    .flatMap(stop => {
      const box = (stop.closest("label") ?? stop).getBoundingClientRect();
      if ((box.width >= least - 0.5 && box.height >= least - 0.5) || isHitAround(stop)) return [];
      return [`${called(stop)} is ${Math.round(box.width)} × ${Math.round(box.height)}`];
    });
  scrollTo({ left: place[0], top: place[1], behavior: "instant" });
  return found;
}

// ---- HTML

function html() {
  const ids = all("[id]").map(element => element.id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const found = [...twice].map(id => `the id ${id} stands more than once`);
  if (!document.querySelector("link[rel~=icon]")) found.push("no icon is named: a browser asks for /favicon.ico");
  for (const caption of all("figure > figcaption")) {
    if (caption.previousElementSibling && caption.nextElementSibling) {
      found.push(`the caption of #${caption.parentElement.id} is neither first nor last in it`);
    }
  }
  for (const input of all("input[type=search][role]")) found.push(`${called(input)}: a search field takes no role`);
  for (const element of all("svg [id], [aria-labelledby], [aria-describedby], [aria-controls], label[for]")) {
    for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
      for (const id of element.getAttribute(name)?.split(/\s+/) ?? []) {
        if (!document.getElementById(id)) found.push(`${called(element)} says ${name}="${id}", which is nowhere`);
      }
    }
  }
  return found;
}

const checks = { sideways, listings, "picture-text": pictureText, stops, focus, targets, html };
