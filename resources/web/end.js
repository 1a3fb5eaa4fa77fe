// The end: who won and why, everybody's points, the way there.

import { h } from "/dom.js";
import { button, classes, portrait } from "/pieces.js";
import { endWords, reasons, seatsOf, sideName } from "/sentences.js";
import { listed, n, ofCode, t } from "/words.js";

export function end(shown, state, ui, act) {
  const { view } = state;
  const { outcome } = view;
  const winners = outcome.winners.map((side) => sideName(state, side));
  const people = outcome.winners.reduce((sum, side) => sum + Math.max(1, seatsOf(view, side).length), 0);
  return h(
    "main",
    { class: "end" },
    h("h1", {}, people === 1 ? t("%1 wins!", winners[0]) : t("%1 win!", listed(winners))),
    h("p", {}, endWords(outcome, view.target_score ?? Math.max(...outcome.scores))),
    outcome.tie_break && h("p", { class: "dim" }, ofCode("tie", outcome.tie_break), draws(state, outcome)),
    h("ol", { class: "standings" }, standings(outcome).map((side) => standing(state, outcome, side))),
    h(
      "div",
      { class: "bar" },
      shown.rounds.length > 0 && button(t("The rounds"), () => act.set({ overlay: "rounds" })),
      shown.isAdmin && button(t("Back to the lobby: play again"), () => act.say({ t: "play_again" }), { class: "main" }),
      button(t("Leave the table"), () => act.leave()),
    ),
    !shown.isAdmin && h("p", { class: "dim" }, t("The host can begin another game.")),
  );
}

function standings({ scores, winners }) {
  const won = (side) => (winners.includes(side) ? 0 : 1);
  return scores.map((_, side) => side).sort((a, b) => won(a) - won(b) || scores[b] - scores[a] || a - b);
}

function standing(state, outcome, side) {
  const awards = outcome.awards.filter((award) => award.side === side && award.points !== 0);
  const score = outcome.scores[side];
  return h(
    "li",
    { key: side, class: classes("standing", { won: outcome.winners.includes(side) }) },
    seatsOf(state.view, side).map((seat) => portrait(state.room.seats[seat]?.rabbit ?? 0)),
    h("span", { class: "name" }, sideName(state, side), awards.length > 0 && h("small", {}, reasons(awards, state.view.family).join(" · "))),
    h("strong", { class: "score", "aria-label": n("%n point(s)", score) }, String(score)),
  );
}

function draws(state, outcome) {
  if (outcome.draws.length === 0) return "";
  return ` ${outcome.draws.map((draw) => `${sideName(state, draw.side)} — ${draw.number}`).join(", ")}.`;
}
