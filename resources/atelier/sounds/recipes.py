"""What each sound is made of, and how loud it may be beside the others."""

from collections.abc import Callable

from sounds.tones import (
    Sound,
    bell,
    glide,
    levelled,
    plucked,
    rustle,
    softened,
    struck,
    swell,
    together,
)

E5, A5, B5 = 659.26, 880.0, 987.77
C4, E4, G4, C5, G5 = 261.63, 329.63, 392.0, 523.25, 783.99


def slide(seed: int, length: float = 0.2) -> Sound:
    """A card that slides over cloth."""
    return rustle(length, 900, 5200, swell(0.35), seed)


def deal() -> Sound:
    """Cards come round the table."""
    return together(*((0.13 * n, 1 - 0.16 * n, slide(40 + n, 0.19)) for n in range(4)))


def give() -> Sound:
    """One card slides away and lies down."""
    tap = struck([(190, 1.0, 0.03), (430, 0.4, 0.015)], 0.12)
    return together((0.0, 1.0, slide(7, 0.24)), (0.2, 0.5, softened(tap, 0.001)))


def turn() -> Sound:
    """A card is turned over: air, then the table."""
    air = rustle(0.13, 1600, 8000, swell(0.75), 11)
    tap = struck([(240, 1.0, 0.022), (620, 0.5, 0.012)], 0.1)
    return together((0.0, 1.0, air), (0.11, 0.6, softened(tap, 0.001)))


def token() -> Sound:
    """A wooden token drops and bounces once."""
    knock = softened(struck([(780, 1.0, 0.05), (1930, 0.5, 0.024), (3100, 0.2, 0.012)], 0.2), 0.001)
    return together((0.0, 1.0, knock), (0.11, 0.5, knock))


def chime() -> Sound:
    """It is your turn: two small bells."""
    return together((0.0, 0.8, bell(E5, 0.8, 0.7)), (0.14, 0.9, bell(B5, 0.95, 0.6)))


def hop() -> Sound:
    """A rabbit hops to the next stone."""
    landing = softened(struck([(150, 1.0, 0.03)], 0.09), 0.002)
    return together((0.0, 0.9, glide(300, 640, 0.17)), (0.16, 0.6, landing))


def page() -> Sound:
    """A verse is laid down: thin paper."""
    grip = rustle(0.14, 2300, 9000, swell(0.3), 23)
    fall = rustle(0.26, 1300, 7000, swell(0.55), 24)
    return together((0.0, 0.7, grip), (0.12, 1.0, fall))


def fanfare() -> Sound:
    """The game is over: a run upwards on strings, and bells over the last chord."""
    run = [(0.13 * n, 0.8, plucked(pitch, 0.7, n)) for n, pitch in enumerate((C4, E4, G4, C5))]
    chord = [(0.56, 0.7, plucked(pitch, 1.3, 9 + n)) for n, pitch in enumerate((E4, G4, C5, E5))]
    bells = [(0.58, 0.3, bell(G5, 1.2, 0.5)), (0.7, 0.3, bell(2 * C5, 1.1, 0.5))]
    return softened(together(*run, *chord, *bells), 0.002)


RECIPES: dict[str, tuple[Callable[[], Sound], float]] = {
    "chime": (chime, -17.5),
    "fanfare": (fanfare, -18.0),
    "deal": (deal, -19.0),
    "give": (give, -19.5),
    "page": (page, -20.0),
    "hop": (hop, -20.5),
    "turn": (turn, -21.0),
    "token": (token, -22.0),
}
"""The recipe of each sound and its loudness in LUFS: what calls a player is louder than cards."""


def cook(name: str) -> Sound:
    recipe, wanted = RECIPES[name]
    return levelled(recipe(), wanted)
