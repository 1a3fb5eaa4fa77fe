"""The places where a table may be reached, and which of them are tried next.

Any computer on the network can claim that the table is at some address. So the place that last
proved to know the seat is tried alone every other time, and a place that failed is retried only
after all others.
"""

from collections.abc import Hashable, Iterable

Place = Hashable
"""Anything that the adapter can dial. Its text is saved with the seat."""

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
        """The table was just seen at these places; new ones are tried first."""
        fresh = tuple(dict.fromkeys(place for place in places if place not in self.known))
        proven = (self.proven,) if self.proven in (*fresh, *self.known) else ()
        others = tuple(place for place in (*fresh, *self.known) if place != self.proven)
        self.known = (*proven, *others)[:MOST_KNOWN]
        self._left = tuple(place for place in (*fresh, *self._left) if place in self.known)

    def lead_to(self, place: Place) -> bool:
        """The host says that the table is at this place, which is tried first. The old places are
        kept, in case a host there knows more. False if this place was named before and didn't lead
        to the seat."""
        if place in self._led_to:
            return False
        others = tuple(each for each in self.known if each != place)
        self.known = (place, *others)[:MOST_KNOWN]
        self._left, self._was_proven = (place,), True
        self._led_to = (place, *self._led_to)[:MOST_KNOWN]
        return True

    def drop(self, place: Place | None) -> None:
        """Forget the place, because the table isn't there."""
        self.known = tuple(each for each in self.known if each != place)
        self._left = tuple(each for each in self._left if each != place)

    def prove(self, place: Place) -> None:
        """The host knows the seat. If it's the same host as before (perhaps only to redirect us),
        the current round of attempts continues."""
        if place != self.proven:
            self.proven, self._led_to = place, ()
            self._begin_round()
        self._was_proven = False

    def next(self) -> tuple[Place, ...]:
        """The places to try now, all at the same time. The first that answers is used."""
        if self.proven in self.known and not (self._was_proven and self._left):
            return (self.proven,)
        return self._left[:AT_ONCE]

    def tried(self, places: Iterable[Place]) -> bool:
        """Note that these places failed. If all have been tried, start the next round and return
        True."""
        gone = set(places)
        self._was_proven = self.proven in gone
        self._left = tuple(place for place in self._left if place not in gone)
        is_over = not self._left
        if is_over:
            self._begin_round()
        return is_over

    def _begin_round(self) -> None:
        self._left = tuple(place for place in self.known if place != self.proven)
