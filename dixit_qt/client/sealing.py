"""How a client's connection is sealed: by the token of a seat that one has, else by the code."""

from collections.abc import Callable, Iterator
from secrets import token_bytes

from dixit_qt.client.greeting import Profile
from dixit_qt.client.state import ClientState
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.proof import name_of
from dixit_qt.wire.seal import (
    ClientEnd,
    Heard,
    Say,
    secret_of_code,
    secret_of_token,
)


class Sealing:
    """It goes on from one connection to the next: a room that turned us away because it has a
    code is tried again with our token, once."""

    def __init__(self) -> None:
        self._end: ClientEnd | None = None
        self._wants_token = False
        self._tried_token = False

    def begin(self, profile: Profile, state: ClientState) -> bytes:
        """What a sealed connection begins with; nothing when this one is open."""
        self._end = self._end_for(profile, state)
        return b"" if self._end is None else self._end.begin()

    def may_try_token(self, profile: Profile, state: ClientState) -> bool:
        asked = state.farewell is Farewell.CODE_NEEDED
        return asked and not self._tried_token and bool(state.token or profile.token)

    def try_token(self) -> None:
        """On the next connection."""
        self._wants_token = True

    def joined(self) -> None:
        self._tried_token = False

    def sealed(self, frame: bytes) -> bytes:
        return frame if self._end is None or not self._end.is_open else self._end.seal(frame)

    def received(
        self, data: bytes, send: Callable[[bytes], None], greet: Callable[[], object]
    ) -> Iterator[bytes]:
        """The frames in it; `greet` once the seal is proven."""
        if self._end is None:
            yield data
            return
        for event in self._end.receive(data):
            match event:
                case Heard(frame):
                    yield frame
                case Say(said):
                    send(said)
                case _:
                    greet()

    def _end_for(self, profile: Profile, state: ClientState) -> ClientEnd | None:
        token = state.token or profile.token
        was_here = bool(state.token) and state.room is not None and state.room.needs_code
        if token and (self._wants_token or was_here):
            self._tried_token, self._wants_token = True, False
            return ClientEnd(secret_of_token(token), name_of(token), token_bytes)
        if profile.code is not None:
            return ClientEnd(secret_of_code(profile.code), None, token_bytes)
        return None
