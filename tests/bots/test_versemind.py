from dataclasses import replace
from random import Random

from msgspec import structs

from dixit_qt import paths
from dixit_qt.bots.knowing import KnowingBot
from dixit_qt.bots.knowledge import CardFacts, Knowledge, LineFacts
from dixit_qt.bots.temper import GENTLE, SHARP, USUAL, Strength
from dixit_qt.bots.versemind import NEAR_ENOUGH, TELLING_LINE, VerseMind, choose, going_on, seen
from dixit_qt.bots.words import load_words
from dixit_qt.rules.actions import AddLine, Guess, Hint, Judge, SwapLine
from dixit_qt.rules.records import PoemLine
from dixit_qt.rules.seatview import HintChoice, PoetryView, StoryView
from tests.bots.bot_games import played, some_knowledge

STORIES = tuple(StoryView(card, face_up=True) for card in ("wolf", "moon", "ship", "clock", "door"))
WORDS = Knowledge(
    "en",
    {story.card: CardFacts({}, {"en": (story.card,)}) for story in STORIES},
    {
        1: LineFacts("a wolf, a moon, a clock"),
        2: LineFacts("wolf and wolf and moon and ship"),
        3: LineFacts("the door"),
        4: LineFacts("knock at the door"),
        5: LineFacts("a door was closed"),
        6: LineFacts("no door is here"),
    },
    {8: LineFacts("the wolf has gone"), 9: LineFacts("the ships come home")},
)


def mind(seat: int = 0, strength: Strength = USUAL, **poetry: object) -> VerseMind:
    return VerseMind(WORDS, PoetryView(stories=STORIES, **poetry), seat, strength)


def test_an_opinion_stays_the_same():
    assert mind().opinion(5, "wolf") == mind().opinion(5, "wolf")
    assert mind().opinion(5, "wolf") != mind().opinion(6, "wolf")


def test_a_verdict_follows_what_the_picture_shows():
    for line in (3, 4, 5, 6):
        said = [mind(seat).fits(line, story=5) for seat in range(40)]
        elsewhere = [mind(seat).fits(line, story=1) for seat in range(40)]
        assert sum(said) > 34
        assert sum(elsewhere) < 12


def test_words_that_mean_nothing_here_leave_the_verdict_to_taste():
    assert seen(Knowledge(), 1, "wolf") == 0
    assert seen(WORDS, 99, "wolf") == 0
    assert seen(replace(WORDS, lines={1: LineFacts("qwrtz")}), 1, "wolf") == 0
    said = [VerseMind(Knowledge(), PoetryView(stories=STORIES), n).fits(1, 1) for n in range(60)]
    assert 15 < sum(said) < 45


def test_a_sharp_guesser_sees_more_of_what_is_seen():
    sharp, gentle = (
        [mind(seat, strength)._expected(3, "door") for seat in range(60)]
        for strength in (SHARP, GENTLE)
    )
    assert sum(sharp) > sum(gentle)


def test_beliefs_follow_verdicts_and_wrong_guesses():
    hinted = mind(hint=1).beliefs
    refused = mind(hint=1, lines=(PoemLine(3, 1, fits=False),)).beliefs
    agreed = mind(hint=1, lines=(PoemLine(3, 1, fits=True),)).beliefs
    assert refused[5] < hinted[5] < agreed[5]
    down = (structs.replace(STORIES[0], face_up=False), *STORIES[1:])
    beliefs = VerseMind(WORDS, PoetryView(stories=down, hint=1), 0).beliefs
    assert beliefs[1] == 0
    assert abs(sum(beliefs.values()) - 1) < 1e-9


def test_it_guesses_when_it_is_sure_or_has_no_line_to_add():
    lines = tuple(PoemLine(line, 1, fits=True) for line in (3, 4, 5, 6))
    assert mind(lines=lines, hint=3).take_turn((1, 2, 3, 4, 5), (1, 2), ()) == Guess(5)
    assert isinstance(mind(hint=1).take_turn((1, 2, 3, 4, 5), (), (1, 2)), Guess)


def test_it_adds_the_line_that_tells_most():
    unsure = mind(hint=6)
    told = unsure.take_turn((1, 2, 3, 4, 5), (1, 2, 3), ())
    assert isinstance(told, AddLine)
    assert unsure.information(told.line) == max(map(unsure.information, (1, 2, 3)))


def test_no_row_ends_on_a_word_that_is_heard_already_if_another_can_be_laid():
    words = replace(WORDS, lines={**WORDS.lines, 7: LineFacts("the trapdoor")})
    laid = (PoemLine(1, 1, fits=True), PoemLine(2, 1, fits=False))
    poet = VerseMind(words, PoetryView(stories=STORIES, hint=3, lines=laid), 0)
    assert poet._unheard((4, 7, 1, 2, 6, 99), words.lines) == (2, 6, 99)
    assert poet._unheard((4, 7), words.lines) == (4, 7)
    assert mind()._unheard((4, 7), words.lines) == (4, 7)


def test_lines_that_tell_nothing_are_swapped():
    """They fit every story on the table, and no other picture of the deck."""
    everywhere = LineFacts(" ".join(story.card for story in STORIES))
    others = {f"other {n}": CardFacts({}, {"en": ("snow",)}) for n in range(95)}
    lines = {1: everywhere, 2: everywhere}
    words = replace(WORDS, cards={**WORDS.cards, **others}, lines=lines)
    bored = VerseMind(words, PoetryView(stories=STORIES), 0, Strength("certain", 1, 0))
    assert bored.information(1) < TELLING_LINE
    assert isinstance(bored.take_turn((1, 2, 3, 4, 5), (1, 2), (1, 2)), SwapLine)
    assert isinstance(bored.take_turn((1, 2, 3, 4, 5), (1, 2), ()), AddLine)


def test_a_swap_keeps_the_one_line_that_begins_a_poem():
    begins = LineFacts("a ship", opens=True)
    words = replace(WORDS, lines={**WORDS.lines, 7: begins, 8: begins})
    poet = VerseMind(words, PoetryView(stories=STORIES, hint=3), 0)
    assert poet._spare((1, 2, 7)) == (1, 2)
    assert poet._spare((1, 7, 8)) == (1, 7, 8)
    assert poet._spare((7,)) == (7,)


def test_a_hint_fits_its_story():
    hint = mind().tell(HintChoice((1, 2, 3, 4, 5), (1, 2, 3)), (1, 2, 3), Random(1))
    assert isinstance(hint, Hint)
    assert mind().opinion(hint.line, STORIES[hint.story - 1].card) > 0.5


def test_a_storyteller_without_a_good_hint_swaps_first():
    lines = [n for n in range(10, 2000) if all(mind().opinion(n, s.card) < 0.55 for s in STORIES)]
    poor = HintChoice((1, 2, 3, 4, 5), tuple(lines[:2]))
    assert isinstance(mind().tell(poor, tuple(lines[:2]), Random(1)), SwapLine)
    assert isinstance(mind().tell(poor, (), Random(1)), Hint)


STORY = replace(
    WORDS,
    lines={
        1: LineFacts("a moon came down", opens=True),
        2: LineFacts("a wolf came down", opens=True),
        3: LineFacts("he sang"),
        4: LineFacts("the clock ran on"),
        5: LineFacts("he ran"),
        6: LineFacts("he slept"),
        7: LineFacts("a wolf stood by"),
    },
)


def test_what_opens_a_poem_stands_nowhere_else_in_it():
    assert going_on(STORY, [1], 2) == 0
    assert going_on(STORY, [1], 3) == going_on(STORY, [1, 3], 4) == 1


def test_no_two_rows_begin_with_the_same_words():
    assert going_on(STORY, [1, 4], 7) > going_on(STORY, [2, 4], 7)


def test_no_three_rows_on_end_begin_with_the_same_word():
    assert going_on(STORY, [2, 3], 5) > going_on(STORY, [2, 3, 5], 6)
    assert going_on(STORY, [2, 3, 5, 4], 6) == going_on(STORY, [2, 3], 5)


def test_nothing_is_known_of_the_first_row_nor_of_lines_of_another_set():
    assert going_on(STORY, [], 2) == going_on(STORY, [99], 2) == going_on(STORY, [1], 99) == 1


def test_a_poem_begins_with_a_line_that_opens_one_and_goes_on_with_one_that_does_not():
    poet = VerseMind(STORY, PoetryView(stories=STORIES), 0, Strength("certain", 1, 0))
    assert poet.tell(HintChoice((1, 2, 3, 4, 5), (3, 4, 2)), (), Random(1)) == Hint(1, 2)
    assert poet.tell(HintChoice((1, 2, 3, 4, 5), (3, 4)), (3, 4), Random(1)) == SwapLine(3)
    later = replace(poet, poetry=structs.replace(poet.poetry, hint=2))
    assert later.take_turn((1, 2, 3, 4, 5), (1, 3), ()) == AddLine(3)
    assert later.take_turn((1, 2, 3, 4, 5), (1,), (1,)) == SwapLine(1)


MATTERS = replace(
    WORDS,
    lines={
        1: LineFacts("a snowman knocked", opens=True),
        2: LineFacts("he froze our soup"),
        3: LineFacts("the winter came along with him"),
        4: LineFacts("he drove our car"),
        5: LineFacts("the road was long"),
    },
    endings={1: LineFacts("by the road we parked him"), 2: LineFacts("he melted in the snow")},
    words=load_words(paths.words() / "en.bin"),
)


def about(*rows: int, knowledge: Knowledge = MATTERS) -> VerseMind:
    lines = tuple(PoemLine(row, 1, fits=True) for row in rows[1:])
    poetry = PoetryView(stories=STORIES, hint=rows[0], lines=lines, chosen=1)
    return VerseMind(knowledge, poetry, 0, Strength("certain", 1, 0))


def test_a_poem_keeps_to_what_it_began_with_or_has_come_to():
    poet, lines = about(1), MATTERS.lines
    assert poet.keeps_to_it(lines, 3) > NEAR_ENOUGH > poet.keeps_to_it(lines, 4)
    assert about(1, 4).keeps_to_it(lines, 5) > NEAR_ENOUGH > poet.keeps_to_it(lines, 5)
    assert about(1, 4).keeps_to_it(lines, 3) == poet.keeps_to_it(lines, 3)
    assert poet.take_turn((1, 2, 3, 4, 5), (4, 3, 5), ()) == AddLine(3)
    assert isinstance(poet.take_turn((1, 2, 3, 4, 5), (4,), (4,)), SwapLine)


def test_without_a_first_row_or_without_words_every_line_is_near_enough():
    silent = VerseMind(MATTERS, PoetryView(stories=STORIES), 0)
    unread = about(1, knowledge=replace(MATTERS, words=WORDS.words))
    assert silent.keeps_to_it(MATTERS.lines, 4) == NEAR_ENOUGH
    assert unread.keeps_to_it(MATTERS.lines, 4) == NEAR_ENOUGH
    assert about(1).keeps_to_it(MATTERS.lines, 99) == NEAR_ENOUGH


def test_an_ending_closes_what_was_told():
    unseen = replace(MATTERS, cards={})
    assert about(1, knowledge=unseen).best_ending((1, 2), Random(1)) == 2
    assert about(5, knowledge=unseen).best_ending((1, 2), Random(1)) == 1


def test_both_rows_of_an_ending_are_heard():
    endings = {1: LineFacts("by and by\nthe end"), 2: LineFacts("by and large\nthe end")}
    poet = VerseMind(replace(WORDS, endings=endings), PoetryView(stories=STORIES, hint=5), 0)
    heard = replace(poet.knowledge, lines={5: LineFacts("stand by")})
    assert replace(poet, knowledge=heard)._unheard((1, 2), endings) == (2,)


def test_the_ending_is_about_the_story():
    assert mind(chosen=1).best_ending((8, 9), Random(1)) == 8
    assert mind(chosen=3).best_ending((8, 9), Random(1)) == 9
    assert mind().best_ending((8, 9), Random(1)) in {8, 9}


def test_rather_than_spoil_the_poem_a_bot_guesses():
    known = {
        3: LineFacts("the door"),
        4: LineFacts("knock at the door"),
        7: LineFacts("a ship", opens=True),
    }
    poet = replace(
        mind(hint=4, lines=(PoemLine(3, 1, fits=True),)), knowledge=replace(WORDS, lines=known)
    )
    assert poet._daring(7) < poet.beliefs[5] < poet._sure_enough
    assert poet.take_turn((1, 2, 3, 4, 5), (7,), ()) == Guess(5)


def test_the_longer_the_poem_is_the_sooner_it_guesses():
    fitting = tuple(PoemLine(line, 1, fits=True) for line in (4, 5, 7))
    short, long = (
        VerseMind(STORY, PoetryView(stories=STORIES, hint=2, lines=lines), 0)
        for lines in (fitting[:1], fitting)
    )
    assert long._daring(3) < short._daring(3)


def test_in_the_race_with_the_rival_it_guesses_earlier():
    lines = (PoemLine(3, 1, fits=True),)
    calm, hurried = mind(hint=3, lines=lines), mind(hint=3, lines=lines, rival=2)
    assert hurried._sure_enough < calm._sure_enough


def test_it_waits_when_others_act():
    view = next(played(KnowingBot(), "poetry", 3))[0]
    idle = structs.replace(view, legal=type(view.legal)(), seat=None)
    assert view.poetry is not None
    assert choose(WORDS, idle, view.poetry, USUAL, Random(1)) is None


def test_guessers_find_most_stories():
    steps = list(played(KnowingBot(some_knowledge()), "poetry", 4))
    poems = [record.poem for record in steps[-1][2].history]
    assert sum(poem is not None and poem.winner is not None for poem in poems) >= 9


def test_a_verdict_is_an_honest_opinion():
    for view, action, _ in played(KnowingBot(), "poetry", 3):
        if isinstance(action, Judge):
            assert view.poetry is not None
            assert view.seat is not None
            honest = VerseMind(Knowledge(), view.poetry, view.seat)
            story = view.poetry.stories[view.poetry.chosen - 1].card
            assert action.fits == (honest.opinion(view.poetry.lines[-1].line, story) >= 0.5)
