"""The authority: what happens at the door comes in, what is to be sent and recorded goes out.

No method here waits, reads a clock or touches a socket. Every one takes the present time and
returns a list of outputs in their order; an adapter performs them. What a link sends is handled
with the person behind that link, so nobody can speak for somebody else.
"""

from dataclasses import replace

from dixit_qt.decks.deck import Deck
from dixit_qt.host import journal
from dixit_qt.host.arrivals import Arrivals
from dixit_qt.host.commands import Commands
from dixit_qt.host.company import Person
from dixit_qt.host.hall import Hall
from dixit_qt.host.match import Match
from dixit_qt.host.outputs import LinkId, Out
from dixit_qt.host.plan import Library, Plan
from dixit_qt.host.playing import Playing
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell, News
from dixit_qt.wire.room import Room

IDLE = 2.0
"""How often the host looks at its links when nothing happens."""


class Table:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._playing = Playing(hall)
        self._arrivals = Arrivals(hall, self._playing)
        self._commands = Commands(hall, self._playing, self._arrivals)

    @property
    def room(self) -> Room:
        return self.hall.room()

    def connect(self, link: LinkId, address: str, now: float, *, own: bool = False) -> list[Out]:
        """`own` is the host process' own window; it needs no code and may always administrate."""
        self._arrivals.connect(link, address, now, own=own)
        return self.hall.take_out()

    def handle(self, link: LinkId, message: m.Message, now: float) -> list[Out]:
        visitor = self.hall.door.visitors.get(link)
        if visitor is None:
            return []
        if not self.hall.door.hear(visitor, message, now):
            self._arrivals.send_away(visitor, Farewell.TOO_MANY_MESSAGES, "", now)
        elif isinstance(message, m.Hello):
            self._arrivals.greet(visitor, message, now)
        elif isinstance(message, m.Ping):
            self.hall.send(visitor, m.Pong(message.id))
        elif isinstance(message, m.Intent):
            self._playing.intend(visitor, message, now)
        elif visitor.person is not None and not isinstance(message, m.Pong):
            self._commands.obey(visitor, visitor.person, message, now)
        return self.hall.take_out()

    def hear(self, link: LinkId, message: m.Message, now: float) -> list[Out]:
        """Something came that is not the table's business: it only counts as a sign of life."""
        visitor = self.hall.door.visitors.get(link)
        if visitor is not None and not self.hall.door.hear(visitor, message, now):
            self._arrivals.send_away(visitor, Farewell.TOO_MANY_MESSAGES, "", now)
        return self.hall.take_out()

    def send_away(self, link: LinkId, code: Farewell, detail: str, now: float) -> list[Out]:
        """The link broke the protocol or does not read what it is sent."""
        visitor = self.hall.door.visitors.get(link)
        if visitor is not None:
            self._arrivals.send_away(visitor, code, detail, now)
        return self.hall.take_out()

    def disconnect(self, link: LinkId, now: float) -> list[Out]:
        self._arrivals.disconnect(link, now)
        return self.hall.take_out()

    def tick(self, now: float) -> list[Out]:
        """Whatever time brings: bots, deadlines, pings, and links that say nothing."""
        door = self.hall.door
        for visitor in door.late_strangers(now):
            self._arrivals.send_away(visitor, Farewell.HANDSHAKE_TOO_SLOW, "", now)
        for visitor in door.silent_guests(now):
            self._arrivals.send_away(visitor, Farewell.SILENT, "", now)
        self.hall.send_to_all(door.to_be_pinged(now), m.Ping(int(now * 1000)))
        self._arrivals.forget_the_lost(now)
        self._playing.tick(now)
        return self.hall.take_out()

    def next_wakeup(self, now: float) -> float:
        """When `tick` should be called at the latest."""
        match = self.hall.match
        due = None if match is None or match.is_over else match.next_due()
        return now + IDLE if due is None else min(due, now + IDLE)

    def start(self, now: float) -> list[Out]:
        """Begin without anybody's command, as a host without a window does."""
        if self.hall.match is None and not self.hall.obstacles():
            self._playing.begin(now)
        return self.hall.take_out()

    def add_bots(self, count: int) -> None:
        for _ in range(count):
            self.hall.add_bot()

    def restock(self, library: Library) -> list[Out]:
        """Decks have come or gone; those that a game is played with stay until it ends."""
        hall = self.hall
        kept = {} if hall.match is None else _chosen(hall.plan, hall.library)
        hall.library = replace(library, decks={**library.decks, **kept})
        hall.plan.decks = tuple(_chosen(hall.plan, hall.library))
        hall.publish_room()
        return hall.take_out()

    def saved(self, is_saved: bool) -> list[Out]:
        """The disk does not take the game any more, or has all of it again."""
        self.hall.is_saved = is_saved
        self.hall.tell(News.SAVED_AGAIN if is_saved else News.NOT_SAVED)
        self.hall.publish_room()
        return self.hall.take_out()

    def close(self) -> list[Out]:
        """The host goes down; whoever returns finds the game where it was."""
        self.hall.tell(News.HOST_IS_LEAVING)
        for visitor in list(self.hall.door.visitors.values()):
            self.hall.dismiss(visitor, Farewell.HOST_CLOSED)
        return self.hall.take_out()

    def resume(self, story: journal.Story, now: float) -> None:
        """Everybody is absent until his token returns; the bots go on at once."""
        hall, opening = self.hall, story.opening
        hall.game, hall.name, hall.code = opening.game, opening.room, opening.code
        hall.plan.edition, hall.plan.options = opening.edition, dict(opening.options)
        hall.plan.timers = opening.timers
        hall.plan.decks = tuple(deck for deck in opening.decks if deck in hall.library.decks)
        hall.plan.verses = opening.verses if opening.verses in hall.library.verses else None
        hall.matches, hall.was_resumed = opening.match, True
        hall.company.seats = [_person(entry, now) for entry in story.people]
        hall.company.last_id = max(entry.id for entry in story.people)
        bot = hall.make_bot(hall.plan, hall.library)
        hall.match = Match(opening.match, story.state, bot, hall.rng, hall.pace)
        hall.match.revision = story.accepted
        self._playing.recorded = story.people
        self._playing.plan_ahead(now)


def _chosen(plan: Plan, library: Library) -> dict[str, Deck]:
    return {deck: library.decks[deck] for deck in plan.decks if deck in library.decks}


def _person(entry: journal.PersonEntry, now: float) -> Person:
    return Person(
        id=entry.id,
        name=entry.name,
        rabbit=entry.rabbit,
        token=entry.token,
        is_bot=entry.is_bot,
        stand_in=entry.stand_in,
        absent_since=None if entry.is_bot else now,
    )
