// Whose seat this is: the greeting, and the token that is proven and never shown to come back to it.

import { bytes, hex, hmac, sha256 } from "/sha256.js";

const KEY = "seat";
const VERSION = 2;
const SIGNERS = { client: "dixit-qt 2 client", host: "dixit-qt 2 host" };
const CHANNEL = "browser";

// The link that moves a seat carries it in its fragment, which no server is ever sent.
export function takeFromLink() {
  const match = /^#seat=([0-9a-f]+)\.([A-Za-z0-9_-]+)$/.exec(location.hash);
  if (!match) return false;
  keep({ game: match[1], token: match[2] });
  window.history.replaceState(null, "", location.pathname);
  return true;
}

export function linkOf(seat, origin = location.origin) {
  return `${origin}/#seat=${seat.game}.${seat.token}`;
}

export function keptSeat() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

// Whoever left the table comes back to the seat only when he says so.
export function leaveSeat() {
  const seat = keptSeat();
  if (seat) keep({ ...seat, left: true });
}

export function forgetSeat() {
  sessionStorage.removeItem(KEY);
}

function keep(seat) {
  sessionStorage.setItem(KEY, JSON.stringify(seat));
}

// One greeting, from the hello to the welcome.
export class Greeting {
  constructor(profile) {
    this.profile = profile;
    this.seat = keptSeat();
    this.nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
    this.expected = null;
  }

  hello() {
    const { name, rabbit, code, want } = this.profile;
    const hello = { t: "hello", version: VERSION, oldest: VERSION, capabilities: ["done"], name, rabbit, want: want ?? "seat" };
    if (code) hello.code = code;
    return this.seat ? { ...hello, seat: hex(sha256(bytes(this.seat.token))), nonce: this.nonce } : hello;
  }

  // The host asks for a proof that the seat is ours.
  proof({ game, nonce }) {
    const signed = (signer) => hex(hmac(bytes(this.seat.token), bytes([signer, game, this.nonce, nonce, CHANNEL].join("\n"))));
    this.expected = signed(SIGNERS.host);
    return { t: "proof", proof: signed(SIGNERS.client) };
  }

  // Keeps the seat; false when the host pretends to know it.
  welcomed({ game, token, proof }) {
    const isProven = this.expected !== null && proof === this.expected;
    if (token || isProven) keep({ game, token: token ?? this.seat.token });
    return Boolean(token) || isProven;
  }
}
