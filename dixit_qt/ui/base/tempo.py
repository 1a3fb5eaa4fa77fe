"""The pace of a reveal: one clock for every screen in the room.

With a television at the table the laptops tell a round in the television's time, so that nobody
reads there what the others are still waiting for. Without one they tell it in their own.
"""

from dataclasses import dataclass

from dixit_qt.ui.base.view_model import ViewModel
from dixit_qt.wire.room import Room

READ_MS = 8000
"""Points that have all been shown stay so long on a television, to be read."""

_MOST_CARDS_IN_TURN = 8


@dataclass(frozen=True, slots=True)
class Tempo:
    """Milliseconds: until the first card is revealed, for all cards together, to look at them, and
    from the points until the rabbits hop."""

    lead: int = 0
    cards: int = 0
    look: int = 0
    count: int = 0

    @property
    def whole(self) -> int:
        return self.lead + self.cards + self.look + self.count


def on_laptops(cards: int) -> Tempo:
    return Tempo(lead=260, cards=520 * min(6, max(1, cards)), look=520, count=1560)


def on_television(cards: int) -> Tempo:
    """A poem is one page: there are no cards to wait for."""
    turns = min(_MOST_CARDS_IN_TURN, cards)
    look, room_made = (3120, 520) if cards else (0, 0)
    return Tempo(lead=1040, cards=1248 * turns, look=look, count=room_made + 4680)


def final_ms(cards: int) -> int:
    """From the last vote until the podium comes on a television."""
    return on_television(cards).whole + READ_MS


def has_television(room: Room | None) -> bool:
    return room is not None and any(watcher.is_table for watcher in room.watchers)


class Pace(ViewModel):
    """The tempo of the reveal on a screen."""

    props = Tempo()

    def show(self, tempo: Tempo) -> None:
        if tempo != self.props:
            self.props = tempo
            self.changed.emit()
