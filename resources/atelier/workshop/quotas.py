"""The quotas of the question deck, and those of the colours of any whole deck."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .measuring import Measured
    from .report import Report

FULL = 84
BRIGHT = 0.70
DIM = 0.50
LEAST_LIGHTNESS = 0.22
HUE_SHARE = 0.12
KEY_SHARE = 0.20
HAND_SHARE = 0.35
FEWEST_HANDS = 5
MOST = {  # of `shows`: what the deck holds at most
    "small back": 12,
    "red accent": 14,
    "lit opening": 8,
    "empty top": 10,
    "night": 25,
    "person": 29,
    "door": 7,
    "boat": 7,
    "ladder": 7,
    "window": 7,
    "stairs": 7,
    "tree": 7,
    "moon": 2,
    "umbrella": 3,
}
LEAST = {"close-up": 12, "many": 8, "animal": 10, "large person": 4}
CAMERAS = {
    "birds-eye", "close-up", "eye-level", "interior-wide", "long-lens", "over-shoulder",
    "through-opening", "tilted", "top-down", "underwater", "vista", "worms-eye",
}  # fmt: skip
CAMERA_LIMIT = 14
BRIGHT_CARDS = 25


def check_questions(cards: list[dict[str, Any]], measured: list[Measured], report: Report) -> None:
    """The limits always hold; what a deck must hold at least is asked of the whole one."""
    shown = Counter(what for card in cards for what in card.get("shows", []))
    for what, count in sorted(shown.items()):
        report.demand(count <= MOST.get(what, FULL), f"{count} cards show: {what}")
    for camera, count in sorted(Counter(card.get("camera", "?") for card in cards).items()):
        report.demand(camera in CAMERAS, f"no camera is called {camera}")
        report.demand(count <= CAMERA_LIMIT, f"{count} cards are seen {camera}")
    for one in measured:
        light = one.lightness
        report.demand(light >= LEAST_LIGHTNESS, f"{one.slug}: too dark, lightness {light:.2f}")
    hands = Counter(card.get("hand", "?") for card in cards)
    bright = sum(one.lightness >= BRIGHT for one in measured)
    report.note(f"shows: {dict(shown)}")
    report.note(f"hands: {dict(hands)}; {bright} bright cards")
    if len(cards) >= FULL:
        _check_whole(shown, hands, bright, report)


def _check_whole(shown, hands, bright, report: Report) -> None:
    for what, least in LEAST.items():
        report.demand(shown[what] >= least, f"only {shown[what]} cards show: {what}")
    report.demand(bright >= BRIGHT_CARDS, f"only {bright} bright cards")
    report.demand(len(hands) >= FEWEST_HANDS, f"only {len(hands)} hands have painted")
    hand, count = hands.most_common(1)[0]
    report.demand(count <= hands.total() * HAND_SHARE, f"{count} cards are painted in {hand}")


def check_colours(measured: list[Measured], report: Report) -> None:
    """No hue and no key may rule a whole deck."""
    total = len(measured)
    sectors = Counter(one.sector for one in measured)
    limit = -(-total * HUE_SHARE // 1)
    for sector, count in sorted(sectors.items()):
        hues = f"{sector * 30}-{sector * 30 + 30}"
        text = f"{count} cards have a mean hue of {hues} degrees (at most {limit:.0f})"
        report.demand(count <= limit, text)
    high = sum(one.lightness > BRIGHT for one in measured)
    low = sum(one.lightness < DIM for one in measured)
    report.note(f"key: {high} high, {total - high - low} middle, {low} low")
    report.note(f"hue sectors: {dict(sorted(sectors.items()))}")
    report.demand(high >= total * KEY_SHARE, f"only {high} cards in a high key")
    report.demand(low >= total * KEY_SHARE, f"only {low} cards in a low key")
