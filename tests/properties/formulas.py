"""Computes scores from a round's record in another way than the rules, for comparison."""

from collections.abc import Iterator

from dixit_qt.rules.model import Family
from dixit_qt.rules.poetry.table import poetry
from dixit_qt.rules.records import PoemRecord, RoundRecord
from dixit_qt.rules.state import GameState

Scores = tuple[int, ...]


def scores_after(record: RoundRecord, before: Scores, game: GameState) -> Scores:
    """`game` is the game in which the round was played."""
    if record.poem is not None:
        return _poetry(record.poem, game.sides[record.storyteller], before, game)
    gained = {Family.DIXIT: _dixit, Family.PARTY: _party, Family.TEAM: _team}[game.edition.family]
    points = gained(record, game, before)
    return tuple(old + points.get(side, 0) for side, old in enumerate(before))


def finished_rounds(
    game: list[GameState],
) -> Iterator[tuple[RoundRecord, tuple[int, ...], GameState]]:
    """Each round with the scores before it and the game in which it was played."""
    begun = game[0]
    for state in game:
        for record in state.history[len(begun.history) :]:
            yield record, begun.scores, begun
        if state.phase.between_rounds:
            begun = state


def _capped(votes: int, cap: int | None) -> int:
    return min([votes] if cap is None else [votes, cap])


def _dixit(record: RoundRecord, game: GameState, before: Scores) -> dict[int, int]:
    switches = game.edition.switches
    owners = {number: laid.owner for number, laid in enumerate(record.table, 1)}
    chosen = {
        ballot.seat: [owners[number] for number in ballot.numbers] for ballot in record.ballots
    }
    teller, seats = record.storyteller, len(chosen) + 1
    found = {seat for seat, owners_chosen in chosen.items() if teller in owners_chosen}
    nobody, everybody = not found, len(found) == seats - 1
    lone = seats == 3 and len(found) == 1
    story = switches.lone_finder_points if lone else switches.found_points
    two_votes = switches.second_vote_from is not None and seats >= switches.second_vote_from
    single = switches.single_vote_bonus if two_votes else 0
    if everybody and not switches.single_vote_bonus_when_all_found:
        single = 0
    points = {teller: 0 if nobody else story}
    if everybody:
        points[teller] = -min(before[teller], switches.everybody_found_penalty)
    for seat, own_choice in chosen.items():
        votes = sum(others.count(seat) for others in chosen.values())
        for_story = story if seat in found else 0
        points[seat] = switches.failed_points if nobody or everybody else for_story
        points[seat] += switches.vote_points * _capped(votes, switches.vote_bonus_cap)
        points[seat] += single if seat in found and len(own_choice) == 1 else 0
    return points


def _party(record: RoundRecord, game: GameState, before: Scores) -> dict[int, int]:
    switches = game.edition.switches
    green = {ballot.seat: ballot.numbers[0] for ballot in record.ballots}
    red = {ballot.seat: ballot.red for ballot in record.ballots}[record.storyteller]
    points = {}
    for seat, number in green.items():
        company = list(green.values()).count(number)
        shared = _capped(company, switches.vote_bonus_cap) if company > 1 else 0
        lost = min(switches.red_marker_penalty, before[seat])
        points[seat] = -lost if number == red else shared
    return points


def _team(record: RoundRecord, game: GameState, before: Scores) -> dict[int, int]:
    switches, sides = game.edition.switches, game.sides
    home = sides[record.storyteller]
    teams = {sides[seat] for seat in game.ring}
    owners = [laid.owner for laid in record.table]
    chosen = [owners[ballot.numbers[0] - 1] for ballot in record.ballots]
    found = {sides[ballot.seat] for ballot in record.ballots
             if owners[ballot.numbers[0] - 1] == record.storyteller}  # fmt: skip
    points = {}
    for team in teams:
        if len(found) in (0, len(teams) - 1):
            points[team] = switches.failed_points
        else:
            points[team] = switches.found_points if team in found or team == home else 0
    if not found:
        points[home] = 0
    if len(found) == len(teams) - 1:
        points[home] = -min(before[home], switches.everybody_found_penalty)
    for owner in owners:
        partner_excluded = sides[owner] == home and not switches.partner_card_scores
        if owner != record.storyteller and not partner_excluded:
            votes = _capped(chosen.count(owner), switches.vote_bonus_cap)
            points[sides[owner]] += switches.vote_points * votes
    return points


def _poetry(poem: PoemRecord, teller: int, before: Scores, game: GameState) -> Scores:
    switches, scores = game.edition.switches, list(before)
    for guess in poem.guesses:
        if not guess.right:
            scores[guess.side] = max(0, scores[guess.side] - switches.wrong_guess_penalty)
    if poem.winner is not None:
        for side, gain in _poem_gains(poem, teller, game).items():
            scores[side] += gain
    scores[poem.ending_by] += switches.ending_points
    return tuple(scores)


def _poem_gains(poem: PoemRecord, teller: int, game: GameState) -> dict[int, int]:
    switches, rival = game.edition.switches, poetry(game).rival
    winner = poem.winner
    assert winner is not None
    gains = dict.fromkeys(range(len(game.scores)), 0)
    for line in poem.lines:
        fits = line.fits is True or line.side == rival
        gains[line.side] += switches.fitting_points if fits else switches.misfit_points
    chips = sum(line.side == winner for line in poem.lines)
    gains[teller] = chips * switches.guess_points
    gains[winner] = (chips if rival is None else 3) * switches.guess_points
    return gains
