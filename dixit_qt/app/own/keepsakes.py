"""What the games at any table leave at home: how often each picture was seen, and how loved."""

from collections import Counter
from collections.abc import Callable, Container, Iterable

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import CardId
from dixit_qt.rules.records import RoundRecord
from dixit_qt.store.favourites import Favourites, Tally
from dixit_qt.ui.base.screen import Feed


def tallies(history: Iterable[RoundRecord]) -> dict[CardId, Tally]:
    shown: Counter[CardId] = Counter()
    hearts: Counter[CardId] = Counter()
    for record in history:
        laid = [each.card for each in record.table]
        pictures = laid if record.poem is None else record.poem.stories
        shown.update(pictures)
        for card, given in zip(pictures, record.hearts, strict=False):
            hearts[card] += given
    return {card: Tally(shown[card], hearts[card]) for card in shown}


class Keepsakes(QObject):
    """Of the pictures that are `at_home`; bots love nothing, so a practice is not counted."""

    def __init__(
        self,
        feed: Feed,
        file: Favourites,
        at_home: Callable[[], Container[CardId]],
        practises: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._file, self._at_home, self._practises = file, at_home, practises
        feed.changed.connect(self._on_state)

    @Slot(object, object)
    def _on_state(self, old: ClientState, new: ClientState) -> None:
        before = () if old.view is None else old.view.history
        history = () if new.view is None else new.view.history
        if not history or history is before or self._practises():
            return
        at_home = self._at_home()
        kept = {card: tally for card, tally in tallies(history).items() if card in at_home}
        self._file.keep(f"{new.game}-{new.match}", kept)
