"""Hands: the handling of paint that makes the same scene look like another illustrator's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from . import aftercare
from .finish import Finish
from .strokes import Brushwork

BACKGROUND = Brushwork(radii=(17, 8.5, 4.5), thresholds=(0.0, 0.05, 0.06))
MIDDLE = Brushwork(radii=(11, 5.5, 3), thresholds=(0.02, 0.05, 0.05))
FINAL = Brushwork(radii=(6.5, 3.5, 2, 1.2), thresholds=(0.045, 0.045, 0.055, 0.16))


@dataclass(frozen=True)
class Hand:
    """`stages` are the repaints (None: left out), `after` works on the whole at the end."""

    name: str
    form: str
    stages: dict[str, Brushwork | None]
    finish: Finish
    keep: float = 1.0
    warp: float = 1.0
    ground: Callable | None = None
    after: Callable | None = None

    def brushwork(self, stage: str, changes: dict) -> Brushwork | None:
        work = self.stages[stage]
        return None if work is None else replace(work, **changes)


def _stages(background, middle, final):
    return {"background": background, "middle": middle, "final": final}


def _thick_oil() -> Hand:
    return Hand(
        "thick oil",
        "oil",
        _stages(
            replace(BACKGROUND, colour_jitter=(0.024, 0.016)),
            replace(MIDDLE, colour_jitter=(0.020, 0.013)),
            replace(FINAL, colour_jitter=(0.018, 0.012), length=7.5),
        ),
        Finish(impasto=0.06, tooth=0.022),
    )


def _dry_gouache() -> Hand:
    dry = {"dryness": 0.8, "length": 5.0, "opacity": 0.95, "angle_jitter": 0.32}
    return Hand(
        "dry gouache",
        "gouache",
        _stages(
            replace(BACKGROUND, radii=(20, 10), colour_jitter=(0.026, 0.010), **dry),
            replace(MIDDLE, radii=(12, 6, 3), colour_jitter=(0.02, 0.010), **dry),
            replace(
                FINAL, thresholds=(0.06, 0.06, 0.06, 0.14), colour_jitter=(0.016, 0.008), **dry
            ),
        ),
        Finish(
            impasto=0.0,
            tooth=0.04,
            bloom=0.03,
            curve=0.02,
            saturation=0.99,
            grain=0.016,
            vignette=0.12,
        ),
        after=aftercare.chalky_paper,
    )


def _paper_cut() -> Hand:
    return Hand(
        "paper-cut",
        "paper",
        _stages(None, None, None),
        Finish(impasto=0.0, tooth=0.10, bloom=0.04, vignette=0.2, grain=0.014),
        warp=0.5,
    )


def _chalk_on_dark() -> Hand:
    return Hand(
        "chalk on dark",
        "chalk",
        _stages(
            replace(BACKGROUND, dryness=1.2, opacity=0.75),
            replace(MIDDLE, dryness=1.2, opacity=0.75),
            replace(
                FINAL,
                radii=(5, 2.6, 1.4, 0.9),
                thresholds=(0.0, 0.03, 0.05, 0.12),
                dryness=1.4,
                opacity=0.85,
                length=9,
                angle_jitter=0.12,
                colour_jitter=(0.03, 0.015),
            ),
        ),
        Finish(impasto=0.0, tooth=0.03, bloom=0.05, curve=0.18, vignette=0.2, grain=0.02),
        keep=0.8,
        ground=aftercare.dark_ground,
        after=aftercare.chalk_grain,
    )


def _ink_line_over_wash() -> Hand:
    return Hand(
        "ink-line over wash",
        "ink",
        _stages(
            replace(BACKGROUND, radii=(22, 11), opacity=0.6, length=9),
            None,
            None,
        ),
        Finish(
            impasto=0.0,
            tooth=0.05,
            bloom=0.0,
            curve=0.04,
            saturation=1.05,
            vignette=0.08,
            grain=0.012,
        ),
        warp=0.8,
        after=aftercare.wash,
    )


def _woodcut() -> Hand:
    return Hand(
        "woodcut-like",
        "wood",
        _stages(None, None, None),
        Finish(
            impasto=0.0, tooth=0.06, bloom=0.0, curve=0.0, saturation=1.0, vignette=0.0, grain=0.012
        ),
        after=aftercare.engraved,
    )


def _stained_glass() -> Hand:
    return Hand(
        "stained glass",
        "glass",
        _stages(None, None, None),
        Finish(
            impasto=0.0,
            tooth=0.0,
            bloom=0.22,
            curve=0.16,
            saturation=1.12,
            vignette=0.3,
            grain=0.012,
        ),
        warp=0.6,
        after=aftercare.leaded,
    )


HANDS = {
    hand.name: hand
    for hand in (
        _thick_oil(),
        _dry_gouache(),
        _paper_cut(),
        _chalk_on_dark(),
        _ink_line_over_wash(),
        _woodcut(),
        _stained_glass(),
    )
}
