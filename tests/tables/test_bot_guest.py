from dataclasses import dataclass, field, replace
from random import Random

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.events import StatusChanged, WasRefused
from dixit_qt.client.state import NOBODY, ClientState, Status
from dixit_qt.rules.actions import Action, ClaimStory, GiveClue
from dixit_qt.rules.engine import apply, new_game
from dixit_qt.rules.model import Cards, Seat
from dixit_qt.rules.seatview import SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from dixit_qt.tables.bot_guest import Robot, seeded, unseeded

BACK = StatusChanged(Status.RECONNECTING, Status.JOINED)


def a_game() -> GameState:
    pictures = tuple(f"{number:020x}" for number in range(84))
    return new_game("classic-30", 3, Cards(pictures), seed=1, options={})


@dataclass
class Recorder:
    """A session that records what would be sent."""

    state: ClientState = NOBODY
    sent: list[Action] = field(default_factory=list)

    def intend(self, action: Action) -> bool:
        self.sent.append(action)
        return True


class Joined(QObject):
    changed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self.session = Recorder()

    def show(self, view: SeatView, *events: object) -> None:
        self.session.state = replace(NOBODY, status=Status.JOINED, view=view)
        self.changed.emit(events)


def a_robot(joined: Joined, **options: bool) -> Robot:
    return Robot(joined, RandomBot(second_thoughts=0.0), seeded(7), parent=joined, **options)


def claimed(seat: Seat = 0) -> GameState:
    return apply(a_game(), seat, ClaimStory())


def test_a_bot_acts_when_it_is_its_turn(qtbot: QtBot) -> None:
    joined = Joined()
    a_robot(joined)
    joined.show(view_for(claimed(), 1))
    joined.show(view_for(claimed(), 0))
    qtbot.waitUntil(lambda: bool(joined.session.sent))
    (clue,) = joined.session.sent
    assert isinstance(clue, GiveClue)


def test_a_move_is_sent_once_for_each_connection(qtbot: QtBot) -> None:
    joined = Joined()
    robot = a_robot(joined)
    view = view_for(claimed(), 0)
    joined.show(view)
    qtbot.waitUntil(lambda: len(joined.session.sent) == 1)
    joined.show(view)
    assert not robot.is_thinking
    joined.show(view, BACK)
    qtbot.waitUntil(lambda: len(joined.session.sent) == 2)
    assert joined.session.sent[0] == joined.session.sent[1]


def test_a_refused_bot_tries_something_else(qtbot: QtBot) -> None:
    joined = Joined()
    a_robot(joined)
    view = view_for(claimed(), 0)
    joined.show(view)
    qtbot.waitUntil(lambda: len(joined.session.sent) == 1)
    joined.show(view, WasRefused("not_your_card", ""))
    qtbot.waitUntil(lambda: len(joined.session.sent) == 2)


def test_a_patient_bot_leaves_the_first_clue_to_others() -> None:
    joined = Joined()
    robot = a_robot(joined, patient=True)
    joined.show(view_for(a_game(), 0))
    assert not robot.is_thinking


def test_a_bot_announces_the_end_of_its_game_once(qtbot: QtBot) -> None:
    joined, state, rng = Joined(), a_game(), Random(3)
    robot, bot = a_robot(joined), RandomBot(second_thoughts=0.0)
    while state.outcome is None:
        views = [view_for(state, seat) for seat in range(3)]
        seat = next(view.seat for view in views if view.seat in view.waiting_for)
        action = bot.choose(views[seat], rng)
        assert action is not None
        state = apply(state, seat, action)
    finished: list[bool] = []
    robot.finished.connect(lambda: finished.append(True))
    joined.show(view_for(state, 0))
    joined.show(view_for(state, 0))
    assert finished == [True]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seeded_bot_draws_the_same_after_a_restart(seat: Seat) -> None:
    view = view_for(claimed(), seat)
    assert seeded(7)(view).random() == seeded(7)(view).random()
    assert seeded(7)(view).random() != seeded(8)(view).random()


def test_an_unseeded_bot_keeps_drawing_random_numbers() -> None:
    chance, view = unseeded(), view_for(claimed(), 0)
    assert chance(view).random() != chance(view).random()
