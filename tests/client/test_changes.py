"""The events that a screen gets between two views."""

from msgspec.structs import replace

from dixit_qt.client import events as c
from dixit_qt.client.events import between, newest_round
from dixit_qt.rules.model import Clue, ClueKind, Family, Phase
from dixit_qt.rules.records import EndReason, Outcome, PoemLine, RoundRecord, StoryGuess
from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView, StoryView

CLUE = Clue(ClueKind.WRITTEN, "far away")
VIEW = SeatView(
    edition="odyssey",
    family=Family.DIXIT,
    seats=3,
    ring=(0, 1, 2),
    seat=1,
    round=1,
    phase=Phase.FIRST_STORYTELLER,
    storyteller=None,
    sides=(0, 1, 2),
    scores=(0, 0, 0),
    waiting_for=(0, 1, 2),
    cards=CardsView(hand=("a", "b"), given=(0, 0, 0)),
)
TOLD = replace(
    VIEW,
    phase=Phase.GIVE,
    storyteller=0,
    waiting_for=(1, 2),
    cards=replace(VIEW.cards, clue=CLUE, given=(1, 0, 0)),
)
LAID = replace(
    TOLD,
    phase=Phase.VOTE,
    cards=replace(TOLD.cards, hand=("b",), given=(1, 1, 1), table=("x", "a", "y")),
)
RECORD = RoundRecord(1, 0, (), (3, 0, 2), CLUE)
NEXT = replace(
    LAID,
    round=2,
    phase=Phase.CLUE,
    storyteller=1,
    scores=(3, 0, 2),
    waiting_for=(1,),
    history=(RECORD,),
    cards=CardsView(hand=("b", "c"), given=(0, 0, 0)),
)
POEM = PoetryView(hand=(1, 2), stories=(StoryView("s", True), StoryView("t", True)))
POETRY = replace(
    VIEW,
    edition="poetry",
    family=Family.POETRY,
    phase=Phase.HINT,
    storyteller=0,
    cards=None,
    waiting_for=(0,),
    poetry=POEM,
)


def test_events_of_the_first_view_are_the_start_and_perhaps_my_turn():
    assert between(None, VIEW) == (c.GameStarted("odyssey"), c.YourTurn(Phase.FIRST_STORYTELLER))
    assert between(None, replace(VIEW, seat=None)) == (c.GameStarted("odyssey"),)


def test_an_unchanged_view_gives_no_events():
    for view in (VIEW, TOLD, LAID, NEXT, POETRY):
        assert between(view, view) == ()


def test_another_game_gives_a_start_event():
    assert between(NEXT, VIEW)[0] == c.GameStarted("odyssey")
    assert between(VIEW, POETRY)[0] == c.GameStarted("poetry")


def test_events_when_the_first_storyteller_gives_a_clue():
    assert between(VIEW, TOLD) == (
        c.StorytellerChosen(0),
        c.ClueGiven(0, CLUE),
        c.SomebodyGave(0, 1),
        c.PhaseChanged(Phase.FIRST_STORYTELLER, Phase.GIVE),
        c.YourTurn(Phase.GIVE),
    )


def test_events_when_a_card_is_given_and_taken_back():
    gave = replace(TOLD, cards=replace(TOLD.cards, given=(1, 0, 1)))
    assert between(TOLD, gave) == (c.SomebodyGave(2, 1),)
    assert between(gave, TOLD) == (c.SomebodyTookBack(2),)


def test_an_event_when_the_cards_are_on_the_table():
    assert between(TOLD, LAID) == (
        c.SomebodyGave(1, 1),
        c.SomebodyGave(2, 1),
        c.CardsLaid(("x", "a", "y")),
        c.HandChanged((), ("a",)),
        c.PhaseChanged(Phase.GIVE, Phase.VOTE),
        c.YourTurn(Phase.VOTE),
    )


def test_events_when_votes_are_cast_and_taken_back():
    one = replace(LAID, cards=replace(LAID.cards, voted=(1, 2)))
    assert between(LAID, one) == (c.SomebodyVoted(1), c.SomebodyVoted(2))
    back = replace(LAID, cards=replace(LAID.cards, voted=(2,)))
    assert between(one, back) == (c.SomebodyTookBack(1),)


def test_events_come_in_order_reveal_scores_next_round():
    assert between(LAID, NEXT) == (
        c.Revealed(RECORD),
        c.ScoreChanged(0, 0, 3),
        c.ScoreChanged(2, 0, 2),
        c.RoundBegan(2, 1),
        c.HandChanged(("c",), ()),
        c.PhaseChanged(Phase.VOTE, Phase.CLUE),
        c.YourTurn(Phase.CLUE),
    )


def test_the_newest_round_is_the_one_that_ended_between_two_views():
    assert newest_round(None, NEXT) is None
    assert newest_round(LAID, None) is None
    assert newest_round(TOLD, LAID) is None
    assert newest_round(LAID, NEXT) is RECORD


def test_a_missed_view_gives_fewer_changes_and_no_error():
    assert c.Revealed(RECORD) in between(VIEW, NEXT)


def test_an_event_when_the_game_ends():
    outcome = Outcome(EndReason.SCORE_REACHED, (0,), (30, 0, 2))
    over = replace(NEXT, phase=Phase.OVER, waiting_for=(), outcome=outcome)
    assert between(NEXT, over)[-1] == c.GameEnded(outcome)


def poem(**changes):
    return replace(POETRY, poetry=replace(POETRY.poetry, **changes))


def test_events_while_a_poem_grows():
    assert between(POETRY, poem(hint=1, hand=(2, 3))) == (
        c.HintLaid(1),
        c.LinesChanged((3,), (1,)),
    )
    line = PoemLine(7, 2)
    laid = poem(hint=1, lines=(line,))
    assert between(poem(hint=1), laid) == (c.LineAdded(line),)
    judged = poem(hint=1, lines=(replace(line, fits=True),))
    assert between(laid, judged) == (c.LineJudged(0, fits=True),)
    assert between(poem(hint=1), judged)[1] == c.LineJudged(0, fits=True)
    guess = StoryGuess(1, 2, right=False)
    assert between(judged, poem(hint=1, lines=judged.poetry.lines, guesses=(guess,))) == (
        c.StoryGuessed(guess),
    )
    assert between(POETRY, poem(swapped_out=(9,))) == (c.LineSwapped(9),)


def test_an_event_when_new_stories_are_on_the_table():
    new = replace(poem(stories=(StoryView("u", True),), hint=5), round=2, storyteller=1)
    assert between(POETRY, new) == (
        c.RoundBegan(2, 1),
        c.StoriesLaid(("u",)),
        c.HintLaid(5),
    )


def test_a_reordered_hand_gives_no_event():
    turned = replace(VIEW, cards=replace(VIEW.cards, hand=("b", "a")))
    assert between(VIEW, turned) == ()
