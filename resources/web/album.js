// The told pictures of a game, each as a page to keep: the picture, the clue, and whose it was.

import { h } from "/dom.js";
import { arrived } from "/files.js";
import { button, picture, sheet, whole } from "/pieces.js";
import { clueWords, nameOf } from "/sentences.js";
import { t } from "/words.js";

const WIDTH = 800;
const HEIGHT = 1200;
const FOOT = 200;
const [PAPER, INK, DIM] = ["#f5ead2", "#2b2118", "#75644c"];
const SERIF = "'Source Serif Pro', Georgia, serif";

export function album(shown, state, act) {
  return sheet(
    "album",
    t("Save the pictures"),
    h("div", { class: "bar upper" }, h("h2", {}, t("Save the pictures")), button(t("Close"), () => act.set({ overlay: null }), { id: "close" })),
    h("ol", { class: "pages" }, shown.rounds.map((record) => page(state, record))),
  );
}

function page(state, record) {
  const told = toldOf(state, record);
  return told && h(
    "li",
    { key: record.number, class: "panel" },
    picture(told.card, ""),
    h("p", {}, h("strong", {}, told.words), h("small", {}, told.by)),
    button(t("Save"), () => save(told), { "data-save": record.number, "aria-label": t("Save the picture of round %1", record.number) }),
    "share" in navigator && button(t("Share"), () => share(told), { "data-share": record.number, "aria-label": t("Share the picture of round %1", record.number) }),
  );
}

// The picture that was revealed, or the one of a poem.
function toldOf(state, record) {
  const card = record.poem ? record.poem.stories[record.poem.chosen - 1] : record.table.find(({ owner }) => owner === record.storyteller)?.card;
  if (!card) return null;
  return { card, number: record.number, words: record.clue ? clueWords(record.clue) : t("The poem"), by: t("Storyteller: %1", nameOf(state, record.storyteller)) };
}

async function drawn({ card, words, by }) {
  const image = new Image();
  image.src = await arrived(whole(card));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT + FOOT });
  const on = canvas.getContext("2d");
  on.fillStyle = PAPER;
  on.fillRect(0, 0, WIDTH, HEIGHT + FOOT);
  on.drawImage(image, 0, 0, WIDTH, HEIGHT);
  on.textAlign = "center";
  write(on, words, INK, 48, HEIGHT + 90);
  write(on, by, DIM, 32, HEIGHT + 150);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}

function write(on, words, colour, size, y) {
  on.fillStyle = colour;
  on.font = `${size}px ${SERIF}`;
  on.fillText(words, WIDTH / 2, y, WIDTH - 60);
}

const fileName = ({ number }) => `dixit-${String(number).padStart(2, "0")}.jpg`;

async function save(told) {
  const address = URL.createObjectURL(await drawn(told));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName(told) });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

async function share(told) {
  const file = new File([await drawn(told)], fileName(told), { type: "image/jpeg" });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => null);
  else await save(told);
}
