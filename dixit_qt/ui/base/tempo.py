"""The pace of a reveal: one clock for every screen in the room.

With a television at the table, the laptops reveal a round at the television's pace, so that nobody
reads ahead of the others. Without one, they have a pace of their own.
"""

from dataclasses import dataclass

from dixit_qt.ui.base.view_model import ViewModel
from dixit_qt.wire.room import Room

READ_MS = 8000
"""How long points stay on a television once they are all shown, so that people can read them."""

_MOST_CARDS_IN_TURN = 8


@dataclass(frozen=True, slots=True)
class Tempo:
    """Milliseconds: until the first card is revealed, for all cards together, for looking at them,
    and from the points until the rabbits hop."""

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
    """A poem is a single page, so there are no cards to wait for."""
    turns = min(_MOST_CARDS_IN_TURN, cards)
    look, room_made = (3120, 520) if cards else (0, 0)
    return Tempo(lead=1040, cards=1248 * turns, look=look, count=room_made + 4680)


def final_ms(cards: int) -> int:
    """From the last vote until the podium appears on a television."""
    return on_television(cards).whole + READ_MS


def has_television(room: Room | None) -> bool:
    return room is not None and any(watcher.is_table for watcher in room.watchers)


class Pace(ViewModel):
    """The pace of the reveal on a screen."""

    props = Tempo()

    def show(self, tempo: Tempo) -> None:
        if tempo != self.props:
            self.props = tempo
            self.changed.emit()
