"""How a bot plays Poetry: what it thinks of a line and a story, and what follows from that.

An opinion is a number between 0 and 1, the same whenever it is asked: how many pictures of the
deck the line fits less well than this one, by words that a person sees, too; and some taste of
the bot's own, which nobody else knows.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp
from random import Random

from dixit_qt.bots.knowledge import Knowledge, LineFacts
from dixit_qt.bots.temper import USUAL, Strength
from dixit_qt.bots.word_keys import words_in
from dixit_qt.rules.actions import Action, AddLine, ChooseEnding, Guess, Hint, Judge, SwapLine
from dixit_qt.rules.model import CardId
from dixit_qt.rules.seatview import HintChoice, PoetryView, SeatView

FITTING_SHARE = 0.35
STEEPNESS = 2.0
SURE_ENOUGH = 2.5
SURE_ENOUGH_IN_A_RACE = 2.0
OF_A_VERDICT = 0.4
GOOD_HINT = 0.6
TELLING_LINE = 0.5


def choose(
    knowledge: Knowledge, view: SeatView, poetry: PoetryView, strength: Strength, rng: Random
) -> Action | None:
    mind = VerseMind(knowledge, poetry, -1 if view.seat is None else view.seat, strength)
    legal = view.legal
    if legal.hint is not None:
        return mind.tell(legal.hint, legal.swap, rng)
    if legal.judge and poetry.chosen is not None:
        return Judge(mind.fits(poetry.lines[-1].line, poetry.chosen))
    if legal.guess:
        return mind.take_turn(legal.guess, legal.add_line, legal.swap)
    if legal.endings:
        return ChooseEnding(mind.best_ending(legal.endings, rng))
    return None


def seen(knowledge: Knowledge, line: int, card: CardId) -> float:
    """What the words say: above 0 for that share of the pictures which the line fits best."""
    facts = knowledge.lines.get(line)
    fits = {} if facts is None else knowledge.fits_of_all(facts.text)
    if card not in fits or min(fits.values()) == max(fits.values()):
        return 0.0
    better = sum(fit > fits[card] for fit in fits.values())
    level = sum(fit == fits[card] for fit in fits.values()) - 1
    place = (better + level / 2) / len(fits)
    return STEEPNESS * (FITTING_SHARE - place) / FITTING_SHARE


@dataclass(frozen=True)
class VerseMind:
    knowledge: Knowledge
    poetry: PoetryView
    seat: int
    strength: Strength = USUAL

    def tell(self, choice: HintChoice, swap: tuple[int, ...], rng: Random) -> Action:
        """A hint that fits its story well and about half of the others too."""
        ways = [(story, line) for story in choice.stories for line in choice.lines]
        quality = {way: self._hint_quality(*way) + 0.1 * rng.random() for way in ways}
        best = max(ways, key=lambda way: quality[way])
        if swap and quality[best] < GOOD_HINT:
            return SwapLine(min(swap, key=self._best_opinion))
        return Hint(*best)

    def fits(self, line: int, story: int) -> bool:
        """The verdict on a line is an honest opinion."""
        return self.opinion(line, self._card(story)) >= 0.5

    def take_turn(
        self, stories: tuple[int, ...], lines: tuple[int, ...], swap: tuple[int, ...]
    ) -> Action:
        likeliest = max(stories, key=lambda story: self.beliefs[story])
        if not lines or self.beliefs[likeliest] >= self._sure_enough:
            return Guess(likeliest)
        telling = max(self._unheard(lines, self.knowledge.lines), key=self.information)
        if swap and self.information(telling) < TELLING_LINE:
            return SwapLine(min(swap, key=self.information))
        return AddLine(telling)

    def best_ending(self, endings: tuple[int, ...], rng: Random) -> int:
        story = self.poetry.chosen
        if story is None:
            return rng.choice(endings)
        texts = {number: facts.text for number, facts in self.knowledge.endings.items()}
        card = self._card(story)
        return max(
            self._unheard(endings, self.knowledge.endings),
            key=lambda ending: self.knowledge.fit(texts.get(ending, ""), card) + rng.random(),
        )

    def _unheard(self, choice: tuple[int, ...], facts: Mapping[int, LineFacts]) -> tuple[int, ...]:
        """Those that end on a word with which no row of the poem has ended, if there are any."""
        laid = [line.line for line in self.poetry.lines if line.fits]
        rows = [*laid] if self.poetry.hint is None else [self.poetry.hint, *laid]
        heard = {_last_word(self.knowledge.lines, row) for row in rows}
        return tuple(n for n in choice if not _is_heard(_last_word(facts, n), heard)) or choice

    def opinion(self, line: int, card: CardId) -> float:
        """A half and more is a fit."""
        return _chance(self._leaning(line, card, OF_A_VERDICT * self.strength.taste))

    def _leaning(self, line: int, card: CardId, taste: float) -> float:
        """The words that all see, and a taste that nobody else knows."""
        own = Random(f"{self.seat}/{line}/{card}").gauss(0, taste)
        return seen(self.knowledge, line, card) + own

    @cached_property
    def beliefs(self) -> dict[int, float]:
        """How likely each story is the chosen one, after the hint, verdicts and wrong guesses."""
        likelihood = {
            number: self._likelihood(story.card) if story.face_up else 0.0
            for number, story in enumerate(self.poetry.stories, start=1)
        }
        total = sum(likelihood.values())
        return {number: value / total for number, value in likelihood.items()}

    def information(self, line: int) -> float:
        """How evenly a verdict would split the beliefs; a fitting line is a point as well."""
        yes = sum(
            belief * self._expected(line, self._card(story))
            for story, belief in self.beliefs.items()
        )
        return 1 - abs(2 * yes - 1) + 0.2 * yes

    @property
    def _sure_enough(self) -> float:
        """Where many stories lie, a third of certainty is much already."""
        wanted = SURE_ENOUGH if self.poetry.rival is None else SURE_ENOUGH_IN_A_RACE
        return wanted / len(self.poetry.stories)

    def _card(self, story: int) -> CardId:
        return self.poetry.stories[story - 1].card

    def _likelihood(self, card: CardId) -> float:
        value = 1.0 if self.poetry.hint is None else self._expected(self.poetry.hint, card)
        for line in self.poetry.lines:
            yes = self._expected(line.line, card)
            value *= yes if line.fits else 1 - yes
        return value

    def _expected(self, line: int, card: CardId) -> float:
        """The chance that the storyteller says yes, into whose head nobody sees."""
        taste = self.strength.taste
        return _chance(self._leaning(line, card, taste) / (1 + taste))

    def _hint_quality(self, story: int, line: int) -> float:
        others = [
            self.opinion(line, self._card(number)) >= 0.5
            for number in range(1, len(self.poetry.stories) + 1)
            if number != story
        ]
        distance = abs(sum(others) / len(others) - 0.5)
        return self.opinion(line, self._card(story)) - 0.5 * distance

    def _best_opinion(self, line: int) -> float:
        return max(self.opinion(line, story.card) for story in self.poetry.stories)


def _chance(leaning: float) -> float:
    return 1 / (1 + exp(-leaning))


def _last_word(facts: Mapping[int, LineFacts], number: int) -> str:
    words = words_in(facts[number].text) if number in facts else []
    return words[-1] if words else ""


def _is_heard(word: str, heard: Iterable[str]) -> bool:
    """Stray is heard in astray."""
    return any(word.endswith(other) or other.endswith(word) for other in heard if word and other)
