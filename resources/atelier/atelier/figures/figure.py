"""A posable figure: person + pose + side -> drawn, with the places where props belong."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from light.colour import lighten

from . import cloth
from .head import draw_head
from .palms import draw_palm
from .poses import POSES, Pose
from .skeleton import Limb, Skeleton, lowest, skeleton

if TYPE_CHECKING:
    from collections.abc import Callable

    from .person import Person

Point = tuple[float, float]


@dataclass(frozen=True)
class Places:
    """Where things are, in the pen's coordinates."""

    near_hand: Point
    far_hand: Point
    head: Point
    head_radius: float
    neck: Point
    pelvis: Point
    near_knee: Point
    near_foot: Point
    far_foot: Point
    near_shoulder: Point


def _grip(limb: Limb, height) -> Point:
    angle = math.radians(limb.angle)
    return (
        limb.end[0] + math.sin(angle) * height * 0.05,
        limb.end[1] + math.cos(angle) * height * 0.05,
    )


class _Painter:
    def __init__(self, pen, person: Person, pose: Pose, s: Skeleton, side, expression, held):
        self.pen = pen
        self.person = person
        self.pose = pose
        self.s = s
        self.side = side
        self.expression = expression
        self.held = held

    def hand(self, limb: Limb, gesture, near):
        wear, age = self.person.outfit, self.person.age
        size = self.s.height * (0.098 if age == "child" else 0.092)
        skin = wear.gloves or self.person.skin_colour
        flip = self.s.view in ("front", "back") and not near
        draw_palm(
            self.pen,
            *limb.end,
            size,
            limb.angle,
            gesture,
            lighten(skin, 0.0 if near else -0.04),
            flip,
        )

    def arm(self, near):
        limb = self.s.near_arm if near else self.s.far_arm
        gesture = self.pose.near_hand if near else self.pose.far_hand
        thing = self.held.get("near" if near else "far")
        if thing:
            with self.pen.at(*_grip(limb, self.s.height)):
                thing(self.pen)
        self.hand(limb, gesture, near)
        cloth.sleeve(self.pen, self.s, limb, self.person, near)

    def legs(self):
        wear = self.person.outfit
        cloth.leg(self.pen, self.s, self.s.far_leg, self.person, False)
        cloth.leg(self.pen, self.s, self.s.near_leg, self.person, True)
        if wear.skirt:
            cloth.skirt(
                self.pen, self.s, self.person, wear.skirt, wear.skirt_hem, wear.skirt_pattern
            )

    def head(self):
        draw_head(
            self.pen,
            *self.s.head,
            self.s.head_radius,
            self.person,
            self.side,
            self.expression,
            self.s.head_turn,
        )

    def whole(self):
        behind = self.s.view == "back"
        cloth_in_front = behind and self.person.outfit.cloak
        if not behind:
            cloth.cloak(self.pen, self.s, self.person)
        if not self.pose.far_arm_in_front:
            self.arm(near=False)
        if behind:
            self.arm(near=True)
        self.legs()
        cloth.upper_body(self.pen, self.s, self.person)
        if cloth_in_front:
            cloth.cloak(self.pen, self.s, self.person)
        cloth.neckwear(self.pen, self.s, self.person)
        self.head()
        cloth.scarf(self.pen, self.s, self.person)
        if self.pose.far_arm_in_front:
            self.arm(near=False)
        if not behind:
            self.arm(near=True)


def _outside(point: Point, x, y, drop, turn, flip) -> Point:
    px, py = point[0], point[1] + drop
    angle = math.radians(turn)
    if flip:
        px = -px
    return (
        x + px * math.cos(angle) - py * math.sin(angle),
        y + px * math.sin(angle) + py * math.cos(angle),
    )


def draw_figure(
    pen,
    x,
    y,
    height,
    person: Person,
    pose: Pose | str = "standing",
    view="three-quarter",
    expression="calm",
    flip=False,
    face: str | None = None,
    near_thing: Callable | None = None,
    far_thing: Callable | None = None,
) -> Places:
    """Draw a figure whose lowest point stands at (x, y); `height` is that of a standing adult.

    view: front, three-quarter, profile or back (of the body); `face` may turn the head
    another way.  It looks to the right; `flip` makes it look left.  A pose can be changed:
    `POSES["walking"].but(head=20)`.  `near_thing(pen)` draws something held by the near hand,
    with the grip at (0, 0).
    """
    posed = POSES[pose] if isinstance(pose, str) else pose
    s = skeleton(person, posed, height, view)
    drop = -lowest(s, person.measures.girth) - posed.lift * height
    turn = posed.turn
    if turn:
        drop = 0.0
        y -= height * 0.07 * person.measures.girth
    held = {"near": near_thing, "far": far_thing}
    side = face or view
    with pen.at(x, y, 1, -turn if flip else turn, flip), pen.at(0, drop):
        _Painter(pen, person, posed, s, side, expression, held).whole()

    def place(point):
        return _outside(point, x, y, drop, -turn if flip else turn, flip)

    return Places(
        place(_grip(s.near_arm, height)),
        place(_grip(s.far_arm, height)),
        place(s.head),
        s.head_radius,
        place(s.neck),
        place(s.pelvis),
        place(s.near_leg.middle),
        place(s.near_leg.end),
        place(s.far_leg.end),
        place(s.near_arm.root),
    )
