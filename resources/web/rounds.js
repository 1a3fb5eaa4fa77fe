// A finished round: whose card was whose, who voted for it, who got what and why.

import { bySeat, bySide, endingText, lineText, mayReadWithAnd, readRow, toldRound } from "/derive.js";
import { h } from "/dom.js";
import { button, classes, face, ownRabbit, picture, portrait, youMark } from "/pieces.js";
import { poemPaper } from "/poetry.js";
import { namedIn } from "/reasons.js";
import { clueWords, nameOf, newsSince, reasons, sideName, signed } from "/sentences.js";
import { listed, n, t } from "/words.js";

export function reveal(shown, state, ui, act) {
  const record = shown.rounds.at(-1);
  return h(
    "main",
    { class: "reveal" },
    h(
      "div",
      { class: "bar next" },
      h("span", { role: "status", id: "news" }, shown.television.points ? t("Look at the big screen!") : newsSince(state, record)),
      button(state.view.outcome ? t("See the results") : t("Continue"), () => act.seen(), { class: "main", id: "on" }),
      state.room.reactions && ownRabbit(shown, state, ui, act),
    ),
    shown.television.points ? beforePoints(state, record, act) : roundOf(state, record, act, true),
    ownHand(shown, act),
  );
}

// While the television turns the cards over: what everybody has seen already.
function beforePoints(state, record, act) {
  const told = toldRound(state, record);
  return h(
    "article",
    { class: "round", key: `before ${record.number}` },
    h("h2", {}, t("Storyteller: %1", nameOf(state, record.storyteller))),
    record.clue && h("p", { class: "clue" }, clueWords(record.clue)),
    told.cards.length > 0 && h("ol", { class: "cards told" }, told.cards.map((card) => h("li", { key: card.card, class: "numbered" }, cardOf(card, told.cards, t("Card %1: %2", card.number, card.words), act)))),
  );
}

// Players can look at their own hand during a reveal.
function ownHand(shown, act) {
  if (shown.hand.length + shown.lines.length === 0) return null;
  return h(
    "details",
    { id: "myHand", key: "myHand" },
    h("summary", {}, shown.lines.length ? t("My lines") : t("My hand")),
    shown.lines.length > 0 && h("ul", { class: "lines" }, shown.lines.map((line) => h("li", { key: line.line, class: "line" }, line.text))),
    shown.hand.length > 0 && h("ul", { class: classes("hand", { many: shown.hand.length > 6 }) }, shown.hand.map((card, place) => h("li", { key: `${card.card} ${place}` }, ownCard(card, place, act)))),
  );
}

function ownCard(card, place, act) {
  const words = card.faceDown ? t("A card of yours, face down") : t("Your card %1: %2", place + 1, card.words);
  return h("button", { type: "button", class: classes("card", { back: card.faceDown }), disabled: card.faceDown, "aria-label": words, onclick: () => act.enlarge(card) }, !card.faceDown && picture(card.card, ""));
}

export function roundOf(state, record, act, isNew = false) {
  const told = toldRound(state, record);
  const cards = storyFirst(told.cards);
  const teller = nameOf(state, record.storyteller);
  return h(
    "article",
    { class: classes("round", { new: isNew }), key: record.number },
    h("h2", {}, isNew && record.poem ? reader(state, record) : t("Storyteller: %1", teller)),
    record.clue && h("p", { class: "clue" }, clueWords(record.clue)),
    isNew && !record.poem && ownGain(state, told),
    record.poem && poem(state, record, act, isNew && ownGain(state, told)),
    told.stories.length > 0 && h("ol", { class: classes("cards told tales", { five: told.stories.length === 5, many: told.stories.length > 6 }) }, told.stories.map((story) => toldStory(state, story, told.stories, act))),
    told.cards.length > 0 && h("ol", { class: classes("cards told", { four: told.cards.length === 4 }) }, cards.map((card) => toldCard(state, card, cards, act))),
    gains(state, told),
  );
}

// The storyteller's card is what everybody looks for.
const storyFirst = (cards) => [...cards].sort((one, other) => other.isStory - one.isStory);

function toldCard(state, card, among, act) {
  return h(
    "li",
    { key: card.card, class: classes("numbered", { story: card.isStory || card.isChosen }) },
    cardOf(card, among, summary(state, card), act, card.red && h("span", { class: "token red", "aria-hidden": "true" }, "✕")),
    h("span", { class: "owner" }, face(card.rabbit), h("span", {}, card.owner)),
    h("span", { class: "under" }, h("span", { class: "voters" }, card.voters.map((seat) => face(state.room.seats[seat]?.rabbit ?? 0, nameOf(state, seat)))), heart(card, act)),
  );
}

// In full it can be leafed through with the others of its round.
function cardOf(card, among, words, act, mark = null) {
  return h(
    "button",
    { type: "button", class: "card", "aria-label": words, onclick: () => act.enlarge({ ...card, among }) },
    picture(card.card, ""),
    h("span", { class: "number", "aria-hidden": "true" }, String(card.number)),
    mark,
  );
}

function toldStory(state, story, among, act) {
  const guessers = story.guessers.map((side) => sideName(state, side));
  const words = story.isStory ? t("Story %1, the storyteller's: %2", story.number, story.words) : t("Story %1: %2", story.number, story.words);
  return h(
    "li",
    { key: story.card, class: classes("numbered", { story: story.isStory }) },
    cardOf(story, among, guessers.length ? `${words}. ${t("Chosen by %1.", listed(guessers))}` : words, act),
    h("span", { class: "under" }, h("span", { class: "voters" }, story.guessers.map((side) => guesserOf(state, side))), heart(story, act)),
  );
}

function guesserOf(state, side) {
  const { by, rabbits } = bySide(state, side);
  return rabbits.length ? rabbits.map((rabbit) => face(rabbit, by)) : h("small", {}, by);
}

// How many love a picture is shown once the next clue is given; until then one may give a heart.
function heart(card, act) {
  const count = card.hearts > 0 && h("span", { class: "hearts", "aria-label": n("%n heart(s)", card.hearts) }, `♥ ${card.hearts}`);
  if (!card.mayLove) return count;
  const given = () => act.intend({ a: "give_heart", number: card.isLoved ? null : card.number });
  return [
    count,
    button(card.isLoved ? "♥" : "♡", given, {
      class: classes("love", { given: card.isLoved }), "aria-label": t("I love picture %1", card.number), "aria-pressed": String(card.isLoved), "data-heart": card.number,
    }),
  ];
}

function summary(state, card) {
  const whose = card.isStory
    ? t("Card %1 is the storyteller's (%2).", card.number, card.owner)
    : t("Card %1 is %2's.", card.number, card.owner);
  const voters = card.voters.map((seat) => nameOf(state, seat));
  return [card.words, whose, voters.length ? t("Chosen by %1.", listed(voters)) : ""].filter(Boolean).join(" ");
}

// The thing that everybody looks for first.
function ownGain(state, told) {
  const own = told.gains.find((gain) => gain.seats.includes(state.view.seat));
  return own && h("ul", { class: "gains own", "aria-label": t("Your points in this round") }, gainOf(state, own));
}

function gains(state, told) {
  return h("ul", { class: "gains" }, told.gains.map((gain) => gainOf(state, gain)));
}

function gainOf(state, gain) {
  const points = gain.awards.reduce((sum, award) => sum + award.points, 0);
  return h(
    "li",
    { key: gain.side },
    gain.seats.map((seat) => portrait(state.room.seats[seat]?.rabbit ?? 0)),
    h("span", { class: "name" }, gain.name, youMark(gain.seats.includes(state.view.seat)), h("small", {}, reasons(gain.awards, state.view.family).join(" · "))),
    h("strong", { class: points > 0 ? "plus" : "" }, signed(points)),
    h("span", { class: "score" }, String(gain.total)),
  );
}

function poem(state, record, act, gain) {
  const { poem: told } = record;
  const readable = state.rounds[Object.keys(state.rounds).length - 1] === record ? state.view.legal.readings : [];
  const row = (place, text, rest) => ({ ...rest, text: readRow(text, told.with_and.includes(place)), toggle: readable.includes(place) && mayReadWithAnd(text) && reading(told, place, act) });
  const rows = [
    row(0, lineText(state, told.hint), { ...bySeat(state, record.storyteller), fits: true, isHint: true }),
    ...told.lines.map((line, place) => row(place + 1, lineText(state, line.line), { ...bySide(state, line.side), fits: line.fits })),
    row(told.lines.length + 1, endingText(state, told.ending), { ...bySide(state, told.ending_by), fits: true, isHint: true }),
  ];
  const winner = told.winner === null
    ? n("Nobody guessed the story: %n wrong guess(es).", told.guesses.filter((guess) => !guess.right).length)
    : t("%1 guessed the story.", sideName(state, told.winner));
  const named = namedIn(state, record, () => act.set({}));
  return [
    h(
      "div",
      { class: classes("recital", { reading: record.storyteller === state.view.seat }) },
      picture(told.stories[told.chosen - 1], ""),
      poemPaper(rows),
      h("div", { class: "beside" }, h("p", {}, winner), gain),
    ),
    named.length > 0 && h("p", { class: "dim" }, t("In the picture: %1.", named.map(([place, thought]) => t("line %1: %2", place, thought)).join(", "))),
  ];
}

function reader(state, { storyteller }) {
  if (storyteller === state.view.seat) return t("Read your poem aloud.");
  if (state.room.seats[storyteller]?.is_bot) return t("One of you reads the poem aloud.");
  return t("%1 reads the poem aloud.", nameOf(state, storyteller));
}

// A row that begins with «Я» may be read with «И», so that it continues the one before.
function reading(told, place, act) {
  const chosen = told.with_and.includes(place);
  return button("И", () => act.intend({ a: "read_with_and", place, chosen: !chosen }), {
    class: "small reading", "aria-pressed": String(chosen), "aria-label": t("Begin this line with «И» (“and”) or «Я» (“I”)"), title: t("Begin this line with «И» (“and”) or «Я» (“I”)"), "data-reading": place,
  });
}
