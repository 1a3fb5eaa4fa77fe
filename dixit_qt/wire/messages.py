"""Every message, in both directions. PROTOCOL.md says in words what each one means."""

from typing import Annotated

from msgspec import Meta, Struct, field

from dixit_qt.rules.actions import Action
from dixit_qt.rules.model import CardId, PersonId, Round
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.seatview import SeatView
from dixit_qt.wire import limits as of
from dixit_qt.wire.codes import BotStrength, Farewell, News, Reaction, Want
from dixit_qt.wire.room import CardText, Room, SwitchValue, Timers, Verse


class Message(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="t", tag=True
):
    """A msgpack map whose field `t` names the message. Fields with their default value are left
    out."""


class HostMessage(Message, frozen=True, forbid_unknown_fields=False):
    """A message of the host. Fields that a later host adds are ignored here."""


class Request(Message, frozen=True, kw_only=True):
    """What the host answers with `done` or `refused`, naming its id; 0 is no id."""

    id: of.RequestId = 0


# What is asked for between rounds: seats and chairs, a pause, the end. All of it is a request


class TakeSeat(Request, frozen=True, tag="take_seat"):
    """The seat of `person`, a bot or somebody absent; None is a new place: at once while people
    gather, in a game when the round is over."""

    person: PersonId | None = None


class LeaveSeat(Request, frozen=True, tag="leave_seat"):
    """`for_good` also removes the seat when the round is over; otherwise a bot takes it over."""

    for_good: bool = False


class Pause(Request, frozen=True, tag="pause"):
    """Pause all clocks, or continue; any seated player may."""

    on: bool = True


class PlayOn(Request, frozen=True, tag="play_on"):
    """The answer of anybody who is seated when too few are left: a bot stays on the seat, or, with
    false, the game ends with its current scores when the round is over."""

    on: bool = True


# From an administrator


class RemoveChair(Request, frozen=True, tag="remove_chair"):
    """The seat of a bot or of somebody absent is taken away when the round is over."""

    person: PersonId


class PlaceNewcomer(Request, frozen=True, tag="place_newcomer"):
    """Where somebody who looks on will sit down: to the left of `after`; None is where one tells
    last."""

    person: PersonId
    after: PersonId | None = None


class FinishGame(Request, frozen=True, tag="finish_game"):
    """The game ends with its current scores when the round is over; false cancels that."""

    on: bool = True


# The messages with which a table goes to another computer

# From an administrator to the host


class HandOver(Request, frozen=True, tag="hand_over"):
    """The table shall be at this person's computer from now on."""

    person: PersonId


# From the next host to the host


class CanHost(Message, frozen=True, tag="can_host"):
    """All of the handover is kept, and this port is open."""

    port: of.Port


class CannotHost(Message, frozen=True, tag="cannot_host"):
    reason: of.Word


# From the host to a client


class Handover(HostMessage, frozen=True, tag="handover"):
    """The table is handed over: `size` bytes follow. `digest` is their SHA-256."""

    size: of.HandoverSize
    digest: of.Digest


class HandoverPart(HostMessage, frozen=True, tag="handover_part"):
    offset: of.HandoverOffset
    data: of.Chunk


class TakeOver(HostMessage, frozen=True, tag="take_over"):
    """The next host has the table now."""


class HandedOver(HostMessage, frozen=True, tag="handed_over"):
    """Where the table is now. Without an address it is at the one where this host is reached."""

    port: of.Port
    address: of.Address = ""


# Everything else


class Ping(HostMessage, frozen=True, tag="ping"):
    id: of.Revision


class Pong(HostMessage, frozen=True, tag="pong"):
    id: of.Revision


# From a client to the host


class Hello(Message, frozen=True, forbid_unknown_fields=False, tag="hello"):
    """`version` is the newest that the client speaks, `oldest` the oldest. `seat` names the seat
    that it comes back to, by the SHA-256 of its token; the token itself is never sent again."""

    version: of.Version
    name: of.Name
    oldest: of.Version = of.OLDEST_VERSION
    capabilities: of.Capabilities = ()
    rabbit: of.Rabbit | None = None
    want: Want = Want.SEAT
    game: of.GameId | None = None
    seat: of.Digest | None = None
    nonce: of.Nonce | None = None
    code: of.Code | None = None


class Proof(Message, frozen=True, tag="proof"):
    """The answer to a challenge: made with the token and both nonces."""

    proof: of.Digest


class Intent(Request, frozen=True, tag="intent"):
    """`match` and `decision` are those of the update in which the player decided."""

    match: of.Revision
    decision: of.Revision
    action: Action


class SetName(Request, frozen=True, tag="set_name"):
    name: of.Name


class SetRabbit(Request, frozen=True, tag="set_rabbit"):
    rabbit: of.Rabbit


class Continued(Request, frozen=True, tag="continued"):
    """I have looked at the finished round: bots need not wait for me."""

    round: Round


class React(Request, frozen=True, tag="react"):
    """My rabbit laughs, waves or gasps, for everybody to see."""

    reaction: Reaction


class Leave(Request, frozen=True, tag="leave"):
    pass


class WantDeck(Request, frozen=True, tag="want_deck"):
    """The titles, tags and descriptions of a deck that is not on this computer."""

    deck: of.DeckName


class WantPictures(Message, frozen=True, tag="want_pictures"):
    """All that is still wanted, the most needed first; it replaces what was asked before."""

    cards: Annotated[tuple[CardId, ...], Meta(max_length=of.MAX_WANTED)]


class GotPicture(Message, frozen=True, tag="got_picture"):
    """A chunk has arrived: the host may send another."""

    card: CardId
    offset: of.Offset


# From an administrator to the host


class SetEdition(Request, frozen=True, tag="set_edition"):
    edition: of.Word


class SetSwitch(Request, frozen=True, tag="set_switch"):
    name: of.Word
    value: SwitchValue


class SetHouseRules(Request, frozen=True, tag="set_house_rules"):
    """A whole set at once: an edition with its switches, under a name that everybody sees."""

    name: of.HouseName
    edition: of.Word
    switches: Annotated[dict[of.Word, SwitchValue], Meta(max_length=of.MAX_SWITCHES)] = field(
        default_factory=dict
    )


class NameHouseRules(Request, frozen=True, tag="name_house_rules"):
    """The name of the current switches; empty removes it."""

    name: of.HouseName


class SetDecks(Request, frozen=True, tag="set_decks"):
    decks: Annotated[tuple[of.DeckName, ...], Meta(max_length=of.MAX_DECKS)]


class SetVerses(Request, frozen=True, tag="set_verses"):
    verses: of.DeckName


class SetTimers(Request, frozen=True, tag="set_timers"):
    timers: Timers


class SetCode(Request, frozen=True, tag="set_code"):
    """None opens the room to everybody on the network."""

    code: of.Code | None


class SetFirstStoryteller(Request, frozen=True, tag="set_first_storyteller"):
    """The first storyteller of the next game; None leaves it to the rules."""

    person: PersonId | None = None


class SetSeenLast(Request, frozen=True, tag="set_seen_last"):
    """Whether the pictures that were on the table tonight come last in the next game."""

    on: bool


class SetBots(Request, frozen=True, tag="set_bots"):
    strength: BotStrength


class SetBrowsers(Request, frozen=True, tag="set_browsers"):
    """Whether browsers are let in."""

    open: bool


class SetHostDecides(Request, frozen=True, tag="set_host_decides"):
    """Whether only an administrator lets a bot play for somebody who is away."""

    on: bool


class SetReactions(Request, frozen=True, tag="set_reactions"):
    """Whether reactions are passed on."""

    on: bool


class AddBot(Request, frozen=True, tag="add_bot"):
    pass


class Kick(Request, frozen=True, tag="kick"):
    person: PersonId


class LetIn(Request, frozen=True, tag="let_in"):
    """Somebody who was kicked may come again."""

    person: PersonId


class Agree(Request, frozen=True, tag="agree"):
    """Somebody who asks for the seat of another one gets it, or does not."""

    person: PersonId
    yes: bool = True


class Move(Request, frozen=True, tag="move"):
    person: PersonId
    to: of.SeatNumber


class GiveToBot(Request, frozen=True, tag="give_to_bot"):
    """A bot plays an absent person's seat until that person returns."""

    person: PersonId


class ActFor(Request, frozen=True, tag="act_for"):
    """A bot makes the one move that the table waits for."""

    person: PersonId


class Start(Request, frozen=True, tag="start"):
    pass


class PlayAgain(Request, frozen=True, tag="play_again"):
    """Back to the lobby with the same people; `start` begins the next game."""


class EndGame(Request, frozen=True, tag="end_game"):
    """Break the game off and return to the lobby."""


# From the host to a client


class Challenge(HostMessage, frozen=True, tag="challenge"):
    """A client that comes back to a seat proves that it knows the token."""

    game: of.GameId
    nonce: of.Nonce


class Welcome(HostMessage, frozen=True, tag="welcome"):
    """A newcomer is given a token; to one who came back the host proves that it knows it."""

    version: of.Version
    game: of.GameId
    person: PersonId
    token: of.Token | None = None
    proof: of.Digest | None = None
    capabilities: of.Capabilities = ()


class Lobby(HostMessage, frozen=True, tag="lobby"):
    """The same for everybody but the administrators, who also get the code."""

    room: Room


class Update(HostMessage, frozen=True, tag="update"):
    """One view. Its history is empty: finished rounds are sent once, as `finished_round`.
    `decision` numbers what `view.legal` offers; an intent names it."""

    match: of.Revision
    revision: of.Revision
    view: SeatView
    decision: of.Revision = 0
    rounds: Round = 0
    time_left: of.Milliseconds | None = None


class FinishedRound(HostMessage, frozen=True, tag="finished_round"):
    match: of.Revision
    index: Round
    record: RoundRecord


class Done(HostMessage, frozen=True, tag="done"):
    """The request was carried out, and all that followed from it for this client was sent."""

    id: of.RequestId


class Refused(HostMessage, frozen=True, tag="refused"):
    """The request was refused; nothing has changed. `facts` are the numbers and names that belong
    to the reason."""

    code: of.Word
    facts: of.Facts = field(default_factory=dict)
    id: of.RequestId = 0


class Notice(HostMessage, frozen=True, tag="notice"):
    code: News
    name: Annotated[str, Meta(max_length=64)] = ""
    person: PersonId | None = None


class Reacted(HostMessage, frozen=True, tag="reacted"):
    """Somebody's rabbit laughs, waves or gasps. Only clients that asked for it hear this."""

    person: PersonId
    reaction: Reaction


class DeckPart(HostMessage, frozen=True, tag="deck_part"):
    """A stretch of a deck's cards. `first` is the place of its first card of `cards_in_all`."""

    deck: of.DeckName
    first: Round
    cards_in_all: Round
    cards: Annotated[tuple[CardText, ...], Meta(max_length=of.MAX_CARDS_PER_PART)]


VerseList = Annotated[tuple[Verse, ...], Meta(max_length=of.MAX_LINES_PER_PART)]


class VersesPart(HostMessage, frozen=True, tag="verses_part"):
    """Some lines and endings of the chosen set."""

    verses: of.DeckName
    language: of.Word
    lines: VerseList = ()
    endings: VerseList = ()


class PictureChunk(HostMessage, frozen=True, tag="picture_chunk"):
    card: CardId
    offset: of.Offset
    size: of.Size
    data: of.Chunk


class NoPicture(HostMessage, frozen=True, tag="no_picture"):
    card: CardId


class Goodbye(HostMessage, frozen=True, tag="goodbye"):
    code: Farewell
    detail: of.Detail = ""


AdminCommand = (
    SetEdition
    | SetSwitch
    | SetHouseRules
    | NameHouseRules
    | SetDecks
    | SetVerses
    | SetTimers
    | SetCode
    | SetBrowsers
    | SetHostDecides
    | SetReactions
    | SetFirstStoryteller
    | SetSeenLast
    | SetBots
    | RemoveChair
    | PlaceNewcomer
    | FinishGame
    | AddBot
    | Kick
    | LetIn
    | Agree
    | Move
    | GiveToBot
    | ActFor
    | Start
    | PlayAgain
    | EndGame
    | HandOver
)
FromClient = (
    Hello
    | Proof
    | Intent
    | SetName
    | SetRabbit
    | TakeSeat
    | LeaveSeat
    | Pause
    | PlayOn
    | Continued
    | React
    | Leave
    | WantDeck
    | WantPictures
    | GotPicture
    | CanHost
    | CannotHost
    | Ping
    | Pong
    | AdminCommand
)
FromHost = (
    Challenge
    | Welcome
    | Lobby
    | Update
    | FinishedRound
    | Done
    | Refused
    | Notice
    | Reacted
    | DeckPart
    | VersesPart
    | PictureChunk
    | NoPicture
    | Handover
    | HandoverPart
    | TakeOver
    | HandedOver
    | Goodbye
    | Ping
    | Pong
)
