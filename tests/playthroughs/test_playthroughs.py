import pytest

from dixit_qt.rules.editions import EDITIONS
from tests.playthroughs.playthrough import FOLDER, PLAYTHROUGHS, Playthrough

MOST_BYTES = 50_000


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.path.stem)
def test_a_golden_game_replays_exactly(playthrough: Playthrough):
    """If a rule was meant to change, run `python -m tests.playthroughs.regenerate` and read
    the diff."""
    recorded = playthrough.path.read_text(encoding="utf-8").splitlines()
    assert list(playthrough.lines()) == recorded


def test_every_edition_has_a_golden_game():
    assert {playthrough.edition for playthrough in PLAYTHROUGHS} == EDITIONS.keys()


def test_every_golden_file_belongs_to_a_playthrough_and_is_small():
    files = set(FOLDER.glob("*.txt"))
    assert files == {playthrough.path for playthrough in PLAYTHROUGHS}
    assert max(file.stat().st_size for file in files) < MOST_BYTES


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.path.stem)
def test_every_golden_game_reaches_the_end(playthrough: Playthrough):
    assert "all: outcome = Outcome(" in playthrough.path.read_text(encoding="utf-8")
