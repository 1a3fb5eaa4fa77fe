"""What everybody sees of the table. All of it is sent whenever any part changes."""

from typing import Annotated

from msgspec import Meta, Struct

from dixit_qt.rules.model import MAX_PLACES, MAX_SEATS, CardId, ClueText, Number, PersonId
from dixit_qt.wire.codes import BotStrength, Keeper, Stage
from dixit_qt.wire.limits import (
    MAX_DECKS,
    MAX_EDITIONS,
    MAX_GAMES,
    MAX_KICKED,
    MAX_LANGUAGES,
    MAX_LINE,
    MAX_NAME,
    MAX_NEXT_HOSTS,
    MAX_STANDINGS,
    MAX_SWITCHES,
    MAX_WATCHERS,
    Code,
    DeckName,
    Description,
    Facts,
    GameId,
    HouseName,
    LanguageCode,
    Name,
    Rabbit,
    Seconds,
    Sum,
    Tags,
    Title,
    Word,
)

PlayerCount = Annotated[int, Meta(ge=1, le=MAX_SEATS)]
SwitchNumber = Annotated[int, Meta(ge=-10_000, le=10_000)]
SwitchWords = Annotated[tuple[Word, ...], Meta(max_length=16)]
SwitchValue = bool | SwitchNumber | Word | SwitchWords | None


class Part(Struct, frozen=True, omit_defaults=True):
    """A part of the lobby. A later host may add fields to it."""


class SeatInfo(Part, frozen=True):
    """A seat by its number. In the lobby seats come in clockwise order; during a game the view's
    ring has the order. A seat that `goes` is removed after the round.
    """

    person: PersonId
    name: Name
    rabbit: Rabbit
    keeper: Keeper
    is_bot: bool = False
    goes: bool = False
    instead_of: Annotated[str, Meta(max_length=MAX_NAME)] = ""


class WatcherInfo(Part, frozen=True):
    """A spectator, who gets the seat of the person `waits_for` when the round ends, if that's set.

    If they want a seat (`wants_a_chair`), they get a new one then: to the left of `sits_after`, if
    the host has chosen a place. `is_table` is a big screen. If a bot plays in their `own_seat`,
    they can sit down again at once. If they ask for a seat (`asks`), they get it if an
    administrator agrees.
    """

    person: PersonId
    name: Name
    is_table: bool = False
    waits_for: PersonId | None = None
    wants_a_chair: bool = False
    sits_after: PersonId | None = None
    own_seat: PersonId | None = None
    asks: bool = False


class KickedInfo(Part, frozen=True):
    """Somebody who was kicked and can't return until an administrator lets them in."""

    person: PersonId
    name: Name


class DeckInfo(Part, frozen=True):
    id: DeckName
    name: Annotated[dict[LanguageCode, Title], Meta(max_length=MAX_LANGUAGES)]
    author: Title
    cards: Annotated[int, Meta(ge=0, le=10_000)]
    fingerprint: CardId


class VersesInfo(Part, frozen=True):
    id: DeckName
    language: Word
    name: Title


class CardText(Part, frozen=True):
    """What the deck says about a card, by language."""

    card: CardId
    title: Annotated[dict[LanguageCode, Title], Meta(max_length=MAX_LANGUAGES)] = {}
    tags: Annotated[dict[LanguageCode, Tags], Meta(max_length=MAX_LANGUAGES)] = {}
    description: Annotated[dict[LanguageCode, Description], Meta(max_length=MAX_LANGUAGES)] = {}


class Verse(Part, frozen=True):
    number: Number
    text: Annotated[str, Meta(max_length=MAX_LINE)]


class SwitchOffer(Part, frozen=True):
    """A switch of an edition: its values, to which all whole numbers from `least` to `most` belong
    as well, and the one that the edition begins with. If `several`, one or more can be chosen.
    """

    name: Word
    values: Annotated[tuple[bool | SwitchNumber | Word | None, ...], Meta(max_length=16)]
    default: SwitchValue
    least: SwitchNumber | None = None
    most: SwitchNumber | None = None
    several: bool = False


class EditionOffer(Part, frozen=True):
    """An edition that the host offers, with its numbers of players. If it is `named_by_its_end`,
    its name changes when house rules change how it ends.
    """

    id: Word
    family: Word
    players: Annotated[tuple[PlayerCount, ...], Meta(max_length=MAX_SEATS)]
    switches: Annotated[tuple[SwitchOffer, ...], Meta(max_length=MAX_SWITCHES)] = ()
    named_by_its_end: bool = False


class Timers(Part, frozen=True):
    """Seconds that a phase may last before a bot acts for the players who haven't. None is off."""

    clue: Seconds | None = None
    give: Seconds | None = None
    vote: Seconds | None = None
    poetry: Seconds | None = None


class StandingInfo(Part, frozen=True):
    """A player's games of this evening, added up. `relative` is the sum of their points in
    hundredths of the winner's; `found` counts stories, `votes` and `hearts` those for their own
    cards.
    """

    person: PersonId
    name: Name
    games: Sum
    won: Sum
    places: Annotated[tuple[Sum, ...], Meta(max_length=MAX_GAMES)]
    points: Sum
    relative: Sum
    found: Sum
    votes: Sum
    hearts: Sum


class LovedPicture(Part, frozen=True):
    """A picture with its hearts, and the clue and the giver of the round in which it got the most.
    A story of Poetry has neither.
    """

    card: CardId
    hearts: Sum
    clue: ClueText = ""
    name: Annotated[str, Meta(max_length=MAX_NAME)] = ""


class Obstacle(Part, frozen=True):
    """Why the game can't start yet, or nobody can sit down: a code of `rules.refusals` or a
    `Denial`.
    """

    code: Word
    facts: Facts = {}


class Room(Part, frozen=True):
    """`admins` are the people who may give the host's commands. Only they see the code, and whether
    somebody is guessing codes.

    `watchers` has the first of `watchers_in_all`. A game that `is_saved` survives a crash of its
    host. `seen` is how many of the chosen pictures were on the table this evening; with `seen_last`
    they come last in the next game. The people in `too_few_without` have left for good, but without
    them there are too few players, so the others are asked what to do. If nobody else can sit down
    after the round, `no_chair` says why. With `host_decides` only `admins` can let a bot play for
    somebody who is away. The host's bots use `language`. `next_hosts` are the people whose program
    can host. The table is being handed over to `handover_to`.
    """

    game: GameId
    name: Name
    stage: Stage
    edition: Word
    switches: Annotated[dict[Word, SwitchValue], Meta(max_length=MAX_SWITCHES)]
    seats: Annotated[tuple[SeatInfo, ...], Meta(max_length=MAX_PLACES)] = ()
    watchers: Annotated[tuple[WatcherInfo, ...], Meta(max_length=MAX_WATCHERS)] = ()
    watchers_in_all: Annotated[int, Meta(ge=0, le=10_000)] = 0
    kicked: Annotated[tuple[KickedInfo, ...], Meta(max_length=MAX_KICKED)] = ()
    admins: Annotated[tuple[PersonId, ...], Meta(max_length=MAX_WATCHERS)] = ()
    decks: Annotated[tuple[DeckInfo, ...], Meta(max_length=MAX_DECKS)] = ()
    chosen_decks: Annotated[tuple[DeckName, ...], Meta(max_length=MAX_DECKS)] = ()
    verses: Annotated[tuple[VersesInfo, ...], Meta(max_length=MAX_DECKS)] = ()
    chosen_verses: DeckName | None = None
    timers: Timers = Timers()
    house: HouseName = ""
    first_storyteller: PersonId | None = None
    seen_last: bool = True
    seen: Annotated[int, Meta(ge=0, le=10_000)] = 0
    bots: BotStrength = BotStrength.USUAL
    paused_by: PersonId | None = None
    ends_after_round: bool = False
    too_few_without: Annotated[tuple[PersonId, ...], Meta(max_length=MAX_PLACES)] = ()
    standings: Annotated[tuple[StandingInfo, ...], Meta(max_length=MAX_STANDINGS)] = ()
    most_loved: LovedPicture | None = None
    needs_code: bool = False
    code: Code | None = None
    code_is_guessed: bool = False
    obstacles: Annotated[tuple[Obstacle, ...], Meta(max_length=16)] = ()
    no_chair: Obstacle | None = None
    language: Word | None = None
    is_saved: bool = True
    browsers: bool = True
    host_decides: bool = False
    reactions: bool = False
    next_hosts: Annotated[tuple[PersonId, ...], Meta(max_length=MAX_NEXT_HOSTS)] = ()
    handover_to: PersonId | None = None
    editions: Annotated[tuple[EditionOffer, ...], Meta(max_length=MAX_EDITIONS)] = ()
