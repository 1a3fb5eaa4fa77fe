"""The whole truth about a game. It has no encoder: nothing here can be sent by mistake."""

from dataclasses import dataclass

from dixit_qt.rules.editions import Edition
from dixit_qt.rules.model import CardId, Clue, Phase, Seat, Side
from dixit_qt.rules.records import (
    Award,
    Ballot,
    EndingDraw,
    Outcome,
    PoemLine,
    RoundRecord,
    StoryGuess,
    TableCard,
)


@dataclass(frozen=True, slots=True)
class CardGame:
    """Dixit, Party and Team. `given` holds each seat's cards on the way to the table."""

    pile: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    clue: Clue | None
    given: tuple[tuple[CardId, ...], ...]
    table: tuple[TableCard, ...]
    ballots: tuple[Ballot | None, ...]


@dataclass(frozen=True, slots=True)
class PoetryGame:
    """Poetry. Chips, kept stories and penalties are counted by side, hands and tellings by seat."""

    hands: tuple[tuple[int, ...], ...]
    line_pile: tuple[int, ...]
    line_discard: tuple[int, ...]
    story_pile: tuple[CardId, ...]
    story_discard: tuple[CardId, ...]
    ending_pile: tuple[int, ...]
    ending_discard: tuple[int, ...]
    told: tuple[tuple[int, ...], ...]
    kept: tuple[tuple[CardId, ...], ...]
    stories: tuple[CardId, ...]
    face_down: frozenset[int]
    chosen: int | None
    revealed: bool
    hint: int | None
    lines: tuple[PoemLine, ...]
    guesses: tuple[StoryGuess, ...]
    awards: tuple[Award, ...]
    turn: Seat | None
    swapped: bool
    swapped_out: tuple[int, ...]
    winner: Side | None
    ending_by: Side | None
    endings: tuple[int, ...]
    draws: tuple[EndingDraw, ...]


@dataclass(frozen=True, slots=True)
class GameState:
    """`shuffles` counts how often chance was asked: seed and count give the next random order."""

    edition: Edition
    seats: int
    seed: int
    shuffles: int
    phase: Phase
    round: int
    storyteller: Seat | None
    sides: tuple[Side, ...]
    scores: tuple[int, ...]
    game: CardGame | PoetryGame
    history: tuple[RoundRecord, ...]
    outcome: Outcome | None
