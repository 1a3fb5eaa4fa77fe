// The told pictures of a game, each as a page to keep: the picture, the clue, and whose it was.

import { h } from "/dom.js";
import { arrived } from "/files.js";
import { button, picture, sheet, whole } from "/pieces.js";
import { clueWords, nameOf } from "/sentences.js";
import { t } from "/words.js";
import { zipped } from "/zip.js";

const WIDTH = 800;
const HEIGHT = 1200;
const FOOT = 200;
const [PAPER, INK, DIM] = ["#f5ead2", "#2b2118", "#75644c"];
const SERIF = "'Source Serif Pro', Georgia, serif";

export function album(shown, state, ui, act) {
  const all = shown.rounds.map((record) => toldOf(state, record)).filter(Boolean);
  const prepare = async (take) => {
    act.set({ isDrawing: true });
    await take(all).finally(() => act.set({ isDrawing: false }));
  };
  return sheet(
    "album",
    t("Save the pictures"),
    h(
      "div",
      { class: "bar upper" },
      h("h2", {}, ui.isDrawing ? t("Drawing the pictures…") : t("Save the pictures")),
      button(t("Save all"), () => prepare(saveAll), { class: "main", id: "saveAll", disabled: ui.isDrawing }),
      "share" in navigator && button(t("Share all"), () => prepare(shareAll), { id: "shareAll", disabled: ui.isDrawing }),
      button(t("Close"), () => act.set({ overlay: null }), { id: "close" }),
    ),
    h("ol", { class: "pages" }, all.map((told) => page(told, all, act))),
  );
}

function page(told, among, act) {
  return h(
    "li",
    { key: told.number, class: "panel" },
    h("button", { type: "button", class: "card", "aria-label": `${t("A card in full")}: ${told.words}`, onclick: () => act.enlarge({ ...told, caption: told.words, among }) }, picture(told.card, "")),
    h("p", {}, h("strong", {}, told.words), h("small", {}, told.by)),
    button(t("Save"), () => save(told), { "data-save": told.number, "aria-label": t("Save the picture of round %1", told.number) }),
    "share" in navigator && button(t("Share"), () => shareAll([told]), { "data-share": told.number, "aria-label": t("Share the picture of round %1", told.number) }),
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
  keep(await drawn(told), fileName(told));
}

async function saveAll(all) {
  const files = [];
  for (const told of all) files.push({ name: fileName(told), bytes: new Uint8Array(await (await drawn(told)).arrayBuffer()) });
  keep(zipped(files), "dixit.zip");
}

function keep(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

async function shareAll(all) {
  const files = [];
  for (const told of all) files.push(new File([await drawn(told)], fileName(told), { type: "image/jpeg" }));
  if (navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => null);
  else if (all.length > 1) await saveAll(all);
  else await save(all[0]);
}
