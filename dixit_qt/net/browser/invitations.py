"""The address that a browser used, as a QR code for the next guest.

Drawing one takes the host a long time, and anybody may ask for one with any name of this computer.
So each is drawn once, and only a few new ones between two calls of `look`.
"""

import io
from collections import OrderedDict

MOST_KEPT = 32
DRAWN_PER_LOOK = 4


class Invitations:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._may_draw = DRAWN_PER_LOOK

    def of(self, host: str) -> bytes | None:
        """Draw the invitation. None if too many were drawn since the last `look`."""
        if host not in self._kept:
            if not self._may_draw:
                return None
            self._may_draw -= 1
            self._kept[host] = _drawn(host)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(host)
        return self._kept[host]

    def look(self) -> None:
        self._may_draw = DRAWN_PER_LOOK


def _drawn(host: str) -> bytes:
    import segno

    image = segno.make(f"http://{host}/", error="m", micro=False)
    drawn = io.BytesIO()
    image.save(drawn, kind="svg", dark="#0b1424", light="#f5ead2", scale=8)
    return drawn.getvalue()
