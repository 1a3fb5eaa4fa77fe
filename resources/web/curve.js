// Points of edwards25519 (RFC 8032) as SPAKE2 needs them: sums of multiples, and the 32 bytes of each.
//
// A number modulo p = 2^255 - 19 has sixteen limbs of 16 bits, in doubles: these hold the sum of their products exactly.
// Each bit of a secret takes the same steps.

import { hex } from "/sha256.js";

export const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

const LIMBS = 16;
const BASE = 65536;
const WRAPPED = 38; // 2^256 modulo p
const PRIME = [BASE - 19, ...Array(14).fill(BASE - 1), 0x7fff];

// A list that holds doubles from its beginning is quicker than a typed one, which browsers keep elsewhere.
const DOUBLES = Array.from({ length: LIMBS }, () => 0.5);

const fromDigits = (digits) => Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
const fromHex = (digits) => fromBytes(fromDigits(digits));

const ZERO = fromHex("00".repeat(32));
const ONE = fromHex("01" + "00".repeat(31));
const D = fromHex("a3785913ca4deb75abd841414d0a700098e879777940c78c73fe6f2bee6c0352");
const TWICE_D = carried(added(D, D));
const ROOT_OF_MINUS_ONE = fromHex("b0a00e4a271beec478e42fad0618432fa7d7fb3d99004d2b0bdfc14f8024832b");

// Little-endian, without the highest bit.
function fromBytes(data) {
  const result = DOUBLES.slice();
  for (let i = 0; i < LIMBS; i += 1) result[i] = data[2 * i] + 256 * data[2 * i + 1];
  result[LIMBS - 1] %= 0x8000;
  return result;
}

function added(a, b) {
  const result = DOUBLES.slice();
  for (let i = 0; i < LIMBS; i += 1) result[i] = a[i] + b[i];
  return result;
}

function without(a, b) {
  const result = DOUBLES.slice();
  for (let i = 0; i < LIMBS; i += 1) result[i] = a[i] - b[i];
  return result;
}

// Limbs that grew or are negative become small ones again.
function carried(a) {
  let carry = 0;
  for (let i = 0; i < LIMBS; i += 1) {
    const whole = a[i] + carry;
    carry = Math.floor(whole / BASE);
    a[i] = whole - carry * BASE;
  }
  a[0] += WRAPPED * carry;
  return a;
}

// `shifted` is 38 times b, then b: each limb of the product is one sum.
const shifted = [...DOUBLES, ...DOUBLES];

function times(a, b) {
  for (let i = 0; i < LIMBS; i += 1) {
    shifted[i] = WRAPPED * b[i];
    shifted[i + LIMBS] = b[i];
  }
  const result = DOUBLES.slice();
  for (let place = 0; place < LIMBS; place += 1) {
    let sum = 0;
    for (let i = 0; i < LIMBS; i += 1) sum += a[i] * shifted[LIMBS + place - i];
    result[place] = sum;
  }
  return carried(carried(result));
}

const square = (a) => times(a, a);

// To the power of 2^count - 1 with the bits of `gaps` missing.
function powered(a, count, gaps) {
  let result = a;
  for (let bit = count - 2; bit >= 0; bit -= 1) {
    result = square(result);
    if (!gaps.includes(bit)) result = times(result, a);
  }
  return result;
}

const inverse = (a) => powered(a, 255, [2, 4]); // p - 2
const almostRoot = (a) => powered(a, 252, [1]); // (p - 5) / 8

function toBytes(a) {
  const whole = carried(carried(carried(a.slice())));
  for (let round = 0; round < 2; round += 1) takePrimeOnce(whole);
  return Uint8Array.from({ length: 32 }, (_, i) => (whole[i >> 1] >> (8 * (i & 1))) & 255);
}

// Less p, unless it is smaller.
function takePrimeOnce(a) {
  const rest = DOUBLES.slice();
  let borrow = 0;
  for (let i = 0; i < LIMBS; i += 1) {
    const whole = a[i] - PRIME[i] - borrow;
    borrow = Number(whole < 0);
    rest[i] = whole + borrow * BASE;
  }
  for (let i = 0; i < LIMBS; i += 1) a[i] = borrow * a[i] + (1 - borrow) * rest[i];
}

const isSame = (a, b) => hex(toBytes(a)) === hex(toBytes(b));

// A point is X, Y, Z and T, where x = X/Z, y = Y/Z and xy = T/Z.

const NOWHERE = [ZERO, ONE, ONE, ZERO];

function sum([x1, y1, z1, t1], [x2, y2, z2, t2]) {
  const a = times(without(y1, x1), without(y2, x2));
  const b = times(added(y1, x1), added(y2, x2));
  const c = times(times(t1, TWICE_D), t2);
  const d = times(added(z1, z1), z2);
  return joined(without(b, a), without(d, c), added(d, c), added(b, a));
}

function doubled([x, y, z]) {
  const [a, b, c] = [square(x), square(y), square(z)];
  const both = added(a, b);
  const g = without(a, b);
  return joined(without(both, square(added(x, y))), added(added(c, c), g), g, both);
}

const joined = (e, f, g, h) => [times(e, f), times(g, h), times(f, g), times(e, h)];

export const negated = ([x, y, z, t]) => [without(ZERO, x), y, z, without(ZERO, t)];

// s·P + t·Q, two bits of each at a time, from the highest. `choices` are all that two bits of each can add.
export function combined(s, p, t, q) {
  const ofP = multiples(p);
  const choices = multiples(q).flatMap((ofQ) => ofP.map((each) => sum(each, ofQ)));
  const [pairsOfS, pairsOfT] = [pairs(s), pairs(t)];
  let result = NOWHERE;
  for (let i = 0; i < pairsOfS.length; i += 1) {
    result = sum(doubled(doubled(result)), choices[pairsOfS[i] + 4 * pairsOfT[i]]);
  }
  return result;
}

function multiples(p) {
  const twice = doubled(p);
  return [NOWHERE, p, twice, sum(twice, p)];
}

function pairs(scalar) {
  return Array.from(scalar.toString(4).padStart(127, "0"), Number);
}

// The same point as often as there are points in the group: nothing here is secret.
function timesOrder(point) {
  let result = NOWHERE;
  for (const bit of ORDER.toString(2)) {
    result = doubled(result);
    if (bit === "1") result = sum(result, point);
  }
  return result;
}

export function encoded([x, y, z]) {
  const one = inverse(z);
  const data = toBytes(times(y, one));
  data[31] |= (toBytes(times(x, one))[0] & 1) << 7;
  return data;
}

// Null for what is no point, or is not written as one.
export function pointOf(data) {
  const y = fromBytes(data);
  const squared = square(y);
  const above = carried(without(squared, ONE));
  const below = carried(added(times(D, squared), ONE));
  let x = root(above, below);
  if (x === null) return null;
  if ((toBytes(x)[0] & 1) !== data[31] >> 7) x = carried(without(ZERO, x));
  const point = [x, y, ONE, times(x, y)];
  return hex(encoded(point)) === hex(data) ? point : null;
}

// Whether it is one of the large group, and not its zero.
export function isOfTheGroup(point) {
  const [x, y, z] = timesOrder(point);
  return !isSame(point[0], ZERO) && isSame(x, ZERO) && isSame(y, z);
}

// Of above / below.
function root(above, below) {
  const cubed = times(square(below), below);
  const power = almostRoot(times(times(square(cubed), below), above));
  const found = times(times(power, cubed), above);
  const other = times(found, ROOT_OF_MINUS_ONE);
  return [found, other].find((each) => isSame(times(square(each), below), above)) ?? null;
}

// A point of which both coordinates are known.
export function fixed(digitsOfX, digitsOfY) {
  const [x, y] = [fromHex(digitsOfX), fromHex(digitsOfY)];
  return [x, y, ONE, times(x, y)];
}

export const GENERATOR = fixed("1ad5258f602d56c9b2a7259560c72c695cdcd6fd31e2a4c0fe536ecdd3366921", "5866666666666666666666666666666666666666666666666666666666666666");

// A big-endian number modulo the order of the group.
export const scalarOf = (data) => BigInt(`0x${hex(data)}`) % ORDER;
