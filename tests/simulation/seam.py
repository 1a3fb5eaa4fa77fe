"""The only file that knows how host, client and journal are put together."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from dixit_qt.client.greeting import Greeting, Profile
from dixit_qt.client.session import Session
from dixit_qt.client.state import NOBODY, ClientState
from dixit_qt.host import journal
from dixit_qt.host.handed_table import HandedTable
from dixit_qt.host.match import Pace
from dixit_qt.host.outputs import LinkId, Out, Send
from dixit_qt.host.pictures import Pictures
from dixit_qt.host.plan import Plan
from dixit_qt.host.sending import card_texts
from dixit_qt.host.state import Chance, HostState
from dixit_qt.host.table import IDLE, Table
from dixit_qt.net.exchange import Exchange
from dixit_qt.rules.actions import Action
from dixit_qt.rules.model import Seat
from dixit_qt.rules.state import GameState
from dixit_qt.store import files, journals
from dixit_qt.store.journals import JournalFolder, Resumable
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.seal_messages import BROWSER, OPEN
from tests.net.room import BY_ID, DECK, LIBRARY, MemoryStore
from tests.simulation.disk import Disk, Os

Somebody = tuple[int, str, Seat | None]
"""Id, token and seat."""

PACE = Pace((0.05, 0.4), 1.0, grace=0.3, reading=1.0, spread=0.1, agreeing=0.5)
OWN_TEXTS = {DECK.fingerprint: card_texts(DECK)}
FOLDER = "/journals"
HANDOVERS = "/handovers"
CARDS = len(DECK.cards)


class WatchedExchange(Exchange):
    """Reports to a watcher what is sent and received, as decoded messages."""

    sending: Callable[[tuple[LinkId, ...], m.Message], None]
    hearing: Callable[[LinkId, m.Message, Callable[[], None]], None]

    def __init__(self, *arguments: Any) -> None:
        self._refused: set[tuple[LinkId, int]] = set()
        super().__init__(*arguments)

    def has_refused(self, link: LinkId, request: m.Request) -> bool:
        """The wish of somebody else may be refused because of this request: for a chair, if too
        many want one when it ends the round."""
        return (link, request.id) in self._refused

    def perform(self, outputs: list[Out]) -> None:
        for out in outputs:
            if isinstance(out, Send) and isinstance(out.message, m.Refused):
                self._refused |= {(link, out.message.id) for link in out.links}
        super().perform(outputs)

    def send(self, links: tuple[LinkId, ...], message: m.Message) -> None:
        self.sending(links, message)
        super().send(links, message)

    def _on_message(self, number: LinkId, message: m.Message) -> None:
        usual = super()._on_message
        self.hearing(number, message, lambda: usual(number, message))


class HostProgram:
    """A host as the program runs it, without sockets, clock or windows."""

    def __init__(
        self, disk: Disk, rng: Random, resumed: Resumable | None, handed: HandedTable | None = None
    ) -> None:
        now = disk.computer.clock()
        self._clock = disk.computer.clock
        self.folder = JournalFolder(disk.path(FOLDER))
        state = HostState(
            game=f"{rng.getrandbits(64):016x}",
            name="Simulated",
            chance=Chance(lambda: f"{rng.getrandbits(128):032x}", lambda: rng.getrandbits(32)),
            library=LIBRARY,
            plan=Plan("classic-30", decks=(DECK.id,), verses="en"),
            pace=PACE,
        )
        if handed is not None:
            self.table = Table.from_handed_table(state, handed, now)
        elif resumed is None:
            self.table = Table(state)
        else:
            if resumed.saved.handed_over is None:
                self.folder.go_on(resumed)
            self.table = Table.from_journal(state, resumed.saved, now)
        self.exchange = WatchedExchange(
            self.table, self.folder, Pictures(BY_ID.get), disk.computer.clock
        )
        release = self.exchange.release
        self.exchange.at_the_end_of_the_turn = lambda: disk.computer.after(0, release)

    @property
    def is_handed_over(self) -> bool:
        return self.table.is_handed_over

    @property
    def game(self) -> str:
        return self.table.state.game

    @property
    def code(self) -> str | None:
        return self.table.state.code

    @property
    def match_number(self) -> int:
        return self.table.state.matches

    @property
    def state(self) -> GameState | None:
        match = self.table.state.match
        return None if match is None else match.state

    @property
    def rounds(self) -> int:
        return 0 if self.state is None else len(self.state.history)

    @property
    def revision(self) -> int:
        match = self.table.state.match
        return -1 if match is None else match.revision

    @property
    def is_over(self) -> bool:
        match = self.table.state.match
        return match is not None and match.is_over

    @property
    def browsers_are_welcome(self) -> bool:
        return self.table.state.browsers

    @property
    def is_playing(self) -> bool:
        return self.state is not None and not self.is_over

    @property
    def is_saved(self) -> bool:
        return self.exchange._is_saved

    @property
    def admins(self) -> set[int]:
        return {person.id for person in self.table.state.admins(self._clock())}

    @property
    def tokens(self) -> list[str]:
        """The seats' tokens, in the order of the seats."""
        return [person.token for person in self.table.state.people.seats]

    def is_for_now(self, intent: m.Intent, seat: Seat | None) -> bool:
        """Whether it answers the current decision of its seat; the decision of a spectator is 0."""
        match = self.table.state.match
        if match is None:
            return False
        decision = 0 if seat is None else match.decisions[seat]
        return (intent.match, intent.decision) == (match.number, decision)

    @property
    def keepers(self) -> list[Keeper]:
        return [person.keeper for person in self.table.state.people.seats]

    @property
    def moment(self) -> tuple[str, int, int] | None:
        """Until it changes, no bot may put off its move; None while clocks are stopped."""
        match = self.table.state.match
        is_stopped = match is None or match.paused_at is not None
        return None if is_stopped else (self.game, match.number, match.revision)

    @property
    def bots_due(self) -> dict[Seat, float]:
        match = self.table.state.match
        return {} if match is None else dict(match._due)

    @property
    def last_round(self) -> int:
        """The number of the last finished round; 0 if there is none."""
        history = () if self.state is None else self.state.history
        return history[-1].number if history else 0

    @property
    def sizes(self) -> dict[str, int]:
        """Sizes that must stay bounded."""
        state = self.table.state
        return {
            "lines": self.exchange.links,
            "connections": len(list(state.connections)),
            "outputs": len(self.exchange._waiting),
            "watchers": len(state.people.watchers) - self._awaited_watchers,
        }

    @property
    def _awaited_watchers(self) -> int:
        """Spectators of the old host have a while to follow the table."""
        state, now = self.table.state, self._clock()
        away = [each.absent_since for each in state.people.watchers if each.link is None]
        longest = state.limits.watcher_absence + IDLE
        return sum(since is not None and now - since <= longest for since in away)

    @property
    def present(self) -> list[int]:
        """The person behind each link; 0 for somebody who hasn't joined."""
        people = [self.person_of(link) for link in self.exchange.lines]
        return sorted(0 if person is None else person[0] for person in people)

    def seats_of_later_views(self, link: LinkId) -> set[Seat | None]:
        """The seats of later views in the same turn."""
        later = (out for out in self.exchange._waiting if isinstance(out, Send))
        messages = (out.message for out in later if link in out.links)
        return {message.view.seat for message in messages if isinstance(message, m.Update)}

    def person_of(self, link: LinkId) -> Somebody | None:
        """The person behind a link."""
        state = self.table.state
        connection = state.connections.get(link)
        if connection is None or connection.person is None:
            return None
        person = connection.person
        return person.id, person.token, state.people.seat_of(person)


def resumable(disk: Disk) -> list[Resumable]:
    return JournalFolder(disk.path(FOLDER)).resumable()


def handed_over(disk: Disk) -> Resumable | None:
    return JournalFolder(disk.path(FOLDER)).handed_over()


def journal_name(game: str, match: int) -> str:
    return f"{FOLDER}/{game}-{match}.journal"


def saved_game(disk: Disk, game: str, match: int) -> tuple[list[GameState], list[str]]:
    """What the journal alone gives: the game step by step, and the tokens of its seats."""
    steps: list[journal.SavedGame] = []
    usual = journal._replay

    def replay(game: journal.SavedGame | None, entry: Any, end: int) -> journal.SavedGame | None:
        step = usual(game, entry, end)
        steps.extend(() if step is None else (step,))
        return step

    with patch.object(journal, "_replay", replay):
        whole = journal.read(disk.path(journal_name(game, match)).read_bytes())
    states = [step.state for step in steps if step.length <= whole.length]
    return states, [person.token for person in whole.standing.people]


def durable_moves(data: bytes | bytearray, start: int = 0) -> tuple[int, int]:
    """How many accepted actions these bytes hold from a position on, and where each ends."""
    moves, start = 0, start or 10
    while len(data) >= start + 8:
        end = start + 8 + int.from_bytes(data[start : start + 4], "big")
        if end > len(data):
            break
        moves += b"acted" in data[start + 8 : start + 24]
        start = end
    return moves, start


def last_revision(moves: int) -> int:
    """The number of the view after this many actions."""
    return 1 + moves


class Burglar(Greeting):
    """Knows the name of a seat, and a token that differs from the right one in its last digit.
    Proves its own seat as everybody does."""

    _stolen: str | None = None

    def begin(self, profile: Profile, *state_and_channel: Any, **named: Any) -> m.Hello:
        self._stolen = profile.token
        return super().begin(profile, *state_and_channel, **named)

    def answer(self, challenge: m.Challenge) -> m.Proof:
        if self._token == self._stolen:
            self._token = self._token[:-1] + ("1" if self._token[-1] == "0" else "0")
        return super().answer(challenge)


class PageGreeting(Greeting):
    """A page without encryption proves its seat for another kind of channel."""

    def begin(
        self,
        profile: Profile,
        state: ClientState = NOBODY,
        channel: str = OPEN,
        *,
        names_seat: bool = True,
    ) -> m.Hello:
        kind = BROWSER if channel == OPEN else channel
        return super().begin(profile, state, kind, names_seat=names_seat)


class PageBurglar(Burglar, PageGreeting):
    pass


def new_session(
    profile: Profile, rng: Random, *, knows_deck: bool, burglar: bool, telephone: bool
) -> Session:
    texts = OWN_TEXTS if knows_deck else {}
    kinds = (Greeting, PageGreeting), (Burglar, PageBurglar)
    kind = kinds[burglar][telephone]
    greeting = kind(lambda: f"{rng.getrandbits(128):032x}")
    store = MemoryStore(BY_ID if knows_deck or telephone else {})
    return Session(profile, store, texts, greeting=greeting)


def awaits_answers(session: Session) -> bool:
    return bool(session.unanswered)


def intent_of(session: Session, action: Action) -> m.Intent:
    """The session's message for this action in its current state."""
    return m.Intent(session.state.match, session.state.decision, action)


def token_of(welcome: m.Welcome) -> str | None:
    """None for somebody who returned and proved that they have it."""
    return welcome.token


@contextmanager
def on_simulated_disks() -> Iterator[None]:
    fake = Os()
    with (
        patch.object(journals, "os", fake),
        patch.object(files, "os", fake),
        patch.object(files, "_claim", Os.claim),
    ):
        yield
    Os.forget_everything()
