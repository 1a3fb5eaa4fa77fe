// The browser's Back closes what lies over the table; at the table itself it opens the menu, and never leaves the game.
// The page keeps as many entries in the history as there are things to go back from; each entry knows its depth.

let depth = history.state?.depth ?? 0;
let wanted = depth;

history.scrollRestoration = "manual";

export function goBackFrom(things) {
  wanted = things;
  if (depth !== wanted) requestAnimationFrame(() => setTimeout(settle)); // what is new is shown first
}

function settle() {
  if (depth > wanted) history.go(wanted - depth);
  while (depth < wanted) {
    depth += 1;
    history.pushState({ depth }, "");
  }
  depth = wanted;
}

export function onBack(goBack) {
  addEventListener("popstate", (event) => {
    depth = event.state?.depth ?? 0;
    if (depth < wanted) goBack();
  });
}
