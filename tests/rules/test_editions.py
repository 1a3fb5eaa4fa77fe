import pytest

from dixit_qt.rules.editions import EDITIONS, Edition, edition_with
from dixit_qt.rules.house.switches import BOUNDS, End, values_of
from dixit_qt.rules.model import ClueKind
from dixit_qt.rules.refusals import Refusal, RuleViolation

OFFERS = [(edition, name) for edition in EDITIONS.values() for name in edition.offers]

SIZES = [
    ("classic-30", (3, 4, 5, 6)),  # 000:21-32, 000:118
    ("classic-last-card", (3, 4, 5, 6)),  # 002:16-27, 002:115
    ("odyssey", tuple(range(3, 13))),  # 001:56-57, 003:18-22
    ("party", tuple(range(6, 13))),  # 001:112
    ("party-pass-left", tuple(range(6, 13))),  # 003:128
    ("team", (6, 8, 10, 12)),  # 001:152, 003:232
    ("poetry", (2, 3, 4, 5, 6)),  # 004:70-80, 004:238
]


@pytest.mark.parametrize(("edition", "sizes"), SIZES)
def test_each_edition_has_its_number_of_players(edition: str, sizes: tuple[int, ...]) -> None:
    assert EDITIONS[edition].sizes == sizes


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_practice_has_a_legal_number_of_players(edition: Edition) -> None:
    assert edition.at_practice in edition.sizes


def test_every_edition_is_in_the_table_of_sizes() -> None:
    assert {edition for edition, _ in SIZES} == set(EDITIONS)


@pytest.mark.parametrize(
    ("edition", "name"), OFFERS, ids=[f"{edition.id}-{name}" for edition, name in OFFERS]
)
def test_every_value_of_an_offered_switch_can_be_chosen(edition: Edition, name: str) -> None:
    for value in values_to_try(edition, name):
        chosen = getattr(edition_with(edition.id, {name: value}).switches, name)
        assert chosen == (tuple(value) if name == "clue_kinds" else value)


def values_to_try(edition: Edition, name: str) -> tuple[object, ...]:
    if name == "clue_kinds":
        return ([ClueKind.SONG], [ClueKind.WRITTEN, ClueKind.PANTOMIME])
    return values_of(edition.family, name)


BEYOND = [
    ("classic-30", "target_score", 0),
    ("classic-30", "target_score", 201),
    ("odyssey", "vote_bonus_cap", 12),
    ("odyssey", "second_vote_from", 2),
    ("odyssey", "hand", 3),
    ("poetry", "hand", 2),
    ("party", "laps", 0),
    ("poetry", "laps", 13),
    ("poetry", "chips", 3),
    ("team", "everybody_found_penalty", 4),
    ("odyssey", "single_vote_bonus", True),
    ("odyssey", "reshuffle", 1),
    ("odyssey", "end", "never"),
    ("odyssey", "clue_kinds", ["dance"]),
]


@pytest.mark.parametrize(("edition", "name", "value"), BEYOND)
def test_a_value_out_of_bounds_is_refused(edition: str, name: str, value: object) -> None:
    with pytest.raises(RuleViolation) as refused:
        edition_with(edition, {name: value})
    assert refused.value.code is Refusal.BAD_OPTION_VALUE
    assert refused.value.facts == {"name": name}


def test_every_switch_but_the_kinds_of_clue_has_bounds() -> None:
    assert {name for _, name in OFFERS} == {*BOUNDS, "clue_kinds"}


POINTLESS = [
    ("odyssey", {"found_points": 0, "failed_points": 0, "vote_points": 0}),
    ("classic-30", {"found_points": 0, "failed_points": 0, "vote_bonus_cap": 0}),
    ("party", {"end": "score", "vote_bonus_cap": 0}),
]


@pytest.mark.parametrize(("edition", "options"), POINTLESS)
def test_house_rules_that_never_end_are_refused(edition: str, options: dict[str, object]) -> None:
    """A set with a goal, but without points to reach it."""
    with pytest.raises(RuleViolation) as refused:
        edition_with(edition, options)
    assert refused.value.code is Refusal.CANNOT_END


def test_a_game_without_end_is_accepted_with_laps_off() -> None:
    endless = edition_with("odyssey", {"end": "laps", "laps": None, "found_points": 0})
    assert endless.switches.laps is None


def test_more_players_are_a_house_rule_of_the_classic_editions() -> None:
    assert edition_with("classic-30", {"most_players": 12}).sizes == tuple(range(3, 13))


def test_switches_are_accepted_as_plain_text() -> None:
    changed = edition_with("odyssey", {"end": "last_card", "clue_kinds": ["song", "written"]})
    assert changed.switches.end is End.LAST_CARD
    assert changed.switches.clue_kinds == (ClueKind.WRITTEN, ClueKind.SONG)


def test_only_the_changed_switches_are_shown() -> None:
    changed = edition_with("party", {"laps": 2, "pass_hands": False})
    assert changed.differences == {"laps": 2}


@pytest.mark.parametrize(
    "without",
    [{"vote_points", "found_points"}, {"vote_points", "failed_points"},
     {"found_points", "failed_points"}],
    ids=lambda names: " ".join(sorted(names)),
)  # fmt: skip
def test_a_target_score_needs_only_one_kind_of_points(without: set[str]) -> None:
    options = dict.fromkeys(without, 0)
    assert edition_with("classic-30", options).differences == options
