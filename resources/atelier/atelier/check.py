"""Measures a rendered deck: files, texts, likeness, palette, key, contrast, motifs."""

from __future__ import annotations

import hashlib
import itertools
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import imagehash
import numpy as np
from PIL import Image

from .card import HERE
from .colour import image_lab

if TYPE_CHECKING:
    from pathlib import Path

CARD_COUNT = 84
SIZE = (800, 1200)
THUMB = (160, 240)
CLOSEST_HASH = 90
MEDIAN_HASH = 110
CLOSEST_PALETTE = 0.10
NEAR_PALETTE = 0.45
MEDIAN_PALETTE = 0.60
HUE_SHARE = 0.12
KEY_SHARE = 0.20
CONTRAST = 0.14
GRADIENT = 0.03
MOTIF_LIMIT = 6
LEAST_TAGS = 8
TEXTS = ("title_en", "title_ru", "description_en", "description_ru")
TAGS = ("tags_en", "tags_ru")


@dataclass
class Report:
    lines: list[str] = field(default_factory=list)
    faults: int = 0

    def note(self, text: str) -> None:
        self.lines.append(text)

    def demand(self, holds: bool, text: str) -> None:
        if not holds:
            self.faults += 1
            self.lines.append(f"FAULT {text}")


@dataclass(frozen=True)
class Measured:
    slug: str
    phash: imagehash.ImageHash
    palette: np.ndarray
    lightness: float
    sector: int
    contrast: float
    gradient: float


def measure(slug: str, image: Image.Image) -> Measured:
    small = np.asarray(image.resize((80, 120), Image.Resampling.BOX), float).reshape(-1, 3) / 255
    values = image_lab(small)
    bins = np.histogramdd(values, bins=(6, 8, 8), range=((0, 1), (-0.2, 0.2), (-0.2, 0.2)))[0]
    thumb = image.resize(THUMB, Image.Resampling.LANCZOS)
    grey = np.asarray(thumb.convert("L"), float) / 255
    light = image_lab(np.asarray(thumb, float) / 255)[..., 0]
    angle = np.degrees(np.arctan2(values[:, 2].mean(), values[:, 1].mean())) % 360
    return Measured(
        slug,
        imagehash.phash(image, 16),
        bins.ravel() / len(values),
        float(values[:, 0].mean()),
        int(angle // 30),
        float(light.std()),
        float(np.hypot(*np.gradient(grey)).mean()),
    )


def palette_distance(first: Measured, second: Measured) -> float:
    """0 same colours .. 1 none in common."""
    return float(0.5 * np.abs(first.palette - second.palette).sum())


def _check_texts(card: dict, report: Report) -> None:
    slug = card.get("slug", "?")
    for key in TEXTS:
        report.demand(bool(str(card.get(key, "")).strip()), f"{slug}: {key} is missing")
    for key in TAGS:
        tags = card.get(key, [])
        report.demand(len(set(tags)) >= LEAST_TAGS, f"{slug}: {len(set(tags))} tags in {key}")
    cyrillic = any("а" <= c <= "я" for c in str(card.get("description_ru", "")).lower())
    report.demand(cyrillic, f"{slug}: description_ru is not Russian")


def _read(card: dict, folder: Path, report: Report) -> Measured | None:
    path = folder / card["file"]
    if not path.exists():
        report.demand(False, f"{card['slug']}: {path.name} is missing")
        return None
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    report.demand(digest == card["sha256"], f"{card['slug']}: the hash in deck.toml is stale")
    with Image.open(path) as image:
        report.demand(image.size == SIZE, f"{card['slug']}: size {image.size}")
        return measure(card["slug"], image.convert("RGB"))


def _check_pairs(cards: list[Measured], report: Report) -> None:
    pairs = list(itertools.combinations(cards, 2))
    if not pairs:
        return
    hashes = sorted(((a.phash - b.phash, a.slug, b.slug) for a, b in pairs), key=lambda p: p[0])
    colours = sorted((palette_distance(a, b), a.slug, b.slug) for a, b in pairs)
    hash_median = float(np.median([p[0] for p in hashes]))
    colour_median = float(np.median([p[0] for p in colours]))
    report.note(f"perceptual distance: closest {hashes[0]}, median {hash_median:.0f}")
    report.note(f"palette distance: closest {colours[0]}, median {colour_median:.2f}")
    near = [f"{a}/{b} {d:.2f}" for d, a, b in colours if d < NEAR_PALETTE]
    report.note(f"look at these palettes together: {', '.join(near[:12]) or 'none'}")
    for distance, first, second in hashes:
        report.demand(distance >= CLOSEST_HASH, f"{first} and {second}: too alike ({distance})")
    for distance, first, second in colours:
        report.demand(
            distance >= CLOSEST_PALETTE, f"{first} and {second}: same palette ({distance:.2f})"
        )
    report.demand(hash_median >= MEDIAN_HASH, f"median perceptual distance {hash_median:.0f}")
    report.demand(colour_median >= MEDIAN_PALETTE, f"median palette distance {colour_median:.2f}")


def _check_quotas(cards: list[Measured], report: Report) -> None:
    total = len(cards)
    sectors = Counter(card.sector for card in cards)
    limit = -(-total * HUE_SHARE // 1)
    for sector, count in sorted(sectors.items()):
        report.demand(
            count <= limit,
            f"{count} cards have a mean hue of {sector * 30}-"
            f"{sector * 30 + 30} degrees (at most {limit:.0f})",
        )
    high = sum(card.lightness > 0.7 for card in cards)
    low = sum(card.lightness < 0.5 for card in cards)
    report.note(f"key: {high} high, {total - high - low} middle, {low} low")
    report.note(f"hue sectors: {dict(sorted(sectors.items()))}")
    report.demand(high >= total * KEY_SHARE, f"only {high} cards in a high key")
    report.demand(low >= total * KEY_SHARE, f"only {low} cards in a low key")


def _check_legibility(card: Measured, report: Report) -> None:
    report.note(
        f"{card.slug:24s} L {card.lightness:.2f} contrast {card.contrast:.3f} "
        f"gradient {card.gradient:.3f} hue {card.sector * 30}"
    )
    report.demand(card.contrast >= CONTRAST, f"{card.slug}: contrast {card.contrast:.3f}")
    report.demand(card.gradient >= GRADIENT, f"{card.slug}: gradient {card.gradient:.3f}")


def load_plan(path: Path = HERE / "plan.toml") -> dict:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _check_plan(slugs: list[str], plan: dict, report: Report) -> None:
    planned = {card["slug"]: card for card in plan["card"]}
    motifs = Counter(m for slug in slugs for m in planned.get(slug, {}).get("motifs", []))
    for motif, count in motifs.items():
        report.demand(count <= MOTIF_LIMIT, f"{count} cards show: {motif}")
    for slug in slugs:
        report.demand(slug in planned, f"{slug} is not in the plan")


def check_deck(folder: Path, partial=False) -> Report:
    report = Report()
    manifest = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    cards = manifest.get("card", [])
    slugs = [card["slug"] for card in cards]
    report.demand(len(set(slugs)) == len(slugs), "a slug is used twice")
    if not partial:
        report.demand(len(cards) == CARD_COUNT, f"{len(cards)} cards instead of {CARD_COUNT}")
    for card in cards:
        _check_texts(card, report)
    measured = [m for m in (_read(card, folder, report) for card in cards) if m is not None]
    for one in measured:
        _check_legibility(one, report)
    _check_pairs(measured, report)
    if not partial:
        _check_quotas(measured, report)
    _check_plan(slugs, load_plan(), report)
    report.note(f"{len(cards)} cards, {report.faults} faults")
    return report
