// The screen stays on during a game. Over HTTPS a browser has a word for that; over plain HTTP it has none, but it leaves
// the screen on while a film is shown: here two black pixels, which begin with the next touch of the page. Chromium asks
// for a stream, since it takes a file of that size for an ornament; iOS asks for a film that could be heard, and gets a
// silent one. Elsewhere nothing is heard, so that the music of other programs plays on.

import { ofBrowser } from "/store.js";

const KEY = "awake";
const FILM = "/awake.mp4";
const isApple = "standalone" in navigator;

let wanted = false;
let lock = null;
let film = null;

export const staysAwake = () => ofBrowser.get(KEY) !== "off";

export function letAwake(on) {
  ofBrowser.set(KEY, on ? "on" : "off");
  keepAwake(wanted);
}

export function keepAwake(isPlaying) {
  wanted = isPlaying;
  if (navigator.wakeLock) useLock();
  else if (wanted && staysAwake()) prepareFilm();
  else film?.pause();
}

async function useLock() {
  if (!wanted || !staysAwake()) {
    lock?.release?.();
    lock = null;
    return;
  }
  if (lock && !lock.released) return;
  lock = { released: false };
  lock = await navigator.wakeLock.request("screen").catch(() => null);
}

function prepareFilm() {
  if (film) return;
  film = document.createElement("video");
  film.className = "awake";
  film.setAttribute("playsinline", "");
  film.setAttribute("aria-hidden", "true");
  film.tabIndex = -1;
  film.muted = !isApple;
  document.body.append(film);
  if (isApple) fetchFilm();
  else film.srcObject = blackness();
}

// A stream lasts for as long as something is drawn.
function blackness() {
  const canvas = Object.assign(document.createElement("canvas"), { width: 2, height: 2 });
  const drawn = canvas.getContext("2d");
  const draw = () => drawn.fillRect(0, 0, 2, 2);
  draw();
  setInterval(draw, 1000);
  return canvas.captureStream(1);
}

async function fetchFilm() {
  film.loop = true;
  const answer = await fetch(FILM).catch(() => null);
  if (answer?.ok) {
    film.src = URL.createObjectURL(await answer.blob());
    return;
  }
  film.remove();
  film = null;
}

function show() {
  if (document.visibilityState !== "visible" || !wanted || !staysAwake()) return;
  if (navigator.wakeLock) useLock();
  else if (film?.paused && (film.src || film.srcObject)) film.play().catch(() => null);
}

for (const event of ["pointerup", "visibilitychange"]) document.addEventListener(event, show);
