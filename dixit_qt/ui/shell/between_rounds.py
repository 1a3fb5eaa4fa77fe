"""The view model of pauses and of what waits until a round is over, shown to everybody."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.refusals import Refusal
from dixit_qt.ui.base.code_sentences import refusal_sentence
from dixit_qt.ui.base.editions import edition_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.seat_choices import may_give_to_bot
from dixit_qt.ui.base.view_model import sends
from dixit_qt.ui.base.words import fill, listed
from dixit_qt.ui.shell.away import ASKED_AFTER_MS, Away
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.room import Obstacle, Room, SeatInfo, WatcherInfo

translate = QCoreApplication.translate

GO_ON = "goOn"
SIT = "sit"
SIT_AGAIN = "sitAgain"
BOT = "bot"
AGREE = "agree"
AWAY = "away"


@dataclass(frozen=True, slots=True)
class Props:
    """`way` is what this player can do about `words`."""

    words: str = ""
    way: str = ""
    paused: bool = False
    wishes: str = ""
    """Name the people who sit down when the round is over."""
    in_a_round: bool = False
    """The round would have to be finished first."""
    may_finish: bool = False
    finishes: bool = False
    may_leave: bool = False
    away: int = 0
    """The person who has been away so long that the words are about them."""


def derive_props(state: ClientState, away: Collection[int] = ()) -> Props:
    room = state.room
    if room is not None and room.stage is Stage.OVER:
        return _after_the_end(state, room)
    if room is None or room.stage is not Stage.PLAYING or state.view is None:
        return Props()
    missed = who_is_missed(state, room, away)
    words, way = _most_urgent(state, room, missed)
    return Props(
        words=words,
        way=way,
        paused=room.paused_by is not None,
        wishes=_wishes(room),
        in_a_round=not state.view.phase.between_rounds,
        may_finish=state.is_admin,
        finishes=room.ends_after_round,
        may_leave=state.seat is not None,
        away=0 if missed is None else missed.person,
    )


def _after_the_end(state: ClientState, room: Room) -> Props:
    me = next((each for each in room.watchers if each.person == state.person), None)
    if me is None or me.is_table:
        return Props()
    if me.wants_a_chair:
        return Props(translate("BetweenRounds", "You'll join in the next game."))
    return Props(translate("BetweenRounds", "You're watching."), SIT)


def _most_urgent(state: ClientState, room: Room, missed: SeatInfo | None) -> tuple[str, str]:
    if pause := pause_words(room):
        return pause, GO_ON if state.seat is not None or state.is_admin else ""
    if question := question_words(room):
        return question, BOT if state.seat is not None or state.is_admin else ""
    if state.is_admin and (question := asking_words(room)):
        return question, AGREE
    if missed is not None:
        return away_words(state, missed), AWAY if may_give_to_bot(state) else ""
    if state.seat is None:
        return _looking_on(state, room)
    if room.ends_after_round:
        return translate("BetweenRounds", "This is the last round."), ""
    return _wishes(room), ""


def pause_words(room: Room | None) -> str:
    """Name the person who called a pause; empty without a pause."""
    if room is None or room.paused_by is None:
        return ""
    names = (seat.name for seat in room.seats if seat.person == room.paused_by)
    return fill(
        translate("BetweenRounds", "Paused by %1. Timers and bots are stopped."), next(names, "…")
    )


def question_words(room: Room | None) -> str:
    """Name the people whose leaving left too few players; empty if there are enough."""
    if room is None:
        return ""
    left = [seat for seat in room.seats if seat.person in room.too_few_without]
    names = [seat.instead_of or seat.name for seat in left]
    words = translate("BetweenRounds", "%1 won't come back, and there are too few players left.")
    return fill(words, listed(names)) if names else ""


def who_is_missed(state: ClientState, room: Room, away: Collection[int]) -> SeatInfo | None:
    """The first person who has been away for long. Spectators needn't know, unless they decide."""
    if state.seat is None and not state.is_admin:
        return None
    return next((seat for seat in room.seats if seat.person in away), None)


def away_words(state: ClientState, missed: SeatInfo) -> str:
    words = translate("BetweenRounds", "%1 is away.")
    if not may_give_to_bot(state):
        words = translate("BetweenRounds", "%1 is away. The host can let a bot play.")
    return fill(words, missed.name)


def who_asks(room: Room) -> WatcherInfo | None:
    """The spectator who asks for the seat of somebody who is away."""
    return next((watcher for watcher in room.watchers if watcher.asks), None)


def asking_words(room: Room) -> str:
    asking = who_asks(room)
    if asking is None:
        return ""
    names = (seat.name for seat in room.seats if seat.person == asking.waits_for)
    words = translate("BetweenRounds", "%1 would like to take over from %2, who is away.")
    return fill(words, asking.name, next(names, "…"))


def _looking_on(state: ClientState, room: Room) -> tuple[str, str]:
    me = next((each for each in room.watchers if each.person == state.person), None)
    if me is None or me.is_table:
        return "", ""
    if me.wants_a_chair:
        return _waiting(room), ""
    if me.waits_for is not None:
        return _of_the_seat(me), ""
    watching = translate("BetweenRounds", "You're watching.")
    if me.own_seat is not None:
        return f"{watching} {translate('BetweenRounds', 'A bot is playing for you.')}", SIT_AGAIN
    if room.no_chair is not None:
        return f"{watching} {_why_not(room.no_chair)}", ""
    return translate("BetweenRounds", "You're watching. There is a free seat at the table."), SIT


def _why_not(no_chair: Obstacle) -> str:
    match no_chair.code:
        case Refusal.NO_WHOLE_LAP_LEFT:
            return refusal_sentence(no_chair.code)
        case Refusal.TOO_MANY_PLAYERS:
            return translate("BetweenRounds", "All seats are taken.")
        case _:
            return translate("BetweenRounds", "There aren't enough cards for another player.")


def _of_the_seat(me: WatcherInfo) -> str:
    if me.asks:
        return translate(
            "BetweenRounds", "The seat will be yours after this round, if the host agrees."
        )
    return translate("BetweenRounds", "The seat will be yours when this round is over.")


def _waiting(room: Room) -> str:
    if _waits_for_a_partner(room):
        return translate(
            "BetweenRounds", "A team needs two players: somebody else has to join, too."
        )
    return translate("BetweenRounds", "You'll join when this round is over.")


def _waits_for_a_partner(room: Room) -> bool:
    return edition_of(room).family.in_teams and len(_who_want_chairs(room)) < 2


def _who_want_chairs(room: Room) -> list[WatcherInfo]:
    return [watcher for watcher in room.watchers if watcher.wants_a_chair]


def _wishes(room: Room) -> str:
    names = [watcher.name for watcher in _who_want_chairs(room)]
    if not names:
        return ""
    if _waits_for_a_partner(room):
        words = translate(
            "BetweenRounds", "%1 would like to join: a new team needs one more player."
        )
        return fill(words, names[0])
    return fill(translate("BetweenRounds", "Joining after this round: %1."), listed(names))


class BetweenRounds(Screen):
    props = Props()

    def __init__(
        self,
        feed: Feed,
        language: Language,
        parent: QObject | None = None,
        patience_ms: int = ASKED_AFTER_MS,
    ) -> None:
        super().__init__(feed, language, parent)
        self._away = Away(feed, self, patience_ms)
        self._away.changed.connect(self.refresh)

    def derive(self, state: ClientState) -> Props:
        return derive_props(state, self._away.too_long())

    @Slot()
    def act(self) -> None:
        """Do what `way` says."""
        if self.props.way == GO_ON:
            self.feed.send(m.Pause(on=False))
        elif self.props.way in {SIT, SIT_AGAIN}:
            self.feed.send(m.TakeSeat())
        elif self.props.way == AGREE:
            self._agree()
        elif self.props.way == BOT:
            self.feed.send(m.PlayOn())
        elif self.props.way == AWAY:
            self.feed.send(m.GiveToBot(self.props.away))

    @Slot()
    def wait(self) -> None:
        """No bot for now for somebody who is away: the players are asked again later."""
        self._away.wait_on(self.props.away)

    def _agree(self) -> None:
        room = self.feed.state.room
        asking = None if room is None else who_asks(room)
        if asking is not None:
            self.feed.send(m.Agree(asking.person))

    end = sends(lambda: m.PlayOn(on=False))
    """Too few players are left: no bot takes over, and the scores count as they are."""
    finish = sends(lambda on: m.FinishGame(on=on), bool)
    """The game ends with its scores when the round is over; False cancels that."""
    leaveForGood = sends(lambda: m.LeaveSeat(for_good=True))
    """The seat is removed when the round is over."""
