// A finished round: whose card was whose, who voted for it, who got what and why.

import { endingText, lineText, toldRound } from "/derive.js";
import { h } from "/dom.js";
import { button, classes, picture, portrait } from "/pieces.js";
import { poemPaper } from "/poetry.js";
import { clueWords, nameOf, reasons, sideName, signed } from "/sentences.js";
import { listed, n, t } from "/words.js";

export function reveal(shown, state, ui, act) {
  const record = shown.rounds.at(-1);
  return h(
    "main",
    { class: "reveal" },
    h("div", { class: "bar upper" }, shown.isMyTurn && h("span", { role: "status" }, t("The table waits for you.")), button(t("On with the game"), () => act.seen(), { class: "main", id: "on" })),
    roundOf(state, record, act),
  );
}

export function roundOf(state, record, act) {
  const told = toldRound(state, record);
  const teller = nameOf(state, record.storyteller);
  return h(
    "article",
    { class: "round", key: record.number },
    h("h2", {}, t("The story of %1", teller)),
    record.clue && h("p", { class: "clue" }, clueWords(record.clue)),
    record.poem && poem(state, record),
    told.cards.length > 0 && h("ol", { class: "cards told" }, told.cards.map((card) => toldCard(state, card, act))),
    gains(state, told),
  );
}

function toldCard(state, card, act) {
  return h(
    "li",
    { key: card.card, class: classes("numbered", { story: card.isStory }) },
    h(
      "button",
      { type: "button", class: "card", "aria-label": summary(state, card), onclick: () => act.enlarge(card) },
      picture(card.card, ""),
      h("span", { class: "number", "aria-hidden": "true" }, String(card.number)),
      card.red && h("span", { class: "token red", "aria-hidden": "true" }, "✕"),
    ),
    h("span", { class: "owner" }, portrait(card.rabbit), card.owner),
    h("span", { class: "voters" }, card.voters.map((seat) => portrait(state.room.seats[seat]?.rabbit ?? 0, { title: nameOf(state, seat) }))),
  );
}

function summary(state, card) {
  const whose = card.isStory
    ? t("Card %1 is the storyteller's card, of %2.", card.number, card.owner)
    : t("Card %1 is from %2.", card.number, card.owner);
  const voters = card.voters.map((seat) => nameOf(state, seat));
  return [card.words, whose, voters.length ? t("Votes: %1.", listed(voters)) : ""].filter(Boolean).join(" ");
}

function gains(state, told) {
  return h(
    "ul",
    { class: "gains" },
    told.gains.map((gain) => {
      const points = gain.awards.reduce((sum, award) => sum + award.points, 0);
      return h(
        "li",
        { key: gain.side },
        gain.seats.map((seat) => portrait(state.room.seats[seat]?.rabbit ?? 0)),
        h("span", { class: "name" }, gain.name, h("small", {}, reasons(gain.awards, state.view.family).join(" · "))),
        h("strong", { class: points > 0 ? "plus" : "" }, signed(points)),
        h("span", { class: "score" }, String(gain.total)),
      );
    }),
  );
}

function poem(state, record) {
  const { poem: told } = record;
  const rows = [
    { text: lineText(state, told.hint), by: nameOf(state, record.storyteller), fits: true, isHint: true },
    ...told.lines.map((line) => ({ text: lineText(state, line.line), by: sideName(state, line.side), fits: line.fits })),
    { text: endingText(state, told.ending), by: sideName(state, told.ending_by), fits: true, isHint: true },
  ];
  const winner = told.winner === null
    ? n("Nobody guessed the story: %n wrong guess(es).", told.guesses.length)
    : t("%1 guessed the story.", sideName(state, told.winner));
  return [h("div", { class: "signature" }, picture(told.stories[told.chosen - 1], ""), poemPaper(rows)), h("p", {}, winner)];
}
