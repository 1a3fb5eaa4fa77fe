// Before the table: a name, a rabbit, the room's code.

import { h } from "/dom.js";
import { button, classes, COLOURS, portrait } from "/pieces.js";
import { keptSeat } from "/seat.js";
import { gameWords } from "/sentences.js";
import { language, languages as names, t } from "/words.js";

export function greeting(shown, state, ui, act) {
  const busy = state.status === "connecting";
  const seat = keptSeat();
  return h(
    "main",
    { class: "greeting" },
    h("h1", {}, "Dixit Qt"),
    h("p", { class: "dim", id: "table" }, ui.table ? tableWords(ui.table) : t("Pictures, a few words, and friends around one table")),
    shown.farewell && h("p", { class: "farewell", role: "alert" }, shown.farewell),
    seat && comeBack(seat, busy, act),
    h(
      "form",
      { class: classes("coming", { coded: asksForCode(state, ui) }), onsubmit: (event) => (event.preventDefault(), act.join("seat")) },
      h("div", { class: "field" }, h("label", { for: "name" }, t("What's your name?")), h("div", { class: "row" },
        h("input", { id: "name", value: ui.name, maxlength: 40, autocomplete: "nickname", oninput: (e) => act.set({ name: e.target.value }) }),
        button(portrait(ui.rabbit), () => act.set({ choosesRabbit: !ui.choosesRabbit }), { class: "rabbit", id: "rabbit", "aria-label": t("Choose your rabbit"), "aria-expanded": String(ui.choosesRabbit) }))),
      ui.choosesRabbit && rabbits(ui.rabbit, (rabbit) => act.set({ rabbit, choosesRabbit: false })),
      asksForCode(state, ui) && [
        h("div", { class: "field", key: "code" }, h("label", { for: "code" }, t("Table code")),
          h("input", { id: "code", value: ui.code, maxlength: 32, autocomplete: "off", autocapitalize: "none", oninput: (e) => act.set({ code: e.target.value }) })),
        h("p", { class: "fine" }, t("The code is never sent: it encrypts everything between this page and the table.")),
      ],
      h("button", { type: "submit", class: seat ? "" : "main", id: "sitDown", disabled: busy || !ui.name.trim() }, busy ? t("Connecting to the table…") : seat ? t("Join as another player") : t("Join")),
      button(t("Watch"), () => act.join("spectator"), { id: "watch", disabled: busy || !ui.name.trim() }),
    ),
    languages(act),
    h("p", { class: "fine" }, asksForCode(state, ui) ? t("The page itself is not encrypted on its way here: somebody who can change this network's traffic could replace it.") : t("This page is not encrypted: others on this network could read it.")),
  );
}

// An address where nothing is.
export function nowhere(shown, state, ui, act) {
  return h(
    "main",
    { class: "greeting" },
    h("h1", {}, "Dixit Qt"),
    h("p", {}, t("There is nothing at this address. The game is at %1.", location.host)),
    button(t("To the game"), () => location.assign("/"), { class: "main", id: "toTable" }),
    languages(act),
  );
}

function tableWords(table) {
  const { name } = gameWords(table);
  return table.round === null ? t("%1: %2", table.name, name) : t("%1: %2, round %3", table.name, name, table.round);
}

// The seat that this device had here: its user may take it again, or make the device forget it.
function comeBack(seat, busy, act) {
  const name = seat.name ?? "";
  return h(
    "section",
    { class: "panel", key: "kept" },
    h(
      "div",
      { class: "row" },
      portrait(seat.rabbit ?? 0),
      button(name ? t("Come back as %1", name) : t("Come back to your seat"), () => act.comeBack(), { class: "main", id: "comeBack", disabled: busy }),
    ),
    button(t("Forget me on this device"), () => act.forget(), { class: "small", id: "forget" }),
  );
}

// Only what was typed here, where it is asked for, is a code. A table that has one says nothing else of itself.
export function asksForCode({ farewell }, { table }) {
  const code = farewell?.code;
  return ["code_needed", "wrong_code", "too_many_tries"].includes(code) || (table === null && code !== "open_table");
}

export function rabbits(chosen, choose, taken = []) {
  const names = [
    t("red rabbit"), t("orange rabbit"), t("yellow rabbit"), t("light green rabbit"), t("green rabbit"), t("turquoise rabbit"),
    t("blue rabbit"), t("indigo rabbit"), t("violet rabbit"), t("pink rabbit"), t("brown rabbit"), t("white rabbit"),
  ];
  return h(
    "div",
    { class: "rabbits", role: "group", "aria-label": t("Choose your rabbit") },
    Array.from({ length: COLOURS }, (_, rabbit) =>
      h(
        "button",
        {
          type: "button",
          class: classes("rabbit", { chosen: rabbit === chosen }),
          "aria-label": names[rabbit],
          "aria-pressed": String(rabbit === chosen),
          disabled: taken.includes(rabbit) && rabbit !== chosen,
          onclick: () => choose(rabbit),
        },
        portrait(rabbit),
      ),
    ),
  );
}

export function languages(act) {
  return h(
    "div",
    { class: "languages", role: "group", "aria-label": t("Language") },
    Object.entries(names).map(([code, name]) =>
      button(name, () => act.speak(code), { lang: code, "aria-pressed": String(language() === code) }),
    ),
  );
}
