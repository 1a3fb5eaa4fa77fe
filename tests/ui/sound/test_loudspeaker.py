"""The loudspeaker mixes sounds, stops when idle, and survives every sound card."""

import array
import logging

import pytest
from pytestqt.qtbot import QtBot

from dixit_qt import paths
from dixit_qt.ui.sound import loudspeaker
from dixit_qt.ui.sound.loudspeaker import Frames, Loudspeaker, Mixer, limited, samples_of
from dixit_qt.ui.sound.sound import Heard

TONE = array.array("h", [1000, -1000, 20_000, 20_000])


class Card:
    """A sound card that requests four samples on command."""

    def __init__(self) -> None:
        self.frames: Frames | None = None
        self.closed = False

    def start(self, frames: Frames) -> None:
        self.frames = frames

    def close(self) -> None:
        self.closed = True

    def ask(self, count: int = 4) -> list[int]:
        return array.array("h", self.frames.send(count)).tolist()


def test_every_sound_has_a_file_that_can_be_read_and_all_are_small():
    folder = paths.resources() / "sounds"
    assert {file.stem for file in folder.glob("*.wav")} == set(Heard)
    assert all(len(samples_of(folder / f"{name}.wav")) > 1000 for name in Heard)
    assert sum(file.stat().st_size for file in folder.iterdir()) < 400_000


def test_simultaneous_sounds_are_mixed():
    mixer = Mixer()
    mixer.add(TONE, 1.0)
    mixer.add(TONE, 1.0)
    assert array.array("h", mixer.take(2)).tolist() == [2000, -2000]
    assert not mixer.is_quiet
    mixer.take(3)
    assert mixer.is_quiet


def test_many_sounds_at_once_are_limited_without_clipping():
    samples = range(-120_000, 120_001, 1000)
    heard = [limited(sample) for sample in samples]
    assert heard == sorted(set(heard))
    assert max(map(abs, heard)) < 32_767
    assert all(limited(sample) == sample for sample in (-26_000, 0, 19_000, 26_000))


def test_a_lower_volume_is_softer():
    mixer = Mixer()
    mixer.add(TONE, 0.5)
    assert array.array("h", mixer.take(4)).tolist() == [250, -250, 5000, 5000]


def test_the_sound_card_is_opened_for_the_first_sound_and_closed_when_idle(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(loudspeaker, "QUIET_AGAIN_MS", 10)
    cards = []

    def open_card() -> Card:
        cards.append(Card())
        return cards[-1]

    speaker = Loudspeaker(open_device=open_card)
    assert not speaker.is_open
    speaker.play(TONE, 1.0)
    qtbot.waitUntil(lambda: speaker.is_open)
    assert cards[0].ask() == TONE.tolist()
    qtbot.waitUntil(lambda: cards[0].closed and not speaker.is_open)
    speaker.play(TONE, 1.0)
    qtbot.waitUntil(lambda: speaker.is_open)
    assert len(cards) == 2
    speaker.close()
    assert cards[1].closed


def test_the_sound_card_stays_open_while_a_sound_plays(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(loudspeaker, "QUIET_AGAIN_MS", 1)
    card = Card()
    speaker = Loudspeaker(open_device=lambda: card)
    speaker.play(TONE, 1.0)
    qtbot.waitUntil(lambda: speaker.is_open)
    qtbot.waitUntil(speaker._quiet.isActive)
    assert not card.closed
    card.ask()
    qtbot.waitUntil(lambda: card.closed)


def test_a_missing_sound_card_is_retried_after_a_minute(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.INFO)
    now = [0.0]
    tries = []

    def broken() -> Card:
        tries.append(now[0])
        raise OSError("no card")

    speaker = Loudspeaker(open_device=broken, clock=lambda: now[0])
    speaker.play(TONE, 1.0)
    qtbot.waitUntil(lambda: "no sound: no card" in caplog.text)
    speaker.play(TONE, 1.0)
    now[0] = 61.0
    speaker.play(TONE, 1.0)
    speaker.close()
    assert tries == [0.0, 61.0]
