"""The finished games that this computer's player was in, so that their albums can be opened again.

A small file for each game: everything public that its last state showed, and no hand. A file that
can't be read is passed over.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, structs

from dixit_qt.client.state import ClientState, VersesText
from dixit_qt.rules.records import PoemRecord, RoundRecord
from dixit_qt.rules.seatview import NOTHING, SeatView
from dixit_qt.store.files import read_small, write_small
from dixit_qt.wire.room import Room

MOST_GAMES = 200
_MOST_BYTES = 4 * 1024 * 1024
_SUFFIX = ".json"


class KeptGame(Struct, frozen=True):
    """`day` looks like 2026-11-19."""

    day: Annotated[str, Meta(max_length=10)]
    match: int
    room: Room
    view: SeatView
    rounds: tuple[RoundRecord, ...]
    language: str
    lines: dict[int, str]
    endings: dict[int, str]

    @property
    def key(self) -> str:
        return f"{self.room.game}-{self.match:04}"

    def state(self) -> ClientState:
        """What a window showed when the game was over."""
        return ClientState(
            game=self.room.game,
            room=self.room,
            match=self.match,
            view=structs.replace(self.view, history=self.rounds),
            verses=VersesText("", self.language, self.lines, self.endings),
        )


def kept_of(state: ClientState, day: str) -> KeptGame | None:
    """None while there is no finished game to keep."""
    room, view = state.room, state.view
    if room is None or view is None or view.outcome is None or not view.history:
        return None
    poems = [record.poem for record in view.history if record.poem is not None]
    public = structs.replace(view, seat=None, partner=None, heart=None, legal=NOTHING, cards=None)
    poetry = None if view.poetry is None else structs.replace(view.poetry, hand=())
    return KeptGame(
        day=day,
        match=state.match,
        room=_public(room),
        view=structs.replace(public, poetry=poetry, history=()),
        rounds=view.history,
        language=state.verses.language,
        lines=_told(state.verses.lines, {line for poem in poems for line in _lines(poem)}),
        endings=_told(state.verses.endings, {poem.ending for poem in poems}),
    )


def _public(room: Room) -> Room:
    """Without what only matters while the table is open."""
    return structs.replace(
        room, code=None, watchers=(), kicked=(), decks=(), verses=(), editions=(), obstacles=()
    )


def _lines(poem: PoemRecord) -> Iterator[int]:
    yield poem.hint
    yield from (line.line for line in poem.lines)


def _told(texts: Mapping[int, str], numbers: set[int]) -> dict[int, str]:
    return {number: texts[number] for number in sorted(numbers) if number in texts}


class KeptGames:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, game: KeptGame) -> bool:
        """Replace what was kept of this game. False if it couldn't be written."""
        kept = write_small(self._folder / f"{game.key}{_SUFFIX}", (game,))
        for old in self._oldest_first()[:-MOST_GAMES]:
            old.unlink(missing_ok=True)
        return kept

    def of(self, game: str) -> list[KeptGame]:
        """The games of one table, in their order."""
        read = (
            read_small(each, tuple[KeptGame, ...], _MOST_BYTES, ()) for each in self._files(game)
        )
        return [kept for games in read for kept in games]

    def forget(self, game: str) -> None:
        for file in self._files(game):
            file.unlink(missing_ok=True)

    def forget_all(self) -> None:
        for file in self._oldest_first():
            file.unlink(missing_ok=True)

    def _files(self, game: str) -> list[Path]:
        named = (file for file in self._oldest_first() if file.stem.rpartition("-")[0] == game)
        return sorted(named)

    def _oldest_first(self) -> list[Path]:
        files = self._folder.glob(f"*{_SUFFIX}")
        return sorted(files, key=lambda file: (file.stat().st_mtime, file.name))
