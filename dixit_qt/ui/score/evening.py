"""A game and an evening added up: everybody's places, and one picture to remember.

The picture of a game is its most loved one, or else the one that most people agreed on. The picture
of the evening is the most loved one of all games.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.rounds.round_summary import red_number, voters_of
from dixit_qt.wire.room import LovedPicture, StandingInfo

translate = QCoreApplication.translate

NO_RABBIT = -1


@dataclass(frozen=True, slots=True)
class EveningRow(Row):
    """`places` are the places in the games, in their order; `share` is the points in hundredths of
    the winners' points."""

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
    """People who have left have no rabbit."""
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
        translate("Evenings", "%n right guess(es)", None, row.found),
        translate("Evenings", "%n vote(s) for their pictures", None, row.votes),
        translate("Evenings", "%n heart(s)", None, row.hearts),
    )
    return f"{row.name}: {', '.join(parts)}"


def won_words(won: int, games: int) -> str:
    return fill(translate("Evenings", "won %1 of %2"), str(won), str(games))


@dataclass(frozen=True, slots=True)
class Picture:
    source: str = ""
    words: str = ""
    note: str = ""


def picture_of_the_game(state: ClientState, gallery: Gallery) -> Picture:
    history = () if state.view is None else state.view.history
    loved = [(r, n) for r in history for n, hearts in enumerate(r.hearts, 1) if hearts]
    if loved:
        return _of_the_most_loved(loved, state, gallery)
    poems = [record for record in history if record.poem is not None]
    if poems:
        return _of_a_poem(poems, state, gallery)
    places = [(record, n) for record in history for n in range(1, len(record.table) + 1)]
    liked = [(record, n) for record, n in places if red_number(record) != n]
    if not liked:
        return Picture()
    record, number = max(liked, key=lambda place: len(voters_of(*place)))
    laid, faces = record.table[number - 1], faces_of(state)
    votes = len(voters_of(record, number))
    return Picture(
        source=gallery(laid.card),
        words="" if record.clue is None else record.clue.text,
        note=f"{faces.name(laid.owner)} · " + translate("End", "%n vote(s)", None, votes),
    )


def picture_of_the_evening(loved: LovedPicture | None, gallery: Gallery) -> Picture:
    if loved is None:
        return Picture()
    hearts = translate("End", "%n heart(s)", None, loved.hearts)
    note = " · ".join(part for part in (loved.name, hearts) if part)
    return Picture(gallery(loved.card), loved.clue, note)


def _of_the_most_loved(
    loved: list[tuple[RoundRecord, int]], state: ClientState, gallery: Gallery
) -> Picture:
    record, number = max(loved, key=lambda place: place[0].hearts[place[1] - 1])
    hearts = translate("End", "%n heart(s)", None, record.hearts[number - 1])
    faces, poem = faces_of(state), record.poem
    if poem is not None:
        words = state.verses.lines.get(poem.hint, "") if number == poem.chosen else ""
        return Picture(gallery(poem.stories[number - 1]), words, hearts)
    laid = record.table[number - 1]
    words = "" if record.clue is None else record.clue.text
    return Picture(gallery(laid.card), words, f"{faces.name(laid.owner)} · {hearts}")


def _of_a_poem(poems: list[RoundRecord], state: ClientState, gallery: Gallery) -> Picture:
    """The picture of the longest poem, with its first row."""
    record = max(poems, key=lambda record: 0 if record.poem is None else len(record.poem.lines))
    poem = record.poem
    if poem is None:
        return Picture()
    return Picture(
        source=gallery(poem.stories[poem.chosen - 1]),
        words=state.verses.lines.get(poem.hint, ""),
        note=fill(
            translate("RoundSummary", "Storyteller: %1"), faces_of(state).name(record.storyteller)
        ),
    )
