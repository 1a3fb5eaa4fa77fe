// The settings of an administrator before a game: house rules, decks, verses, times, the way into
// the room.

import { h } from "/dom.js";
import { button, choice, fold } from "/pieces.js";
import { refusal } from "/sentences.js";
import { inLanguage, n, ofCode, t } from "/words.js";

const TIMES = [null, 30, 60, 90, 120, 180, 300];
const FEW = 16;

export function starting({ room }, act) {
  const obstacles = room.obstacles.map((obstacle) => h("p", { class: "dim" }, refusal(obstacle)));
  return [
    obstacles,
    h(
      "div",
      { class: "row" },
      button(t("Add a bot"), () => act.say({ t: "add_bot" }), { id: "addBot" }),
      button(t("Start the game"), () => act.say({ t: "start" }), { class: "main", id: "start", disabled: room.obstacles.length > 0 }),
    ),
  ];
}

export function adminPanel(state, ui, act) {
  const { room } = state;
  const group = (id, title, content) => fold(ui, act, id, title, () => h("div", { class: "group" }, content()));
  return h(
    "section",
    { class: "panel admin" },
    group("rules", t("House rules"), () => houseRules(room, ui, act)),
    group("decks", t("Decks"), () => decks(room, act)),
    group("times", t("Time limits"), () => times(room, act)),
    group("company", t("Players"), () => company(room, act)),
    group("room", t("The table"), () => comingIn(room, ui, act)),
  );
}

function line(label, field) {
  return h("label", { class: "setting" }, h("span", {}, label), field);
}

function toggle(id, label, checked, turn) {
  return h("label", { class: "setting" }, h("span", {}, label), h("input", { id, type: "checkbox", checked, onchange: (e) => turn(e.target.checked) }));
}

function houseRules(room, ui, act) {
  const offer = room.editions.find((each) => each.id === room.edition);
  return [
    (offer?.switches ?? []).map((each) => rule(each, room.switches[each.name] ?? each.default, act)),
    h(
      "form",
      { class: "row", onsubmit: (e) => (e.preventDefault(), act.say({ t: "name_house_rules", name: ui.house.trim() })) },
      h("input", { id: "house", "aria-label": t("Name of these rules"), placeholder: room.house || t("Name of these rules"), value: ui.house, maxlength: 40, oninput: (e) => act.set({ house: e.target.value }) }),
      h("button", { type: "submit" }, t("Save")),
    ),
    button(t("As in the rulebook"), () => act.say({ t: "set_house_rules", name: "", edition: room.edition, switches: {} }), { id: "asPrinted" }),
  ];
}

function rule({ name, values, least, most, several }, value, act) {
  const set = (wanted) => act.say({ t: "set_switch", name, value: wanted });
  const label = ofCode("switch", name) || name;
  const id = `switch-${name}`;
  if (several) return kinds(label, name, values, value, set);
  if (values.length === 2 && values.every((each) => typeof each === "boolean")) return toggle(id, label, value, set);
  const range = least === null ? [] : Array.from({ length: most - least + 1 }, (_, step) => least + step);
  if (values.length === 0 && range.length > FEW) {
    return line(label, h("input", { id, type: "number", min: least, max: most, value: String(value), onchange: (e) => e.target.checkValidity() && set(Number(e.target.value)) }));
  }
  return line(label, choice(id, value, [...values, ...range].map((each) => [each, valueWords(name, each)]), set));
}

function kinds(label, name, values, chosen, set) {
  const toggled = (kind) => values.filter((each) => chosen.includes(each) !== (each === kind));
  return h(
    "div",
    { class: "setting", role: "group", "aria-label": label },
    h("span", {}, label),
    h("span", { class: "kinds" }, values.map((kind) =>
      button(valueWords(name, kind), () => toggled(kind).length && set(toggled(kind)), { "aria-pressed": String(chosen.includes(kind)), "data-kind": kind }))),
  );
}

function valueWords(name, value) {
  return ofCode(`value:${name}`, value) || ofCode("value", value) || String(value).replace("-", "−");
}

function decks(room, act) {
  const chosen = room.chosen_decks;
  const without = (deck) => chosen.filter((each) => each !== deck);
  return [
    room.decks.map((deck) =>
      toggle(`deck-${deck.id}`, n("%1, %n card(s)", deck.cards, inLanguage(deck.name)), chosen.includes(deck.id), (on) =>
        act.say({ t: "set_decks", decks: on ? [...chosen, deck.id] : without(deck.id) }))),
    line(t("Verses"), choice("verses", room.chosen_verses, room.verses.map((set) => [set.id, set.name]), (verses) => act.say({ t: "set_verses", verses }))),
    toggle("seenLast", t("Pictures already seen this evening come up last in the next game"), room.seen_last, (on) => act.say({ t: "set_seen_last", on })),
  ];
}

function times(room, act) {
  const names = { clue: t("For the clue"), give: t("For giving a card"), vote: t("For voting"), poetry: t("For each move") };
  const fitting = room.edition === "poetry" ? ["poetry"] : ["clue", "give", "vote"];
  return fitting.map((name) => {
    const options = [...new Set([...TIMES, room.timers[name]])].map((time) => [time, timeWords(time)]);
    return line(names[name], choice(`timer-${name}`, room.timers[name], options, (time) => act.say({ t: "set_timers", timers: { ...room.timers, [name]: time } })));
  });
}

function timeWords(seconds) {
  if (seconds === null) return t("no limit");
  return seconds % 60 ? n("%n second(s)", seconds) : n("%n minute(s)", seconds / 60);
}

function company(room, act) {
  const strengths = [["gentle", t("Easy")], ["usual", t("Medium")], ["sharp", t("Hard")]];
  const people = [[null, t("as in the rulebook")], ...room.seats.map((seat) => [seat.person, seat.name])];
  return [
    line(t("Bots"), choice("bots", room.bots, strengths, (strength) => act.say({ t: "set_bots", strength }))),
    line(t("First storyteller"), choice("first", room.first_storyteller, people, (person) => act.say({ t: "set_first_storyteller", person }))),
  ];
}

function comingIn(room, ui, act) {
  return [
    toggle("hostDecides", t("Only the host may let a bot play for somebody"), room.host_decides, (on) => act.say({ t: "set_host_decides", on })),
    toggle("browsers", t("Let people join in a browser"), room.browsers, (open) => act.say({ t: "set_browsers", open })),
    toggle("reactions", t("Allow reactions"), room.reactions, (on) => act.say({ t: "set_reactions", on })),
    h(
      "form",
      { class: "row", onsubmit: (e) => (e.preventDefault(), act.saySealed({ t: "set_code", code: ui.roomCode.trim() || null })) },
      h("input", { id: "roomCode", "aria-label": t("Table code"), placeholder: room.code ?? t("Table code"), value: ui.roomCode, maxlength: 32, autocapitalize: "none", oninput: (e) => act.set({ roomCode: e.target.value }) }),
      h("button", { type: "submit" }, t("Require this code")),
    ),
    room.needs_code && button(t("Don't require a code"), () => (act.set({ roomCode: "" }), act.saySealed({ t: "set_code", code: null })), { id: "noCode" }),
  ];
}
