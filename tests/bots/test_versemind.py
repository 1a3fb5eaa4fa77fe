"""How bots play Poetry: verdicts, hints, beliefs about the stories, guesses and swaps."""

from dataclasses import replace
from random import Random

from msgspec import structs

from dixit_qt.bots.characters import GENTLE, SHARP, USUAL, Strength
from dixit_qt.bots.knowing import KnowingBot
from dixit_qt.bots.knowledge import CardFacts, Knowledge, LineFacts
from dixit_qt.bots.versemind import VerseMind, at_stake, choose
from dixit_qt.rules.actions import AddLine, ChooseEnding, Guess, Hint, Judge, SwapLine
from dixit_qt.rules.records import PoemLine
from dixit_qt.rules.seatview import HintChoice, Legal, PoetryView, StoryView
from tests.bots.bot_games import played, some_knowledge

THINGS = ("wolf", "moon", "ship", "clock", "door")
STORIES = tuple(StoryView(card, face_up=True) for card in THINGS)
EVERY = (1, 2, 3, 4, 5)


def asking(*things: str, text: str = "") -> LineFacts:
    return LineFacts(text or f"I saw {' and '.join(things)}", asks=things)


WORDS = Knowledge(
    "en",
    {thing: CardFacts({}, {"en": (thing,)}) for thing in THINGS},
    {
        1: asking("wolf"),
        2: asking("wolf", "moon"),
        3: asking("wolf", "moon", "ship"),
        4: asking(*THINGS),
        5: asking("door"),
        6: asking("clock"),
        7: asking("nothing of the kind"),
        8: asking("clock", text="the old clock"),
    },
    {1: LineFacts("by and by\nthe end"), 2: LineFacts("by and large\nit was no wolf")},
)
UNKNOWN = replace(WORDS, cards={thing: CardFacts({}, {}) for thing in THINGS})
CERTAIN = Strength("certain", 1, 0)


def mind(
    seat: int = 0, strength: Strength = CERTAIN, words: Knowledge = WORDS, **poetry: object
) -> VerseMind:
    return VerseMind(words, PoetryView(stories=STORIES, **poetry), seat, strength)


def laid(line: int, *, fits: bool, side: int = 1) -> PoemLine:
    return PoemLine(line, side, fits)


def test_a_verdict_depends_on_the_picture_not_on_the_judge():
    for seat in range(8):
        judge = mind(seat, GENTLE)
        assert [judge.fits(2, story) for story in EVERY] == [True, True, False, False, False]


def test_without_words_a_bot_has_a_consistent_taste():
    tastes = [mind(seat, words=UNKNOWN).fits(2, 1) for seat in range(80)]
    assert tastes == [mind(seat, words=UNKNOWN).fits(2, 1) for seat in range(80)]
    assert 8 < sum(tastes) < 35


def test_a_hint_fits_its_story_and_half_of_the_others():
    for seed in range(10):
        hint = mind().tell(HintChoice(EVERY, (1, 2, 3, 4, 7)), (1, 2, 3, 4, 7), Random(seed))
        assert isinstance(hint, Hint)
        assert hint.line == 3
        assert hint.story in (1, 2, 3)


def test_among_equal_hints_the_one_with_more_evidence_is_played():
    docks = replace(
        WORDS,
        cards={**WORDS.cards, "ship": CardFacts({}, {"en": ("ship", "sail", "mast")})},
        lines={1: asking("ship", "wolf"), 2: asking("ship", "sail", "mast", "moon")},
    )
    for seed in range(10):
        hint = mind(words=docks).tell(HintChoice(EVERY, (1, 2)), (), Random(seed))
        assert hint == Hint(3, 2)


def test_a_hint_asks_for_what_strikes_the_eye():
    tail = ", ".join("abcdefghijkl")
    listed = CardFacts({}, {}, seen={"en": f"ship, {tail}, moon"})
    words = replace(
        WORDS,
        cards={**WORDS.cards, "ship": listed},
        lines={1: asking("moon", "wolf"), 2: asking("ship", "clock")},
    )
    for seed in range(10):
        hint = mind(words=words).tell(HintChoice((3,), (1, 2)), (), Random(seed))
        assert hint == Hint(3, 2)


def test_a_storyteller_without_a_good_hint_swaps_the_vaguest_line():
    swap = mind().tell(HintChoice(EVERY, (1, 4)), (1, 4), Random(1))
    assert swap == SwapLine(4)


def test_a_storyteller_who_cannot_swap_plays_a_hint_that_fits():
    hint = mind().tell(HintChoice(EVERY, (1, 7)), (), Random(1))
    assert hint == Hint(1, 1)
    assert isinstance(mind().tell(HintChoice(EVERY, (7,)), (), Random(1)), Hint)


def test_beliefs_follow_the_hint_verdicts_and_wrong_guesses():
    hinted = mind(hint=3).beliefs
    refused = mind(hint=3, lines=(laid(1, fits=False),)).beliefs
    agreed = mind(hint=3, lines=(laid(1, fits=True),)).beliefs
    assert hinted[1] == hinted[2] == hinted[3] > hinted[4] == hinted[5]
    assert refused[1] < hinted[1] < agreed[1]
    down = (structs.replace(STORIES[0], face_up=False), *STORIES[1:])
    beliefs = VerseMind(WORDS, PoetryView(stories=down, hint=1), 0).beliefs
    assert beliefs[1] == 0
    assert abs(sum(beliefs.values()) - 1) < 1e-9


def test_a_line_that_does_not_fit_rules_out_stories_too():
    refused = mind(hint=4, lines=(laid(3, fits=False),)).beliefs
    assert refused[4] == refused[5] > refused[1] == refused[3]


def test_without_words_all_stories_stay_as_likely():
    assert set(mind(words=UNKNOWN, hint=1, lines=(laid(2, fits=True),)).beliefs.values()) == {0.2}
    assert mind(words=UNKNOWN).information(1) == 0


def test_the_line_that_splits_the_stories_best_is_most_informative():
    told = [mind().information(line) for line in (4, 1, 2)]
    assert told == sorted(told)
    assert abs(mind().information(4)) < 1e-9


def test_a_guesser_adds_the_most_informative_line():
    assert mind().take_turn(EVERY, (1, 2, 4), ()) == AddLine(2)


def test_of_two_equally_informative_lines_the_likelier_to_fit_is_added():
    assert mind().take_turn(EVERY, (2, 3), ()) == AddLine(3)


def test_a_guesser_whose_lines_split_no_stories_swaps_first():
    assert mind().take_turn(EVERY, (4, 7), (4, 7)) == SwapLine(4)
    assert isinstance(mind().take_turn(EVERY, (4, 7), ()), AddLine)
    assert mind().take_turn(EVERY, (2, 4, 7), (2, 4, 7)) == AddLine(2)


def test_a_bot_guesses_when_the_expected_gain_exceeds_the_cost():
    known = (laid(1, fits=True),)
    assert mind(hint=1, lines=known).take_turn(EVERY, (2, 3), ()) == Guess(1)
    assert isinstance(mind(hint=3).take_turn(EVERY, (1, 2), ()), AddLine)


def test_a_bot_guesses_sooner_with_more_of_its_lines_on_the_table():
    mine, others = ((laid(4, fits=True, side=side),) * 2 for side in (0, 1))
    assert mind(hint=3, lines=mine).take_turn(EVERY, (1, 2), ()) == Guess(1)
    assert isinstance(mind(hint=3, lines=others).take_turn(EVERY, (1, 2), ()), AddLine)


def test_with_an_added_chair_a_bot_still_counts_its_own_lines():
    """The bot's side then has another number than its seat."""
    views = (view for view, _, _ in played(KnowingBot(), "poetry", 3))
    some = next(view for view in views if view.legal.guess)
    legal = structs.replace(some.legal, guess=EVERY, add_line=(1, 2), swap=())
    for sides, side in (((0, 1, 2), 2), ((0, 1, 3), 3)):
        view = structs.replace(some, seat=2, sides=sides, legal=legal)
        lines = (laid(4, fits=True, side=side),) * 2
        poetry = PoetryView(stories=STORIES, hint=3, lines=lines)
        assert choose(WORDS, view, poetry, CERTAIN, Random(1)) == Guess(1)


def test_a_bot_without_lines_guesses():
    assert isinstance(mind(hint=4).take_turn(EVERY, (), (1, 2)), Guess)


def test_for_two_a_bot_guesses_when_a_line_would_help_the_rival_more():
    assert mind(hint=3, rival=2).take_turn(EVERY, (4, 7), ()) == Guess(1)
    assert mind(hint=3, rival=2).take_turn(EVERY, (1, 4), ()) == AddLine(1)


def test_bots_overlook_different_things_and_some_more_than_others():
    def slips(strength: Strength) -> list[int]:
        sees = [mind(seat, strength).sees(2, story) for seat in range(60) for story in EVERY]
        fits = [mind().fits(2, story) for _ in range(60) for story in EVERY]
        return [place for place in range(300) if sees[place] != fits[place]]

    assert slips(SHARP) == []
    assert 0 < len(slips(USUAL)) < len(slips(GENTLE)) < 120


def test_a_bot_that_overlooks_much_is_less_sure():
    sharp, gentle = (mind(0, strength, hint=4) for strength in (SHARP, GENTLE))
    assert sharp.information(2) > gentle.information(2)


def test_a_rhyme_word_is_not_repeated_if_another_line_can_be_played():
    poet = mind(hint=6, lines=(laid(1, fits=True), laid(5, fits=False)))
    assert poet.unheard((8, 2, 5, 99), WORDS.lines) == (2, 5, 99)
    assert poet.unheard((8,), WORDS.lines) == (8,)
    assert mind().unheard((8, 6), WORDS.lines) == (8, 6)


def test_endings_that_repeat_a_rhyme_word_in_either_row_are_avoided():
    assert mind(hint=1).unheard((1, 2), WORDS.endings) == (1,)
    view = next(played(KnowingBot(), "poetry", 3))[0]
    last = structs.replace(view, legal=Legal(endings=(1, 2)))
    poetry = PoetryView(stories=STORIES, hint=1, chosen=1)
    assert choose(WORDS, last, poetry, USUAL, Random(1)) == ChooseEnding(1)


def test_only_lines_without_asks_are_compared_ahead_of_time():
    plain = {line: LineFacts(f"text {line}") for line in (20, 21, 22)}
    words = replace(WORDS, lines={**WORDS.lines, **plain})
    legal = Legal(hint=HintChoice(EVERY, (1, 20)), add_line=(2, 99))
    poetry = PoetryView(stories=STORIES, hint=21, lines=(laid(22, fits=True),))
    assert list(at_stake(words, legal, poetry)) == ["text 20", "text 21", "text 22"]
    assert list(at_stake(words, Legal(), PoetryView(stories=STORIES))) == []


def test_a_bot_does_nothing_when_others_must_act():
    view = next(played(KnowingBot(), "poetry", 3))[0]
    idle = structs.replace(view, legal=Legal(), seat=None)
    assert view.poetry is not None
    assert choose(WORDS, idle, view.poetry, USUAL, Random(1)) is None


def test_guessers_find_most_stories():
    steps = list(played(KnowingBot(some_knowledge()), "poetry", 4))
    poems = [record.poem for record in steps[-1][2].history]
    assert sum(poem is not None and poem.winner is not None for poem in poems) >= 9


def test_bots_judge_honestly_even_in_a_game_of_which_they_know_nothing():
    for view, action, _ in played(KnowingBot(), "poetry", 3):
        if isinstance(action, Judge):
            assert view.poetry is not None
            assert view.seat is not None
            honest = VerseMind(Knowledge(), view.poetry, view.seat)
            assert action.fits == honest.fits(view.poetry.lines[-1].line, view.poetry.chosen)
