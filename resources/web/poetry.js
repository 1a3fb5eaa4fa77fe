// Poetry while a round is played: the stories, the poem, the lines.

import { h } from "/dom.js";
import { endingText, lineText, wordsOf } from "/derive.js";
import { button, classes, face, numberedCard, panel, people, picture } from "/pieces.js";
import { nameOf, poetsNext, riskOf, sideName, told } from "/sentences.js";
import { t } from "/words.js";

export function poetry(shown, state, ui, act) {
  const { view } = state;
  const next = poetsNext(view, ui.picks);
  const said = view.legal.judge ? "" : next ? told(shown.news, next) : shown.status; // the desk asks what is to be judged
  return h(
    "main",
    { class: classes("game poetry", { ending: view.legal.endings.length > 0, long: shown.poem.length > 3, longer: shown.poem.length > 6 }) },
    people(shown, state, ui, act),
    said && h("p", { class: "status", key: "status", role: "status" }, said),
    h("ol", { class: classes("cards stories", { many: shown.stories.length > 6 }) }, shown.stories.map((story) => storyCard(story, view.legal, act))),
    shown.poem.length > 0 && poemPaper(shown.poem),
    view.legal.endings.length > 0 && endings(state, act),
    desk(shown, state, ui, act),
    view.poetry.swapped_out.length > 0 && h("p", { class: "fine" }, swaps(state)),
    view.poetry.draws.length > 0 && h("p", { class: "fine" }, lots(state)),
  );
}

// The own lines, and what can be done with them.
function desk(shown, state, ui, act) {
  return h(
    "div",
    { class: classes("desk", { choosing: shown.lines.some((line) => line.may) }), key: "desk" },
    h("ul", { class: "lines", "aria-label": t("Your lines") }, shown.lines.map((line) => lineCard(line, state.view.legal, act))),
    bar(shown, state, ui, act),
  );
}

// Who put which lines aside.
function swaps(state) {
  const { swapped_out: lines, swapped_by: seats } = state.view.poetry;
  const told = lines.map((line, place) => (seats.length > 0 ? `${nameOf(state, seats[place])}: ` : "") + lineText(state, line));
  return t("Lines discarded this round: %1", told.join(" · "));
}

// The cards drawn when several were the lowest.
function lots(state) {
  const drawn = state.view.poetry.draws.map((draw) => `${sideName(state, draw.side)} ${draw.number}`);
  return t("A tie for the fewest points: each of those players drew a line card (%1). The player with the highest number chooses the ending.", drawn.join(" · "));
}

export function poemPaper(rows) {
  return h(
    "section",
    { key: `poem of ${rows.length}`, class: "paper", "aria-label": t("The poem"), ref: (node) => (node.scrollTop = node.scrollHeight) },
    rows.map((row) =>
      h(
        "p",
        { class: classes("verse", { hint: row.isHint, out: row.fits === false }) },
        h("span", {}, row.text),
        row.toggle,
        h("small", {}, row.fits === false && verdict("✗", t("doesn't fit")), row.fits === true && !row.isHint && verdict("✓", t("fits")), row.rabbits.map((rabbit) => face(rabbit, row.by)), h("span", { class: row.rabbits.length ? "by" : "" }, row.by)),
      ),
    ),
  );
}

const verdict = (mark, words) => [`${mark} `, h("span", { class: "why" }, `${words} · `)];

function storyCard(story, legal, act) {
  if (!story.faceUp && !story.chosen) {
    return h("li", { key: story.card, class: "numbered out", "aria-label": t("Story %1 is ruled out", story.number) }, h("span", { class: "card back" }, String(story.number)));
  }
  const words = story.chosen ? t("Story %1, the storyteller's: %2", story.number, story.words) : t("Story %1: %2", story.number, story.words);
  return numberedCard(
    act,
    story,
    {
      class: classes("card", { picked: story.picked, chosen: story.chosen }),
      disabled: !story.may,
      "aria-pressed": String(story.picked),
      "aria-label": words,
      onclick: () => act.pickForPoem({ story: story.picked ? null : story.number }, legal),
    },
    story.chosen && h("span", { class: "tag" }, t("the story")),
    story.picked && h("span", { class: "token", "aria-hidden": "true" }, "✓"),
  );
}

function lineCard(line, legal, act) {
  return h(
    "li",
    { key: line.line },
    h(
      "button",
      {
        type: "button",
        class: classes("line", { picked: line.picked }),
        disabled: !line.may,
        "aria-pressed": String(line.picked),
        "data-line": line.line,
        onclick: () => act.pickForPoem({ line: line.picked ? null : line.line }, legal),
      },
      line.text,
    ),
  );
}

// The bar at the foot of a small screen covers none of the lines when it has just got a button.
function showLines(button) {
  const [lines, bar] = [".lines", ".bar"].map((each) => button.closest(".desk").querySelector(each).getBoundingClientRect());
  if (lines.bottom > bar.top && lines.left < bar.right && bar.left < lines.right) scrollBy({ top: lines.bottom - bar.top, behavior: "smooth" });
}

// A button that says what it does appears once it can be done.
function bar(shown, state, ui, act) {
  const { legal } = state.view;
  const { story, line } = ui.picks;
  const waiting = shown.poem.find((row) => row.fits === null);
  const guesses = legal.guess.length > 0 && story !== null;
  const says = legal.judge && waiting ? t("Does “%1” fit your story?", waiting.text.replace(/\.$/, "")) : guesses && riskOf(state.view);
  const swapped = shown.lines.find((each) => each.picked && each.maySwap);
  return h(
    "div",
    { class: "bar" },
    says && h("span", { class: "says", role: "status" }, says),
    legal.judge && h("p", { class: "dim" }, t("The whole picture or a part of it, literally or figuratively: it's entirely up to you.")),
    legal.hint && story !== null && line !== null && button(t("Begin the poem"), () => act.intend({ a: "hint", story, line }), { class: "main", id: "begin" }),
    legal.add_line.length > 0 && line !== null && button(t("Add the line"), () => act.intend({ a: "add_line", line }), { class: "main", id: "lay", ref: showLines }),
    swapped && button(`⇄ ${t("Swap")}`, () => act.swap(swapped.line, swapped.text), { id: "swap" }),
    guesses && button(t("Guess story %1", story), () => act.intend({ a: "guess", story }), { class: "main", id: "guess" }),
    legal.judge && h("div", { class: "answers" },
      button(t("✓ It fits"), () => act.intend({ a: "judge", fits: true }), { id: "judge-yes" }),
      button(t("✗ It doesn't"), () => act.intend({ a: "judge", fits: false }), { id: "judge-no" })),
    legal.take_back && button(t("Change my mind"), () => act.intend({ a: "take_back" }), { id: "takeBack" }),
  );
}

function endings(state, act) {
  const { chosen, stories } = state.view.poetry;
  return panel(
    t("How does the poem end?"),
    h(
      "div",
      { class: "signature" },
      chosen !== null && picture(stories[chosen - 1].card, wordsOf(state, stories[chosen - 1].card)),
      h("div", { class: "lines" }, state.view.legal.endings.map((ending) =>
        button(endingText(state, ending), () => act.intend({ a: "choose_ending", ending }), { class: "line", "data-ending": ending }))),
    ),
  );
}
