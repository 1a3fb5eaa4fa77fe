"""How a bot plays Poetry: what it thinks of a line and a story, and what follows from that.

An opinion is a number between 0 and 1, the same whenever it is asked: how many pictures of the
deck the line fits less well than this one, by words that a person sees, too; and some taste of
the bot's own, which nobody else knows.

What it lays shall also make a poem: a line that opens one comes first and nowhere else, what
follows speaks of the same matter, no two rows begin or rhyme alike.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import exp
from random import Random

from dixit_qt.bots.knowledge import Knowledge, LineFacts
from dixit_qt.bots.temper import USUAL, Strength
from dixit_qt.bots.words import Meaning, likeness, words_in
from dixit_qt.rules.actions import Action, AddLine, ChooseEnding, Guess, Hint, Judge, SwapLine
from dixit_qt.rules.model import CardId
from dixit_qt.rules.seatview import HintChoice, Legal, PoetryView, SeatView

FITTING_SHARE = 0.35
STEEPNESS = 2.0
SURE_ENOUGH = 2.85
SURE_ENOUGH_IN_A_RACE = 2.0
OF_A_VERDICT = 0.4
GOOD_HINT = 0.6
TELLING_LINE = 0.5
OF_AN_OPENING = 2.0
OF_GOING_ON = 4.0
OF_ITS_MATTER = 10.0
NEAR_ENOUGH = 0.2
OF_THE_STORY = OF_CHANCE = 0.3
BEGINS_ALIKE = 0.2
ROWS_ENOUGH = 2.5
WEARY = 0.6


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


def at_stake(knowledge: Knowledge, legal: Legal, poetry: PoetryView) -> Iterator[str]:
    """The lines on the table and those that could be laid, or the endings."""
    hints = () if legal.hint is None else legal.hint.lines
    laid = (line.line for line in poetry.lines)
    hint = () if poetry.hint is None else (poetry.hint,)
    for line in (*hints, *legal.add_line, *legal.swap, *hint, *laid):
        if line in knowledge.lines:
            yield knowledge.lines[line].text
    for ending in legal.endings:
        if ending in knowledge.endings:
            yield knowledge.endings[ending].text


def seen(knowledge: Knowledge, line: int, card: CardId) -> float:
    """What the words say: above 0 for that share of the pictures which the line fits best."""
    facts = knowledge.lines.get(line)
    fits = {} if facts is None else knowledge.seeing.fits_of_all(facts.text)
    if card not in fits or min(fits.values()) == max(fits.values()):
        return 0.0
    better = sum(fit > fits[card] for fit in fits.values())
    level = sum(fit == fits[card] for fit in fits.values()) - 1
    place = (better + level / 2) / len(fits)
    return STEEPNESS * (FITTING_SHARE - place) / FITTING_SHARE


def going_on(knowledge: Knowledge, rows: list[int], line: int) -> float:
    """How well a line goes on from the poem above it, from 0 to 1: it may not begin another one."""
    facts, above = knowledge.lines.get(line), _known(knowledge, rows)
    if facts is None or not above:
        return 1.0
    if facts.opens:
        return 0.0
    return BEGINS_ALIKE if _begins_alike(facts, above) else 1.0


def _known(knowledge: Knowledge, rows: list[int]) -> list[LineFacts]:
    return [knowledge.lines[row] for row in rows if row in knowledge.lines]


def _begins_alike(line: LineFacts, above: list[LineFacts]) -> bool:
    """With the two words of any row, or with the word of both rows above."""
    begins = [words_in(row.text)[:2] for row in (line, *above)]
    firsts = [words[:1] for words in (begins[0], *begins[-2:])]
    return begins[0] in begins[1:] or (len(above) > 1 and firsts[0] == firsts[1] == firsts[2])


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
        best = max(ways, key=lambda way: quality[way] + OF_AN_OPENING * self._opens(way[1]))
        openings = any(line.opens for line in self.knowledge.lines.values())
        if swap and (quality[best] < GOOD_HINT or self._opens(best[1]) < openings):
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
        best = max(self._unheard(lines, self.knowledge.lines), key=self._worth)
        if swap and not self._is_good(best):
            return SwapLine(min(self._spare(swap), key=self._worth))
        if self.beliefs[likeliest] >= self._daring(best):
            return Guess(likeliest)
        return AddLine(best)

    def _is_good(self, line: int) -> bool:
        return (
            self.information(line) >= TELLING_LINE
            and self.going_on(line) == 1
            and self.keeps_to_it(self.knowledge.lines, line) >= NEAR_ENOUGH
        )

    def _spare(self, hand: tuple[int, ...]) -> tuple[int, ...]:
        """All but the one line with which the bot could begin a poem of its own."""
        others = tuple(line for line in hand if not self._opens(line))
        return hand if len(hand) - len(others) > 1 else others or hand

    def _worth(self, line: int) -> float:
        return (
            self.information(line)
            + OF_GOING_ON * self.going_on(line)
            + OF_ITS_MATTER * self.keeps_to_it(self.knowledge.lines, line)
        )

    def going_on(self, line: int) -> float:
        return going_on(self.knowledge, self._rows, line)

    def best_ending(self, endings: tuple[int, ...], rng: Random) -> int:
        story = self.poetry.chosen
        if story is None:
            return rng.choice(endings)
        card, known = self._card(story), self.knowledge.endings

        def worth(ending: int) -> float:
            fit = self.knowledge.seeing.fit(known[ending].text, card) if ending in known else 0.0
            near = OF_ITS_MATTER * self.keeps_to_it(known, ending)
            return near + OF_THE_STORY * fit + OF_CHANCE * rng.random()

        return max(self._unheard(endings, known), key=worth)

    def _unheard(self, choice: tuple[int, ...], facts: Mapping[int, LineFacts]) -> tuple[int, ...]:
        """Those that end on a word with which no row of the poem has ended, if there are any."""
        heard = [word for row in self._rows for word in _last_words(self.knowledge.lines, row)]
        return tuple(n for n in choice if not _is_heard(_last_words(facts, n), heard)) or choice

    def keeps_to_it(self, facts: Mapping[int, LineFacts], number: int) -> float:
        """How near its words are to those with which the poem began or to which it has come."""
        if number not in facts or not self._matter:
            return NEAR_ENOUGH
        own = self.knowledge.words.meaning(facts[number].text)
        return max(likeness(own, meaning) for meaning in self._matter)

    @cached_property
    def _matter(self) -> list[Meaning]:
        """What the first and the last row mean; nothing, where nobody knows a word."""
        rows = _known(self.knowledge, self._rows) if self.knowledge.words.size else []
        return [self.knowledge.words.meaning(row.text) for row in (*rows[:1], *rows[-1:])]

    @property
    def _rows(self) -> list[int]:
        """The poem so far: what did not fit is no part of it."""
        laid = [line.line for line in self.poetry.lines if line.fits]
        return laid if self.poetry.hint is None else [self.poetry.hint, *laid]

    def _opens(self, line: int) -> bool:
        return self.knowledge.lines.get(line, LineFacts("")).opens

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

    def _daring(self, line: int) -> float:
        """It guesses the sooner, the worse its line goes on and the longer the poem is already."""
        patience: float = WEARY ** (len(self._rows) - ROWS_ENOUGH)
        return self._sure_enough * self.going_on(line) * patience

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


def _last_words(facts: Mapping[int, LineFacts], number: int) -> list[str]:
    rows = facts[number].text.split("\n") if number in facts else []
    return [words[-1] for words in map(words_in, rows) if words]


def _is_heard(words: Iterable[str], heard: Iterable[str]) -> bool:
    """Stray is heard in astray."""
    return any(word.endswith(o) or o.endswith(word) for word, o in product(words, heard))
