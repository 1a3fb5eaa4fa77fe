// ChaCha20-Poly1305 (RFC 8439), with and without additional data: a page without HTTPS is given none by its browser.

const WORDS = 16;
const BLOCK = 64;
const TAG = 16;
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

export function seal(key, nonce, plain, beside = NOTHING) {
  const result = new Uint8Array(plain.length + TAG);
  result.set(xored(key, nonce, plain));
  result.set(tagOf(key, nonce, result.subarray(0, plain.length), beside), plain.length);
  return result;
}

// Null when it was altered, or sealed by another key.
export function open(key, nonce, sealed, beside = NOTHING) {
  const length = sealed.length - TAG;
  if (length < 0) return null;
  const body = sealed.subarray(0, length);
  const tag = tagOf(key, nonce, body, beside);
  const differs = tag.reduce((found, byte, i) => found | (byte ^ sealed[length + i]), 0);
  return differs === 0 ? xored(key, nonce, body) : null;
}

const NOTHING = new Uint8Array(0);

function xored(key, nonce, data) {
  const state = stateOf(key, nonce);
  const stream = new Uint32Array(WORDS);
  const result = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start += BLOCK) {
    state[12] += 1;
    mix(state, stream);
    const end = Math.min(BLOCK, data.length - start);
    for (let i = 0; i < end; i += 1) result[start + i] = data[start + i] ^ (stream[i >> 2] >>> (8 * (i & 3)));
  }
  return result;
}

function stateOf(key, nonce) {
  const state = new Uint32Array(WORDS);
  state.set(SIGMA);
  state.set(words(key), 4);
  state.set(words(nonce), 13);
  return state;
}

function words(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  return Array.from({ length: data.length / 4 }, (_, i) => view.getUint32(4 * i, true));
}

function mix(state, stream) {
  stream.set(state);
  for (let round = 0; round < 10; round += 1) {
    for (let i = 0; i < 4; i += 1) quarter(stream, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i += 1) quarter(stream, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < WORDS; i += 1) stream[i] += state[i];
}

function quarter(x, a, b, c, d) {
  x[a] += x[b];
  x[d] = turned(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = turned(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = turned(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = turned(x[b] ^ x[c], 7);
}

const turned = (word, by) => (word << by) | (word >>> (32 - by));

// Poly1305 modulo 2^130 - 5, in nine limbs of 16 bits: a double holds the sum of their products exactly.

const LIMBS = 9;
const BASE = 65536;
const WRAPPED = 5 * 2 ** 14; // 2^144 modulo the prime
const CLAMP = [0xffff, 0x0fff, 0xfffc, 0x0fff, 0xfffc, 0x0fff, 0xfffc, 0x0fff];

function tagOf(key, nonce, body, beside) {
  const once = new Uint32Array(WORDS);
  mix(stateOf(key, nonce), once);
  const halves = Array.from({ length: WORDS }, (_, i) => (once[i >> 1] >>> (16 * (i & 1))) & 0xffff);
  const r = CLAMP.map((mask, i) => halves[i] & mask);
  const sum = new Float64Array(LIMBS);
  const lengths = new Uint8Array(16);
  new DataView(lengths.buffer).setUint32(0, beside.length, true);
  new DataView(lengths.buffer).setUint32(8, body.length, true);
  for (const part of [beside, body, lengths]) take(sum, r, part);
  return finished(sum, halves.slice(8));
}

// A partial block is padded with zeros.
function take(sum, r, data) {
  for (let start = 0; start < data.length; start += 16) {
    for (let i = 0; i < 8; i += 1) {
      const place = start + 2 * i;
      sum[i] += (data[place] ?? 0) + 256 * (data[place + 1] ?? 0);
    }
    sum[8] += 1;
    multiply(sum, r);
  }
}

const sums = new Float64Array(LIMBS + 8);

function multiply(sum, r) {
  sums.fill(0);
  for (let i = 0; i < LIMBS; i += 1) {
    for (let j = 0; j < 8; j += 1) sums[i + j] += sum[i] * r[j];
  }
  for (let i = 0; i < LIMBS; i += 1) sum[i] = sums[i] + (i < 8 ? WRAPPED * sums[i + LIMBS] : 0);
  carry(sum);
  carry(sum);
}

function carry(sum) {
  let over = 0;
  for (let i = 0; i < LIMBS; i += 1) {
    const whole = sum[i] + over;
    const base = i < 8 ? BASE : 4;
    over = Math.floor(whole / base);
    sum[i] = whole - over * base;
  }
  sum[0] += 5 * over;
}

// The smallest form of the sum, and the second half of the key added to it.
function finished(sum, pad) {
  carry(sum);
  const above = Float64Array.from(sum);
  above[0] += 5;
  let over = 0;
  for (let i = 0; i < LIMBS; i += 1) {
    const whole = above[i] + over;
    over = Math.floor(whole / BASE);
    above[i] = whole - over * BASE;
  }
  const smallest = above[8] >= 4 ? above : sum;
  const tag = new Uint8Array(TAG);
  over = 0;
  for (let i = 0; i < 8; i += 1) {
    const whole = smallest[i] + pad[i] + over;
    over = Math.floor(whole / BASE);
    tag[2 * i] = whole & 255;
    tag[2 * i + 1] = (whole >> 8) & 255;
  }
  return tag;
}
