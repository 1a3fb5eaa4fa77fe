"""Why the rules refuse an action: one code for each reason. The screens have the texts."""

from enum import StrEnum


class Refusal(StrEnum):
    # Before the game begins
    UNKNOWN_EDITION = "unknown_edition"
    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION_VALUE = "bad_option_value"
    TOO_FEW_PLAYERS = "too_few_players"
    TOO_MANY_PLAYERS = "too_many_players"
    WRONG_NUMBER_OF_PLAYERS = "wrong_number_of_players"
    TOO_FEW_CARDS = "too_few_cards"
    TOO_FEW_LINES = "too_few_lines"
    TOO_FEW_ENDINGS = "too_few_endings"
    DUPLICATE_CARDS = "duplicate_cards"
    CANNOT_END = "cannot_end"
    # Refusals in every phase
    NOT_A_PLAYER = "not_a_player"
    GAME_IS_OVER = "game_is_over"
    NOT_NOW = "not_now"
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    ONLY_THE_TABLE = "only_the_table"
    # Between two rounds
    NOT_BETWEEN_ROUNDS = "not_between_rounds"
    NO_SUCH_PLACE = "no_such_place"
    NO_WHOLE_LAP_LEFT = "no_whole_lap_left"
    WHOLE_TEAMS_ONLY = "whole_teams_only"
    NOTHING_TO_LOVE = "nothing_to_love"
    NO_SUCH_LINE = "no_such_line"
    # The clue
    STORYTELLER_IS_KNOWN = "storyteller_is_known"
    NOT_THE_STORYTELLER = "not_the_storyteller"
    CLUE_NEEDS_WORDS = "clue_needs_words"
    CLUE_TOO_LONG = "clue_too_long"
    CLUE_KIND_NOT_ALLOWED = "clue_kind_not_allowed"
    CLUE_NEEDS_A_CARD = "clue_needs_a_card"
    CLUE_WITHOUT_A_CARD = "clue_without_a_card"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    CARDS_WERE_GIVEN = "cards_were_given"
    HAND_WAS_SEEN = "hand_was_seen"
    CLUE_IS_NOT_WRITTEN = "clue_is_not_written"
    # Giving
    STORYTELLER_HAS_GIVEN = "storyteller_has_given"
    ALREADY_GIVEN = "already_given"
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    SAME_CARD_TWICE = "same_card_twice"
    TEAMMATE_HAS_GIVEN = "teammate_has_given"
    # Voting
    STORYTELLER_DOES_NOT_VOTE = "storyteller_does_not_vote"
    GIVER_DOES_NOT_VOTE = "giver_does_not_vote"
    ALREADY_VOTED = "already_voted"
    EMPTY_VOTE = "empty_vote"
    TOO_MANY_VOTES = "too_many_votes"
    SAME_CARD_VOTED_TWICE = "same_card_voted_twice"
    NO_SUCH_NUMBER = "no_such_number"
    OWN_CARD = "own_card"
    TEAMMATES_CARD = "teammates_card"
    RED_IS_THE_STORYTELLERS = "red_is_the_storytellers"
    RED_IS_MISSING = "red_is_missing"
    NO_RED_IN_THIS_EDITION = "no_red_in_this_edition"
    # Poetry
    STORYTELLER_DOES_NOT_GUESS = "storyteller_does_not_guess"
    ALREADY_SWAPPED = "already_swapped"
    LINE_NOT_IN_HAND = "line_not_in_hand"
    NO_CHIPS_LEFT = "no_chips_left"
    STORY_IS_FACE_DOWN = "story_is_face_down"
    NO_SUCH_STORY = "no_such_story"
    ONLY_THE_STORYTELLER_JUDGES = "only_the_storyteller_judges"
    A_LINE_WAITS_FOR_JUDGEMENT = "a_line_waits_for_judgement"
    NOT_THE_LOWEST = "not_the_lowest"
    NO_SUCH_ENDING = "no_such_ending"


Fact = int | str


class RuleViolation(ValueError):
    """The action is refused and nothing has changed. `facts` are the numbers and names for its
    text.
    """

    def __init__(self, code: Refusal, **facts: Fact) -> None:
        listed = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        super().__init__(f"{code}: {listed}" if listed else str(code))
        self.code = code
        self.facts = facts


def refuse_if(condition: bool, code: Refusal, **facts: Fact) -> None:
    if condition:
        raise RuleViolation(code, **facts)
