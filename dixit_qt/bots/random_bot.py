"""A bot that plays at random: first it picks a kind of action, then one action of that kind.

Choosing the kind first keeps the games varied: otherwise double votes would drown out single ones,
and swaps everything else.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from dixit_qt.bots.bot import phrases
from dixit_qt.rules.actions import (
    Action,
    AddLine,
    ChooseEnding,
    ClaimStory,
    Give,
    GiveClue,
    Guess,
    Hint,
    Judge,
    SwapLine,
    TakeBack,
    Vote,
)
from dixit_qt.rules.seatview import ClueChoice, GiveChoice, HintChoice, Legal, SeatView, VoteChoice

Way = Callable[[Random], Action]


@dataclass(frozen=True, slots=True)
class RandomBot:
    """`second_thoughts` is how likely the bot takes back a card or a vote without need."""

    language: str = "en"
    second_thoughts: float = 0.05

    def choose(self, view: SeatView, rng: Random) -> Action | None:
        ways = self.ways(view.legal)
        if ways:
            return rng.choice(ways)(rng)
        if view.legal.take_back and rng.random() < self.second_thoughts:
            return TakeBack()
        return None

    def muse(self, _view: SeatView) -> Iterator[None]:
        return iter(())

    def ways(self, legal: Legal) -> list[Way]:
        """One function that makes an action for each kind that is legal now, except taking back."""
        return [*self._ways_with_pictures(legal), *_ways_in_poetry(legal)]

    def _ways_with_pictures(self, legal: Legal) -> list[Way]:
        ways: list[Way] = []
        if legal.claim:
            ways.append(lambda _rng: ClaimStory())
        if (clue := legal.clue) is not None:
            ways.append(lambda rng: random_clue(clue, self.language, rng))
        if (give := legal.give) is not None:
            ways.append(lambda rng: random_gift(give, rng))
        if (vote := legal.vote) is not None:
            ways.append(lambda rng: random_vote(vote, rng))
        return ways


def _ways_in_poetry(legal: Legal) -> list[Way]:
    ways: list[Way] = []
    if legal.swap:
        ways.append(lambda rng: SwapLine(rng.choice(legal.swap)))
    if (hint := legal.hint) is not None:
        ways.append(lambda rng: random_hint(hint, rng))
    if legal.add_line:
        ways.append(lambda rng: AddLine(rng.choice(legal.add_line)))
    if legal.guess:
        ways.append(lambda rng: Guess(rng.choice(legal.guess)))
    if legal.judge:
        ways.append(lambda rng: Judge(rng.random() < 0.5))
    if legal.endings:
        ways.append(lambda rng: ChooseEnding(rng.choice(legal.endings)))
    return ways


def random_clue(choice: ClueChoice, language: str, rng: Random) -> GiveClue:
    card = rng.choice(choice.cards) if choice.cards else None
    return GiveClue(rng.choice(phrases(language)), rng.choice(choice.kinds), card)


def random_gift(choice: GiveChoice, rng: Random) -> Give:
    return Give(tuple(rng.sample(choice.cards, choice.count)))


def random_vote(choice: VoteChoice, rng: Random) -> Vote:
    count = rng.randint(1, min(choice.most, len(choice.numbers)))
    red = rng.choice(choice.reds) if choice.reds else None
    return Vote(tuple(rng.sample(choice.numbers, count)), red)


def random_hint(choice: HintChoice, rng: Random) -> Hint:
    return Hint(rng.choice(choice.stories), rng.choice(choice.lines))
