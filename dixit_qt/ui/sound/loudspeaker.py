"""The loudspeaker of this computer: opened for the first sound, closed when it is quiet again.

Opening and closing take a while and run on one worker thread; the sound card calls `_mixed` from a
thread of its own. The mixer's lock guards what they share. If the computer has no sound card, or
the card is removed, it is simply silent.
"""

import array
import logging
import os
import sys
import threading
import time
import wave
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Slot

RATE = 24_000
QUIET_AGAIN_MS = 3_000
TRY_AGAIN_S = 60.0
_LOUDEST = 32_767
_BEND = 26_000

Frames = Generator[bytes, int, None]
_log = logging.getLogger(__name__)


class Device(Protocol):
    def start(self, frames: Frames) -> None: ...
    def close(self) -> None: ...


def sound_card() -> Device:
    """Asking for a missing sound card would make ALSA print many errors to the terminal."""
    if sys.platform == "linux" and not any(Path(place).exists() for place in _sound_servers()):
        raise OSError("this computer has no sound card")
    import miniaudio

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=60,
        app_name="Dixit Qt",
    )


def no_sound_card() -> Device:
    raise OSError("the sound card is left alone")


def _sound_servers() -> tuple[str, ...]:
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return "/dev/snd", f"{runtime}/pulse", f"{runtime}/pipewire-0"


def samples_of(file: Path) -> "array.array[int]":
    with wave.open(str(file), "rb") as sound:
        samples = array.array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def limited(sample: int) -> int:
    """Keep several sounds below the loudest possible sample: samples above the bend are compressed
    smoothly, because clipping would crackle."""
    above = abs(sample) - _BEND
    if above <= 0:
        return sample
    room = _LOUDEST - _BEND
    bent = _BEND + above * room // (above + room)
    return bent if sample > 0 else -bent


class Mixer:
    """Adds up sounds that play at the same time, a piece at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._playing: list[list[int]] = []

    def add(self, samples: "array.array[int]", volume: float) -> None:
        loudness = volume * volume
        fresh = [int(sample * loudness) for sample in samples]
        with self._lock:
            self._playing.append(fresh)

    def clear(self) -> None:
        with self._lock:
            self._playing.clear()

    @property
    def is_quiet(self) -> bool:
        with self._lock:
            return not self._playing

    def take(self, count: int) -> bytes:
        mixed = [0] * count
        with self._lock:
            for sound in self._playing:
                for n, sample in enumerate(sound[:count]):
                    mixed[n] += sample
                del sound[:count]
            self._playing = [sound for sound in self._playing if sound]
        return array.array("h", map(limited, mixed)).tobytes()


class Loudspeaker(QObject):
    def __init__(
        self,
        parent: QObject | None = None,
        open_device: Callable[[], Device] = sound_card,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._open_device, self._clock = open_device, clock
        self._mixer = Mixer()
        self._device: Device | None = None
        self._not_before = 0.0
        self._pool = ThreadPoolExecutor(1, "sound card")
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_AGAIN_MS)
        self._quiet.timeout.connect(self._rest)

    def play(self, samples: "array.array[int]", volume: float) -> None:
        if self._clock() < self._not_before:
            return
        self._mixer.add(samples, volume)
        self._quiet.start()
        self._pool.submit(self._open)

    @property
    def is_open(self) -> bool:
        return self._device is not None

    def close(self) -> None:
        self._quiet.stop()
        self._pool.submit(self._let_go)
        self._pool.shutdown()

    def _open(self) -> None:
        if self._device is not None:
            return
        try:
            device = self._open_device()
            frames = self._mixed()
            next(frames)
            device.start(frames)
        except Exception as error:  # noqa: BLE001 - whatever a driver does, the game continues
            _log.info("no sound: %s", error)
            self._not_before = self._clock() + TRY_AGAIN_S
            self._mixer.clear()
            return
        self._device = device

    def _mixed(self) -> Frames:
        count = yield b""
        while True:
            count = yield self._mixer.take(count)

    @Slot()
    def _rest(self) -> None:
        if self._mixer.is_quiet:
            self._pool.submit(self._let_go)
        else:
            self._quiet.start()

    def _let_go(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()
