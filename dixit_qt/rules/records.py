"""The public history: what happened in a finished round, point by point."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from dixit_qt.rules.model import (
    MAX_AWARDS,
    MAX_HEARTS,
    MAX_PLACES,
    MAX_POEM,
    MAX_POINTS,
    MAX_STORIES,
    MAX_TABLE,
    MAX_VOTES,
    CardId,
    Clue,
    Number,
    Place,
    Points,
    Readings,
    Record,
    Round,
    Scores,
    Seat,
    Side,
    Sides,
    Story,
)


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


class Award(Record, frozen=True):
    """`count` is how many were counted: votes for the card, chips on lines, story cards."""

    side: Side
    points: Points
    reason: Reason
    count: Annotated[int, Meta(ge=0, le=MAX_POINTS)] = 0


Awards = Annotated[tuple[Award, ...], Meta(max_length=MAX_AWARDS)]


class TableCard(Record, frozen=True):
    """A picture on the table. Its number is its place, from 1."""

    card: CardId
    owner: Seat


class Ballot(Record, frozen=True):
    seat: Seat
    numbers: Annotated[tuple[Place, ...], Meta(max_length=MAX_VOTES)]
    red: Place | None = None


class PoemLine(Record, frozen=True):
    """A line under the hint. `fits` is None until the storyteller has judged it."""

    line: Number
    side: Side
    fits: bool | None = None


PoemLines = Annotated[tuple[PoemLine, ...], Meta(max_length=MAX_POEM)]


class StoryGuess(Record, frozen=True):
    side: Side
    story: Story
    right: bool


StoryGuesses = Annotated[tuple[StoryGuess, ...], Meta(max_length=MAX_POEM)]


class EndingDraw(Record, frozen=True):
    """A random card drawn to settle a tie. The highest number wins."""

    side: Side
    number: Number


EndingDraws = Annotated[tuple[EndingDraw, ...], Meta(max_length=MAX_AWARDS)]


class PoemRecord(Record, frozen=True):
    """`winner` keeps the story card. None if the round ended with two stories face up.

    A reader may say «И» for the «Я» at the beginning of a line [004:217]. `with_and` are the places
    of these lines: 0 is the hint, then come the lines in order, then the ending.
    """

    stories: Annotated[tuple[CardId, ...], Meta(max_length=MAX_STORIES)]
    chosen: Story
    hint: Number
    lines: PoemLines
    guesses: StoryGuesses
    winner: Side | None
    ending: Number
    ending_by: Side
    draws: EndingDraws = ()
    with_and: Readings = ()


Hearts = Annotated[int, Meta(ge=0, le=MAX_HEARTS)]


class RoundRecord(Record, frozen=True):
    """A finished round. Games with pictures fill clue, table and ballots; Poetry fills poem.

    `hearts` has the number of hearts for each picture of the round. It is empty until they become
    public, and if there are none.
    """

    number: Round
    storyteller: Seat
    awards: Awards
    scores: Scores
    clue: Clue | None = None
    table: Annotated[tuple[TableCard, ...], Meta(max_length=MAX_TABLE)] = ()
    ballots: Annotated[tuple[Ballot, ...], Meta(max_length=MAX_PLACES)] = ()
    poem: PoemRecord | None = None
    hearts: Annotated[tuple[Hearts, ...], Meta(max_length=MAX_TABLE)] = ()


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


class Outcome(Record, frozen=True):
    """Why the game ended, the winners, and the final scores with the awards counted at the end."""

    reason: EndReason
    winners: Sides
    scores: Scores
    awards: Awards = ()
    tie_break: TieBreak | None = None
    draws: EndingDraws = ()
