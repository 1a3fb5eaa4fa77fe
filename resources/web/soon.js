// Work in pieces: between two of them the browser can answer a finger and draw.

const PIECE_MS = 4;
const { port1, port2 } = new MessageChannel();
let waiting = [];

export function soon(work) {
  if (waiting.length === 0) port2.postMessage(null);
  waiting.push(work);
}

port1.onmessage = () => {
  const end = performance.now() + PIECE_MS;
  let done = 0;
  try {
    while (done < waiting.length && performance.now() < end) waiting[done++]();
  } finally {
    waiting = waiting.slice(done);
    if (waiting.length > 0) port2.postMessage(null);
  }
};
