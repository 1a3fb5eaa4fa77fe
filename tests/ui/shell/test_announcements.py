"""Screen readers say everything that happens, and no secrets."""

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QWindow

from dixit_qt import paths
from dixit_qt.client.state import ClientState, RefusedNote
from dixit_qt.rules.actions import ClaimStory, TakeBack, TurnCards
from dixit_qt.rules.engine import in_grace
from dixit_qt.rules.model import Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.seatview import NOTHING, CardsView, ClueChoice, HintChoice, Legal
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.game.status import choice_said
from dixit_qt.ui.game.table_rows import Choice
from dixit_qt.ui.poetry.poetry_rows import Pick
from dixit_qt.ui.poetry.poetry_words import pick_said
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.shell.announcer import Announcer, news_said, refusal_said, result_said
from dixit_qt.wire.messages import CardText
from tests.ui.engine_table import NAMES, EngineTable, dealt
from tests.ui.rounds.told_games import (
    no_picture,
    one_move,
    play_rounds,
    play_until,
    played,
    with_verses,
)


def described(state: ClientState) -> ClientState:
    """Every card's description is its own id."""
    cards = () if state.view is None or state.view.cards is None else state.view.cards
    seen = {*cards.hand, *cards.table} if cards else set()
    return with_verses(replace(state, texts={card: text_of(card) for card in seen}))


def heard(table: EngineTable, language: str = "en") -> list[tuple[ClientState, tuple[str, ...]]]:
    """The whole game, each step with its announcements."""
    steps, before = [], described(table.feed.state)
    while table.game.outcome is None:
        one_move(table)
        after = described(table.feed.state)
        steps.append((after, spoken(before, after, language)))
        before = after
    return steps


def spoken(old: ClientState, new: ClientState, language: str) -> tuple[str, ...]:
    said = (result_said(old, new, language), news_said(old, new, language))
    return tuple(filter(None, said))


def text_of(card: str) -> CardText:
    return CardText(card, {"en": f"The title {card}"}, {}, {"en": f"the picture {card}"})


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 4), ("party", 6), ("team", 6)])
def test_clue_cards_result_and_winner_are_announced(edition, players):
    steps = heard(played(edition, players, 0))
    said = [sentence for _state, sentences in steps for sentence in sentences]
    rounds = len(steps[-1][0].view.history)
    assert sum("clue" in sentence for sentence in said) >= rounds
    assert any(" 1: The title" in sentence for sentence in said)
    assert not [sentence for sentence in said if ".." in sentence or "the picture" in sentence]
    assert "!" in said[-1]


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 4), ("party", 6), ("team", 6)])
def test_a_secret_card_is_never_announced(edition, players):
    for state, sentences in heard(played(edition, players, 0)):
        open_cards = set(state.view.cards.table)
        told = {laid.card for record in state.view.history for laid in record.table}
        secret = set(state.view.cards.hand) - open_cards - told
        assert not [card for card in secret if any(card in sentence for sentence in sentences)]


def test_the_vote_is_announced_card_by_card_and_your_own_is_marked():
    votes = [
        (state.view, said)
        for state, sentences in heard(played("odyssey", 4, 0))
        for said in sentences
        if state.view.phase is Phase.VOTE and state.view.legal.vote and "Which card" in said
    ]
    assert votes
    for view, said in votes:
        clue = view.cards.clue.text or "an unwritten clue"
        own = view.cards.my_numbers[0]
        assert said.index("Which card") < said.index(clue) < said.index(f"{own}, your own: The")


def test_for_a_storyteller_who_does_not_vote_only_the_result_is_announced():
    told = [
        sentences
        for state, sentences in heard(played("odyssey", 4, 0))
        if state.view.phase is Phase.VOTE and state.view.storyteller == state.view.seat
    ]
    assert told
    assert not any(told)


def test_a_card_given_and_a_vote_cast_are_confirmed_by_number():
    table = played("odyssey", 4, 0)
    said = " ".join(words for _state, sentences in heard(table) for words in sentences)
    assert re.search(r"Given: card \d\.", said)
    assert re.search(r"Your vote: card \d\.", said)


def test_in_poetry_every_line_is_announced():
    steps = heard(played("poetry", 3, 0))
    said = " ".join(sentence for _state, sentences in steps for sentence in sentences)
    lines = [line.line for _s, _t in steps for line in _s.view.poetry.lines]
    assert lines
    assert all(f"line {line}" in said for line in lines)


def test_in_poetry_the_first_line_and_every_verdict_are_announced():
    steps = heard(played("poetry", 3, 0))
    said = " ".join(sentence for _state, sentences in steps for sentence in sentences)
    rounds = steps[-1][0].view.history
    for record in rounds:
        teller = NAMES[record.storyteller]
        assert f"{teller} begins: “line {record.poem.hint}”" in said
        for line in record.poem.lines[:-1]:
            verdict = "fits" if line.fits else "doesn't fit"
            assert f"{teller}: “line {line.line}” {verdict}." in said
        for guess in record.poem.guesses:
            assert guess.right or f"{NAMES[guess.side]} guessed story {guess.story}: wrong." in said


def test_a_wrong_guess_is_announced_once():
    steps = heard(played("poetry", 3, 0))
    said = " ".join(sentence for _state, sentences in steps for sentence in sentences)
    guesses = [g for record in steps[-1][0].view.history for g in record.poem.guesses]
    assert said.count(": wrong.") == len([guess for guess in guesses if not guess.right])


def test_a_refusal_by_the_rules_is_announced_once():
    state = played("odyssey", 4, 0).feed.state
    refused = replace(state, refused=RefusedNote(Refusal.OWN_CARD, {}, 1))
    assert refusal_said(state, refused) == "You can't vote for your own card."
    assert refusal_said(refused, refused) == ""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (Choice(), Choice(cards=("b",)), "Chosen: card 2."),
        (Choice(cards=("b",)), Choice(cards=("a",)), "Chosen: card 1."),
        (Choice(cards=("b",)), Choice(), "No longer chosen: card 2."),
        (Choice(), Choice(numbers=(3,)), "Your token is on card 3."),
        (Choice(numbers=(3,)), Choice(), "You took your token off card 3."),
        (Choice(numbers=(3,)), Choice(numbers=(3,), red=4), "The red marker is on card 4."),
        (Choice(), Choice(), ""),
    ],
)
def test_a_selection_is_announced(old, new, said):
    assert choice_said(old, new, CardsView(hand=("a", "b")), NOTHING) == said


def test_the_card_of_a_clue_asks_for_the_words():
    telling = Legal(clue=ClueChoice((), ("a",)))
    said = choice_said(Choice(), Choice(cards=("a",)), CardsView(hand=("a",)), telling)
    assert said == "Card 1 is chosen. Now the words."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (Pick(), Pick(story=4), "Story 4 is chosen."),
        (Pick(story=4), Pick(), "Story 4 is no longer chosen."),
        (Pick(), Pick(line=70), "Line 2 is chosen."),
        (Pick(line=70), Pick(), "Line 2 is no longer chosen."),
        (Pick(story=4), Pick(4, 60), "Line 1 is chosen. The poem can begin."),
    ],
)
def test_a_selection_for_a_poem_is_announced(old, new, said):
    telling = Legal(hint=HintChoice((4,), (60, 70)))
    assert pick_said(old, new, (60, 70), telling) == said


def announced(table: EngineTable) -> tuple[Announcer, Reveal, list[str]]:
    window, said, language = QWindow(), [], Language(paths.translations())
    reveal = Reveal(table.feed, language, no_picture)
    announcer = Announcer(
        table.feed, language, window, reveal, window, lambda event: said.append(event.message())
    )
    return announcer, reveal, said


def test_during_a_reveal_only_the_result_is_announced(qapp, listening):
    table = played("odyssey", 4, 0)
    play_until(table, Phase.VOTE)
    _announcer, reveal, said = announced(table)
    play_rounds(table, 1)
    result = said[-1]
    assert "the storyteller's (" in result
    play_until(table, Phase.GIVE)
    assert said[-1] == result
    reveal.dismiss()
    assert "clue: " in said[-1]
    assert said[-1] != result


def test_one_change_is_one_announcement(qapp, listening):
    table = played("poetry", 3, 0)
    _announcer, reveal, said = announced(table)
    for _move in range(40):
        heard_before = len(said)
        one_move(table)
        assert len(said) <= heard_before + 1
        if reveal.open:
            reveal.dismiss()
    assert said


def played_to_the_grace(table: EngineTable) -> None:
    while not in_grace(table.game):
        one_move(table)


@pytest.mark.parametrize("edition", ["odyssey", "party", "team"])
@pytest.mark.parametrize("seat", [None, 0, 1, 5])
def test_all_cards_in_and_all_votes_in_are_announced_once(qapp, listening, edition, seat):
    table = dealt(edition, 6, seat, 100, grace=True)
    _announcer, _reveal, said = announced(table)
    for everything in ("All cards are in", "All votes are in"):
        played_to_the_grace(table)
        assert everything in said[-1]
        table.play(None, TurnCards())
        assert [everything in sentence for sentence in said].count(True) == 1
    assert "'s. Chosen by " in said[-1]


def test_taking_back_the_last_card_repeats_the_question(qapp, listening):
    table = dealt("odyssey", 4, 3, grace=True)
    _announcer, _reveal, said = announced(table)
    played_to_the_grace(table)
    table.play(3, TakeBack())
    assert "Give" in said[-1]
    assert "All cards" not in said[-1]
    one_move(table)
    assert re.search(r"Given: card \d\. All cards are in", said[-1])


def test_refusals_of_the_table_are_announced(qapp, listening):
    table = played("odyssey", 4, 0)
    play_until(table, Phase.VOTE)
    announcer, _reveal, said = announced(table)
    cards = CardTable(table.feed, Language(paths.translations()), no_picture)
    announcer.listen_to(cards)
    while table.feed.state.view.legal.vote is None:
        one_move(table)
    cards.vote(table.feed.state.view.cards.my_numbers[0])
    assert said[-1] == "You can't vote for your own card."


def test_what_an_incomplete_clue_lacks_is_announced(qapp, listening):
    table = dealt("odyssey", 4, 0)
    table.play(0, ClaimStory())
    announcer, _reveal, said = announced(table)
    cards = CardTable(table.feed, Language(paths.translations()), no_picture)
    announcer.listen_to(cards)
    cards.tell("Words", "written")
    assert said[-1] == "First choose a card for your clue."
    cards.layOut(table.feed.state.view.cards.hand[2])
    assert said[-1] == "Card 3 is chosen. Now the words."
    cards.tell(" ", "written")
    assert said[-1] == "A written clue needs words."
    assert table.game.phase is Phase.CLUE


def test_nothing_is_computed_without_listeners(qapp):
    table = played("odyssey", 4, 0)
    announcer, _reveal, said = announced(table)
    one_move(table)
    announcer.say("A sentence.")
    assert said == []
