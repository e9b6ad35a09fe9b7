// The accessibility checks with axe. They follow common.js, in a page that contains axe.

// ---- Colors

// Returns a hash of a text.
function numberOf(text) {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return 4294967296 * (2097151 & (low ^ (low >>> 15))) + ((high ^ (high >>> 13)) >>> 0);
}

// Returns a function that computes the value of each element once, and then returns it from a cache.
function remembered(value) {
  const known = new Map();
  return element => {
    if (!element) return "";
    if (!known.has(element)) known.set(element, value(element));
    return known.get(element);
  };
}

// Returns a function that returns the kind of an element with words, or null for a path that occurred before.
//
// A kind is a hash of the styles from which axe computes the contrast. For a link, it includes the styles that
// distinguish the link from the text around it. Words of the same kind have the same contrast, on each page, in each
// environment.
function kinds() {
  const path = remembered(element =>
    `${path(element.parentElement)}>${element.localName}.${element.getAttribute("class") ?? ""}`);
  const words = ({ color, textShadow, fontSize, fontWeight }) => {
    const isLarge = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    return [color, textShadow, isLarge].join(" ");
  };
  const link = ({ fontSize, fontWeight, fontStyle, fontFamily, textDecorationLine, borderBottom }) =>
    [fontSize, fontWeight, fontStyle, fontFamily, textDecorationLine, borderBottom].join(" ");
  const grounds = remembered(element => {
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter].join(" ");
    const below = grounds(element.parentElement);
    return own === "rgba(0, 0, 0, 0) none 1 none" ? below : `${own}/${below}`;
  });
  // Only the first element with a path has its style computed, because the same rules apply to the others.
  const seen = new Set();
  return element => {
    const name = path(element);
    if (seen.has(name)) return null;
    seen.add(name);
    const look = [words(getComputedStyle(element)), grounds(element)];
    for (let at = element.closest("a"), up = 0; at && up < 3; at = at.parentElement, up += 1) {
      const style = getComputedStyle(at);
      look.push(words(style), link(style));
    }
    return numberOf(look.join("|"));
  };
}

// Marks the first words of each unknown kind, and returns these kinds.
function markKinds(known) {
  const [kindOf, old] = [kinds(), new Set(known)];
  const found = [];
  for (const element of document.querySelectorAll("*")) {
    const isText = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const isShown = (isText || element.localName === "a") && element.checkVisibility({ visibilityProperty: true });
    const kind = isShown ? kindOf(element) : null;
    const isNew = kind !== null && !old.has(kind);
    if (isNew) found.push(kind);
    old.add(kind);
    if (isNew !== element.hasAttribute("data-first")) element.toggleAttribute("data-first", isNew);
  }
  return found;
}

// Removes the elements in `main` that neither are nor contain marked words, and returns a function that restores them.
//
// The contrast of words depends only on their own style and on their ancestors. The elements around `main` stay,
// because the page's scripts may look for them meanwhile.
function prune() {
  const removed = [];
  const removeWithin = element => {
    for (const child of [...element.children]) {
      if (child.hasAttribute("data-first")) continue;
      if (child.querySelector("[data-first]")) {
        removeWithin(child);
      } else {
        removed.push([child, child.nextSibling, element]);
        child.remove();
      }
    }
  };
  all("main").forEach(removeWithin);
  return () => { for (const [child, next, parent] of removed.reverse()) parent.insertBefore(child, next); };
}

// Returns the unknown kinds of words, and their violations of the rules about colors.
async function colors(known) {
  const found = markKinds(known);
  if (!found.length) return [found, []];
  const bringBack = prune();
  const texts = await violations({ include: ["[data-first]"] }, { runOnly: colorRules });
  bringBack();
  return [found, texts];
}

// ---- Other rules

// The rules about colors. They take axe longer than all the others.
const colorRules = ["color-contrast", "link-in-text-block"];
const shapes = "path, rect, circle, ellipse, line, polygon, polyline, use";
const named = "[tabindex], [role], [aria-label], [aria-labelledby], [aria-describedby]";
const meaning = `${acting}, ${named}, [id], [title], [lang], [hidden], [aria-hidden]`;

// Appends simplified copies of an element's children, so that axe has fewer elements to check.
//
// Elements of a listing that affect only its look become text. Shapes that have no name and are outside of touch
// targets are omitted.
function appendSimplified(element, copy, isListing, isTarget) {
  let text = "";
  for (const child of element.childNodes) {
    if (child.nodeType !== 1) {
      if (child.nodeType === 3) text += child.data;
    } else if (isListing && !child.matches(meaning) && !child.querySelector(meaning)) {
      text += child.textContent;
    } else if (isTarget || !child.matches(shapes) || child.matches(named)) {
      const own = child.cloneNode(false);
      appendSimplified(child, own, isListing, isTarget || child.matches("a, [tabindex], [role]"));
      copy.append(text, own);
      text = "";
    }
  }
  if (text) copy.append(text);
}

// Simplifies listings and pictures outside of an element, and returns a function that restores them.
function simplify(within) {
  const parts = all("pre code, main svg").filter(part => !within?.contains(part) && !part.parentElement.closest("svg"));
  const before = parts.map(part => {
    const [children, copy] = [document.createDocumentFragment(), document.createDocumentFragment()];
    appendSimplified(part, copy, part.localName === "code", false);
    children.append(...part.childNodes);
    part.append(copy);
    return [part, children];
  });
  return () => {
    for (const [part, children] of before) part.replaceChildren(children);
  };
}

// Returns the violations of all rules except those about colors.
async function others(tags) {
  const bringBack = simplify();
  const off = Object.fromEntries(colorRules.map(name => [name, { enabled: false }]));
  const found = await violations(document, { runOnly: { type: "tag", values: tags }, rules: off });
  bringBack();
  return found;
}

// Returns the violations of all rules in an element that is shown above the page, such as a popover.
async function above(selector, tags) {
  const element = document.querySelector(selector);
  const bringBack = simplify(element);
  const found = await violations(element, { runOnly: { type: "tag", values: tags } });
  bringBack();
  return found;
}

async function violations(context, choice) {
  const answer = await axe.run(context, { resultTypes: ["violations"], preload: false, ...choice });
  return answer.violations.flatMap(rule =>
    rule.nodes.map(node => `${rule.id}: ${rule.help}: ${node.target.join(" ")}`));
}
