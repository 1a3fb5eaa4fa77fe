"""What is asked for between rounds: seats and chairs, a pause, the end. All of it is a request."""

from dixit_qt.rules.model import PersonId
from dixit_qt.wire.message import Request


class TakeSeat(Request, frozen=True, tag="take_seat"):
    """The seat of `person`, a bot or somebody absent; None is a new place: at once while people
    gather, in a game when the round is over."""

    person: PersonId | None = None


class LeaveSeat(Request, frozen=True, tag="leave_seat"):
    """`for_good` takes the chair away too when the round is over; else a bot goes on there."""

    for_good: bool = False


class Pause(Request, frozen=True, tag="pause"):
    """Stop all clocks, or let them go on; anybody who is seated may."""

    on: bool = True


class PlayOn(Request, frozen=True, tag="play_on"):
    """The answer of anybody who is seated when too few are left: a bot stays on the seat, or, with
    false, the game ends with the scores as they stand when the round is over."""

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
    """The game ends with the scores as they stand, when the round is over; false: it does not."""

    on: bool = True
