"""Why lines fit, in a word each, where a bot has judged them: «row 2: snow»."""

from PySide6.QtCore import QCoreApplication

from dixit_qt import paths
from dixit_qt.bots.reasons import called_in
from dixit_qt.bots.words import words_of
from dixit_qt.client.state import ClientState
from dixit_qt.rules.records import PoemRecord, RoundRecord
from dixit_qt.ui.game.status import fill

translate = QCoreApplication.translate


def reasons_of(record: RoundRecord, state: ClientState) -> str:
    """Empty where a person has judged: people need not give reasons."""
    if record.poem is None or not is_bot(record.storyteller, state):
        return ""
    named = [
        fill(translate("Told", "row %1: %2"), str(row), reason)
        for row, reason in named_in(record.poem, state)
    ]
    return fill(translate("Told", "In the picture — %1."), ", ".join(named)) if named else ""


def is_bot(seat: int, state: ClientState) -> bool:
    seats = () if state.room is None else state.room.seats
    return seat < len(seats) and seats[seat].is_bot


def named_in(poem: PoemRecord, state: ClientState) -> list[tuple[int, str]]:
    """The rows of the finished poem and what of its picture each names."""
    words = words_of(paths.words(), state.verses.language)
    thoughts = thoughts_of(poem, state)
    lines = [poem.hint, *(line.line for line in poem.lines if line.fits)]
    texts = [state.verses.lines.get(line, "") for line in lines]
    reasons = called_in(words, texts, thoughts)
    return [(row, reason) for row, reason in enumerate(reasons, 1) if reason]


def thoughts_of(poem: PoemRecord, state: ClientState) -> tuple[str, ...]:
    text = state.texts.get(poem.stories[poem.chosen - 1])
    if text is None:
        return ()
    return text.tags_ru if state.verses.language == "ru" else text.tags_en
