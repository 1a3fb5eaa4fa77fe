// Pictures, and what lines name of them. In a room with a code they are asked for and given under the seal of the connection:
// a listener learns neither which they are nor how large.

import { open, seal } from "/chacha.js";
import { chained, random } from "/seal.js";
import { bytes, hex } from "/sha256.js";

const LONGEST_PATH = 64;
const AGAIN_MS = 3000;

let isSealed = false;
let seals = null;
let changed = () => {};
const addresses = new Map();
const coming = new Map();

export const onFile = (listener) => (changed = listener);

// `files` belong to the sealed connection of now; nothing is asked for where the room is sealed and there is none.
export function sealFiles(isNeeded, files) {
  if (isNeeded === isSealed && files === seals) return;
  isSealed = isNeeded;
  seals = files;
  coming.clear();
}

// The connection is gone, and its seal with it.
export function unsealFiles() {
  seals = null;
}

// Where an image finds its picture; nothing as long as it is on its way.
export function addressOf(path) {
  if (!isSealed) return path;
  if (!addresses.has(path) && !coming.has(path)) coming.set(path, fetchPicture(path));
  return addresses.get(path);
}

// The same, once it is there.
export async function arrived(path) {
  const now = addressOf(path);
  await coming.get(path);
  return now ?? addresses.get(path);
}

async function fetchPicture(path) {
  const data = await fetched(path);
  if (data) {
    addresses.set(path, URL.createObjectURL(new Blob([data])));
    changed();
  } else {
    setTimeout(() => coming.delete(path) && changed(), AGAIN_MS);
  }
}

// Null when it is not there.
export async function fetched(path) {
  const files = seals;
  if (isSealed && !files) return null;
  const asked = files ? askedUnder(files, path) : "";
  const answer = await fetch(files ? `/sealed/${files.name}/${asked}` : path).catch(() => null);
  if (!answer?.ok) return null;
  const data = await answer.arrayBuffer().catch(() => null);
  return data && (files ? given(files, asked, new Uint8Array(data)) : new Uint8Array(data));
}

// All questions are of one length.
function askedUnder(files, path) {
  const [nonce, padded] = [random(12), new Uint8Array(LONGEST_PATH)];
  padded.set(bytes(path));
  return hex(chained(nonce, seal(files.asking, nonce, padded)));
}

// An answer belongs to its question; behind its length and itself come noughts.
function given(files, asked, data) {
  const plain = open(files.giving, data.slice(0, 12), data.slice(12), bytes(asked));
  return plain && plain.slice(4, 4 + new DataView(plain.buffer).getUint32(0));
}
