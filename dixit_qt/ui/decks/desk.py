"""The pictures of a deck in the making, and the one at work: nothing slow, nothing shown."""

from dataclasses import dataclass, field, replace

from dixit_qt.decks.archives import Refused
from dixit_qt.decks.cropping import Crop, settled
from dixit_qt.decks.making import tidy_title
from dixit_qt.decks.manifest import MAX_CARDS
from dixit_qt.languages import FIRST
from dixit_qt.ui.decks.deck_jobs import Piece


@dataclass(slots=True)
class Desk:
    pieces: dict[str, Piece] = field(default_factory=dict)
    refused: list[Refused] = field(default_factory=list)
    chosen: str = ""

    @property
    def at_work(self) -> Piece | None:
        return self.pieces.get(self.chosen)

    @property
    def room(self) -> int:
        return MAX_CARDS - len(self.pieces)

    def put(self, found: Piece | Refused) -> None:
        if isinstance(found, Piece):
            self.pieces[found.key] = found
        else:
            self.refused.append(found)

    def leaf(self, by: int) -> None:
        keys = list(self.pieces)
        if self.chosen in self.pieces:
            place = keys.index(self.chosen) + by
            self.chosen = keys[max(0, min(len(keys) - 1, place))]

    def remove(self, key: str) -> None:
        """Its neighbour is at work then, if it was."""
        keys = list(self.pieces)
        if self.pieces.pop(key, None) is None or key != self.chosen:
            return
        place = keys.index(key)
        beside = keys[place + 1 : place + 2] or keys[max(0, place - 1) : place]
        self.chosen = beside[0] if beside else ""

    def move_window(self, right: float, down: float) -> None:
        """By fractions of the picture."""
        piece = self.at_work
        if piece is not None:
            crop = piece.crop
            self._cut(piece, replace(crop, x=crop.x + right, y=crop.y + down))

    def zoom(self, factor: float) -> None:
        piece = self.at_work
        if piece is not None:
            self._cut(piece, replace(piece.crop, zoom=piece.crop.zoom * factor))

    def centre(self) -> None:
        if self.at_work is not None:
            self._cut(self.at_work, Crop())

    def _cut(self, piece: Piece, crop: Crop) -> None:
        within = settled(crop, piece.width, piece.height)
        self.pieces[piece.key] = replace(piece, crop=within)

    def retitle(self, title: str) -> None:
        piece = self.at_work
        if piece is not None:
            self.pieces[piece.key] = retitled(piece, tidy_title(title))

    def clear(self) -> None:
        self.pieces.clear()
        self.refused.clear()
        self.chosen = ""


def retitled(piece: Piece, title: str) -> Piece:
    words = piece.words
    if words is None or title == piece.title:
        return replace(piece, title=title)
    return replace(piece, title=title, words=replace(words, title={FIRST: title}))
