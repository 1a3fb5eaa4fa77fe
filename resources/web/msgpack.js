// MessagePack (msgpack.org) as far as the table's messages need it.

import { bytes } from "/sha256.js";

const SAFE_HIGH = 2 ** 21;
const TEXTS = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const FORMATS = { nil: 0xc0, no: 0xc2, yes: 0xc3, double: 0xcb };

export function packed(value) {
  const parts = [];
  pack(value, parts);
  return Uint8Array.from(parts);
}

function pack(value, out) {
  if (value === null || value === undefined) out.push(FORMATS.nil);
  else if (typeof value === "boolean") out.push(value ? FORMATS.yes : FORMATS.no);
  else if (typeof value === "number") packNumber(value, out);
  else if (typeof value === "string") packBytes(bytes(value), out, [0xa0, 32, 0xd9]);
  else if (value instanceof Uint8Array) packBytes(value, out, [0xa0, 0, 0xc4]);
  else if (Array.isArray(value)) {
    packLength(value.length, out, [0x90, 16, 0xdb]);
    for (const each of value) pack(each, out);
  } else packMap(Object.entries(value), out);
}

function packMap(entries, out) {
  packLength(entries.length, out, [0x80, 16, 0xdd]);
  for (const [key, each] of entries) {
    pack(key, out);
    pack(each, out);
  }
}

function packBytes(data, out, form) {
  packLength(data.length, out, form);
  for (const byte of data) out.push(byte);
}

// In the first byte below `few`, else behind it in one, two or four bytes; lists and maps know no single byte.
function packLength(length, out, [small, few, form]) {
  const knowsOne = form < 0xdb;
  if (length < few) out.push(small | length);
  else if (knowsOne && length < 256) out.push(form, length);
  else if (length < 65536) out.push(form + 1, length >> 8, length & 255);
  else out.push(form + 2, ...bigEndian(length, 4));
}

function packNumber(value, out) {
  if (!Number.isSafeInteger(value)) {
    const double = new DataView(new ArrayBuffer(8));
    double.setFloat64(0, value);
    out.push(FORMATS.double, ...new Uint8Array(double.buffer));
  } else if (value >= -32 && value < 128) out.push(value & 255);
  else if (value < 0) out.push(0xd3, ...bigEndian(value, 8));
  else if (value < 256) out.push(0xcc, value);
  else if (value < 65536) out.push(0xcd, ...bigEndian(value, 2));
  else if (value < 2 ** 32) out.push(0xce, ...bigEndian(value, 4));
  else out.push(0xcf, ...bigEndian(value, 8));
}

function bigEndian(value, size) {
  const digits = [];
  for (let rest = value; digits.length < size; rest = Math.floor(rest / 256)) digits.unshift(((rest % 256) + 256) % 256);
  return digits;
}

// Throws when there is more or less than one whole value.
export function unpacked(data) {
  const reader = new Reader(data);
  const value = reader.next();
  if (reader.at !== data.length) throw new RangeError("more than one value");
  return value;
}

class Reader {
  constructor(data) {
    this.data = data;
    this.view = new DataView(data.buffer, data.byteOffset, data.length);
    this.at = 0;
  }

  next() {
    const first = this.number(1);
    if (first < 0x80) return first;
    if (first < 0x90) return this.map(first & 15);
    if (first < 0xa0) return this.list(first & 15);
    if (first < 0xc0) return this.text(first & 31);
    if (first >= 0xe0) return first - 256;
    const read = READERS[first];
    if (!read) throw new RangeError(`no format of ours: ${first}`);
    return read(this);
  }

  taken(size) {
    const start = this.at;
    this.at += size;
    if (this.at > this.data.length) throw new RangeError("a value without its end");
    return start;
  }

  number(size) {
    const start = this.taken(size);
    if (size === 1) return this.view.getUint8(start);
    if (size === 2) return this.view.getUint16(start);
    if (size === 4) return this.view.getUint32(start);
    return this.long(this.view.getUint32(start), start);
  }

  signed(size) {
    const start = this.taken(size);
    if (size === 1) return this.view.getInt8(start);
    if (size === 2) return this.view.getInt16(start);
    if (size === 4) return this.view.getInt32(start);
    return this.long(this.view.getInt32(start), start);
  }

  long(high, start) {
    if (Math.abs(high) > SAFE_HIGH) throw new RangeError("a number that is too large");
    return high * 2 ** 32 + this.view.getUint32(start + 4);
  }

  bytes(size) {
    const start = this.taken(size);
    return this.data.slice(start, this.at);
  }

  text(size) {
    return TEXTS.decode(this.bytes(size));
  }

  list(size) {
    const found = [];
    while (found.length < size) found.push(this.next());
    return found;
  }

  map(size) {
    const entries = [];
    while (entries.length < size) entries.push([this.next(), this.next()]);
    return Object.fromEntries(entries);
  }
}

const READERS = {
  [FORMATS.nil]: () => null,
  [FORMATS.no]: () => false,
  [FORMATS.yes]: () => true,
  0xc4: (from) => from.bytes(from.number(1)),
  0xc5: (from) => from.bytes(from.number(2)),
  0xc6: (from) => from.bytes(from.number(4)),
  0xca: (from) => from.view.getFloat32(from.taken(4)),
  [FORMATS.double]: (from) => from.view.getFloat64(from.taken(8)),
  0xcc: (from) => from.number(1),
  0xcd: (from) => from.number(2),
  0xce: (from) => from.number(4),
  0xcf: (from) => from.number(8),
  0xd0: (from) => from.signed(1),
  0xd1: (from) => from.signed(2),
  0xd2: (from) => from.signed(4),
  0xd3: (from) => from.signed(8),
  0xd9: (from) => from.text(from.number(1)),
  0xda: (from) => from.text(from.number(2)),
  0xdb: (from) => from.text(from.number(4)),
  0xdc: (from) => from.list(from.number(2)),
  0xdd: (from) => from.list(from.number(4)),
  0xde: (from) => from.map(from.number(2)),
  0xdf: (from) => from.map(from.number(4)),
};
