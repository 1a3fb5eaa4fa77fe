"""A bot that associates: it knows the words of pictures and lines, if somebody gives it any.

Without knowledge it still plays sensibly: broad clues, one vote when it cannot tell, and in
Poetry opinions of its own that stay the same throughout a game.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from dixit_qt.bots import telling, versemind
from dixit_qt.bots.guessing import clue_of, give, vote
from dixit_qt.bots.knowledge import Knowledge
from dixit_qt.bots.temper import USUAL, Strength, manner_of
from dixit_qt.rules.actions import Action, ClaimStory, GiveClue
from dixit_qt.rules.seatview import CardsView, ClueChoice, SeatView


@dataclass(frozen=True)
class KnowingBot:
    """`told` are the clues of the evening; bots that share it never say a thing twice."""

    knowledge: Knowledge = field(default_factory=Knowledge)
    strength: Strength = USUAL
    told: set[str] = field(default_factory=set)

    def choose(self, view: SeatView, rng: Random) -> Action | None:
        """It never takes back: its first thought is its last."""
        if view.legal.claim:
            return ClaimStory()
        if view.poetry is not None:
            return versemind.choose(self.knowledge, view, view.poetry, self.strength, rng)
        if view.cards is not None:
            return self._choose_with_cards(view, view.cards, rng)
        return None

    def muse(self, view: SeatView) -> Iterator[None]:
        if view.poetry is not None:
            lines = versemind.at_stake(self.knowledge, view.legal, view.poetry)
            return self.knowledge.seeing.ponder(lines)
        return self.knowledge.ponder(self._clues_at_stake(view))

    def _clues_at_stake(self, view: SeatView) -> Iterator[str]:
        """All that it may have to compare with pictures."""
        if view.cards is not None:
            if view.legal.clue is not None:
                yield from telling.at_stake(self.knowledge, view.legal.clue)
            if view.legal.give is not None or view.legal.vote is not None:
                yield clue_of(view.cards)

    def _choose_with_cards(self, view: SeatView, cards: CardsView, rng: Random) -> Action | None:
        legal = view.legal
        if legal.clue is not None:
            return self._tell(view, legal.clue, rng)
        if legal.give is not None:
            return give(self.knowledge, cards, legal.give, self.strength, rng)
        if legal.vote is not None:
            return vote(self.knowledge, cards, legal.vote, self.strength, rng)
        return None

    def _tell(self, view: SeatView, choice: ClueChoice, rng: Random) -> GiveClue:
        heard = {record.clue.text for record in view.history if record.clue is not None}
        manner = manner_of(-1 if view.seat is None else view.seat)
        clue = telling.tell(self.knowledge, choice, manner, heard | self.told, rng)
        self.told.add(clue.text)
        return clue
