// A card in full under one or two fingers: swiped to its neighbour, spread, moved about, closed by a tap or by pulling it down.
// The tap is the click itself, so that what lies below is never pressed by the same finger.

const SWIPED = 40;
const PULLED = 80;
const STILL = 8;
const LARGEST = 5;
const AGAIN_MS = 400;
const NEAR = 40;

// Sends `swipe` with a step of 1 or -1, or `pulled` with the place where the finger left it, and lets a click through when nothing was moved.
export function zoomable(node) {
  const fingers = new Map();
  let place = { scale: 1, x: 0, y: 0 };
  let travelled = { x: 0, y: 0 };
  let moved = false;

  const show = () => {
    const image = node.querySelector(".picture:last-child");
    if (image) image.style.transform = place.scale === 1 ? "" : `translate(${place.x}px, ${place.y}px) scale(${place.scale})`;
  };
  const lift = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return;
    if (place.scale < 1.05) place = { scale: 1, x: 0, y: 0 };
    show();
    if (event.type !== "pointerup" || place.scale !== 1 || !travelled.single) return;
    const { x, y } = travelled;
    if (Math.abs(x) > SWIPED && Math.abs(x) > Math.abs(y)) node.dispatchEvent(new CustomEvent("swipe", { detail: x < 0 ? 1 : -1 }));
    if (y > PULLED && y > 2 * Math.abs(x)) node.dispatchEvent(new CustomEvent("pulled", { detail: { clientX: event.clientX, clientY: event.clientY } }));
  };
  node.addEventListener("pointerdown", (event) => {
    if (fingers.size === 0) {
      travelled = { x: 0, y: 0, single: true };
      moved = false;
    } else {
      travelled.single = false;
      moved = true;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    node.setPointerCapture(event.pointerId);
  });
  node.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) place = spread(place, other, before, now, middle(node));
    else if (place.scale > 1) place = { ...place, x: place.x + now.x - before.x, y: place.y + now.y - before.y };
    travelled.x += now.x - before.x;
    travelled.y += now.y - before.y;
    if (Math.hypot(travelled.x, travelled.y) > STILL) moved = true;
    show();
  });
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  node.addEventListener("click", (event) => moved && event.stopImmediatePropagation(), true);
}

// The point between the fingers stays between them.
function spread({ scale, x, y }, other, before, now, centre) {
  const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
  const next = Math.min(LARGEST, Math.max(1, scale * ratio));
  const from = { x: (before.x + other.x) / 2 - centre.x, y: (before.y + other.y) / 2 - centre.y };
  const to = { x: (now.x + other.x) / 2 - centre.x, y: (now.y + other.y) / 2 - centre.y };
  return { scale: next, x: to.x - ((from.x - x) * next) / scale, y: to.y - ((from.y - y) * next) / scale };
}

function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

let closed = null;

// The second of two quick taps on a picture was meant for the picture, too.
export function closedByTap({ clientX, clientY }) {
  closed = { x: clientX, y: clientY, at: performance.now() };
}

addEventListener(
  "click",
  (event) => {
    const isMeant = closed === null || !event.target.closest(".below") || performance.now() - closed.at > AGAIN_MS || Math.hypot(event.clientX - closed.x, event.clientY - closed.y) > NEAR;
    if (isMeant) return;
    event.stopPropagation();
    event.preventDefault();
  },
  true,
);
