// "It is your turn", for a phone that lies on the table: it trembles and rings twice, softly.

import { ofBrowser } from "/store.js";

const KEY = "signals";
const TREMBLE = [120, 80, 120];
const NOTES = [[660, 0], [880, 0.18]];
const LOUD = 0.12;
const LASTS = 0.4;

let sound = null;
let wasMyTurn = false;

export const signalsAreOn = () => ofBrowser.get(KEY) !== "off";
export const turnSignals = (on) => ofBrowser.set(KEY, on ? "on" : "off");

// A browser lets a page ring once somebody has touched it.
addEventListener("pointerup", () => {
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!sound && Context) sound = new Context();
  if (sound?.state === "suspended") sound.resume();
});

// A browser complains of a page that trembles before anybody has touched it.
export function tremble(times) {
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(times);
}

export function signal(isMyTurn) {
  const begins = isMyTurn && !wasMyTurn;
  wasMyTurn = isMyTurn;
  if (!begins || !signalsAreOn()) return;
  tremble(TREMBLE);
  if (sound?.state === "running") NOTES.forEach(([pitch, after]) => ring(pitch, sound.currentTime + after));
}

function ring(pitch, at) {
  const tone = sound.createOscillator();
  const loudness = sound.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + LASTS);
  tone.connect(loudness).connect(sound.destination);
  tone.start(at);
  tone.stop(at + LASTS);
}
