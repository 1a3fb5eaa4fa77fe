// With a television in the room this page waits for it: who played what, the points and the
// winners are told here in the television's time, as on the laptops (dixit_qt/ui/base/tempo.py).
//
// What was over before the page came to this game has been told already; a round that ends while
// it looks on is told from then, and so is the end. Without the television nothing waits any longer.

const LEAD = 1040;
const CARD = 1248;
const LOOK = 3120;
const ROOM_MADE = 520;
const COUNT = 4680;
const READ = 8000;
const MOST_IN_TURN = 8;

// From the end of a round until its points are told.
export const untilPoints = (cards) => LEAD + CARD * Math.min(MOST_IN_TURN, cards) + (cards ? LOOK : 0);

// From the end of a game until its winners are named.
export const untilPodium = (cards) => untilPoints(cards) + (cards ? ROOM_MADE : 0) + COUNT + READ;

export const NOTHING_TOLD = Object.freeze({ game: "", rounds: 0, isOver: false, pointsAt: 0, podiumAt: 0 });

export const gameOf = ({ welcome, match }) => `${welcome?.game} ${match}`;

const cardsOf = (rounds) => rounds[Math.max(...Object.keys(rounds).map(Number))]?.table.length ?? 0;

export function toldSince(told, state, now) {
  const { view, rounds } = state;
  const [game, count] = [gameOf(state), Object.keys(rounds).length];
  if (!view) return told;
  const isOver = view.outcome !== null;
  if (told.game !== game) return { ...NOTHING_TOLD, game, rounds: count, isOver };
  return {
    game,
    rounds: Math.max(told.rounds, count),
    isOver: told.isOver || isOver,
    pointsAt: count > told.rounds ? now + untilPoints(cardsOf(rounds)) : told.pointsAt,
    podiumAt: isOver && !told.isOver ? now + untilPodium(cardsOf(rounds)) : told.podiumAt,
  };
}

// Whether the television still has to tell the points of the round, and the winners.
export function tellsStill({ room }, told, now) {
  const isSeen = room?.watchers.some((each) => each.is_table) ?? false;
  return { points: isSeen && now < told.pointsAt, winners: isSeen && now < told.podiumAt };
}
