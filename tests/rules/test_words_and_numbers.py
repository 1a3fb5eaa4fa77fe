"""Words that are written in journals, sent to other programs or printed in the rules never change.

Today's journals and guests wouldn't understand a word that is spelled differently tomorrow.
"""

from collections.abc import Iterable
from typing import get_args

import pytest

from dixit_qt.rules.actions import Action, TableAction
from dixit_qt.rules.house.switches import (
    End,
    NewcomerScore,
    Switches,
)
from dixit_qt.rules.model import ClueKind, Family, Phase
from dixit_qt.rules.records import EndReason, Reason, TieBreak
from dixit_qt.rules.refusals import Refusal


def tags(actions: object) -> list[str]:
    return [action.__struct_config__.tag for action in get_args(actions)]


WORDS: list[tuple[Iterable[str], str]] = [
    (Family, "dixit party team poetry"),
    (Phase, "first_storyteller clue give vote hint guesser judge ending over"),
    (ClueKind, "written aloud song pantomime"),
    (
        Reason,
        """
        found_the_card card_was_found everybody_found_it nobody_found_it lone_finder
        votes_on_my_card single_vote shared_vote alone_on_the_card red_marker
        guessed_the_story story_was_guessed fitting_lines lines_laid wrong_guess ending
        story_cards
        """,
    ),
    (
        EndReason,
        """
        score_reached last_card_taken everybody_has_told not_enough_cards ended_by_the_table
        """,
    ),
    (TieBreak, "shared story_cards ending_cards rival_takes_ties"),
    (End, "score last_card laps"),
    (NewcomerScore, "lowest zero mean"),
    (
        Refusal,
        """
        unknown_edition unknown_option bad_option_value too_few_players too_many_players
        wrong_number_of_players too_few_cards too_few_lines too_few_endings duplicate_cards
        cannot_end not_a_player game_is_over not_now not_your_turn nothing_to_take_back
        only_the_table not_between_rounds no_such_place no_whole_lap_left whole_teams_only
        nothing_to_love no_such_line storyteller_is_known not_the_storyteller clue_needs_words
        clue_too_long clue_kind_not_allowed clue_needs_a_card clue_without_a_card
        card_not_in_hand cards_were_given hand_was_seen clue_is_not_written
        storyteller_has_given already_given wrong_number_of_cards same_card_twice
        teammate_has_given storyteller_does_not_vote giver_does_not_vote already_voted
        empty_vote too_many_votes same_card_voted_twice no_such_number own_card teammates_card
        red_is_the_storytellers red_is_missing no_red_in_this_edition
        storyteller_does_not_guess already_swapped line_not_in_hand no_chips_left
        story_is_face_down no_such_story only_the_storyteller_judges
        a_line_waits_for_judgement not_the_lowest no_such_ending
        """,
    ),
    (
        tags(Action),
        """
        claim_story give_clue amend_clue give vote take_back give_heart swap_line hint
        add_line guess judge choose_ending read_with_and
        """,
    ),
    (tags(TableAction), "turn_cards add_chair take_chairs end_game watcher_heart"),
]

USUAL = {
    "hand": 6,
    "target_score": 30,
    "laps": 1,
    "most_players": None,
    "cards_given": 1,
    "found_points": 3,
    "failed_points": 2,
    "lone_finder_points": 3,
    "everybody_found_penalty": 0,
    "vote_points": 1,
    "vote_bonus_cap": None,
    "second_vote_from": None,
    "single_vote_bonus": 0,
    "single_vote_bonus_when_all_found": True,
    "red_marker_penalty": 0,
    "reshuffle": True,
    "pass_hands": False,
    "partner_card_scores": True,
    "vote_for_teammate": True,
    "start_score": 5,
    "chips": 0,
    "guess_points": 1,
    "fitting_points": 1,
    "misfit_points": 0,
    "wrong_guess_penalty": 1,
    "ending_points": 1,
}


@pytest.mark.parametrize(("kind", "words"), WORDS)
def test_codes_keep_their_spelling(kind: Iterable[str], words: str) -> None:
    assert list(map(str, kind)) == words.split()


def test_editions_have_the_listed_defaults() -> None:
    usual = Switches()
    assert {name: getattr(usual, name) for name in USUAL} == USUAL
