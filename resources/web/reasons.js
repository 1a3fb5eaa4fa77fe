// Why the lines of a poem fit its picture, where a bot has judged them. The table knows what words mean: it is asked once.

import { lineText } from "/derive.js";

const found = new Map();

// The rows of the poem and what of its picture each names; `ready` is called when the answer has come.
export function namedIn(state, record, ready) {
  const { poem } = record;
  const thoughts = state.cards[poem.stories[poem.chosen - 1]]?.tags[state.tongue] ?? [];
  if (!state.room.seats[record.storyteller]?.is_bot || thoughts.length === 0) return [];
  const lines = [poem.hint, ...poem.lines.filter((line) => line.fits).map(({ line }) => line)];
  const asked = new URLSearchParams([
    ["language", state.tongue],
    ...lines.map((line) => ["line", lineText(state, line)]),
    ...thoughts.map((thought) => ["thought", thought]),
  ]).toString();
  if (!found.has(asked)) ask(asked, ready);
  return found.get(asked).flatMap((thought, row) => (thought ? [[row + 1, thought]] : []));
}

async function ask(asked, ready) {
  found.set(asked, []);
  const answer = await fetch(`/reasons?${asked}`).catch(() => null);
  if (!answer?.ok) return;
  found.set(asked, await answer.json());
  ready();
}
