// The page: what is known and what the player does lead to what is shown.

import { keepAwake } from "/awake.js";
import { goBackFrom, onBack } from "/back.js";
import { cards } from "/cards.js";
import { derived, FRESH_PICKS, isFresh, NOTICE_MS, stillPossible } from "/derive.js";
import { h, patch } from "/dom.js";
import { end } from "/end.js";
import { onFile } from "/files.js";
import { asksForCode, greeting, nowhere } from "/greeting.js";
import { lobby } from "/lobby.js";
import { standingNews } from "/menu.js";
import { overlay } from "/overlays.js";
import { button, classes } from "/pieces.js";
import { poetry } from "/poetry.js";
import { reveal } from "/rounds.js";
import { forgetSeat, isOfThisTab, keepInSeat, keptInSeat, keptSeat, nameSeat, takeFromLink } from "/seat.js";
import { reactionWord, refusal } from "/sentences.js";
import { Session } from "/session.js";
import { signal } from "/signals.js";
import { soon } from "/soon.js";
import { ofBrowser, ofTab } from "/store.js";
import { history } from "/state.js";
import { tableNow } from "/table.js";
import { gameOf, NOTHING_TOLD, toldSince } from "/telling.js";
import { keepLanguage, ofCode, speak, t, wishedLanguage } from "/words.js";

const PAGES = { nowhere, greeting, lobby, cards, poetry, reveal, end };
const OF_THE_TABLE = /^\/(index\.html)?$/;

const ui = {
  name: ofBrowser.get("name") ?? "",
  rabbit: Number(ofBrowser.get("rabbit") ?? Math.floor(Math.random() * 12)),
  code: "",
  picks: FRESH_PICKS,
  decision: "",
  overlay: null,
  asked: null,
  choosesRabbit: false,
  reacts: false,
  named: "",
  isCopied: false,
  isDrawing: false,
  waitedFor: [],
  unfolded: [],
  hosts: null,
  newHosts: [],
  table: undefined,
  enlarged: null,
  round: null,
  told: NOTHING_TOLD,
  guessed: { count: 0, lines: 0 },
  seen: 0,
  isAstray: !OF_THE_TABLE.test(location.pathname),
  mending: null,
  house: "",
  roomCode: "",
};

const session = new Session(() => (settle(session.state), renderSoon()));
onFile(renderSoon);

const typedCode = () => (asksForCode(session.state, ui) && ui.code.trim()) || null;

const act = {
  set: (changes) => (Object.assign(ui, changes), render()),
  pick: (changes) => (act.set({ picks: { ...ui.picks, ...changes } }), keepDraft()),
  // Where one either adds a line or guesses, the one choice takes back the other.
  pickForPoem: (choice, { hint }) => act.pick(hint ? choice : { story: null, line: null, ...choice }),
  say: (message) => session.say(message),
  saySealed: (message) => session.saySealed(message),
  intend: (action) => (session.intend(action), render()),
  speak: (code) => (keepLanguage(code), speak(code), render()),
  ask: (words, yes, then) => act.set({ asked: { words, yes, then } }),
  comeBack: () => comeBack(keptSeat()),
  forget: () => act.ask(t("Forget the seat and name on this device? You can't come back to your cards from here afterwards."), t("Forget"), forgetAll),
  join(want) {
    ofBrowser.set("name", ui.name.trim());
    ofBrowser.set("rabbit", ui.rabbit);
    session.join({ name: ui.name.trim(), rabbit: ui.rabbit, code: typedCode(), want });
    render();
  },
  rename() {
    ofBrowser.set("name", ui.name.trim());
    session.say({ t: "set_name", name: ui.name.trim() });
  },
  leave: () => (session.leave(), act.set({ overlay: null })),
  endGame: () => act.ask(t("Abandon the game? It doesn't count, but it can be resumed on the host's computer."), t("Abandon the game"), () => (session.say({ t: "end_game" }), act.set({ overlay: null }))),
  kick: ({ person, name }) => act.ask(t("Remove %1 from the table?", name), t("Remove from the table"), () => session.say({ t: "kick", person })),
  leaveForGood: () => act.ask(t("Leave this game for good? You can't take this seat again."), t("Leave the game for good"), () => (session.say({ t: "leave_seat", for_good: true }), act.set({ overlay: null }))),
  swap: (line, text) => act.ask(t("Swap the line “%1”? You won't get it back.", text), t("Swap"), () => act.intend({ a: "swap_line", line })),
  wait: (person) => act.set({ waitedFor: [...ui.waitedFor, person] }),
  seen: () => {
    const record = history(session.state).at(-1);
    if (record) session.say({ t: "continued", round: record.number });
    act.set({ seen: Object.keys(session.state.rounds).length });
  },
  enlarge(card) {
    const row = card.number === undefined ? "hand" : session.state.view?.poetry ? "stories" : "table";
    act.set({ enlarged: { row, ...card } });
  },
  // A card out of the hand: for the clue, or to be given.
  choose(card) {
    const { legal } = session.state.view;
    if (legal.clue?.cards.includes(card)) return act.pick({ cards: [card] });
    if (!legal.give?.cards.includes(card)) return undefined;
    const chosen = ui.picks.cards.includes(card) ? ui.picks.cards.filter((each) => each !== card) : [...ui.picks.cards, card];
    act.pick({ cards: chosen });
    return chosen.length === legal.give.count && act.intend({ a: "give", cards: chosen });
  },
  tell(kind) {
    act.intend({ a: "give_clue", text: ui.picks.text.trim(), kind, card: ui.picks.cards[0] ?? null });
  },
  // Storytellers of Party lay the red marker once their own vote lies.
  vote(number) {
    const { vote } = session.state.view.legal;
    const { votes, red } = ui.picks;
    if (!vote) return undefined;
    if (votes.includes(number)) return act.pick({ votes: votes.filter((each) => each !== number) });
    if (vote.reds.length && votes.length === vote.most) return vote.reds.includes(number) && act.pick({ red: red === number ? null : number });
    return vote.numbers.includes(number) && act.pick({ votes: [...votes, number].slice(-vote.most) });
  },
  mend() {
    act.intend({ a: "amend_clue", text: ui.mending.trim() });
    act.set({ mending: null });
  },
  // "Vote for card 3" says that it is done; where there is more to choose, the button of the table casts the votes.
  voteFor(number) {
    const { vote } = session.state.view.legal;
    act.vote(number);
    if (vote.most === 1 && vote.reds.length === 0 && ui.picks.votes.length > 0) act.castVote();
  },
  castVote: () => act.intend({ a: "vote", numbers: ui.picks.votes, red: ui.picks.red }),
};

// A clue that is half given outlives the tab: its words, its card and its kind.
function keepDraft() {
  if (!session.state.view.legal.clue) return;
  const { text, cards, kind } = ui.picks;
  keepInSeat(ui.decision, { text, cards, kind });
}

// Nothing about the last player is left in this browser.
function forgetAll() {
  forgetSeat();
  ofTab.clear();
  ofBrowser.clear();
  act.set({ name: "", code: "" });
}

// A selection belongs to one decision; things already shown belong to one game.
function settle(state) {
  const { view } = state;
  const round = view ? `${gameOf(state)} ${view.round} ` : "";
  const decision = view ? round + view.phase : "";
  if (decision !== ui.decision) {
    const enlarged = view && !view.outcome && ui.decision.startsWith(round) && isOfHand(ui.enlarged, view) ? ui.enlarged : null;
    Object.assign(ui, { decision, picks: { ...FRESH_PICKS, ...keptInSeat(decision) }, enlarged, mending: null });
  }
  const { seats, admins } = state.room ?? { seats: [], admins: [] };
  noteHosts(admins, state.status);
  ui.waitedFor = ui.waitedFor.filter((person) => seats.some((seat) => seat.person === person && seat.keeper === "absent"));
  if (view) ui.picks = stillPossible(ui.picks, view.legal, state.pending > 0);
  noteGuesses(view?.poetry);
  noteRounds(state);
}

// One may look at a card of one's own for as long as one holds it in this round.
const isOfHand = (enlarged, { cards }) => enlarged?.row === "hand" && (cards?.hand.includes(enlarged.card) ?? false);

// A guess is news until the next line is added.
function noteGuesses(poetry) {
  if (poetry && poetry.guesses.length !== ui.guessed.count) ui.guessed = { count: poetry.guesses.length, lines: poetry.lines.length };
}

// A television that tells something to all is waited for: then the page is shown again.
function noteRounds(state) {
  const before = ui.told;
  const now = Date.now();
  ui.told = toldSince(before, state, now);
  if (ui.told.game !== before.game) ui.seen = ui.told.rounds;
  for (const at of [ui.told.pointsAt, ui.told.podiumAt]) {
    if (at > now && at !== before.pointsAt && at !== before.podiumAt) setTimeout(render, at - now + 1);
  }
}

// For a while nobody may be the host; it is news when somebody else is than before.
function noteHosts(admins, status) {
  if (status === "ended") Object.assign(ui, { hosts: null, newHosts: [] });
  else if (admins.length > 0) {
    const isSame = ui.hosts === null || admins.every((each) => ui.hosts.includes(each));
    Object.assign(ui, { hosts: admins, newHosts: isSame ? ui.newHosts.filter((each) => admins.includes(each)) : admins });
  }
}

// Nobody is at the table yet.
const isOutside = ({ page }) => page === "greeting" || page === "nowhere";

let willRender = false;

// However much comes in at once is noted one by one, and shown once.
function renderSoon() {
  if (willRender) return;
  willRender = true;
  soon(render);
}

function render() {
  willRender = false;
  const { state } = session;
  const shown = derived(state, ui);
  keepName(state.room?.seats[shown.me] ?? shown.watcher);
  const over = overlay(shown, state, ui, act);
  const said = saidNow(shown, state);
  document.title = shown.isMyTurn ? `● ${t("It is your turn")} — Dixit Qt` : "Dixit Qt";
  document.body.dataset.page = shown.page;
  document.body.setAttribute("aria-busy", String(state.pending > 0));
  const active = document.activeElement;
  begin(shown.page);
  patch(document.getElementById("page"), [
    shown.isLost && h("p", { key: "lost", class: classes("lost", { closed: shown.isClosed }), role: "alert", ref: (node) => measured(node, "--above") }, shown.isClosed ? shown.farewell : t("The connection to the table was lost. Your seat is kept."), button(t("Try again"), () => session.open(), { class: "small", id: "tryNow" })),
    h(
      "div",
      { key: "below", class: "below", inert: over !== null },
      !isOutside(shown) && [top(shown, state, said), h("div", { key: "news", class: "news", ref: (node) => measured(node, "--news") }, standingNews(shown, state, ui, act))],
      h("div", { key: shown.page, class: "content" }, PAGES[shown.page](shown, state, ui, act)),
    ),
    over,
    h("p", { key: "toast", class: "toast", role: "status", "aria-live": "polite", hidden: !said }, said),
  ].filter(Boolean));
  goBackFrom((isOutside(shown) ? 0 : 1) + (over ? 1 : 0));
  keepFocus(over, active);
  soon(() => keepAwake(shown.isPlaying && shown.me !== null));
  soon(() => signal(shown.isMyTurn));
}

// Banners take their height from the screen below them.
function measured(banner, height) {
  const measure = () => document.documentElement.style.setProperty(height, `${banner.offsetHeight}px`);
  new ResizeObserver(measure).observe(banner);
}

let shownLast = "";

// A new screen starts at its top; the old one is laid out already, so that scrolling it costs nothing.
function begin(page) {
  const now = `${page} ${ui.decision}`;
  if (now === shownLast) return;
  shownLast = now;
  scrollTo(0, 0);
  if (page === "greeting") setTimeout(introduce); // the form is shown first
}

let focused = null;

// Closing a sheet returns the focus to the screen below.
function keepFocus(over, active) {
  if (over && !focused) focused = active;
  if (over || !focused) return;
  if (focused.isConnected && !focused.closest("[inert]")) focused.focus({ preventScroll: true });
  focused = null;
}

async function introduce() {
  act.set({ table: await tableNow() });
}

function close() {
  if (ui.asked) act.set({ asked: null });
  else if (ui.enlarged) act.set({ enlarged: null });
  else act.set({ overlay: null, round: null });
}

onBack(() => (ui.asked || ui.enlarged || ui.overlay ? close() : act.set({ overlay: "menu" })));

function keepName(mine) {
  const named = mine ? `${mine.rabbit} ${mine.name}` : "";
  if (!mine || named === ui.named) return;
  ui.named = named;
  nameSeat(mine.name, mine.rabbit ?? ui.rabbit);
}

// What has just happened is said where the round is named, for a while.
function top(shown, state, said) {
  const { view } = state;
  const number = shown.page === "reveal" ? shown.rounds.at(-1).number : view?.round;
  const round = !view ? "" : view.rounds_in_all ? t("Round %1 of %2", number, view.rounds_in_all) : t("Round %1", number);
  const rest = state.timeUp === null ? state.timeLeft : state.timeUp - Date.now();
  const left = rest === null ? null : Math.max(0, Math.ceil(rest / 1000));
  return h(
    "header",
    { class: "top", key: "top" },
    h("span", { class: "dim" }, said ? "" : round),
    left !== null && h("span", { class: "time", role: "timer" }, t("Time left: %1", left)),
    view && button(t("Rounds"), () => act.set({ overlay: "rounds" }), { id: "rounds" }),
    button(t("Menu"), () => act.set({ overlay: "menu" }), { id: "menu" }),
  );
}

function newsOf(notice, room) {
  if (notice.t !== "reacted") return ofCode("news", notice.code, notice.name);
  const seat = room.seats.find((each) => each.person === notice.person);
  return seat ? `${seat.name}: ${reactionWord(notice.reaction)}` : "";
}

function saidNow(shown, state) {
  const notice = state.notice?.code === "new_admin" ? null : state.notice; // a banner says that
  const said = state.refused ? refusal(state.refused) : notice ? newsOf(notice, state.room) : "";
  const source = state.refused ?? notice;
  if (source && !source.since) {
    source.since = Date.now();
    setTimeout(render, NOTICE_MS + 50);
  }
  const fresh = source && isFresh(source) && !(source.t === "reacted" && shown.hasTiles); // there their rabbit says it
  const isLate = state.pending > 0 && state.late === state.pending;
  return isLate ? t("Sending…") : fresh ? said : "";
}

addEventListener("keydown", (event) => {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") close();
  const number = event.key === "0" ? 10 : Number(event.key);
  const { view } = session.state;
  if (!(number > 0) || !view || ui.overlay || ui.enlarged || ui.asked) return;
  if (view.legal.vote) act.vote(number);
  else if (view.legal.hint?.stories.includes(number) || view.legal.guess.includes(number)) act.pickForPoem({ story: number }, view.legal);
});

setInterval(() => session.state.timeUp !== null && render(), 1000);

function comeBack(seat) {
  session.join({ name: seat?.name ?? (ui.name.trim() || t("Guest")), rabbit: seat?.rabbit ?? ui.rabbit, code: typedCode(), want: "seat", back: true });
}

addEventListener("hashchange", () => takeFromLink() && comeBack(keptSeat()));

soon(() => speak(wishedLanguage()));
soon(() => (!ui.isAstray && (takeFromLink() || isOfThisTab()) ? comeBack(keptSeat()) : render()));
