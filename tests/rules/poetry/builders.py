"""A game of Poetry for tests, with short methods for what happens in a round."""

from typing import Any

import pytest
from msgspec.structs import replace

from dixit_qt.rules.actions import Action, AddLine, ChooseEnding, Guess, Hint, Judge
from dixit_qt.rules.engine import apply, new_game
from dixit_qt.rules.model import Cards, Phase, Seat
from dixit_qt.rules.poetry.table import poetry
from dixit_qt.rules.refusals import Refusal, RuleViolation
from dixit_qt.rules.seatview import PoetryView, SeatView
from dixit_qt.rules.state import PoetryGame
from dixit_qt.rules.views import view_for

CHOSEN = 2


def printed_decks(pictures: int = 100, lines: int = 150, endings: int = 50) -> Cards:
    return Cards(
        pictures=tuple(f"story-{number:03}" for number in range(1, pictures + 1)),
        lines=tuple(range(1001, 1001 + lines)),
        endings=tuple(range(5001, 5001 + endings)),
    )


class PoetryTable:
    """A game in progress; seats are named by their distance from the storyteller."""

    def __init__(self, players: int, *, seed: int = 1, cards: Cards | None = None) -> None:
        self.state = new_game("poetry", players, cards or printed_decks(), seed, {})

    @property
    def game(self) -> PoetryGame:
        return poetry(self.state)

    @property
    def teller(self) -> Seat:
        assert self.state.storyteller is not None
        return self.state.storyteller

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    def left(self, steps: int) -> Seat:
        return (self.teller + steps) % self.state.seats

    def turn(self) -> Seat:
        assert self.game.turn is not None
        return self.game.turn

    def change(self, **changes: Any) -> None:
        self.state = replace(self.state, game=replace(self.game, **changes))

    def change_scores(self, scores: tuple[int, ...]) -> None:
        self.state = replace(self.state, scores=scores)

    def act(self, seat: Seat, action: Action) -> None:
        self.state = apply(self.state, seat, action)

    def hint(self, story: int = CHOSEN) -> None:
        self.act(self.teller, Hint(story, self.game.hands[self.teller][0]))

    def lay(self) -> int:
        line = self.game.hands[self.turn()][0]
        self.act(self.turn(), AddLine(line))
        return line

    def judge(self, *, fits: bool) -> None:
        self.act(self.teller, Judge(fits))

    def lay_judged(self, *, fits: bool) -> int:
        line = self.lay()
        self.judge(fits=fits)
        return line

    def guess(self, story: int = CHOSEN) -> None:
        self.act(self.turn(), Guess(story))

    def end(self) -> None:
        """The chooser plays the first offered ending, unless the rival has added its own."""
        if self.phase is Phase.ENDING:
            assert self.game.ending_by is not None
            self.act(self.game.ending_by, ChooseEnding(self.game.endings[0]))

    def play_round(self) -> None:
        self.hint()
        self.guess()
        self.end()

    def play_to_the_last_guess(self, rounds: int) -> None:
        for _ in range(rounds - 1):
            self.play_round()
        self.hint()

    def refusal(self, seat: Seat, action: Action) -> Refusal:
        before = self.state
        with pytest.raises(RuleViolation) as refused:
            apply(self.state, seat, action)
        assert self.state == before
        return refused.value.code

    def seen_by(self, seat: Seat | None) -> SeatView:
        return view_for(self.state, seat)

    def poem_seen_by(self, seat: Seat | None) -> PoetryView:
        shown = self.seen_by(seat).poetry
        assert shown is not None
        return shown
