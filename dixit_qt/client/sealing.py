"""How a client's connection is sealed: by the token of a seat that one has, else by the code.

Whoever is discreet says nothing openly before the table has said that it has no code: his first
words would show his name to everybody on the network.
"""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from secrets import token_bytes
from typing import TYPE_CHECKING

from dixit_qt.client.greeting import Profile
from dixit_qt.client.state import ClientState
from dixit_qt.wire.codes import Farewell
from dixit_qt.wire.seal import Heard, Say, name_of, secret_of_code, secret_of_token

if TYPE_CHECKING:
    from dixit_qt.wire.seal import ClientEnd


class Way(Enum):
    """`PROBE` names a seat that nobody has: the answer tells whether the table has a code."""

    OPEN = auto()
    TOKEN = auto()
    CODE = auto()
    PROBE = auto()


class Sealing:
    """It goes on from one connection to the next: what one goodbye tells, the next one uses."""

    def __init__(self) -> None:
        self._way = Way.OPEN
        self._end: ClientEnd | None = None
        self._is_open = False
        self._asks_code = False
        self._token_is_unknown = False

    def begin(self, profile: Profile, state: ClientState, *, within: bool = False) -> bytes:
        """What a sealed connection begins with; nothing when this one is open, as those are that
        stay `within` this computer."""
        self._way = Way.OPEN if within else self._way_for(profile, state)
        self._end = self._new_end(profile, state)
        return b"" if self._end is None else self._end.begin()

    @property
    def is_open_without_need(self) -> bool:
        """The table has no code, whatever code was offered."""
        return self._is_open

    def has_another_way(self, profile: Profile, state: ClientState) -> bool:
        """After this goodbye; then the next connection takes it."""
        if state.farewell is Farewell.OPEN_TABLE:
            self._is_open = self._way is not Way.OPEN and not _was_sealed(state)
            self._token_is_unknown |= self._way is Way.TOKEN
            return self._is_open
        if state.farewell is not Farewell.CODE_NEEDED:
            return False
        if self._way is Way.TOKEN:
            self._token_is_unknown = True
            return profile.code is not None
        self._asks_code = True
        has_token = bool(state.token or profile.token) and not self._token_is_unknown
        return self._way is Way.OPEN and has_token

    def joined(self) -> None:
        self._is_open = self._asks_code = self._token_is_unknown = False

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

    def _way_for(self, profile: Profile, state: ClientState) -> Way:
        token = (state.token or profile.token) and not self._token_is_unknown
        if token and (self._asks_code or _was_sealed(state) or profile.discreet):
            return Way.TOKEN
        if self._is_open:
            return Way.OPEN
        if profile.code is not None:
            return Way.CODE
        return Way.PROBE if profile.discreet else Way.OPEN

    def _new_end(self, profile: Profile, state: ClientState) -> "ClientEnd | None":
        """What makes keys is read when it is needed."""
        if self._way is Way.OPEN:
            return None
        from dixit_qt.wire.seal import ClientEnd

        if self._way is Way.CODE:
            return ClientEnd(secret_of_code(profile.code or ""), None, token_bytes)
        own = state.token or profile.token or ""
        token = own if self._way is Way.TOKEN else token_bytes(32).hex()
        return ClientEnd(secret_of_token(token), name_of(token), token_bytes)


def _was_sealed(state: ClientState) -> bool:
    return bool(state.token) and state.room is not None and state.room.needs_code
