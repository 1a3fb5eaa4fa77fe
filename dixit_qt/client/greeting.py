"""How one introduces oneself, and proves that a seat is one's own without showing the token."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from dixit_qt.client.state import NOBODY, ClientState
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import RemoteProtocolError
from dixit_qt.wire.codes import Capability, Want
from dixit_qt.wire.limits import OLDEST_VERSION, PROTOCOL_VERSION
from dixit_qt.wire.seal_messages import CLIENT, HOST, OPEN, is_proof, name_of, proof


@dataclass(frozen=True, slots=True)
class Profile:
    """A person who wants to join, and what they know from before. Somebody `discreet` tells their
    name openly only to a table that has no code. The `code` was typed for this table; where the
    table `is_sealed`, its entry in the list has a lock, or the seat was kept in a room with a
    code. `openly` is the player's own word that nothing need be encrypted."""

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
        """A table can be handed over to a program that can host it."""
        return tuple(each for each in Capability if each is not Capability.HOST or self.can_host)


def _fresh_nonce() -> str:
    return secrets.token_hex(16)


@dataclass(slots=True)
class Greeting:
    """One on each connection. With `must_prove` a host that does not know the seat is refused: it
    may be somebody else's."""

    fresh_nonce: Callable[[], str] = _fresh_nonce
    must_prove: bool = False
    _game: str | None = None
    _token: str = ""
    _had_a_seat: bool = False
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
        """A seat that may not be proven over this `channel` is not even named."""
        self._channel = channel
        self._token = (state.token or profile.token or "") if names_seat else ""
        self._game, self._had_a_seat = state.game or profile.game, state.seat is not None
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
        """It is worth nothing in another game, and only for these nonces."""
        if not self._token or self._game not in {None, challenge.game}:
            raise RemoteProtocolError("a challenge that was not asked for")
        self._game, self._nonces = challenge.game, (self._nonces[0], challenge.nonce)
        return m.Proof(proof(CLIENT, self._token, self._game, self._nonces, self._channel))

    def token_after(self, welcome: m.Welcome) -> str:
        """Who returns is known by his host, which proves it; a newcomer is given a token."""
        if welcome.proof is not None and self._nonces[1]:
            game = self._game or ""
            if is_proof(welcome.proof, HOST, self._token, game, self._nonces, self._channel):
                return self._token
        elif welcome.token is not None and not (self.must_prove and self._had_a_seat):
            return welcome.token
        raise RemoteProtocolError("this host does not know my seat")
