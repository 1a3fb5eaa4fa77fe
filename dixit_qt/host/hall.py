"""What every part of the host works on: the room, the people, the game and what is to be sent."""

import hmac
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random

from dixit_qt.bots.bot import Bot
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.host.company import Company, Person
from dixit_qt.host.door import Door, Limits, Visitor
from dixit_qt.host.journal import PersonEntry
from dixit_qt.host.match import Match, Pace
from dixit_qt.host.names import BOT_NAMES, NOBODY, tidy
from dixit_qt.host.outputs import Close, Out, Send
from dixit_qt.host.plan import Library, Plan
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, News, Stage
from dixit_qt.wire.room import Obstacle, Room

BotMaker = Callable[[Plan, Library], Bot]


def random_bot(_plan: Plan, _library: Library) -> Bot:
    return RandomBot()


@dataclass(slots=True)
class Chance:
    """Where seeds and tokens come from; a test gives its own."""

    token: Callable[[], str]
    seed: Callable[[], int]


@dataclass(slots=True)
class Hall:
    game: str
    name: str
    chance: Chance
    library: Library = field(default_factory=Library)
    plan: Plan = field(default_factory=Plan)
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    make_bot: BotMaker = random_bot
    language: str = "en"
    code: str | None = None

    company: Company = field(default_factory=Company)
    door: Door = field(init=False)
    match: Match | None = None
    matches: int = 0
    was_resumed: bool = False
    is_saved: bool = True
    admin: Person | None = None
    rng: Random = field(init=False)
    out: list[Out] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.name = tidy(self.name) or NOBODY
        self.door = Door(self.limits)
        self.rng = Random(self.chance.seed())

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return Stage.GATHERING
        return Stage.OVER if self.match.is_over else Stage.PLAYING

    def take_out(self) -> list[Out]:
        out, self.out = self.out, []
        return out

    def send(self, visitor: Visitor, message: m.Message) -> None:
        self.out.append(Send((visitor.link,), message))

    def send_to_all(self, visitors: Iterable[Visitor], message: m.Message) -> None:
        links = tuple(visitor.link for visitor in visitors)
        if links:
            self.out.append(Send(links, message))

    def refuse(self, visitor: Visitor, code: str, detail: str = "") -> None:
        self.send(visitor, m.Refused(code, detail[:200]))

    def tell(self, news: News, person: Person | None = None) -> None:
        name, number = ("", None) if person is None else (person.name, person.id)
        self.send_to_all(self.door.guests(), m.Notice(news, name, number))

    def dismiss(self, visitor: Visitor, code: Farewell, detail: str = "") -> None:
        """Say goodbye and close; the person behind the link is not touched."""
        self.door.leave(visitor.link)
        self.send(visitor, m.Goodbye(code, detail[:200]))
        self.out.append(Close(visitor.link))

    def add_bot(self) -> None:
        self.company.sit(self.company.newcomer(self.bot_name(), is_bot=True))

    def obstacles(self) -> tuple[Obstacle, ...]:
        return self.plan.obstacles(len(self.company.seats), self.library)

    def bot_name(self) -> str:
        """The first name of the list that nobody has."""
        taken = {person.name for person in self.company}
        names = BOT_NAMES.get(self.language, BOT_NAMES["en"])
        return next((name for name in names if name not in taken), names[0])

    def is_the_code(self, given: str) -> bool:
        """It is read out in the room and typed: capitals and blanks around it do not matter."""
        if self.code is None:
            return False
        return hmac.compare_digest(_as_heard(self.code), _as_heard(given))

    def admins(self) -> list[Person]:
        """Whoever sits at the host's own window; else the one who holds the office."""
        own = [v.person for v in self.door.guests() if v.own and v.person is not None]
        return own or ([] if self.admin is None else [self.admin])

    def settle_admin(self) -> None:
        """The office passes to the first seated person when its holder is gone. A big screen
        holds it only until a person comes: nobody sits before it."""
        before = self.admins()
        present = [person for person in self.company if person.is_present]
        players = [person for person in present if not person.is_table]
        if any(person is self.admin for person in players or present):
            return
        self.admin = next(iter(players or present), self.admin)
        if before and self.admins() != before and self.admin is not None:
            self.tell(News.NEW_ADMIN, self.admin)

    def publish_room(self) -> None:
        """The whole lobby to everybody; the code only to administrators."""
        admins = {person.id for person in self.admins()}
        knowing = [v for v in self.door.guests() if v.person and v.person.id in admins]
        others = [v for v in self.door.guests() if v.person and v.person.id not in admins]
        self.send_to_all(knowing, m.Lobby(self.room(with_code=True)))
        self.send_to_all(others, m.Lobby(self.room()))

    def room(self, *, with_code: bool = False) -> Room:
        gathering = self.match is None
        return Room(
            game=self.game,
            name=self.name,
            stage=self.stage,
            edition=self.plan.edition,
            switches=self.plan.switches(),
            seats=self.company.seat_infos(),
            watchers=self.company.watcher_infos(),
            watchers_in_all=len(self.company.watchers),
            admins=tuple(person.id for person in self.admins()),
            decks=self.library.deck_infos(),
            chosen_decks=self.plan.decks,
            verses=self.library.verses_infos(),
            chosen_verses=self.plan.verses,
            timers=self.plan.timers,
            needs_code=self.code is not None,
            code=self.code if with_code else None,
            obstacles=self.obstacles() if gathering else (),
            is_saved=self.is_saved,
        )

    def refuse_unless_gathering(self, visitor: Visitor) -> bool:
        if self.match is not None:
            self.refuse(visitor, Denial.GAME_IS_RUNNING)
            return True
        return False

    def people_entries(self) -> tuple[PersonEntry, ...]:
        return tuple(
            PersonEntry(p.id, p.name, p.rabbit, p.token, p.is_bot, p.stand_in)
            for p in self.company.seats
        )


def _as_heard(code: str) -> bytes:
    return unicodedata.normalize("NFKC", code).strip().casefold().encode()
