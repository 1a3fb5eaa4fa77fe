"""From ballots to points: one pure function for each rule of scoring."""

from collections import Counter
from collections.abc import Iterable, Sequence

from dixit_qt.rules.model import Seat, Side
from dixit_qt.rules.records import Award, Ballot, Reason, TableCard

Awards = tuple[Award, ...]

FAILED_STORY = 2
TOLD_STORY = 3
SINGLE_VOTE = 1
PARTY_CAP = 5


def story_number(storyteller: Seat, table: Sequence[TableCard]) -> int:
    return next(n for n, laid in enumerate(table, 1) if laid.owner == storyteller)


def finders(
    storyteller: Seat, table: Sequence[TableCard], ballots: Iterable[Ballot]
) -> list[Ballot]:
    number = story_number(storyteller, table)
    return [ballot for ballot in ballots if number in ballot.numbers]


def story_awards(
    teller: Side, others: Iterable[Side], found_by: Sequence[Side], voters: int, lone_finder: int
) -> Awards:
    """For the story itself: it fails when nobody or everybody has found the card."""
    count = len(found_by)
    if count in (0, voters):
        reason = Reason.EVERYBODY_FOUND_IT if count else Reason.NOBODY_FOUND_IT
        return (
            Award(teller, 0, reason, count),
            *(Award(side, FAILED_STORY, reason, count) for side in others),
        )
    lone = count == 1 and lone_finder > TOLD_STORY
    points = lone_finder if lone else TOLD_STORY
    reason = Reason.LONE_FINDER if lone else Reason.FOUND_THE_CARD
    return (
        Award(teller, points, Reason.CARD_WAS_FOUND, count),
        *(Award(side, points, reason, count) for side in found_by),
    )


def decoy_awards(
    table: Sequence[TableCard],
    ballots: Iterable[Ballot],
    sides: Sequence[Side],
    without: Iterable[Seat],
    cap: int | None,
) -> Awards:
    """For votes on one's own card; nothing for the seats that this is `without`."""
    owners = (table[number - 1].owner for ballot in ballots for number in ballot.numbers)
    votes = Counter(owner for owner in owners if owner not in without)
    return tuple(
        Award(sides[seat], min(count, cap or count), Reason.VOTES_ON_MY_CARD, count)
        for seat, count in sorted(votes.items())
    )


def single_vote_awards(found: Iterable[Ballot]) -> Awards:
    """For a finder who could have voted twice and did not."""
    return tuple(
        Award(ballot.seat, SINGLE_VOTE, Reason.SINGLE_VOTE, 1)
        for ballot in found
        if len(ballot.numbers) == 1
    )


def party_awards(ballots: Sequence[Ballot]) -> Awards:
    """For being of one mind with others, unless the storyteller's red marker names the card."""
    votes = Counter(ballot.numbers[0] for ballot in ballots)
    red = next(ballot.red for ballot in ballots if ballot.red is not None)
    return tuple(
        _party_award(ballot.seat, ballot.numbers[0] == red, votes[ballot.numbers[0]])
        for ballot in ballots
    )


def _party_award(seat: Seat, red: bool, count: int) -> Award:
    if red:
        return Award(seat, 0, Reason.RED_MARKER, count)
    if count == 1:
        return Award(seat, 0, Reason.ALONE_ON_THE_CARD, count)
    return Award(seat, min(count, PARTY_CAP), Reason.SHARED_VOTE, count)
