// Why the lines of a poem fit its picture, where a bot has judged them. The table knows what words mean: it is asked once.

import { fetched } from "/files.js";

const found = new Map();

// The rows of the poem and what of its picture each names; `ready` is called when the answer has come.
export function namedIn(state, record, ready) {
  if (!state.room.seats[record.storyteller]?.is_bot) return [];
  const poem = `${state.match}/${record.number}`;
  if (!found.has(poem)) ask(poem, ready);
  return found.get(poem).flatMap((thought, row) => (thought ? [[row + 1, thought]] : []));
}

async function ask(poem, ready) {
  found.set(poem, []);
  const answer = await fetched(`/reasons/${poem}`);
  if (!answer) return;
  found.set(poem, JSON.parse(new TextDecoder().decode(answer)));
  ready();
}
