"""Where the picture of a card is: an address for QML, empty while the picture is on its way."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl

from dixit_qt.rules.model import CardId

Gallery = Callable[[CardId], str]


def gallery_of(find: Callable[[CardId], Path | None]) -> Gallery:
    """`find` knows the decks on this computer and the pictures that came from the host."""

    def address(card: CardId) -> str:
        file = find(card)
        return "" if file is None else QUrl.fromLocalFile(str(file)).toString()

    return address
