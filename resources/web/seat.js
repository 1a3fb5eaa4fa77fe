// Whose seat this is: the greeting, and the token that brings one back to it.

import { hmac, sha256 } from "/proof.js";

const KEY = "seat";
const VERSION = 2;
const SIGNER = "dixit-qt 2 client";

// The link that moves a seat carries it in its fragment, which no server is ever sent.
export function takeFromLink() {
  const match = /^#seat=([0-9a-f]+)\.([A-Za-z0-9_-]+)$/.exec(location.hash);
  if (!match) return false;
  sessionStorage.setItem(KEY, JSON.stringify({ game: match[1], token: match[2] }));
  window.history.replaceState(null, "", location.pathname);
  return true;
}

export function linkOf(seat) {
  return `${location.origin}/#seat=${seat.game}.${seat.token}`;
}

export function keptSeat() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

// Whoever came back keeps the token that he has proven.
export function keepSeat({ game, token }) {
  if (token) sessionStorage.setItem(KEY, JSON.stringify({ game, token }));
}

export function forgetSeat() {
  sessionStorage.removeItem(KEY);
}

export function helloOf(profile, seat, nonce) {
  const hello = { t: "hello", version: VERSION, name: profile.name, want: profile.want ?? "seat" };
  if (profile.rabbit !== null && profile.rabbit !== undefined) hello.rabbit = profile.rabbit;
  if (profile.code) hello.code = profile.code;
  if (seat) Object.assign(hello, { seat: sha256(seat.token), nonce });
  return hello;
}

// What must be answered at once.
export function answerTo(message, seat, nonce) {
  if (message.t === "ping") return { t: "pong", id: message.id };
  if (message.t !== "challenge") return null;
  const signed = [SIGNER, message.game, nonce, message.nonce].join("\n");
  return { t: "proof", proof: hmac(seat.token, signed) };
}
