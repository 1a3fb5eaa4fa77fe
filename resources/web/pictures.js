// A picture that did not come is asked for again: after a while, and at once when the connection is back.

const WAITS = [1000, 3000, 8000, 20000];
const tries = new WeakMap();

const isBroken = (image) => image.complete && image.naturalWidth === 0 && image.hasAttribute("src");

function ask(image) {
  if (image.isConnected && isBroken(image)) image.src = image.getAttribute("src");
}

export function askAgain() {
  for (const image of document.images) {
    tries.delete(image);
    ask(image);
  }
}

addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const before = tries.get(target) ?? 0;
    tries.set(target, before + 1);
    setTimeout(() => ask(target), WAITS[Math.min(before, WAITS.length - 1)]);
  },
  true,
);
addEventListener("online", askAgain);
