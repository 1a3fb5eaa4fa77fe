"""A connection that restores itself: it dials, greets, notices silence and returns to the seat.

Theory of operation. No method here waits, reads a clock or uses a socket. Each event comes in with
the current time, and returns commands to carry out in order. `next_wakeup` says when `tick` is due.
The connection is always in one phase:

    IDLE      nothing is wanted      join -> DIALING, use -> LINKED
    DIALING   all places of a turn   connected -> LINKED, failed -> WAITING
    LINKED    greeting, then joined  closed, silent, nonsense -> WAITING; goodbye: by its reason
    WAITING   until `_again_at`      its end, or the table is seen -> DIALING

and `leave`, `close` and `put_down` lead from every phase to IDLE. WAITING takes longer after each
turn in which all places failed (`BACK_OFF`); if there is no place left to try, the phase is IDLE at
once.

A link proves nothing until the table has said welcome, because any program can listen at an
address. So for a player with a seat, a place that wasn't proven before is a stranger. It gets less
time to answer, has to prove that it knows the seat's token, and can't end the connection for good.
A welcome proves the place and resets the number of failures. A player without a seat has nothing to
compare with, and stays with a stranger that welcomes them as a newcomer; but that proves nothing,
and the token that the stranger gave is only used at its own place and where it leads. The same
holds for a seat at a table that couldn't save its game: after a crash it may be back at another
address without the seat.

After `handed_over` the client goes where the table says. If it's sent to the same place again
although it wasn't let in there, it is being misled: it then tries all other places too, with longer
waits.

The program may have been frozen: its computer was asleep or busy. Messages from that time haven't
been read yet, so after such a gap silence is measured from the end of the gap.
"""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Protocol

from dixit_qt.client.events import Event, TableHandedOver, TableIsMine
from dixit_qt.client.session import Session
from dixit_qt.client.state import Status
from dixit_qt.client.ways import Place, Ways
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import ProtocolError
from dixit_qt.wire.codes import MAY_RETURN, Farewell, Want

PING_EVERY = 4.0
SILENCE = 15.0
GREETING_WITHIN = 6.0
STRANGER_WITHIN = 2.5
PROVEN_WITHIN = 1.5
DIAL_WITHIN = 4.0
BACK_OFF = (0.3, 1.0, 2.0, 4.0, 8.0)
STOOD_STILL = 6.0
ASK_THE_PLAYER = {
    Farewell.CODE_NEEDED,
    Farewell.WRONG_CODE,
    Farewell.OPEN_TABLE,
}

log = logging.getLogger(__name__)


class SeatTokens(Protocol):
    """The seats that this computer holds. They are kept when the program ends."""

    def for_game(self, game: str) -> str | None: ...

    def for_place(self, place: str) -> str | None: ...

    def is_sealed(self, token: str) -> bool: ...

    def remember(self, game: str, token: str, place: str, *, is_sealed: bool) -> None: ...

    def let_go(self, token: str) -> None: ...

    def leave(self, token: str) -> None: ...

    def forget(self, token: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Dial:
    """Try all these places at the same time; answer with `connected` or `failed`."""

    places: tuple[Place, ...]
    within: float


@dataclass(frozen=True, slots=True)
class StopDialing:
    """Abandon the last `Dial`: report neither `connected` nor `failed` for it."""


@dataclass(frozen=True, slots=True)
class HangUp:
    """Close the link, at once or after everything sent has left, and ignore what it still
    brings."""

    at_once: bool = False


@dataclass(frozen=True, slots=True)
class Tell:
    """`session.state` has changed; `events` say how."""

    events: tuple[Event, ...]


PlaceThere = Callable[[Place | None, str, int], Place]
"""Where a table has moved to: takes the old place, the new address (empty if it's the same) and the
port."""


class Parting(Enum):
    """Why a seat was left. After AWAY the player is called back to it; after LEFT they may return
    by hand."""

    AWAY = auto()
    LEFT = auto()
    SENT_AWAY = auto()


class Phase(Enum):
    IDLE = auto()
    DIALING = auto()
    LINKED = auto()
    WAITING = auto()


Command = Dial | StopDialing | HangUp | Tell


class ComingBack:
    def __init__(
        self,
        session: Session,
        tokens: SeatTokens | None = None,
        place_there: PlaceThere | None = None,
    ) -> None:
        """`place_there` is needed to follow a table that moves."""
        self.session = session
        self._place_there = place_there
        self._moved: TableHandedOver | TableIsMine | None = None
        self._unsaid: m.FromClient | None = None
        self.problem = ""
        self.place: Place | None = None
        self._tokens = tokens
        self._ways = Ways()
        self._trying: tuple[Place, ...] = ()
        self._out: list[Command] = []
        self._phase = Phase.IDLE
        self._token = ""
        self._given: dict[Place, str] = {}
        self._failures = self._misled = 0
        """How many turns have failed since the last welcome, and how many redirections led
        nowhere."""
        self._again_at = 0.0
        self._ping_at = 0.0
        self._heard = 0.0
        self._looked = 0.0
        self._pings = 0

    # Requests by the player

    def join(self, places: Iterable[Place], now: float) -> list[Command]:
        """Players who had a seat at this table get it back."""
        self._hang_up()
        self._ways.begin(places)
        self._recall_token()
        self._failures = self._misled = 0
        self._dial(now)
        return self._take_out()

    def use(self, send: Callable[[bytes], None], now: float) -> list[Command]:
        """Use a link that is already open, for the host's own window. Call `put_down` for the
        previous link first."""
        self.place = None
        self._ways.begin(())
        self._recall_token()
        self._open(send, now, within=True)
        return self._take_out()

    def put_down(self) -> list[Command]:
        """The link is no longer needed. A player keeps their seat."""
        self._hang_up()
        return self._take_out()

    def leave(self) -> list[Command]:
        """Stop waiting. A player who returns by hand can still prove their seat."""
        self.session.command(m.Leave())
        self._end(Parting.LEFT)
        return self._take_out()

    def close(self) -> list[Command]:
        """The program ends. The seat is kept for its token."""
        self._hang_up()
        self._let_go(Parting.AWAY)
        return self._take_out()

    def command(self, message: m.FromClient, now: float) -> list[Command]:
        """A new code isn't sent over an unencrypted connection: the client reconnects encrypted
        first."""
        tells_code = isinstance(message, m.SetCode) and message.code is not None
        is_here = self.session.state.status is Status.JOINED
        if tells_code and is_here and not self.session.sealing.is_private:
            self._unsaid = message
            self.session.sealing.want()
            self._hang_up()
            self._dial(now)
        else:
            self.session.command(message)
        return self._take_out()

    def also_at(self, places: Iterable[Place], now: float) -> list[Command]:
        """The table was seen at these places. A client between two attempts reconnects at once."""
        self._ways.add(places)
        if self.session.state.status is Status.RECONNECTING and self._phase is Phase.WAITING:
            self._dial(now)
        return self._take_out()

    # Events of the connection

    def connected(self, place: Place, send: Callable[[bytes], None], now: float) -> list[Command]:
        if place != self.place:
            self.session.sealing.elsewhere()
        self.place = place
        self._trying = (place,)
        self.session.use_token(self._given.get(place, self._token))
        self._open(send, now)
        return self._take_out()

    def failed(self, reason: str, now: float) -> list[Command]:
        self._phase = Phase.IDLE
        self._come_back(reason, now)
        return self._take_out()

    def received(self, data: bytes, now: float) -> list[Command]:
        self._heard = self._looked = now
        try:
            events = self.session.receive(data)
        except ProtocolError as error:
            log.warning("the host broke the protocol: %s", error)
            if error.farewell is Farewell.WRONG_CODE and not self.session.state.game:
                self._part(self.session.turn_away(Farewell.WRONG_CODE), now)
            else:
                self._come_back(str(error), now)
            return self._take_out()
        self._note_move(events)
        if self.session.state.farewell is not None:
            self._part(events, now)
            return self._take_out()
        if self.session.state.status is Status.JOINED:
            self._settle()
            self._say_what_was_not()
        self._tell(events)
        return self._take_out()

    def closed(self, now: float) -> list[Command]:
        self._phase = Phase.IDLE
        self._come_back("the connection broke", now)
        return self._take_out()

    def tick(self, now: float) -> list[Command]:
        if now - self._looked > STOOD_STILL:
            self._heard = now
        self._looked = now
        match self._phase:
            case Phase.WAITING if now >= self._again_at:
                self._dial(now)
            case Phase.LINKED if now - self._heard >= self._patience:
                self._hang_up(at_once=True)
                self._come_back("the host is silent", now)
            case Phase.LINKED if now >= self._ping_at:
                self._ping_at = now + PING_EVERY
                self._pings += 1
                self.session.ping(self._pings)
        return self._take_out()

    def next_wakeup(self) -> float | None:
        match self._phase:
            case Phase.WAITING:
                return self._again_at
            case Phase.LINKED:
                return min(self._ping_at, self._heard + self._patience)
        return None

    @property
    def _patience(self) -> float:
        if self.session.state.status is not Status.GREETING:
            return SILENCE
        return STRANGER_WITHIN if self._is_stranger else GREETING_WITHIN

    def _dial(self, now: float) -> None:
        self._stop_dialing()
        self._phase, self._looked = Phase.DIALING, now
        self._tell(self.session.set_status(self._away, self._failures))
        self._trying = self._ways.next()
        within = PROVEN_WITHIN if self._trying == (self._ways.proven,) else DIAL_WITHIN
        self._out.append(Dial(self._trying, within))

    def _open(self, send: Callable[[bytes], None], now: float, *, within: bool = False) -> None:
        self._phase = Phase.LINKED
        self._heard = self._looked = now
        self._ping_at = now + PING_EVERY
        self.session.greeting.must_prove = self._is_stranger
        self._tell(self.session.open(send, within=within))

    def _settle(self) -> None:
        """The player was welcomed, so the next reconnection tries this place first."""
        state = self.session.state
        if self.place is not None and not self._is_believed(state.token):
            given = {**self._given, self.place: state.token}
            self._given = {place: given[place] for place in self._ways.known if place in given}
        else:
            self._token, self._given = state.token, {}
            self._misled = self._misled if self.place == self._ways.proven else 0
            self._failures, self._trying = self._misled, ()
            if self.place is not None:
                self._ways.prove(self.place)
        if self._tokens is not None and state.seat is not None:
            place = "" if self.place is None else str(self.place)
            is_sealed = state.room is not None and state.room.needs_code
            self._tokens.remember(state.game, state.token, place, is_sealed=is_sealed)

    def _say_what_was_not(self) -> None:
        """Send the message that was queued until encryption, or drop it if the table doesn't
        encrypt."""
        message, self._unsaid = self._unsaid, None
        if message is not None and self.session.sealing.is_private:
            self.session.command(message)

    def _is_believed(self, token: str) -> bool:
        """A stranger has to know the token that the player had before."""
        return token == self._token or not self.session.greeting.must_prove

    def _part(self, events: tuple[Event, ...], now: float) -> None:
        """The host has ended the connection. The client reconnects only if the reason may pass."""
        farewell = self.session.state.farewell
        self._tell(events)
        if self._goes_along(now):
            return
        is_gone = farewell in {Farewell.WRONG_GAME, Farewell.HANDED_OVER}
        if is_gone:
            self._ways.drop(self.place)
        elsewhere = is_gone and bool(self._ways.known)
        if self.session.has_another_way:
            self._hang_up()
            self._dial(now)
        elif farewell in MAY_RETURN or elsewhere or (self._is_stranger and not self._asks_player):
            self._come_back(str(farewell), now)
        else:
            self._end(Parting.SENT_AWAY if farewell is Farewell.KICKED else Parting.AWAY)

    def _note_move(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, TableHandedOver | TableIsMine):
                self._moved = event

    def _goes_along(self, now: float) -> bool:
        """Follow a table that has moved. The new place is tried at once, and the next host waits
        for itself to open. A client that is sent again to a place that didn't let it in tries all
        others too, with longer waits."""
        moved, self._moved = self._moved, None
        if moved is None or self._place_there is None:
            return False
        self.problem = str(Farewell.HANDED_OVER)
        self._hang_up()
        if isinstance(moved, TableIsMine):
            self._tell(self.session.set_status(self._away))
        elif self._ways.lead_to(there := self._place_there(self.place, moved.address, moved.port)):
            self._take_token_along(there)
            self._dial(now)
        else:
            self._misled += 1
            self._failures, self._trying = self._misled, (self.place,)
            self._come_back(self.problem, now)
        return True

    def _take_token_along(self, there: Place) -> None:
        """A token from an unproven place is also used where that place sends the player, who may
        have sat down there."""
        token = None if self.place is None else self._given.get(self.place)
        if token is not None and there != self._ways.proven:
            self._given[there] = token

    @property
    def _asks_player(self) -> bool:
        """Whether the player must decide. Without a seat the client can't tell a stranger from a
        table that was restarted."""
        state = self.session.state
        return state.seat is None and state.farewell in ASK_THE_PLAYER

    @property
    def _is_stranger(self) -> bool:
        """Whether the player was welcomed elsewhere: then a goodbye from this place isn't final."""
        return bool(self.session.state.game) and self.place != self._ways.proven

    def _come_back(self, reason: str, now: float) -> None:
        self.problem = reason
        self._hang_up()
        if not self._ways.known:
            self._end(Parting.AWAY)
            return
        wait = BACK_OFF[0]
        if self._ways.tried(self._trying):
            wait = BACK_OFF[min(self._failures, len(BACK_OFF) - 1)]
            self._failures += 1
        self._phase, self._again_at = Phase.WAITING, now + wait
        self._tell(self.session.set_status(self._away, self._failures, wait))

    @property
    def _away(self) -> Status:
        return Status.RECONNECTING if self.session.state.game else Status.CONNECTING

    def _end(self, parting: Parting) -> None:
        self._hang_up()
        self._let_go(parting)
        self._tell(self.session.set_status(Status.ENDED))

    def _hang_up(self, *, at_once: bool = False) -> None:
        was_linked = self._phase is Phase.LINKED
        self._stop_dialing()
        self._phase = Phase.IDLE
        self.session.lost()
        if was_linked:
            self._out.append(HangUp(at_once))

    def _stop_dialing(self) -> None:
        if self._phase is Phase.DIALING:
            self._out.append(StopDialing())

    # Tokens. Spectators have no seat to return to, so they need none

    def _recall_token(self) -> None:
        profile = self.session.profile
        if self._tokens is None or profile.token is not None or profile.want is not Want.SEAT:
            return
        token = None if profile.game is None else self._tokens.for_game(profile.game)
        for place in self._ways.known if profile.game is None else ():
            token = token or self._tokens.for_place(str(place))
        is_sealed = profile.is_sealed or (token is not None and self._tokens.is_sealed(token))
        self.session.profile = replace(profile, token=token, is_sealed=is_sealed)

    def _let_go(self, parting: Parting) -> None:
        tokens, token = self._tokens, self.session.state.token or self.session.profile.token
        if tokens is None or not token:
            return
        match parting:
            case Parting.AWAY:
                tokens.let_go(token)
            case Parting.LEFT:
                tokens.leave(token)
            case _:
                tokens.forget(token)

    def _tell(self, events: tuple[Event, ...]) -> None:
        self._out.append(Tell(events))

    def _take_out(self) -> list[Command]:
        out, self._out = self._out, []
        return out
