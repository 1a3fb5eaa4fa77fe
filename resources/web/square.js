// A link as a QR code. It is drawn here, because the host must never see the key of a seat.
// Versions 1 to 9 with the least correction are enough: up to 230 bytes, in blocks of one length. The mask is always
// the first, a chequerboard: every reader takes it, and a link has no pattern that it would spoil.

import { h } from "/dom.js";
import { bytes } from "/sha256.js";

// For each version: all its codewords, the correcting ones of a block, the blocks, and the centres of its small squares.
const VERSIONS = [
  [26, 7, 1, []], [44, 10, 1, [6, 18]], [70, 15, 1, [6, 22]], [100, 20, 1, [6, 26]], [134, 26, 1, [6, 30]],
  [172, 18, 2, [6, 34]], [196, 20, 2, [6, 22, 38]], [242, 24, 2, [6, 24, 42]], [292, 30, 2, [6, 26, 46]],
];
const FORMAT = 0x77c4;
const NAMED_VERSIONS = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99 };
const BYTES = 4;
const QUIET = 4;

const POWERS = [1];
for (let i = 1; i < 255; i += 1) POWERS.push((POWERS[i - 1] << 1) ^ (POWERS[i - 1] & 128 ? 0x11d : 0));
const LOGS = new Map(POWERS.map((value, power) => [value, power]));
const times = (a, b) => (a && b ? POWERS[(LOGS.get(a) + LOGS.get(b)) % 255] : 0);

export function square(text, props = {}) {
  const rows = rowsOf(text);
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = rows.length + 2 * QUIET;
  return h("svg", { role: "img", viewBox: `${-QUIET} ${-QUIET} ${size} ${size}`, ...props }, h("path", { d: path }));
}

// The rows of the code, dark where true.
export function rowsOf(text) {
  const said = bytes(text);
  const version = VERSIONS.findIndex(([all, correcting, blocks]) => said.length + 2 <= all - correcting * blocks) + 1;
  const [all, correcting, blocks, centres] = VERSIONS[version - 1];
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  drawPatterns(grid, version, centres);
  drawData(grid, interleaved(padded(said, all - correcting * blocks), correcting, blocks));
  return grid;
}

function padded(said, length) {
  const half = [BYTES, said.length >> 4, said.length & 15, ...[...said].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: half.length / 2 }, (_, place) => (half[2 * place] << 4) | half[2 * place + 1]);
  return Array.from({ length }, (_, place) => words[place] ?? ((place - words.length) % 2 ? 0x11 : 0xec));
}

function interleaved(words, correcting, count) {
  const length = words.length / count;
  const blocks = Array.from({ length: count }, (_, place) => words.slice(place * length, (place + 1) * length));
  const across = (rows) => rows[0].flatMap((_, place) => rows.map((row) => row[place]));
  return [...across(blocks), ...across(blocks.map((block) => correction(block, correcting)))];
}

// The remainder of the block, divided by the product of all x - 2^i.
function correction(block, degree) {
  let divisor = [1];
  for (let i = 0; i < degree; i += 1) divisor = [...divisor, 0].map((value, place) => value ^ times(divisor[place - 1] ?? 0, POWERS[i]));
  const rest = [...block, ...Array(degree).fill(0)];
  block.forEach((_, place) => {
    const factor = rest[place];
    divisor.forEach((value, step) => (rest[place + step] ^= times(value, factor)));
  });
  return rest.slice(block.length);
}

function drawPatterns(grid, version, centres) {
  const last = grid.length - 1;
  for (let i = 0; i <= last; i += 1) grid[6][i] = grid[i][6] = i % 2 === 0;
  for (const [x, y] of [[3, 3], [last - 3, 3], [3, last - 3]]) drawRings(grid, x, y, 4, [0, 1, 3]);
  const isCorner = (x, y) => [[6, 6], [6, last - 6], [last - 6, 6]].some(([cx, cy]) => cx === x && cy === y);
  for (const x of centres) for (const y of centres) if (!isCorner(x, y)) drawRings(grid, x, y, 2, [0, 2]);
  drawFormat(grid, last);
  const named = NAMED_VERSIONS[version];
  for (let i = 0; named && i < 18; i += 1) {
    const [near, far] = [Math.floor(i / 3), last - 10 + (i % 3)];
    grid[near][far] = grid[far][near] = ((named >> i) & 1) === 1;
  }
}

function drawRings(grid, x, y, reach, dark) {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (grid[y + dy]?.[x + dx] !== undefined) grid[y + dy][x + dx] = dark.includes(Math.max(Math.abs(dx), Math.abs(dy)));
    }
  }
}

// Fifteen bits, twice: around one corner, and along the two others.
function drawFormat(grid, last) {
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let i = 0; i < 15; i += 1) {
    const isDark = ((FORMAT >> i) & 1) === 1;
    if (i < 8) grid[around[i]][8] = grid[8][last - i] = isDark;
    else grid[8][around[14 - i]] = grid[last - 14 + i][8] = isDark;
  }
  grid[last - 7][8] = true;
}

// Two columns at a time, up and down in turn, from the right; the sixth column is a pattern.
function drawData(grid, words) {
  const last = grid.length - 1;
  let bit = 0;
  for (let right = last; right > 0; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step <= last; step += 1) {
      const y = isUpward ? last - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== null) continue;
        const isDark = ((words[bit >> 3] >> (7 - (bit & 7))) & 1) === 1;
        grid[y][x] = isDark !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
}
