"""The authority on the game: events of the links come in, outputs to send and to record come out.

No method here waits, reads a clock or uses a socket. Each takes the current time and returns a list
of outputs, which an adapter performs in order. A message is always handled for the person behind
its link, so people can't act for each other.
"""

from typing import Self

from dixit_qt.host import journal
from dixit_qt.host.commands import AdminCommands, Commands
from dixit_qt.host.connections import Connection
from dixit_qt.host.handed_table import HandedTable
from dixit_qt.host.handover import HandingOver, settle_in
from dixit_qt.host.joining_and_leaving import JoiningAndLeaving
from dixit_qt.host.outputs import BeginJournal, Denied, LinkId, Out, Outs, Record
from dixit_qt.host.plan import Library
from dixit_qt.host.playing import Playing
from dixit_qt.host.sending import dismiss, show_room, tell, to_all, to_one
from dixit_qt.host.state import HostState
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Capability, Denial, Farewell, Hindrance, News
from dixit_qt.wire.room import Room

IDLE = 2.0
"""Seconds after which the host checks its links if nothing else happens."""


class Table:
    def __init__(self, state: HostState) -> None:
        self.state = state
        self.playing = Playing(state)
        self._joining = JoiningAndLeaving(state, self.playing)
        self._commands = Commands(state, self.playing, self._joining)
        self._admin_commands = AdminCommands(state, self.playing, self._joining)
        self._handing_over = HandingOver(state, self._joining)
        self._shown_admins: tuple[int, ...] = ()
        self._shown_guesses = False
        self._looked: float | None = None

    @classmethod
    def from_journal(cls, state: HostState, saved: journal.SavedGame, now: float) -> Self:
        """Resume a game, in which bots continue at once. A game that was handed over isn't resumed
        here: it belongs to its new host."""
        table = cls(state.go_on_with(saved, now))
        if state.handed_over is None:
            table.playing.plan_ahead(now)
        return table

    @classmethod
    def from_handed_table(cls, state: HostState, handed: HandedTable, now: float) -> Self:
        """Restore the table of another host. Raise `HandoverError` if it's inconsistent."""
        table = cls(state)
        settle_in(state, handed, now)
        table.playing.plan_ahead(now)
        return table

    def room(self, now: float) -> Room:
        return self.state.room(now)

    # Events

    def connect(
        self, link: LinkId, address: str, now: float, *, own: bool = False, browser: bool = False
    ) -> list[Out]:
        """`own` is the window of the host's own program. It needs no code and is always an
        administrator."""
        arrival = self._joining.connect(link, address, now, own=own, browser=browser)
        return self._settled(arrival, now)

    def secret_of(self, link: LinkId, seat: str | None, now: float) -> bytes | Farewell:
        """The secret to encrypt a connection with: the token of a seat, or the room's code. Each
        call counts as a try until the other end proves that it knows the secret."""
        connection = self.state.connections.get(link)
        if connection is None:
            return Farewell.PROTOCOL_ERROR
        return self._joining.secret_of(connection, seat, now)

    def is_sealed(self, link: LinkId, channel: str, now: float) -> None:
        """`channel` identifies the encrypted channel."""
        connection = self.state.connections.get(link)
        if connection is not None:
            self.state.connections.seal(connection, channel, now)

    def is_guest(self, link: LinkId) -> bool:
        """Whether a person at the table uses this link."""
        connection = self.state.connections.get(link)
        return connection is not None and connection.person is not None

    def handle(self, link: LinkId, message: m.Message, now: float) -> list[Out]:
        connection = self.state.connections.get(link)
        if connection is None:
            return []
        if away := self._heard(connection, message, now):
            return away
        request = message.id if isinstance(message, m.Request) else 0
        try:
            outputs = self._settled(self._answer(connection, message, now), now)
        except (Denied, RuleViolation) as refused:
            return [to_one(connection, m.Refused(refused.code, refused.facts, request))]
        if request and Capability.DONE in connection.capabilities:
            outputs.append(to_one(connection, m.Done(request)))
        return outputs

    def hear(self, link: LinkId, message: m.Message, now: float) -> list[Out]:
        """Count a message that isn't for the table towards the sender's limit, and as a sign of
        life."""
        connection = self.state.connections.get(link)
        return [] if connection is None else self._heard(connection, message, now)

    def send_away(self, link: LinkId, code: Farewell, detail: str, now: float) -> list[Out]:
        """End a link that broke the protocol or doesn't read what it's sent."""
        connection = self.state.connections.get(link)
        if connection is None:
            return []
        return self._settled(self._send_away(connection, code, now, detail), now)

    def disconnect(self, link: LinkId, now: float) -> list[Out]:
        return self._settled(self._lose(link, now), now)

    def tick(self, now: float) -> list[Out]:
        """Everything that depends on time: bots, deadlines, pings and silent links."""
        self._looked = now
        return self._settled(self._tick(now), now)

    def next_wakeup(self, now: float) -> float:
        """The latest time for the next call of `tick`; messages in between don't delay it."""
        match = self.state.match
        due = None if match is None or match.is_over else match.next_due()
        if self._looked is None:
            self._looked = now
        look = self._looked + IDLE
        return look if due is None else min(due, look)

    @property
    def is_musing(self) -> bool:
        """Whether bots can use idle time."""
        match = self.state.match
        return match is not None and match.is_musing

    def muse(self) -> None:
        """A small step of the bots' thinking. It changes nothing at the table."""
        if self.state.match is not None:
            self.state.match.muse()

    # For the host's own program

    def start(self, now: float) -> list[Out]:
        """Start without a command from an administrator, for a host without a window."""
        if self.state.match is not None or self.state.obstacles():
            return []
        return self._settled(self.playing.begin(now), now)

    def add_bots(self, count: int) -> None:
        for _ in range(count):
            self.state.add_bot()

    def restock(self, library: Library, now: float) -> list[Out]:
        """Decks were added or removed. Those that the current game uses are kept until it ends."""
        self.state.restock(library)
        return self._settled(show_room(self.state, now), now)

    def saved(self, now: float, *, is_saved: bool) -> list[Out]:
        """Saving the game has failed, or works again."""
        self.state.saved(is_saved=is_saved)
        news = tell(self.state, News.SAVED_AGAIN if is_saved else News.NOT_SAVED)
        return [*news, *show_room(self.state, now)]

    # Handing over

    @property
    def is_handed_over(self) -> bool:
        return self.state.handed_over is not None

    def given(self, now: float) -> list[Out]:
        """The last entry of the journal is on disk, so the game is at the new host."""
        return self._settled(self._handing_over.given(), now)

    def handover_failed(self, reason: Hindrance, now: float) -> list[Out]:
        """The table can't be sent, or the last entry can't be written."""
        is_written = reason is Hindrance.NOT_WRITTEN
        outs = (
            self._handing_over.not_written(now)
            if is_written
            else self._handing_over.call_off(reason, now)
        )
        return self._settled(outs, now)

    def close(self) -> list[Out]:
        """The host stops. The journal keeps the game for returning players."""
        outputs = list(self.playing.put_away())
        if not self.is_handed_over:
            outputs += tell(self.state, News.HOST_IS_LEAVING)
        for connection in self.state.connections:
            outputs += dismiss(self.state, connection, Farewell.HOST_CLOSED)
        return outputs

    # Answering

    def _heard(self, connection: Connection, message: m.Message, now: float) -> list[Out]:
        seated = self.state.seat_of(connection) is not None
        if self.state.connections.hear(connection, message, now, seated=seated):
            return []
        away = self._send_away(connection, Farewell.TOO_MANY_MESSAGES, now)
        return self._settled(away, now)

    def _answer(self, connection: Connection, message: m.Message, now: float) -> Outs:
        match message:
            case m.Hello():
                yield from self._joining.greet(connection, message, now)
            case m.Proof():
                yield from self._joining.prove(connection, message, now)
            case m.Ping():
                yield to_one(connection, m.Pong(message.id))
            case m.Pong():
                pass
            case m.CanHost():
                yield from self._handing_over.is_ready(connection, message)
            case m.CannotHost():
                yield from self._handing_over.is_not_ready(connection, message, now)
            case _ if self.state.handover is not None:
                raise Denied(Denial.HANDOVER_UNDER_WAY)
            case m.Intent():
                yield from self.playing.intend(connection, message, now)
            case _:
                yield from self._obey(connection, message, now)

    def _obey(self, connection: Connection, message: m.Message, now: float) -> Outs:
        person = connection.person
        if person is None:
            return
        command = self._commands.known.get(type(message))
        if command is not None:
            yield from command(connection, person, message, now)
        elif person not in self.state.admins(now):
            raise Denied(Denial.NOT_THE_ADMIN)
        elif isinstance(message, m.HandOver):
            yield from self._handing_over.begin(connection, message, now)
        else:
            yield from self._admin_commands.known[type(message)](message, now)

    def _send_away(
        self, connection: Connection, code: Farewell, now: float, detail: str = ""
    ) -> Outs:
        yield from self._joining.send_away(connection, code, now, detail)
        yield from self._handing_over.lost(connection.link, now)

    def _lose(self, link: LinkId, now: float) -> Outs:
        yield from self._joining.disconnect(link, now)
        yield from self._handing_over.lost(link, now)

    def _tick(self, now: float) -> Outs:
        connections = self.state.connections
        for connection in connections.late_strangers(now):
            yield from self._joining.send_away(connection, Farewell.HANDSHAKE_TOO_SLOW, now)
        for connection in connections.silent_guests(now):
            yield from self._send_away(connection, Farewell.SILENT, now)
        if self.is_handed_over:
            return
        yield from self._handing_over.tick(now)
        yield from self._joining.seal_all(now)
        yield from to_all(connections.to_be_pinged(now), m.Ping(int(now * 1000)))
        yield from self._news_of_guesses(now)
        yield from self._joining.forget_the_lost(now)
        yield from self.playing.tick(now)

    def _settled(self, outs: Outs, now: float) -> list[Out]:
        """Add news about administrators, and put changed permissions before the news about them."""
        outputs = [*outs, *self._news_of_the_admins(now)]
        standing = self.state.new_standing()
        if standing is not None:
            begun = [at for at, out in enumerate(outputs, 1) if isinstance(out, BeginJournal)]
            outputs.insert(max(begun, default=0), Record(journal.record(standing)))
        return outputs

    def _news_of_guesses(self, now: float) -> Outs:
        before, self._shown_guesses = self._shown_guesses, self.state.is_guessed(now)
        if self._shown_guesses is not before:
            yield from show_room(self.state, now)

    def _news_of_the_admins(self, now: float) -> Outs:
        before, admins = self._shown_admins, self.state.admins(now)
        self._shown_admins = tuple(person.id for person in admins)
        if self._shown_admins == before:
            return
        yield from show_room(self.state, now)
        if before and admins:
            yield from tell(self.state, News.NEW_ADMIN, admins[0])
