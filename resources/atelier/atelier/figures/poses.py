"""Poses: angles of limbs in degrees, 0 straight down, positive forward (to the right).

In front and back views the far limbs are mirrored, so that positive means outwards.  In
three-quarter views the near shoulder is the rear one: lift the far arm to keep the face clear.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Pose:
    lean: float = 0.0
    curl: float = 0.0
    head: float = 0.0
    near_arm: tuple[float, float] = (8, 16)
    far_arm: tuple[float, float] = (5, 11)
    near_leg: tuple[float, float] = (3, 0)
    far_leg: tuple[float, float] = (2, -2)
    near_hand: str = "relaxed"
    far_hand: str = "relaxed"
    far_arm_in_front: bool = False
    lift: float = 0.0
    turn: float = 0.0

    def but(self, **changes) -> Pose:
        return replace(self, **changes)


POSES = {
    "standing": Pose(),
    "walking": Pose(
        lean=5, near_arm=(-26, -8), far_arm=(28, 48), near_leg=(25, 14), far_leg=(-20, -46)
    ),
    "reaching up": Pose(
        lean=-4,
        head=-16,
        near_arm=(166, 174),
        far_arm=(148, 168),
        near_leg=(2, -3),
        far_leg=(7, 3),
        near_hand="open",
        far_hand="open",
    ),
    "running": Pose(
        lean=15,
        head=-6,
        near_arm=(-52, 34),
        far_arm=(48, 122),
        near_leg=(64, -8),
        far_leg=(-32, -98),
        near_hand="fist",
        far_hand="fist",
        lift=0.05,
    ),
    "sleeping": Pose(
        curl=10,
        head=8,
        near_arm=(36, 118),
        far_arm=(48, 130),
        near_leg=(52, -18),
        far_leg=(38, -30),
        turn=-90,
    ),
    "waving": Pose(head=5, far_arm=(112, 164), far_hand="open"),
}
