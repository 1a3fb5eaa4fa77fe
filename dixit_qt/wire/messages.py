"""Every message, in both directions. PROTOCOL.md explains what each one means."""

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
    out.
    """


class HostMessage(Message, frozen=True, forbid_unknown_fields=False):
    """A message of the host. Unknown fields, which a later host may add, are ignored."""


class Request(Message, frozen=True, kw_only=True):
    """The host answers it with `done` or `refused` and the same id. 0 means no id."""

    id: of.RequestId = 0


# Requests for changes between rounds: seats, a pause, the end of the game


class TakeSeat(Request, frozen=True, tag="take_seat"):
    """Asks for the seat of `person`, who is a bot or absent. None asks for a new seat: at once
    while players gather, after the round during a game.
    """

    person: PersonId | None = None


class LeaveSeat(Request, frozen=True, tag="leave_seat"):
    """`for_good` also removes the seat after the round. Otherwise a bot takes it over."""

    for_good: bool = False


class Pause(Request, frozen=True, tag="pause"):
    """Pauses all clocks, or continues. Any seated player may do so."""

    on: bool = True


class PlayOn(Request, frozen=True, tag="play_on"):
    """Any seated player's answer when too few are left: a bot keeps the seat, or, with false, the
    game ends with its current scores after the round.
    """

    on: bool = True


# From an administrator


class RemoveChair(Request, frozen=True, tag="remove_chair"):
    """Removes the seat of a bot or of somebody absent after the round."""

    person: PersonId


class PlaceNewcomer(Request, frozen=True, tag="place_newcomer"):
    """Where a newcomer will sit: to the left of `after`, or, with None, where they tell last."""

    person: PersonId
    after: PersonId | None = None


class FinishGame(Request, frozen=True, tag="finish_game"):
    """The game ends with its current scores after the round; false cancels that."""

    on: bool = True


# Handing a table over to another computer

# From an administrator to the host


class HandOver(Request, frozen=True, tag="hand_over"):
    """Moves the table to this person's computer."""

    person: PersonId


# From the next host to the host


class CanHost(Message, frozen=True, tag="can_host"):
    """The next host has saved the whole handover and listens on this port."""

    port: of.Port


class CannotHost(Message, frozen=True, tag="cannot_host"):
    reason: of.Word


# From the host to a client


class Handover(HostMessage, frozen=True, tag="handover"):
    """The table is being handed over: `size` bytes follow. `digest` is their SHA-256."""

    size: of.HandoverSize
    digest: of.Digest


class HandoverPart(HostMessage, frozen=True, tag="handover_part"):
    offset: of.HandoverOffset
    data: of.Chunk


class TakeOver(HostMessage, frozen=True, tag="take_over"):
    """The next host is in charge of the table from now on."""


class HandedOver(HostMessage, frozen=True, tag="handed_over"):
    """Where the table is now. Without an address, it is at the one where this host was reached."""

    port: of.Port
    address: of.Address = ""


# Everything else


class Ping(HostMessage, frozen=True, tag="ping"):
    id: of.Revision


class Pong(HostMessage, frozen=True, tag="pong"):
    id: of.Revision


# From a client to the host


class Hello(Message, frozen=True, forbid_unknown_fields=False, tag="hello"):
    """`version` is the newest protocol that the client knows, `oldest` the oldest. `seat` names the
    seat to return to, by the SHA-256 of its token. The token itself is never sent again.
    """

    version: of.Version
    name: of.Name
    oldest: of.Version = of.OLDEST_VERSION
    capabilities: of.Capabilities = ()
    rabbit: of.Rabbit | None = None
    want: Want = Want.SEAT
    game: of.GameId | None = None
    seat: of.Digest | None = None
    nonce: of.Nonce | None = None


class Proof(Message, frozen=True, tag="proof"):
    """The answer to a challenge, made from the token and both nonces."""

    proof: of.Digest


class Intent(Request, frozen=True, tag="intent"):
    """`match` and `decision` come from the update to which the player responds."""

    match: of.Revision
    decision: of.Revision
    action: Action


class SetName(Request, frozen=True, tag="set_name"):
    name: of.Name


class SetRabbit(Request, frozen=True, tag="set_rabbit"):
    rabbit: of.Rabbit


class Continued(Request, frozen=True, tag="continued"):
    """The player has looked at the finished round: bots needn't wait for them."""

    round: Round


class React(Request, frozen=True, tag="react"):
    """The player's rabbit laughs, waves or gasps, for everybody to see."""

    reaction: Reaction


class Leave(Request, frozen=True, tag="leave"):
    pass


class WantDeck(Request, frozen=True, tag="want_deck"):
    """Asks for the titles, tags and descriptions of a deck that this computer doesn't have."""

    deck: of.DeckName


class WantPictures(Message, frozen=True, tag="want_pictures"):
    """All pictures that are still missing, the most urgent first; replaces the previous list."""

    cards: Annotated[tuple[CardId, ...], Meta(max_length=of.MAX_WANTED)]


class GotPicture(Message, frozen=True, tag="got_picture"):
    """A chunk has arrived: the host may send the next one."""

    card: CardId
    offset: of.Offset


# From an administrator to the host


class SetEdition(Request, frozen=True, tag="set_edition"):
    edition: of.Word


class SetSwitch(Request, frozen=True, tag="set_switch"):
    name: of.Word
    value: SwitchValue


class SetHouseRules(Request, frozen=True, tag="set_house_rules"):
    """Replaces all house rules at once: an edition with its switches, under a name that everybody
    sees.
    """

    name: of.HouseName
    edition: of.Word
    switches: Annotated[dict[of.Word, SwitchValue], Meta(max_length=of.MAX_SWITCHES)] = field(
        default_factory=dict
    )


class NameHouseRules(Request, frozen=True, tag="name_house_rules"):
    """Names the current house rules. An empty name removes it."""

    name: of.HouseName


class SetDecks(Request, frozen=True, tag="set_decks"):
    decks: Annotated[tuple[of.DeckName, ...], Meta(max_length=of.MAX_DECKS)]


class SetVerses(Request, frozen=True, tag="set_verses"):
    verses: of.DeckName


class SetTimers(Request, frozen=True, tag="set_timers"):
    timers: Timers


class SetCode(Request, frozen=True, tag="set_code"):
    """The room's code; with None, everybody on the network can join."""

    code: of.Code | None


class SetFirstStoryteller(Request, frozen=True, tag="set_first_storyteller"):
    """The first storyteller of the next game; with None, the rules decide."""

    person: PersonId | None = None


class SetSeenLast(Request, frozen=True, tag="set_seen_last"):
    """Whether pictures that were on the table this evening come last in the next game."""

    on: bool


class SetBots(Request, frozen=True, tag="set_bots"):
    strength: BotStrength


class SetBrowsers(Request, frozen=True, tag="set_browsers"):
    """Whether players can join in a browser."""

    open: bool


class SetHostDecides(Request, frozen=True, tag="set_host_decides"):
    """Whether only an administrator can let a bot play for somebody who is away."""

    on: bool


class SetReactions(Request, frozen=True, tag="set_reactions"):
    """Whether players see each other's reactions."""

    on: bool


class AddBot(Request, frozen=True, tag="add_bot"):
    pass


class Kick(Request, frozen=True, tag="kick"):
    person: PersonId


class LetIn(Request, frozen=True, tag="let_in"):
    """Lets somebody who was kicked join again."""

    person: PersonId


class Agree(Request, frozen=True, tag="agree"):
    """Answers somebody who asks for another player's seat."""

    person: PersonId
    yes: bool = True


class Move(Request, frozen=True, tag="move"):
    person: PersonId
    to: of.SeatNumber


class GiveToBot(Request, frozen=True, tag="give_to_bot"):
    """A bot plays an absent person's seat until they return."""

    person: PersonId


class ActFor(Request, frozen=True, tag="act_for"):
    """A bot makes the one move that this seat has to make now."""

    person: PersonId


class Start(Request, frozen=True, tag="start"):
    pass


class PlayAgain(Request, frozen=True, tag="play_again"):
    """Back to the lobby with the same people; `start` then begins the next game."""


class EndGame(Request, frozen=True, tag="end_game"):
    """Breaks the game off and returns to the lobby."""


# From the host to a client


class Challenge(HostMessage, frozen=True, tag="challenge"):
    """Asks a returning client to prove that it knows the token of the seat."""

    game: of.GameId
    nonce: of.Nonce


class Welcome(HostMessage, frozen=True, tag="welcome"):
    """A newcomer gets a token; to a returning player, the host proves that it knows theirs."""

    version: of.Version
    game: of.GameId
    person: PersonId
    token: of.Token | None = None
    proof: of.Digest | None = None
    capabilities: of.Capabilities = ()


class Lobby(HostMessage, frozen=True, tag="lobby"):
    """The same for everybody, except that only administrators see the code."""

    room: Room


class Update(HostMessage, frozen=True, tag="update"):
    """One view, without its history: finished rounds are sent once, as `finished_round`. `decision`
    is the number of the choice that `view.legal` offers. An intent repeats it.
    """

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
    """The request was carried out, and every message to this client that follows from it was
    sent.
    """

    id: of.RequestId


class Refused(HostMessage, frozen=True, tag="refused"):
    """The request was refused and nothing has changed. `facts` are the numbers and names for the
    text of this code.
    """

    code: of.Word
    facts: of.Facts = field(default_factory=dict)
    id: of.RequestId = 0


class Notice(HostMessage, frozen=True, tag="notice"):
    code: News
    name: Annotated[str, Meta(max_length=64)] = ""
    person: PersonId | None = None


class Reacted(HostMessage, frozen=True, tag="reacted"):
    """Somebody's rabbit laughs, waves or gasps. Only clients with the capability `reactions` get
    this.
    """

    person: PersonId
    reaction: Reaction


class DeckPart(HostMessage, frozen=True, tag="deck_part"):
    """Some cards of a deck. `first` is the index of the first of them, out of `cards_in_all`."""

    deck: of.DeckName
    first: Round
    cards_in_all: Round
    cards: Annotated[tuple[CardText, ...], Meta(max_length=of.MAX_CARDS_PER_PART)]


VerseList = Annotated[tuple[Verse, ...], Meta(max_length=of.MAX_LINES_PER_PART)]


class VersesPart(HostMessage, frozen=True, tag="verses_part"):
    """Some lines and endings of the chosen verse deck."""

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
