"""People at their windows: one plays with the mouse alone, one with the keyboard alone.

They look at nothing but what their own program knows that they may do, and act on nothing but
the window.
"""

from abc import ABC, abstractmethod
from random import Random

from PySide6.QtCore import Qt

from dixit_qt.rules.seatview import Legal, PoetryView
from dixit_qt.wire.room import Room
from tests.ui.household import PlayerWindow

MOST_TABS = 60
NUMBER_KEYS = (
    *(Qt.Key(Qt.Key.Key_0 + digit) for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)),
    Qt.Key.Key_Minus,
    Qt.Key.Key_Equal,
)


class Person(ABC):
    def __init__(self, window: PlayerWindow, seed: int) -> None:
        self.window = window
        self.rng = Random(seed)
        self.moves = self.endings = 0

    @property
    def legal(self) -> Legal:
        view = self.window.player.feed.state.view
        return Legal() if view is None else view.legal

    def act(self) -> None:
        """Make the move that the table waits for, if it is this person's."""
        if self.window.has("reveal"):
            self.look_on()
            return
        self.window.until(lambda: self.window.is_laid_out, "the page is not laid out")
        before = self._moment()
        if self._bots_are_done() and self._choose():
            self.moves += 1
            self.window.until(
                lambda: self._moment() != before, f"{type(self).__name__}: no effect: {self.legal}"
            )

    @property
    def room(self) -> Room:
        room = self.window.player.feed.state.room
        assert room is not None
        return room

    @property
    def sees_the_game(self) -> bool:
        return self.window.player.feed.state.view is not None

    @property
    def is_over(self) -> bool:
        view = self.window.player.feed.state.view
        return view is not None and view.outcome is not None

    # What anybody may do at any time

    def pause(self) -> None:
        self._open_menu()
        self.push("pause")
        self.push("menu-back")
        self.window.until(lambda: self.room.paused_by is not None, "the clocks go on")

    def go_on(self) -> None:
        self.push("interludeWay")
        self.window.until(lambda: self.room.paused_by is None, "the clocks stand still")

    def sit_down(self) -> None:
        self.push("interludeWay")
        self.window.gone("interludeWay")
        self.window.until(self.window.page_has_focus, "the keyboard is elsewhere")

    def finish(self) -> None:
        """The game shall end with this round."""
        self._open_menu()
        self.push("finishGame")
        self.push("yes")
        self.window.gone("finishGame")

    def _open_menu(self) -> None:
        if self.window.has("reveal"):
            self.look_on()
        self.push("menu")

    @abstractmethod
    def push(self, name: str) -> None:
        """A button."""

    @abstractmethod
    def take_back(self) -> None:
        """One's clue, or one's verdict on a line."""

    @abstractmethod
    def look_on(self) -> None:
        """Put the reveal away."""

    @abstractmethod
    def _choose(self) -> bool:
        """Make a move if one is due; whether one was made."""

    def _bots_are_done(self) -> bool:
        """In the races of a team, or for the first story, they are faster than people."""
        state = self.window.player.feed.state
        if state.room is None or state.view is None:
            return False
        return not any(state.room.seats[seat].is_bot for seat in state.view.waiting_for)

    def _moment(self) -> object:
        """One's own: moves of others that arrive meanwhile are no effect of this one's."""
        state = self.window.player.feed.state
        return state.match, state.decision

    def _adds_a_line(self) -> bool:
        """The first line of a poem is always laid, so that there is something to judge."""
        view = self.window.player.feed.state.view
        assert view is not None
        return not (view.poetry or PoetryView()).lines or self.rng.random() < 0.5

    def _sees_the_story(self) -> None:
        """Whoever ends the poem has its picture beside the endings [004:203]."""
        self.window.item("endingStory")
        self.endings += 1

    def _place_in_hand(self, cards: tuple[str, ...]) -> int:
        view = self.window.player.feed.state.view
        assert view is not None
        assert view.cards is not None
        return view.cards.hand.index(self.rng.choice(cards))


class Mouse(Person):
    def push(self, name: str) -> None:
        self.window.click(name)

    def take_back(self) -> None:
        self.push("takeBack" if self.window.page == "game" else "takeVerdictBack")

    def look_on(self) -> None:
        self.window.click("revealOn")
        self.window.gone("reveal")

    def _choose(self) -> bool:
        legal = self.legal
        if legal.clue:
            self._tell()
        elif legal.give:
            self._give(legal.give.cards, legal.give.count)
        elif legal.vote:
            self._vote()
        else:
            return self._choose_in_poetry()
        return True

    def _tell(self) -> None:
        clue = self.legal.clue
        assert clue is not None
        if clue.cards:
            self.window.drag(f"hand-{self._place_in_hand(clue.cards)}", "clueSlot")
        self.window.click("kind-aloud")
        self.window.click("tell")

    def _give(self, cards: tuple[str, ...], count: int) -> None:
        view = self.window.player.feed.state.view
        assert view is not None
        assert view.cards is not None
        for card in self.rng.sample(cards, count):
            self.window.drag(f"hand-{view.cards.hand.index(card)}", "dropPlace")

    def _vote(self) -> None:
        vote = self.legal.vote
        assert vote is not None
        for number in self.rng.sample(vote.numbers, vote.most):
            self.window.click(f"table-{number}")
        if vote.most > 1:
            self.window.click("castVote")
        if vote.reds:
            self.window.click(f"table-{self.rng.choice(vote.reds)}")

    def _choose_in_poetry(self) -> bool:
        legal = self.legal
        if legal.hint:
            self.window.click(f"story-{self.rng.choice(legal.hint.stories)}")
            self.window.click("line-0")
            self.window.click("begin")
        elif legal.add_line and self._adds_a_line():
            self.window.drag("line-1", "poem")
        elif legal.guess:
            self.window.click(f"story-{self.rng.choice(legal.guess)}")
            self.window.click("guess")
        elif legal.judge:
            self.window.click(self.rng.choice(("judge-yes", "judge-no")))
        elif legal.endings:
            self._sees_the_story()
            self.window.click("ending-0")
        else:
            return False
        return True


class Keys(Person):
    def push(self, name: str) -> None:
        self._awake()
        self.window.enabled(name)
        self._tab_to(name)
        self.window.press(Qt.Key.Key_Return)

    def take_back(self) -> None:
        if self.window.page == "game":
            self._awake()
            self.window.press(Qt.Key.Key_Escape)
        else:
            self.push("takeVerdictBack")

    def look_on(self) -> None:
        self._awake()
        self.window.press(Qt.Key.Key_Escape)
        self.window.gone("reveal")

    def _awake(self) -> None:
        self.window.window.requestActivate()
        self.window.until(self.window.window.isActive, "the window is not active")

    def _tab_to(self, *names: str) -> None:
        """On with Tab until one of these has the focus; there is no other way for the keyboard."""
        passed = []
        for _ in range(MOST_TABS):
            item = self.window.window.activeFocusItem()
            if item is not None and item.objectName() in names:
                return
            passed.append("nothing" if item is None else item.objectName() or str(item))
            self.window.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {names}, only {passed}")

    def _choose(self) -> bool:
        legal = self.legal
        if legal in (Legal(), Legal(claim=True), Legal(take_back=True)):
            return False
        self._awake()
        if legal.clue:
            self._tell()
        elif legal.give:
            self._give(legal.give.count)
        elif legal.vote:
            self._vote()
        else:
            return self._choose_in_poetry()
        return True

    def _tell(self) -> None:
        clue = self.legal.clue
        assert clue is not None
        if clue.cards:
            self._tab_to(*(f"hand-{place}" for place in range(7)))
            self.window.press(Qt.Key.Key_Return)
        self._tab_to("clueField")
        self.window.type("A short clue")
        self.window.press(Qt.Key.Key_Return)

    def _give(self, count: int) -> None:
        for _ in range(count):
            self._tab_to(*(f"hand-{place}" for place in range(7)))
            self.window.press(Qt.Key.Key_Return)
            self.window.press(Qt.Key.Key_Right)

    def _vote(self) -> None:
        vote = self.legal.vote
        assert vote is not None
        self._press_number(self.rng.choice(vote.numbers))
        if vote.most > 1:
            self._tab_to("castVote")
            self.window.press(Qt.Key.Key_Return)
        if vote.reds:
            self._press_number(self.rng.choice(vote.reds))

    def _press_number(self, number: int) -> None:
        self.window.press(NUMBER_KEYS[number - 1])

    def _choose_in_poetry(self) -> bool:
        legal = self.legal
        if legal.hint:
            self._press_number(self.rng.choice(legal.hint.stories))
            self._tab_to(*(f"line-{place}" for place in range(5)))
            self.window.press(Qt.Key.Key_Return)
        elif legal.add_line and self._adds_a_line():
            self._tab_to(*(f"line-{place}" for place in range(5)))
            self.window.press(Qt.Key.Key_Return)
        elif legal.guess:
            self._press_number(self.rng.choice(legal.guess))
            self._tab_to("guess")
            self.window.press(Qt.Key.Key_Return)
        elif legal.judge:
            self.window.press(self.rng.choice((Qt.Key.Key_Y, Qt.Key.Key_N)))
        elif legal.endings:
            self._sees_the_story()
            self._tab_to("ending-0", "ending-1")
            self.window.press(Qt.Key.Key_Return)
        else:
            return False
        return True
