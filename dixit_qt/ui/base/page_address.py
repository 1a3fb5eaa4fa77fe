"""Where a browser finds the table, in words and as a square that a telephone reads."""

from functools import lru_cache

from dixit_qt.net.places import parse_place

DARK, LIGHT = "#0b1424", "#f5ead2"


def page_address(address: str) -> str:
    """The address that people type for the table, as a browser wants it; empty when it is none."""
    place = parse_place(address)
    return "" if place is None else f"http://{place}/"


@lru_cache(4)
def square_of(text: str) -> str:
    """A picture as a URL of its own, one pixel for each field, with the margin readers need."""
    if not text:
        return ""
    import segno

    return str(segno.make(text, error="m", micro=False).png_data_uri(dark=DARK, light=LIGHT))
