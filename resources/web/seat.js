// The player's seat: the greeting, and the token, which is proven but never sent, to come back to
// it.

import { nameOf } from "/sealing.js";
import { bytes, hex, hmac } from "/sha256.js";
import { ofBrowser, ofTab } from "/store.js";

const KEY = "seat";
const VERSION = 2;
const SIGNERS = { client: "dixit-qt 2 client", host: "dixit-qt 2 host" };

// The seat is kept for all tabs of this browser, and no longer than this after it was last used.
const KEPT_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

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

// The seat of this tab, else the last one that this browser had at this table's address.
export const keptSeat = () => read(ofTab) ?? read(ofBrowser);

// A tab that has played comes back by itself; any other asks first.
export const isOfThisTab = () => read(ofTab) !== null;

export function leaveSeat() {
  ofTab.remove(KEY);
}

export function forgetSeat() {
  ofTab.remove(KEY);
  ofBrowser.remove(KEY);
}

// A seat that has expired, or isn't one, is deleted as soon as it's seen.
function read(store) {
  let seat = null;
  try {
    seat = JSON.parse(store.get(KEY));
  } catch {
    seat = null;
  }
  if (seat?.until > Date.now()) return seat;
  store.remove(KEY);
  return null;
}

function keep(seat) {
  const text = JSON.stringify({ ...seat, until: Date.now() + KEPT_DAYS * DAY });
  ofTab.set(KEY, text);
  ofBrowser.set(KEY, text);
}

// The name under which the seat is offered again.
export function nameSeat(name, rabbit) {
  const seat = keptSeat();
  if (seat && (seat.name !== name || seat.rabbit !== rabbit)) keep({ ...seat, name, rabbit });
}

// An unfinished choice is stored with the seat, so it survives a closed tab.
export function keepInSeat(decision, picks) {
  const seat = keptSeat();
  if (seat) keep({ ...seat, draft: { decision, picks } });
}

export function keptInSeat(decision) {
  const draft = keptSeat()?.draft;
  return draft?.decision === decision ? draft.picks : {};
}

// In a room with a code it is proven over a sealed connection alone.
export function keepSealed(isSealed) {
  const seat = keptSeat();
  if (seat && seat.isSealed !== isSealed) keep({ ...seat, isSealed });
}

// One greeting, from the hello to the welcome. A seat that may not be proven over this `channel` is not even named.
export class Greeting {
  constructor(profile, channel, seat) {
    this.profile = profile;
    this.channel = channel;
    this.seat = seat;
    this.nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
    this.expected = null;
  }

  hello() {
    const { name, rabbit, want } = this.profile;
    const hello = { t: "hello", version: VERSION, oldest: VERSION, capabilities: ["done", "reactions"], name, rabbit, want: want ?? "seat" };
    return this.seat ? { ...hello, seat: nameOf(this.seat.token), nonce: this.nonce } : hello;
  }

  // The host asks for a proof that the seat is ours.
  proof({ game, nonce }) {
    const signed = (signer) => hex(hmac(bytes(this.seat.token), bytes([signer, game, this.nonce, nonce, this.channel].join("\n"))));
    this.expected = signed(SIGNERS.host);
    return { t: "proof", proof: signed(SIGNERS.client) };
  }

  // Keeps the seat; false when the host pretends to know it.
  welcomed({ game, token, proof }) {
    const isProven = this.expected !== null && proof === this.expected;
    if (token || isProven) keep({ ...this.seat, game, token: token ?? this.seat.token });
    return Boolean(token) || isProven;
  }
}
