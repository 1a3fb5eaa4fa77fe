// The end: who won and why, everybody's points, the way there.

import { titleOf } from "/derive.js";
import { h } from "/dom.js";
import { button, classes, COLOURS, ownRabbit, panel, picture, portrait, youMark } from "/pieces.js";
import { clueWords, endWords, nameOf, reasons, seatsOf, sideName } from "/sentences.js";
import { listed, n, ofCode, t } from "/words.js";

export function end(shown, state, ui, act) {
  const { view } = state;
  if (shown.television.winners) return h("main", { class: "end" }, h("h1", { id: "lookUp", role: "status" }, t("Look at the big screen to see who won!")));
  return h("main", { class: "end" }, h("section", {}, result(shown, state, ui, act)), h("section", {}, afterwards(shown, state, act)));
}

function result(shown, state, ui, act) {
  const { view } = state;
  const { outcome } = view;
  const winners = outcome.winners.map((side) => sideName(state, side));
  const seats = outcome.winners.flatMap((side) => seatsOf(view, side));
  const people = outcome.winners.reduce((sum, side) => sum + Math.max(1, seatsOf(view, side).length), 0);
  return [
    h("div", { class: "winners" }, seats.map((seat) => portrait(state.room.seats[seat]?.rabbit ?? 0))),
    h("h1", {}, people === 1 ? t("%1 wins!", winners[0]) : t("%1 win!", listed(winners))),
    view.seat !== null && h("div", { class: "place" }, ownRabbit(shown, state, ui, act), h("strong", {}, ownPlace(view))),
    h("p", {}, endWords(outcome, view.target_score ?? Math.max(...outcome.scores))),
    outcome.tie_break && h("p", { class: "dim" }, ofCode("tie", outcome.tie_break), draws(state, outcome)),
    h("ol", { class: "standings" }, standings(view).map((side) => standing(state, outcome, side))),
  ];
}

function afterwards(shown, state, act) {
  const { rounds, isAdmin } = shown;
  const best = bestOf(rounds);
  return [
    h(
      "div",
      { class: "bar" },
      isAdmin && button(t("Play again"), () => act.say({ t: "play_again" }), { class: "main", id: "playAgain" }),
      rounds.length > 0 && button(t("Save the pictures"), () => act.set({ overlay: "album" }), { id: "album" }),
      rounds.length > 0 && button(t("The rounds"), () => act.set({ overlay: "rounds" })),
      button(t("Leave the table"), () => act.leave()),
    ),
    !isAdmin && h("p", { class: "dim" }, t("The host can start another game.")),
    rounds.length > 1 && curve(state, rounds),
    best && bestPicture(state, best, act),
    evening(state, act, best?.laid.card),
  ];
}

// How it ended for this player.
function ownPlace({ seat, sides, outcome: { winners, scores } }) {
  const own = sides[seat];
  if (winners.includes(own)) return t("You win!");
  const ahead = scores.filter((score, side) => winners.includes(side) || score > scores[own]);
  return t("Your place: %1 of %2", ahead.length + 1, scores.length);
}

// Those who have left come last.
function standings(view) {
  const { scores, winners } = view.outcome;
  const won = (side) => (winners.includes(side) ? 0 : 1);
  const left = (side) => (hasLeft(view, side) ? 1 : 0);
  return scores.map((_, side) => side).sort((a, b) => won(a) - won(b) || left(a) - left(b) || scores[b] - scores[a] || a - b);
}

// The virtual rival has no seat: it leaves when a third sits down.
function hasLeft(view, side) {
  return side !== view.poetry?.rival && !seatsOf(view, side).some((seat) => view.ring.includes(seat));
}

const isOwn = (view, side) => view.seat !== null && view.sides[view.seat] === side;

function standing(state, outcome, side) {
  const awards = outcome.awards.filter((award) => award.side === side && award.points !== 0);
  const score = outcome.scores[side];
  return h(
    "li",
    { key: side, class: classes("standing", { won: outcome.winners.includes(side) }) },
    seatsOf(state.view, side).map((seat) => portrait(state.room.seats[seat]?.rabbit ?? 0)),
    h("span", { class: "name" }, sideName(state, side), youMark(isOwn(state.view, side)), awards.length > 0 && h("small", {}, reasons(awards, state.view.family).join(" · "))),
    h("strong", { class: "score", "aria-label": n("%n point(s)", score) }, String(score)),
  );
}

function draws(state, outcome) {
  if (outcome.draws.length === 0) return "";
  return ` ${outcome.draws.map((draw) => `${sideName(state, draw.side)} — ${draw.number}`).join(", ")}.`;
}

// The scores over the rounds, a line for each side; the words are in the list above.
function curve(state, rounds) {
  const { outcome } = state.view;
  const totals = [...rounds.slice(0, -1).map((record) => record.scores), outcome.scores];
  const highest = Math.max(1, ...totals.flat());
  const place = (scores, round, side) => `${(100 * round) / Math.max(1, totals.length - 1)},${50 - (50 * scores[side]) / highest}`;
  return panel(
    t("Score history"),
    h(
      "svg",
      { class: "curve", viewBox: "-2 -3 104 56", preserveAspectRatio: "none", role: "img", "aria-label": t("The scores over the rounds") },
      outcome.scores.map((_, side) => {
        return h("polyline", { class: `line-of ${colourOf(state, side)}`, points: totals.map((scores, round) => place(scores, round, side)).join(" ") });
      }),
    ),
    h("p", { class: "keys" }, standings(state.view).map((side) => h("span", { key: side, class: colourOf(state, side) }, sideName(state, side)))),
  );
}

// A side has the colour of its first rabbit.
function colourOf(state, side) {
  const seat = seatsOf(state.view, side)[0];
  return seat === undefined ? "rival" : `rabbit-${(state.room.seats[seat]?.rabbit ?? 0) % COLOURS}`;
}

// The most loved picture, else the one that most people agreed on.
function bestOf(rounds) {
  const places = rounds.flatMap((record) => record.table.map((laid, place) => ({ record, laid, hearts: record.hearts[place] ?? 0, votes: record.ballots.filter((ballot) => ballot.numbers.includes(place + 1)).length })));
  const stories = rounds.flatMap((record) => (record.poem?.stories ?? []).map((card, place) => ({ record, laid: { card }, hearts: record.hearts[place] ?? 0, votes: 0 })));
  const best = [...places, ...stories].sort((a, b) => b.hearts - a.hearts || b.votes - a.votes)[0];
  return best && best.hearts + best.votes > 0 ? best : null;
}

function bestPicture(state, best, act) {
  const { card, owner } = best.laid;
  const loved = best.hearts ? n("%n heart(s)", best.hearts) : n("%n vote(s)", best.votes);
  const words = best.record.clue ? clueWords(best.record.clue) : "";
  return panel(
    t("Most loved picture of this game"),
    h("div", { class: "signature" },
      h("button", { type: "button", class: "card best", "aria-label": titleOf(state, card), onclick: () => act.enlarge({ card, words: titleOf(state, card) }) }, picture(card, "")),
      h("p", {}, words && h("strong", {}, words), h("small", {}, [owner === undefined ? "" : nameOf(state, owner), loved].filter(Boolean).join(" · ")))),
  );
}

// All games of this evening, added up. A picture that is `shown` already isn't shown again.
export function evening(state, act, shown = null) {
  const { room } = state;
  if (room.standings.length === 0) return null;
  return panel(
    t("This evening"),
    room.most_loved && room.most_loved.card !== shown && mostLoved(state, room.most_loved, act),
    h("ol", { class: "standings tonight" }, room.standings.map((each) =>
      h(
        "li",
        { key: each.person, class: "standing" },
        h("span", { class: "name" }, each.name, h("small", {}, [n("%n game(s)", each.games), n("%n won", each.won), each.hearts > 0 && n("%n heart(s)", each.hearts)].filter(Boolean).join(" · "))),
        h("strong", { class: "score", "aria-label": n("%n point(s)", each.points) }, String(each.points)),
      ))),
  );
}

function mostLoved(state, { card, hearts, clue, name }, act) {
  const about = [name, n("%n heart(s)", hearts)].filter(Boolean).join(" · ");
  return h("div", { class: "signature", id: "mostLoved" },
    h("button", { type: "button", class: "card best", "aria-label": titleOf(state, card), onclick: () => act.enlarge({ card, words: titleOf(state, card) }) }, picture(card, "")),
    h("p", {}, h("small", {}, t("Most loved picture of the evening")), clue && h("strong", {}, t("“%1”", clue)), h("small", {}, about)));
}
