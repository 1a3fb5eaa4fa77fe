"""Seat tokens kept between runs of the program, so that a restart is not the end of a game."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from PySide6.QtCore import QStandardPaths

from dixit_qt.wire.limits import GameId, Token

KEPT = 64
_MOST_BYTES = 64 * 1024


class KeptToken(Struct, frozen=True):
    """`place` is where the game was reached, for somebody who types the address again."""

    game: GameId
    token: Token
    place: Annotated[str, Meta(max_length=300)] = ""


class TokenFile:
    """The newest first. A file that cannot be read counts as empty."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.tokens = _read(path)

    def for_game(self, game: str) -> str | None:
        return next((kept.token for kept in self.tokens if kept.game == game), None)

    def for_place(self, place: str) -> str | None:
        return next((kept.token for kept in self.tokens if kept.place == place), None)

    def remember(self, token: KeptToken) -> None:
        if token not in self.tokens[:1]:
            self._keep([token, *(kept for kept in self.tokens if kept.game != token.game)])

    def forget(self, game: str) -> None:
        self._keep(kept for kept in self.tokens if kept.game != game)

    def _keep(self, tokens: Iterable[KeptToken]) -> None:
        self.tokens = tuple(tokens)[:KEPT]
        _write(self._path, self.tokens)


def default_path() -> Path:
    location = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "dixit-qt" / "seats.json"


def _read(path: Path) -> tuple[KeptToken, ...]:
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(_MOST_BYTES), type=tuple[KeptToken, ...])
    except (OSError, ValueError):
        return ()


def _write(path: Path, tokens: tuple[KeptToken, ...]) -> bool:
    """Only its owner may read it. Without a place to write, the seat is kept until the end."""
    unfinished = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(unfinished, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as stream:
            stream.write(msgspec.json.encode(tokens))
        unfinished.replace(path)
    except OSError:
        return False
    return True
