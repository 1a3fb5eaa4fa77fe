"""A game for those who listen: everything that happens is said, and nothing that is secret."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible, QWindow

from dixit_qt import paths
from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.shell.announcements import Announcer, announcements
from dixit_qt.wire.messages import CardText
from tests.ui.engine_table import EngineTable
from tests.ui.rounds.told_games import one_move, played, with_verses


def described(state: ClientState) -> ClientState:
    """Every card says its own id."""
    cards = () if state.view is None or state.view.cards is None else state.view.cards
    seen = {*cards.hand, *cards.table} if cards else set()
    return with_verses(replace(state, texts={card: text_of(card) for card in seen}))


def heard(table: EngineTable, language: str = "en") -> list[tuple[ClientState, tuple[str, ...]]]:
    """The whole game, each step with what was said."""
    steps, before = [], described(table.feed.state)
    while table.game.outcome is None:
        one_move(table)
        after = described(table.feed.state)
        steps.append((after, announcements(before, after, language)))
        before = after
    return steps


def text_of(card: str) -> CardText:
    return CardText(card=card, description_en=f"the picture {card}")


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 4), ("party", 6), ("team", 6)])
def test_clue_cards_result_and_winner_are_said(edition, players):
    steps = heard(played(edition, players, 0))
    said = [sentence for _state, sentences in steps for sentence in sentences]
    rounds = len(steps[-1][0].view.history)
    assert sum("clue" in sentence for sentence in said) >= rounds
    assert sum(sentence.startswith("Card 1: the picture") for sentence in said) == rounds
    assert "!" in said[-1]


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 4), ("party", 6), ("team", 6)])
def test_a_card_that_is_still_secret_is_never_named(edition, players):
    for state, sentences in heard(played(edition, players, 0)):
        open_cards = set(state.view.cards.table)
        told = {laid.card for record in state.view.history for laid in record.table}
        secret = set(state.view.cards.hand) - open_cards - told
        assert not [card for card in secret if any(card in sentence for sentence in sentences)]


def test_who_must_act_is_told_so():
    steps = heard(played("odyssey", 4, 0))
    turns = [(s, said) for s, said in steps if s.view.phase is Phase.VOTE and said]
    assert any("Which card" in said[-1] for state, said in turns if 0 in state.view.waiting_for)


def test_in_poetry_every_line_is_read_out():
    steps = heard(played("poetry", 3, 0))
    said = " ".join(sentence for _state, sentences in steps for sentence in sentences)
    lines = [line.line for _s, _t in steps for line in _s.view.poetry.lines]
    assert lines
    assert all(f"line {line}" in said for line in lines)


def test_nothing_is_worked_out_while_nobody_listens(qapp):
    table, window, posted = played("odyssey", 4, 0), QWindow(), []
    announcer = Announcer(table.feed, Language(paths.translations()), window, None, posted.append)
    one_move(table)
    assert posted == []
    QAccessible.setActive(True)
    try:
        one_move(table)
    finally:
        QAccessible.setActive(False)
    assert [event.type() for event in posted] == [QAccessible.Event.Announcement] * len(posted)
    assert posted
    assert announcer.parent() is None
