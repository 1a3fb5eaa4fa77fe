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
    "sitting": Pose(
        lean=-3, near_arm=(26, 66), far_arm=(32, 72), near_leg=(86, 6), far_leg=(78, -6)
    ),
    "sitting on the floor": Pose(
        lean=-12,
        curl=6,
        near_arm=(44, 78),
        far_arm=(50, 84),
        near_leg=(126, 16),
        far_leg=(118, 6),
        near_hand="hold",
    ),
    "kneeling": Pose(
        lean=6, near_arm=(30, 62), far_arm=(36, 74), near_leg=(84, 2), far_leg=(-2, -88)
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
    "bending": Pose(
        lean=58,
        curl=14,
        head=-8,
        near_arm=(18, 22),
        far_arm=(28, 32),
        near_leg=(-8, 2),
        far_leg=(0, 6),
        near_hand="hold",
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
    "arms crossed": Pose(
        lean=-2, near_arm=(12, 104), far_arm=(24, 76), near_hand="fist", far_arm_in_front=False
    ),
    "carrying": Pose(
        lean=-7,
        near_arm=(22, 88),
        far_arm=(30, 84),
        near_leg=(12, 2),
        far_leg=(-8, -16),
        near_hand="hold",
        far_hand="hold",
    ),
    "pointing": Pose(
        lean=2, near_arm=(84, 92), near_hand="point", near_leg=(8, 2), far_leg=(-6, -8)
    ),
    "waving": Pose(head=5, far_arm=(112, 164), far_hand="open"),
    "thinking": Pose(lean=3, head=10, near_arm=(18, 142), far_arm=(26, 88), near_hand="fist"),
    "pushing": Pose(
        lean=30,
        head=-14,
        near_arm=(74, 86),
        far_arm=(82, 90),
        near_leg=(-34, -40),
        far_leg=(24, -16),
        near_hand="open",
        far_hand="open",
    ),
    "dancing": Pose(
        lean=-8,
        head=6,
        near_arm=(-72, -104),
        far_arm=(122, 150),
        near_leg=(10, 0),
        far_leg=(-34, -78),
        near_hand="open",
        far_hand="open",
    ),
    "climbing": Pose(
        lean=10,
        head=-12,
        near_arm=(150, 168),
        far_arm=(120, 160),
        near_leg=(92, -6),
        far_leg=(6, -14),
        near_hand="hold",
        far_hand="hold",
    ),
    "arms out": Pose(near_arm=(78, 84), far_arm=(78, 84), near_hand="open", far_hand="open"),
    "hugging": Pose(lean=8, head=8, near_arm=(62, 98), far_arm=(74, 104), near_hand="open"),
}
