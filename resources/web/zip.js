// Several files as one: a phone asks about each download, and some take only the first. Pictures are packed already, so they are
// kept as they are. The layout is that of a ZIP file without compression: each file behind its head, then a list of them all.

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});
const VERSION = 20;
const NEW_YEAR_1980 = 33;

// `files` are names of plain letters with their bytes.
export function zipped(files) {
  const parts = [];
  const list = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const letters = new TextEncoder().encode(name);
    const about = [[0, 2], [0, 2], [0, 2], [NEW_YEAR_1980, 2], [checksum(bytes), 4], [bytes.length, 4], [bytes.length, 4], [letters.length, 2], [0, 2]];
    const head = record(0x04034b50, [VERSION, 2], ...about);
    parts.push(head, letters, bytes);
    list.push(record(0x02014b50, [VERSION, 2], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), letters);
    at += head.length + letters.length + bytes.length;
  }
  const length = list.reduce((sum, part) => sum + part.length, 0);
  const end = record(0x06054b50, [0, 2], [0, 2], [files.length, 2], [files.length, 2], [length, 4], [at, 4], [0, 2]);
  return new Blob([...parts, ...list, end], { type: "application/zip" });
}

function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

// Numbers with their lengths in bytes, the lowest byte first.
function record(mark, ...fields) {
  return Uint8Array.from([[mark, 4], ...fields].flatMap(([number, length]) => Array.from({ length }, (_, place) => (number >>> (8 * place)) & 255)));
}
