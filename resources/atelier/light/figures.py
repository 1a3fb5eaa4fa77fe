"""Small people in coats, from behind or far away.  Close, they fail: choose another camera."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .bodies import Body, ripples
from .materials import matt
from .scene import group
from .shapes import lathe

ARMS = {  # shoulder, elbow, hand of the right arm; the left one mirrors it
    "in": ((0.22, 0.02, 1.36), (0.29, -0.05, 1.08), (0.20, 0.10, 0.88)),
    "carry": ((0.22, 0.02, 1.36), (0.28, 0.10, 1.11), (0.16, 0.30, 1.11)),
    "up": ((0.21, 0.03, 1.37), (0.31, 0.16, 1.55), (0.30, 0.27, 1.82)),
    "down": ((0.22, 0.02, 1.36), (0.29, 0.12, 1.03), (0.31, 0.33, 0.72)),
    "wide": ((0.21, 0.02, 1.37), (0.42, 0.02, 1.22), (0.62, 0.10, 1.16)),
}
HAT = (
    (0.001, 1.80), (0.10, 1.79), (0.115, 1.74), (0.125, 1.64), (0.21, 1.635), (0.215, 1.62),
    (0.001, 1.615),
)  # fmt: skip


@dataclass(frozen=True)
class Clothes:
    coat: str = "#7a2f25"
    dark: str = "#1c1a20"
    hair: str = "#1c1a20"
    hat: str = "hat"  # hat, hood, cap, bun, none
    hem: float = 0.47  # height of the coat's hem on a person of 1.75 m
    broad: float = 1.0


def walker(
    at, height=1.7, facing=0.0, clothes=Clothes(), stride=0.3, lean=4, arms="in", part=20, seed=1
):
    """A coated person with the weight on one foot, walking along +y when `facing` is 0.

    arms: "in", "carry", "wide", "up" for the right one alone or "down" for the left one alone.
    Parts: dark things, then coat.
    """
    dark, hair = matt(clothes.dark), matt(clothes.hair)
    parts = [
        _legs(stride).build(dark, part),
        _coat(clothes, arms, seed).build(matt(clothes.coat), part + 1),
    ]
    if clothes.hat != "hood":
        parts.append(_head(clothes.hat).build(hair, part))
    if clothes.hat == "hat":
        parts.append(lathe(HAT, dark, (0, 0.04, 0), (4, 0, 0), 40, part=part))
    return group(parts, at, (-lean, 0, facing), height / 1.75)


def _legs(stride):
    legs = Body((-0.4, -0.5, -0.05), (0.4, 0.6, 0.95), 0.025)
    front = [(-0.09, 0.0, 0.9), (-0.10, 0.27 * stride, 0.48), (-0.10, stride * 0.55, 0.07)]
    back = [(0.09, 0.0, 0.9), (0.10, 0.02, 0.48), (0.10, -stride * 0.6, 0.10)]
    for leg in (front, back):
        legs.chain(leg, [0.10, 0.07, 0.05], 0.03)
    legs.ball((-0.10, stride * 0.55 + 0.06, 0.05), (0.055, 0.14, 0.05), 0.03)
    return legs.ball(
        (0.10, -stride * 0.6 + 0.03, 0.08), (0.055, 0.13, 0.05), 0.03, (-25 * (stride > 0.1), 0, 0)
    )


def _coat(clothes, arms, seed):
    wide, hem = clothes.broad, clothes.hem
    body = Body((-0.8, -0.5, 0.0), (0.8, 0.5, 2.1), 0.022)
    body.limb((0, -0.02, hem + 0.15), (0, 0.0, 1.05), 0.245 * wide, 0.165 * wide, 0.06)
    body.limb((0, 0.0, 1.05), (0, 0.02, 1.32), 0.165 * wide, 0.15 * wide, 0.08)
    body.limb((-0.145, 0.02, 1.37), (0.15, 0.02, 1.35), 0.085, 0.085, 0.10)
    for side in (-1, 1):
        pose = ARMS["in" if (arms, side) in (("up", -1), ("down", 1)) else arms]
        body.chain([(side * x, y, z) for x, y, z in pose], [0.075, 0.065, 0.055], 0.03)
    if clothes.hat == "hood":
        body.ball((0, 0.03, 1.56), (0.135, 0.155, 0.165), 0.07)
        body.limb((0, -0.06, 1.62), (0, -0.16, 1.52), 0.07, 0.03, 0.06)
    else:
        body.limb((0, 0.03, 1.40), (0, 0.04, 1.47), 0.10, 0.075, 0.04)
    folds = ripples(seed, 20, 6, 16, (1, 1, 0.12))
    body.ripple(lambda p: 0.012 * folds(p) * np.clip(1.5 - p[..., 2], 0.2, 1))
    x, y, _ = body.xyz
    return body.cut_below(hem - 0.03 * np.sin(np.arctan2(y, x) * 5))


def _head(style):
    head = Body((-0.3, -0.4, 1.25), (0.3, 0.35, 1.95), 0.02)
    head.ball((0, 0.05, 1.57), (0.095, 0.115, 0.13), 0.03)
    if style == "cap":
        head.ball((0, 0.04, 1.63), (0.115, 0.135, 0.10), 0.02)
    elif style == "bun":
        head.ball((0, 0.03, 1.60), (0.11, 0.12, 0.12), 0.02).ball((0, -0.10, 1.66), 0.06, 0.02)
    elif style == "long":
        head.limb((0, 0.0, 1.60), (0, -0.07, 1.36), 0.12, 0.09, 0.05)
    return head


def sitter(at, height=1.7, facing=0.0, clothes=Clothes(), part=20, seed=1, lean=8):
    """The same person sitting on the ground level of `at` + 0.45 m: chairs, banks, walls."""
    legs = Body((-0.4, -0.4, -0.5), (0.4, 0.9, 0.5), 0.025)
    for side in (-1, 1):
        knee = (side * 0.12, 0.46, 0.06)
        legs.chain(
            [(side * 0.09, 0.0, 0.02), knee, (side * 0.11, 0.50, -0.40)], [0.11, 0.085, 0.055], 0.03
        )
        legs.ball((side * 0.11, 0.58, -0.42), (0.055, 0.13, 0.05), 0.03)
    body = Body((-0.6, -0.5, -0.2), (0.6, 0.8, 1.4), 0.022)
    shift = 0.82
    body.limb(
        (0, -0.02, 0.02), (0, 0.0, 1.05 - shift), 0.22 * clothes.broad, 0.17 * clothes.broad, 0.06
    )
    body.limb((0, 0.0, 1.05 - shift), (0, 0.02, 1.32 - shift), 0.17 * clothes.broad, 0.15, 0.08)
    body.limb((-0.145, 0.02, 1.37 - shift), (0.15, 0.02, 1.35 - shift), 0.085, 0.085, 0.10)
    for side in (-1, 1):
        arm = [(side * 0.22, 0.02, 0.53), (side * 0.28, 0.05, 0.26), (side * 0.14, 0.30, 0.16)]
        body.chain(arm, [0.075, 0.065, 0.055], 0.03)
        body.limb((side * 0.09, 0.0, 0.02), (side * 0.11, 0.34, 0.06), 0.13, 0.10, 0.05)
    body.limb((0, 0.03, 1.40 - shift), (0, 0.04, 1.47 - shift), 0.10, 0.075, 0.04)
    folds = ripples(seed, 20, 6, 16, (1, 1, 0.12))
    body.ripple(lambda p: 0.010 * folds(p))
    parts = [legs.build(matt(clothes.dark), part), body.build(matt(clothes.coat), part + 1)]
    parts.append(_head(clothes.hat).build(matt(clothes.hair), part, (0, 0, -shift)))
    if clothes.hat == "hat":
        parts.append(lathe(HAT, matt(clothes.dark), (0, 0.04, -shift), (4, 0, 0), 40, part=part))
    return group(parts, np.add(at, (0, 0, 0.45 * height / 1.75)), (-lean, 0, facing), height / 1.75)


def facing_towards(start, end):
    """The `facing` of somebody at `start` who looks at `end`."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) - 90
