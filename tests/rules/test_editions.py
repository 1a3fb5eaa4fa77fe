import pytest

from dixit_qt.rules.editions import (
    CHOICES,
    EDITIONS,
    Edition,
    End,
    changed_switches,
    edition_with,
)
from dixit_qt.rules.model import ClueKind

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
def test_an_edition_is_for_so_many_players(edition: str, sizes: tuple[int, ...]) -> None:
    assert EDITIONS[edition].sizes == sizes


def test_every_edition_is_in_the_table_of_sizes() -> None:
    assert {edition for edition, _ in SIZES} == set(EDITIONS)


@pytest.mark.parametrize(
    ("edition", "name"), OFFERS, ids=[f"{edition.id}-{name}" for edition, name in OFFERS]
)
def test_every_value_of_an_offered_switch_can_be_chosen(edition: Edition, name: str) -> None:
    choices = CHOICES.get(name, ([ClueKind.SONG], [ClueKind.WRITTEN, ClueKind.PANTOMIME]))
    for value in choices:
        chosen = getattr(edition_with(edition.id, {name: value}).switches, name)
        assert chosen == (tuple(value) if name == "clue_kinds" else value)


def test_switches_arrive_as_plain_words_too() -> None:
    changed = edition_with("odyssey", {"end": "last_card", "clue_kinds": ["song", "written"]})
    assert changed.switches.end is End.LAST_CARD
    assert changed.switches.clue_kinds == (ClueKind.WRITTEN, ClueKind.SONG)


def test_only_the_changed_switches_are_shown() -> None:
    changed = edition_with("party", {"laps": 2, "pass_hands": False})
    assert changed_switches(changed) == {"laps": 2}
