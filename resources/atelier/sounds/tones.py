"""A few ways to make air move: struck wood, bells, plucked strings, rubbed paper.

A sound is a list of samples between -1 and 1. Everything is drawn from a seed, so that the same
recipe gives the same file.
"""

import math
from collections.abc import Callable, Sequence
from random import Random

RATE = 24_000
"""Samples in a second."""

Shape = Callable[[float], float]
Sound = list[float]


def seconds(length: float) -> range:
    return range(round(length * RATE))


def struck(modes: Sequence[tuple[float, float, float]], length: float) -> Sound:
    """A body that was hit: each mode has a pitch in hertz, a strength and a time to fade."""
    return [
        sum(
            strength * math.exp(-t / fade) * math.sin(2 * math.pi * pitch * t)
            for pitch, strength, fade in modes
        )
        for t in (n / RATE for n in seconds(length))
    ]


def bell(pitch: float, length: float, brightness: float = 1.0) -> Sound:
    """The partials of a small bell; the high ones fade first."""
    partials = ((1.0, 1.0, 0.42), (2.01, 0.42, 0.26), (2.99, 0.2, 0.15), (4.24, 0.1, 0.08))
    modes = [
        (pitch * ratio, strength * (brightness if ratio > 1 else 1), fade)
        for ratio, strength, fade in partials
    ]
    return softened(struck(modes, length), 0.004)


def plucked(pitch: float, length: float, seed: int) -> Sound:
    """A string by the loop of Karplus and Strong: noise that goes round and loses its edges."""
    random = Random(seed)
    loop = [random.uniform(-1, 1) for _ in range(round(RATE / pitch))]
    out = []
    for n in seconds(length):
        here, after = n % len(loop), (n + 1) % len(loop)
        out.append(loop[here])
        loop[here] = 0.4965 * (loop[here] + loop[after])
    return softened(out, 0.002)


def glide(start: float, end: float, length: float) -> Sound:
    """A round tone that slides from one pitch to another and dies away."""
    out, phase = [], 0.0
    count = len(seconds(length))
    for n in range(count):
        way = n / count
        phase += 2 * math.pi * (start + (end - start) * way) / RATE
        out.append(math.sin(phase + 0.4 * math.sin(phase)) * math.sin(math.pi * way) ** 0.8)
    return out


def rustle(length: float, low: float, high: float, shape: Shape, seed: int) -> Sound:
    """Noise between two pitches, as loud as `shape` says for each part of its way (0 to 1)."""
    random = Random(seed)
    slow, fast = _share(low), _share(high)
    deep = bright = 0.0
    out = []
    count = len(seconds(length))
    for n in range(count):
        noise = random.uniform(-1, 1)
        bright += fast * (noise - bright)
        deep += slow * (bright - deep)
        out.append((bright - deep) * shape(n / count))
    return out


def swell(peak: float) -> Shape:
    """Rises until `peak`, then falls."""
    return lambda way: (way / peak if way < peak else (1 - way) / (1 - peak)) ** 1.6


def softened(sound: Sound, rise: float) -> Sound:
    """Without the click of a beginning that jumps and of an end that is cut off."""
    first, last = max(1, round(rise * RATE)), max(1, round(0.02 * RATE))
    count = len(sound)
    return [
        sample * min(1.0, n / first) * min(1.0, (count - n) / last)
        for n, sample in enumerate(sound)
    ]


def together(*parts: tuple[float, float, Sound]) -> Sound:
    """Several sounds in one: when each begins in seconds, how loud, and what."""
    end = max(round(start * RATE) + len(sound) for start, _, sound in parts)
    mixed = [0.0] * end
    for start, loudness, sound in parts:
        offset = round(start * RATE)
        for n, sample in enumerate(sound):
            mixed[offset + n] += loudness * sample
    return mixed


def levelled(sound: Sound, wanted: float) -> Sound:
    """As loud to the ear as `wanted` says, in LUFS."""
    factor = 10 ** ((wanted - loudness(sound)) / 20)
    return [sample * factor for sample in sound]


def loudness(sound: Sound) -> float:
    """The momentary loudness of ITU-R BS.1770: the loudest 0.4 seconds, with what the ear hears
    better counting for more."""
    energies = [sample * sample for sample in _as_heard(sound)]
    window = len(seconds(0.4))
    most = recent = 0.0
    for n, energy in enumerate(energies):
        recent += energy - (energies[n - window] if n >= window else 0.0)
        most = max(most, recent)
    return -0.691 + 10 * math.log10(most / window)


def _as_heard(sound: Sound) -> Sound:
    """The two filters of the recommendation, for any rate: the head lifts what is high by 4 dB,
    what is very low is not heard."""
    gain, lift = 10 ** (3.9998 / 20), 0.4997
    k = math.tan(math.pi * 1681.97 / RATE)
    damped = k / 0.7072
    head = (
        gain + gain**lift * damped + k * k,
        2 * (k * k - gain),
        gain - gain**lift * damped + k * k,
    )
    low = math.tan(math.pi * 38.135 / RATE)
    lifted = _filtered(sound, head, _poles(k, damped))
    return _filtered(lifted, (1.0, -2.0, 1.0), _poles(low, low / 0.5003), is_scaled=False)


def _poles(k: float, damped: float) -> tuple[float, float, float]:
    return 1 + damped + k * k, 2 * (k * k - 1), 1 - damped + k * k


def _filtered(
    sound: Sound,
    b: tuple[float, float, float],
    a: tuple[float, float, float],
    *,
    is_scaled: bool = True,
) -> Sound:
    """A biquad; `is_scaled` when the gain of `b` is to be divided by that of `a`, too."""
    b0, b1, b2 = (each / a[0] for each in b) if is_scaled else b
    a1, a2 = a[1] / a[0], a[2] / a[0]
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in sound:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def _share(pitch: float) -> float:
    """How much of the new sample a low-pass filter at `pitch` takes."""
    return 1 - math.exp(-2 * math.pi * pitch / RATE)
