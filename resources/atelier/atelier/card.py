"""The header of a card file: everything about a card that is not its painting."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .canvas import Art

HERE = Path(__file__).resolve().parent.parent
CARDS = HERE / "cards"


@dataclass(frozen=True, kw_only=True)
class Card:
    """`light` points from the scene towards the light: (-0.6, -0.8) is left and above."""

    seed: int
    light: tuple[float, float]
    hand: str
    title_en: str
    title_ru: str
    tags_en: tuple[str, ...]
    tags_ru: tuple[str, ...]
    description_en: str
    description_ru: str
    ground: str = "#888888"


@dataclass(frozen=True)
class CardFile:
    slug: str
    card: Card
    paint: Callable[[Art], None]

    def render(self, scale: float):
        card = self.card
        art = Art(card.seed, scale, card.light, card.hand, card.ground)
        self.paint(art)
        return art.result()


def load_card(slug: str, folder: Path = CARDS) -> CardFile:
    path = folder / f"{slug}.py"
    spec = importlib.util.spec_from_file_location(f"card_{slug}", path)
    if spec is None or spec.loader is None or not path.exists():
        raise FileNotFoundError(f"no card file {path}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return CardFile(slug, module.CARD, module.paint)


def all_slugs(folder: Path = CARDS) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("_"))
