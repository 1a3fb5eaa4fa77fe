// The lobby: the seats, the game, and what an administrator may change.

import { h } from "/dom.js";
import { evening } from "/end.js";
import { rabbits } from "/greeting.js";
import { adminPanel, starting } from "/admin.js";
import { button, fold, INVITATION, panel, portrait, youMark } from "/pieces.js";
import { editionName, gameWords } from "/sentences.js";
import { t } from "/words.js";

export function lobby(shown, state, ui, act) {
  const { room } = state;
  return h(
    "main",
    { class: "lobby" },
    invitation(room, act),
    game(shown, state, act),
    seats(shown, state, act),
    sentAway(shown, room, act),
    watchers(room),
    shown.me !== null && you(shown, state, ui, act),
    shown.isAdmin && adminPanel(state, ui, act),
    evening(state, act),
  );
}

function game(shown, state, act) {
  const { room } = state;
  const words = gameWords(room);
  const title = shown.isAdmin
    ? h(
        "select",
        { "aria-label": t("Edition"), value: room.edition, onchange: (e) => act.say({ t: "set_edition", edition: e.target.value }) },
        room.editions.map((offer) => h("option", { value: offer.id, selected: offer.id === room.edition }, editionName(offer))),
      )
    : h("strong", {}, words.name);
  const house = room.house || (Object.keys(room.switches).length > 0 && t("with house rules"));
  const next = shown.isAdmin ? starting(state, act) : h("p", { class: "dim" }, t("Waiting for the host to start the game."));
  return panel(t("Edition"), title, house && h("p", {}, house), h("p", { class: "fine" }, words.about), next);
}

function seats(shown, state, act) {
  const { room } = state;
  return panel(
    t("At the table"),
    h(
      "ol",
      { class: "seats" },
      room.seats.map((seat, place) =>
        h(
          "li",
          { key: seat.person },
          portrait(seat.rabbit),
          h("span", { class: "name" }, seat.name, youMark(place === shown.me), h("small", {}, note(room, seat))),
          shown.isAdmin && room.seats.length > 1 && button("↑", () => act.say({ t: "move", person: seat.person, to: (place + room.seats.length - 1) % room.seats.length }), { class: "small", "aria-label": t("Move %1 to the next seat", seat.name), id: `move-${seat.person}` }),
          shown.isAdmin && place !== shown.me &&
            button("✕", () => (seat.is_bot ? act.say({ t: "kick", person: seat.person }) : act.kick(seat)), { class: "small", "aria-label": t("Remove %1 from the table", seat.name), id: `kick-${seat.person}` }),
        ),
      ),
    ),
    room.seats.length === 0 && h("p", { class: "dim" }, t("The table is still empty.")),
    shown.me === null && button(t("Take a seat"), () => act.say({ t: "take_seat" }), { class: "main", id: "sit" }),
  );
}

// The table, and how the next guest comes to it: by the address of this page.
function invitation(room, act) {
  return h(
    "div",
    { class: "invites" },
    h("h1", {}, room.name),
    h("p", { class: "address" }, t("On the same Wi-Fi, scan this QR code or open:"), " ", h("strong", {}, location.host)),
    h("button", { type: "button", class: "square", id: "square", "aria-label": t("Show the QR code in full"), onclick: () => act.set({ overlay: "invitation" }) }, h("img", { src: INVITATION, alt: "", width: 96, height: 96 })),
  );
}

function note(room, seat) {
  if (seat.is_bot) return t("bot");
  if (seat.keeper === "absent") return t("away");
  return room.admins.includes(seat.person) ? t("host") : "";
}

function sentAway(shown, room, act) {
  if (!shown.isAdmin || !room.kicked?.length) return null;
  const letIn = ({ person, name }) => button(t("Let %1 back in", name), () => act.say({ t: "let_in", person }), { class: "small", id: `letIn-${person}` });
  return h("p", { class: "dim" }, t("Removed:"), " ", room.kicked.map(letIn));
}

function watchers(room) {
  if (room.watchers_in_all === 0) return null;
  const names = room.watchers.map((watcher) => (watcher.is_table ? t("big screen") : watcher.name));
  return h("p", { class: "dim" }, `${t("Watching:")} ${names.join(", ")}`);
}

function you(shown, state, ui, act) {
  const taken = state.room.seats.map((seat) => seat.rabbit);
  const mine = state.room.seats[shown.me];
  return fold(ui, act, "you", [portrait(mine.rabbit), t("Your name and rabbit")], () => [
    h(
      "form",
      { class: "row", onsubmit: (e) => (e.preventDefault(), act.rename()) },
      h("input", { id: "newName", "aria-label": t("Your name"), value: ui.name, maxlength: 40, oninput: (e) => act.set({ name: e.target.value }) }),
      h("button", { type: "submit", id: "rename", disabled: !ui.name.trim() || ui.name.trim() === mine.name }, t("Rename")),
    ),
    rabbits(mine.rabbit, (rabbit) => act.say({ t: "set_rabbit", rabbit }), taken),
    button(t("Only watch"), () => act.say({ t: "leave_seat" }), { id: "standUp" }),
  ], { class: "panel" });
}
