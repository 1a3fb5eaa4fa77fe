"""A bot that associates: it knows the words of pictures and lines, if somebody gives it any.

Without knowledge it still plays sensibly: broad clues, one vote when it cannot tell, and in
Poetry opinions of its own that stay the same throughout a game.
"""

from dataclasses import dataclass, field
from random import Random

from dixit_qt.bots import associations, versemind
from dixit_qt.bots.knowledge import Knowledge
from dixit_qt.rules.actions import Action, ClaimStory
from dixit_qt.rules.seatview import SeatView


@dataclass(frozen=True)
class KnowingBot:
    knowledge: Knowledge = field(default_factory=Knowledge)

    def choose(self, view: SeatView, rng: Random) -> Action | None:
        """It never takes back: its first thought is its last."""
        if view.legal.claim:
            return ClaimStory()
        if view.poetry is not None:
            return versemind.choose(self.knowledge, view, view.poetry, rng)
        if view.cards is not None:
            return associations.choose(self.knowledge, view, view.cards, rng)
        return None
