"""What a room hears when one state follows another, and which computer of the room sounds.

How a round came out and how a game ended is heard when it is told on the screen, not here.
"""

from collections.abc import Iterator
from enum import StrEnum

from dixit_qt.client.state import ClientState
from dixit_qt.rules.seatview import SeatView
from dixit_qt.wire.room import Room


class Heard(StrEnum):
    """Each is the name of a file in `resources/sounds`."""

    DEAL = "deal"
    GIVE = "give"
    TURN = "turn"
    TOKEN = "token"  # noqa: S105
    CHIME = "chime"
    HOP = "hop"
    PAGE = "page"
    FANFARE = "fanfare"


def sounds_here(room: Room | None, *, always: bool, hosts: bool, shows_table: bool) -> bool:
    """A big screen sounds for everybody; without one the host's computer does."""
    if always or shows_table:
        return True
    has_table = room is not None and any(watcher.is_table for watcher in room.watchers)
    return hosts and not has_table


def heard(old: ClientState, new: ClientState) -> tuple[Heard, ...]:
    """Nothing is told of a state that was only come back to."""
    if new.view is None or old.game != new.game:
        return ()
    if old.view is None or old.match != new.match:
        is_fresh = new.view.round == 1 and not new.view.history
        return (Heard.DEAL,) if is_fresh else ()
    return tuple(_between(old.view, new.view))


def _between(old: SeatView, new: SeatView) -> Iterator[Heard]:
    if len(new.history) == len(old.history):
        yield from _in_a_round(old, new)
    is_awaited = new.seat in new.waiting_for
    if is_awaited and old.seat not in old.waiting_for:
        yield Heard.CHIME


def _in_a_round(old: SeatView, new: SeatView) -> Iterator[Heard]:
    if new.cards is not None and old.cards is not None:
        if len(new.cards.table) > len(old.cards.table):
            yield Heard.DEAL
        elif sum(new.cards.given) > sum(old.cards.given):
            yield Heard.GIVE
        if len(new.cards.voted) > len(old.cards.voted):
            yield Heard.TOKEN
    if new.poetry is not None and old.poetry is not None:
        if len(new.poetry.lines) > len(old.poetry.lines):
            yield Heard.PAGE
        if len(new.poetry.guesses) > len(old.poetry.guesses):
            yield Heard.TOKEN
