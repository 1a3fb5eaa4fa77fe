// The menu: the people and what to do about them, the pause, another device, the ways out.

import { h } from "/dom.js";
import { languages } from "/greeting.js";
import { button, choice, portrait, sheet } from "/pieces.js";
import { keptSeat, linkOf } from "/seat.js";
import { letAwake, staysAwake } from "/awake.js";
import { signalsAreOn, turnSignals } from "/signals.js";
import { listed, ofCode, n, t } from "/words.js";

export function menu(shown, state, ui, act) {
  return sheet(
    "menu",
    t("Menu"),
    h("h2", {}, t("Menu")),
    button(t("Back to the table"), () => act.set({ overlay: null }), { class: "main", id: "close" }),
    state.view && piles(state.view),
    languages(act),
    thisPhone(act),
    state.view && people(shown, state, act),
    shown.isPlaying && shown.me !== null && clocks(shown, act),
    state.room?.reactions && shown.me !== null && reactions(act),
    otherDevice(),
    shown.isPlaying && shown.me !== null && standingUp(act),
    shown.isAdmin && shown.isPlaying && ending(state.room, act),
    h("h3", {}, t("The table")),
    shown.isPlaying && shown.me !== null && h("p", { class: "dim" }, t("Who leaves and comes back while this game goes on has the seat, the cards and the points again.")),
    button(t("Leave the table"), () => act.leave(), { id: "leave" }),
    h("p", { class: "fine" }, t("This page is not encrypted: others on this network could read along.")),
  );
}

// What my rabbit can do between the moves, on everybody's table.
export function reactionWord(reaction) {
  return { laugh: t("Ha-ha!"), wave: t("Hello!"), gasp: t("Oh!") }[reaction];
}

function reactions(act) {
  const react = (reaction) => button(reactionWord(reaction), () => (act.say({ t: "react", reaction }), act.set({ overlay: null })), { class: "small", id: `react-${reaction}` });
  return [h("h3", {}, t("My rabbit")), h("p", { class: "row" }, ["laugh", "wave", "gasp"].map(react))];
}

function piles({ cards, poetry }) {
  const words = cards
    ? [n("%n card(s) in the pile", cards.pile), n("%n card(s) in the discard", cards.discard)]
    : [n("%n line(s) in the pile", poetry.lines_left), n("%n line(s) in the discard", poetry.discard), n("%n story card(s) in the pile", poetry.stories_left), n("%n ending(s) in the pile", poetry.endings_left)];
  return h("p", { class: "dim" }, words.join(" · "));
}

function people(shown, state, act) {
  return [
    h("h3", {}, t("At the table")),
    h("ul", { class: "seats" }, state.room.seats.map((seat, place) => seat.keeper !== "gone" && personLine(shown, state, seat, place, act))),
    shown.me === null && shown.isPlaying && newcomer(shown, state.room, act),
    shown.isAdmin && shown.isPlaying && places(state, act),
  ];
}

// Where those who look on would sit down; the host says it.
function places({ room, view }, act) {
  const around = view.ring.map((seat) => room.seats[seat]);
  const next = (place) => around[(place + 1) % around.length];
  return room.watchers
    .filter((each) => !each.is_table && each.waits_for === null)
    .map((each) => {
      const options = [[null, t("tells last")], ...around.map((seat, place) => [seat.person, `${seat.name} → ${each.name} → ${next(place).name}`])];
      const say = (after) => act.say({ t: "place_newcomer", person: each.person, after });
      return h("label", { key: `place-${each.person}`, class: "setting" }, h("span", {}, each.name), choice(`place-${each.person}`, each.sits_after, options, say));
    });
}

function personLine(shown, state, seat, place, act) {
  const awaited = state.view.waiting_for.includes(place);
  const [isMe, isAway, command] = [place === shown.me, seat.keeper === "absent", shown.isAdmin && shown.isPlaying];
  const say = (t, label, id) => button(label, () => act.say({ t, person: seat.person }), { class: "small", id: `${id}-${seat.person}` });
  const asking = state.room.watchers.find((each) => each.asks && each.waits_for === seat.person);
  return h(
    "li",
    { key: seat.person },
    portrait(seat.rabbit),
    h("span", { class: "name" }, seat.name, h("small", {}, note(state.room, seat, awaited))),
    h(
      "span",
      { class: "doings" },
      command && awaited && !isMe && !seat.is_bot && say("act_for", t("A bot makes this one move"), "actFor"),
      shown.isAdmin && asking && h("span", { class: "dim" }, t("%1 would like to go on for %2, who is away.", asking.name, seat.name)),
      shown.isAdmin && asking && button(t("Agree"), () => act.say({ t: "agree", person: asking.person }), { class: "small", id: `agree-${seat.person}` }),
      mayGiveToBot(shown, state.room) && isAway && say("give_to_bot", t("A bot plays on"), "giveToBot"),
      command && seat.keeper !== "person" && !seat.goes && say("remove_chair", t("Play on without this seat"), "removeChair"),
      shown.me === null && shown.isPlaying && seat.keeper !== "person" && say("take_seat", t("I take this seat"), "takeOver"),
      shown.isAdmin && state.room.next_hosts.includes(seat.person) && say("hand_over", t("Give the table to this computer"), "handOver"),
      shown.isAdmin && !isMe && !(shown.isPlaying && seat.is_bot) && button(t("Remove from the table"), () => act.kick(seat), { class: "small", id: `kick-${seat.person}` }),
    ),
  );
}

// Anybody who plays, unless the host keeps it to themselves.
const mayGiveToBot = (shown, room) => shown.isPlaying && (shown.isAdmin || (shown.me !== null && !room.host_decides));

function note(room, seat, awaited) {
  if (room.too_few_without.includes(seat.person)) return t("has left; a bot plays");
  if (seat.goes) return t("leaves the game when the round is over");
  if (seat.keeper === "absent") return t("has lost the connection");
  if (seat.keeper === "bot" && !seat.is_bot) return t("away; a bot plays");
  if (awaited) return t("the table waits for this move");
  if (seat.instead_of) return t("bot, plays instead of %1", seat.instead_of);
  return seat.is_bot ? t("bot") : "";
}

const wishing = (room) => room.watchers.filter((each) => each.wants_a_chair);
const isAlone = (room) => room.edition === "team" && wishing(room).length < 2;

// Who came late sits down on a chair of his own, or on one that nobody holds, when the round is over.
export function newcomer(shown, room, act) {
  const { waits_for: wanted, wants_a_chair: waits, asks, own_seat: own = null } = shown.watcher ?? {};
  const seat = room.seats.find((each) => each.person === wanted);
  if (asks) return h("p", { class: "dim" }, t("The seat is yours after the round, if the host agrees."));
  if (seat) return h("p", { class: "dim" }, t("The seat is yours when the round is over."));
  if (waits) return h("p", { class: "dim" }, isAlone(room) ? t("A new team is of two: somebody else has to sit down, too.") : t("You sit down when the round is over."));
  const sit = (words) => button(words, () => act.say({ t: "take_seat" }), { class: "main", id: "sit" });
  if (own !== null) return [h("p", { class: "dim" }, t("A bot plays in your seat.")), sit(t("Sit down again"))];
  return room.no_chair ? h("p", { class: "dim" }, whyNot(room.no_chair.code)) : sit(t("Take a seat"));
}

function whyNot(code) {
  if (code === "too_many_players") return t("All seats are taken.");
  return code === "no_whole_lap_left" ? ofCode("refusal", code) : t("Too few cards are left for one more.");
}

function clocks(shown, act) {
  const on = shown.pausedBy === null;
  return [
    h("h3", {}, t("The game")),
    button(on ? t("Pause for everybody") : t("Go on"), () => act.say({ t: "pause", on }), { id: "pause" }),
  ];
}

// What this device does by itself.
function thisPhone(act) {
  const line = (id, label, on, turn) => h("label", { class: "setting" }, h("span", {}, label), h("input", { id, type: "checkbox", checked: on, onchange: (e) => (turn(e.target.checked), act.set({})) }));
  return [
    line("signals", t("Sound and vibration at my turn"), signalsAreOn(), turnSignals),
    line("awake", t("Keep the screen on during a game"), staysAwake(), letAwake),
  ];
}

function otherDevice() {
  const seat = keptSeat();
  return seat && [
    h("h3", {}, t("Play on with another device")),
    h("p", { class: "dim" }, t("Whoever opens this link has your seat: show it to nobody else.")),
    h("input", { class: "link", readonly: true, value: linkOf(seat), "aria-label": t("The link to your seat"), onfocus: (e) => e.target.select() }),
    h("p", { class: "dim" }, t("In the program on a computer it goes where an address is typed.")),
  ];
}

function standingUp(act) {
  return [
    h("h3", {}, t("Your seat")),
    button(t("Only watch: a bot plays on"), () => (act.say({ t: "leave_seat", for_good: false }), act.set({ overlay: null })), { id: "standUp" }),
    button(t("Play without me"), () => act.leaveForGood(), { id: "standUpForGood" }),
  ];
}

function ending(room, act) {
  const on = !room.ends_after_round;
  return [
    h("h3", {}, t("The game")),
    button(on ? t("End after this round") : t("Play on after this round"), () => act.say({ t: "finish_game", on }), { id: "finish" }),
    button(t("End the game for all"), () => act.endGame(), { id: "endGame" }),
  ];
}

// What everybody should know while the game goes on.
export function standingNews(shown, state, ui, act) {
  const { room } = state;
  const nameOf = (wanted) => nameIn(room, wanted);
  const moving = room.handover_to !== null && h("p", { key: "moving", class: "banner", role: "status" }, ofCode("news", "handover_begun", nameOf(room.handover_to)));
  if (!shown.isPlaying) return [moving, newHosts(state, ui, act)];
  return [
    moving,
    shown.pausedBy !== null &&
      h("p", { key: "pause", class: "banner", role: "status" }, t("A pause, called by %1. Clocks and bots wait.", nameOf(shown.pausedBy)),
        (shown.me !== null || shown.isAdmin) && button(t("Go on"), () => act.say({ t: "pause", on: false }), { class: "small", id: "goOn" })),
    question(shown, room, act),
    absences(shown, state, ui, act),
    newHosts(state, ui, act),
    wishes(shown, room),
    room.ends_after_round && h("p", { key: "ends", class: "banner" }, t("The last round: the game ends with it.")),
    !room.is_saved && h("p", { key: "unsaved", class: "banner", role: "status" }, ofCode("news", "not_saved")),
    shown.me === null && shown.watcher && !shown.watcher.is_table && h("p", { key: "watching", class: "banner" }, t("You are watching."), newcomer(shown, room, act)),
  ];
}

// Somebody has left for good a game that needs so many: those who remain answer, one for all.
function question(shown, room, act) {
  const names = room.seats.filter((seat) => room.too_few_without.includes(seat.person)).map((seat) => seat.instead_of || seat.name);
  if (names.length === 0) return null;
  const say = (on) => () => act.say({ t: "play_on", on });
  const end = shown.isBetweenRounds ? t("End the game") : t("End after this round");
  return h("p", { key: "question", class: "banner", role: "status" }, t("%1 will not come back, and too few are left to play.", names.join(", ")),
    (shown.me !== null || shown.isAdmin) && [
      button(t("A bot plays on"), say(true), { class: "small", id: "playOn" }),
      button(end, say(false), { class: "small", id: "playNoMore" }),
    ]);
}

// The game may wait for somebody who is away: anybody who plays lets a bot play, or waits.
function absences(shown, state, ui, act) {
  const { room, view } = state;
  const may = mayGiveToBot(shown, room);
  return room.seats.map((seat, place) => {
    if (seat.keeper !== "absent" || seat.goes || ui.waitedFor.includes(seat.person)) return null;
    const words = view?.waiting_for.includes(place) ? t("%1 is away, and the game waits for them.", seat.name) : t("%1 is away.", seat.name);
    const others = room.admins.filter((each) => each !== seat.person).map((each) => nameIn(room, each)).filter(Boolean);
    return h("p", { key: `away-${seat.person}`, class: "banner", role: "status" }, words,
      !may && others.length > 0 && ` ${t("%1 can let a bot play.", listed(others))}`,
      may && [
        button(t("A bot plays on"), () => act.say({ t: "give_to_bot", person: seat.person }), { class: "small", id: `bot-${seat.person}` }),
        button(t("Wait"), () => act.wait(seat.person), { class: "small", id: `wait-${seat.person}` }),
      ]);
  });
}

// Somebody else is the host than before, perhaps this player.
function newHosts({ room, welcome }, ui, act) {
  const names = ui.newHosts.map((each) => nameIn(room, each)).filter(Boolean);
  if (names.length === 0) return null;
  const words = ui.newHosts.includes(welcome.person) ? t("You are the host of the table now: the menu has what a host may do.") : ofCode("news", "new_admin", listed(names));
  return h("p", { key: "host", class: "banner", role: "status" }, words, button(t("OK"), () => act.set({ newHosts: [] }), { class: "small", id: "newHost" }));
}

const nameIn = (room, wanted) => [...room.seats, ...room.watchers].find((each) => each.person === wanted)?.name ?? "";

function wishes(shown, room) {
  const names = wishing(room).map((each) => each.name);
  if (shown.me === null || names.length === 0) return null;
  const words = isAlone(room)
    ? t("%1 would like to play, too: a new team needs one more.", names[0])
    : t("After the round at the table, too: %1.", names.join(", "));
  return h("p", { key: "wishes", class: "banner" }, words);
}
