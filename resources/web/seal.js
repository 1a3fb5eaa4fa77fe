// A sealed connection, the page's end: both ends prove that they know one secret, then no one else
// can read. PROTOCOL.md has every byte.
//
// The secret is the room's code or the token of a seat; neither is ever sent. What is random comes from the browser.

import { open, seal } from "/chacha.js";
import { combined, encoded, fixed, GENERATOR, isOfTheGroup, negated, ORDER, pointOf, scalarOf } from "/curve.js";
import { packed, unpacked } from "/msgpack.js";
import { bytes, hex, hmac, sha256 } from "/sha256.js";

const MAGIC = [0xd1, 0x44, 0x51, 0x31];
const HEADER = 4;
const LONGEST_STEP = 256;
const LONGEST = 262144 + 16;
const CONTEXT = "dixit-qt seal 1";
const NAMES = ["dixit-qt client", "dixit-qt host"];
// The table's messages before the seal is proven: anybody on the network could send them, so they
// never cost a player the seat.
const UNSEALED = new Set(["code_needed", "open_table", "wrong_code", "too_many_tries", "too_many_connections", "room_is_full", "handshake_too_slow", "host_closed"]);
const OURS = fixed("880c321c4a5889b30d7855a6e8d7048da6ad20f5ed7201ba26cde78b3f2a927d", "15cfd18e385952982b6a8f8c7854963b58e34388c8e6dae891db756481a02312");
const THEIRS = fixed("2b21d4eae556d32e3515b249c72980a4d99d35f438650d90ca5321633c5ce82b", "f04f2e7eb734b2a8f8b472eaf9c3c632576ac64aea650b496a8a20ff00e58343");

export const random = (count) => crypto.getRandomValues(new Uint8Array(count));

export const secretOfCode = (code) => bytes(`code:${asHeard(code)}`);
export const secretOfToken = (token) => bytes(`seat:${token}`);

// The part of a code that counts: it is said aloud, and typed with or without capitals and dashes.
export function asHeard(code) {
  const plain = [...code.normalize("NFKC")].map(withoutCase).join("").replaceAll("ё", "е");
  return plain.replace(/[^\p{L}\p{N}]/gu, "");
}

// Unicode folds the letters of the Cherokee to capitals, and leaves a small i without its dot as it is.
function withoutCase(char) {
  if (/\p{Script=Cherokee}/u.test(char)) return char.toUpperCase();
  return char === "ı" ? char : char.toLowerCase().toUpperCase().toLowerCase();
}

export function chained(...parts) {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((start, part) => (result.set(part, start), start + part.length), 0);
  return result;
}

// HKDF with SHA-256.
export function expanded(secret, salt, info, length) {
  const key = hmac(salt.length ? salt : new Uint8Array(32), secret);
  let block = new Uint8Array(0);
  let found = block;
  for (let count = 1; found.length < length; count += 1) {
    block = hmac(key, chained(block, bytes(info), [count]));
    found = chained(found, block);
  }
  return found.slice(0, length);
}

const framed = (body) => chained([body.length >>> 24, (body.length >>> 16) & 255, (body.length >>> 8) & 255, body.length & 255], body);

// The bytes as they come, as whole frames.
class Frames {
  constructor() {
    this.rest = new Uint8Array(0);
    this.limit = LONGEST_STEP;
  }

  *of(data) {
    this.rest = chained(this.rest, data);
    while (this.rest.length >= HEADER) {
      const length = new DataView(this.rest.buffer).getUint32(0);
      if (length === 0 || length > this.limit) throw new RangeError("a frame that is out of bounds");
      if (this.rest.length < HEADER + length) return;
      const body = this.rest.slice(HEADER, HEADER + length);
      this.rest = this.rest.slice(HEADER + length);
      yield body;
    }
  }
}

// One direction. The count is never sent: both ends count.
class Cipher {
  constructor(key) {
    this.key = key;
    this.count = 0;
  }

  nonce() {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(8, this.count);
    this.count += 1;
    return nonce;
  }

  seal(body) {
    return seal(this.key, this.nonce(), body);
  }

  open(body) {
    const plain = open(this.key, this.nonce(), body);
    if (plain === null) throw new RangeError("a sealed frame does not open");
    return plain;
  }
}

// SPAKE2 on edwards25519, as the client.
class Exchange {
  constructor(secret, entropy) {
    this.secret = secret;
    this.own = scalarOf(entropy(64));
    this.password = scalarOf(expanded(secret, "", "SPAKE2 pw", 48));
    this.element = encoded(combined(this.own, GENERATOR, this.password, OURS));
  }

  // own·(theirs − password·N)
  key(theirs) {
    const point = pointOf(theirs);
    if (point === null || !isOfTheGroup(point)) throw new RangeError("no element of the other end");
    const shared = encoded(combined(this.own, point, (this.own * this.password) % ORDER, negated(THEIRS)));
    const hashed = [this.secret, ...NAMES.map(bytes)].map(sha256);
    return sha256(chained(...hashed, this.element, theirs, shared));
  }
}

export class ClientEnd {
  // `seat` names the seat whose token the secret is, null when it is the room's code. Without a secret it only asks, by a
  // seat that doesn't exist, whether the table has a code.
  constructor(secret, seat, entropy = random) {
    this.exchange = secret === null ? { element: entropy(32) } : new Exchange(secret, entropy);
    this.offer = packed({ t: "seal_offer", element: this.exchange.element, seat });
    this.frames = new Frames();
    this.isOpen = false;
  }

  begin() {
    return chained(MAGIC, framed(this.offer));
  }

  seal(message) {
    return framed(this.ours.seal(packed(message)));
  }

  // `heard` a message, `say` these bytes, or `opened`; throws when the other end does not keep to the rules.
  *receive(data) {
    for (const body of this.frames.of(data)) {
      if (this.isOpen) yield { heard: unpacked(this.theirs.open(body)) };
      else yield this.step(body);
    }
  }

  step(body) {
    const message = unpacked(body);
    if (message.t === "goodbye" && UNSEALED.has(message.code)) return { heard: message };
    if (message.t === "seal_answer" && !this.proofs && this.exchange.key) return this.prove(message.element, body);
    if (message.t === "seal_proof" && this.proofs) return this.check(message.proof);
    throw new RangeError("the handshake has another order");
  }

  prove(element, body) {
    const shared = this.exchange.key(element);
    const derived = (purpose) => expanded(shared, bytes(CONTEXT), purpose, 32);
    const proof = (purpose) => hmac(derived(purpose), chained(this.offer, body));
    this.proofs = { host: proof("host proof") };
    this.ours = new Cipher(derived("client frames"));
    this.theirs = new Cipher(derived("host frames"));
    this.channel = hex(proof("channel"));
    this.files = { name: hex(derived("files").slice(0, 16)), asking: derived("client files"), giving: derived("host files") };
    return { say: framed(packed({ t: "seal_proof", proof: proof("client proof") })) };
  }

  check(proof) {
    if (hex(proof) !== hex(this.proofs.host)) return { heard: { t: "goodbye", code: "wrong_code" } };
    this.isOpen = true;
    this.frames.limit = LONGEST;
    return { opened: this.channel };
  }
}
