// How each connection is sealed: by the token of a seat that one has, else by the room's code.
//
// Anybody on the network may answer in the table's name. So a code is used for the seal alone, and only a few times as long as
// no table proves that it knows it, too. After a code, a seat in a room with a code or a table that has asked for its code,
// a table that says it is open is not believed: the player is asked first. And nothing is said openly, not even a name,
// before the table has said that it has no code.
//
//     token   the seal is made with the seat's token
//     code    … with the room's code
//     probe   a seat that doesn't exist is offered: the answer tells whether the table has a code
//     open    nothing is sealed

import { ClientEnd, random, secretOfCode, secretOfToken } from "/seal.js";
import { bytes, hex, sha256 } from "/sha256.js";

const CODE_OFFERS = 3;

export const nameOf = (token) => hex(sha256(bytes(token)));

export class Sealing {
  constructor() {
    this.asksCode = false;
    this.forget();
  }

  // The player wants in, once more.
  forget() {
    this.offers = 0;
    this.way = "open";
    this.isOpen = false;
    this.tokenIsUnknown = false;
  }

  // The end that seals the next connection; null for one that is open.
  begin(code, seat) {
    this.way = this.wayFor(code, seat);
    if (this.way === "token") return new ClientEnd(secretOfToken(seat.token), nameOf(seat.token));
    if (this.way === "code") return new ClientEnd(secretOfCode(code), null);
    return this.way === "probe" ? new ClientEnd(null, hex(random(32))) : null;
  }

  wayFor(code, seat) {
    if (seat && !this.tokenIsUnknown) return "token";
    if (this.isOpen) return "open";
    return this.mayOffer(code) ? "code" : "probe";
  }

  // Each offer of the code lets the other end try one guess.
  mayOffer(code) {
    return code !== null && this.offers < CODE_OFFERS;
  }

  offered() {
    if (this.way === "code") this.offers += 1;
  }

  opened() {
    this.offers = 0;
  }

  joined() {
    this.asksCode = false;
    this.forget();
  }

  // Whether another way is left after this goodbye; the next connection takes it.
  leadsOn(farewell, code, seat) {
    if (farewell === "open_table") return this.isSaidToBeOpen(code, seat);
    if (farewell !== "code_needed") return false;
    this.asksCode = true;
    this.isOpen = false;
    if (this.way !== "token") return false;
    this.tokenIsUnknown = true;
    return this.mayOffer(code);
  }

  isSaidToBeOpen(code, seat) {
    const wasSealed = this.asksCode || code !== null || Boolean(seat?.isSealed);
    this.asksCode = false;
    this.tokenIsUnknown = this.tokenIsUnknown || this.way === "token";
    this.isOpen = !wasSealed;
    return this.isOpen;
  }
}
