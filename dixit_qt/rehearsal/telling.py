"""The words of one language, applied to seats, sides and cards."""

from collections.abc import Iterable
from dataclasses import dataclass

from dixit_qt.rehearsal.names import Names
from dixit_qt.rehearsal.words import words_of
from dixit_qt.rules.model import CardId, Family, Seat, Side
from dixit_qt.rules.records import EndingDraw, PoemLine


@dataclass(frozen=True)
class Telling:
    language: str
    names: Names
    family: Family
    seats: int

    def say(self, key: str, **values: object) -> str:
        return words_of(self.language)[key].format(**values)

    def seat(self, seat: Seat) -> str:
        return self.say("seat", number=seat + 1)

    def side(self, side: Side) -> str:
        if self.family.in_teams:
            return self.say("team", number=side + 1)
        return self.say("rival") if side >= self.seats else self.seat(side)

    def cards(self, cards: Iterable[CardId]) -> str:
        return self._listed(map(self.names.card, cards))

    def numbered(self, cards: Iterable[CardId], numbers: Iterable[int] = ()) -> str:
        """Cards with their numbers on the table; of all, or of those that are named."""
        chosen = set(numbers)
        return self._listed(
            f"{number} {self.names.card(card)}"
            for number, card in enumerate(cards, start=1)
            if not chosen or number in chosen
        )

    def lines(self, lines: Iterable[int]) -> str:
        return self._listed(map(self.names.line, lines))

    def endings(self, endings: Iterable[int]) -> str:
        return self._listed(map(self.names.ending, endings))

    def numbers(self, numbers: Iterable[int]) -> str:
        return self._listed(map(str, numbers))

    def poem(self, hint: int | None, lines: Iterable[PoemLine]) -> str:
        begun = [] if hint is None else [self.names.line(hint)]
        return self._listed((*begun, *(self._judged(line) for line in lines)))

    def draws(self, draws: Iterable[EndingDraw]) -> str:
        return self._listed(f"{self.side(draw.side)} #{draw.number}" for draw in draws)

    def scores(self, scores: Iterable[int]) -> str:
        return self._listed(f"{self.side(side)} {score}" for side, score in enumerate(scores))

    def _judged(self, line: PoemLine) -> str:
        mark = {True: "✓", False: "✗", None: "?"}[line.fits]
        return f"{mark} {self.names.line(line.line)} ({self.side(line.side)})"

    def _listed(self, items: Iterable[str]) -> str:
        return ", ".join(items) or self.say("none")
