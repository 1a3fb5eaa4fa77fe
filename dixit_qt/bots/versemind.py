"""How a bot plays Poetry.

As the storyteller it says that a line fits if the picture has what the line asks for, judged by
what the deck says about the picture. If the deck doesn't say, the bot decides at random, but always
the same way. As a hint it plays a line that fits its story and at most half of the others,
preferably one that fits plainly: what it asks for is striking on the picture, or several words
about the picture name it.

A guesser reads the same texts, but people also see things that no text mentions: where the texts
say that a line fits, people say yes in four of five cases (`YES_WHERE_IT_FITS`), and otherwise in
one of ten. With these two probabilities the hint, the verdicts and the wrong guesses give each open
story a probability by Bayes' rule. The bot lays the line whose verdict gives the most information,
in bits. It guesses when a guess gains more on average than it costs: its chips on lines and the
card against one point. With two players a right guess is worth the same at any time, while every
line gives the rival a point: then it guesses when no line would help more than that costs.

Bots differ in how often they overlook or mistake something, and each does so on other pictures.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import log2
from random import Random

from dixit_qt.bots.characters import USUAL, Strength
from dixit_qt.bots.knowledge import Knowledge, LineFacts
from dixit_qt.bots.words import words_in
from dixit_qt.rules.actions import Action, AddLine, ChooseEnding, Guess, Hint, Judge, SwapLine
from dixit_qt.rules.model import CardId
from dixit_qt.rules.seatview import HintChoice, Legal, PoetryView, SeatView

YES_WHERE_IT_FITS = 0.8
YES_WHERE_IT_DOES_NOT = 0.1
"""How often people found that a line fits, depending on whether it fits by the texts."""
YES_WHERE_NOBODY_KNOWS = 0.25
PLAIN_ENOUGH = 3
"""The plainness at which hardly any player doubts that a line fits a picture."""
OF_A_RACE = 1 / 9
"""One point as a share of what a guess decides with two players: 3 points and the card, for the
player or for the rival.
"""


def choose(
    knowledge: Knowledge, view: SeatView, poetry: PoetryView, strength: Strength, rng: Random
) -> Action | None:
    side = -1 if view.seat is None else view.sides[view.seat]
    mind = VerseMind(knowledge, poetry, side, strength)
    legal = view.legal
    if legal.hint is not None:
        return mind.tell(legal.hint, legal.swap, rng)
    if legal.judge and poetry.chosen is not None:
        return Judge(mind.fits(poetry.lines[-1].line, poetry.chosen))
    if legal.guess:
        return mind.take_turn(legal.guess, legal.add_line, legal.swap)
    if legal.endings:
        return ChooseEnding(rng.choice(mind.unheard(legal.endings, knowledge.endings)))
    return None


def at_stake(knowledge: Knowledge, legal: Legal, poetry: PoetryView) -> Iterator[str]:
    """The lines on the table and those that can be played, if they don't say what they ask for."""
    hints = () if legal.hint is None else legal.hint.lines
    laid = (line.line for line in poetry.lines)
    hint = () if poetry.hint is None else (poetry.hint,)
    for line in (*hints, *legal.add_line, *legal.swap, *hint, *laid):
        facts = knowledge.lines.get(line)
        if facts is not None and not facts.asks_anything:
            yield facts.text


@dataclass(frozen=True)
class VerseMind:
    knowledge: Knowledge
    poetry: PoetryView
    side: int
    strength: Strength = USUAL

    def fits(self, line: int, story: int) -> bool:
        """The verdict on a line is the bot's honest opinion, and the same each time."""
        card = self._card(story)
        shown = self.knowledge.shows(line, card)
        return self._dice(line, card).random() < YES_WHERE_NOBODY_KNOWS if shown is None else shown

    def tell(self, choice: HintChoice, swap: tuple[int, ...], rng: Random) -> Action:
        fitting = {line: self._fitting(line) for line in (*choice.lines, *swap)}
        count = {line: len(stories) for line, stories in fitting.items()}
        others = len(self.poetry.stories) - 1
        ways = [(s, line) for s in choice.stories for line in choice.lines if s in fitting[line]]
        good = [way for way in ways if 1 < count[way[1]] <= 1 + others / 2]
        if not good and swap:
            return SwapLine(min(swap, key=lambda n: min(count[n], 1 + others - count[n])))
        any_way = list(product(choice.stories, choice.lines))

        def plainness(way: tuple[int, int]) -> tuple[int, int, float]:
            """The rank of a line: lines that fit plainly are preferred; among those, lines that
            leave more stories open."""
            story, line = way
            plain = self.knowledge.plainness(line, self._card(story))
            return min(plain, PLAIN_ENOUGH), count[line], rng.random()

        return Hint(*max(good or ways or any_way, key=plainness))

    def _fitting(self, line: int) -> frozenset[int]:
        stories = range(1, len(self.poetry.stories) + 1)
        return frozenset(story for story in stories if self.fits(line, story))

    def take_turn(
        self, stories: tuple[int, ...], lines: tuple[int, ...], swap: tuple[int, ...]
    ) -> Action:
        likeliest = max(stories, key=lambda story: self.beliefs[story])
        if not lines or self._is_sure_enough(self.beliefs[likeliest], lines):
            return Guess(likeliest)
        if swap and not any(map(self._splits, lines)):
            return SwapLine(min(swap, key=self.information))
        return AddLine(max(self.unheard(lines, self.knowledge.lines), key=self._worth))

    def _is_sure_enough(self, belief: float, lines: tuple[int, ...]) -> bool:
        if self.poetry.rival is None:
            return belief * (self._own_chips + 1) >= 1 - belief
        return max(map(self._chance_to_be_right, lines)) - belief < OF_A_RACE

    @property
    def _own_chips(self) -> int:
        """The bot's own chips on lines. A line names the side that played it, not the seat."""
        return sum(line.side == self.side for line in self.poetry.lines)

    def _chance_to_be_right(self, line: int) -> float:
        """The chance that a guess after the verdict on this line is right."""
        told = [(belief, self._expected(line, story)) for story, belief in self.beliefs.items()]
        return max(b * yes for b, yes in told) + max(b * (1 - yes) for b, yes in told)

    def _splits(self, line: int) -> bool:
        """Whether the line would fit some open stories but not others, as this bot sees them."""
        seen = {self.sees(line, story) for story, belief in self.beliefs.items() if belief}
        return seen not in ({True}, {False})

    def _worth(self, line: int) -> tuple[float, float]:
        """Among lines with the same information, one that probably fits is better: it scores a
        point.
        """
        return round(self.information(line), 1), self._chance_of_yes(line)

    def information(self, line: int) -> float:
        """How many bits of information the verdict gives."""
        unclear = sum(b * _doubt(self._expected(line, story)) for story, b in self.beliefs.items())
        return _doubt(self._chance_of_yes(line)) - unclear

    def _chance_of_yes(self, line: int) -> float:
        return sum(b * self._expected(line, story) for story, b in self.beliefs.items())

    @cached_property
    def beliefs(self) -> dict[int, float]:
        """How likely each story is the chosen one, given the hint, verdicts and wrong guesses."""
        likelihood = {
            number: self._likelihood(number) if story.face_up else 0.0
            for number, story in enumerate(self.poetry.stories, start=1)
        }
        total = sum(likelihood.values())
        return {number: value / total for number, value in likelihood.items()}

    def _likelihood(self, story: int) -> float:
        value = 1.0 if self.poetry.hint is None else self._expected(self.poetry.hint, story)
        for line in self.poetry.lines:
            yes = self._expected(line.line, story)
            value *= yes if line.fits else 1 - yes
        return value

    def _expected(self, line: int, story: int) -> float:
        seen = self.sees(line, story)
        if seen is None:
            return YES_WHERE_NOBODY_KNOWS
        right, wrong = YES_WHERE_IT_FITS, YES_WHERE_IT_DOES_NOT
        slip = self.strength.oversight
        return right + slip * (wrong - right) if seen else wrong + slip * (right - wrong)

    def sees(self, line: int, story: int) -> bool | None:
        """What the bot sees as a guesser, with its occasional mistakes."""
        card = self._card(story)
        shown = self.knowledge.shows(line, card)
        if shown is None:
            return None
        return shown != (self._dice(line, card).random() < self.strength.oversight)

    def _dice(self, line: int, card: CardId) -> Random:
        return Random(f"{self.side}/{line}/{card}")

    def _card(self, story: int) -> CardId:
        return self.poetry.stories[story - 1].card

    def unheard(self, choice: tuple[int, ...], facts: Mapping[int, LineFacts]) -> tuple[int, ...]:
        """Those whose last words don't repeat the end of a row in the poem. All of them if there
        are none.
        """
        heard = [word for row in self._rows for word in _last_words(self.knowledge.lines, row)]
        return tuple(n for n in choice if not _is_heard(_last_words(facts, n), heard)) or choice

    @property
    def _rows(self) -> list[int]:
        """The poem so far, without the lines that didn't fit."""
        laid = [line.line for line in self.poetry.lines if line.fits]
        return laid if self.poetry.hint is None else [self.poetry.hint, *laid]


def _doubt(chance: float) -> float:
    """The entropy in bits: 1 when both answers are equally likely."""
    return -sum(p * log2(p) for p in (chance, 1 - chance) if p > 0)


def _last_words(facts: Mapping[int, LineFacts], number: int) -> list[str]:
    rows = facts[number].text.split("\n") if number in facts else []
    return [words[-1] for words in map(words_in, rows) if words]


def _is_heard(words: Iterable[str], heard: Iterable[str]) -> bool:
    """ "stray" counts as a repetition of "astray"."""
    return any(word.endswith(o) or o.endswith(word) for word, o in product(words, heard))
