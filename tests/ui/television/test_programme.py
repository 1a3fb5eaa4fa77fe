"""What the big screen shows when the table is faster than people on a sofa."""

from dataclasses import replace

import msgspec
import pytest

from dixit_qt.client.state import NOBODY, ClientState, Status
from dixit_qt.rules.actions import GiveHeart
from dixit_qt.rules.engine import legal_actions
from dixit_qt.rules.model import Phase
from dixit_qt.ui.television.programme import (
    STAYS,
    PacedFeed,
    Programme,
    Stays,
    after_telling,
    ends_at,
    gone_on,
    opened,
    with_news,
)
from dixit_qt.wire.codes import Stage
from tests.ui.engine_table import EngineTable
from tests.ui.rounds.told_games import feed_of, finished, play_rounds, play_until, played

TOLD_AT = 18_000


def states_until(table: EngineTable, phase: Phase) -> list[ClientState]:
    """All states until that phase."""
    came: list[ClientState] = []
    table.feed.changed.connect(lambda _old, new: came.append(new))
    play_until(table, phase)
    return came


def after_a_round(phase: Phase, edition: str = "odyssey", now: int = 1000) -> Programme:
    """A round ended at 0; the table continued to that phase at `now`, all at once."""
    table = played(edition, 3 if edition == "poetry" else 4, 0, None)
    play_until(table, Phase.GUESSER if edition == "poetry" else Phase.VOTE)
    programme = opened(table.feed.state, 0)
    play_rounds(table, 1)
    programme = gone_on(with_news(programme, table.feed.state, 0), 0)
    for state in states_until(table, phase):
        programme = with_news(programme, state, now)
    return programme


def scenes(programme: Programme) -> list[str]:
    return [str(act.scene) for act in (programme.act, *programme.waiting)]


def test_events_of_a_quick_table_are_queued_as_acts():
    assert scenes(after_a_round(Phase.VOTE)) == ["round", "give", "vote"]


def test_queued_and_current_acts_get_the_newest_state():
    programme = after_a_round(Phase.VOTE)
    newest = replace(programme.waiting[-1].state, revision=99)
    programme = with_news(programme, newest, 1200)
    assert [act.state.revision for act in programme.waiting][-1] == 99
    assert [act.came_at for act in programme.waiting] == [1000, 1000]
    alone = with_news(opened(newest, 0), replace(newest, revision=100), 5)
    assert (alone.act.state.revision, alone.waiting) == (100, ())


@pytest.mark.parametrize(
    ("phase", "edition", "stay"),
    [
        (Phase.GIVE, "odyssey", STAYS.read),
        (Phase.VOTE, "odyssey", STAYS.seen),
        (Phase.GUESSER, "poetry", STAYS.read),
    ],
)
def test_points_stay_on_screen_long_enough_to_be_read(phase, edition, stay):
    programme = after_a_round(phase, edition, now=TOLD_AT - 1)
    programme = after_telling(programme, TOLD_AT)
    assert ends_at(programme, STAYS) == TOLD_AT + stay
    assert ends_at(after_telling(programme, TOLD_AT + 9), STAYS) == TOLD_AT + stay


@pytest.mark.parametrize(("phase", "wait"), [(Phase.VOTE, STAYS.vote), (Phase.GIVE, STAYS.other)])
def test_queued_acts_do_not_wait_for_ever_for_a_reveal(phase, wait):
    programme = after_a_round(phase)
    assert ends_at(programme, STAYS) == 1000 + wait
    late = after_telling(programme, 1000 + wait - 1)
    assert ends_at(late, STAYS) == 1000 + wait


def test_the_clue_is_shown_alone_before_the_cards():
    programme = gone_on(after_a_round(Phase.VOTE), 20_000)
    assert programme.act.scene == "give"
    assert programme.act.state.view.cards.clue is not None
    assert ends_at(programme, STAYS) == 20_000 + STAYS.clue
    assert ends_at(gone_on(programme, 23_000), STAYS) is None


def test_the_last_round_is_shown_before_the_end_of_the_game():
    table = played("odyssey", 4, 0, None)
    programme = opened(table.feed.state, 0)
    came: list[ClientState] = []
    table.feed.changed.connect(lambda _old, new: came.append(new))
    play_rounds(table, 999)
    for state in came:
        programme = with_news(programme, state, 0)
    assert scenes(programme)[-3:] == ["vote", "round", "end"]
    assert programme.waiting[-2].state is programme.waiting[-1].state


def test_a_vote_without_voters_ends_at_once():
    table = played("odyssey", 4, 0, None)
    play_until(table, Phase.VOTE)
    programme = opened(table.feed.state, 70)
    play_rounds(table, 1)
    assert ends_at(with_news(programme, table.feed.state, 90), STAYS) == 70


def test_leaving_the_table_or_losing_the_link_skips_queued_acts():
    programme = after_a_round(Phase.VOTE)
    assert scenes(with_news(programme, NOBODY, 2000)) == ["away"]
    newest = programme.waiting[-1].state
    lost = with_news(programme, replace(newest, status=Status.RECONNECTING), 2000)
    assert scenes(lost) == ["vote"]
    assert scenes(with_news(lost, newest, 2100)) == ["vote"]
    assert scenes(with_news(programme, replace(newest, match=newest.match + 1), 2000)) == ["vote"]


def test_reconnecting_does_not_repeat_the_reveal():
    programme = after_telling(after_a_round(Phase.CLUE), TOLD_AT)
    lost = replace(programme.act.state, status=Status.RECONNECTING)
    assert with_news(programme, lost, 20_000).revealed_at == TOLD_AT


def test_the_end_is_shown_before_the_next_lobby():
    end = finished("odyssey", 4, None).feed.state
    room = msgspec.structs.replace(end.room, stage=Stage.GATHERING)
    lobby = replace(end, room=room, view=None)
    programme = with_news(opened(end, 0), lobby, 1000)
    assert scenes(programme) == ["end", "lobby"]
    assert ends_at(programme, STAYS) == 1000 + STAYS.other
    told = after_telling(programme, 5000)
    assert ends_at(told, STAYS) == 5000 + STAYS.seen
    assert scenes(with_news(told, lobby, 6000)) == ["end", "lobby"]
    assert scenes(with_news(told, replace(end, match=end.match + 1), 6000)) == ["end"]
    lost = replace(lobby, status=Status.RECONNECTING)
    assert scenes(with_news(told, lost, 6000)) == ["lobby"]


def test_the_last_reveal_and_the_end_come_before_the_lobby():
    table = played("odyssey", 4, 0, None)
    programme = opened(table.feed.state, 0)
    came: list[ClientState] = []
    table.feed.changed.connect(lambda _old, new: came.append(new))
    play_rounds(table, 999)
    for state in came:
        programme = with_news(programme, state, 0)
    room = msgspec.structs.replace(came[-1].room, stage=Stage.GATHERING)
    programme = with_news(programme, replace(came[-1], room=room, view=None), 0)
    assert scenes(programme)[-3:] == ["round", "end", "lobby"]


def test_a_screen_opened_late_shows_the_current_state():
    assert scenes(opened(finished("odyssey", 4, None).feed.state, 0)) == ["end"]


def test_the_feed_shows_every_act_in_turn(qtbot):
    table = played("odyssey", 4, 0, None)
    play_until(table, Phase.VOTE)
    source = feed_of(table.feed.state)
    feed = PacedFeed(source, Stays(read=0, seen=0, clue=20))
    seen: list[str] = []
    feed.changed.connect(lambda _old, _new: seen.append(feed.scene))
    play_rounds(table, 1)
    source.show(table.feed.state)
    assert feed.scene == "round"
    for state in states_until(table, Phase.VOTE):
        source.show(state)
    assert feed.scene == "round"
    feed.tell()
    assert feed.scene == "round"
    qtbot.waitUntil(lambda: feed.scene == "vote")
    assert seen == ["round", "give", "vote"]
    assert feed.state is source.state


def test_hearts_fall_on_the_cards_before_the_next_clue():
    table = played("odyssey", 4, 1, None)
    programme = opened(table.feed.state, 0)
    seat = next(seat for seat in range(4) if legal_actions(table.game, seat).hearts)
    loved = legal_actions(table.game, seat).hearts[0]
    table.play(seat, GiveHeart(loved))
    programme = with_news(programme, table.feed.state, 500)
    assert scenes(programme) == ["round"]
    for state in states_until(table, Phase.GIVE):
        programme = with_news(programme, state, 1000)
    assert scenes(programme) == ["round", "hearts", "give"]
    hearts = gone_on(programme, 9000)
    assert hearts.act.state.view.history[-1].hearts[loved - 1] == 1
    assert ends_at(hearts, STAYS) == 9000 + STAYS.hearts


@pytest.mark.parametrize(("edition", "thinking"), [("odyssey", "begin"), ("poetry", "poetry")])
def test_a_round_that_has_been_read_makes_room_for_who_is_thinking(edition, thinking):
    """A storyteller may think for minutes, while the laptops have long continued."""
    table = played(edition, 3 if edition == "poetry" else 4, 1, None)
    told = opened(table.feed.state, 0)
    assert ends_at(told, STAYS) is None
    told = after_telling(told, TOLD_AT)
    assert ends_at(told, STAYS) == TOLD_AT + STAYS.think
    thought = gone_on(told, TOLD_AT + STAYS.think)
    assert scenes(thought) == [thinking]
    assert ends_at(thought, STAYS) is None
    assert scenes(with_news(thought, replace(table.feed.state, revision=99), 50_000)) == [thinking]
    play_until(table, Phase.GUESSER if edition == "poetry" else Phase.GIVE)
    told_at_last = with_news(thought, table.feed.state, 60_000)
    assert scenes(told_at_last)[-1] == ("poetry" if edition == "poetry" else "give")
    assert "round" not in scenes(told_at_last)
