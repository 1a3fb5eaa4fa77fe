"""From votes to points: one pure function for each scoring rule."""

from collections import Counter
from collections.abc import Iterable, Sequence

from dixit_qt.rules.house.switches import Switches
from dixit_qt.rules.model import Record, Seat, Side
from dixit_qt.rules.records import Award, Ballot, Reason, TableCard

Awards = tuple[Award, ...]


class StoryPoints(Record, frozen=True):
    """Points for the story itself. The storyteller gets `penalty` when everybody found the card."""

    found: int = 3
    failed: int = 2
    lone_finder: int = 3
    penalty: int = 0


def story_number(storyteller: Seat, table: Sequence[TableCard]) -> int:
    return next(n for n, laid in enumerate(table, 1) if laid.owner == storyteller)


def finders(
    storyteller: Seat, table: Sequence[TableCard], ballots: Iterable[Ballot]
) -> list[Ballot]:
    number = story_number(storyteller, table)
    return [ballot for ballot in ballots if number in ballot.numbers]


def story_awards(
    teller: Side,
    others: Iterable[Side],
    found_by: Sequence[Side],
    voters: int,
    points: StoryPoints,
) -> Awards:
    """Points for the story itself: it fails when nobody or everybody has found the card."""
    count = len(found_by)
    if count in (0, voters):
        reason = Reason.EVERYBODY_FOUND_IT if count else Reason.NOBODY_FOUND_IT
        lost = points.penalty if count else 0
        return (
            Award(teller, -lost, reason, count),
            *(Award(side, points.failed, reason, count) for side in others),
        )
    lone = count == 1 and points.lone_finder != points.found
    worth = points.lone_finder if lone else points.found
    reason = Reason.LONE_FINDER if lone else Reason.FOUND_THE_CARD
    return (
        Award(teller, worth, Reason.CARD_WAS_FOUND, count),
        *(Award(side, worth, reason, count) for side in found_by),
    )


def decoy_awards(
    table: Sequence[TableCard],
    ballots: Iterable[Ballot],
    sides: Sequence[Side],
    without: Iterable[Seat | None],
    switches: Switches,
) -> Awards:
    """Points for votes on a player's own card. The seats in `without` get none."""
    owners = (table[number - 1].owner for ballot in ballots for number in ballot.numbers)
    votes = Counter(owner for owner in owners if owner not in without)
    cap, each = switches.vote_bonus_cap, switches.vote_points
    return tuple(
        Award(sides[seat], each * capped(count, cap), Reason.VOTES_ON_MY_CARD, count)
        for seat, count in sorted(votes.items())
    )


def capped(count: int, cap: int | None) -> int:
    return count if cap is None else min(count, cap)


def single_vote_awards(found: Iterable[Ballot], bonus: int) -> Awards:
    """The bonus for finding the card with one vote when two were allowed."""
    return tuple(
        Award(ballot.seat, bonus, Reason.SINGLE_VOTE, 1)
        for ballot in found
        if len(ballot.numbers) == 1
    )


def party_awards(ballots: Sequence[Ballot], scores: Sequence[int], switches: Switches) -> Awards:
    """Points for voting like others. A vote for the card with the storyteller's red marker loses
    points.
    """
    votes = Counter(ballot.numbers[0] for ballot in ballots)
    red = next(ballot.red for ballot in ballots if ballot.red is not None)
    return tuple(
        _red_award(ballot.seat, votes[red], min(switches.red_marker_penalty, scores[ballot.seat]))
        if ballot.numbers[0] == red
        else _party_award(ballot.seat, votes[ballot.numbers[0]], switches.vote_bonus_cap)
        for ballot in ballots
    )


def _red_award(seat: Seat, count: int, penalty: int) -> Award:
    return Award(seat, -penalty, Reason.RED_MARKER, count)


def _party_award(seat: Seat, count: int, cap: int | None) -> Award:
    if count == 1:
        return Award(seat, 0, Reason.ALONE_ON_THE_CARD, count)
    return Award(seat, capped(count, cap), Reason.SHARED_VOTE, count)
