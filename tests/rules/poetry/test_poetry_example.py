"""The worked example of the rulebook, step by step [004:122, 004:181-228].

Orange tells, then clockwise Red, Blue and Green. All have 5 points.
"""

from dataclasses import dataclass, field

from dixit_qt.rules.actions import AddLine, ChooseEnding, Hint, Judge
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import Award, PoemLine, Reason, StoryGuess
from tests.rules.poetry.builders import PoetryTable


@dataclass
class Example:
    table: PoetryTable = field(default_factory=lambda: PoetryTable(4))

    def __post_init__(self) -> None:
        self.orange, self.red, self.blue, self.green = (self.table.left(n) for n in range(4))
        self.stories = self.table.game.stories

    def scores(self) -> tuple[int, ...]:
        seats = (self.orange, self.red, self.blue, self.green)
        return tuple(self.table.scores[seat] for seat in seats)

    def lay_all_lines(self) -> None:
        self.hint = self.table.game.hands[self.orange][2]
        self.table.act(self.orange, Hint(story=2, line=self.hint))  # [004:122]
        smoke = self.table.lay()  # [004:181]
        self.table.act(self.orange, Judge(fits=False))  # [004:183]
        self.lines = (
            PoemLine(smoke, self.red, fits=False),
            PoemLine(self.table.lay_judged(fits=False), self.blue, fits=False),  # [004:185]
            PoemLine(self.table.lay_judged(fits=True), self.green, fits=True),  # [004:187]
            PoemLine(self.table.lay_judged(fits=True), self.red, fits=True),  # [004:189]
            PoemLine(self.table.lay_judged(fits=True), self.blue, fits=True),  # [004:191]
        )

    def guess_the_story(self) -> None:
        self.lay_all_lines()
        self.table.guess(3)  # Green [004:193]
        self.table.guess(2)  # Red [004:195]

    def add_the_ending(self) -> None:
        self.guess_the_story()
        self.laid, self.counter = self.table.game.endings
        self.table.act(self.green, ChooseEnding(self.laid))  # [004:228]


def test_judged_lines_are_on_the_table_and_green_is_next():
    example = Example()
    example.lay_all_lines()
    assert example.table.game.lines == example.lines
    assert example.table.turn() == example.green


def test_greens_wrong_guess_costs_a_point_immediately():
    """[004:193]"""
    example = Example()
    example.lay_all_lines()
    example.table.guess(3)
    assert example.scores() == (5, 5, 5, 4)
    assert example.table.turn() == example.red
    assert not example.table.poem_seen_by(None).stories[2].face_up


def test_red_and_orange_get_two_points_blue_and_green_one():
    """[004:211]"""
    example = Example()
    example.guess_the_story()
    assert example.scores() == (7, 7, 6, 5)
    assert example.table.phase is Phase.ENDING
    assert example.table.game.ending_by == example.green


def test_green_adds_the_ending_and_red_keeps_the_story():
    """[004:228]"""
    example = Example()
    example.add_the_ending()
    assert example.scores() == (7, 7, 6, 6)
    assert example.table.game.counters == (example.counter,)
    assert example.table.game.kept[example.red] == (example.stories[1],)


def test_the_record_gives_the_reason_for_all_points():
    example = Example()
    example.add_the_ending()
    record = example.table.state.history[0]
    bystanders = sorted((example.blue, example.green))
    assert (record.number, record.storyteller) == (1, example.orange)
    assert record.scores == example.table.scores
    assert record.awards == (
        Award(example.green, -1, Reason.WRONG_GUESS, 1),
        Award(example.red, 2, Reason.GUESSED_THE_STORY, 2),
        Award(example.orange, 2, Reason.STORY_WAS_GUESSED, 2),
        *(Award(seat, 1, Reason.FITTING_LINES, 1) for seat in bystanders),
        Award(example.green, 1, Reason.ENDING, 1),
    )


def test_the_example_poem_is_recorded_completely():
    """[004:207]"""
    example = Example()
    example.add_the_ending()
    poem = example.table.state.history[0].poem
    assert poem is not None
    assert poem.stories == example.stories
    assert (poem.chosen, poem.hint) == (2, example.hint)
    assert poem.lines == example.lines
    assert poem.guesses == (
        StoryGuess(example.green, 3, right=False),
        StoryGuess(example.red, 2, right=True),
    )
    assert poem.winner == example.red
    assert (poem.ending, poem.ending_by, poem.draws) == (example.laid, example.green, ())


def test_red_is_the_next_storyteller():
    """[004:223]"""
    example = Example()
    example.add_the_ending()
    assert example.table.teller == example.red
    assert (example.table.phase, example.table.state.round) == (Phase.HINT, 2)


def test_hands_are_full_again_after_the_hint_and_after_each_judgement():
    table = PoetryTable(3)
    table.hint()
    assert len(table.game.hands[table.teller]) == 5  # [004:114]
    guesser = table.turn()
    table.act(guesser, AddLine(table.game.hands[guesser][0]))
    assert len(table.game.hands[guesser]) == 4
    table.judge(fits=True)
    assert len(table.game.hands[guesser]) == 5  # [004:149]
