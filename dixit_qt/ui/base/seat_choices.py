"""What can be done about somebody at the table now, and what happens to hand, seat and points."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Seat
from dixit_qt.ui.base.rows import Row
from dixit_qt.wire.codes import Keeper, Stage

translate = QCoreApplication.translate


class Choice(StrEnum):
    GIVE_TO_BOT = "giveToBot"
    ACT_FOR = "actFor"
    TAKE_OVER = "takeOver"
    REMOVE_CHAIR = "removeChair"
    KICK = "kick"


@dataclass(frozen=True, slots=True)
class ChoiceRow(Row):
    title: str
    note: str


def may_give_to_bot(state: ClientState) -> bool:
    """Any player may, unless the host keeps that decision to themselves."""
    room = state.room
    if room is None or room.stage is not Stage.PLAYING:
        return False
    return state.is_admin or (state.seat is not None and not room.host_decides)


def choices_for(state: ClientState, place: Seat) -> list[Choice]:
    """Only the choices that would help now, the gentlest first."""
    room, view = state.room, state.view
    if room is None or place >= len(room.seats):
        return []
    seat = room.seats[place]
    playing, me = room.stage is Stage.PLAYING, seat.person == state.person
    awaited = view is not None and place in view.waiting_for
    absent, held = seat.keeper is Keeper.ABSENT, seat.keeper is Keeper.PERSON
    administrates = playing and state.is_admin
    offered = {
        Choice.GIVE_TO_BOT: absent and may_give_to_bot(state),
        Choice.ACT_FOR: administrates and awaited and not me and not seat.is_bot,
        Choice.TAKE_OVER: playing and state.seat is None and not held,
        Choice.REMOVE_CHAIR: administrates and not held and not seat.goes,
        Choice.KICK: state.is_admin and not me and not (playing and seat.is_bot),
    }
    gone = seat.keeper is Keeper.GONE
    return [] if gone else [choice for choice, is_offered in offered.items() if is_offered]


def choice_rows(state: ClientState, place: Seat) -> list[ChoiceRow]:
    return [ChoiceRow(choice, *_words(choice)) for choice in choices_for(state, place)]


def _words(choice: Choice) -> tuple[str, str]:
    return {
        Choice.GIVE_TO_BOT: (
            translate("SeatChoice", "Let a bot play until they're back"),
            translate("SeatChoice", "They keep their hand, seat and points."),
        ),
        Choice.ACT_FOR: (
            translate("SeatChoice", "Let a bot make this move"),
            translate("SeatChoice", "After that they play for themselves again."),
        ),
        Choice.TAKE_OVER: (
            translate("SeatChoice", "Take this seat myself"),
            translate("SeatChoice", "After this round, together with its hand and points."),
        ),
        Choice.REMOVE_CHAIR: (
            translate("SeatChoice", "Remove this seat"),
            translate(
                "SeatChoice",
                "After this round their hand is discarded and their points no longer count.",
            ),
        ),
        Choice.KICK: (
            translate("SeatChoice", "Remove from the table"),
            translate(
                "SeatChoice",
                "A bot keeps playing with their hand and points. They can come back "
                "only if you let them.",
            ),
        ),
    }[choice]
