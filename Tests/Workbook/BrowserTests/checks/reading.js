// The checks of what makes a page pleasant to read. They follow page.js.

// Returns the number of characters in each full line of prose.
function lineLengths() {
  const paragraphs = all(":is(main, .chapter) > p").filter(isSeen);
  return paragraphs.flatMap(paragraph => {
    const counts = new Map();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest(".side, .tip, .cite")) continue;
      for (let index = 0; index < node.length; index += 1) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getClientRects()[0];
        if (!box) continue;
        // Code and prose of a line have different heights, but the same middle.
        const line = Math.round((box.top + box.bottom) / 2 / 14);
        counts.set(line, (counts.get(line) ?? 0) + 1);
      }
    }
    return [...counts.values()].filter(count => count > 20).slice(0, -1);
  });
}

// Returns the notes that are far from the line of their number, and the numbers that touch each other.
function notes() {
  const found = all(".side:not(.sides *)").filter(isSeen).flatMap(note => {
    const number = all(`[popovertarget="${note.id}"]`)[0];
    const away = note.getBoundingClientRect().top - number.getBoundingClientRect().top;
    return Math.abs(away) > 40 ? [`note ${number.textContent} is ${Math.round(away)} px from its line`] : [];
  });
  for (const number of all(".cite").filter(isSeen)) {
    const before = number.parentElement.previousSibling;
    if (before?.matches?.("sup, .side")) found.push(`the numbers before ${number.textContent} touch it`);
  }
  return found;
}

// Returns the pictures with an empty space below, or with too little of their width in use.
function spaces() {
  return all("main .picture").filter(isSeen).flatMap(figure => {
    const states = figure.querySelector(".states");
    const parts = all(".panels, .note", states).filter(isSeen).map(part => part.getBoundingClientRect());
    if (!parts.length) return [];
    const space = states.getBoundingClientRect().bottom - Math.max(...parts.map(part => part.bottom));
    const used = Math.max(...parts.map(part => part.right)) - Math.min(...parts.map(part => part.left));
    const found = [];
    if (space > 24) found.push(`#${figure.id} has ${Math.round(space)} px of empty space below its picture`);
    if (innerWidth >= 900 && used < figure.clientWidth * 0.75) {
      found.push(`#${figure.id} uses ${Math.round(used / figure.clientWidth * 100)} % of its width`);
    }
    return found;
  });
}

// Returns the number of rows of each line of Swift.
function rowsOfLines() {
  return all("main .language-swift .l").filter(isSeen).map(line => {
    const rows = Math.round(line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight));
    return [rows, line.closest("[id]").id, withoutTipsOf(line)];
  });
}

function withoutTipsOf(line) {
  const copy = line.cloneNode(true);
  for (const tip of all(".tip", copy)) tip.remove();
  return copy.textContent.trim();
}

// Returns the number of presses of the Tab key that lead through the page. The arrow keys move within radio buttons.
function stopCount() {
  const groups = new Set();
  return tabStops().filter(stop => stop.type !== "radio" || !groups.has(stop.name) && groups.add(stop.name)).length;
}

// Returns the parts of the cover that aren't in the first window.
function belowTheFirstWindow() {
  return [".begin a", "figure"].filter(part => {
    const element = document.querySelector(`main ${part}`);
    return !element || element.getBoundingClientRect().top > innerHeight - 40;
  });
}
