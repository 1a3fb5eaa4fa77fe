"""Where a table may be reached, and which of these ways is tried next.

Anybody in the room can claim that the table is at some address. So the place where the seat was
right before has every other turn, alone, and a place that leads nowhere waits until each of the
others has been tried.
"""

from collections.abc import Hashable, Iterable

Place = Hashable
"""Whatever the adapter can dial; its text is what is kept."""

MOST_KNOWN = 64
AT_ONCE = 16


class Ways:
    def __init__(self) -> None:
        self.known: tuple[Place, ...] = ()
        self.proven: Place | None = None
        self._left: tuple[Place, ...] = ()
        self._led_to: tuple[Place, ...] = ()
        self._was_proven = False

    def begin(self, places: Iterable[Place]) -> None:
        self.known, self.proven = tuple(dict.fromkeys(places))[:MOST_KNOWN], None
        self._left, self._led_to = self.known, ()

    def add(self, places: Iterable[Place]) -> None:
        """The table was seen there just now; what is new is tried before what is known."""
        fresh = tuple(dict.fromkeys(place for place in places if place not in self.known))
        proven = (self.proven,) if self.proven in self.known else ()
        others = tuple(place for place in (*fresh, *self.known) if place != self.proven)
        self.known = (*proven, *others)[:MOST_KNOWN]
        self._left = tuple(place for place in (*fresh, *self._left) if place in self.known)

    def lead_to(self, place: Place) -> bool:
        """It is tried first; where the seat was right before, somebody may still know more. False
        when this way was shown before and has not led to the seat."""
        if place in self._led_to:
            return False
        others = tuple(each for each in self.known if each != place)
        self.known = (place, *others)[:MOST_KNOWN]
        self._left, self._was_proven = (place,), True
        self._led_to = (place, *self._led_to)[:MOST_KNOWN]
        return True

    def drop(self, place: Place | None) -> None:
        """The table is not there."""
        self.known = tuple(each for each in self.known if each != place)
        self._left = tuple(each for each in self._left if each != place)

    def prove(self, place: Place) -> None:
        """If the host greets us as before, perhaps only to redirect us, the same attempt
        continues."""
        if place != self.proven:
            self.proven, self._led_to = place, ()
            self._begin_round()
        self._was_proven = False

    def next(self) -> tuple[Place, ...]:
        """The ways to try now, all at the same time; the first that answers counts."""
        if self.proven in self.known and not (self._was_proven and self._left):
            return (self.proven,)
        return self._left[:AT_ONCE]

    def tried(self, places: Iterable[Place]) -> bool:
        """They lead nowhere now. Returns whether every way has been tried; then all start over."""
        gone = set(places)
        self._was_proven = self.proven in gone
        self._left = tuple(place for place in self._left if place not in gone)
        is_over = not self._left
        if is_over:
            self._begin_round()
        return is_over

    def _begin_round(self) -> None:
        self._left = tuple(place for place in self.known if place != self.proven)
