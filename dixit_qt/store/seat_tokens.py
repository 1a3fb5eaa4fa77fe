"""Seat tokens kept between runs of the program, so that players can return after a restart.

Several programs of one person may share the file. A seat that a running program uses isn't given to
another program.
"""

import contextlib
import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from dixit_qt.replacing import take_place
from dixit_qt.store.files import is_claimed, open_claimed, read_small
from dixit_qt.wire.limits import GameId, Token

KEPT = 64
_MOST_BYTES = 64 * 1024


class KeptToken(Struct, frozen=True):
    """`place` is where the game was joined, for players who type the address again. A player
    returns to a seat that they `left` only on request. A seat `is_sealed` if its room has a code.
    """

    game: GameId
    token: Token
    place: Annotated[str, Meta(max_length=300)] = ""
    left: bool = False
    is_sealed: bool = False


class TokenFile:
    """Newest first. An unreadable file counts as empty."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held: dict[str, int] = {}
        self._newest: KeptToken | None = None
        self._unwritten: tuple[KeptToken, ...] | None = None

    @property
    def tokens(self) -> tuple[KeptToken, ...]:
        if self._unwritten is not None:
            return self._unwritten
        return read_small(self._path, tuple[KeptToken, ...], _MOST_BYTES, ())

    def for_game(self, game: str) -> str | None:
        """The token of a seat that no program is using."""
        return self._first_free(kept for kept in self.tokens if kept.game == game)

    def for_place(self, place: str) -> str | None:
        return self._first_free(kept for kept in self.tokens if kept.place == place)

    def awaits(self, game: str) -> bool:
        """Whether there is a seat in this game whose player lost the connection, rather than
        leaving."""
        kept = (each for each in self.tokens if each.game == game and not each.left)
        return self._first_free(kept) is not None

    def is_sealed(self, token: str) -> bool:
        return any(kept.is_sealed for kept in self.tokens if kept.token == token)

    def remember(self, game: str, token: str, place: str = "", *, is_sealed: bool = False) -> None:
        """This program uses the seat until `let_go`, or until it ends."""
        newest = KeptToken(game, token, place, is_sealed=is_sealed)
        if newest == self._newest:
            return
        self._newest = newest
        others = [kept for kept in self.tokens if kept.token != token]
        ahead = [kept for kept in others if kept.game == game and self._is_elsewhere(kept.token)]
        self._keep([*ahead, newest, *(kept for kept in others if kept not in ahead)])
        self._hold(token)

    def let_go(self, token: str) -> None:
        """Another program may now return to the seat."""
        self._newest = None
        self._release(token)

    def leave(self, token: str) -> None:
        self.let_go(token)
        self._keep(replace(each, left=each.left or each.token == token) for each in self.tokens)

    def forget(self, token: str) -> None:
        self.let_go(token)
        self._keep(kept for kept in self.tokens if kept.token != token)
        self._unclaim(token)

    def _first_free(self, tokens: Iterable[KeptToken]) -> str | None:
        return next((kept.token for kept in tokens if self._is_free(kept.token)), None)

    def _is_free(self, token: str) -> bool:
        claim = self._claim_of(token)
        return token not in self._held and not (claim.exists() and is_claimed(claim))

    def _is_elsewhere(self, token: str) -> bool:
        """Whether another program of this person uses the seat. The token keeps its place at the
        top of the list, so this seat is returned to first."""
        return token not in self._held and not self._is_free(token)

    def _hold(self, token: str) -> None:
        """If the claim can't be written, the token can't either, so no other program will find
        it."""
        if token in self._held:
            return
        with contextlib.suppress(OSError):
            self._held[token] = open_claimed(self._claim_of(token), os.O_CREAT | os.O_RDWR)

    def _claim_of(self, token: str) -> Path:
        digest = hashlib.sha256(token.encode()).hexdigest()[:16]
        return self._path.with_name(f"{self._path.name}.{digest}")

    def _release(self, token: str) -> None:
        file = self._held.pop(token, None)
        if file is not None:
            os.close(file)

    def _unclaim(self, token: str) -> None:
        """The claim is released first, because Windows can't delete an open file."""
        self._release(token)
        with contextlib.suppress(OSError):
            self._claim_of(token).unlink()

    def _keep(self, tokens: Iterable[KeptToken]) -> None:
        before, wanted = self.tokens, tuple(tokens)
        kept = wanted[:KEPT]
        self._unwritten = None if _write(self._path, kept) else kept
        for old in {old.token for old in (*before, *wanted)} - {each.token for each in kept}:
            self._unclaim(old)


def _write(path: Path, tokens: tuple[KeptToken, ...]) -> bool:
    """Write the file so that only its owner may read it. If that fails, the tokens are kept in
    memory."""
    unfinished = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(unfinished, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as stream:
            stream.write(msgspec.json.encode(tokens))
            stream.flush()
            os.fsync(stream.fileno())
        take_place(unfinished, path)
    except OSError:
        return False
    return True
