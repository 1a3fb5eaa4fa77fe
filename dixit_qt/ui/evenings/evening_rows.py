"""The games of an evening added up, as rows: the most games won first, then the most points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.words import fill
from dixit_qt.wire.room import StandingInfo

translate = QCoreApplication.translate

NO_RABBIT = -1


@dataclass(frozen=True, slots=True)
class EveningRow(Row):
    """`places` are those of the games in their order, `share` the points in hundredths of the
    winners'."""

    rank: int
    name: str
    rabbit: int
    won: int
    games: int
    places: str
    points: int
    share: int
    found: int
    votes: int
    hearts: int
    summary: str


def evening_rows(
    standings: Sequence[StandingInfo], rabbits: Mapping[int, int] = MappingProxyType({})
) -> list[EveningRow]:
    """Who is no longer there has no rabbit."""
    merits = [(row.won, row.relative) for row in standings]
    return [
        EveningRow(
            key=str(row.person),
            rank=1 + sum(other > merit for other in merits),
            name=row.name,
            rabbit=rabbits.get(row.person, NO_RABBIT),
            won=row.won,
            games=row.games,
            places=" ".join(map(str, row.places)),
            points=row.points,
            share=round(row.relative / max(1, row.games)),
            found=row.found,
            votes=row.votes,
            hearts=row.hearts,
            summary=_summary(row),
        )
        for row, merit in zip(standings, merits, strict=True)
    ]


def _summary(row: StandingInfo) -> str:
    parts = (
        won_words(row.won, row.games),
        translate("Evenings", "%n point(s)", None, row.points),
        translate("Evenings", "%n story(ies) found", None, row.found),
        translate("Evenings", "%n vote(s) for own pictures", None, row.votes),
        translate("Evenings", "%n heart(s)", None, row.hearts),
    )
    return f"{row.name}: {', '.join(parts)}"


def won_words(won: int, games: int) -> str:
    return fill(translate("Evenings", "%1 of %2 won"), str(won), str(games))
