// What page.js and walk.js share. It is put before either.

const root = document.documentElement;
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const isSeen = element => element.checkVisibility({ visibilityProperty: true });

const acting = "a[href], area[href], button, input, select, textarea, summary, iframe, video, audio, [contenteditable]";

// The name that a screen reader says: as far as a page of ours goes, for the browser's own answer takes long.
function nameOf(element) {
  const labels = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).map(id => document.getElementById(id));
  const words = [
    labels.map(label => label?.textContent ?? "").join(" "),
    element.ariaLabel,
    [...element.labels ?? []].map(label => label.textContent).join(" "),
    // Only what acts is called after what stands in it.
    element.matches(acting) && !element.matches("select") ? element.textContent : "",
    all("img[alt]", element).map(image => image.alt).join(" "),
    element.title,
    element.placeholder,
  ];
  return words.find(text => text?.trim())?.trim().replace(/\s+/g, " ") ?? "";
}

// What a person calls an element: its kind, and the words in it.
function called(element) {
  const words = nameOf(element) || element.textContent.trim().replace(/\s+/g, " ");
  const id = element.closest("[id]")?.id;
  return `<${element.localName}> ${words ? `"${words.slice(0, 40)}"` : "without words"}${id ? ` in #${id}` : ""}`;
}
