"""Games that bots have played with the real engine, so that there is something to show."""

from dataclasses import replace
from random import Random

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.client.state import ClientState, VersesText
from dixit_qt.rules.actions import Action
from dixit_qt.rules.model import Phase
from dixit_qt.rules.views import view_for
from dixit_qt.ui.base.screen import Feed
from tests.ui.engine_table import EngineTable, dealt

COUNT, TRACK = 1, 2
"""RoundSheet.Step"""

VERSES = VersesText(
    "trial",
    "en",
    {number: f"line {number}" for number in range(1, 151)},
    {number: f"ending {number}" for number in range(1, 51)},
)


def played(edition: str, players: int, rounds: int, seat: int | None = 0) -> EngineTable:
    table = dealt(edition, players, seat, 100)
    play_rounds(table, rounds)
    return table


def finished(edition: str, players: int, seat: int | None = 0) -> EngineTable:
    return played(edition, players, 999, seat)


def play_rounds(table: EngineTable, rounds: int) -> None:
    wanted = len(table.game.history) + rounds
    while len(table.game.history) < wanted and table.game.outcome is None:
        one_move(table)


def play_until(table: EngineTable, phase: Phase) -> None:
    while table.game.phase is not phase:
        one_move(table)


def one_move(table: EngineTable) -> None:
    """The first seat that is due acts."""
    seat, action = next_move(table)
    table.play(seat, action)


def next_move(table: EngineTable) -> tuple[int, Action]:
    rng = Random(len(table.game.history) * 7919 + table.game.round)
    bot = RandomBot(second_thoughts=0.0)
    for seat in range(table.game.seats):
        action = bot.choose(view_for(table.game, seat), rng)
        if action is not None:
            return seat, action
    raise AssertionError("nobody can act")


def with_verses(state: ClientState) -> ClientState:
    return replace(state, verses=VERSES)


def feed_of(state: ClientState) -> Feed:
    feed = Feed()
    feed.show(state)
    return feed


def no_picture(_card: str) -> str:
    return ""
