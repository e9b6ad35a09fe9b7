// Pictures to touch: the reader drags through options that are a sequence, and explores regions with a ring. site.js
// defines `make`.
"use strict";

// ---- A sequence of options

for (const choice of document.querySelectorAll(".picture .ordered")) {
  const radios = [...choice.querySelectorAll("input")];
  const labels = radios.map(radio => radio.parentElement.innerText.trim());
  const stage = choice.closest(".picture").querySelector(".states");
  const current = () => radios.findIndex(radio => radio.checked);
  const slider = choice.classList.contains("long") ? addSlider(choice, radios.length) : null;
  const show = index => {
    radios[index].checked = true;
    if (!slider) return;
    slider.value = index;
    slider.ariaValueText = labels[index];
    slider.nextElementSibling.textContent = labels[index];
  };
  slider?.addEventListener("input", () => show(Number(slider.value)));
  show(current());
  const isTurned = labels.every(label => /^\d+°$/.test(label));
  stage.classList.add(isTurned ? "turned" : "moved");
  stage.addEventListener("pointerdown", pressed => {
    const drawing = pressed.target.closest(".panels > svg");
    if (pressed.button !== 0 || !pressed.isPrimary || !drawing) return;
    const follow = isTurned ? turn(pressed, drawing, labels, current()) : move(pressed, stage, labels.length, current());
    drag(stage, pressed, moved => show(follow(moved)));
  });
}

function addSlider(choice, count) {
  choice.classList.add("sliding");
  const slider = make("input", { type: "range", min: 0, max: count - 1, step: 1, ariaLabel: choice.firstChild.textContent });
  choice.append(make("p", {}, slider, make("span", { ariaHidden: "true" })));
  return slider;
}

// Calls `follow` with the events of a pressed pointer until it's released.
function drag(stage, pressed, follow) {
  const dragging = new AbortController();
  const when = (name, action) => stage.addEventListener(name, action, { signal: dragging.signal });
  const end = () => {
    stage.classList.remove("dragged");
    dragging.abort();
  };
  stage.classList.add("dragged");
  stage.setPointerCapture(pressed.pointerId);
  when("pointermove", follow);
  when("pointerup", end);
  when("lostpointercapture", end);
  if (pressed.pointerType === "mouse") pressed.preventDefault();   // a selection of text
}

// Options that are angles follow the pointer around the middle of the square at the top of the drawing. Returns a function
// from the pointer to the index of an option.
function turn(pressed, drawing, labels, start) {
  const box = drawing.getBoundingClientRect();
  const { width, height } = drawing.viewBox.baseVal;
  const scale = Math.min(box.width / width, box.height / height);
  const x = box.left + box.width / 2;
  const y = box.top + (box.height - height * scale) / 2 + Math.min(width, height) * scale / 2;
  const angle = ({ clientX, clientY }) => Math.atan2(clientY - y, clientX - x) * 180 / Math.PI;
  const angles = labels.map(label => parseInt(label, 10));
  return moved => {
    const wanted = angles[start] + angle(moved) - angle(pressed);
    const distances = angles.map(angle => Math.abs(((angle - wanted) % 360 + 540) % 360 - 180));
    return distances.indexOf(Math.min(...distances));
  };
}

// Other options follow the pointer in the direction of the text.
function move(pressed, stage, count, start) {
  const direction = getComputedStyle(stage).direction === "rtl" ? -1 : 1;
  const step = Math.max(24, 240 / count);   // CSS pixels
  return moved => {
    const steps = Math.round(direction * (moved.clientX - pressed.clientX) / step);
    return Math.min(count - 1, Math.max(0, start + steps));
  };
}

// ---- The film strip

// A narrow strip scrolls to the chosen step.
document.addEventListener("change", ({ target }) => {
  if (target.closest(".film")) target.closest("label").scrollIntoView({ block: "nearest", inline: "nearest" });
});

// ---- Regions

for (const panels of document.querySelectorAll(".picture .panels:has(.region)")) {
  const ring = make("span", { className: "ring", ariaHidden: "true", hidden: true });
  panels.append(ring);

  // Moves the ring to a point of the window, and shows the name of the region there, or of the given one.
  const place = (x, y, region) => {
    const box = panels.getBoundingClientRect();
    const zoom = panels.currentCSSZoom ?? 1;   // of an enlarged picture
    const under = document.elementsFromPoint(x, y).map(element => element.closest(".region")).find(Boolean);
    ring.hidden = false;
    ring.style.setProperty("--x", `${(x - box.left) / zoom}px`);
    ring.style.setProperty("--y", `${(y - box.top) / zoom}px`);
    name(region ?? under);
  };
  const name = region => {
    for (const other of panels.querySelectorAll(".region")) other.classList.toggle("hit", other === region);
  };
  const leave = () => {
    ring.hidden = true;
    name(null);
  };
  panels.addEventListener("pointermove", ({ clientX, clientY }) => place(clientX, clientY));
  panels.addEventListener("pointerleave", leave);
  panels.addEventListener("focusin", ({ target }) => {
    const region = target.closest(".region");
    const box = region?.querySelector(":scope > :not(title)")?.getBoundingClientRect();
    if (box) place(box.left + box.width / 2, box.top + box.height / 2, region);
  });
  panels.addEventListener("focusout", leave);
  panels.addEventListener("keydown", event => { if (event.key === "Escape") leave(); });
}
