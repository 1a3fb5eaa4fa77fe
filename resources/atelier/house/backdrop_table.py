"""The table of the game: ink-blue cloth under a warm lamp, embroidered at its edge."""

from __future__ import annotations

import numpy as np
from atelier import Art
from atelier import geometry as geo

from .backdrops import HALF, room_picture
from .wonders import moon, sprig

THREAD, PALE_THREAD, BLUE_THREAD = "#b8924e", "#d9c088", "#5d7cae"
CORNERS = ((False, False), (True, False), (False, True), (True, True))


def _cloth(art):
    art.radial(
        1920,
        1150,
        2500,
        ["#343f5c", "#263a60", "#192d50", "#11203c", "#0b162c"],
        [0, 0.22, 0.5, 0.76, 1],
        wobble=70,
    )
    art.clouds("#34528a", 0.12, 1100, low=-0.6, high=2.2, stretch=1.4)
    art.clouds("#0a142c", 0.16, 1300, low=-0.6, high=2.2, stretch=1.4)
    art.repaint("background", radii=(44, 22, 11), follow_flow=1e-4, colour_jitter=(0.012, 0.005))
    far = np.hypot((art.x - 1920) / 1.25, art.y - 1100) / 1500
    art.tint(np.clip(1 - far, 0, 1) ** 1.8, "#6a4734", 0.46)
    art.glow(1920, 1080, 2200, "#c8764e", 0.08)


def _weave(art):
    """Threads that cross, felt more than seen."""
    warp = np.sin(art.x * 0.9 + art.noise("warp", 300) * 2) * np.sin(art.y * 0.9)
    art.image *= (1 + 0.022 * warp)[..., None].astype(np.float32)


def _stitches(pen, path_points, colour, length=15, gap=9, width=3.4):
    spine = geo.sample(path_points, 900)
    steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(spine, axis=0).T))])
    for start in np.arange(0, steps[-1] - length, length + gap):
        ends = [np.interp(s, steps, spine[:, 0]) for s in (start, start + length)]
        rows = [np.interp(s, steps, spine[:, 1]) for s in (start, start + length)]
        pen.line(geo.polygon(list(zip(ends, rows, strict=True)), closed=False), colour, width)


def _hem(inset, radius=90):
    left, top, right, bottom = 74 + inset, 96 + inset, 1846 - inset, 1104 - inset
    r = radius - inset * 0.4
    corners = [
        *geo.arc(right - r, top + r, r, r, -90, 0, 6),
        *geo.arc(right - r, bottom - r, r, r, 0, 90, 6),
        *geo.arc(left + r, bottom - r, r, r, 90, 180, 6),
        *geo.arc(left + r, top + r, r, r, 180, 270, 6),
    ]
    return [*corners, corners[0]]


def _corner(pen):
    """A moon in branches, for the left top corner; the others mirror it."""
    with pen.at(-86, -94):
        _branches(pen)


def _branches(pen):
    moon(pen, 232, 262, 30, 0.42, -20, THREAD)
    pen.fill(geo.moved(geo.star(12, 5, 0.45), 244, 254), PALE_THREAD)
    sprig(pen, [(290, 244), (360, 226), (440, 240), (520, 228)], THREAD, (6, 16), 6, 3)
    sprig(pen, [(214, 320), (198, 380), (212, 450), (200, 520)], THREAD, (6, 16), 6, 3)
    sprig(pen, [(286, 296), (330, 330), (346, 390)], BLUE_THREAD, (5, 14), 4, 3)
    for x, y, r in ((560, 226, 9), (604, 226, 6), (199, 560, 9), (199, 604, 6)):
        pen.fill(geo.moved(geo.star(r, 4, 0.35), x, y), PALE_THREAD)


def _rim(pen):
    """Outside the hem: rows of little stars that wide and tall windows show."""
    for row in range(-1, 18):
        for column in range(-1, 28):
            x, y = 12 + column * 72 + row % 2 * 36, 20 + row * 72
            if 44 < x < 1876 and 66 < y < 1134:
                continue
            pen.fill(geo.moved(geo.star(8 if row % 2 else 11, 4, 0.35), x, y), BLUE_THREAD)


def _embroidery(art):
    with art.layer("embroidery", alpha=0.25, warp=0.6, detail=0.9) as pen, pen.at(0, 0, HALF):
        _rim(pen)
        _stitches(pen, _hem(-8), THREAD, 18, 8, 4)
        _stitches(pen, _hem(8), BLUE_THREAD, 10, 8, 2.6)
        for flip, down in CORNERS:
            with pen.at(
                1920 if flip else 0, 1200 if down else 0, flip=flip, scale_y=-1 if down else 1
            ):
                _corner(pen)


def paint(art: Art) -> None:
    _cloth(art)
    _embroidery(art)
    art.repaint(
        "final", radii=(12, 6, 3.2), thresholds=(0.05, 0.05, 0.08), colour_jitter=(0.01, 0.005)
    )
    _weave(art)
    art.finish(
        vignette_colour="#060c1e", vignette=0.45, grain=0.01, tooth=0.018, bloom=0.0, curve=0.0
    )


def pictures():
    return [room_picture("backdrop-table", paint, 72, (-0.2, -0.9))]
