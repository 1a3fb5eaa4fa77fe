// Shared by several screens: cards, people, panels.

import { h } from "/dom.js";
import { addressOf } from "/files.js";
import { reactionWord } from "/sentences.js";
import { n, t } from "/words.js";

export const COLOURS = 12;
export const INVITATION = "/invitation.svg";

export function portrait(rabbit, props = {}) {
  const number = String(rabbit % COLOURS).padStart(2, "0");
  return h("img", { class: `portrait rabbit-${rabbit % COLOURS}`, src: `/house/rabbit-${number}-portrait.webp`, alt: "", ...props });
}

// The head of a rabbit is the middle of its portrait.
export const face = (rabbit, title) => h("span", { class: "face", title }, portrait(rabbit));

// As large as a phone shows it on the table; in full it has an address of its own.
export function picture(card, words, props = {}) {
  return h("img", { class: "picture", src: addressOf(`/small/${card}`), alt: words, draggable: "false", decoding: "async", ...props });
}

export const whole = (card) => `/card/${card}`;

export function button(label, onclick, props = {}) {
  return h("button", { type: "button", onclick, ...props }, label);
}

export function choice(id, value, options, choose) {
  const place = options.findIndex(([each]) => each === value);
  return h(
    "select",
    { id, value: String(place), onchange: (e) => choose(options[Number(e.target.value)][0]) },
    options.map(([, words], index) => h("option", { value: String(index), selected: index === place }, words)),
  );
}

// A numbered card on the table. The whole card is the button; a second one enlarges it.
export function numberedCard(act, card, props, ...marks) {
  return h(
    "li",
    { key: card.card, class: "numbered" },
    h(
      "button",
      { type: "button", class: "card", ...props },
      picture(card.card, card.words),
      h("span", { class: "number", "aria-hidden": "true" }, String(card.number)),
      marks,
    ),
    h("button", { type: "button", class: "look", "aria-label": t("Enlarge card %1", card.number), onclick: () => act.enlarge(card) }, lens()),
  );
}

const lens = () => h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("circle", { cx: 10, cy: 10, r: 6 }), h("line", { x1: 15, y1: 15, x2: 21, y2: 21 }));

export function people(shown, state, ui, act) {
  const mayReact = state.room.reactions && shown.me !== null;
  return [
    h("ul", { key: "people", class: "people", "aria-label": t("At the table"), ref: saysThereIsMore }, shown.people.map((person) => tile(person, mayReact && person.isMe, ui, act))),
    mayReact && ui.reacts && reactions(act),
  ];
}

function tile(person, mayReact, ui, act) {
  return h(
    "li",
    { key: person.seat, class: classes("person", { tells: person.tells, awaited: person.awaited, away: person.isAway, me: person.isMe }) },
    portrait(person.rabbit),
    h("span", { class: "name", title: person.name }, person.isMe ? t("You") : person.name, person.partner && h("small", { title: t("partner: %1", person.partner) }, `+ ${person.partner}`)),
    h("span", { class: "score" }, String(person.score)),
    person.chips !== null && h("span", { class: "chips", "aria-hidden": "true" }, "●".repeat(person.chips)),
    person.stories > 0 && h("span", { class: "chips", "aria-label": n("%n story card(s)", person.stories) }, "▮".repeat(person.stories)),
    person.told > 0 && h("span", { class: "chips", "aria-label": n("%n ending(s) told", person.told), title: n("%n ending(s) told", person.told) }, "❧".repeat(person.told)),
    h("span", { class: "doing" }, doing(person)),
    person.says && h("strong", { class: "bubble", role: "status", ref: scrolledIn }, person.says),
    mayReact && button("", () => act.set({ reacts: !ui.reacts }), { class: "react", id: "react", "aria-label": t("My rabbit"), "aria-expanded": String(ui.reacts) }),
  );
}

// The same where there are no tiles of the players.
export function ownRabbit(shown, state, ui, act) {
  if (shown.me === null) return null;
  if (!state.room.reactions) return portrait(state.room.seats[shown.me].rabbit);
  const open = () => act.set({ reacts: !ui.reacts });
  return [
    ui.reacts && reactions(act),
    button(portrait(state.room.seats[shown.me].rabbit), open, { class: "mine", id: "react", key: "react", "aria-label": t("My rabbit"), "aria-expanded": String(ui.reacts) }),
  ];
}

export const youMark = (isMe) => isMe && h("span", { class: "you" }, t("You"));

// What my rabbit can say between the moves, on everybody's table: a tap on it asks which.
export function reactions(act) {
  const react = (reaction) => button(reactionWord(reaction), () => (act.say({ t: "react", reaction }), act.set({ reacts: false, overlay: null })), { class: "small", id: `react-${reaction}` });
  return h("p", { class: "reactions", key: "reactions" }, ["laugh", "wave", "gasp"].map(react));
}

// Somebody beyond the edge of the strip has said something.
function scrolledIn(bubble) {
  const strip = bubble.closest(".people");
  const tile = bubble.closest(".person");
  const [around, its] = [strip.getBoundingClientRect(), tile.getBoundingClientRect()];
  if (!tile.classList.contains("me")) strip.scrollBy({ left: its.left - around.left - (around.width - its.width) / 2, behavior: "smooth" });
}

// An arrow at its edge, as long as more can be scrolled in.
function saysThereIsMore(row) {
  const tell = () => row.toggleAttribute("data-more", row.scrollWidth - row.clientWidth - row.scrollLeft > 4);
  row.addEventListener("scroll", tell, { passive: true });
  new ResizeObserver(tell).observe(row);
}

function doing(person) {
  if (person.isRival) return t("playing");
  if (person.isAway) return t("away");
  if (person.byBot) return t("a bot is playing");
  if (person.tells) return t("storyteller");
  if (person.votes && !person.done) return t("voting");
  if (person.gives) return t("card given");
  if (person.done) return t("ready");
  return person.awaited ? t("thinking…") : "";
}

export function turnFold(ui, act, id) {
  act.set({ unfolded: ui.unfolded.includes(id) ? ui.unfolded.filter((each) => each !== id) : [...ui.unfolded, id] });
}

// What few people need at once: it is built when somebody unfolds it.
export function fold(ui, act, id, title, content, props = {}) {
  const isOpen = ui.unfolded.includes(id);
  const turned = ({ target }) => target.open !== isOpen && turnFold(ui, act, id);
  return h("details", { id, open: isOpen, ontoggle: turned, ...props }, h("summary", {}, title), isOpen && content());
}

// An overlay that stays until it is closed.
export function sheet(name, label, ...children) {
  return h(
    "div",
    { class: `sheet ${name}`, key: name, role: "dialog", "aria-modal": "true", "aria-label": label, tabindex: "-1", ref: (node) => node.focus() },
    children,
  );
}

export function classes(base, marks) {
  return [base, ...Object.keys(marks).filter((name) => marks[name])].join(" ");
}

export function panel(title, ...children) {
  return h("section", { class: "panel" }, title && h("h2", {}, title), children);
}
