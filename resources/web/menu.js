// The menu: the people and what to do about them, the pause, another device, the ways out.

import { h } from "/dom.js";
import { languages } from "/greeting.js";
import { button, choice, fold, portrait, reactions, sheet, turnFold, youMark } from "/pieces.js";
import { keptSeat, linkOf } from "/seat.js";
import { letAwake, staysAwake } from "/awake.js";
import { signalsAreOn, turnSignals } from "/signals.js";
import { square } from "/square.js";
import { listed, ofCode, n, t } from "/words.js";

const COPIED_MS = 3000;

export function menu(shown, state, ui, act) {
  return sheet(
    "menu",
    t("Menu"),
    h("h2", {}, t("Menu")),
    button(t("Back to the table"), () => act.set({ overlay: null }), { id: "close" }),
    thisPhone(act),
    languages(act),
    state.view && people(shown, state, ui, act),
    state.view && theGame(shown, state, act),
    state.room?.reactions && shown.me !== null && !shown.hasTiles && [h("h3", {}, t("My rabbit")), reactions(act)],
    otherDevice(ui, act),
    shown.isPlaying && shown.me !== null && standingUp(act),
    h("h3", {}, t("The table")),
    shown.isPlaying && shown.me !== null && h("p", { class: "dim" }, t("If you leave and come back during this game, you get your seat, cards and points back.")),
    button(t("Leave the table"), () => act.leave(), { id: "leave" }),
    h("p", { class: "fine" }, t("This page is not encrypted: others on this network could read it.")),
  );
}

function piles({ cards, poetry }) {
  const words = cards
    ? [n("%n card(s) in the draw pile", cards.pile), n("%n card(s) in the discard pile", cards.discard)]
    : [n("%n line(s) in the draw pile", poetry.lines_left), n("%n line(s) in the discard pile", poetry.discard), n("%n story card(s) left", poetry.stories_left), n("%n ending(s) left", poetry.endings_left)];
  return [h("p", { class: "dim" }, words.join(" · ")), poetry && h("p", { class: "dim" }, t("● chips · ▮ story cards · ❧ times as storyteller"))];
}

function people(shown, state, ui, act) {
  return [
    h("h3", {}, t("At the table")),
    h("ul", { class: "seats" }, state.room.seats.map((seat, place) => seat.keeper !== "gone" && personLine(shown, state, seat, place, ui, act))),
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
      const options = [[null, t("will be the last storyteller")], ...around.map((seat, place) => [seat.person, `${seat.name} → ${each.name} → ${next(place).name}`])];
      const say = (after) => act.say({ t: "place_newcomer", person: each.person, after });
      return h("label", { key: `place-${each.person}`, class: "setting" }, h("span", {}, each.name), choice(`place-${each.person}`, each.sits_after, options, say));
    });
}

// What can be done about somebody is unfolded, but for what the table waits for.
function personLine(shown, state, seat, place, ui, act) {
  const { room } = state;
  const awaited = state.view.waiting_for.includes(place);
  const [isMe, isAway, command] = [place === shown.me, seat.keeper === "absent", shown.isAdmin && shown.isPlaying];
  const say = (t, label, id) => button(label, () => act.say({ t, person: seat.person }), { class: "small", id: `${id}-${seat.person}` });
  const asking = room.watchers.find((each) => each.asks && each.waits_for === seat.person);
  const more = [
    command && awaited && !isMe && !seat.is_bot && say("act_for", t("Let a bot make this move"), "actFor"),
    command && seat.keeper !== "person" && !seat.goes && say("remove_chair", t("Remove this seat"), "removeChair"),
    shown.isAdmin && room.next_hosts.includes(seat.person) && say("hand_over", t("Hand the table over to this computer"), "handOver"),
    shown.isAdmin && !isMe && !(shown.isPlaying && seat.is_bot) && button(t("Remove from the table"), () => act.kick(seat), { class: "small danger", id: `kick-${seat.person}` }),
  ].filter(Boolean);
  const id = `more-${seat.person}`;
  const isOpen = ui.unfolded.includes(id);
  return h(
    "li",
    { key: seat.person },
    portrait(seat.rabbit),
    h("span", { class: "name" }, seat.name, youMark(isMe), h("small", {}, note(room, state.view, seat, awaited))),
    more.length > 0 && button("⋯", () => turnFold(ui, act, id), { class: "small", id, "aria-label": t("More about %1", seat.name), "aria-expanded": String(isOpen) }),
    h(
      "span",
      { class: "doings" },
      shown.isAdmin && asking && h("span", { class: "dim" }, t("%1 would like to take over from %2, who is away.", asking.name, seat.name)),
      shown.isAdmin && asking && button(t("Agree"), () => act.say({ t: "agree", person: asking.person }), { class: "small", id: `agree-${seat.person}` }),
      mayGiveToBot(shown, room) && isAway && say("give_to_bot", t("Let a bot take over"), "giveToBot"),
      shown.me === null && shown.isPlaying && seat.keeper !== "person" && say("take_seat", t("Take this seat myself"), "takeOver"),
      isOpen && more,
    ),
  );
}

// Anybody who plays, unless the host keeps it to themselves.
const mayGiveToBot = (shown, room) => shown.isPlaying && (shown.isAdmin || (shown.me !== null && !room.host_decides));

function note(room, view, seat, awaited) {
  if (room.too_few_without.includes(seat.person)) return t("left; a bot is playing");
  if (seat.goes) return t("leaving after this round");
  if (seat.keeper === "absent") return t("has lost connection");
  if (seat.keeper === "bot" && !seat.is_bot) return t("away; a bot is playing");
  if (awaited) return view.waiting_for.length > 1 ? t("thinking…") : t("everybody is waiting for this player");
  if (seat.instead_of) return t("bot, playing for %1", seat.instead_of);
  return seat.is_bot ? t("bot") : "";
}

const wishing = (room) => room.watchers.filter((each) => each.wants_a_chair);
const isAlone = (room) => room.edition === "team" && wishing(room).length < 2;

// A latecomer gets a new seat, or a free one, when the round is over.
export function newcomer(shown, room, act) {
  const { waits_for: wanted, wants_a_chair: waits, asks, own_seat: own = null } = shown.watcher ?? {};
  const seat = room.seats.find((each) => each.person === wanted);
  if (asks) return h("p", { class: "dim" }, t("The seat will be yours after this round, if the host agrees."));
  if (seat) return h("p", { class: "dim" }, t("The seat will be yours when this round is over."));
  if (waits) return h("p", { class: "dim" }, isAlone(room) ? t("A team needs two players: somebody else has to join, too.") : t("You'll join when this round is over."));
  const sit = (words) => button(words, () => act.say({ t: "take_seat" }), { class: "main", id: "sit" });
  if (own !== null) return [h("p", { class: "dim" }, t("A bot is playing for you.")), sit(t("Take my seat back"))];
  return room.no_chair ? h("p", { class: "dim" }, whyNot(room.no_chair.code)) : sit(t("Take a seat"));
}

function whyNot(code) {
  if (code === "too_many_players") return t("All seats are taken.");
  return code === "no_whole_lap_left" ? ofCode("refusal", code) : t("There aren't enough cards for another player.");
}

function theGame(shown, { room, view }, act) {
  const [runs, ends] = [shown.pausedBy === null, room.ends_after_round];
  return [
    h("h3", {}, t("The game")),
    piles(view),
    shown.isPlaying && shown.me !== null && button(runs ? t("Pause for everybody") : t("Continue"), () => act.say({ t: "pause", on: runs }), { id: "pause" }),
    shown.isPlaying && shown.isAdmin && button(ends ? t("Keep playing after this round") : t("End after this round"), () => act.say({ t: "finish_game", on: !ends }), { id: "finish" }),
    shown.isPlaying && shown.isAdmin && button(t("Abandon the game"), () => act.endGame(), { class: "danger", id: "endGame" }),
  ];
}

// The settings of this device.
function thisPhone(act) {
  const line = (id, label, on, turn) => h("label", { class: "setting" }, h("span", {}, label), h("input", { id, type: "checkbox", checked: on, onchange: (e) => (turn(e.target.checked), act.set({})) }));
  return [
    line("signals", t("Sound and vibration at my turn"), signalsAreOn(), turnSignals),
    line("awake", t("Keep the screen on during a game"), staysAwake(), letAwake),
  ];
}

function otherDevice(ui, act) {
  const seat = keptSeat();
  return seat && [
    h("h3", {}, t("Continue on another device")),
    h("p", { class: "dim" }, t("Anyone with this link can take your seat, so don't share it.")),
    h("input", { class: "link", readonly: true, value: linkOf(seat), "aria-label": t("The link to your seat"), onfocus: (e) => e.target.select() }),
    button(ui.isCopied ? t("Copied") : t("Copy the link"), () => copy(act), { id: "copy" }),
    fold(ui, act, "linkSquare", t("Show as a QR code"), () => square(linkOf(seat), { class: "code", "aria-label": t("QR code for your seat") })),
    h("p", { class: "dim" }, t("In the program on a computer, paste it into the address field.")),
  ];
}

// What is selected is copied on plain HTTP, too, where a page may not write to the clipboard.
function copy(act) {
  const field = document.querySelector(".link");
  field.focus();
  field.setSelectionRange(0, field.value.length);
  if (!document.execCommand("copy")) return;
  act.set({ isCopied: true });
  setTimeout(() => act.set({ isCopied: false }), COPIED_MS);
}

function standingUp(act) {
  return [
    h("h3", {}, t("Your seat")),
    button(t("Only watch; a bot takes over"), () => (act.say({ t: "leave_seat", for_good: false }), act.set({ overlay: null })), { id: "standUp" }),
    button(t("Leave the game for good"), () => act.leaveForGood(), { id: "standUpForGood" }),
  ];
}

// What everybody should know during the game.
export function standingNews(shown, state, ui, act) {
  const { room } = state;
  const nameOf = (wanted) => nameIn(room, wanted);
  const moving = room.handover_to !== null && h("p", { key: "moving", class: "banner", role: "status" }, ofCode("news", "handover_begun", nameOf(room.handover_to)));
  if (!shown.isPlaying) return [moving, newHosts(state, ui, act)];
  return [
    moving,
    shown.pausedBy !== null &&
      h("p", { key: "pause", class: "banner", role: "status" }, t("Paused by %1. Timers and bots are stopped.", nameOf(shown.pausedBy)),
        (shown.me !== null || shown.isAdmin) && button(t("Continue"), () => act.say({ t: "pause", on: false }), { class: "small", id: "goOn" })),
    question(shown, room, act),
    absences(shown, state, ui, act),
    newHosts(state, ui, act),
    wishes(shown, room),
    room.ends_after_round && h("p", { key: "ends", class: "banner" }, t("This is the last round.")),
    !room.is_saved && h("p", { key: "unsaved", class: "banner", role: "status" }, ofCode("news", "not_saved")),
    shown.me === null && shown.watcher && !shown.watcher.is_table && h("p", { key: "watching", class: "banner" }, t("You're watching."), newcomer(shown, room, act)),
  ];
}

// Too few players are left because somebody left for good: any of the others answers for all.
function question(shown, room, act) {
  const names = room.seats.filter((seat) => room.too_few_without.includes(seat.person)).map((seat) => seat.instead_of || seat.name);
  if (names.length === 0) return null;
  const say = (on) => () => act.say({ t: "play_on", on });
  const end = shown.isBetweenRounds ? t("End the game") : t("End after this round");
  return h("p", { key: "question", class: "banner", role: "status" }, t("%1 won't come back, and there are too few players left.", names.join(", ")),
    (shown.me !== null || shown.isAdmin) && [
      button(t("Let a bot take over"), say(true), { class: "small", id: "playOn" }),
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
        button(t("Let a bot take over"), () => act.say({ t: "give_to_bot", person: seat.person }), { class: "small", id: `bot-${seat.person}` }),
        button(t("Wait"), () => act.wait(seat.person), { class: "small", id: `wait-${seat.person}` }),
      ]);
  });
}

// Somebody else is the host than before, perhaps this player.
function newHosts({ room, welcome }, ui, act) {
  const names = ui.newHosts.map((each) => nameIn(room, each)).filter(Boolean);
  if (names.length === 0) return null;
  const words = ui.newHosts.includes(welcome.person) ? t("You're the host of the table now: see the menu.") : ofCode("news", "new_admin", listed(names));
  return h("p", { key: "host", class: "banner", role: "status" }, words, button(t("OK"), () => act.set({ newHosts: [] }), { class: "small", id: "newHost" }));
}

const nameIn = (room, wanted) => [...room.seats, ...room.watchers].find((each) => each.person === wanted)?.name ?? "";

function wishes(shown, room) {
  const names = wishing(room).map((each) => each.name);
  if (shown.me === null || names.length === 0) return null;
  const words = isAlone(room)
    ? t("%1 would like to join: a new team needs one more player.", names[0])
    : t("Joining after this round: %1.", names.join(", "));
  return h("p", { key: "wishes", class: "banner" }, words);
}
