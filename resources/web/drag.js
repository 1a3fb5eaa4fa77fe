// A card is lifted out of the hand and laid on the table: pulled towards it where nothing scrolls that way, or held a
// moment and then moved anywhere. Every other movement scrolls the page, and a tap stays a tap. The table lies above the
// hand, where the page has nothing left to scroll at its end; on a phone held sideways it lies beside the hand.
//
// waiting --pulled towards the table, or held--> lifted --released over the table--> laid
//    \--moved otherwise--> scrolling          \--released elsewhere--> back in the hand

import { tremble } from "/signals.js";

const START = 8;
const HELD_MS = 350;
const REST = 48;
const AROUND = 16;

// `lay` is called when the card is released over the table; only what `may` be laid is lifted.
export function draggable(node, may, lay) {
  let start = null;
  let held = 0;
  let shadow = null;

  const lift = ({ x, y }) => {
    shadow = shadowOf(node, x, y);
    node.classList.add("lifted");
    tremble(10);
  };
  const stop = () => {
    clearTimeout(held);
    shadow?.remove();
    shadow = null;
    start = null;
    node.classList.remove("lifted");
    stage()?.classList.remove("over");
  };
  const begin = (x, y) => {
    stop();
    if (!may()) return;
    start = { x, y };
    held = setTimeout(() => start && !shadow && lift(start), HELD_MS);
  };
  const move = (x, y) => {
    if (start === null) return false;
    const [dx, dy] = [x - start.x, y - start.y];
    if (shadow === null) {
      if (Math.hypot(dx, dy) < START) return false;
      if (!leadsToTable(node, dx, dy)) {
        stop();
        return false;
      }
      lift(start);
    }
    shadow.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 20))}deg)`;
    stage()?.classList.toggle("over", isOverTable(node, x, y));
    return true;
  };
  const release = (x, y) => {
    const wasLifted = shadow !== null;
    const isLaid = wasLifted && isOverTable(node, x, y);
    stop();
    if (isLaid) lay();
    return wasLifted;
  };

  node.addEventListener("touchstart", (event) => (event.touches.length === 1 ? begin(...of(event.touches[0])) : stop()), { passive: true });
  node.addEventListener("touchmove", (event) => move(...of(event.touches[0])) && event.cancelable && event.preventDefault(), { passive: false });
  node.addEventListener("touchend", (event) => release(...of(event.changedTouches[0])) && event.preventDefault());
  node.addEventListener("touchcancel", stop);
  node.addEventListener("contextmenu", (event) => event.preventDefault());
  node.addEventListener("pointerdown", (event) => event.pointerType === "mouse" && event.button === 0 && byMouse(event));

  function byMouse(down) {
    const moved = (event) => move(...of(event));
    const up = (event) => {
      removeEventListener("pointermove", moved);
      if (release(...of(event))) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    };
    begin(...of(down));
    clearTimeout(held);
    addEventListener("pointermove", moved);
    addEventListener("pointerup", up, { once: true });
  }
}

const of = ({ clientX, clientY }) => [clientX, clientY];
const stage = () => document.getElementById("stage");

function leftToScroll() {
  const page = document.scrollingElement;
  return page.scrollHeight - page.clientHeight - page.scrollTop;
}

function leadsToTable(node, dx, dy) {
  if (dy <= -Math.abs(dx)) return leftToScroll() <= REST;
  const hand = node.closest(".hand").getBoundingClientRect();
  const table = stage()?.getBoundingClientRect();
  return table !== undefined && table.right <= hand.left && dx < -Math.abs(dy);
}

function isOverTable(node, x, y) {
  const hand = node.closest(".hand")?.getBoundingClientRect();
  const table = stage()?.getBoundingClientRect();
  if (!hand || !table) return false;
  const isOnStage = x > table.left - AROUND && x < table.right + AROUND && y > table.top - AROUND && y < table.bottom + AROUND;
  return isOnStage || (y < hand.top && x > hand.left && x < hand.right);
}

// The hand scrolls and cuts off what leaves it: what follows the finger is a copy over the whole page.
function shadowOf(node, x, y) {
  const box = node.getBoundingClientRect();
  const shadow = node.cloneNode(true);
  shadow.removeAttribute("data-card");
  shadow.setAttribute("aria-hidden", "true");
  shadow.className = "card shadow";
  Object.assign(shadow.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, transformOrigin: `${x - box.left}px ${y - box.top}px` });
  document.body.append(shadow);
  return shadow;
}

function swallow(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}
