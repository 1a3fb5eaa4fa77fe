"""The editions as data: each is one record of switches.

A reference such as [004:104] names a rulebook and a line of its text. RULEBOOKS.md lists the
rulebooks, and the section to which each line belongs.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from dixit_qt.rules.house.switches import BY_RULEBOOK, End, Switches, checked, differences
from dixit_qt.rules.model import Family, Record
from dixit_qt.rules.refusals import Refusal, RuleViolation

_CARD_SWITCHES = (
    "clue_kinds",
    "hand",
    "end",
    "target_score",
    "laps",
    "vote_bonus_cap",
    "newcomer_score",
    "reshuffle",
)
_DIXIT_SWITCHES = (
    *_CARD_SWITCHES,
    "cards_given",
    "most_players",
    "found_points",
    "failed_points",
    "lone_finder_points",
    "everybody_found_penalty",
    "vote_points",
    "second_vote_from",
    "single_vote_bonus",
    "single_vote_bonus_when_all_found",
)
_PARTY_SWITCHES = (*_CARD_SWITCHES, "red_marker_penalty", "pass_hands")
_TEAM_SWITCHES = (
    *_CARD_SWITCHES,
    "found_points",
    "failed_points",
    "everybody_found_penalty",
    "vote_points",
    "partner_card_scores",
    "vote_for_teammate",
)
_POETRY_SWITCHES = (
    "hand",
    "laps",
    "start_score",
    "chips",
    "guess_points",
    "fitting_points",
    "misfit_points",
    "wrong_guess_penalty",
    "ending_points",
)


class Edition(Record, frozen=True):
    """`offers` names the switches that have an effect in this edition. `minutes` is how long a game
    lasts among people who know it, and `at_practice` how many players a practice game has. An
    edition that is `named_by_its_end` changes its name when house rules change how it ends.
    """

    id: str
    family: Family
    sizes: tuple[int, ...]
    offers: tuple[str, ...]
    switches: Switches
    minutes: int
    at_practice: int
    named_by_its_end: bool = False

    def is_three_player_game(self, players: int) -> bool:
        """Whether Dixit is played with three: then hands have one card more and each player gives
        two [000:118, 001:110].
        """
        return self.family is Family.DIXIT and players == 3

    def hand_size(self, players: int) -> int:
        return self.switches.hand + self.is_three_player_game(players)

    @property
    def differences(self) -> dict[str, Any]:
        """The house rules of this table, as all players see them."""
        return differences(self.switches, EDITIONS[self.id].switches)


def _dixit(
    name: str,
    sizes: range,
    switches: Switches,
    minutes: int,
    at_practice: int = 5,
    *,
    named_by_its_end: bool = False,
) -> Edition:
    offers = _DIXIT_SWITCHES
    return Edition(
        name, Family.DIXIT, tuple(sizes), offers, switches, minutes, at_practice, named_by_its_end
    )


def _party(name: str, *, pass_hands: bool) -> Edition:
    switches = Switches(hand=5, end=End.LAPS, vote_bonus_cap=5, pass_hands=pass_hands)
    return Edition(name, Family.PARTY, tuple(range(6, 13)), _PARTY_SWITCHES, switches, 30, 6)


_TO_30 = Switches(lone_finder_points=4)
_TO_THE_LAST_CARD = Switches(lone_finder_points=4, end=End.LAST_CARD, reshuffle=False)
_ODYSSEY = Switches(vote_bonus_cap=3, second_vote_from=7, single_vote_bonus=1)
_TEAM = Switches(hand=4, vote_bonus_cap=3, end=End.LAPS)
_POETRY = Switches(hand=5, end=End.LAPS, laps=BY_RULEBOOK)

EDITIONS: dict[str, Edition] = {
    edition.id: edition
    for edition in (
        _dixit("classic-30", range(3, 7), _TO_30, minutes=30, named_by_its_end=True),
        _dixit(
            "classic-last-card",
            range(3, 7),
            _TO_THE_LAST_CARD,
            minutes=45,
            named_by_its_end=True,
        ),
        _dixit("odyssey", range(3, 13), _ODYSSEY, minutes=40, at_practice=7),
        _party("party", pass_hands=False),
        _party("party-pass-left", pass_hands=True),
        Edition("team", Family.TEAM, (6, 8, 10, 12), _TEAM_SWITCHES, _TEAM, 40, 6),
        Edition("poetry", Family.POETRY, tuple(range(2, 7)), _POETRY_SWITCHES, _POETRY, 45, 3),
    )
}


def edition_with(edition_id: str, options: Mapping[str, object]) -> Edition:
    """The edition with the host's switches applied; unknown names and values are refused."""
    edition = EDITIONS.get(edition_id)
    if edition is None:
        raise RuleViolation(Refusal.UNKNOWN_EDITION, name=edition_id)
    values: dict[str, Any] = {
        name: _checked(edition, name, value) for name, value in options.items()
    }
    switches = replace(edition.switches, **values)
    if switches.most_players is not None:
        sizes = tuple(range(edition.sizes[0], switches.most_players + 1))
        edition = replace(edition, sizes=sizes)
    _check_that_it_can_end(edition.family, switches)
    return replace(edition, switches=switches)


def _checked(edition: Edition, name: str, value: object) -> object:
    if name not in edition.offers:
        raise RuleViolation(Refusal.UNKNOWN_OPTION, name=name)
    return checked(edition.family, name, value)


def _check_that_it_can_end(family: Family, switches: Switches) -> None:
    """Refuse a target score that can't be reached. A game without an end is chosen with `laps`."""
    for_votes = switches.vote_points and switches.vote_bonus_cap != 0
    for_the_story = family.has_told_card and (switches.found_points or switches.failed_points)
    if switches.end is End.SCORE and not (for_votes or for_the_story):
        raise RuleViolation(Refusal.CANNOT_END)
