"""From a person and a pose to the places of the joints (design units, feet at y = 0)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..geometry import lerp, toward

if TYPE_CHECKING:
    from .person import Person
    from .poses import Pose

Point = tuple[float, float]

SHOULDER_SPREAD = {"front": 1.0, "back": 1.0, "three-quarter": 0.72, "profile": 0.10}
HIP_SPREAD = {"front": 0.42, "back": 0.42, "three-quarter": 0.34, "profile": 0.10}


@dataclass(frozen=True)
class Limb:
    root: Point
    middle: Point
    end: Point
    angle: float

    def along(self, t: float) -> Point:
        """0 at the root, .5 at the elbow or knee, 1 at the wrist or ankle."""
        if t <= 0.5:
            return lerp(self.root, self.middle, t * 2)
        return lerp(self.middle, self.end, t * 2 - 1)


@dataclass(frozen=True)
class Skeleton:
    height: float
    pelvis: Point
    chest: Point
    neck: Point
    head: Point
    head_radius: float
    head_turn: float
    lean: float
    near_arm: Limb
    far_arm: Limb
    near_leg: Limb
    far_leg: Limb
    view: str


def _limb(root, angles, upper, lower) -> Limb:
    middle = toward(root, angles[0], upper)
    return Limb(root, middle, toward(middle, angles[1], lower), angles[1])


def _side(point, lean, distance) -> Point:
    """To the right of a leaning body."""
    angle = math.radians(lean)
    return (point[0] + math.cos(angle) * distance, point[1] + math.sin(angle) * distance)


def skeleton(person: Person, pose: Pose, height: float, view: str) -> Skeleton:
    m = person.measures
    height = height * person.height_factor
    facing = view not in ("front", "back")
    mirror = 1 if facing else -1
    lean = pose.lean + (m.stoop if facing else 0)
    pelvis = (0.0, 0.0)
    chest = toward(pelvis, 180 - lean + pose.curl, m.torso * height * 0.58)
    neck = toward(chest, 180 - lean - pose.curl, m.torso * height * 0.42)
    radius = m.head * height / 2
    head_turn = pose.head + lean * 0.45 - (m.stoop * 0.5 if facing else 0)
    forward = radius * (0.12 + m.stoop * 0.012) if facing else 0
    top = toward(neck, 180 - lean * 0.7, m.neck * height + radius * 0.78)
    head = (top[0] + forward, top[1])
    near_side = -1 if view == "three-quarter" else 1
    shoulder = m.shoulder * height * SHOULDER_SPREAD[view] * near_side
    hip = m.shoulder * height * HIP_SPREAD[view] * near_side
    yoke = toward(neck, -lean, height * 0.035)
    far_arm = tuple(mirror * a for a in pose.far_arm)
    far_leg = tuple(mirror * a for a in pose.far_leg)
    upper_leg, lower_leg = m.leg * height * 0.49, m.leg * height * 0.46
    return Skeleton(
        height,
        pelvis,
        chest,
        neck,
        head,
        radius,
        head_turn,
        lean,
        _limb(
            _side(yoke, lean, shoulder), pose.near_arm, m.upper_arm * height, m.fore_arm * height
        ),
        _limb(_side(yoke, lean, -shoulder), far_arm, m.upper_arm * height, m.fore_arm * height),
        _limb((hip, 0.0), pose.near_leg, upper_leg, lower_leg),
        _limb((-hip, 0.0), far_leg, upper_leg, lower_leg),
        view,
    )


def lowest(s: Skeleton, girth: float) -> float:
    """How far the figure reaches down below its pelvis."""
    foot = s.height * 0.022
    ends = [s.near_leg.end[1] + foot, s.far_leg.end[1] + foot]
    knees = [leg.middle[1] + s.height * 0.028 * girth for leg in (s.near_leg, s.far_leg)]
    return max(*ends, *knees, s.height * 0.07 * girth)
