// Pictures to touch: the reader drags through options that are a sequence, and explores regions with a ring. site.js
// defines `make`.
"use strict";

// ---- A sequence of options

const longSequence = 8;   // options; more of them are a slider instead of buttons

for (const choice of document.querySelectorAll(".picture .ordered")) {
  const radios = [...choice.querySelectorAll("input")];
  const labels = radios.map(radio => radio.parentElement.innerText.trim());
  const stage = choice.closest(".picture").querySelector(".states");
  const current = () => radios.findIndex(radio => radio.checked);
  const slider = radios.length > longSequence ? addSlider(choice, radios.length) : null;
  const show = index => {
    radios[index].checked = true;
    if (!slider) return;
    slider.value = index;
    slider.ariaValueText = labels[index];
    slider.nextElementSibling.textContent = labels[index];
  };
  slider?.addEventListener("input", () => show(Number(slider.value)));
  show(current());
  dragging(stage, labels.every(label => /^\d+°$/.test(label)) ? turns(stage, labels) : moves(radios.length), current, show);
}

function addSlider(choice, count) {
  choice.classList.add("sliding");
  const slider = make("input", { type: "range", min: 0, max: count - 1, step: 1, ariaLabel: choice.firstChild.textContent });
  choice.append(make("p", {}, slider, make("output", {})));
  return slider;
}

// Calls `show` with an option while the reader drags. `follow` returns the option for a pointer that was pressed
// somewhere and is elsewhere now.
function dragging(stage, follow, current, show) {
  stage.classList.add("draggable");
  stage.addEventListener("pointerdown", pressed => {
    if (pressed.button !== 0 || !pressed.target.closest(".panels")) return;
    const start = current();
    const move = moved => show(follow(pressed, moved, start));
    const end = () => {
      stage.classList.remove("dragged");
      removeEventListener("pointermove", move);
    };
    stage.classList.add("dragged");
    addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end, { once: true });
    if (pressed.pointerType === "mouse") pressed.preventDefault();   // a selection of text
  });
}

// Options that are angles follow the pointer around the middle of the picture.
function turns(stage, labels) {
  const angles = labels.map(label => parseInt(label, 10));
  return (pressed, moved, start) => {
    const box = [...stage.querySelectorAll(".panels > svg")].find(svg => svg.checkVisibility()).getBoundingClientRect();
    const angle = ({ clientX, clientY }) =>
      Math.atan2(clientY - box.top - box.width / 2, clientX - box.left - box.width / 2) * 180 / Math.PI;
    const wanted = angles[start] + angle(moved) - angle(pressed);
    const distance = index => Math.abs(((angles[index] - wanted) % 360 + 540) % 360 - 180);
    return angles.map((_, index) => index).reduce((best, index) => (distance(index) < distance(best) ? index : best));
  };
}

// Other options follow the pointer from the left to the right.
function moves(count) {
  return (pressed, moved, start) => {
    const step = Math.max(24, 240 / count);   // CSS pixels
    return Math.min(count - 1, Math.max(0, start + Math.round((moved.clientX - pressed.clientX) / step)));
  };
}

// ---- Regions

for (const panels of document.querySelectorAll(".picture .panels:has(.region)")) {
  const ring = make("span", { className: "ring", ariaHidden: "true" });
  panels.append(ring);
  const place = (x, y) => {
    const box = panels.getBoundingClientRect();
    ring.style.setProperty("--x", `${x - box.left}px`);
    ring.style.setProperty("--y", `${y - box.top}px`);
    const hit = document.elementsFromPoint(x, y).map(element => element.closest(".region")).find(Boolean);
    for (const region of panels.querySelectorAll(".region")) region.classList.toggle("hit", region === hit);
  };
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  panels.addEventListener("pointermove", event => place(event.clientX, event.clientY));
  panels.addEventListener("focusin", event => {
    const region = event.target.closest(".region");
    if (region) place(...middle(region.firstElementChild.nextElementSibling.getBoundingClientRect()));
  });
}
