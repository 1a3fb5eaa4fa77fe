"""Measures the decks: files, words, likeness, legibility, quotas."""

from __future__ import annotations

import hashlib
import itertools
import tomllib
from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image

from . import census, places, quotas, words
from .measuring import Measured, measure, palette_distance, shape_distance
from .report import Report

if TYPE_CHECKING:
    from pathlib import Path

SIZE = (800, 1200)
MOST_BYTES = 420_000
MEAN_BYTES = 230_000
DECK_BYTES = 25_000_000
CLOSEST_SHAPE = 90
MEDIAN_SHAPE = 110
CLOSEST_PALETTE = 0.10
NEAR_PALETTE = 0.45
MEDIAN_PALETTE = 0.60
CONTRAST = 0.14
GRADIENT = 0.03
MANY = 20


def check_decks() -> int:
    reports = [check_deck(places.FIRST), check_deck(places.QUESTIONS, questions=True)]
    check_scenes(places.QUESTIONS, set(places.scenes()), reports[1])
    print("\n".join(line for report in reports for line in report.lines))
    return 1 if any(report.faults for report in reports) else 0


def check_deck(folder: Path, questions: bool = False) -> Report:
    report = Report()
    manifest = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    cards = manifest.get("card", [])
    slugs = [card["slug"] for card in cards]
    report.demand(len(set(slugs)) == len(slugs), "a slug is used twice")
    for card in cards:
        words.check_texts(card, report)
        words.check_evoked(card, report)
        words.check_seen(card, report)
    measured = [one for one in (_read(card, folder, report) for card in cards) if one]
    for one in measured:
        _check_legibility(one, report, CONTRAST if not questions else 0.0)
    _check_pairs(measured, report)
    if questions:
        _check_question_cards(cards, measured, folder, report)
    report.note(f"{folder.name}: {len(cards)} cards, {report.faults} faults")
    return report


def check_scenes(folder: Path, scenes: set[str], report: Report) -> None:
    """Every picture can be painted again; scenes that are not cards yet are named."""
    manifest = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    cards = {card["slug"] for card in manifest["card"]}
    for slug in sorted(cards - scenes):
        report.demand(False, f"{slug}: no scene paints it")
    report.note(f"scenes under way: {', '.join(sorted(scenes - cards)) or 'none'}")


def _check_question_cards(cards, measured, folder: Path, report: Report) -> None:
    for card in cards:
        words.check_clues(card, report)
    words.check_doubled_clues(cards, report)
    quotas.check_questions(cards, measured, report)
    if len(cards) >= MANY:
        quotas.check_colours(measured, report)
    census.check_motifs({card["slug"] for card in cards}, report)
    sizes = {path.stem: path.stat().st_size for path in folder.glob("*.webp")}
    for slug, size in sizes.items():
        report.demand(size <= MOST_BYTES, f"{slug}: {size // 1000} kB")
    total = sum(sizes.values())
    report.note(f"{total / 1e6:.1f} MB, {total / max(len(sizes), 1) / 1000:.0f} kB a card")
    report.demand(total <= DECK_BYTES, f"the pictures are {total} bytes")
    report.demand(total <= MEAN_BYTES * len(sizes), "the pictures are too large in the mean")
    unknown = set(sizes) - {card["slug"] for card in cards}
    report.demand(not unknown, f"not in deck.toml: {', '.join(sorted(unknown))}")


def _read(card: dict[str, Any], folder: Path, report: Report) -> Measured | None:
    path = folder / card["file"]
    if not path.exists():
        report.demand(False, f"{card['slug']}: {path.name} is missing")
        return None
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    report.demand(digest == card["sha256"], f"{card['slug']}: the hash in deck.toml is stale")
    with Image.open(path) as image:
        report.demand(image.size == SIZE, f"{card['slug']}: size {image.size}")
        return measure(card["slug"], image.convert("RGB"))


def _check_legibility(card: Measured, report: Report, contrast: float) -> None:
    report.note(
        f"{card.slug:24s} L {card.lightness:.2f} dark third {card.dark_third:.2f} "
        f"contrast {card.contrast:.3f} gradient {card.gradient:.3f} hard {card.hard:.2f} "
        f"hue {card.sector * 30}"
    )
    report.demand(card.contrast >= contrast, f"{card.slug}: contrast {card.contrast:.3f}")
    report.demand(
        card.gradient >= GRADIENT or not contrast, f"{card.slug}: gradient {card.gradient:.3f}"
    )


def _check_pairs(cards: list[Measured], report: Report) -> None:
    """No two cards may be taken for each other, and a deck must not look all alike."""
    pairs = list(itertools.combinations(cards, 2))
    if not pairs:
        return
    shapes = sorted((shape_distance(a, b), a.slug, b.slug) for a, b in pairs)
    colours = sorted((palette_distance(a, b), a.slug, b.slug) for a, b in pairs)
    shape_median = float(np.median([distance for distance, *_ in shapes]))
    colour_median = float(np.median([distance for distance, *_ in colours]))
    report.note(f"shapes: closest {shapes[0]}, median {shape_median:.0f}")
    report.note(f"palettes: closest {colours[0]}, median {colour_median:.2f}")
    near = [f"{a}/{b} {distance:.2f}" for distance, a, b in colours if distance < NEAR_PALETTE]
    report.note(f"look at these palettes together: {', '.join(near[:12]) or 'none'}")
    for distance, first, second in shapes:
        report.demand(distance >= CLOSEST_SHAPE, f"{first} and {second}: too alike ({distance})")
    for distance, first, second in colours:
        text = f"{first} and {second}: same palette ({distance:.2f})"
        report.demand(distance >= CLOSEST_PALETTE, text)
    if len(cards) >= MANY:
        report.demand(shape_median >= MEDIAN_SHAPE, f"median distance of shapes {shape_median:.0f}")
        report.demand(
            colour_median >= MEDIAN_PALETTE, f"median distance of palettes {colour_median:.2f}"
        )
