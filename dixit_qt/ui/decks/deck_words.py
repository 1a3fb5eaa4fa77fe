"""The sentences of making a deck: why a picture was refused, and what the deck suffices for."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from dixit_qt.decks.archives import Reason
from dixit_qt.decks.deck import companies
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.ui.base.edition_words import edition_name

translate = QCoreApplication.translate

REASONS: dict[Reason, Any] = {
    Reason.NOT_A_PICTURE: QT_TRANSLATE_NOOP(
        "DeckMaking", "is not a picture (JPEG, PNG, WebP, BMP and GIF are taken)"
    ),
    Reason.BROKEN: QT_TRANSLATE_NOOP("DeckMaking", "is damaged"),
    Reason.UNREADABLE: QT_TRANSLATE_NOOP("DeckMaking", "cannot be read"),
    Reason.TOO_LARGE: QT_TRANSLATE_NOOP("DeckMaking", "is too large a file"),
    Reason.TOO_MANY_PIXELS: QT_TRANSLATE_NOOP("DeckMaking", "has too many pixels; make it smaller"),
    Reason.TOO_SMALL: QT_TRANSLATE_NOOP("DeckMaking", "is too small to be looked at"),
    Reason.TOO_MANY: QT_TRANSLATE_NOOP("DeckMaking", "holds or would be one picture too many"),
    Reason.DUPLICATE: QT_TRANSLATE_NOOP("DeckMaking", "is a picture that is here already"),
    Reason.CLIMBS_OUT: QT_TRANSLATE_NOOP(
        "DeckMaking", "has a name that leads out of its archive; do not trust that archive"
    ),
    Reason.LINK: QT_TRANSLATE_NOOP("DeckMaking", "is a link to something else"),
    Reason.ENCRYPTED: QT_TRANSLATE_NOOP("DeckMaking", "is locked with a password"),
    Reason.BOMB: QT_TRANSLATE_NOOP(
        "DeckMaking", "would unpack to a monstrous size; do not trust that archive"
    ),
    Reason.NESTED: QT_TRANSLATE_NOOP("DeckMaking", "is an archive within an archive"),
}


def reason_words(reason: Reason) -> str:
    return translate("DeckMaking", REASONS[reason])


def suffices_for(cards: int) -> str:
    """Which editions, and for how many players."""
    most = companies(cards)
    if not cards:
        return ""
    if not most:
        return translate("DeckMaking", "Not enough for any edition yet.")
    if all(most.get(edition.id) == max(edition.sizes) for edition in EDITIONS.values()):
        return translate("DeckMaking", "Enough for every edition with every number of players.")
    lines = [
        translate("DeckMaking", "%1: up to %n player(s)", "", players).replace(
            "%1", edition_name(edition)
        )
        for edition, players in most.items()
    ]
    return translate("DeckMaking", "It is enough for:") + "\n" + "\n".join(lines)
