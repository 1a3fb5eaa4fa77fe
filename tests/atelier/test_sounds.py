"""The sounds match their recipes, are equally loud, and none is cut off."""

import pytest

from dixit_qt import paths
from dixit_qt.ui.sound.loudspeaker import samples_of

MOST_APART = 6.0
LOUDEST_SAMPLE = 0.8


@pytest.fixture(scope="module")
def cooked():
    from sounds.recipes import RECIPES, cook

    return {name: cook(name) for name in RECIPES}


def test_the_sound_files_match_their_recipes(cooked):
    for name, sound in cooked.items():
        kept = samples_of(paths.resources() / "sounds" / f"{name}.wav")
        made = [round(32_767 * sample) for sample in sound]
        assert len(kept) == len(made)
        assert max(abs(one - other) for one, other in zip(kept, made, strict=True)) <= 1


def test_no_sound_is_much_louder_than_another(cooked):
    from sounds.tones import loudness

    measured = {name: loudness(sound) for name, sound in cooked.items()}
    assert max(measured.values()) - min(measured.values()) <= MOST_APART


def test_the_samples_of_every_sound_stay_below_the_limit(cooked):
    assert max(max(map(abs, sound)) for sound in cooked.values()) <= LOUDEST_SAMPLE


def test_the_measured_loudness_of_a_full_tone_matches_the_recommendation():
    """997 Hz at full scale in one channel: -3.01 LUFS."""
    import math

    from sounds.tones import RATE, loudness

    tone = [math.sin(2 * math.pi * 997 * n / RATE) for n in range(RATE)]
    assert loudness(tone) == pytest.approx(-3.01, abs=0.05)
