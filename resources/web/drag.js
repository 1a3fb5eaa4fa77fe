// A card is pulled out of the hand with a finger: upwards, onto the table.

const PULLED = 80;

export function draggable(node, onPulled) {
  let start = null;
  const end = () => {
    start = null;
    node.style.transform = "";
    node.classList.remove("pulled");
  };
  node.addEventListener("pointerdown", (event) => {
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  });
  node.addEventListener("pointermove", (event) => {
    if (start === null || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (dy > -12 && !node.classList.contains("pulled")) return;
    node.setPointerCapture(event.pointerId);
    node.classList.add("pulled");
    node.style.transform = `translate(${dx}px, ${Math.min(0, dy)}px)`;
  });
  node.addEventListener("pointerup", (event) => {
    const isPulled = start !== null && start.y - event.clientY > PULLED;
    const moved = node.classList.contains("pulled");
    end();
    if (moved) node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 0);
    if (isPulled) onPulled();
  });
  node.addEventListener("pointercancel", end);
  // A pull that the browser takes for the beginning of a fling would cost the next tap.
  node.addEventListener("touchmove", (event) => node.classList.contains("pulled") && event.preventDefault(), { passive: false });
}

function swallow(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}
