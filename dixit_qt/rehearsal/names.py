"""How cards, lines and endings are called in a transcript."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dixit_qt.rules.model import CardId


@dataclass(frozen=True)
class Names:
    """What has no name is called by its id or number; `quoted` is how a name is written."""

    quoted: str = "“{}”"
    cards: Mapping[CardId, str] = field(default_factory=dict)
    lines: Mapping[int, str] = field(default_factory=dict)
    endings: Mapping[int, str] = field(default_factory=dict)

    def card(self, card: CardId) -> str:
        title = self.cards.get(card)
        return self.quoted.format(title) if title else card

    def line(self, number: int) -> str:
        return self._verse(self.lines, number)

    def ending(self, number: int) -> str:
        return self._verse(self.endings, number)

    def _verse(self, texts: Mapping[int, str], number: int) -> str:
        text = texts.get(number)
        if text is None:
            return f"#{number}"
        return f"#{number} {self.quoted.format(' / '.join(text.splitlines()))}"
