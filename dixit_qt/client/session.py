"""The client's side of the protocol: messages in, intents out, and what is known so far.

Nothing is predicted: a card is given when the host's next view says so. Messages that arrive twice
or late change nothing.

Theory of operation. Bytes come in by `receive`: `sealing` decrypts them, `peer` splits them into
messages and refuses those that aren't allowed now, and only `_take` lets a message change `state`,
a frozen record that is replaced as a whole. Changes are collected in `_events`, and every public
call returns the events that it caused.

    no link    open                            -> greeting: a seal is offered, then hello is said
    greeting   welcome                         -> joined; a challenge is answered with a proof
    joined     goodbye, or the link is lost    -> no link; `state` stays, for the screen

Nothing carries over from one link to the next: `open` forgets what was asked for, and a welcome
forgets the rounds, which the host sends again. An intent names the decision that it answers. Until
the host has answered it, no second one is sent for the same decision: `unanswered` keeps the newest
requests until they are done or refused. Missing texts of decks and pictures are looked for each
time something arrives, and asked for once.
"""

import hashlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from msgspec import structs

from dixit_qt.client.events import (
    Event,
    HandoverCame,
    NoticeCame,
    PictureCame,
    PictureIsMissing,
    RoomChanged,
    SomebodyReacted,
    StatusChanged,
    TableHandedOver,
    TableIsMine,
    WasRefused,
    WasSentAway,
    between,
)
from dixit_qt.client.greeting import Greeting, Profile, Sealing
from dixit_qt.client.pictures import Downloads, PictureStore, needed_now
from dixit_qt.client.state import NOBODY, ClientState, RefusedNote, Status, VersesText
from dixit_qt.rules.actions import Action
from dixit_qt.rules.model import CardId
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.seatview import SeatView
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import LocalProtocolError, RemoteProtocolError
from dixit_qt.wire.codes import Farewell, Stage
from dixit_qt.wire.limits import MAX_VERSES
from dixit_qt.wire.messages import Handover, HandoverPart
from dixit_qt.wire.peer import Peer, Role, State
from dixit_qt.wire.room import CardText, Room
from dixit_qt.wire.view_checks import is_of_game

# A table that is handed over to this computer arrives in parts


class HandoverParts:
    def __init__(self) -> None:
        self._expected: Handover | None = None
        self._data = bytearray()

    def begin(self, handover: Handover) -> None:
        """Drop the parts of an earlier handover."""
        self._expected, self._data = handover, bytearray()

    def take(self, part: HandoverPart) -> bytes | None:
        """All the data, if this was the last part and the whole matches the announcement."""
        expected = self._expected
        if expected is None or part.offset != len(self._data):
            raise RemoteProtocolError("a part of a handover that was not announced")
        self._data += part.data
        if len(self._data) < expected.size:
            return None
        data, self._expected = bytes(self._data), None
        if len(data) > expected.size or hashlib.sha256(data).hexdigest() != expected.digest:
            raise RemoteProtocolError("a handover that is not what was announced")
        return data


NOTICES_KEPT = 50
MOST_TEXTS = 4096
MOST_ASKED = 256

log = logging.getLogger(__name__)

Texts = tuple[CardText, ...]


@dataclass(slots=True)
class Session:
    """`own_decks` are the texts of the decks on this computer, by fingerprint."""

    profile: Profile
    store: PictureStore
    own_decks: Mapping[str, Texts] = field(default_factory=dict)
    state: ClientState = NOBODY
    greeting: Greeting = field(default_factory=Greeting)
    sealing: Sealing = field(default_factory=Sealing)
    _peer: Peer = field(default_factory=lambda: Peer(Role.CLIENT))
    _send: Callable[[bytes], None] | None = None
    _records: dict[int, RoundRecord] = field(default_factory=dict)
    _decks_asked: set[str] = field(default_factory=set)
    _decks_coming: set[str] = field(default_factory=set)
    _looked_at: tuple[SeatView | None, Mapping[CardId, CardText] | None] = (None, None)
    _downloads: Downloads = field(init=False)
    _events: list[Event] = field(default_factory=list)
    _handover: HandoverParts = field(default_factory=HandoverParts)
    _requests: int = 0
    unanswered: dict[int, m.Request] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._downloads = Downloads(self.store)

    # The connection

    def set_status(
        self, status: Status, attempt: int = 0, retry_in: float = 0.0
    ) -> tuple[Event, ...]:
        self._change_status(status, attempt, retry_in)
        return self._take_events()

    def open(self, send: Callable[[bytes], None], *, within: bool = False) -> tuple[Event, ...]:
        """A link is open, perhaps `within` this computer: greet the host."""
        self._peer, self._send = Peer(Role.CLIENT), send
        self._downloads.restart()
        self._looked_at = (None, None)
        self._decks_asked.clear()
        self._decks_coming.clear()
        self.state = replace(self.state, farewell=None)
        self._change_status(Status.GREETING)
        self._requests, self.unanswered = 0, {}
        if begin := self.sealing.begin(self.profile, self.state, within=within):
            send(begin)
        else:
            self._greet()
        return self._take_events()

    def use_token(self, token: str) -> None:
        """Use this token for the next connection. A seat belongs to its token, so another token
        means another seat."""
        seat = self.state.seat if token == self.state.token else None
        self.state = replace(self.state, token=token, seat=seat)

    def _greet(self) -> None:
        hello = self.greeting.begin(
            self.profile,
            self.state,
            self.sealing.channel,
            names_seat=self.sealing.may_prove_seat(self.profile, self.state),
        )
        self._say(hello)

    @property
    def has_another_way(self) -> bool:
        """The table turned us away, but the next connection will be encrypted in another way."""
        return self.sealing.has_another_way(self.profile, self.state)

    def lost(self) -> None:
        """The link is closed; `state` is kept."""
        self._send = None

    def turn_away(self, code: Farewell) -> tuple[Event, ...]:
        """End as if the host had said goodbye: its wrong proof shows that it has another code."""
        self._take_goodbye(m.Goodbye(code))
        return self._take_events()

    def receive(self, data: bytes) -> tuple[Event, ...]:
        """Handle received bytes. Raise `RemoteProtocolError` if they aren't valid."""
        for plain in self.sealing.received(data, self._send or _ignore, self._greet):
            for message in self._peer.receive(plain):
                self._take(message)
        if self._peer.state in {State.LOBBY, State.PLAYING}:
            self._ask_for_what_is_missing()
        return self._take_events()

    # Requests by the player

    def intend(self, action: Action) -> bool:
        """False if there is no game, or this decision was already sent. Otherwise the host will
        answer."""
        match, decision = self.state.match, self.state.decision
        if self.state.view is None or any(
            isinstance(asked, m.Intent) and (asked.match, asked.decision) == (match, decision)
            for asked in self.unanswered.values()
        ):
            return False
        return self.command(m.Intent(match, decision, action))

    def command(self, message: m.FromClient) -> bool:
        """Send a message, numbered if it's a request. Return False if there is no connection, or
        the message isn't allowed in its state."""
        if self._peer.state not in {State.LOBBY, State.PLAYING}:
            return False
        if not isinstance(message, m.Request):
            return self._say(message)
        self._requests += 1
        request = structs.replace(message, id=self._requests)
        if not self._say(request):
            return False
        self.unanswered[request.id] = request
        self.unanswered.pop(request.id - MOST_ASKED, None)
        return True

    def ping(self, number: int) -> bool:
        return self.command(m.Ping(number))

    # Messages from the host

    def _take(self, message: m.Message) -> None:
        """Handle every message of a host; unknown ones from newer versions are ignored."""
        match message:
            case m.Update():
                self._take_update(message)
            case m.FinishedRound():
                self._take_round(message)
            case m.Lobby():
                self._take_room(message.room)
            case m.Challenge():
                self._say(self.greeting.answer(message))
            case m.Welcome():
                self._take_welcome(message)
            case m.Goodbye():
                self._take_goodbye(message)
            case m.Ping():
                self._say(m.Pong(message.id))
            case m.Done():
                self.unanswered.pop(message.id, None)
            case m.Refused():
                self._take_refusal(message)
            case m.Notice():
                notices = (*self.state.notices, message)[-NOTICES_KEPT:]
                self.state = replace(self.state, notices=notices)
                self._events.append(NoticeCame(message))
            case m.Reacted():
                self._events.append(SomebodyReacted(message.person, message.reaction))
            case m.DeckPart():
                self._know_texts(message.cards)
                if message.first + len(message.cards) >= message.cards_in_all:
                    self._decks_coming.discard(message.deck)
            case m.VersesPart():
                self._take_verses(message)
            case m.PictureChunk():
                self._take_chunk(message)
            case m.NoPicture():
                self._miss(message.card)
            case m.Handover():
                self._handover.begin(message)
            case m.HandoverPart():
                data = self._handover.take(message)
                self._events += () if data is None else (HandoverCame(data),)
            case m.TakeOver():
                self._events.append(TableIsMine(self.state.game))
            case m.HandedOver():
                self._events.append(TableHandedOver(message.address, message.port))
            case _:
                pass

    def _take_goodbye(self, goodbye: m.Goodbye) -> None:
        log.info("the host said goodbye: %s %r", goodbye.code, goodbye.detail)
        self.state = replace(self.state, farewell=goodbye.code)
        self._events.append(WasSentAway(goodbye.code))

    def _take_welcome(self, welcome: m.Welcome) -> None:
        self._records.clear()
        self.state = replace(
            self.state,
            game=welcome.game,
            person=welcome.person,
            token=self.greeting.token_after(welcome),
            revision=-1,
            decision=0,
            farewell=None,
        )
        self.sealing.joined()
        self._change_status(Status.JOINED)

    def _take_room(self, room: Room) -> None:
        before = self.state.room
        places = (i for i, seat in enumerate(room.seats) if seat.person == self.state.person)
        self.state = replace(self.state, room=room, seat=next(places, None))
        if room.stage is Stage.GATHERING:
            self.state = replace(self.state, view=None, time_left=None)
        if room != before:
            self._events.append(RoomChanged(before, room))

    def _take_round(self, finished: m.FinishedRound) -> None:
        is_late = self._is_late(finished.match, self.state.revision)
        if is_late or finished.index > len(self._records):
            return
        self._begin_match(finished.match)
        self._records[finished.index] = finished.record

    def _take_update(self, update: m.Update) -> None:
        if self._is_late(update.match, update.revision):
            return
        self._begin_match(update.match)
        history = tuple(self._consecutive_records(update.rounds))
        view = structs.replace(update.view, history=history)
        if not all(is_of_game(record, view) for record in self._unchecked(view)):
            raise RemoteProtocolError("a finished round is one of another game")
        self._events += between(self.state.view, view)
        self.state = replace(
            self.state,
            revision=update.revision,
            decision=update.decision,
            view=view,
            time_left=update.time_left,
        )

    def _is_late(self, match: int, revision: int) -> bool:
        """The update is older than the state. Right after a welcome no update is: a host that was
        restarted may only know an earlier match, because the later one wasn't on its disk."""
        state = self.state
        return state.revision >= 0 and (match, revision) < (state.match, state.revision)

    def _unchecked(self, view: SeatView) -> tuple[RoundRecord, ...]:
        """Rounds that haven't been checked yet. A checked round is valid as long as the number of
        seats and scores is the same."""
        before = self.state.view
        if before is None or _size(before) != _size(view):
            return view.history
        fitted = {id(record) for record in before.history}
        return tuple(record for record in view.history if id(record) not in fitted)

    def _begin_match(self, match: int) -> None:
        if match != self.state.match:
            self._records.clear()
            self.state = replace(self.state, match=match, revision=-1, decision=0, view=None)

    def _consecutive_records(self, rounds: int) -> list[RoundRecord]:
        records: list[RoundRecord] = []
        while len(records) < rounds and len(records) in self._records:
            records.append(self._records[len(records)])
        return records

    def _take_refusal(self, refused: m.Refused) -> None:
        count = 1 if self.state.refused is None else self.state.refused.count + 1
        asked = self.unanswered.pop(refused.id, None)
        if isinstance(asked, m.WantDeck):
            self._decks_coming.discard(asked.deck)
        self.state = replace(self.state, refused=RefusedNote(refused.code, refused.facts, count))
        self._events.append(WasRefused(refused.code, refused.facts))

    def _take_verses(self, part: m.VersesPart) -> None:
        known = self.state.verses
        if known.id != part.verses:
            known = VersesText(part.verses, part.language)
        if len(known.lines) + len(known.endings) > MAX_VERSES:
            return
        lines = {**known.lines, **{verse.number: verse.text for verse in part.lines}}
        endings = {**known.endings, **{verse.number: verse.text for verse in part.endings}}
        self.state = replace(
            self.state, verses=VersesText(part.verses, part.language, lines, endings)
        )

    # Texts and pictures of decks that aren't on this computer

    def _know_texts(self, texts: Texts) -> None:
        known = {**self.state.texts, **{text.card: text for text in texts}}
        if len(known) > MOST_TEXTS:
            return
        self.state = replace(self.state, texts=MappingProxyType(known))

    def _take_chunk(self, chunk: m.PictureChunk) -> None:
        self._say(m.GotPicture(chunk.card, chunk.offset))
        if self._downloads.take(chunk):
            self.state = replace(self.state, pictures=self.state.pictures | {chunk.card})
            self._events.append(PictureCame(chunk.card))
        elif chunk.card in self._downloads.missing and chunk.card not in self.state.missing:
            self._miss(chunk.card)

    def _miss(self, card: CardId) -> None:
        if not self._downloads.is_asked(card):
            return
        self._downloads.give_up(card)
        self.state = replace(self.state, missing=self.state.missing | {card})
        self._events.append(PictureIsMissing(card))

    def _ask_for_what_is_missing(self) -> None:
        """Ask for urgent pictures at once, and for the rest of the decks once all their cards are
        known."""
        self._ask_for_decks()
        texts = self._looked_at[1] if self._decks_coming else self.state.texts
        if self.state.view is self._looked_at[0] and texts is self._looked_at[1]:
            return
        urgent = needed_now(self.state.view)
        words = () if texts is None or texts is self._looked_at[1] else texts
        self._looked_at = (self.state.view, texts)
        known = frozenset(filter(self.store.has, (*urgent, *words)))
        if not known <= self.state.pictures:
            self.state = replace(self.state, pictures=self.state.pictures | known)
        if not words and known.issuperset(urgent):
            return
        wanted = self._downloads.to_ask(urgent, texts or ())
        if wanted:
            self._say(m.WantPictures(wanted))

    def _ask_for_decks(self) -> None:
        room = self.state.room
        for deck in () if room is None else room.decks:
            if room is None or deck.id not in room.chosen_decks:
                continue
            if deck.fingerprint in self._decks_asked:
                continue
            self._decks_asked.add(deck.fingerprint)
            own = self.own_decks.get(deck.fingerprint)
            if own is None:
                self._decks_coming.add(deck.id)
                self.command(m.WantDeck(deck.id))
            else:
                self._know_texts(own)

    def _say(self, message: m.Message) -> bool:
        if self._send is None:
            return False
        try:
            data = self._peer.send(message)
        except LocalProtocolError:
            return False
        self._send(self.sealing.sealed(data))
        return True

    def _change_status(self, status: Status, attempt: int = 0, retry_in: float = 0.0) -> None:
        before = self.state.status
        self.state = replace(self.state, status=status, attempt=attempt, retry_in=retry_in)
        if status is not before:
            self._events.append(StatusChanged(before, status))

    def _take_events(self) -> tuple[Event, ...]:
        events, self._events = tuple(self._events), []
        return events


def _size(view: SeatView) -> tuple[int, int]:
    return view.seats, len(view.scores)


def _ignore(_data: bytes) -> None:
    """Drop data that arrives when there is no link to answer on."""
