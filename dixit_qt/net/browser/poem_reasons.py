"""Why the lines of a poem fit its picture. The host works it out, because a page doesn't know what
words mean.

A page only names a finished poem. The lines and the picture's tags come from the table. Each poem
is worked out once and then cached.
"""

import re

from dixit_qt import paths
from dixit_qt.bots.asking import reasons_for
from dixit_qt.bots.words import words_of
from dixit_qt.decks.deck import CardInfo
from dixit_qt.host.state import HostState
from dixit_qt.rules.records import PoemRecord

ASKED = re.compile(r"([0-9]{1,9})/([0-9]{1,9})")
MOST_KEPT = 64

Reasons = tuple[str, ...]


class PoemReasons:
    def __init__(self, state: HostState) -> None:
        self._state = state
        self._found: dict[tuple[int, int], Reasons] = {}

    def asked_for(self, poem: str) -> Reasons | None:
        """The reasons for a poem: for the hint and each line that fits, the idea that it names, or
        an empty text. `poem` is the numbers of the game and the round. None if they name no
        finished poem."""
        if (asked := ASKED.fullmatch(poem)) is None:
            return None
        key = int(asked[1]), int(asked[2])
        if key not in self._found:
            record = self._poem(*key)
            if record is None:
                return None
            if len(self._found) >= MOST_KEPT:
                del self._found[next(iter(self._found))]
            self._found[key] = self._reasons(record)
        return self._found[key]

    def _poem(self, game: int, number: int) -> PoemRecord | None:
        match = self._state.match
        if match is None or match.number != game:
            return None
        rounds = (each.poem for each in match.state.history if each.number == number)
        return next(rounds, None)

    def _reasons(self, record: PoemRecord) -> Reasons:
        verses = self._state.library.verses.get(self._state.plan.verses or "")
        if verses is None:
            return ()
        lines = {line.number: line for line in verses.lines}
        rows = (record.hint, *(line.line for line in record.lines if line.fits))
        texts = [lines[row].text if row in lines else "" for row in rows]
        asks = {line.text: line.asks for line in verses.lines if line.asks}
        card = self._card(record.stories[record.chosen - 1])
        if card is None:
            return ()
        language = verses.language
        sentences = (card.title.get(language, ""), card.description.get(language, ""))
        thoughts = (*card.tags.get(language, ()), *filter(None, sentences))
        words = words_of(paths.words(), language)
        return tuple(reasons_for(words, texts, thoughts, asks, card.seen.get(language, "")))

    def _card(self, picture: str) -> CardInfo | None:
        decks = self._state.library.decks
        chosen = (decks[deck] for deck in self._state.plan.decks if deck in decks)
        cards = (card for deck in chosen for card in deck.cards if card.id == picture)
        return next(cards, None)
