"""What the question deck should hold, and the colours of any whole deck.

A limit that is broken is a fault.  What the deck should reach and does not is printed as "not yet":
it grows card by card, and never by a picture that strangers like less than the one before.
What only an eye can decide is printed as a question.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .measuring import Measured
    from .report import Report

FULL = 108
BRIGHT = 0.70
DIM = 0.50
LEAST_LIGHTNESS = 0.22
CALM = 0.30  # hard edges at the size of a thumb
HUE_SHARE, MOST_HUE_SHARE = 0.12, 0.20
KEY_SHARE = 0.20
LOOK_SHARE = 0.25
CAMERA_SHARE = 0.35
FEWEST_HANDS = 5
MOST = {  # of `shows`: what the deck holds at most
    "small back": 12,
    "red accent": 14,
    "lit opening": 10,
    "empty top": 10,
    "night": 30,
    "door": 9,
    "boat": 10,
    "ladder": 10,
    "window": 10,
    "stairs": 9,
    "tree": 9,
    "moon": 4,
    "umbrella": 3,
}
LEAST = {
    "close-up": 12,
    "many": 8,
    "animal": 10,
    "large person": 20,
    "face": 25,
    "frontal face": 10,
    "metamorphosis": 15,
    "ornament": 20,
    "crowd": 8,
    "mood: anger": 5,
    "mood: fear": 5,
    "mood: feast": 5,
    "mood: greed": 5,
    "mood: joy": 5,
    "mood: mischief": 5,
}
CAMERAS = {
    "birds-eye", "close-up", "eye-level", "interior-wide", "long-lens", "over-shoulder",
    "through-opening", "tilted", "top-down", "underwater", "vista", "worms-eye",
}  # fmt: skip
BRIGHT_CARDS = 25
RELIEF = {"oil", "gouache"}  # lit in the scene and painted with the same brushes: one look


def look(hand: str) -> str:
    return "oil and gouache" if hand in RELIEF else hand


def check_questions(cards: list[dict[str, Any]], measured: list[Measured], report: Report) -> None:
    shown = Counter(what for card in cards for what in card.get("shows", []))
    report.note(f"shows: {dict(sorted(shown.items()))}")
    _check_limits(cards, measured, shown, report)
    report.hope(len(cards) >= FULL, f"{len(cards)} of {FULL} cards")
    for what, least in LEAST.items():
        report.hope(shown[what] >= least, f"{shown[what]} of {least} cards show: {what}")
    bright = sum(one.lightness >= BRIGHT for one in measured)
    report.hope(bright >= BRIGHT_CARDS, f"{bright} of {BRIGHT_CARDS} bright cards")
    _check_looks(cards, report)
    for one in measured:
        report.ask(one.hard <= CALM, f"{one.slug}: hard edges {one.hard:.2f}, does it flicker?")


def _check_limits(cards, measured, shown, report: Report) -> None:
    for what, count in sorted(shown.items()):
        known = what in MOST or what in LEAST or what == "person"
        report.demand(known, f"nothing is known of: {what}")
        report.demand(count <= MOST.get(what, FULL), f"{count} cards show: {what}")
    for camera, count in sorted(Counter(card.get("camera", "?") for card in cards).items()):
        report.demand(camera in CAMERAS, f"no camera is called {camera}")
        limit = CAMERA_SHARE * FULL
        report.demand(count <= limit, f"{count} cards are seen {camera}")
    for one in measured:
        light = one.lightness
        report.demand(light >= LEAST_LIGHTNESS, f"{one.slug}: too dark, lightness {light:.2f}")


def _check_looks(cards, report: Report) -> None:
    looks = Counter(look(card.get("hand", "?")) for card in cards)
    report.note(f"looks: {dict(looks.most_common())}")
    report.hope(len(looks) >= FEWEST_HANDS, f"{len(looks)} of {FEWEST_HANDS} looks")
    for name, count in looks.most_common():
        share = f"{count} of {len(cards)} cards look like {name} (a quarter at most)"
        report.hope(count <= LOOK_SHARE * len(cards), share)


def check_colours(measured: list[Measured], report: Report) -> None:
    """No hue and no key may rule a whole deck."""
    total = len(measured)
    sectors = Counter(one.sector for one in measured)
    for sector, count in sorted(sectors.items()):
        hues = f"{sector * 30}-{sector * 30 + 30}"
        text = f"{count} of {total} cards have a mean hue of {hues} degrees"
        report.demand(count <= total * MOST_HUE_SHARE, text)
        report.ask(count <= -(-total * HUE_SHARE // 1), f"{text}, too many?")
    high = sum(one.lightness > BRIGHT for one in measured)
    low = sum(one.lightness < DIM for one in measured)
    report.note(f"key: {high} high, {total - high - low} middle, {low} low")
    report.note(f"hue sectors: {dict(sorted(sectors.items()))}")
    for name, count in (("high", high), ("low", low)):
        report.hope(count >= total * KEY_SHARE, f"{count} of {total} cards in a {name} key")
