"""Every message, in both directions. PROTOCOL.md says in words what each one means."""

from typing import Annotated

from msgspec import Meta, Struct

from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.seatview import SeatView
from dixit_qt.wire.codes import Farewell, News, Want
from dixit_qt.wire.intents import AnyAction
from dixit_qt.wire.limits import (
    MAX_CARDS_PER_PART,
    MAX_DECKS,
    MAX_LINE,
    MAX_LINES_PER_PART,
    MAX_WANTED,
    Card,
    Chunk,
    Code,
    DeckName,
    Description,
    Detail,
    Facts,
    GameId,
    Milliseconds,
    Name,
    Number,
    Offset,
    PersonId,
    Rabbit,
    Revision,
    Round,
    SeatNumber,
    Size,
    Tags,
    Title,
    Token,
    Version,
    Word,
)
from dixit_qt.wire.room import Part, Room, SwitchValue, Timers


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=True):
    """A msgpack map whose field `t` names the message."""


# Both ways


class Ping(Message, frozen=True, tag="ping"):
    id: Revision


class Pong(Message, frozen=True, tag="pong"):
    id: Revision


# From a client to the host


class Hello(Message, frozen=True, tag="hello"):
    version: Version
    name: Name
    rabbit: Rabbit | None = None
    want: Want = Want.SEAT
    game: GameId | None = None
    token: Token | None = None
    code: Code | None = None


class Intent(Message, frozen=True, tag="intent"):
    round: Round
    phase: Phase
    action: AnyAction


class SetName(Message, frozen=True, tag="set_name"):
    name: Name


class SetRabbit(Message, frozen=True, tag="set_rabbit"):
    rabbit: Rabbit


class TakeSeat(Message, frozen=True, tag="take_seat"):
    """The seat of `person`, a bot or somebody absent; None is a new place: at once while people
    gather, in a game when the round is over."""

    person: PersonId | None = None


class LeaveSeat(Message, frozen=True, tag="leave_seat"):
    """`for_good` takes the chair away too when the round is over; else a bot goes on there."""

    for_good: bool = False


class Pause(Message, frozen=True, tag="pause"):
    """Stop all clocks, or let them go on; anybody who is seated may."""

    on: bool = True


class Leave(Message, frozen=True, tag="leave"):
    pass


class WantDeck(Message, frozen=True, tag="want_deck"):
    """The titles, tags and descriptions of a deck that is not on this computer."""

    deck: DeckName


class WantPictures(Message, frozen=True, tag="want_pictures"):
    """All that is still wanted, the most needed first; it replaces what was asked before."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=MAX_WANTED)]


class GotPicture(Message, frozen=True, tag="got_picture"):
    """A chunk has arrived: the host may send another."""

    card: Card
    offset: Offset


# From an administrator to the host


class SetEdition(Message, frozen=True, tag="set_edition"):
    edition: Word


class SetSwitch(Message, frozen=True, tag="set_switch"):
    name: Word
    value: SwitchValue


class SetDecks(Message, frozen=True, tag="set_decks"):
    decks: Annotated[tuple[DeckName, ...], Meta(max_length=MAX_DECKS)]


class SetVerses(Message, frozen=True, tag="set_verses"):
    verses: DeckName


class SetTimers(Message, frozen=True, tag="set_timers"):
    timers: Timers


class SetCode(Message, frozen=True, tag="set_code"):
    """None opens the room to everybody on the network."""

    code: Code | None


class SetFirstStoryteller(Message, frozen=True, tag="set_first_storyteller"):
    """Who tells first in the next game; None leaves it to the rules."""

    person: PersonId | None = None


class SetSeenLast(Message, frozen=True, tag="set_seen_last"):
    """Whether the pictures that were on the table tonight come last in the next game."""

    on: bool


class RemoveChair(Message, frozen=True, tag="remove_chair"):
    """The seat of a bot or of somebody absent is taken away when the round is over."""

    person: PersonId


class FinishGame(Message, frozen=True, tag="finish_game"):
    """The game ends with the scores as they stand, when the round is over; false: it does not."""

    on: bool = True


class AddBot(Message, frozen=True, tag="add_bot"):
    pass


class Kick(Message, frozen=True, tag="kick"):
    person: PersonId


class Move(Message, frozen=True, tag="move"):
    person: PersonId
    to: SeatNumber


class GiveToBot(Message, frozen=True, tag="give_to_bot"):
    """A bot plays an absent person's seat until that person returns."""

    person: PersonId


class ActFor(Message, frozen=True, tag="act_for"):
    """A bot makes the one move that the table waits for."""

    person: PersonId


class Start(Message, frozen=True, tag="start"):
    pass


class PlayAgain(Message, frozen=True, tag="play_again"):
    """Back to the lobby with the same people; `start` begins the next game."""


class EndGame(Message, frozen=True, tag="end_game"):
    """Break the game off and return to the lobby."""


# From the host to a client


class Welcome(Message, frozen=True, tag="welcome"):
    version: Version
    game: GameId
    person: PersonId
    token: Token


class Lobby(Message, frozen=True, tag="lobby"):
    """The same for everybody but the administrators, who are also told the code."""

    room: Room


class Update(Message, frozen=True, tag="update"):
    """One view. Its history is empty: finished rounds are sent once, as `finished_round`."""

    match: Revision
    revision: Revision
    view: SeatView
    rounds: Round = 0
    time_left: Milliseconds | None = None


class FinishedRound(Message, frozen=True, tag="finished_round"):
    match: Revision
    index: Round
    record: RoundRecord


class Refused(Message, frozen=True, tag="refused"):
    """`facts` are the numbers and names that belong to the reason."""

    code: Word
    facts: Facts = {}


class Notice(Message, frozen=True, tag="notice"):
    code: News
    name: Annotated[str, Meta(max_length=64)] = ""
    person: PersonId | None = None


class CardText(Part, frozen=True):
    card: Card
    title_en: Title = ""
    title_ru: Title = ""
    tags_en: Tags = ()
    tags_ru: Tags = ()
    description_en: Description = ""
    description_ru: Description = ""


class DeckPart(Message, frozen=True, tag="deck_part"):
    """A stretch of a deck's cards. `first` is the place of its first card of `cards_in_all`."""

    deck: DeckName
    first: Round
    cards_in_all: Round
    cards: Annotated[tuple[CardText, ...], Meta(max_length=MAX_CARDS_PER_PART)]


class Verse(Part, frozen=True):
    number: Number
    text: Annotated[str, Meta(max_length=MAX_LINE)]


VerseList = Annotated[tuple[Verse, ...], Meta(max_length=MAX_LINES_PER_PART)]


class VersesPart(Message, frozen=True, tag="verses_part"):
    """Some lines and endings of the set that lies on the table."""

    verses: DeckName
    language: Word
    lines: VerseList = ()
    endings: VerseList = ()


class PictureChunk(Message, frozen=True, tag="picture_chunk"):
    card: Card
    offset: Offset
    size: Size
    data: Chunk


class NoPicture(Message, frozen=True, tag="no_picture"):
    card: Card


class Goodbye(Message, frozen=True, tag="goodbye"):
    code: Farewell
    detail: Detail = ""


AdminCommand = (
    SetEdition
    | SetSwitch
    | SetDecks
    | SetVerses
    | SetTimers
    | SetCode
    | SetFirstStoryteller
    | SetSeenLast
    | RemoveChair
    | FinishGame
    | AddBot
    | Kick
    | Move
    | GiveToBot
    | ActFor
    | Start
    | PlayAgain
    | EndGame
)
FromClient = (
    Hello
    | Intent
    | SetName
    | SetRabbit
    | TakeSeat
    | LeaveSeat
    | Pause
    | Leave
    | WantDeck
    | WantPictures
    | GotPicture
    | Ping
    | Pong
    | AdminCommand
)
FromHost = (
    Welcome
    | Lobby
    | Update
    | FinishedRound
    | Refused
    | Notice
    | DeckPart
    | VersesPart
    | PictureChunk
    | NoPicture
    | Goodbye
    | Ping
    | Pong
)
