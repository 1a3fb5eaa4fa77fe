"""Where things lie."""

from __future__ import annotations

from pathlib import Path

ATELIER = Path(__file__).resolve().parent.parent
PROJECT = ATELIER.parent.parent
SCENES = ATELIER / "questions"
DECKS = PROJECT / "resources" / "decks"
QUESTIONS = DECKS / "questions"
HOUSE = PROJECT / "resources" / "house"
FIRST = DECKS / "first"
DRAFTS = PROJECT / "build" / "atelier"
PASSES = DRAFTS / "passes"


def scenes() -> list[str]:
    return sorted(path.stem for path in SCENES.glob("*.py"))
