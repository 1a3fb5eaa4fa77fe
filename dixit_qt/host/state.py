"""The host's whole state, and every change to it.

Theory of operation. `HostState` is the only owner: a controller (joining, playing, commands,
handover) calls one of the named transitions below, or a method of one of its parts, and then
decides what is sent. A test checks that no controller assigns to its fields. Each part has its own
subject: `people` who is in the room, `connections` the links, `plan` what will be played, `match`
the current game, `admin` and `kicked` who may do what, `evening` the games that were played.

    GATHERING   begin_match   ->  PLAYING
    PLAYING     the rules say that it is over  ->  OVER;  gather -> GATHERING (broken off)
    OVER        gather        ->  GATHERING

`go_on_with` starts from a journal and `take_over` from the table of another host. A handover goes
`begin_handover` -> `decide` -> `hand_over`, or back by `end_handover`. Only `settle_clocks` starts
and pauses clocks; every transition that may affect them calls it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Self

from dixit_qt import __version__
from dixit_qt.bots.bot import Bot
from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.host.administrators import Admin, Kicked
from dixit_qt.host.connections import AT_THE_HOST, Connection, Connections, Limits
from dixit_qt.host.evening import Evening
from dixit_qt.host.handed_table import HandedTable
from dixit_qt.host.journal import HandedOver, Opening, SavedGame, Standing
from dixit_qt.host.match import Match, Pace
from dixit_qt.host.outputs import LinkId
from dixit_qt.host.people import People, seat_infos, watcher_infos
from dixit_qt.host.person import NOBODY, NOBODY_IS_PAIRED, Pairs, Person, bot_names, tidy
from dixit_qt.host.plan import Library, Plan, edition_offers
from dixit_qt.rules.house.chairs import chairs_at_once, too_few_without
from dixit_qt.rules.model import partner_of
from dixit_qt.rules.state import GameState
from dixit_qt.wire.codes import Denial, Stage, Want
from dixit_qt.wire.limits import MAX_NEXT_HOSTS
from dixit_qt.wire.room import Obstacle, Room

BotMaker = Callable[[Plan, Library], Bot]


def random_bot(_plan: Plan, _library: Library) -> Bot:
    return RandomBot()


@dataclass(slots=True)
class Chance:
    """The source of seeds and tokens. A test passes its own."""

    token: Callable[[], str]
    seed: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Handover:
    """A handover under way. Once `last` is set, only a failed write can stop it."""

    next_host: int
    link: LinkId
    asked_by: LinkId
    since: float
    last: HandedOver | None = None


@dataclass(slots=True)
class HostState:
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
    browsers: bool = True
    host_decides: bool = False
    """Whether only administrators may let a bot play for an absent player."""
    reactions: bool = True
    counts: bool = True
    """Whether its games count for the evening; practice games don't."""

    people: People = field(default_factory=People)
    kicked: Kicked = field(default_factory=Kicked)
    connections: Connections = field(init=False)
    admin: Admin = field(init=False)
    match: Match | None = None
    matches: int = 0
    was_resumed: bool = False
    is_saved: bool = True
    paused_by: Person | None = None
    ends_after_round: bool = False
    evening: Evening = field(default_factory=Evening)
    handover: Handover | None = None
    handed_over: HandedOver | None = None
    """Set once the table is with another host. Then this host only redirects clients."""
    next_host: int | None = None
    """The person who hosts now, if the table was handed over to this computer."""
    recorded: Standing | None = None
    """The last `Standing` that is in the journal of the running game."""
    _rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self.name = tidy(self.name) or NOBODY
        self.connections = Connections(self.limits)
        self.admin = Admin(self.limits.admin_absence)
        self._rng = Random(self.chance.seed())

    def go_on_with(self, saved: SavedGame, now: float) -> Self:
        """Continue the game of a journal. Everybody is absent until they prove their token."""
        opening, standing = saved.opening, saved.standing
        self.game, self.name, self.code = opening.game, opening.room, standing.code
        self.browsers, self.host_decides = standing.browsers, standing.host_decides
        self.reactions = standing.reactions
        self.plan = Plan.from_journal(opening, standing, self.library)
        self.people = People.from_entries(standing.people, now)
        self.kicked = Kicked(standing.kicked)
        self.admin.holder = standing.admin
        self.matches, self.was_resumed, self.recorded = opening.match, True, standing
        self.evening = Evening.from_entry(opening.evening)
        self.match = self._match(saved.state, saved.accepted)
        self.handed_over = saved.handed_over
        self.count_the_game(self.match)
        self.ends_after_round = standing.ends_after_round
        self.paused_by = self.people.by_id(standing.paused_by)
        if self.paused_by is not None:
            self.match.pause(now)
        return self

    def take_over(
        self, handed: HandedTable, people: People, plan: Plan, evening: Evening, now: float
    ) -> None:
        """Continue the table of another host. Everybody is absent until they reconnect. The
        library of this computer has all decks that are needed."""
        standing = handed.standing
        self.game, self.name, self.code = handed.game, handed.room, standing.code
        self.browsers, self.host_decides = standing.browsers, standing.host_decides
        self.reactions = standing.reactions
        self.matches, self.was_resumed, self.next_host = handed.matches, False, handed.next_host
        self.people, self.plan, self.evening = people, plan, evening
        self.kicked = Kicked(standing.kicked)
        self.admin.holder = standing.admin
        self.ends_after_round = standing.ends_after_round
        self.paused_by = people.by_id(standing.paused_by)
        if self.paused_by is not None and self.match is not None:
            self.settle_clocks(self.match, now)

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return Stage.GATHERING
        return Stage.OVER if self.match.is_over else Stage.PLAYING

    @property
    def has_a_free_seat(self) -> bool:
        return self.stage is Stage.GATHERING and not self.people.is_full

    # Beginning and ending a game

    def begin_match(self) -> tuple[Match, Opening]:
        """Deal the cards. Return the game and the first entry of its journal."""
        seed = self.chance.seed()
        first = self.people.seat_of(self.people.by_id(self.plan.first_storyteller))
        seen = frozenset(self.evening.seen) if self.plan.seen_last else frozenset()
        grace = self.pace.grace > 0
        state = self.plan.deal(
            len(self.people.seats), self.library, seed, storyteller=first, seen=seen, grace=grace
        )
        self.matches += 1
        self.match = self._match(state)
        self.recorded = self.standing()
        cards = self.plan.cards(self.library)
        return self.match, Opening(
            program=__version__,
            game=self.game,
            room=self.name,
            match=self.matches,
            edition=self.plan.edition,
            options=self.plan.options,
            decks=self.plan.decks,
            verses=self.plan.verses,
            pictures=cards.pictures,
            lines=cards.lines,
            endings=cards.endings,
            seed=seed,
            standing=self.recorded,
            storyteller=first,
            grace=grace,
            house=self.plan.house,
            seen=tuple(card for card in cards.pictures if card in seen),
            evening=self.evening.entry(),
            seen_last=self.plan.seen_last,
            bots=self.plan.bots,
        )

    def _match(self, state: GameState, accepted: int = 0) -> Match:
        bot = self.make_bot(self.plan, self.library)
        return Match(self.matches, state, bot, self._rng, self.pace, accepted)

    def gather(self) -> list[Person]:
        """Back to the lobby with the same people; those who waited for a seat get one."""
        seen = set() if self.match is None else self.match.pictures_seen()
        self.evening.seen |= seen
        self.match = self.paused_by = None
        self.ends_after_round = False
        seated = self.people.seat_those_who_wait()
        self.people.clear_chairs()
        return [*seated, *self.people.seat_newcomers()]

    def pause(self, match: Match, person: Person, now: float) -> None:
        self.paused_by = person
        self.settle_clocks(match, now)

    def go_on(self, match: Match, now: float) -> None:
        self.paused_by = None
        self.settle_clocks(match, now)

    def settle_clocks(self, match: Match, now: float) -> None:
        """Clocks are stopped during a pause or a handover, and while the players are asked whether
        to play on."""
        asks = match.state.phase.between_rounds and bool(self.too_few_without())
        if asks or self.paused_by is not None or self.handover is not None:
            match.pause(now)
        else:
            match.go_on(now)

    def let_go_if_needed(self, match: Match, seat: int) -> None:
        leaving = [*self.people.who_go(), seat]
        if seat in too_few_without(match.state, leaving):
            self.people.let_go(self.people.seats[seat])

    def too_few_without(self) -> list[Person]:
        """The players who have left and without whom too few would remain. Empty if there are no
        people to ask."""
        match, people = self.match, self.people
        if match is None or match.is_over or self.ends_after_round or not people.somebody_plays:
            return []
        at_once = chairs_at_once(match.state)
        coming = len(people.who_want_chairs()) // at_once * at_once
        needed = too_few_without(match.state, people.who_go(), coming)
        leavers = (people.seats[seat] for seat in needed)
        return [person for person in leavers if not people.is_waited_for(person)]

    def count_the_game(self, match: Match) -> None:
        if self.counts:
            self.evening.count(match.number, match.state, self.people)

    # Handing the table over

    def begin_handover(self, handover: Handover, now: float) -> None:
        self.handover = handover
        if self.match is not None:
            self.match.pause(now)

    def decide(self, handover: Handover, last: HandedOver) -> None:
        self.handover = replace(handover, last=last)

    def end_handover(self, now: float) -> None:
        self.handover = None
        if self.match is not None:
            self.settle_clocks(self.match, now)

    def hand_over(self, last: HandedOver) -> HandedOver:
        self.handover, self.handed_over = None, last
        return last

    def end_after_round(self, *, wanted: bool) -> None:
        self.ends_after_round = wanted

    def standing(self) -> Standing:
        return Standing(
            self.people.entries(),
            self.admin.holder,
            self.code,
            self.plan.timers,
            self.browsers,
            paused_by=None if self.paused_by is None else self.paused_by.id,
            ends_after_round=self.ends_after_round,
            kicked=self.kicked.entries,
            host_decides=self.host_decides,
            reactions=self.reactions,
        )

    def new_standing(self) -> Standing | None:
        """The standing if it has changed since the journal's last one. None without a game, and
        during a handover."""
        standing = self.standing()
        is_kept = self.match is not None and self.handover is None and self.handed_over is None
        if not is_kept or standing == self.recorded:
            return None
        self.recorded = standing
        return standing

    def saved(self, *, is_saved: bool) -> None:
        """Whether the journal on disk has the whole game."""
        self.is_saved = is_saved

    def restock(self, library: Library) -> None:
        """Replace the library. Decks that the current game uses are kept until it ends."""
        chosen = self.plan.decks if self.match is not None else ()
        kept = {deck: self.library.decks[deck] for deck in chosen if deck in self.library.decks}
        self.library = replace(library, decks={**library.decks, **kept})
        self.plan.keep_what_is_in(self.library)

    # People

    def welcome(self, connection: Connection, person: Person) -> None:
        self.people.attach(person, connection.link, connection.address, connection.since)
        self.connections.belongs_to(connection, person)

    def take_in(self, name: str, rabbit: int | None, want: Want, address: str = "") -> Person:
        """Give a newcomer a seat in the lobby if one is free. Otherwise they watch."""
        person = self.people.newcomer(name, self.chance.token())
        if rabbit is None and not self.people.is_full:
            rabbit = self.people.free_rabbit()
        self.people.take_rabbit(person, rabbit or 0)
        if want is Want.SEAT and self.has_a_free_seat and self.may_sit(address):
            self.people.sit(person)
        else:
            self.people.watch(person, as_table=want is Want.TABLE)
        return person

    def may_sit(self, address: str) -> bool:
        """Limit the seats for one address, so that one computer can't fill the table. The host's
        own computer isn't limited, for trying things out."""
        same = sum(person.address == address for person in self.people.owners())
        return address in AT_THE_HOST or same < self.limits.seats_per_address

    def why_no_chair_for(self, person: Person) -> Obstacle | None:
        """Why this person can't have a chair: at once in the lobby, after the round in a game, in
        the next game once this one is over."""
        match = self.match
        if self.people.is_full:
            return Obstacle(Denial.TABLE_IS_FULL)
        if not self.may_sit(person.address):
            return Obstacle(Denial.ENOUGH_FROM_THERE)
        if match is None or match.is_over:
            return None
        return Obstacle(Denial.TABLE_IS_FULL) if match.is_full() else match.no_chair

    def promise_a_seat(self, person: Person) -> Match | None:
        """Promise a newcomer a seat in the current game or after it: a chair of their own if one
        is left, otherwise a bot's. If others have been promised the last chairs and no bot plays,
        the newcomer waits with them. None if there is neither chair nor bot."""
        people, match = self.people, self.match
        if match is None or people.seat_of(person) is not None:
            return None
        bot = None if match.is_over or not self.may_sit(person.address) else people.free_bot()
        coming = len(people.who_want_chairs()) - len(people.who_go())
        has_a_chance = bot is None or not match.is_full(coming)
        if has_a_chance and self.why_no_chair_for(person) is None:
            people.want_a_chair(person)
        elif bot is not None:
            people.wait_for(person, bot, agreed=False)
        else:
            return None
        return match

    def pairs(self) -> Pairs:
        """The partners in Team: opposite each other before the game, then as the game has paired
        them."""
        seats = self.people.seats
        if not self.plan.family.in_teams or len(seats) % 2:
            return NOBODY_IS_PAIRED
        partners = {seat: partner_of(seat, len(seats)) for seat in range(len(seats))}
        if self.match is not None:
            partners = self.match.partners()
        return {seats[seat].id: seats[other] for seat, other in partners.items()}

    def add_bot(self) -> None:
        self.people.sit(self.people.newcomer(self._bot_name(), is_bot=True))

    def stand_in(self) -> str | None:
        """The name of the bot that takes over somebody's seat in a game."""
        return None if self.match is None else self._bot_name()

    def _bot_name(self) -> str:
        """The first unused name in the list."""
        taken = {person.name for person in self.people}
        names = bot_names(self.language)
        return next((name for name in names if name not in taken), names[0])

    def seat_of(self, connection: Connection) -> int | None:
        return self.people.seat_of(connection.person)

    # Administrators and the code

    def settle_admin(self) -> None:
        self.admin.settle(self.people, self._at_the_host())

    def admins(self, now: float) -> tuple[Person, ...]:
        in_game = self.stage is Stage.PLAYING
        return self.admin.acting(self.people, self._at_the_host(), now, in_game=in_game)

    def next_hosts(self) -> tuple[int, ...]:
        """People whose program can host."""
        guests = self.connections.guests()
        able = (each.person for each in guests if each.can_host and each.person is not None)
        return tuple(person.id for person in able)[:MAX_NEXT_HOSTS]

    def _at_the_host(self) -> list[Person]:
        guests = self.connections.guests()
        return [each.person for each in guests if each.own and each.person is not None]

    def set_code(self, code: str | None, now: float) -> None:
        if code != self.code:
            self.connections.forget_tries(now)
        self.code = code

    def is_guessed(self, now: float) -> bool:
        return self.code is not None and self.connections.is_guessed(now)

    def set_browsers(self, *, are_welcome: bool) -> None:
        self.browsers = are_welcome

    def let_the_host_decide(self, *, alone: bool) -> None:
        self.host_decides = alone

    def set_reactions(self, *, are_shown: bool) -> None:
        self.reactions = are_shown

    # Messages about the table

    def obstacles(self) -> tuple[Obstacle, ...]:
        return self.plan.obstacles(len(self.people.seats), self.library)

    def room(self, now: float) -> Room:
        """The room as everybody sees it. `show_room` adds the code for administrators."""
        return Room(
            game=self.game,
            name=self.name,
            stage=self.stage,
            edition=self.plan.edition,
            switches=self.plan.switches(),
            seats=seat_infos(self.people, self.pairs()),
            watchers=watcher_infos(self.people),
            watchers_in_all=len(self.people.watchers),
            kicked=self.kicked.infos(),
            admins=tuple(person.id for person in self.admins(now)),
            decks=self.library.deck_infos,
            chosen_decks=self.plan.decks,
            verses=self.library.verses_infos(),
            chosen_verses=self.plan.verses,
            timers=self.plan.timers,
            house=self.plan.house,
            first_storyteller=self.plan.first_storyteller,
            seen_last=self.plan.seen_last,
            seen=len(self.evening.seen.intersection(self.plan.pictures(self.library))),
            bots=self.plan.bots,
            paused_by=None if self.paused_by is None else self.paused_by.id,
            ends_after_round=self.ends_after_round,
            too_few_without=tuple(person.id for person in self.too_few_without()),
            standings=self.evening.standings(),
            most_loved=self.evening.most_loved(),
            needs_code=self.code is not None,
            browsers=self.browsers,
            host_decides=self.host_decides,
            reactions=self.reactions,
            next_hosts=self.next_hosts(),
            handover_to=None if self.handover is None else self.handover.next_host,
            obstacles=self.obstacles() if self.match is None else (),
            no_chair=None if self.match is None else self.match.no_chair,
            language=self.language,
            is_saved=self.is_saved,
            editions=edition_offers() if self.match is None else (),
        )
