"""What both rooms share: their size, the two files of each."""

from __future__ import annotations

from .picture import Picture

SIZE = (3840, 2400)
HALF = 2


def room_picture(name: str, paint, seed: int, light=(-0.4, -0.8), quality=88) -> Picture:
    """Painted in 3840x2400 units (draw in halves of them), at three quarters of the pixels."""
    return Picture(
        name=f"{name}.webp",
        paint=paint,
        seed=seed,
        size=SIZE,
        scale=0.75,
        light=light,
        transparent=False,
        quality=quality,
        copies=((f"{name}-1920.webp", (1920, 1200)),),
    )
