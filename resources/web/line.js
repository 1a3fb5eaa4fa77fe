// One connection to the table: what is said and heard, as text where it is open, else sealed.

import { soon } from "/soon.js";

const CHANNEL = "browser";

export class Line {
  // `end` seals, or is null. Told of are: `opened` with the channel, `offered` when a secret was put to the test, `heard`, `lost`.
  constructor(end, told) {
    this.end = end;
    this.told = told;
    this.isHeard = true;
    const socket = (this.socket = new WebSocket(`ws://${location.host}/play`));
    socket.binaryType = "arraybuffer";
    socket.onopen = () => soon(() => this.isHeard && this.begin());
    socket.onmessage = ({ data }) => soon(() => this.isHeard && this.take(data));
    socket.onclose = () => soon(() => this.isHeard && told.lost());
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN && (this.end === null || this.end.isOpen);
  }

  get isOpening() {
    return !this.isOpen && this.socket.readyState <= WebSocket.OPEN;
  }

  // The part of this connection's seal that file requests beside it need.
  get files() {
    return this.end?.isOpen ? this.end.files : null;
  }

  say(message) {
    if (!this.isOpen) return false;
    this.socket.send(this.end ? this.end.seal(message) : JSON.stringify(message));
    return true;
  }

  // From now on nothing of it is heard; the table ends it when the seat is elsewhere.
  letGo() {
    this.isHeard = false;
  }

  begin() {
    if (this.end) this.socket.send(this.end.begin());
    else this.told.opened(CHANNEL);
  }

  close() {
    this.letGo();
    this.socket.close();
  }

  take(data) {
    if (typeof data === "string") {
      if (this.end === null) this.told.heard(JSON.parse(data));
      return;
    }
    for (const { say, heard, opened } of this.events(new Uint8Array(data))) {
      if (!this.isHeard) return;
      if (say) this.prove(say);
      else if (opened) this.told.opened(opened);
      else this.told.heard(heard);
    }
  }

  prove(data) {
    this.socket.send(data);
    this.told.offered();
  }

  // An altered frame ends the connection.
  *events(data) {
    try {
      yield* this.end.receive(data);
    } catch {
      this.close();
      this.told.lost();
    }
  }
}
