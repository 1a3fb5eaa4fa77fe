"""Addresses: of a card's picture for QML, and of the table for a browser."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QUrl

from dixit_qt.net.places import parse_place
from dixit_qt.rules.model import CardId

Gallery = Callable[[CardId], str]
"""Where the picture of a card is, for QML; empty while the picture is on its way."""


def gallery_of(find: Callable[[CardId], Path | None]) -> Gallery:
    """`find` knows the decks on this computer and the pictures that came from the host."""

    def address(card: CardId) -> str:
        file = find(card)
        return "" if file is None else QUrl.fromLocalFile(str(file)).toString()

    return address


DARK, LIGHT = "#0b1424", "#f5ead2"


def page_address(address: str) -> str:
    """The typed address of the table, as a browser wants it; empty if it isn't one."""
    place = parse_place(address)
    return "" if place is None else f"http://{place}/"


@lru_cache(4)
def square_of(text: str) -> str:
    """A picture as a URL of its own, one pixel for each field, with the margin readers need."""
    if not text:
        return ""
    import segno

    return str(segno.make(text, error="m", micro=False).png_data_uri(dark=DARK, light=LIGHT))
