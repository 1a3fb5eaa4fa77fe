"""How often each picture was on the table and how many hearts it was given, kept at home.

A small file. The last games stand there each by itself, because hearts still come when a game is
over and a game goes on after a pause; those before are added up.
"""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from dixit_qt.rules.model import CardId
from dixit_qt.store.small_files import read_small, write_small

GAMES = 20
_MOST_BYTES = 8 * 1024 * 1024


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
    """Whatever is wrong with the file, one just begins anew."""

    def __init__(self, path: Path) -> None:
        self._path = path
        kept = read_small(path, _Kept, _MOST_BYTES, _Kept({}, {}))
        self._games, self._before = kept.games, kept.before

    def keep(self, game: str, pictures: Mapping[CardId, Tally]) -> bool:
        """What the game has come to so far, instead of what was kept of it. False: not on disk."""
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
