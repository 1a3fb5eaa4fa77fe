"""What the lists of Poetry show: stories, the hand of lines, the growing poem, the poets."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState, VersesText
from dixit_qt.rules.model import Phase, Side
from dixit_qt.rules.seatview import PoetryView, SeatView
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.seat_choices import choices_for
from dixit_qt.ui.base.words import listed
from dixit_qt.ui.game.table_rows import Words
from dixit_qt.wire.codes import Keeper

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class StoryRow(Row):
    """`chosen` is the storyteller's own secret, or the revealed number; `picked` is selected but
    not sent. `guessers` are the players with a chip on it."""

    number: int
    source: str
    title: str
    description: str
    faceUp: bool
    chosen: bool
    picked: bool
    pickable: bool
    guessers: tuple[int, ...]
    guessed: str


@dataclass(frozen=True, slots=True)
class LineRow(Row):
    number: int
    line: str
    playable: bool
    swappable: bool
    picked: bool


@dataclass(frozen=True, slots=True)
class PoemRow(Row):
    """`verdict` is "hint", "yes", "no" or, before the storyteller has judged, "open"."""

    line: str
    verdict: str
    name: str
    rabbit: int


@dataclass(frozen=True, slots=True)
class PoetRow(Row):
    """A side of Poetry; the virtual rival has no seat (-1)."""

    seat: int
    name: str
    rabbit: int
    score: int
    chips: int
    told: int
    stories: int
    me: bool
    storyteller: bool
    awaited: bool
    absent: bool
    note: str
    spoken: str
    askable: bool
    lot: int
    """The number of the line that was drawn for the ending, or 0."""


@dataclass(frozen=True, slots=True)
class EndingRow(Row):
    number: int
    line: str


@dataclass(frozen=True, slots=True)
class Pick:
    """What the player has selected but not sent yet."""

    story: int | None = None
    line: int | None = None


def line_text(verses: VersesText, number: int) -> str:
    return verses.lines.get(number, f"№ {number}")


def ending_text(verses: VersesText, number: int) -> str:
    return verses.endings.get(number, f"№ {number}")


def guessers_of(poetry: PoetryView, number: int) -> list[Side]:
    return [guess.side for guess in poetry.guesses if guess.story == number]


def story_rows(
    view: SeatView, pick: Pick, gallery: Gallery, words: Words, faces: Faces
) -> list[StoryRow]:
    poetry = view.poetry or PoetryView()
    pickable = (*(view.legal.hint.stories if view.legal.hint else ()), *view.legal.guess)
    return [
        StoryRow(
            key=story.card,
            number=number,
            source=gallery(story.card),
            title=words.titles.get(story.card, ""),
            description=words.descriptions.get(story.card, ""),
            faceUp=story.face_up,
            chosen=number == poetry.chosen,
            picked=number == pick.story,
            pickable=number in pickable,
            guessers=tuple(faces.side_rabbits(s)[0] for s in guessers_of(poetry, number)),
            guessed=listed([faces.side_name(s) for s in guessers_of(poetry, number)]),
        )
        for number, story in enumerate(poetry.stories, 1)
    ]


def line_rows(view: SeatView, pick: Pick, verses: VersesText) -> list[LineRow]:
    poetry = view.poetry or PoetryView()
    playable = (*(view.legal.hint.lines if view.legal.hint else ()), *view.legal.add_line)
    return [
        LineRow(
            key=str(number),
            number=number,
            line=line_text(verses, number),
            playable=number in playable,
            swappable=number in view.legal.swap,
            picked=number == pick.line,
        )
        for number in poetry.hand
    ]


def poem_rows(view: SeatView, verses: VersesText, faces: Faces) -> list[PoemRow]:
    poetry = view.poetry or PoetryView()
    if poetry.hint is None or view.storyteller is None:
        return []
    teller = faces.name(view.storyteller)
    hint = line_text(verses, poetry.hint)
    first = PoemRow("hint", hint, "hint", teller, faces.rabbit(view.storyteller))
    verdicts = {None: "open", True: "yes", False: "no"}
    return [
        first,
        *(
            PoemRow(
                key=f"{place}-{line.line}",
                line=line_text(verses, line.line),
                verdict=verdicts[line.fits],
                name=faces.side_name(line.side),
                rabbit=faces.side_rabbits(line.side)[0],
            )
            for place, line in enumerate(poetry.lines)
        ),
    ]


def ending_rows(view: SeatView, verses: VersesText) -> list[EndingRow]:
    return [EndingRow(str(n), n, ending_text(verses, n)) for n in view.legal.endings]


def poet_rows(state: ClientState, view: SeatView, faces: Faces) -> list[PoetRow]:
    poetry = view.poetry or PoetryView()
    here = {view.sides[seat] for seat in view.ring} | {poetry.rival}
    return [
        _poet(state, view, poetry, faces, side) for side in range(len(view.scores)) if side in here
    ]


def _poet(
    state: ClientState, view: SeatView, poetry: PoetryView, faces: Faces, side: Side
) -> PoetRow:
    seats = state.room.seats if state.room is not None else ()
    seat = next(iter(faces.seats_of(side)), -1)
    keeper = seats[seat].keeper if 0 <= seat < len(seats) else Keeper.BOT
    storyteller = seat >= 0 and seat == view.storyteller
    awaited = seat in view.waiting_for and view.phase is not Phase.OVER
    name, score, chips = faces.side_name(side), view.scores[side], poetry.chips[side]
    endings = poetry.told[seat] if seat >= 0 else 0
    stories = len(poetry.kept[side])
    teller = translate("PoetTag", "storyteller")
    spoken = (
        name,
        translate("PoetTag", "%n point(s)", None, score),
        teller if storyteller else translate("PoetTag", "%n chip(s)", None, chips),
        translate("PoetTag", "%n story card(s)", None, stories),
        translate("PoetTag", "%n ending(s) told", None, endings),
    )
    return PoetRow(
        key=str(side),
        seat=seat,
        name=name,
        rabbit=faces.side_rabbits(side)[0],
        score=score,
        chips=chips,
        told=endings,
        stories=stories,
        me=seat >= 0 and seat == view.seat,
        storyteller=storyteller,
        awaited=awaited,
        absent=keeper is Keeper.ABSENT,
        note=teller if storyteller else _note(absent=keeper is Keeper.ABSENT, awaited=awaited),
        spoken=", ".join(spoken),
        askable=seat >= 0 and bool(choices_for(state, seat)),
        lot=next((draw.number for draw in poetry.draws if draw.side == side), 0),
    )


def _note(*, absent: bool, awaited: bool) -> str:
    if absent:
        return translate("PoetTag", "away")
    return translate("PoetTag", "thinking…") if awaited else ""
