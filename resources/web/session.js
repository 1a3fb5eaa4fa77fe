// The conversation with the host: greet, answer, come back. The state lives here, its changes in state.js.

import { NOTHING, taken } from "/state.js";
import { sealFiles, unsealFiles } from "/files.js";
import { Line } from "/line.js";
import { forgetSeat, Greeting, keepSealed, keptSeat, leaveSeat, linkOf } from "/seat.js";
import { askAgain } from "/pictures.js";
import { Sealing } from "/sealing.js";
import { whole } from "/whole.js";

const WAITS = [200, 600, 1500, 3000, 6000];
const SILENCE = 15000;
const ANSWER_WITHIN = 500;
const LATE = 1000;
const MAY_RETURN = new Set(["host_closed", "handshake_too_slow", "reader_too_slow", "silent", "too_many_connections", "room_is_full", "handover_under_way"]);

// The decision that a move belongs to. Its number is not enough: a host that was restarted counts anew.
const whatIsAsked = ({ match, view }) => JSON.stringify([match, view.round, view.phase, view.legal, view.cards?.clue, view.poetry?.lines]);

export class Session {
  constructor(onChange) {
    this.state = NOTHING;
    this.profile = null;
    this.onChange = onChange;
    this.line = null;
    this.unsaid = null;
    this.sealing = new Sealing();
    this.heard = 0;
    this.attempt = 0;
    this.requests = 0;
    this.move = null;
    this.isBack = false;
    this.decksAsked = new Set();
    setInterval(() => this.watchSilence(), 3000);
    for (const event of ["visibilitychange", "resume", "pageshow", "offline", "online", "focus"]) {
      (["visibilitychange", "resume"].includes(event) ? document : window).addEventListener(event, () => this.wake());
    }
  }

  join(profile) {
    this.profile = profile;
    this.attempt = 0;
    this.sealing.forget();
    this.open();
  }

  say(message) {
    return this.line?.say(message) ?? false;
  }

  // The room's code is said under a seal alone: an open connection is sealed first.
  saySealed(message) {
    if (this.line?.files) this.say(message);
    else if (this.line?.isOpen) {
      this.unsaid = message;
      this.sealNow();
    }
  }

  // One move at a time: the next waits for the host's answer. A move that was lost with the line is
  // made again after coming back, if the same is still asked of this player.
  intend(action) {
    if (this.state.pending) return;
    this.move = { action, asked: whatIsAsked(this.state) };
    this.sayMove();
  }

  sayMove() {
    const id = (this.requests += 1);
    const { match, decision } = this.state;
    const isOnItsWay = this.say({ t: "intent", id, match, decision, action: this.move.action });
    this.change({ pending: id, late: isOnItsWay ? this.state.late : id });
    setTimeout(() => this.state.pending === id && this.change({ late: id }), LATE);
  }

  // The first view after coming back: what is asked now?
  repeatMove() {
    this.isBack = false;
    if (!this.state.pending) return;
    if (whatIsAsked(this.state) === this.move.asked) this.sayMove();
    else this.change({ pending: 0 });
  }

  // A player who leaves while the connection is lost has left here, and is absent at the table.
  leave() {
    leaveSeat();
    if (this.say({ t: "leave" })) return;
    this.change({ farewell: { code: "you_left" } });
    this.parted("you_left");
  }

  open() {
    this.close();
    this.change({ status: this.state.welcome ? "lost" : "connecting", attempt: this.attempt });
    this.connect();
  }

  connect() {
    this.heard = performance.now();
    const line = (this.line = new Line(this.sealing.begin(this.profile.code, this.seat), {
      opened: (channel) => this.greet(channel),
      offered: () => this.sealing.offered(),
      heard: (message) => line === this.line && this.take(whole(message)),
      lost: () => line === this.line && this.lost(),
    }));
  }

  // The seat that one wants back.
  get seat() {
    return this.profile.back ? keptSeat() : null;
  }

  greet(channel) {
    this.sealing.opened();
    this.greeting = new Greeting(this.profile, channel, this.sealing.way === "open" ? null : this.seat);
    this.say(this.greeting.hello());
  }

  close() {
    const line = this.line;
    this.line = null;
    clearTimeout(this.again);
    this.decksAsked.clear();
    unsealFiles();
    line?.close();
  }

  // An open connection is replaced by one sealed with the seat's token; the seat moves over before
  // the open one ends.
  sealNow() {
    this.line.letGo();
    this.connect();
  }

  take(message) {
    this.heard = performance.now();
    if (message.t === "ping") this.say({ t: "pong", id: message.id });
    if (message.t === "challenge") this.say(this.greeting.proof(message));
    if (message.t === "handed_over") return this.follow(message);
    if (message.t === "goodbye" && this.sealing.leadsOn(message.code, this.profile.code, this.seat)) return this.open();
    if (message.t === "lobby") this.keepSealed(message.room);
    if (message.t === "welcome" && !this.welcome(message)) return;
    this.change(taken(this.state, message, Date.now()));
    if (message.t === "update" && this.isBack) this.repeatMove();
    if (message.t === "goodbye") this.parted(message.code);
    if (message.t === "lobby") this.enter(message.room);
  }

  welcome(message) {
    this.attempt = 0;
    if (this.greeting.welcomed(message)) {
      this.sealing.joined();
      this.isBack = true;
      this.profile = { ...this.profile, back: true };
      askAgain();
      return true;
    }
    this.parted("protocol_error");
    return false;
  }

  keepSealed({ needs_code: isSealed }) {
    keepSealed(isSealed);
    sealFiles(isSealed, this.line.files);
  }

  enter(room) {
    if (!this.line.files && room.needs_code) return this.sealNow();
    if (this.line.files && this.unsaid) this.say(this.unsaid);
    this.unsaid = null;
    this.askForDecks(room);
  }

  // The table is on another computer now: its page learns which seat this is.
  follow({ address, port }) {
    const place = address?.includes(":") ? `[${address}]` : address || location.hostname;
    const there = `http://${place}:${port}`;
    const seat = keptSeat();
    this.close();
    location.assign(seat ? linkOf(seat, there) : there);
  }

  parted(code) {
    if (code === "kicked") forgetSeat();
    if (code === "replaced") leaveSeat();
    // A seat's own token is always right: somebody else has answered.
    const isOfAnother = code === "wrong_code" && this.sealing.way === "token";
    if (MAY_RETURN.has(code) || isOfAnother) return this.lost();
    this.close();
    this.change({ status: "ended", pending: 0, notice: null });
  }

  lost() {
    this.close();
    const wait = WAITS[Math.min(this.attempt, WAITS.length - 1)];
    this.attempt += 1;
    this.change({ status: this.state.welcome ? "lost" : "connecting", attempt: this.attempt });
    this.again = setTimeout(() => this.open(), wait);
  }

  // A telephone that was locked, or that lost its network, finds out within half a second whether its
  // connection still lives: a table on this very computer needs no network.
  wake() {
    if (document.visibilityState !== "visible" || !this.profile || this.state.status === "ended") return;
    if (!this.line?.isOpen) {
      if (!this.line?.isOpening) this.open();
      return;
    }
    if (this.state.status !== "joined") return;
    const asked = performance.now();
    this.say({ t: "ping", id: Math.round(asked) });
    setTimeout(() => this.line && this.heard < asked && this.open(), ANSWER_WITHIN);
  }

  watchSilence() {
    if (this.line && performance.now() - this.heard > SILENCE) this.lost();
  }

  // The words of the decks in play: what a picture shows, for those who listen.
  askForDecks(room) {
    for (const deck of room.chosen_decks) {
      if (!this.decksAsked.has(deck)) this.say({ t: "want_deck", deck });
      this.decksAsked.add(deck);
    }
  }

  change(changes) {
    this.state = { ...this.state, ...changes };
    this.onChange();
  }
}
