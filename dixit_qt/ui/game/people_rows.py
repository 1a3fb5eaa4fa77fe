"""Who sits at a card game, person by person and, in Team, team by team."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase, Seat, Side
from dixit_qt.rules.seatview import CardsView, SeatView
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.words import listed
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.room import SeatInfo

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PersonRow(Row):
    """A place at the table; `note` is what one sees of it, `spoken` all that is to be said."""

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


@dataclass(frozen=True, slots=True)
class TeamRow(Row):
    """Those who share a score; of each a name, a rabbit, and how far he is."""

    side: int
    score: int
    me: bool
    storyteller: bool
    awaited: bool
    names: tuple[str, ...]
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
    return [_person(room.seats[s], view, s) for s in view.ring if s < len(room.seats)]


def team_rows(state: ClientState) -> list[TeamRow]:
    view = state.view
    if view is None or not view.family.in_teams:
        return []
    teams: dict[Side, list[PersonRow]] = {}
    for person in person_rows(state):
        teams.setdefault(person.side, []).append(person)
    return [_team(side, members) for side, members in teams.items()]


def _person(info: SeatInfo, view: SeatView, seat: Seat) -> PersonRow:
    absent = info.keeper is Keeper.ABSENT
    role = "" if absent else _role(view, seat)
    progress = _progress(view, seat, absent=absent)
    points = translate("PersonTag", "%1, %n point(s)", None, view.scores[view.sides[seat]])
    told = [points.replace("%1", info.name), role, progress]
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
        spoken=", ".join(words for words in told if words),
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
        return translate("PersonTag", "has given")
    if view.family.in_teams and view.phase is Phase.VOTE and seat in cards.voters:
        return translate("PersonTag", "votes")
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
        rabbits=tuple(person.rabbit for person in members),
        lit=tuple(person.awaited for person in members),
        done=tuple(person.done for person in members),
        away=tuple(person.absent for person in members),
        note=next((person.note for person in members if person.storyteller or person.absent), ""),
        spoken=listed([person.spoken for person in members]),
    )
