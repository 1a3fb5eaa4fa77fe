// The conversation with the host: greet, answer, come back. The state lives here, its changes in state.js.

import { NOTHING, taken } from "/state.js";
import { forgetSeat, Greeting, keptSeat, leaveSeat, linkOf } from "/seat.js";
import { whole } from "/whole.js";

const WAITS = [200, 600, 1500, 3000, 6000];
const SILENCE = 15000;
const ANSWER_WITHIN = 500;
const MAY_RETURN = new Set(["host_closed", "handshake_too_slow", "reader_too_slow", "silent", "too_many_connections", "room_is_full", "handover_under_way"]);

export class Session {
  constructor(onChange) {
    this.state = NOTHING;
    this.profile = null;
    this.onChange = onChange;
    this.socket = null;
    this.heard = 0;
    this.attempt = 0;
    this.requests = 0;
    this.decksAsked = new Set();
    setInterval(() => this.watchSilence(), 3000);
    for (const event of ["visibilitychange", "resume", "pageshow", "online", "focus"]) {
      (["visibilitychange", "resume"].includes(event) ? document : window).addEventListener(event, () => this.wake());
    }
  }

  join(profile) {
    this.profile = profile;
    this.attempt = 0;
    this.open();
  }

  say(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  // One move at a time: the next waits for the host's answer.
  intend(action) {
    const { match, decision, pending } = this.state;
    const id = this.requests + 1;
    if (pending || !this.say({ t: "intent", id, match, decision, action })) return;
    this.requests = id;
    this.change({ pending: id });
  }

  leave() {
    this.say({ t: "leave" });
    leaveSeat();
  }

  open() {
    this.close();
    this.change({ status: this.state.welcome ? "lost" : "connecting", attempt: this.attempt, pending: 0 });
    const greeting = (this.greeting = new Greeting(this.profile));
    const socket = (this.socket = new WebSocket(`ws://${location.host}/play`));
    this.heard = performance.now();
    socket.onopen = () => this.say(greeting.hello());
    socket.onmessage = (event) => socket === this.socket && this.take(whole(JSON.parse(event.data)));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  close() {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.again);
    this.decksAsked.clear();
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  take(message) {
    this.heard = performance.now();
    if (message.t === "ping") this.say({ t: "pong", id: message.id });
    if (message.t === "challenge") this.say(this.greeting.proof(message));
    if (message.t === "handed_over") return this.follow(message);
    if (message.t === "welcome" && !this.welcome(message)) return;
    this.change(taken(this.state, message, Date.now()));
    if (message.t === "goodbye") this.parted(message.code);
    if (message.t === "lobby") this.askForDecks(message.room);
  }

  welcome(message) {
    this.attempt = 0;
    if (this.greeting.welcomed(message)) return true;
    this.parted("protocol_error");
    return false;
  }

  // The table is at another computer now: its page is told whose seat this is.
  follow({ address, port }) {
    const place = address?.includes(":") ? `[${address}]` : address || location.hostname;
    const there = `http://${place}:${port}`;
    const seat = keptSeat();
    this.close();
    location.assign(seat ? linkOf(seat, there) : there);
  }

  parted(code) {
    if (code === "kicked") forgetSeat();
    if (MAY_RETURN.has(code)) return this.lost();
    this.close();
    this.change({ status: "ended" });
  }

  lost() {
    this.close();
    const wait = WAITS[Math.min(this.attempt, WAITS.length - 1)];
    this.attempt += 1;
    this.change({ status: this.state.welcome ? "lost" : "connecting", attempt: this.attempt });
    this.again = setTimeout(() => this.open(), wait);
  }

  // A telephone that was locked finds out within half a second whether its connection still lives.
  wake() {
    if (document.visibilityState !== "visible" || !this.profile || this.state.status === "ended") return;
    if (this.socket?.readyState !== WebSocket.OPEN) {
      if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
      return;
    }
    const asked = performance.now();
    this.say({ t: "ping", id: Math.round(asked) });
    setTimeout(() => this.socket && this.heard < asked && this.open(), ANSWER_WITHIN);
  }

  watchSilence() {
    if (this.socket && performance.now() - this.heard > SILENCE) this.lost();
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
