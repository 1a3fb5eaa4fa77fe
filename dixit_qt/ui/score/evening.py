"""The picture of a game: the most loved one, else the one that most people agreed on; and that of
the evening, which is the most loved one of all games."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.base.picture_urls import Gallery
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.rounds.round_summary import red_number, voters_of
from dixit_qt.wire.room import LovedPicture

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Picture:
    source: str = ""
    words: str = ""
    note: str = ""


def picture_of_the_game(state: ClientState, gallery: Gallery) -> Picture:
    history = () if state.view is None else state.view.history
    loved = [(r, n) for r in history for n, hearts in enumerate(r.hearts, 1) if hearts]
    if loved:
        return _of_the_most_loved(loved, state, gallery)
    poems = [record for record in history if record.poem is not None]
    if poems:
        return _of_a_poem(poems, state, gallery)
    places = [(record, n) for record in history for n in range(1, len(record.table) + 1)]
    liked = [(record, n) for record, n in places if red_number(record) != n]
    if not liked:
        return Picture()
    record, number = max(liked, key=lambda place: len(voters_of(*place)))
    laid, faces = record.table[number - 1], faces_of(state)
    votes = len(voters_of(record, number))
    return Picture(
        source=gallery(laid.card),
        words="" if record.clue is None else record.clue.text,
        note=f"{faces.name(laid.owner)} · " + translate("End", "%n vote(s)", None, votes),
    )


def picture_of_the_evening(loved: LovedPicture | None, gallery: Gallery) -> Picture:
    if loved is None:
        return Picture()
    hearts = translate("End", "%n heart(s)", None, loved.hearts)
    note = " · ".join(part for part in (loved.name, hearts) if part)
    return Picture(gallery(loved.card), loved.clue, note)


def _of_the_most_loved(
    loved: list[tuple[RoundRecord, int]], state: ClientState, gallery: Gallery
) -> Picture:
    record, number = max(loved, key=lambda place: place[0].hearts[place[1] - 1])
    hearts = translate("End", "%n heart(s)", None, record.hearts[number - 1])
    faces, poem = faces_of(state), record.poem
    if poem is not None:
        words = state.verses.lines.get(poem.hint, "") if number == poem.chosen else ""
        return Picture(gallery(poem.stories[number - 1]), words, hearts)
    laid = record.table[number - 1]
    words = "" if record.clue is None else record.clue.text
    return Picture(gallery(laid.card), words, f"{faces.name(laid.owner)} · {hearts}")


def _of_a_poem(poems: list[RoundRecord], state: ClientState, gallery: Gallery) -> Picture:
    """That of the longest poem, with its first row."""
    record = max(poems, key=lambda record: 0 if record.poem is None else len(record.poem.lines))
    poem = record.poem
    if poem is None:
        return Picture()
    return Picture(
        source=gallery(poem.stories[poem.chosen - 1]),
        words=state.verses.lines.get(poem.hint, ""),
        note=fill(translate("Told", "The story of %1"), faces_of(state).name(record.storyteller)),
    )
