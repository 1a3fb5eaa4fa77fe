// Whose seat this is: the greeting, and the token that brings one back to it.

const KEY = "seat";

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

export function keepSeat({ game, token }) {
  sessionStorage.setItem(KEY, JSON.stringify({ game, token }));
}

export function forgetSeat() {
  sessionStorage.removeItem(KEY);
}

export function helloOf(profile, seat) {
  const hello = { t: "hello", version: 1, name: profile.name, want: profile.want ?? "seat" };
  if (profile.rabbit !== null && profile.rabbit !== undefined) hello.rabbit = profile.rabbit;
  if (profile.code) hello.code = profile.code;
  if (seat) hello.token = seat.token;
  return hello;
}

// What must be answered at once.
export function answerTo(message) {
  return message.t === "ping" ? { t: "pong", id: message.id } : null;
}
