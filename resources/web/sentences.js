// The one sentence that says what to do, or why one cannot; and why somebody got points.

import { listed, n, ofCode, t } from "/words.js";

export const nameOf = (state, seat) => state.room?.seats[seat]?.name ?? t("Player %1", seat + 1);

export function seatsOf(view, side) {
  return view.sides.flatMap((its, seat) => (its === side ? [seat] : []));
}

export function sideName(state, side) {
  const { view } = state;
  if (view.poetry && side === view.poetry.rival) return t("Alexander Pushkin");
  return listed(seatsOf(view, side).map((seat) => nameOf(state, seat)));
}

export function waiting(state) {
  const { view } = state;
  const others = view.waiting_for.filter((seat) => seat !== view.seat).map((seat) => nameOf(state, seat));
  if (others.length === 0) return "";
  return others.length > 4 ? n("Waiting for %n player(s).", others.length) : t("Waiting for %1.", listed(others));
}

// `news` is what has just happened.
export function status(state, news) {
  const { phase, grace } = state.view;
  if (grace) return phase === "give" ? t("All cards are in: shuffling…") : t("All votes are in: turning the cards over…");
  return told(news, PHASES[phase]?.(state, state.view, nameOf(state, state.view.storyteller)));
}

const PHASES = {
  first_storyteller: (state, view) => {
    if (!view.legal.claim) return t("The first to have a story becomes the storyteller.");
    return view.family === "party"
      ? t("Think of a clue, anything you like. The first to press “I have a story” begins.")
      : t("Look at your cards. The first to press “I have a story” begins.");
  },
  clue: (state, view, teller) => {
    if (!view.legal.clue) return t("%1 is thinking of a clue.", teller);
    return view.family === "party"
      ? t("You're the storyteller. Give any clue you like: you'll see your cards afterwards.")
      : t("You're the storyteller. Choose a card and give a clue for it.");
  },
  give: (state, view, teller) => {
    const rest = waiting(state);
    if (view.legal.give) return whatToGive(view, teller);
    const tells = view.seat !== null && view.seat === view.storyteller;
    if (view.legal.take_back && (!tells || view.family === "party")) return t("You've given your card; you can still take it back. %1", rest);
    if (tells) return t("The others are choosing cards for your clue. %1", rest);
    if (view.family === "team" && view.seat !== null) return t("Your partner has given a card; you'll vote. %1", rest);
    return t("Everybody is choosing a card. %1", rest);
  },
  vote: (state, view, teller) => {
    const rest = waiting(state);
    if (view.legal.vote) return whatToVote(view, teller);
    if (view.legal.take_back) return t("You've voted; you can still take it back. %1", rest);
    if (view.seat !== null && view.seat === view.storyteller) return t("The storyteller doesn't vote. %1", rest);
    if (view.family === "team" && view.seat !== null && !isTellers(view)) return t("You've given a card, so your partner votes. %1", rest);
    return t("Everybody is voting. %1", rest);
  },
  hint: (state, view, teller) =>
    view.legal.hint
      ? t("Secretly choose a story, and a line that hints at it.")
      : t("%1 is choosing a story and its first line.", teller),
  guesser: (state, view) => {
    if (view.legal.add_line.length) return t("Add a line to narrow down the stories, or tap a story to guess it.");
    if (view.legal.guess.length) return t("You have no chips left: you must guess a story.");
    const { turn, rival } = view.poetry;
    const name = turn !== null ? nameOf(state, turn) : rival !== null ? sideName(state, rival) : "";
    return t("It's %1's turn.", name);
  },
  judge: (state, view, teller) =>
    view.legal.judge
      ? t("Does the new line fit your story? It's entirely up to you.")
      : t("%1 is deciding whether the line fits the story.", teller),
  ending: (state, view) =>
    view.legal.endings.length
      ? t("You choose the ending of the poem.")
      : t("%1 is choosing the ending of the poem.", view.poetry.ending_by === null ? "" : sideName(state, view.poetry.ending_by)),
  over: () => t("The game is over."),
};

export const told = (...sentences) => sentences.filter(Boolean).join(" ");

// How the last guess of this round ended, for everybody.
export function lastGuess(state) {
  const guess = state.view.poetry?.guesses.at(-1);
  if (!guess) return "";
  const name = sideName(state, guess.side);
  return guess.right ? t("%1 guessed the right story: number %2.", name, guess.story) : t("%1 guessed story %2: wrong.", name, guess.story);
}

function isTellers(view) {
  return view.storyteller !== null && view.sides[view.seat] === view.sides[view.storyteller];
}

function whatToGive(view, teller) {
  if (view.legal.give.count === 2) return t("Give %1 the two cards that fit the clue best.", teller);
  if (view.family === "party") return t("Everybody gives the card that fits the clue best, the storyteller too.");
  if (view.family === "team" && isTellers(view)) return t("You're %1's partner: give a card that fits the clue.", teller);
  if (view.family === "team") return t("Decide with your partner who gives a card. The other will vote.");
  return t("Give %1 the card that fits the clue best.", teller);
}

function whatToVote(view, teller) {
  if (view.legal.vote.reds.length) return t("Which card will most people choose? Vote for it, then spoil one with the red marker.");
  if (view.family === "party") return t("Which card will most people choose? Beware of the red marker.");
  if (view.legal.vote.most === 2) return t("Which card is %1's? Tap one card, or two to be safer.", teller);
  return t("Which card is %1's? Tap it.", teller);
}

// Events in the game while this player still looks at a round.
export function newsSince(state, record) {
  const { view } = state;
  if (view.outcome || view.round <= record.number) return "";
  if (view.round > record.number + 1) return t("The game has moved on.");
  if (["clue", "hint"].includes(view.phase)) return view.seat !== null && view.storyteller === view.seat ? t("You're the next storyteller.") : "";
  if (view.phase === "first_storyteller") return "";
  if (view.waiting_for.length === 1 && view.waiting_for[0] === view.seat) return t("Everybody is waiting for you.");
  return t("The game continues: %1 has given a clue.", nameOf(state, view.storyteller));
}

// What poets are to do.
export function poetsNext({ legal, poetry, sides, seat }, { story, line }) {
  if (legal.hint) {
    if (story === null) return t("First tap a story: it stays your secret.");
    return line === null ? t("Now choose the line that begins the poem.") : t("Ready: story %1 and your first line.", story);
  }
  if (legal.guess.length && !legal.add_line.length) return t("No chips left: tap the story you believe in.");
  return legal.add_line.length ? t("Your turn: add a line, or guess a story. Chips left: %1", poetry.chips[sides[seat]]) : "";
}

export function riskOf({ poetry }) {
  const up = poetry.stories.filter((each) => each.face_up).length;
  return up > 3 ? t("A wrong guess costs 1 point.") : t("A wrong guess costs 1 point and ends the round.");
}

export function reactionWord(reaction) {
  return { laugh: t("Ha-ha!"), wave: t("Hi!"), gasp: t("Oh!") }[reaction];
}

export const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

const SILENT_WHEN_EMPTY = new Set(["fitting_lines", "lines_laid", "story_cards"]);

// All reasons of one side in a round; the same one twice is one line.
export function reasons(awards, family) {
  const told = awards.filter((award) => award.points !== 0 || !SILENT_WHEN_EMPTY.has(award.reason));
  if (told.length === 0) return [family === "poetry" ? t("no points in this round") : t("didn't find the card")];
  const together = new Map();
  for (const award of told) {
    const words = reasonWords(award);
    together.set(words, [...(together.get(words) ?? []), award.points]);
  }
  return [...together].map(([words, points]) => {
    const often = points.length > 1 ? ` ×${points.length}` : "";
    const sum = points.reduce((a, b) => a + b);
    return sum === 0 ? words + often : `${words}${often} ${signed(sum)}`;
  });
}

const COUNTED = {
  card_was_found: (count) => n("%n found the card", count),
  votes_on_my_card: (count) => n("%n vote(s)", count),
  shared_vote: (count) => n("%n vote(s) on the chosen card", count),
  guessed_the_story: (count) => n("guessed the story with %n line(s) of their own", count),
  story_was_guessed: (count) => n("the story was guessed, by somebody with %n line(s)", count),
  fitting_lines: (count) => n("%n fitting line(s)", count),
  lines_laid: (count) => n("%n line(s) in the poem", count),
  story_cards: (count) => n("%n story card(s)", count),
};

export function reasonWords({ reason, points, count }) {
  const words = COUNTED[reason]?.(count) ?? ofCode("reason", reason);
  const limited = (reason === "votes_on_my_card" || reason === "shared_vote") && points > 0 && points < count;
  return limited ? `${words} ${t("(%1 count)", points)}` : words;
}

export function clueWords(clue) {
  const text = clue.text ? t("“%1”", clue.text) : "";
  const mended = clue.amended ? ` ${t("(edited)")}` : "";
  if (clue.kind === "written") return text + mended;
  const how = { aloud: t("said aloud"), song: t("song"), pantomime: t("mime") }[clue.kind];
  return text ? t("%1 (%2)", text, how) : how;
}

export function refusal({ code, facts }) {
  return ofCode("refusal", code, facts.have ?? "", facts.need ?? "") || t("That isn't possible.");
}

export function endWords(outcome, best) {
  return outcome.reason === "score_reached" ? n("The goal is reached: %n point(s).", best) : ofCode("end", outcome.reason);
}

// Name and sentence of the game: one that is named by its end has others when house rules change it.
export function gameWords(room) {
  const offer = room.editions.find(({ id }) => id === room.edition);
  const about = ofCode("about", room.edition);
  if (!offer?.named_by_its_end) return { name: ofCode("edition", room.edition) || room.edition, about };
  const { end, goal } = endOf(offer, room.switches);
  const wins = end === "score" ? n("The game ends at %n point(s).", goal) : t("The highest score wins.");
  return { name: editionName(offer, room.switches), about: `${t("One player describes a card in a few words; the others hide it among theirs.")} ${wins}` };
}

export function editionName(offer, changed = {}) {
  if (!offer.named_by_its_end) return ofCode("edition", offer.id) || offer.id;
  const { end, goal } = endOf(offer, changed);
  if (end === "score") return n("Dixit to %n point(s)", goal);
  return end === "last_card" ? t("Dixit to the last card") : t("Dixit");
}

function endOf(offer, changed) {
  const inForce = (rule) => changed[rule] ?? offer.switches.find((each) => each.name === rule)?.default;
  return { end: inForce("end"), goal: inForce("target_score") };
}
