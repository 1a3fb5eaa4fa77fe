// The state of the table. Messages come in, a new state comes out; nothing else happens here.

export const NOTHING = Object.freeze({
  status: "greeting", // greeting, connecting, joined, lost, ended
  welcome: null,
  room: null,
  view: null,
  match: 0,
  revision: -1,
  rounds: {},
  timeUp: null,
  timeLeft: null, // while the table's clocks are paused
  lines: {},
  endings: {},
  tongue: "", // of the verses
  cards: {},
  notice: null,
  refused: null,
  farewell: null,
  decision: 0,
  pending: 0, // the id of the move that is on its way
  late: 0, // the id of a move that had no answer for a while
});

export function taken(state, message, now) {
  const take = TAKERS[message.t];
  return take ? { ...state, ...take(state, message, now) } : state;
}

const TAKERS = {
  welcome: greeted,
  lobby: (state, { room }, now) => (room.stage === "gathering" ? { room, view: null, timeUp: null, timeLeft: null, pending: 0 } : { room, ...clocks(state, { ...state, room }, now) }),
  finished_round: (state, { match, index, record }) =>
    match < state.match ? {} : { match, rounds: { ...roundsOf(state, match), [index]: record } },
  update: takeUpdate,
  done: answered,
  refused: (state, refused) => ({ refused: { ...refused }, ...answered(state, refused) }),
  notice: (state, notice) => ({ notice: { ...notice } }),
  reacted: (state, reacted) => ({ notice: { ...reacted } }),
  verses_part: (state, part) => ({
    tongue: part.language,
    lines: { ...state.lines, ...byNumber(part.lines) },
    endings: { ...state.endings, ...byNumber(part.endings) },
  }),
  deck_part: (state, part) => ({
    cards: { ...state.cards, ...Object.fromEntries(part.cards.map((card) => [card.card, card])) },
  }),
  goodbye: (state, farewell) => ({ farewell }),
};

// Another table counts its games anew.
function greeted(state, welcome) {
  const match = state.welcome?.game === welcome.game ? state.match : 0;
  return { status: "joined", welcome, match, view: match ? state.view : null, revision: -1, rounds: {}, farewell: null };
}

function takeUpdate(state, update, now) {
  if (update.match < state.match || (update.match === state.match && update.revision < state.revision)) return {};
  return {
    match: update.match,
    revision: update.revision,
    rounds: roundsOf(state, update.match),
    view: update.view,
    ...running(update.time_left, clocksStand({ ...state, view: update.view }), now),
    decision: update.decision,
    refused: null,
  };
}

export const isBetweenRounds = (view) => ["first_storyteller", "clue", "hint"].includes(view.phase);

function clocksStand({ room, view }) {
  if (!room || !view) return false;
  const asks = isBetweenRounds(view) && room.too_few_without.length > 0;
  return asks || room.paused_by !== null || room.handover_to !== null;
}

const running = (left, stand, now) => ({ timeUp: left === null || stand ? null : now + left, timeLeft: stand ? left : null });

// They are stopped and go on with as much time as was left.
function clocks(before, after, now) {
  if (clocksStand(before) === clocksStand(after)) return {};
  return running(before.timeUp === null ? before.timeLeft : Math.max(0, before.timeUp - now), clocksStand(after), now);
}

function answered(state, { id }) {
  return id === state.pending ? { pending: 0 } : {};
}

const roundsOf = (state, match) => (match === state.match ? state.rounds : {});
const byNumber = (verses) => Object.fromEntries(verses.map((verse) => [verse.number, verse.text]));

export const history = (state) => Object.keys(state.rounds).map(Number).sort((a, b) => a - b).map((index) => state.rounds[index]);
