// The checks and actions of pictures.py. They follow walk.js.

// ---- Choices and steps

// Returns the groups of visible radio buttons in the figures, as indices in the list of all groups. touch.py checks the
// sliders that replace the others.
function groups(selector) {
  const sets = all("fieldset");
  const isGroup = set => all("input[type=radio]", set).some(isSeen);
  return all(selector).flatMap(figure => all("fieldset", figure).filter(isGroup).map(set => sets.indexOf(set)));
}

// Chooses and focuses the first button of a group, and returns the state of the group.
function enterGroup(number) {
  const [first] = all("input[type=radio]", all("fieldset")[number]);
  first.scrollIntoView({ block: "center", behavior: "instant" });
  first.click();
  first.focus({ focusVisible: true });
  return groupState(number);
}

function groupState(number) {
  const set = all("fieldset")[number];
  const figure = set.closest("figure");
  const states = all(".state", figure);
  const marks = ["backgroundColor", "boxShadow", "borderColor", "fontWeight", "outlineStyle"];
  const style = word => marks.map(name => getComputedStyle(word)[name]).join();
  return {
    figure: figure.id,
    legend: set.querySelector("legend")?.textContent.trim(),
    chosen: all("input[type=radio]", set).findIndex(input => input.checked),
    states: states.filter(isSeen).length,
    picture: states.map(isSeen).join(),
    marked: all("pre *", figure).map(style).join("|"),
  };
}

// Reports the walks whose picture and buttons, or buttons and last step, aren't visible together on a narrow page.
function stepsInSight(selector) {
  const found = [];
  const place = element => element.scrollIntoView({ block: "start", behavior: "instant" });
  for (const figure of all(selector)) {
    const seen = part => all(part, figure).find(isSeen);
    const inputs = all("fieldset input", figure);
    inputs[1].click();
    place(seen("fieldset"));
    const picture = seen(".panels svg");
    if (picture && (!isOnScreen(picture) || picture.getBoundingClientRect().top > innerHeight / 2)) {
      found.push(`the picture of #${figure.id} is not in sight of its buttons`);
    }
    inputs.at(-1).click();
    const step = all("pre .step", figure).at(-1);
    step.scrollIntoView({ block: "center", behavior: "instant" });
    const buttons = seen(".turns label");
    if (!buttons || !isOnScreen(buttons)) found.push(`the buttons of #${figure.id} are not in sight of its last step`);
  }
  return found;
}

// ---- Enlarged pictures

const enlargers = () => named("main figure button", /^enlarge/i);
const opened = () => all("main :popover-open, main dialog[open]")[0];
const shownPanels = within => all("svg", within).filter(svg => isSeen(svg) && svg.getBoundingClientRect().width > 0);
const widthOf = panels => Math.max(...panels.map(svg => svg.getBoundingClientRect().width));

function countEnlargers() { return enlargers().length; }

function focusEnlarger(number) {
  const button = enlargers()[number];
  button.scrollIntoView({ block: "center", behavior: "instant" });
  button.focus({ preventScroll: true });
  const figure = button.closest("figure");
  return { figure: figure.id, width: widthOf(shownPanels(figure)), place: scrollY };
}

function focusedEnlarger() {
  const button = document.activeElement;
  const box = button.getBoundingClientRect();
  return {
    number: enlargers().indexOf(button), place: scrollY, box: [box.x + box.width / 2, box.y + box.height / 2],
  };
}

function enlargedPicture() {
  const sheet = opened();
  if (!sheet) return null;
  const box = sheet.getBoundingClientRect();
  const panels = shownPanels(sheet);
  return {
    fills: box.left <= 0 && box.top <= 0 && box.right >= root.clientWidth && box.bottom >= innerHeight,
    over: Math.max(sheet.scrollWidth - sheet.clientWidth, ...panels.map(svg => svg.getBoundingClientRect().right - innerWidth)),
    width: widthOf(panels),
    choices: all("input[type=radio]", sheet).length,
  };
}

// Chooses another option, and returns whether the picture stays enlarged and shows another state.
function chooseEnlarged() {
  const states = () => all(".state", opened()).map(isSeen).join();
  const before = states();
  all("input[type=radio]:not(:checked)", opened())[0].click();
  return Boolean(opened()) && states() !== before;
}
