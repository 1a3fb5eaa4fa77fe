"""Addresses: of a card's picture for QML, and of the table for a browser."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QUrl

from dixit_qt.net.places import parse_place
from dixit_qt.rules.model import CardId

Gallery = Callable[[CardId], str]
"""The URL of a card's picture, for QML; empty until the picture has arrived."""


def gallery_of(find: Callable[[CardId], Path | None]) -> Gallery:
    """`find` looks in the decks on this computer and among the pictures that the host has sent."""

    def address(card: CardId) -> str:
        file = find(card)
        return "" if file is None else QUrl.fromLocalFile(str(file)).toString()

    return address


DARK, LIGHT = "#0b1424", "#f5ead2"


def page_address(address: str) -> str:
    """The typed address of the table in the form that a browser needs; empty if it is none."""
    place = parse_place(address)
    return "" if place is None else f"http://{place}/"


@lru_cache(4)
def square_of(text: str) -> str:
    """A QR code as a URL that contains the picture: one pixel per module, with the margin that
    scanners need."""
    if not text:
        return ""
    import segno

    return str(segno.make(text, error="m", micro=False).png_data_uri(dark=DARK, light=LIGHT))
