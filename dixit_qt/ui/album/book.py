"""The contents of an album, apart from the look of its pages."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState, VersesText
from dixit_qt.rules.model import CardId, Family, Seat
from dixit_qt.rules.records import Outcome, RoundRecord
from dixit_qt.ui.base.editions import edition_name
from dixit_qt.ui.base.players import Faces, faces_of
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.lobby.house_rules import name_of_the_game
from dixit_qt.ui.rounds.round_summary import gains_of, poem_of, red_number, voters_of
from dixit_qt.ui.score.curve import CurveData, curve_of
from dixit_qt.ui.score.end import evening_of, title_of
from dixit_qt.ui.score.evening import EveningRow, Picture, picture_of_the_game
from dixit_qt.wire.room import LovedPicture

translate = QCoreApplication.translate

FindPicture = Callable[[CardId], Path | None]


@dataclass(frozen=True, slots=True)
class Album:
    """The data of an album: `day` is the date in words, `find` returns the file of a picture. The
    source of `picture`, the most loved one of the game, is a card."""

    table: str
    day: str
    edition: str
    family: Family
    faces: Faces
    rounds: tuple[RoundRecord, ...]
    curve: CurveData
    outcome: Outcome | None
    goal: int | None
    verses: VersesText
    find: FindPicture
    picture: Picture
    evening: tuple[EveningRow, ...] = ()
    loved: LovedPicture | None = None


class NothingToTell(ValueError):
    """An album was requested although no round is finished."""


def album_of(state: ClientState, day: str, find: FindPicture) -> Album:
    view, room = state.view, state.room
    if view is None or not view.history:
        raise NothingToTell
    return Album(
        table="" if room is None else room.name,
        day=day,
        edition=edition_name(view.edition) if room is None else name_of_the_game(room),
        family=view.family,
        faces=faces_of(state),
        rounds=view.history,
        curve=curve_of(view, faces_of(state)),
        outcome=view.outcome,
        goal=view.target_score,
        verses=state.verses,
        find=find,
        picture=picture_of_the_game(state, str),
        evening=tuple(evening_of(state)),
        loved=None if room is None else room.most_loved,
    )


@dataclass(frozen=True, slots=True)
class Highlight:
    """The large picture of a round: the storyteller's, or the one that most players agreed on."""

    number: int
    card: CardId
    owner: Seat
    voters: tuple[Seat, ...]
    is_story: bool
    spoiled: bool


def highlight_of(record: RoundRecord, family: Family) -> Highlight:
    is_story = family.has_told_card
    number = _story(record) if is_story else _favourite(record)
    laid = record.table[number - 1]
    return Highlight(
        number=number,
        card=laid.card,
        owner=laid.owner,
        voters=voters_of(record, number),
        is_story=is_story,
        spoiled=red_number(record) == number,
    )


def _story(record: RoundRecord) -> int:
    return [laid.owner for laid in record.table].index(record.storyteller) + 1


def _favourite(record: RoundRecord) -> int:
    """The card with the most votes; the first one in a tie."""
    numbers = range(1, len(record.table) + 1)
    return max(numbers, key=lambda number: len(voters_of(record, number)))


def picture_of(record: RoundRecord, family: Family) -> CardId:
    """The one picture that represents a round."""
    if record.poem is not None:
        return record.poem.stories[record.poem.chosen - 1]
    return highlight_of(record, family).card


def cover_pictures(album: Album, count: int) -> tuple[CardId, ...]:
    """Pictures spread evenly over the whole evening."""
    cards = [picture_of(record, album.family) for record in album.rounds]
    step = max(1.0, len(cards) / count)
    places = (int(place * step) for place in range(count))
    return tuple(cards[place] for place in places if place < len(cards))


# What is on each sheet, for screen readers


def told_in(album: Album, sheets: int) -> list[str]:
    """A text for each sheet: the cover, the rounds, and the last ones."""
    cover = " · ".join((translate("Album", "An evening of stories"), album.table, album.day))
    rounds = [_told_of(record, album) for record in album.rounds]
    ending = _told_of_the_end(album)
    last = [ending, translate("Album", "The whole evening")]
    return [cover, *rounds, *last][:sheets]


def _told_of(record: RoundRecord, album: Album) -> str:
    gains = gains_of(record, album.faces, album.family)
    poem = poem_of(record, album.verses, album.faces, str)
    clue = "" if record.clue is None else record.clue.text
    parts = (
        fill(translate("Album", "Round %1"), str(record.number)),
        fill(translate("Album", "%1 told a story"), album.faces.name(record.storyteller)),
        clue,
        *(() if poem is None else (row.text for row in poem.rows)),
        *(gain.summary for gain in gains),
    )
    return ". ".join(part for part in parts if part)


def _told_of_the_end(album: Album) -> str:
    if album.outcome is None:
        return translate("Album", "How the evening went")
    return title_of(album.outcome.winners, album.faces)
