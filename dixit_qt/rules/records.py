"""What is public once it has happened: the story of a finished round, point by point."""

from dataclasses import dataclass
from enum import StrEnum

from dixit_qt.rules.model import CardId, Clue, Seat, Side


class Reason(StrEnum):
    """Why a side got (or did not get) points. A reason may be worth 0."""

    # Dixit and Team
    FOUND_THE_CARD = "found_the_card"
    CARD_WAS_FOUND = "card_was_found"
    EVERYBODY_FOUND_IT = "everybody_found_it"
    NOBODY_FOUND_IT = "nobody_found_it"
    LONE_FINDER = "lone_finder"
    VOTES_ON_MY_CARD = "votes_on_my_card"
    SINGLE_VOTE = "single_vote"
    # Party
    SHARED_VOTE = "shared_vote"
    ALONE_ON_THE_CARD = "alone_on_the_card"
    RED_MARKER = "red_marker"
    # Poetry
    GUESSED_THE_STORY = "guessed_the_story"
    STORY_WAS_GUESSED = "story_was_guessed"
    FITTING_LINES = "fitting_lines"
    LINES_LAID = "lines_laid"
    WRONG_GUESS = "wrong_guess"
    ENDING = "ending"
    STORY_CARDS = "story_cards"


@dataclass(frozen=True, slots=True)
class Award:
    """`count` is what was counted: votes on the card, chips on lines, story cards."""

    side: Side
    points: int
    reason: Reason
    count: int = 0


@dataclass(frozen=True, slots=True)
class TableCard:
    """A picture on the table; its number is its place, counted from 1."""

    card: CardId
    owner: Seat


@dataclass(frozen=True, slots=True)
class Ballot:
    seat: Seat
    numbers: tuple[int, ...]
    red: int | None = None


@dataclass(frozen=True, slots=True)
class PoemLine:
    """A line under the hint. `fits` is None while the storyteller has not judged it."""

    line: int
    side: Side
    fits: bool | None = None


@dataclass(frozen=True, slots=True)
class StoryGuess:
    side: Side
    story: int
    right: bool


@dataclass(frozen=True, slots=True)
class EndingDraw:
    """A random card drawn to settle a tie; the highest number wins."""

    side: Side
    number: int


@dataclass(frozen=True, slots=True)
class PoemRecord:
    """`winner` keeps the story card; None when the round ended with two stories face up.

    Whoever reads the poem may say «И» for the «Я» with which a line begins [004:217]: `with_and`
    are the places of these lines, the hint at 0, then the lines as they were laid, then the ending.
    """

    stories: tuple[CardId, ...]
    chosen: int
    hint: int
    lines: tuple[PoemLine, ...]
    guesses: tuple[StoryGuess, ...]
    winner: Side | None
    ending: int
    ending_by: Side
    draws: tuple[EndingDraw, ...] = ()
    with_and: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A finished round. Games with pictures fill clue, table and ballots; Poetry fills poem.

    `hearts` says for each picture of the round how many love it; empty until that is disclosed,
    and if nobody loves any.
    """

    number: int
    storyteller: Seat
    awards: tuple[Award, ...]
    scores: tuple[int, ...]
    clue: Clue | None = None
    table: tuple[TableCard, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    poem: PoemRecord | None = None
    hearts: tuple[int, ...] = ()


class EndReason(StrEnum):
    SCORE_REACHED = "score_reached"
    LAST_CARD_TAKEN = "last_card_taken"
    EVERYBODY_HAS_TOLD = "everybody_has_told"
    NOT_ENOUGH_CARDS = "not_enough_cards"
    ENDED_BY_THE_TABLE = "ended_by_the_table"


class TieBreak(StrEnum):
    SHARED = "shared"
    STORY_CARDS = "story_cards"
    ENDING_CARDS = "ending_cards"
    RIVAL_TAKES_TIES = "rival_takes_ties"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Why the game ended, who won, the final scores with the awards counted at the end."""

    reason: EndReason
    winners: tuple[Side, ...]
    scores: tuple[int, ...]
    awards: tuple[Award, ...] = ()
    tie_break: TieBreak | None = None
    draws: tuple[EndingDraw, ...] = ()
