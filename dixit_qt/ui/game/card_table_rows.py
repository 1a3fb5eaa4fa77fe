"""What the lists of a card game show: the hand and the cards on the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.languages import in_language
from dixit_qt.rules.model import CardId, ClueKind
from dixit_qt.rules.seatview import CardsView, Legal, SeatView
from dixit_qt.ui.base.picture_urls import Gallery
from dixit_qt.ui.base.rows import Row

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HandRow(Row):
    """`chosen` is laid out for giving, but not given yet."""

    source: str
    title: str
    description: str
    playable: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class VoteCardRow(Row):
    """`mine` was given by the viewer; `chosen` and `red` are where his tokens lie."""

    number: int
    source: str
    title: str
    description: str
    mine: bool
    votable: bool
    chosen: bool
    red: bool


@dataclass(frozen=True, slots=True)
class KindRow(Row):
    """A way to give the clue."""

    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player has laid out with the mouse or the keyboard and not yet sent."""

    cards: tuple[CardId, ...] = ()
    numbers: tuple[int, ...] = ()
    red: int | None = None
    placing_red: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """Titles and descriptions of cards in the language of the screen."""

    titles: Mapping[CardId, str] = field(default_factory=dict)
    descriptions: Mapping[CardId, str] = field(default_factory=dict)


def words_in(language: str, state: ClientState, cards: tuple[CardId, ...]) -> Words:
    known = [state.texts[card] for card in cards if card in state.texts]
    return Words(
        {text.card: in_language(text.title, language, "") for text in known},
        {text.card: in_language(text.description, language, "") for text in known},
    )


def kind_rows(legal: Legal) -> list[KindRow]:
    names = {
        ClueKind.WRITTEN: translate("Clue", "Written"),
        ClueKind.ALOUD: translate("Clue", "I say it aloud"),
        ClueKind.SONG: translate("Clue", "A song"),
        ClueKind.PANTOMIME: translate("Clue", "Pantomime"),
    }
    return [] if legal.clue is None else [KindRow(kind, names[kind]) for kind in legal.clue.kinds]


def hand_rows(
    view: CardsView, legal: frozenset[CardId], choice: Choice, gallery: Gallery, words: Words
) -> list[HandRow]:
    return [
        HandRow(
            key=card,
            source=gallery(card),
            title=words.titles.get(card, ""),
            description=words.descriptions.get(card, ""),
            playable=card in legal,
            chosen=card in choice.cards,
        )
        for card in view.hand
    ]


def table_rows(view: SeatView, choice: Choice, gallery: Gallery, words: Words) -> list[VoteCardRow]:
    """A card that was given has its place at once, so that what shows it is made one by one."""
    cards = view.cards or CardsView()
    if not cards.table:
        return [_face_down(number) for number in range(1, sum(cards.given) + 1)]
    vote = view.legal.vote
    ballot = cards.my_ballot
    numbers = ballot.numbers if ballot else choice.numbers
    red = ballot.red if ballot else choice.red
    votable = frozenset() if vote is None else frozenset((*vote.numbers, *vote.reds))
    return [
        VoteCardRow(
            key=str(number),
            number=number,
            source=gallery(card),
            title=words.titles.get(card, ""),
            description=words.descriptions.get(card, ""),
            mine=number in cards.my_numbers,
            votable=number in votable,
            chosen=number in numbers,
            red=number == red,
        )
        for number, card in enumerate(cards.table, 1)
    ]


def _face_down(number: int) -> VoteCardRow:
    return VoteCardRow(
        key=str(number),
        number=number,
        source="",
        title="",
        description="",
        mine=False,
        votable=False,
        chosen=False,
        red=False,
    )
