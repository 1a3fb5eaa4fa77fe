// SHA-256 and HMAC (FIPS 180-4, RFC 2104): a page without HTTPS is given none by its browser.

const ROUNDS = 64;
const BLOCK = 64;

const PRIMES = firstPrimes(ROUNDS);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count) {
  const primes = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

// The first 32 bits behind the point.
function fraction(value) {
  return Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
}

const turned = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(data) {
  const state = [...START];
  const view = new DataView(padded(data).buffer);
  const words = new Int32Array(ROUNDS);
  for (let start = 0; start < view.byteLength; start += BLOCK) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(start + 4 * i);
    for (let i = 16; i < ROUNDS; i += 1) {
      const late = words[i - 2];
      const early = words[i - 15];
      const spread = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = (spread + words[i - 7] + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + words[i - 16]) | 0;
    }
    compress(state, words);
  }
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => result.setInt32(4 * place, word));
  return new Uint8Array(result.buffer);
}

function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + CONSTANTS[i] + words[i]) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = (state[place] + word) | 0;
  });
}

// A one, noughts, and the length in bits at the end of the last block.
function padded(data) {
  const result = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  result.set(data);
  result[data.length] = 0x80;
  const view = new DataView(result.buffer);
  view.setUint32(result.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(result.length - 4, (data.length << 3) >>> 0);
  return result;
}

export function hmac(key, data) {
  const short = new Uint8Array(BLOCK);
  short.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(short.map((byte) => byte ^ 0x36), data));
  return sha256(joined(short.map((byte) => byte ^ 0x5c), inner));
}

function joined(one, other) {
  const result = new Uint8Array(one.length + other.length);
  result.set(one);
  result.set(other, one.length);
  return result;
}

export const bytes = (text) => new TextEncoder().encode(text);
export const hex = (data) => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
