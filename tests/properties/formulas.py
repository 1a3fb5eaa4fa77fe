"""The scores once more, computed from a round's record in another way than the rules do."""

from dixit_qt.rules.editions import Switches
from dixit_qt.rules.model import Family
from dixit_qt.rules.records import PoemRecord, RoundRecord
from dixit_qt.rules.state import GameState

Scores = tuple[int, ...]


def scores_after(record: RoundRecord, before: Scores, game: GameState) -> Scores:
    if record.poem is not None:
        return _poetry(record.poem, record.storyteller, before, game.seats)
    gained = {Family.DIXIT: _dixit, Family.PARTY: _party, Family.TEAM: _team}[game.edition.family]
    points = gained(record, game.edition.switches, game.seats)
    return tuple(old + new for old, new in zip(before, points, strict=True))


def _dixit(record: RoundRecord, switches: Switches, seats: int) -> list[int]:
    owners = {number: laid.owner for number, laid in enumerate(record.table, 1)}
    chosen = {
        ballot.seat: {owners[number] for number in ballot.numbers} for ballot in record.ballots
    }
    teller = record.storyteller
    found = {seat for seat, owners_chosen in chosen.items() if teller in owners_chosen}
    failed = not found or len(found) == seats - 1
    story = switches.lone_finder_points if seats == 3 and len(found) == 1 else 3
    two_votes = switches.second_vote_from is not None and seats >= switches.second_vote_from
    single = switches.single_vote_bonus and two_votes
    if len(found) == seats - 1 and not switches.single_vote_bonus_when_all_found:
        single = False
    points = [0] * seats
    points[teller] = 0 if failed else story
    for seat, own_choice in chosen.items():
        votes = sum(seat in others for others in chosen.values())
        points[seat] += 2 if failed else story * (seat in found)
        points[seat] += votes if switches.vote_bonus_cap is None else min(votes, 3)
        points[seat] += single and seat in found and len(own_choice) == 1
    return points


def _party(record: RoundRecord, _switches: Switches, seats: int) -> list[int]:
    green = {ballot.seat: ballot.numbers[0] for ballot in record.ballots}
    red = {ballot.seat: ballot.red for ballot in record.ballots}[record.storyteller]
    by_company = (0, 0, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5)
    company = [list(green.values()).count(green[seat]) for seat in range(seats)]
    return [0 if green[seat] == red else by_company[company[seat]] for seat in range(seats)]


def _team(record: RoundRecord, switches: Switches, seats: int) -> list[int]:
    teams = seats // 2
    home = record.storyteller % teams
    owners = [laid.owner for laid in record.table]
    chosen = [owners[ballot.numbers[0] - 1] for ballot in record.ballots]
    found = {ballot.seat % teams for ballot in record.ballots
             if owners[ballot.numbers[0] - 1] == record.storyteller}  # fmt: skip
    points = [0] * teams
    for team in range(teams):
        if len(found) in (0, teams - 1):
            points[team] = 0 if team == home else 2
        else:
            points[team] = 3 if team in found or team == home else 0
    for owner in owners:
        partner_excluded = owner % teams == home and not switches.partner_card_scores
        if owner != record.storyteller and not partner_excluded:
            votes = chosen.count(owner)
            points[owner % teams] += votes if switches.vote_bonus_cap is None else min(votes, 3)
    return points


def _poetry(poem: PoemRecord, teller: int, before: Scores, seats: int) -> Scores:
    scores = list(before)
    for guess in poem.guesses:
        if not guess.right:
            scores[guess.side] = max(0, scores[guess.side] - 1)
    if poem.winner is not None:
        for side, gain in enumerate(_poem_gains(poem, teller, seats, len(scores))):
            scores[side] += gain
    scores[poem.ending_by] += 1
    return tuple(scores)


def _poem_gains(poem: PoemRecord, teller: int, seats: int, sides: int) -> list[int]:
    chips = [sum(laid.side == side for laid in poem.lines) for side in range(sides)]
    fitting = [sum(laid.side == side and laid.fits is True for laid in poem.lines)
               for side in range(sides)]  # fmt: skip
    winner = poem.winner
    assert winner is not None
    gains = fitting
    gains[teller] = chips[winner]
    gains[winner] = 3 if seats == 2 else chips[winner]
    if seats == 2 and winner != 2:
        gains[2] = chips[2]
    return gains
