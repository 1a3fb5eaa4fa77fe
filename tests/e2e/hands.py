"""People at their windows: one plays with the mouse alone, one with the keyboard alone.

They know only what their own program knows about their legal moves, and act only through the
window.
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
        """Make a move if the table waits for this person."""
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
        self._open_table()
        self.push("pause")
        self.push("closeSide")
        self.window.until(lambda: self.room.paused_by is not None, "the clocks go on")

    def go_on(self) -> None:
        self.push("betweenRoundsWay")
        self.window.until(lambda: self.room.paused_by is None, "the clocks stand still")

    def sit_down(self) -> None:
        self.window.window.requestActivate()
        self.push("betweenRoundsWay")
        self.window.gone("betweenRoundsWay")
        self.window.until(self.window.page_has_focus, "the keyboard is elsewhere")

    def finish(self) -> None:
        """End the game after this round."""
        self._open_table()
        self.push("finishGame")
        self.push("yes")
        self.window.gone("finishGame")

    def _open_table(self) -> None:
        if self.window.has("reveal"):
            self.look_on()
        self.push("menu")
        self.push("menu-table")

    @abstractmethod
    def push(self, name: str) -> None:
        """A button."""

    @abstractmethod
    def take_back(self) -> None:
        """Take back a clue, or a verdict on a line."""

    @abstractmethod
    def look_on(self) -> None:
        """Close the reveal."""

    def _choose(self) -> bool:
        """Make a move if one is due; returns whether one was made."""
        legal = self.legal
        due = {
            self._tell: legal.clue,
            self._give: legal.give,
            self._vote: legal.vote,
            self._hint: legal.hint,
            self._add_line: legal.add_line and self._adds_a_line(),
            self._guess: legal.guess,
            self._judge: legal.judge,
            self._end: legal.endings,
        }
        move = next((move for move, is_due in due.items() if is_due), None)
        if move is None:
            return False
        move()
        return True

    @abstractmethod
    def _tell(self) -> None: ...

    @abstractmethod
    def _give(self) -> None: ...

    @abstractmethod
    def _vote(self) -> None: ...

    @abstractmethod
    def _hint(self) -> None: ...

    @abstractmethod
    def _add_line(self) -> None: ...

    @abstractmethod
    def _guess(self) -> None: ...

    @abstractmethod
    def _judge(self) -> None: ...

    @abstractmethod
    def _end(self) -> None: ...

    def _bots_are_done(self) -> bool:
        """When several players may act first, in a team or for the first story, bots are faster."""
        state = self.window.player.feed.state
        if state.room is None or state.view is None:
            return False
        return not any(state.room.seats[seat].is_bot for seat in state.view.waiting_for)

    def _moment(self) -> object:
        """Changes only with this player's own moves, not with those of others that arrive
        meanwhile."""
        state = self.window.player.feed.state
        return state.match, state.decision

    def _adds_a_line(self) -> bool:
        """The first line of a poem is always played, so that there is something to judge."""
        view = self.window.player.feed.state.view
        assert view is not None
        return not (view.poetry or PoetryView()).lines or self.rng.random() < 0.5

    def _sees_the_story(self) -> None:
        """The player who chooses the ending sees the story beside the endings [004:203]."""
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

    def _tell(self) -> None:
        clue = self.legal.clue
        assert clue is not None
        if clue.cards:
            self.window.drag(f"hand-{self._place_in_hand(clue.cards)}", "clueSlot")
        self.window.click("kind-aloud")
        self.window.click("tell")

    def _give(self) -> None:
        give = self.legal.give
        view = self.window.player.feed.state.view
        assert give is not None
        assert view is not None
        assert view.cards is not None
        for card in self.rng.sample(give.cards, give.count):
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

    def _hint(self) -> None:
        hint = self.legal.hint
        assert hint is not None
        self.window.click(f"story-{self.rng.choice(hint.stories)}")
        self.window.click("line-0")
        self.window.click("begin")

    def _add_line(self) -> None:
        self.window.drag("line-1", "poem")

    def _guess(self) -> None:
        self.window.click(f"story-{self.rng.choice(self.legal.guess)}")
        self.window.click("guess")

    def _judge(self) -> None:
        self.window.click(self.rng.choice(("judge-yes", "judge-no")))

    def _end(self) -> None:
        self._sees_the_story()
        self.window.click("ending-0")


class Keys(Person):
    def push(self, name: str) -> None:
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
        """Press Tab until one of these has the focus: the keyboard has no other way."""
        self._awake()
        passed = []
        for _ in range(MOST_TABS):
            item = self.window.window.activeFocusItem()
            if item is not None and item.objectName() in names:
                return
            passed.append("nothing" if item is None else item.objectName() or str(item))
            self.window.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never reaches {names}, only {passed}")

    def _tell(self) -> None:
        clue = self.legal.clue
        assert clue is not None
        if clue.cards:
            self._tab_to(*(f"hand-{place}" for place in range(7)))
            self.window.press(Qt.Key.Key_Return)
        self._tab_to("clueField")
        self.window.type("A short clue")
        self.window.press(Qt.Key.Key_Return)

    def _give(self) -> None:
        give = self.legal.give
        assert give is not None
        for _ in range(give.count):
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
        self._awake()
        self.window.press(NUMBER_KEYS[number - 1])

    def _hint(self) -> None:
        hint = self.legal.hint
        assert hint is not None
        self._press_number(self.rng.choice(hint.stories))
        self._add_line()

    def _add_line(self) -> None:
        self._tab_to(*(f"line-{place}" for place in range(5)))
        self.window.press(Qt.Key.Key_Return)

    def _guess(self) -> None:
        self._press_number(self.rng.choice(self.legal.guess))
        self._tab_to("guess")
        self.window.press(Qt.Key.Key_Return)

    def _judge(self) -> None:
        self._awake()
        self.window.press(self.rng.choice((Qt.Key.Key_Y, Qt.Key.Key_N)))

    def _end(self) -> None:
        self._sees_the_story()
        self._tab_to("ending-0", "ending-1")
        self.window.press(Qt.Key.Key_Return)
