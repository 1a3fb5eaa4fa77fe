// A seat's token is proven, never shown. On a page without https the browser lends no hashes: SHA-256 stands here.

const ROUNDS = 64;
const PRIMES = firstPrimes(ROUNDS);
const FRACTION = 2 ** 32;
const KEYS = PRIMES.map((prime) => fractionOf(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));
const BLOCK = 64;

function firstPrimes(count) {
  const primes = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every((prime) => n % prime)) primes.push(n);
  }
  return primes;
}

function fractionOf(number) {
  return Math.floor((number % 1) * FRACTION) | 0;
}

const turned = (word, by) => (word >>> by) | (word << (32 - by));

function padded(bytes) {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, bytes.length * 8);
  return blocks;
}

function schedule(view, at) {
  const words = Array.from({ length: 16 }, (_, place) => view.getInt32(at + place * 4));
  for (let n = 16; n < ROUNDS; n += 1) {
    const [far, near] = [words[n - 15], words[n - 2]];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push((words[n - 16] + low + words[n - 7] + high) | 0);
  }
  return words;
}

function mixed(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  words.forEach((word, n) => {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + KEYS[n] + word) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + state[n]) | 0);
}

function digest(bytes) {
  const blocks = padded(bytes);
  const view = new DataView(blocks.buffer);
  let state = START;
  for (let at = 0; at < blocks.length; at += BLOCK) state = mixed(state, schedule(view, at));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => hash.setInt32(n * 4, word));
  return new Uint8Array(hash.buffer);
}

const bytesOf = (text) => new TextEncoder().encode(text);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function joined(...parts) {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export function sha256(text) {
  return hexOf(digest(bytesOf(text)));
}

export function hmac(key, text) {
  const block = new Uint8Array(BLOCK);
  const bytes = bytesOf(key);
  block.set(bytes.length > BLOCK ? digest(bytes) : bytes);
  const inner = digest(joined(block.map((byte) => byte ^ 0x36), bytesOf(text)));
  return hexOf(digest(joined(block.map((byte) => byte ^ 0x5c), inner)));
}

export function freshNonce() {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
