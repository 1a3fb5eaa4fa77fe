"""Which house rules make a difference for this number of players and pictures."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from dixit_qt.rules.editions import EDITIONS, Edition
from dixit_qt.rules.families import FAMILIES
from dixit_qt.rules.house.switches import End, Value, values_of
from dixit_qt.rules.model import MAX_SEATS, ClueKind, Family
from dixit_qt.rules.poetry.table import chips_by_rulebook

Values = tuple[Value, ...]


def offered(edition: Edition, players: int, pictures: int) -> dict[str, Values]:
    """The values of each switch that make a difference, and the current one.

    `clue_kinds` is a set, several of which can be chosen. Every other switch has one value.
    """
    found: dict[str, Values] = {}
    for name in edition.offers:
        values = _values(edition, name, players, pictures)
        if len(values) > 1:
            found[name] = values
    return found


def _values(edition: Edition, name: str, players: int, pictures: int) -> Values:
    if name == "clue_kinds":
        return tuple(ClueKind)
    if not _matters(edition, name, players, pictures):
        return ()
    in_force = getattr(edition.switches, name)
    makes_a_difference = _LIMITS.get(name)
    return tuple(
        value
        for value in values_of(edition.family, name)
        if value == in_force
        or makes_a_difference is None
        or makes_a_difference(edition, value, players, pictures)
    )


def _matters(edition: Edition, name: str, players: int, pictures: int) -> bool:
    condition = _CONDITIONS.get(name)
    return condition is None or condition(edition, players, pictures)


def _two_votes(edition: Edition, players: int, _pictures: int) -> bool:
    second_from = edition.switches.second_vote_from
    return second_from is not None and second_from <= players


def pictures_return_after(edition: Edition, players: int, pictures: int) -> int | None:
    """The number of rounds after which pictures come back in the same game. None if they don't."""
    return _runs_out(edition, players, pictures) if edition.switches.reshuffle else None


def _runs_out(edition: Edition, players: int, pictures: int) -> int | None:
    """A game to the last card never reshuffles. The others do if they last long enough."""
    if edition.switches.end is End.LAST_CARD:
        return None
    return FAMILIES[edition.family].rounds_without_return(edition, players, pictures)


def _single_votes_pay(edition: Edition, players: int, pictures: int) -> bool:
    return edition.switches.single_vote_bonus > 0 and _two_votes(edition, players, pictures)


_CONDITIONS: Mapping[str, Callable[[Edition, int, int], bool]] = {
    "target_score": lambda edition, _players, _pictures: edition.switches.end is End.SCORE,
    "laps": lambda edition, _players, _pictures: edition.switches.end is End.LAPS,
    "reshuffle": lambda *table: _runs_out(*table) is not None,
    "lone_finder_points": lambda edition, players, _pictures: edition.is_three_player_game(players),
    "cards_given": lambda edition, players, _pictures: not edition.is_three_player_game(players),
    "vote_bonus_cap": lambda edition, _players, _pictures: edition.switches.vote_points > 0,
    "single_vote_bonus": _two_votes,
    "single_vote_bonus_when_all_found": _single_votes_pay,
    "most_players": lambda edition, _players, _pictures: _may_grow(edition),
}
"""When a switch has an effect. A switch that isn't listed always has one."""

Limit = Callable[[Edition, Value, int, int], bool]


def _hand_can_be_dealt(edition: Edition, value: Value, players: int, pictures: int) -> bool:
    if edition.family is Family.POETRY:
        return True
    more = int(value or 0) - edition.switches.hand
    return players * (edition.hand_size(players) + more) <= pictures


def _cap_can_be_reached(edition: Edition, value: Value, players: int, _pictures: int) -> bool:
    """A cap is only useful below the most votes that one card can get."""
    most = {
        Family.DIXIT: players - 2,
        Family.PARTY: players,
        Family.TEAM: players // 2 - 1,
    }[edition.family]
    return value is None or int(value) < most


def _vote_can_be_given(_edition: Edition, value: Value, players: int, _pictures: int) -> bool:
    return value is None or int(value) <= players


def _may_grow(edition: Edition) -> bool:
    return EDITIONS[edition.id].sizes[-1] < MAX_SEATS


def _company_grows(edition: Edition, value: Value, _players: int, _pictures: int) -> bool:
    return value is None or int(value) > EDITIONS[edition.id].sizes[-1]


def _table_is_not_too_large(edition: Edition, value: Value, players: int, _pictures: int) -> bool:
    """The largest game lays `MAX_SEATS` cards on the table; one more is allowed."""
    giving = replace(edition, switches=replace(edition.switches, cards_given=int(value or 1)))
    return FAMILIES[edition.family].cards_per_round(giving, players) <= MAX_SEATS + 1


def _somebody_has_a_chip(_edition: Edition, value: Value, players: int, _pictures: int) -> bool:
    """All players need at least one chip, so fewer chips than that can't be offered."""
    return chips_by_rulebook(players) + int(value or 0) >= 1


_LIMITS: Mapping[str, Limit] = {
    "hand": _hand_can_be_dealt,
    "vote_bonus_cap": _cap_can_be_reached,
    "second_vote_from": _vote_can_be_given,
    "most_players": _company_grows,
    "cards_given": _table_is_not_too_large,
    "chips": _somebody_has_a_chip,
}
