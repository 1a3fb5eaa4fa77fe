"""How a client introduces itself, and proves its seat without sending the token."""

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from secrets import token_bytes
from typing import TYPE_CHECKING

from dixit_qt.client.state import NOBODY, ClientState
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.codes import Capability, Farewell, Want
from dixit_qt.wire.limits import OLDEST_VERSION, PROTOCOL_VERSION
from dixit_qt.wire.seal_messages import (
    CLIENT,
    HOST,
    OPEN,
    Heard,
    Say,
    is_proof,
    name_of,
    proof,
    secret_of_code,
    secret_of_token,
)

if TYPE_CHECKING:
    from dixit_qt.wire.seal import ClientEnd


@dataclass(frozen=True, slots=True)
class Profile:
    """A person who wants to join, and what they know from before. If `discreet`, the name is sent
    unencrypted only to a table without a code. The `code` was typed for this table. `is_sealed`
    says that the table is known to have a code: its entry in the list has a lock, or the seat was
    kept in a room with a code. With `openly` the player has agreed to join unencrypted."""

    name: str
    rabbit: int | None = None
    want: Want = Want.SEAT
    game: str | None = None
    token: str | None = None
    code: str | None = None
    can_host: bool = False
    discreet: bool = False
    is_sealed: bool = False
    openly: bool = False

    @property
    def capabilities(self) -> tuple[Capability, ...]:
        """The capabilities to name. Only a program that can host offers to take over a table."""
        return tuple(each for each in Capability if each is not Capability.HOST or self.can_host)


def _fresh_nonce() -> str:
    return secrets.token_hex(16)


@dataclass(slots=True)
class Greeting:
    """One for each connection. With `must_prove`, a host that doesn't know the seat is refused,
    because it may be an impostor. Only a seat that the table couldn't save may really be unknown
    to it after a crash."""

    fresh_nonce: Callable[[], str] = _fresh_nonce
    must_prove: bool = False
    _game: str | None = None
    _token: str = ""
    _had_a_lasting_seat: bool = False
    _nonces: tuple[str, str] = ("", "")
    _channel: str = OPEN

    def begin(
        self,
        profile: Profile,
        state: ClientState = NOBODY,
        channel: str = OPEN,
        *,
        names_seat: bool = True,
    ) -> m.Hello:
        """A seat that mustn't be proven over this `channel` isn't even named."""
        self._channel = channel
        self._token = (state.token or profile.token or "") if names_seat else ""
        self._game = state.game or profile.game
        is_saved = state.room is None or state.room.is_saved
        self._had_a_lasting_seat = state.seat is not None and is_saved
        self._nonces = (self.fresh_nonce(), "")
        return m.Hello(
            version=PROTOCOL_VERSION,
            name=profile.name,
            oldest=OLDEST_VERSION,
            capabilities=profile.capabilities,
            rabbit=profile.rabbit,
            want=profile.want,
            game=self._game,
            seat=name_of(self._token) if self._token else None,
            nonce=self._nonces[0] if self._token else None,
        )

    def answer(self, challenge: m.Challenge) -> m.Proof:
        """The proof is only valid in this game and for these nonces."""
        if not self._token or self._game not in {None, challenge.game}:
            raise RemoteProtocolError("a challenge that was not asked for")
        self._game, self._nonces = challenge.game, (self._nonces[0], challenge.nonce)
        return m.Proof(proof(CLIENT, self._token, self._game, self._nonces, self._channel))

    def token_after(self, welcome: m.Welcome) -> str:
        """A returning player gets the host's proof, a newcomer gets a token. A welcome from another
        game is refused."""
        if self._game not in {None, welcome.game}:
            raise RemoteProtocolError("a welcome of another table")
        if welcome.proof is not None and self._nonces[1]:
            game = self._game or ""
            if is_proof(welcome.proof, HOST, self._token, game, self._nonces, self._channel):
                return self._token
        elif welcome.token is not None and not (self.must_prove and self._had_a_lasting_seat):
            return welcome.token
        raise RemoteProtocolError("this host does not know my seat")


# How a client's connection is encrypted: with the token of the player's seat, or else with the
# code.
#
# Any computer on the network may answer in the table's name. So the code is only used as a key,
# never sent, and it's offered only a few times while no table proves that it knows the code too,
# because each offer lets the other end check one guess. A client that expects an encrypted table
# can't be talked out of it: after a code, a lock, an encrypted seat or a table that asked for its
# code, `open_table` ends the attempt, until the player agrees to join unencrypted. Even then the
# client doesn't prove a seat of the encrypted room, or a seat that the table has just said it
# doesn't know: an impostor could pass the proof on.
#
# With `discreet` the client sends nothing unencrypted before the table has said that it has no
# code, because hello would show the player's name to everybody on the network

CODE_OFFERS = 3
"""How often a code is offered to tables that don't prove that they know it."""


class Way(Enum):
    """PROBE names a seat that doesn't exist: the answer shows whether the table has a code."""

    OPEN = auto()
    TOKEN = auto()
    CODE = auto()
    PROBE = auto()


class Sealing:
    """How to encrypt the next connection. It's kept between connections, because the last goodbye
    decides."""

    def __init__(self) -> None:
        self._way = Way.OPEN
        self._end: ClientEnd | None = None
        self._within = False
        self.channel = OPEN
        """A proof of a seat is only valid on this channel."""
        self._is_open = False
        self._asks_code = False
        self._is_wanted = False
        self._token_is_unknown = False
        self._offers = 0

    def begin(self, profile: Profile, state: ClientState, *, within: bool = False) -> bytes:
        """The first bytes of an encrypted connection. Empty for an unencrypted one, such as one
        `within` this computer."""
        self._within, self.channel = within, OPEN
        self._way = Way.OPEN if within else self._way_for(profile, state)
        self._end = self._new_end(profile, state)
        return b"" if self._end is None else self._end.begin()

    def may_prove_seat(self, profile: Profile, state: ClientState) -> bool:
        if self._within or self._way is not Way.OPEN:
            return True
        was_sealed = profile.is_sealed or _was_sealed(state)
        return not (was_sealed or self._token_is_unknown)

    def has_another_way(self, profile: Profile, state: ClientState) -> bool:
        """Whether the next connection will be encrypted in another way, because of this goodbye."""
        self._is_wanted = False
        if state.farewell is Farewell.OPEN_TABLE:
            self._is_open = self._way is not Way.OPEN and not self._must_seal(profile, state)
            self._token_is_unknown |= self._way is Way.TOKEN
            return self._is_open
        if state.farewell is not Farewell.CODE_NEEDED:
            return False
        self._asks_code = True
        if self._way is Way.TOKEN:
            self._token_is_unknown = True
            return self._may_offer(profile.code)
        has_token = bool(state.token or profile.token) and not self._token_is_unknown
        return self._way is Way.OPEN and has_token

    def elsewhere(self) -> None:
        """Another place answers now, which may know the seat that a stranger didn't know."""
        self._token_is_unknown = False

    def want(self) -> None:
        """The next connection is encrypted with the seat's token, even if the room has no code."""
        self._is_wanted = True

    @property
    def is_private(self) -> bool:
        """Whether only the table can read what is sent."""
        return self._within or (self._end is not None and self._end.is_open)

    def joined(self) -> None:
        self._is_open = self._asks_code = self._token_is_unknown = self._is_wanted = False

    def sealed(self, frame: bytes) -> bytes:
        return frame if self._end is None or not self._end.is_open else self._end.seal(frame)

    def received(
        self, data: bytes, send: Callable[[bytes], None], greet: Callable[[], object]
    ) -> Iterator[bytes]:
        """The frames in the data; calls `greet` once the encryption is established."""
        if self._end is None:
            yield data
            return
        for event in self._end.receive(data):
            match event:
                case Heard(frame):
                    yield frame
                case Say(said):
                    self._offers += self._way is Way.CODE
                    send(said)
                case _:
                    self._offers, self.channel = 0, self._end.channel
                    greet()

    def _way_for(self, profile: Profile, state: ClientState) -> Way:
        must_seal = self._must_seal(profile, state)
        token = (state.token or profile.token) and not self._token_is_unknown
        if token and (must_seal or profile.discreet):
            return Way.TOKEN
        if self._is_open:
            return Way.OPEN
        if self._may_offer(profile.code):
            return Way.CODE
        return Way.PROBE if must_seal or profile.discreet else Way.OPEN

    def _must_seal(self, profile: Profile, state: ClientState) -> bool:
        """As far as the client knows, the table has a code."""
        was_known = profile.code is not None or profile.is_sealed
        is_sealed = self._asks_code or _was_sealed(state) or (was_known and not profile.openly)
        return is_sealed or self._is_wanted

    def _may_offer(self, code: str | None) -> bool:
        return code is not None and self._offers < CODE_OFFERS

    def _new_end(self, profile: Profile, state: ClientState) -> "ClientEnd | None":
        """Import the cryptography only when it's needed."""
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
