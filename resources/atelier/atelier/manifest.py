"""deck.toml, written from the headers of the card files and the rendered pictures."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from .card import all_slugs, load_card

if TYPE_CHECKING:
    from pathlib import Path

DECK_HEADER = {
    "id": "first",
    "name_en": "Impossible Things",
    "name_ru": "Невозможные вещи",
    "author": "Dixit Qt contributors",
    "licence": "CC BY 4.0",
}


def toml_value(value) -> str:
    if isinstance(value, (tuple, list)):
        return "[" + ", ".join(toml_value(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def toml_table(heading: str, values: dict) -> str:
    return "\n".join([heading, *(f"{key} = {toml_value(v)}" for key, v in values.items())])


def entry(slug: str, picture: Path) -> dict:
    card = load_card(slug).card
    return {
        "slug": slug,
        "file": picture.name,
        "sha256": hashlib.sha256(picture.read_bytes()).hexdigest(),
        "title_en": card.title_en,
        "title_ru": card.title_ru,
        "tags_en": card.tags_en,
        "tags_ru": card.tags_ru,
        "description_en": card.description_en,
        "description_ru": card.description_ru,
        "hand": card.hand,
        "seed": card.seed,
    }


def manifest_text(folder: Path) -> str:
    tables = [toml_table("[deck]", DECK_HEADER)]
    for slug in all_slugs():
        picture = folder / f"{slug}.webp"
        if picture.exists():
            tables.append(toml_table("[[card]]", entry(slug, picture)))
    return "\n\n".join(tables) + "\n"


def write_manifest(folder: Path) -> Path:
    path = folder / "deck.toml"
    path.write_text(manifest_text(folder), encoding="utf-8")
    return path
