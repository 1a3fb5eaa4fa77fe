"""The results of each evening, kept on the host's computer.

A small file, the newest evening first. It can be shown, exported for a spreadsheet, and deleted.
"""

import csv
import io
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from dixit_qt.rules.model import CardId
from dixit_qt.store.files import read_small, write_small
from dixit_qt.wire.room import LovedPicture, StandingInfo

MOST = 200
_MOST_BYTES = 8 * 1024 * 1024
HEADINGS = (
    "day", "table", "name", "games", "won", "places", "points", "relative", "found", "votes",
    "hearts",
)  # fmt: skip


class Evening(Struct, frozen=True):
    """`game` identifies the table: its evening continues as long as the table exists. `day` looks
    like 2026-11-19."""

    game: Annotated[str, Meta(max_length=64)]
    table: Annotated[str, Meta(max_length=200)]
    day: Annotated[str, Meta(max_length=10)]
    rows: tuple[StandingInfo, ...]
    loved: LovedPicture | None = None


class StandingsFile:
    def __init__(self, path: Path) -> None:
        self._path = path
        self.evenings = read_small(path, tuple[Evening, ...], _MOST_BYTES, ())[:MOST]

    def keep(self, evening: Evening) -> bool:
        """Replace this evening's results, but keeps the day on which it began. False if they
        couldn't be written."""
        begun = next((each.day for each in self.evenings if each.game == evening.game), None)
        evening = evening if begun is None else msgspec.structs.replace(evening, day=begun)
        others = (each for each in self.evenings if each.game != evening.game)
        return self._keep([evening, *others])

    def forget(self, game: str) -> bool:
        return self._keep(each for each in self.evenings if each.game != game)

    def forget_all(self) -> bool:
        return self._keep([])

    def as_csv(self) -> str:
        """One line for each person and evening."""
        text = io.StringIO()
        table = csv.writer(text, lineterminator="\r\n")
        table.writerow(HEADINGS)
        for evening in self.evenings:
            for row in evening.rows:
                table.writerow(_cells(evening, row))
        return text.getvalue()

    def _keep(self, evenings: Iterable[Evening]) -> bool:
        self.evenings = tuple(evenings)[:MOST]
        return write_small(self._path, self.evenings)


def _cells(evening: Evening, row: StandingInfo) -> tuple[object, ...]:
    """A name that looks like a formula is made harmless for spreadsheets."""
    places = " ".join(map(str, row.places))
    texts = (evening.day, _harmless(evening.table), _harmless(row.name), row.games, row.won)
    return (*texts, places, row.points, row.relative, row.found, row.votes, row.hearts)


def _harmless(text: str) -> str:
    return f"'{text}" if text[:1] in {"=", "+", "-", "@", "\t"} else text


# How often each picture was on the table and how many hearts it got, kept on this computer.
#
# A small file. The last games are stored one by one, because hearts may still arrive after a game
# is over, and a game may be resumed; earlier games are added up

GAMES = 20
_MOST_BYTES_OF_TALLIES = 8 * 1024 * 1024


class Tally(Struct, frozen=True, array_like=True):
    shown: int = 0
    hearts: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.shown + other.shown, self.hearts + other.hearts)


NEVER = Tally()


class _Kept(Struct, frozen=True):
    games: dict[str, dict[CardId, Tally]] = {}
    before: dict[CardId, Tally] = {}


class Favourites:
    """An unreadable file counts as empty."""

    def __init__(self, path: Path) -> None:
        self._path = path
        kept = read_small(path, _Kept, _MOST_BYTES_OF_TALLIES, _Kept({}, {}))
        self._games, self._before = kept.games, kept.before

    def keep(self, game: str, pictures: Mapping[CardId, Tally]) -> bool:
        """Replace this game's earlier results. False if they couldn't be written."""
        if not pictures or self._games.get(game) == pictures:
            return True
        self._games.pop(game, None)
        self._games[game] = dict(pictures)
        while len(self._games) > GAMES:
            oldest = next(iter(self._games))
            for card, tally in self._games.pop(oldest).items():
                self._before[card] = self._before.get(card, NEVER) + tally
        return write_small(self._path, _Kept(self._games, self._before))

    def tally(self, card: CardId) -> Tally:
        counts = (game[card] for game in self._games.values() if card in game)
        return sum(counts, self._before.get(card, NEVER))
