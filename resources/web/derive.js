// Derives the screen from the state and from the player's unsent selection.

import { history, isBetweenRounds } from "/state.js";
import { COLOURS } from "/pieces.js";
import { lastGuess, nameOf, reactionWord, seatsOf, sideName, status } from "/sentences.js";
import { tellsStill } from "/telling.js";
import { inLanguage, ofCode, t } from "/words.js";

const RABBITS = [...Array(COLOURS).keys()];

export const FRESH_PICKS = Object.freeze({ cards: [], votes: [], red: null, kind: null, text: "", story: null, line: null });

// A selection may have become illegal because of other players. All cards that were to be given are chosen,
// and none is on its way: then the host did not take them, and they are in the hand.
export function stillPossible(picks, { clue, give, vote, hint, guess, add_line }, isOnItsWay) {
  const cards = give && !isOnItsWay && picks.cards.length === give.count ? [] : [...(clue?.cards ?? []), ...(give?.cards ?? [])];
  const stories = [...(hint?.stories ?? []), ...guess];
  const lines = [...(hint?.lines ?? []), ...add_line];
  return {
    ...picks,
    cards: picks.cards.filter((card) => cards.includes(card)),
    votes: picks.votes.filter((number) => vote?.numbers.includes(number)),
    red: vote?.reds.includes(picks.red) ? picks.red : null,
    story: stories.includes(picks.story) ? picks.story : null,
    line: lines.includes(picks.line) ? picks.line : null,
  };
}

export function derived(state, ui) {
  const view = state.view;
  const seats = state.room?.seats ?? [];
  const me = seats.findIndex((seat) => seat.person === state.welcome?.person);
  const page = pageOf(state, ui);
  const news = view?.poetry?.lines.length === ui.guessed.lines ? lastGuess(state) : "";
  return {
    page,
    hasTiles: page === "cards" || page === "poetry",
    isLost: state.status === "lost",
    isClosed: state.farewell?.code === "host_closed",
    attempt: state.attempt ?? 0,
    farewell: farewellOf(state),
    isAdmin: state.room?.admins.includes(state.welcome?.person) ?? false,
    me: me < 0 ? null : me,
    isPlaying: state.room?.stage === "playing",
    isBetweenRounds: view !== null && isBetweenRounds(view),
    pausedBy: state.room?.paused_by ?? null,
    watcher: state.room?.watchers.find((each) => each.person === state.welcome?.person) ?? null,
    isMyTurn: view !== null && view.seat !== null && view.waiting_for.includes(view.seat),
    status: view ? status(state, news) : "",
    news,
    people: view ? people(state, view) : [],
    hand: view?.cards ? hand(state, view, ui) : [],
    table: view?.cards ? table(state, view, ui) : [],
    stories: view?.poetry ? stories(state, view, ui) : [],
    lines: view?.poetry ? lines(state, view, ui) : [],
    poem: view?.poetry ? poem(state, view) : [],
    rounds: history(state),
    television: tellsStill(state, ui.told, Date.now()),
  };
}

function farewellOf({ farewell }) {
  if (farewell?.code === "wrong_version") return t("This page and the table have different versions. Reload the page.");
  return farewell ? ofCode("farewell", farewell.code) : "";
}

function pageOf(state, ui) {
  if (ui.isAstray) return "nowhere";
  if (!state.room || !state.welcome || state.status === "ended") return "greeting";
  if (!state.view) return "lobby";
  if (Object.keys(state.rounds).length > ui.seen) return "reveal";
  if (state.view.outcome) return "end";
  return state.view.poetry ? "poetry" : "cards";
}

export function titleOf(state, card) {
  const words = state.cards[card];
  return words ? inLanguage(words.title) : "";
}

export function wordsOf(state, card) {
  const words = state.cards[card];
  if (!words) return "";
  return [inLanguage(words.title), inLanguage(words.description)].filter(Boolean).join(". ");
}

function people(state, view) {
  const rival = view.poetry?.rival ?? null;
  const others = rival === null ? seated(state, view) : [...seated(state, view), rivalOf(state, view, rival)];
  const own = others.findIndex((person) => person.isMe);
  return own < 0 ? others : [...others.slice(own), ...others.slice(0, own)];
}

// For two: the rival adds lines and guesses as a player does, and the game never waits for it.
function rivalOf(state, view, side) {
  const taken = state.room.seats.map((seat) => seat.rabbit);
  return {
    seat: "rival",
    name: sideName(state, side),
    rabbit: RABBITS.filter((rabbit) => !taken.includes(rabbit)).pop(),
    score: view.scores[side],
    chips: view.poetry.chips[side],
    stories: view.poetry.kept[side].length,
    told: 0,
    isRival: true,
  };
}

function seated(state, view) {
  return view.ring.map((seat) => {
    const side = view.sides[seat];
    const info = state.room.seats[seat] ?? { name: nameOf(state, seat), rabbit: seat, keeper: "absent", is_bot: false };
    const cards = view.cards;
    const gave = (cards?.given[seat] ?? 0) > 0;
    const isTeam = view.family === "team";
    const partner = isTeam ? view.ring.find((other) => other !== seat && view.sides[other] === side) : undefined;
    const done = view.phase === "give" ? gave : view.phase === "vote" ? cards?.voted.includes(seat) : false;
    return {
      seat,
      name: info.name,
      rabbit: info.rabbit,
      isBot: info.is_bot,
      isAway: info.keeper === "absent",
      byBot: info.keeper === "bot" && !info.is_bot,
      score: view.scores[side],
      chips: view.poetry ? view.poetry.chips[side] : null,
      stories: view.poetry ? view.poetry.kept[side].length : 0,
      told: view.poetry?.told[seat] ?? 0,
      says: saidBy(state, info.person),
      gives: isTeam && gave,
      votes: isTeam && view.phase === "vote" && cards.voters.includes(seat),
      partner: partner === undefined ? "" : nameOf(state, partner),
      tells: seat === view.storyteller,
      awaited: view.waiting_for.includes(seat),
      done,
      isMe: seat === view.seat,
    };
  });
}

// What their rabbit says just now.
function saidBy({ notice }, person) {
  const isTheirs = notice?.t === "reacted" && notice.person === person;
  return isTheirs && isFresh(notice) ? reactionWord(notice.reaction) : "";
}

export const NOTICE_MS = 5000;
export const isFresh = (notice) => !notice.since || Date.now() - notice.since < NOTICE_MS;

function hand(state, view, ui) {
  const { legal, cards } = view;
  const may = new Set([...(legal.give?.cards ?? []), ...(legal.clue?.cards ?? [])]);
  return cards.hand.map((card) => ({
    card,
    words: wordsOf(state, card),
    faceDown: cards.hand_hidden,
    may: may.has(card),
    picked: ui.picks.cards.includes(card),
  }));
}

function table(state, view, ui) {
  const { legal, cards } = view;
  const ballot = cards.my_ballot;
  return cards.table.map((card, place) => {
    const number = place + 1;
    return {
      card,
      number,
      words: wordsOf(state, card),
      mine: cards.my_numbers.includes(number),
      may: legal.vote?.numbers.includes(number) ?? false,
      mayRed: legal.vote?.reds.includes(number) ?? false,
      picked: ui.picks.votes.includes(number) || (ballot?.numbers.includes(number) ?? false),
      red: ui.picks.red === number || ballot?.red === number,
    };
  });
}

function stories(state, view, ui) {
  const may = new Set([...(view.legal.hint?.stories ?? []), ...view.legal.guess]);
  return view.poetry.stories.map((story, place) => ({
    card: story.card,
    number: place + 1,
    words: wordsOf(state, story.card),
    faceUp: story.face_up,
    chosen: view.poetry.chosen === place + 1,
    may: may.has(place + 1),
    picked: ui.picks.story === place + 1,
  }));
}

function lines(state, view, ui) {
  const may = new Set([...(view.legal.hint?.lines ?? []), ...view.legal.add_line]);
  return view.poetry.hand.map((line) => ({
    line,
    text: lineText(state, line),
    may: may.has(line),
    maySwap: view.legal.swap.includes(line),
    picked: ui.picks.line === line,
  }));
}

export const lineText = (state, line) => state.lines[line] ?? `№ ${line}`;
export const endingText = (state, ending) => state.endings[ending] ?? `№ ${ending}`;

function poem(state, view) {
  const { hint, lines: laid } = view.poetry;
  if (hint === null || view.storyteller === null) return [];
  const first = { text: lineText(state, hint), ...bySeat(state, view.storyteller), fits: true, isHint: true };
  return [first, ...laid.map((line) => ({ text: lineText(state, line.line), ...bySide(state, line.side), fits: line.fits }))];
}

// A line was written by a seat or by a side; Pushkin is drawn nowhere.
const rabbitOf = (state, seat) => state.room.seats[seat]?.rabbit ?? seat;
export const bySeat = (state, seat) => ({ by: nameOf(state, seat), rabbits: [rabbitOf(state, seat)] });
export const bySide = (state, side) => ({ by: sideName(state, side), rabbits: seatsOf(state.view, side).map((seat) => rabbitOf(state, seat)) });

// A row of a finished poem, read with «И» for the «Я» it begins with where that was wished.
export const readRow = (text, withAnd) => (withAnd ? text.replace(/^Я(?=\P{L})/u, "И") : text);
export const mayReadWithAnd = (text) => /^Я\P{L}/u.test(text);

// A finished round: its cards with their owners and votes, and what every side got.
export function toldRound(state, record) {
  const { view } = state;
  const red = record.ballots.find((ballot) => ballot.red !== null)?.red ?? null;
  const votes = record.table.map((_, place) => record.ballots.filter((ballot) => ballot.numbers.includes(place + 1)).length);
  const shared = Math.max(2, ...votes.filter((_, place) => red !== place + 1));
  return {
    cards: record.table.map(({ card, owner }, place) => ({
      ...loved(state, record, place + 1),
      card,
      number: place + 1,
      words: wordsOf(state, card),
      owner: nameOf(state, owner),
      rabbit: state.room.seats[owner]?.rabbit ?? 0,
      isStory: owner === record.storyteller && view.family !== "party",
      isChosen: view.family === "party" && red !== place + 1 && votes[place] === shared,
      red: red === place + 1,
      voters: record.ballots.filter((ballot) => ballot.numbers.includes(place + 1)).map((ballot) => ballot.seat),
    })),
    stories: (record.poem?.stories ?? []).map((card, place) => ({
      ...loved(state, record, place + 1),
      card,
      number: place + 1,
      words: wordsOf(state, card),
      isStory: record.poem.chosen === place + 1,
      guessers: record.poem.guesses.filter((guess) => guess.story === place + 1).map((guess) => guess.side),
    })),
    gains: record.scores.map((total, side) => ({
      side,
      name: sideName(state, side),
      seats: seatsOf(view, side),
      total,
      awards: record.awards.filter((award) => award.side === side),
    })),
  };
}

// The hearts of a picture: those of the last round may still be given.
function loved(state, record, number) {
  const isLast = history(state).at(-1) === record;
  return {
    hearts: record.hearts[number - 1] ?? 0,
    mayLove: isLast && state.view.legal.hearts.includes(number),
    isLoved: isLast && state.view.heart === number,
  };
}
