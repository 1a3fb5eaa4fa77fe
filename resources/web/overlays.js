// Overlays on the table: a card in full, the rounds, the menu.

import { h } from "/dom.js";
import { addressOf } from "/files.js";
import { album } from "/album.js";
import { menu } from "/menu.js";
import { button, INVITATION, picture, sheet, whole } from "/pieces.js";
import { roundOf } from "/rounds.js";
import { clueWords } from "/sentences.js";
import { t } from "/words.js";
import { closedByTap, zoomable } from "/zoom.js";

export function overlay(shown, state, ui, act) {
  if (ui.asked) return question(ui.asked, act);
  if (shown.page === "greeting" || shown.page === "nowhere") return null;
  if (ui.enlarged) return enlarged(shown, state, ui, act);
  if (ui.overlay === "rounds") return rounds(shown, state, ui, act);
  if (ui.overlay === "invitation") return invitation(act);
  if (ui.overlay === "album") return album(shown, state, ui, act);
  if (ui.overlay === "menu") return menu(shown, state, ui, act);
  return null;
}

function enlarged(shown, state, ui, act) {
  const { card, row } = ui.enlarged;
  const cards = ui.enlarged.among ?? { hand: shown.hand, table: shown.table, stories: shown.stories }[row] ?? [];
  const place = cards.findIndex((each) => each.card === card);
  const now = cards[place] ?? ui.enlarged;
  const clue = row && !ui.enlarged.among && state.view?.cards?.clue;
  const caption = now.caption ?? (clue && clueWords(clue));
  const close = (at) => (closedByTap(at), act.set({ enlarged: null }));
  const turn = (step) => place >= 0 && cards[place + step] && act.enlarge({ ...cards[place + step], among: ui.enlarged.among });
  return sheet(
    "enlarged",
    now.words || t("A card in full"),
    h(
      "div",
      { class: "head" },
      now.number !== undefined && h("span", { class: "number" }, String(now.number)),
      caption && h("p", { class: "clue" }, caption),
      button("✕", close, { class: "small", id: "close", "aria-label": t("Close") }),
    ),
    h(
      "div",
      {
        key: `full ${card}`,
        class: "full",
        onswipe: (e) => turn(e.detail),
        onpulled: (e) => close(e.detail),
        onclick: close,
        ref: zoomable,
      },
      picture(now.card, "", { class: "picture under" }),
      picture(now.card, now.words, { src: addressOf(whole(now.card)), class: "picture", ref: hiddenUntilLoaded }),
    ),
    h(
      "div",
      { class: "bar" },
      button("‹", () => turn(-1), { class: "small", disabled: place <= 0, "aria-label": t("Previous card") }),
      h("div", {}, doWith(now, row, state.view, act)),
      button("›", () => turn(1), { class: "small", disabled: place < 0 || place >= cards.length - 1, "aria-label": t("Next card") }),
    ),
  );
}

// Until the large picture is there, the small one below it is seen and nothing else.
function hiddenUntilLoaded(image) {
  const show = () => (image.hidden = !(image.complete && image.naturalWidth > 0));
  for (const event of ["load", "error"]) image.addEventListener(event, show);
  show();
}

function invitation(act) {
  return sheet(
    "invitation",
    t("Invite others"),
    h("img", { src: INVITATION, alt: t("The QR code of this table's address") }),
    h("p", { class: "address" }, h("strong", {}, location.host)),
    h("div", { class: "bar" }, button(t("Close"), () => act.set({ overlay: null }), { class: "main", id: "close" })),
  );
}

// Irreversible actions ask for confirmation.
function question({ words, yes, then }, act) {
  return sheet(
    "question",
    words,
    h(
      "div",
      { class: "panel" },
      h("p", {}, words),
      h(
        "div",
        { class: "bar" },
        button(t("Cancel"), () => act.set({ asked: null }), { id: "no" }),
        button(yes, () => (act.set({ asked: null }), then()), { class: "danger", id: "yes" }),
      ),
    ),
  );
}

function doWith(card, row, view, act) {
  if (!view || !card.may) return null;
  const give = card.picked ? t("Take back") : t("Give");
  const labels = {
    hand: view.legal.clue ? t("Choose") : give,
    table: card.picked ? t("Not this card") : t("Vote"),
    stories: t("Choose"),
  };
  const doing = { hand: () => act.choose(card.card), table: () => act.voteFor(card.number), stories: () => act.pickForPoem({ story: card.number }, view.legal) }[row];
  return button(labels[row], () => (act.set({ enlarged: null }), doing()), { class: "main", id: "choose" });
}

function rounds(shown, state, ui, act) {
  const all = shown.rounds;
  const place = Math.min(ui.round ?? all.length - 1, all.length - 1);
  const go = (step) => act.set({ round: Math.max(0, Math.min(all.length - 1, place + step)) });
  return sheet(
    "rounds",
    t("The rounds of this game"),
    h(
      "div",
      { class: "bar upper" },
      button("‹", () => go(-1), { class: "small", disabled: place <= 0, "aria-label": t("Previous round") }),
      h("span", {}, all.length ? t("%1 of %2", place + 1, all.length) : ""),
      button("›", () => go(1), { class: "small", disabled: place >= all.length - 1, "aria-label": t("Next round") }),
      button(t("Close"), () => act.set({ overlay: null, round: null }), { id: "close" }),
    ),
    all.length ? roundOf(state, all[place], act) : h("p", { class: "dim" }, t("No round has been finished yet.")),
  );
}
