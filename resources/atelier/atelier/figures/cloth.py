"""Clothes: limbs in sleeves and trousers, torsos, skirts and coats draped over the legs."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from light.colour import lighten, shadow_of

from .. import geometry as geo
from ..pen import tidy

if TYPE_CHECKING:
    from .person import Person
    from .skeleton import Limb, Skeleton


def _bent(limb: Limb, until=1.0):
    """The limb's centre line with a joint that shows."""
    stops = [t for t in (0.0, 0.28, 0.46, 0.5, 0.54, 0.75, 1.0) if t < until] + [until]
    return [limb.along(t) for t in stops]


def limb_shape(limb: Limb, widths, until=1.0):
    return geo.ribbon(_bent(limb, until), widths, 36)


def leg(pen, s: Skeleton, limb: Limb, person: Person, near: bool):
    """Bare or stockinged leg, trouser, shoe."""
    h, girth, wear = s.height, person.measures.girth, person.outfit
    tone = 0.0 if near else -0.05
    skin = lighten(wear.stockings or person.skin_colour, tone)
    thick = h * 0.058 * girth
    _shoe(pen, s, limb, wear.shoes or person.skin_colour, tone)
    if not wear.trousers or wear.trouser_length < 0.95:
        bare = limb_shape(limb, [thick, thick * 0.85, thick * 0.72, thick * 0.8, thick * 0.5])
        pen.form(bare, skin, volume=thick * 0.4, texture=0.1)
    if wear.trousers:
        cloth = lighten(wear.trousers, tone)
        widths = [thick * 1.35, thick * 1.2, thick * 1.0, thick * 0.95, thick * 0.88]
        pen.form(
            limb_shape(limb, widths, wear.trouser_length), cloth, volume=thick * 0.5, texture=0.5
        )
        _joint_folds(pen, limb, cloth, thick)


def _joint_folds(pen, limb, colour, thick):
    """Creases inside a bent knee or elbow."""
    upper = math.atan2(limb.middle[0] - limb.root[0], limb.middle[1] - limb.root[1])
    lower = math.atan2(limb.end[0] - limb.middle[0], limb.end[1] - limb.middle[1])
    turn = (lower - upper + math.pi) % (2 * math.pi) - math.pi
    if abs(turn) < 0.4:
        return
    bisector = (upper + lower) / 2 + (math.pi / 2 if turn > 0 else -math.pi / 2)
    inward = (math.sin(bisector), math.cos(bisector))
    x, y = limb.middle
    for spread in (-0.5, 0.1, 0.6):
        along = (math.sin(lower) * thick * spread, math.cos(lower) * thick * spread)
        start = (x + inward[0] * thick * 0.42 + along[0], y + inward[1] * thick * 0.42 + along[1])
        end = (
            x - inward[0] * thick * 0.05 + along[0] * 0.4,
            y - inward[1] * thick * 0.05 + along[1] * 0.4,
        )
        pen.line(
            [start, geo.lerp(start, end, 0.5), end], lighten(colour, -0.14), thick * 0.07, 0.55
        )


def _shoe(pen, s: Skeleton, limb: Limb, colour, tone):
    unit = s.height * 0.010
    if s.view in ("front", "back"):
        out = 1 if limb is s.near_leg else -1
        points = [
            (-4.0, -3.5),
            (0, -5),
            (4.0, -3.5),
            (5.2 + out, 0.8),
            (3.5 + out, 2.6),
            (-3.5 + out, 2.6),
            (-5.2 + out, 0.8),
        ]
        turn = 0.0
    else:
        points = [
            (-3.4, -3.8),
            (0.8, -5.4),
            (3.2, -3.0),
            (8.6, -1.0),
            (10.2, 1.2),
            (9.6, 2.4, "c"),
            (-3.2, 2.4, "c"),
            (-4.4, 0),
        ]
        flat = abs(limb.angle) < 24
        turn = 0.0 if flat else -limb.angle * 0.9
    with pen.at(*limb.end, unit, turn):
        pen.form(geo.curve(points), lighten(colour, tone), volume=3, texture=0.2)


def torso_shape(s: Skeleton, person: Person, loose=1.0):
    h, m = s.height, person.measures
    sideways = {"profile": 0.64, "three-quarter": 0.88}.get(s.view, 1.0)
    hip = h * 0.150 * m.girth * sideways * loose
    waist = h * 0.128 * m.girth * sideways * loose * (1 + 0.12 * max(m.belly, 0))
    chest = (h * 0.120 + m.shoulder * h * 0.5) * (0.5 + 0.5 * m.girth) * sideways
    yoke = (m.shoulder * 2 + 0.028) * h * {"profile": 0.52, "three-quarter": 0.8}.get(s.view, 1.0)
    spine = [
        s.pelvis,
        geo.lerp(s.pelvis, s.chest, 0.5),
        s.chest,
        geo.lerp(s.chest, s.neck, 0.66),
        s.neck,
    ]
    body = geo.ribbon(spine, [hip, waist, chest, yoke, h * 0.05], 30, caps=False)
    body = geo.union(body, geo.ellipse(*s.pelvis, hip * 0.5, hip * 0.42))
    if m.belly > 0.1:
        ahead = h * 0.020 * m.belly * (1 if sideways < 1 else 0)
        middle = geo.lerp(s.pelvis, s.chest, 0.42)
        belly = geo.ellipse(
            middle[0] + ahead,
            middle[1] + h * 0.01,
            h * (0.058 + 0.030 * m.belly) * loose,
            h * (0.075 + 0.016 * m.belly),
            s.lean,
        )
        body = geo.union(body, belly)
    return body


def _hem_points(s: Skeleton, hem: float, flare: float, girth: float):
    """Left and right end of the hem, from the legs and the flare."""
    h = s.height
    ends = []
    for limb in (s.far_leg, s.near_leg):
        x, y = limb.along(hem)
        before = limb.along(max(hem - 0.08, 0))
        direction = np.array([x - before[0], y - before[1]])
        direction = direction / (np.hypot(*direction) + 1e-9)
        spread = h * (0.045 + 0.052 * flare * hem) * girth
        normal = np.array([-direction[1], direction[0]]) * spread
        ankle = np.array([x, y])
        ends.append((ankle - normal, ankle + normal))
    return ends


def skirt_shape(s: Skeleton, person: Person, hem: float, flare: float):
    """Cloth hanging from the waist over both legs."""
    h, girth = s.height, person.measures.girth
    sideways = {"profile": 0.8, "three-quarter": 0.92}.get(s.view, 1.0)
    hip = h * 0.076 * girth * sideways
    waist = geo.lerp(s.pelvis, s.chest, 0.45)
    discs = [(*s.pelvis, hip), (*waist, hip * 0.78)]
    for limb in (s.near_leg, s.far_leg):
        discs.extend(
            (*limb.along(t), h * (0.05 + 0.03 * flare * t) * girth)
            for t in (0.2, 0.35, 0.5, 0.75)
            if t < hem
        )
    for pair in _hem_points(s, hem, flare, girth):
        discs.extend((*point, h * 0.007) for point in pair)
    return geo.drape(discs)


def skirt_folds(pen, s: Skeleton, shape, colour, hem, flare, girth, count=6):
    """Long soft folds from the hip to the hem, and a turned edge."""
    points = [p for pair in _hem_points(s, hem, flare, girth) for p in pair]
    points = sorted(tidy(points))
    left, right = points[0], points[-1]
    waist = geo.lerp(s.pelvis, s.chest, 0.2)
    width = s.height * 0.011
    with pen.clip(shape):
        for i in range(count):
            t = (i + 0.5 + pen.rng.uniform(-0.25, 0.25)) / count
            end = geo.lerp(left, right, t)
            start = geo.lerp(
                (waist[0] - s.height * 0.05, waist[1]), (waist[0] + s.height * 0.05, waist[1]), t
            )
            start = geo.lerp(start, end, pen.rng.uniform(0.15, 0.45))
            middle = geo.lerp(start, end, 0.5)
            bow = (middle[0] + pen.rng.normal(0, width), middle[1])
            pen.fold([start, bow, end], colour, width, 0.5)


def skirt(pen, s: Skeleton, person: Person, colour, hem, pattern=None):
    flare, girth = person.outfit.flare, person.measures.girth
    shape = skirt_shape(s, person, hem, flare)
    pen.form(shape, colour, volume=s.height * 0.07, texture=0.9, grain=1.5)
    if pattern:
        pattern(pen, shape)
    skirt_folds(pen, s, shape, colour, hem, flare, girth)
    return shape


def upper_body(pen, s: Skeleton, person: Person):
    """Torso of the upper garment with what belongs to it; long garments fall over the legs."""
    wear, h = person.outfit, s.height
    shape = torso_shape(s, person, 1.0 + 0.06 * (wear.hem > 0))
    if wear.hem > 0:
        skirted = skirt_shape(s, person, max(wear.hem, 0.12), wear.flare)
        shape = geo.union(shape, skirted)
    pen.form(shape, wear.top, volume=h * 0.07, texture=0.9, grain=1.45)
    if wear.pattern:
        wear.pattern(pen, shape)
    if wear.hem > 0.2:
        skirt_folds(pen, s, shape, wear.top, wear.hem, wear.flare, person.measures.girth)
    with pen.clip(shape):
        _front(pen, s, wear)
    if wear.apron:
        _apron(pen, s, person)
    return shape


def _front(pen, s: Skeleton, wear):
    """Opening, buttons and belt."""
    h = s.height
    shift = {"profile": 0.055, "three-quarter": 0.03}.get(s.view, 0.0) * h
    line = [(p[0] + shift, p[1]) for p in (s.neck, s.chest, s.pelvis)]
    foot = (line[2][0] + shift * 0.4, s.pelvis[1] + h * 0.4 * wear.hem)
    if wear.belt:
        y = geo.lerp(s.pelvis, s.chest, 0.32)
        pen.line(
            [
                (y[0] - h * 0.12, y[1] - h * 0.004),
                (y[0], y[1] + h * 0.006),
                (y[0] + h * 0.12, y[1] - h * 0.004),
            ],
            wear.belt,
            h * 0.022,
        )
    if s.view == "back" or not wear.buttons:
        return
    pen.line([*line, foot], lighten(wear.top, -0.13), h * 0.005, 0.7)
    for t in (0.25, 0.5, 0.75, 1.0):
        x, y = geo.lerp(line[0], line[2], t)
        pen.fill(geo.ellipse(x + h * 0.014, y, h * 0.0085), wear.buttons)


def _apron(pen, s: Skeleton, person: Person):
    wear, h = person.outfit, s.height
    if s.view == "back":
        return
    whole = skirt_shape(s, person, max(wear.hem, wear.skirt_hem if wear.skirt else 0.4) * 0.8, 0.6)
    middle = geo.lerp(s.pelvis, s.chest, 0.8)
    bib = geo.union(whole, geo.rectangle(middle[0] - h * 0.055, middle[1], h * 0.11, h * 0.2, 4))
    front = {"profile": 0.02, "three-quarter": -0.05}.get(s.view, -0.075) * h
    strip = geo.rectangle(s.pelvis[0] + front, middle[1] - h * 0.02, h * 0.20, h)
    pen.form(geo.intersect(bib, strip), wear.apron, volume=h * 0.04, texture=0.5)


def sleeve(pen, s: Skeleton, limb: Limb, person: Person, near: bool):
    """Arm without the hand."""
    wear, h, girth = person.outfit, s.height, person.measures.girth
    tone = 0.012 if near else -0.06
    thick = h * 0.052 * (0.45 + 0.55 * girth)
    if wear.sleeves < 0.95:
        bare = limb_shape(limb, [thick * 0.9, thick * 0.8, thick * 0.7, thick * 0.7, thick * 0.5])
        pen.form(bare, lighten(person.skin_colour, tone), volume=thick * 0.4, texture=0.1)
    if wear.sleeves > 0.05:
        cloth = lighten(wear.top, tone)
        widths = [thick * 1.28, thick * 1.18, thick * 1.05, thick * 0.98, thick * 0.95]
        shape = limb_shape(limb, widths, wear.sleeves * 0.97)
        if near:
            pen.fill(
                geo.moved(shape, -pen.light[0] * thick * 0.14, thick * 0.14),
                shadow_of(wear.top, 0.22),
                0.4,
                blur=thick * 0.16,
            )
        pen.form(shape, cloth, volume=thick * 0.5, texture=0.5)
        if wear.pattern:
            wear.pattern(pen, shape)
        _joint_folds(pen, limb, cloth, thick)


def neckwear(pen, s: Skeleton, person: Person):
    """Neck, collar, scarf: painted after the torso and before the head."""
    wear, h = person.outfit, s.height
    neck = geo.ribbon(
        [s.neck, geo.lerp(s.neck, s.head, 0.55)],
        [h * 0.052, h * 0.046 * min(person.measures.girth, 1.2)],
        8,
    )
    skin = person.skin_colour
    pen.form(neck, lighten(skin, -0.05), volume=h * 0.02, texture=0)
    if wear.collar:
        x, y = s.neck
        for side in (-1, 1):
            pen.form(
                geo.curve(
                    [
                        (x, y - h * 0.008, "c"),
                        (x + side * h * 0.05, y - h * 0.014),
                        (x + side * h * 0.055, y + h * 0.022, "c"),
                        (x + side * h * 0.004, y + h * 0.034, "c"),
                    ]
                ),
                wear.collar,
                volume=h * 0.01,
                texture=0.1,
            )


def scarf(pen, s: Skeleton, person: Person):
    colour, h = person.outfit.scarf, s.height
    if not colour:
        return
    x, y = geo.lerp(s.neck, s.head, 0.12)
    back = -1 if s.view in ("profile", "three-quarter") else 1
    tail = geo.ribbon(
        [
            (x + back * h * 0.03, y),
            (x + back * h * 0.075, y + h * 0.05),
            (x + back * h * 0.07, y + h * 0.15),
        ],
        [h * 0.04, h * 0.04, h * 0.05],
        14,
    )
    pen.form(tail, lighten(colour, -0.03), volume=h * 0.014, texture=0.4)
    loop = geo.ribbon(
        [(x - h * 0.066, y - h * 0.012), (x, y + h * 0.014), (x + h * 0.066, y - h * 0.012)],
        [h * 0.035, h * 0.048, h * 0.035],
        16,
    )
    pen.form(loop, colour, volume=h * 0.016, texture=0.5)


def cloak(pen, s: Skeleton, person: Person):
    colour, h = person.outfit.cloak, s.height
    if not colour:
        return
    wide = h * 0.115 * (1 if s.view in ("front", "back") else 0.8)
    left = min(s.near_leg.along(0.8)[0], s.far_leg.along(0.8)[0]) - h * 0.09
    right = max(s.near_leg.along(0.8)[0], s.far_leg.along(0.8)[0]) + h * 0.05
    foot = s.near_leg.along(0.8)[1]
    trail = 0.06 if s.view in ("profile", "three-quarter") else 0.0
    shape = geo.drape(
        [
            (*s.neck, h * 0.05),
            (s.neck[0] - wide, s.neck[1] + h * 0.05, h * 0.02),
            (s.neck[0] + wide, s.neck[1] + h * 0.05, h * 0.02),
            (left - h * trail, foot, h * 0.012),
            (right, foot, h * 0.012),
        ]
    )
    pen.form(shape, colour, volume=h * 0.08, texture=1.0, grain=1.5)
    with pen.clip(shape):
        for t in (0.15, 0.35, 0.6, 0.85):
            end = geo.lerp((left - h * trail, foot), (right, foot), t)
            start = geo.lerp(s.neck, end, 0.25)
            pen.fold([start, geo.lerp(start, end, 0.5), end], colour, h * 0.012, 0.5)
