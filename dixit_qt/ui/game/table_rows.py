"""What the lists of a card game show: the hand and the cards on the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.languages import in_language
from dixit_qt.rules.model import CardId, ClueKind, Phase, Seat, Side
from dixit_qt.rules.seatview import CardsView, Legal, SeatView
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.seat_choices import choices_for
from dixit_qt.ui.base.words import listed
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.room import SeatInfo

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HandRow(Row):
    """`chosen` is selected, but not given yet."""

    source: str
    title: str
    description: str
    playable: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class VoteCardRow(Row):
    """`mine` was given by the viewer; `chosen` and `red` say where the viewer's tokens are."""

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
    """What the player has selected but not sent yet."""

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
        ClueKind.ALOUD: translate("Clue", "Aloud"),
        ClueKind.SONG: translate("Clue", "Song"),
        ClueKind.PANTOMIME: translate("Clue", "Mime"),
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
    """A card has its row as soon as it is given, so that the delegates are created one by one."""
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


# The players of a card game, person by person and, in Team, team by team


@dataclass(frozen=True, slots=True)
class PersonRow(Row):
    """A player at the table; `note` is what the screen shows, `spoken` is for screen readers."""

    seat: int
    side: int
    name: str
    rabbit: int
    score: int
    me: bool
    storyteller: bool
    awaited: bool
    done: bool
    absent: bool
    note: str
    spoken: str
    askable: bool
    """Something can be done about this person now."""


@dataclass(frozen=True, slots=True)
class TeamRow(Row):
    """The players who share a score, each with a name, a rabbit and their progress."""

    side: int
    score: int
    me: bool
    storyteller: bool
    awaited: bool
    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    askables: tuple[bool, ...]
    rabbits: tuple[int, ...]
    lit: tuple[bool, ...]
    done: tuple[bool, ...]
    away: tuple[bool, ...]
    note: str
    spoken: str


def person_rows(state: ClientState) -> list[PersonRow]:
    room, view = state.room, state.view
    if room is None or view is None:
        return []
    return [_person(state, room.seats[s], view, s) for s in view.ring if s < len(room.seats)]


def team_rows(state: ClientState) -> list[TeamRow]:
    view = state.view
    if view is None or not view.family.in_teams:
        return []
    teams: dict[Side, list[PersonRow]] = {}
    for person in person_rows(state):
        teams.setdefault(person.side, []).append(person)
    return [_team(side, members) for side, members in teams.items()]


def _person(state: ClientState, info: SeatInfo, view: SeatView, seat: Seat) -> PersonRow:
    absent = info.keeper is Keeper.ABSENT
    role = "" if absent else _role(view, seat)
    progress = _progress(view, seat, absent=absent)
    points = translate("PersonTag", "%1, %n point(s)", None, view.scores[view.sides[seat]])
    heard = [points.replace("%1", info.name), role, progress]
    return PersonRow(
        key=str(seat),
        seat=seat,
        side=view.sides[seat],
        name=info.name,
        rabbit=info.rabbit,
        score=view.scores[view.sides[seat]],
        me=seat == view.seat,
        storyteller=seat == view.storyteller,
        awaited=seat in view.waiting_for,
        done=not absent and _is_done(view, seat),
        absent=absent,
        note=_note(view, seat, role, progress),
        spoken=", ".join(words for words in heard if words),
        askable=bool(choices_for(state, seat)),
    )


def _note(view: SeatView, seat: Seat, role: str, progress: str) -> str:
    if not role:
        return progress
    voted = view.phase is Phase.VOTE and seat != view.storyteller and _is_done(view, seat)
    return f"{role} ✓" if voted else role


def _role(view: SeatView, seat: Seat) -> str:
    cards = view.cards or CardsView()
    if seat == view.storyteller:
        return translate("PersonTag", "storyteller")
    if view.family.in_teams and cards.given and cards.given[seat]:
        return translate("PersonTag", "card given")
    if view.family.in_teams and view.phase is Phase.VOTE and seat in cards.voters:
        return translate("PersonTag", "voting")
    return ""


def _progress(view: SeatView, seat: Seat, *, absent: bool) -> str:
    if absent:
        return translate("PersonTag", "away")
    if _is_done(view, seat):
        return translate("PersonTag", "ready")
    return translate("PersonTag", "thinking…") if seat in view.waiting_for else ""


def _is_done(view: SeatView, seat: Seat) -> bool:
    cards = view.cards or CardsView()
    if view.phase is Phase.VOTE:
        return seat in cards.voted
    return bool(cards.given) and cards.given[seat] > 0


def _team(side: Side, members: list[PersonRow]) -> TeamRow:
    return TeamRow(
        key=str(side),
        side=side,
        score=members[0].score,
        me=any(person.me for person in members),
        storyteller=any(person.storyteller for person in members),
        awaited=any(person.awaited for person in members),
        names=tuple(person.name for person in members),
        seats=tuple(person.seat for person in members),
        askables=tuple(person.askable for person in members),
        rabbits=tuple(person.rabbit for person in members),
        lit=tuple(person.awaited for person in members),
        done=tuple(person.done for person in members),
        away=tuple(person.absent for person in members),
        note=next((person.note for person in members if person.storyteller or person.absent), ""),
        spoken=listed([person.spoken for person in members]),
    )
