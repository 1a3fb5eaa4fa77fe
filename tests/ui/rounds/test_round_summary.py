"""The summary of a finished round, from records that the rules have made."""

from dataclasses import replace

import pytest
from msgspec import structs

from dixit_qt.client.state import ClientState
from dixit_qt.rules.records import Ballot, RoundRecord, TableCard
from dixit_qt.ui.base.players import Faces, faces_of
from dixit_qt.ui.rounds.round_summary import RoundSummary, summary_of, verdict_of
from tests.rules.tables import a_round
from tests.ui.engine_table import ALL_NAMES
from tests.ui.rounds.told_games import no_picture, played, with_verses


def told(edition: str, players: int, rounds: int = 1) -> tuple[RoundSummary, ClientState]:
    state = with_verses(played(edition, players, rounds).feed.state)
    assert state.view is not None
    return summary_of(state.view.history[-1], state, no_picture, "en"), state


@pytest.mark.parametrize(
    ("edition", "players"),
    [("classic-30", 3), ("classic-last-card", 6), ("odyssey", 12), ("party", 7), ("team", 8)],
)
def test_owners_and_votes_are_those_of_the_record(edition, players):
    shown, state = told(edition, players)
    record = state.view.history[-1]
    assert [card.owner for card in shown.cards] == [ALL_NAMES[c.owner] for c in record.table]
    rabbit = faces_of(state).rabbit
    cast = sorted((number, rabbit(b.seat)) for b in record.ballots for number in b.numbers)
    assert cast == sorted((card.number, voter) for card in shown.cards for voter in card.voters)


@pytest.mark.parametrize(
    ("edition", "players"),
    [("classic-30", 4), ("odyssey", 9), ("party", 6), ("team", 6), ("poetry", 2), ("poetry", 5)],
)
def test_the_points_add_up_to_the_scores(edition, players):
    shown, state = told(edition, players, 3)
    history = state.view.history
    for gain in shown.gains:
        assert gain.total == history[2].scores[gain.side]
        assert gain.before == history[1].scores[gain.side]
        assert gain.words


def test_exactly_one_card_is_marked_as_the_storytellers():
    shown, _state = told("odyssey", 5)
    assert [card.owner for card in shown.cards if card.story] == [shown.teller]
    assert sum(card.story for card in shown.cards) == 1


def test_party_has_a_red_marker_and_no_story():
    shown, _state = told("party", 6)
    assert not any(card.story for card in shown.cards)
    assert sum(card.red for card in shown.cards) == 1


def test_a_team_is_one_side_with_two_rabbits():
    shown, _state = told("team", 6)
    assert [gain.rabbits for gain in shown.gains] == [(0, 3), (1, 4), (2, 5)]
    assert shown.gains[0].name == "Аня and Dmitri"


def test_the_virtual_rival_has_a_name_and_a_free_rabbit():
    shown, _state = told("poetry", 2)
    rival = shown.gains[2]
    assert rival.name == "Alexander Pushkin"
    assert rival.rabbits == (11,)


def test_a_poem_is_its_hint_the_lines_that_fit_and_its_ending():
    shown, state = told("poetry", 4)
    poem = state.view.history[-1].poem
    fitting = [line.line for line in poem.lines if line.fits]
    wanted = [f"line {number}" for number in (poem.hint, *fitting)] + [f"ending {poem.ending}"]
    assert [row.text for row in shown.poem.rows] == wanted


def test_the_summary_is_complete_for_screen_readers():
    shown, _state = told("odyssey", 4)
    for card in shown.cards:
        assert card.owner in shown.summary
    for gain in shown.gains:
        assert ", ".join(gain.words) in shown.summary


def test_two_votes_on_a_card_are_listed_with_their_points():
    record = a_round("classic-30", 5, {1: 0, 2: 1, 3: 1, 4: 0})
    state = played("classic-30", 5, 1).feed.state
    shown = summary_of(record, state, no_picture, "en")
    assert shown.gains[1].words == ("found the card +3", "2 vote(s) +2")
    assert shown.gains[2].words == ("didn't find the card",)


def test_an_unknown_player_is_named_by_a_number():
    faces = Faces(sides=(0, 1))
    assert faces.name(1) == "Player 2"
    assert faces.side_rabbits(1) == (1,)


def test_no_faces_are_shown_before_a_game():
    assert faces_of(ClientState()) == Faces()


FACES = Faces(("Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"), sides=tuple(range(6)))


@pytest.mark.parametrize(
    ("votes", "story", "words"),
    [
        ((), 1, "Nobody found it!"),
        ((1, 2, 3, 4, 5), 1, "Everybody found it!"),
        ((2,), 1, "Found by Vera!"),
        ((1, 2), 1, "Found by Boris and Vera!"),
        ((1, 2, 3, 4), 1, "4 of 5 found it!"),
        ((2, 3, 4), 0, "Anna: 3 vote(s)!"),
    ],
)
def test_the_round_summary_names_the_finders(votes, story, words):
    laid = tuple(TableCard(f"{seat:020x}", seat) for seat in range(6))
    ballots = tuple(
        Ballot(seat, (1,) if seat in votes else (6 - (seat > 4) * 4,)) for seat in range(1, 6)
    )
    record = RoundRecord(1, 0, (), (0,) * 6, table=laid, ballots=ballots)
    assert verdict_of(record, FACES, story) == words


def test_two_favourites_are_both_named():
    laid = tuple(TableCard(f"{seat:020x}", seat) for seat in range(3))
    ballots = (Ballot(0, (2,)), Ballot(1, (3,)))
    record = RoundRecord(1, 0, (), (0,) * 3, table=laid, ballots=ballots)
    assert verdict_of(record, FACES, 0) == "Boris and Vera: 1 vote(s)!"


def test_a_poem_has_its_own_ending_instead_of_a_verdict():
    assert told("poetry", 3)[0].verdict == ""


def test_the_storyteller_reads_the_last_poem_aloud_and_a_bot_leaves_it_to_the_table():
    state = with_verses(played("poetry", 4, 2).feed.state)
    first, last = state.view.history[0], state.view.history[-1]

    def reading(record, state=state) -> str:
        return summary_of(record, state, no_picture, "en").poem.reading

    def seen_from(seat):
        return replace(state, view=structs.replace(state.view, seat=seat))

    teller = last.storyteller
    assert reading(last, seen_from(teller)) == "Read your poem aloud."
    assert reading(last, seen_from(None)).endswith(" reads the poem aloud.")
    assert reading(first) == ""
    assert reading(last, replace(state, view=None)) == ""
    seats = tuple(structs.replace(seat, is_bot=True) for seat in state.room.seats)
    bots = replace(state, room=structs.replace(state.room, seats=seats))
    assert (
        reading(last, replace(bots, view=seen_from(None).view))
        == "One of you reads the poem aloud."
    )
