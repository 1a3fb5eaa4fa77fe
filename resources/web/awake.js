// The screen stays on during a game. Over HTTPS a browser has a word for that; over plain HTTP it has none, but it leaves
// the screen on while a film is shown: here a black one of a few pixels, which begins with the next touch of the page.

import { ofBrowser } from "/store.js";

const KEY = "awake";
const FILM = "/awake.mp4";

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

async function prepareFilm() {
  if (film) return;
  film = document.createElement("video");
  film.className = "awake";
  film.setAttribute("playsinline", "");
  film.setAttribute("aria-hidden", "true");
  film.tabIndex = -1;
  film.loop = true;
  // On iOS only a film that could be heard keeps the screen on; elsewhere sound would stop the music of other programs.
  film.muted = !("standalone" in navigator);
  document.body.append(film);
  const answer = await fetch(FILM).catch(() => null);
  if (!answer?.ok) {
    film.remove();
    film = null;
    return;
  }
  film.src = URL.createObjectURL(await answer.blob());
}

function show() {
  if (document.visibilityState !== "visible" || !wanted || !staysAwake()) return;
  if (navigator.wakeLock) useLock();
  else if (film?.src && film.paused) film.play().catch(() => null);
}

for (const event of ["pointerup", "visibilitychange"]) document.addEventListener(event, show);
