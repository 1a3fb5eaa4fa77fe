"""What the lists of the table view show: the people, and the cards from the vote to the reveal."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import CardId, Phase, Side
from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.code_sentences import refusal_sentence
from dixit_qt.ui.base.players import Faces, faces_of, names_in
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.words import fill, listed
from dixit_qt.ui.game.table_rows import Words, words_in
from dixit_qt.ui.lobby.lobby import partner_in
from dixit_qt.ui.poetry.poetry_rows import guessers_of
from dixit_qt.ui.rounds.round_summary import RoundCard
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.room import Room

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class TelevisionPerson(Row):
    """Partners share a row. `score` is -1 while no game runs; `done` have voted."""

    name: str
    rabbit: int
    score: int
    storyteller: bool
    awaited: bool
    done: bool
    absent: bool
    given: int = 0
    """How many cards they have given in this round."""


@dataclass(frozen=True, slots=True)
class TelevisionChoice(Row):
    """A table that the big screen could show; its key is the game."""

    name: str
    edition: str


def television_people(state: ClientState) -> list[TelevisionPerson]:
    view, room = state.view, state.room
    if room is None:
        return []
    if view is None or room.stage is Stage.GATHERING:
        return _gathered(room)
    faces = faces_of(state)
    sides = dict.fromkeys(view.sides[seat] for seat in view.ring)
    seats = [_seated(state, view, faces, side) for side in sides]
    return seats if faces.rival is None else [*seats, _rival(view, faces, faces.rival)]


def _gathered(room: Room) -> list[TelevisionPerson]:
    """Partners are shown together as soon as they are known."""
    rows = []
    for place, info in enumerate(room.seats):
        partner = partner_in(room, place)
        if partner is not None and partner < place:
            continue
        together = [info] if partner is None else [info, room.seats[partner]]
        rows.append(
            TelevisionPerson(
                key=str(place),
                name=listed([each.name for each in together]),
                rabbit=info.rabbit,
                score=-1,
                storyteller=False,
                awaited=False,
                done=False,
                absent=any(each.keeper is Keeper.ABSENT for each in together),
            )
        )
    return rows


def lacking(room: Room) -> str:
    """What the table needs before a game can begin, or who starts the game."""
    if room.obstacles:
        return refusal_sentence(room.obstacles[0].code, room.obstacles[0].facts)
    names = names_in(room)
    starting = [names[person] for person in room.admins if person in names]
    words = translate("TableView", "Everything is ready. Waiting for %1 to start the game.")
    return fill(words, starting[0]) if starting else ""


def _seated(state: ClientState, view: SeatView, faces: Faces, side: Side) -> TelevisionPerson:
    cards = view.cards or CardsView()
    infos = () if state.room is None else state.room.seats
    seats = faces.seats_of(side)
    given = sum(cards.given[seat] for seat in seats) if cards.given else 0
    return TelevisionPerson(
        key=str(seats[0]),
        name=faces.side_name(side),
        rabbit=faces.rabbit(seats[0]),
        score=view.scores[side],
        storyteller=view.storyteller in seats,
        awaited=any(seat in view.waiting_for for seat in seats),
        done=view.phase is Phase.VOTE and any(seat in cards.voted for seat in seats),
        absent=any(s < len(infos) and infos[s].keeper is Keeper.ABSENT for s in seats),
        given=given,
    )


def _rival(view: SeatView, faces: Faces, side: int) -> TelevisionPerson:
    return TelevisionPerson(
        key="rival",
        name=faces.side_name(side),
        rabbit=faces.side_rabbits(side)[0],
        score=view.scores[side],
        storyteller=False,
        awaited=False,
        done=False,
        absent=False,
    )


def resting_scores(state: ClientState, view: SeatView) -> tuple[int, ...]:
    """The rabbits' scores between two reveals: points in a poem don't move a rabbit before the
    reveal."""
    if view.poetry is None:
        return view.scores
    finished = view.history[-1].scores if view.history else ()
    chosen = None if state.room is None else state.room.switches.get("start_score")
    usual = EDITIONS.get(view.edition, EDITIONS["poetry"]).switches.start_score
    start = chosen if isinstance(chosen, int) else usual
    return finished + (start,) * (len(view.scores) - len(finished))


def lying_cards(state: ClientState, gallery: Gallery, language: str) -> tuple[RoundCard, ...]:
    """The cards on the table; their owners and the chosen story are still secret."""
    view = state.view
    if view is None:
        return ()
    if view.poetry is not None:
        return _stories(state, view.poetry, gallery, language)
    cards = () if view.cards is None else view.cards.table
    words = words_in(language, state, cards)
    return tuple(_lying(card, number, gallery(card), words) for number, card in enumerate(cards, 1))


def _stories(
    state: ClientState, poetry: PoetryView, gallery: Gallery, language: str
) -> tuple[RoundCard, ...]:
    """With the chips of the players who have guessed."""
    words = words_in(language, state, tuple(story.card for story in poetry.stories))
    faces = faces_of(state)
    return tuple(
        replace(
            _lying(story.card, number, gallery(story.card), words),
            story=number == poetry.chosen,
            face_up=story.face_up,
            voters=tuple(faces.side_rabbits(s)[0] for s in guessers_of(poetry, number)),
        )
        for number, story in enumerate(poetry.stories, 1)
    )


def _lying(card: CardId, number: int, source: str, words: Words) -> RoundCard:
    title = words.titles.get(card, "")
    return RoundCard(
        key=str(number),
        number=number,
        source=source,
        title=title,
        description=words.descriptions.get(card, ""),
        owner="",
        rabbit=0,
        story=False,
        voters=(),
        red=False,
        summary=f"{number}: {title}",
    )
