// Dixit, Party and Team while a round is played: the clue, the table, the hand.

import { titleOf } from "/derive.js";
import { h } from "/dom.js";
import { draggable } from "/drag.js";
import { button, classes, numberedCard, panel, people, picture } from "/pieces.js";
import { clueWords } from "/sentences.js";
import { n, t } from "/words.js";

export function cards(shown, state, ui, act) {
  const { view } = state;
  const clue = view.cards.clue;
  return h(
    "main",
    { class: classes("game", { voting: view.cards.table.length > 0, composing: view.legal.clue !== null, idle: !clue && !view.legal.clue }) },
    people(shown, state, ui, act),
    h("p", { class: "status", role: "status" }, shown.status),
    clue && h("p", { class: "clue" }, clueWords(clue)),
    h("div", { class: "stage", id: "stage" }, stage(shown, state, ui, act)),
    bar(shown, state, ui, act),
    hand(shown, view, act),
  );
}

function stage(shown, state, ui, act) {
  const { legal, cards: round } = state.view;
  if (legal.clue) return composer(state.view, ui, act);
  if (legal.amend && ui.mending !== null) return mending(ui, act);
  if (legal.give) return dropPlace(legal.give, ui);
  if (round.table.length) return tableOf(shown, legal, act);
  const given = round.given.reduce((a, b) => a + b, 0);
  return given > 0 && [
    h("div", { class: "laid" }, round.mine.map((card) => picture(card, titleOf(state, card)))),
    h("p", { class: "dim given" }, n("%n card(s) given", given)),
  ];
}

function mending(ui, act) {
  return h(
    "form",
    { class: "panel mending", onsubmit: (e) => (e.preventDefault(), ui.mending.trim() && act.mend()) },
    h("p", {}, t("Edit the words. Your card stays, and everybody sees that the clue has changed.")),
    h("input", { id: "mended", "aria-label": t("The words of your clue"), maxlength: 200, value: ui.mending, autocomplete: "off", enterkeyhint: "send", oninput: (e) => act.set({ mending: e.target.value }) }),
    h(
      "div",
      { class: "row" },
      button(t("Cancel"), () => act.set({ mending: null }), { id: "leaveIt" }),
      h("button", { type: "submit", class: "main", id: "putRight", disabled: !ui.mending.trim() }, t("Save")),
    ),
  );
}

function tableOf(shown, legal, act) {
  return h(
    "ol",
    { class: classes("cards", { four: shown.table.length === 4, many: shown.table.length > 6, crowd: shown.table.length > 8 }) },
    shown.table.map((card) =>
      numberedCard(
        act,
        card,
        {
          class: classes("card", { mine: card.mine, picked: card.picked }),
          disabled: !card.may && !card.mayRed,
          "aria-pressed": String(card.picked),
          "aria-label": tableWords(card),
          onclick: () => act.vote(card.number),
        },
        card.mine && h("span", { class: "tag" }, t("yours")),
        card.picked && h("span", { class: "token", "aria-hidden": "true" }, "✓"),
        card.red && h("span", { class: "token red", "aria-hidden": "true" }, "✕"),
      ),
    ),
  );
}

function tableWords(card) {
  const words = card.mine ? t("Card %1, your own: %2", card.number, card.words) : t("Card %1: %2", card.number, card.words);
  return card.red ? `${words} ${t("With the red marker.")}` : words;
}

function dropPlace(give, ui) {
  const missing = give.count - ui.picks.cards.length;
  return h(
    "div",
    { class: "drop" },
    ui.picks.cards.map((card) => picture(card, "")),
    missing > 0 && h("p", { class: "dim" }, give.count > 1 && missing === 1 ? t("One more card.") : give.count > 1 ? t("Drag two cards here, or tap them.") : t("Drag a card here, or tap it.")),
  );
}

function composer(view, ui, act) {
  const { clue } = view.legal;
  const kind = ui.picks.kind ?? clue.kinds[0];
  const card = ui.picks.cards[0];
  const ready = (clue.cards.length === 0 || card) && (kind !== "written" || ui.picks.text.trim());
  const names = { written: t("Written"), aloud: t("Aloud"), song: t("Song"), pantomime: t("Mime") };
  return panel(
    t("Your clue"),
    h(
      "form",
      { class: "composer", onsubmit: (e) => (e.preventDefault(), ready && act.tell(kind)) },
      clue.cards.length > 0 && (card ? picture(card, "") : h("p", { class: "slot dim" }, t("Tap a card in your hand."))),
      h(
        "div",
        { class: "words" },
        h("div", { class: "kinds", role: "group", "aria-label": t("Kinds of clue") },
          clue.kinds.map((each) => button(names[each], () => act.pick({ kind: each }), { "data-kind": each, "aria-pressed": String(each === kind) }))),
        h("input", {
          id: "clue", "aria-label": t("The words of your clue"), maxlength: 200, value: ui.picks.text, autocomplete: "off", enterkeyhint: "send",
          placeholder: kind === "written" ? t("A word, a line, a sound…") : t("For the album, if you like"),
          oninput: (e) => act.pick({ text: e.target.value }),
        }),
        h("button", { type: "submit", class: "main", id: "tell", disabled: !ready }, t("Give the clue")),
      ),
    ),
  );
}

function bar(shown, { room, view }, ui, act) {
  const { legal } = view;
  const ownClue = view.phase === "give" && view.seat === view.storyteller && view.family !== "party";
  return h(
    "div",
    { class: "bar" },
    legal.claim && button(t("I have a story"), () => act.intend({ a: "claim_story" }), { class: "main", id: "claim" }),
    legal.vote && voteBar(legal.vote, ui.picks, singleBonus(room), act),
    legal.amend && ui.mending === null && button(t("Edit the clue"), () => act.set({ mending: view.cards.clue.text }), { id: "mend" }),
    legal.take_back && button(ownClue ? t("Take the clue back") : t("Take back"), () => act.intend({ a: "take_back" }), { id: "takeBack" }),
  );
}

// The extra points for a right vote without a second one.
function singleBonus(room) {
  return room.switches.single_vote_bonus ?? (room.edition === "odyssey" ? 1 : 0);
}

function voteBar(vote, picks, bonus, act) {
  const needsRed = vote.reds.length > 0;
  const says = needsRed
    ? picks.votes.length ? t("Now the red marker: which card should score nothing?") : t("First your vote: which card will most people choose?")
    : vote.most < 2 ? ""
    : picks.votes.length === 1 && bonus > 0 ? n("One vote: if it's right, you get %n extra point(s).", bonus) : t("You may vote for one card or two.");
  const ready = picks.votes.length > 0 && (!needsRed || picks.red !== null);
  const label = picks.votes.length > 1 ? t("Cast both votes") : t("Cast this vote");
  return [h("span", { class: "dim" }, says), button(label, () => act.castVote(), { class: "main", id: "cast", disabled: !ready })];
}

function hand(shown, view, act) {
  if (shown.hand.length === 0) return null;
  return h(
    "ul",
    { class: classes("hand", { many: shown.hand.length > 6 }), "aria-label": t("Your cards") },
    shown.hand.map((card, place) =>
      h(
        "li",
        { key: `${card.card} ${place}` },
        h(
          "button",
          {
            type: "button",
            class: classes("card", { picked: card.picked, may: card.may, back: card.faceDown }),
            disabled: card.faceDown,
            "aria-label": card.faceDown ? t("A card of yours, face down") : t("Your card %1: %2", place + 1, card.words),
            onclick: () => act.enlarge(card),
            ref: (node) => draggable(node, () => node.classList.contains("may"), () => act.choose(node.dataset.card)),
            "data-card": card.card,
          },
          !card.faceDown && picture(card.card, ""),
        ),
      ),
    ),
  );
}
