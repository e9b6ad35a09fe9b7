// The functions that page.js, walk.js, and axe.js share. They precede each of these files.

const root = document.documentElement;
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const isSeen = element => element.checkVisibility({ visibilityProperty: true });

const acting = "a[href], area[href], button, input, select, textarea, summary, iframe, video, audio, [contenteditable]";

// Returns the name that a screen reader speaks, for the elements that the pages use.
//
// The browser's own computation of names is slow.
function nameOf(element) {
  const labels = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).map(id => document.getElementById(id));
  const words = [
    labels.map(label => label?.textContent ?? "").join(" "),
    element.ariaLabel,
    [...element.labels ?? []].map(label => label.textContent).join(" "),
    // Only interactive elements get their names from their contents.
    element.matches(acting) && !element.matches("select") ? element.textContent : "",
    all("img[alt]", element).map(image => image.alt).join(" "),
    element.title,
    element.placeholder,
  ];
  return words.find(text => text?.trim())?.trim().replace(/\s+/g, " ") ?? "";
}

// Returns the description of an element for a finding: its tag, its words, and the id around it.
function called(element) {
  const words = nameOf(element) || element.textContent.trim().replace(/\s+/g, " ");
  const id = element.closest("[id]")?.id;
  return `<${element.localName}> ${words ? `"${words.slice(0, 40)}"` : "without words"}${id ? ` in #${id}` : ""}`;
}
