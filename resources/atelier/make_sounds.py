"""Writes the sounds of the house: `python resources/atelier/make_sounds.py` makes them all
again."""

import array
import sys
import wave
from collections.abc import Sequence
from pathlib import Path

from sounds.recipes import RECIPES, cook
from sounds.tones import RATE

FOLDER = Path(__file__).resolve().parents[1] / "sounds"
FULL = 32_767


def as_bytes(sound: Sequence[float]) -> bytes:
    samples = array.array("h", (round(FULL * sample) for sample in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def write(name: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(as_bytes(cook(name)))


def main() -> None:
    for name in RECIPES:
        write(name, FOLDER)


if __name__ == "__main__":
    main()
