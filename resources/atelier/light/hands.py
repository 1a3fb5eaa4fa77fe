"""The drier hands: flat gouache, contour, pencil, watercolour, pastel, linocut, lithograph."""

from __future__ import annotations

import math

import numpy as np
from scipy.ndimage import distance_transform_edt, maximum_filter

from .colour import image_from_lab, image_lab, lab, rgb
from .filters import blur, step, tooth
from .hatching import hatch


def _sheet(picture, colour):
    out = np.empty((*picture.shape, 3), np.float32)
    out[:] = np.array(rgb(colour), np.float32)
    return out


def flat(picture, cuts=(0.45, 0.75), glazes=("#6b6fa8", "#b9bede"), by_part=None, dry=0.10,
         body=0.02, wide=5, wobble=0.03, back=None, seed=5):  # fmt: skip
    """Flat gouache: the material's colour in the light, glazed once or twice in the shadow.

    glazes: from darkest to lightest; by_part: {parts: (glazes, cuts or None)};
    back: a colour or an image for the sky; dry: broken edges between the tones.
    """
    scale = picture.scale
    if picture.flow is None:
        picture.image = picture.local()
        picture.directions()
    marks = hatch(picture.shape, picture.flow, wide * scale, 34 * scale, seed)
    light = picture.shade() + dry * (marks - 0.5) + wobble * picture.noise(50, 61)
    base = picture.local()
    air = (picture.parts == 0)[..., None]
    if back is not None:
        base = np.where(air, back if isinstance(back, np.ndarray) else _sheet(picture, back), base)
    tint = _toned(light, glazes, cuts)
    for parts, (own, own_cuts) in (by_part or {}).items():
        mask = np.isin(picture.parts, parts)[..., None]
        tint = np.where(mask, _toned(light, own, own_cuts or cuts), tint)
    tint = np.where(air, 1, tint)
    grain = 1 + body * 2 * (marks - 0.5)[..., None]
    picture.image = np.clip(base * tint * grain, 0, 1).astype(np.float32)
    return picture


def _toned(light, glazes, cuts):
    tones = [np.array(rgb(glaze), np.float32) for glaze in glazes] + [np.ones(3, np.float32)]
    out = np.empty((*light.shape, 3), np.float32)
    out[:] = tones[0]
    for cut, low, high in zip(cuts, tones, tones[1:], strict=False):
        out += (high - low) * step(light, cut - 0.012, cut + 0.012)[..., None]
    return out


def edges(picture, depth=0.03, crease=0.55):
    """(borders of objects and jumps of depth, creases of the form)."""
    parts, scale = picture.parts, picture.scale
    border = np.zeros(picture.shape, bool)
    border[:, 1:] |= parts[:, 1:] != parts[:, :-1]
    border[1:] |= parts[1:] != parts[:-1]
    far = np.log(np.clip(blur(np.minimum(picture.depth, 1e4), 0.5 * scale), 0.01, None))
    bend = sum(np.abs(np.gradient(np.gradient(far, axis=axis), axis=axis)) for axis in (0, 1))
    border |= bend > depth
    normals = (blur(picture.normal[..., c], scale * 0.8) for c in range(3))
    turn = sum(np.hypot(*np.gradient(normal)) for normal in normals)
    return border, (turn > crease) & (turn >= maximum_filter(turn, size=3) * 0.98)


def contour(picture, colour="#1c1a26", width=2.2, fine=1.1, depth=0.03, crease=0.30, strength=1.0,
            light=0.45, mask=None, rough=0.35, skip=(), bare=(), seed=8):  # fmt: skip
    """A brush-pen line: thick on borders and in shadow, thin on creases, lifting now and then.

    skip: parts that draw no line themselves; bare: nor have one on their border.
    """
    scale = picture.scale
    border, ridge = edges(picture, depth, crease)
    quiet = np.isin(picture.parts, skip)
    quiet |= maximum_filter(np.isin(picture.parts, bare).astype(np.uint8), size=7) > 0
    shade = np.clip(blur(picture.shade(), 4 * scale), 0, 1)
    press = np.clip(0.72 + 0.30 * picture.noise(70, seed), 0.12, 1.3) * (1 - light * shade)
    breaks = 1 - rough * 0.5 * (tooth(picture.shape, seed + 2, 1.7 * scale) > 0.75)
    line = np.zeros(picture.shape, np.float32)
    for where, wide in ((border & ~quiet, width), (ridge & ~quiet, fine)):
        if where.any():
            away = blur(distance_transform_edt(~where).astype(np.float32), 0.6 * scale)
            line = np.maximum(line, step(wide * scale * 0.5 * press * breaks - away, -0.9, 0.5))
    return picture.lay(line if mask is None else line * mask, colour, strength)


def pencil(picture, paper="#f4ecdc", layers=(35, -20, 62), wide=1.5, reach=26, press=1.0, form=0.5,
           seed=11, grain=1.9, mask=None):  # fmt: skip
    """Coloured pencil: the colours hatched in crossing layers over the tooth of a paper.

    mask: where it hatches fully; elsewhere the flat colour below stays, so that not all is one texture.
    """
    scale = picture.scale
    image, sheet = np.clip(picture.image, 0, 1), np.array(rgb(paper), np.float32)
    density = np.clip(-np.log(np.clip(image / sheet, 0.02, 1.0)), 0, 3.2)
    out = _sheet(picture, paper)
    hollow = tooth(picture.shape, seed, grain * scale)
    for i, angle in enumerate(layers):
        flow = math.radians(angle) + 0.12 * picture.noise(160, seed + i)
        if form and picture.flow is not None and i % 2 == 0:
            both = (1 - form) * np.exp(2j * flow) + form * np.exp(2j * picture.flow)
            flow = np.angle(both) / 2
        marks = hatch(picture.shape, flow, wide * scale, reach * scale, seed + 20 + i)
        lead = np.clip(0.25 + 1.5 * (0.62 * marks + 0.38 * hollow) ** 1.15, 0, 2) * press
        last = 1.1 if i == len(layers) - 1 else 0.9
        out = out * np.exp(-density / len(layers) * (lead / lead.mean() * 0.92)[..., None] * last)
    hatched = np.clip(out, 0, 1).astype(np.float32) ** 0.9
    if mask is not None:
        share = np.broadcast_to(mask, picture.shape)[..., None]
        hatched = (image * (1 - share) + hatched * share).astype(np.float32)
    picture.image = hatched
    picture.relief[:] = 0
    return picture


def wash(picture, edge=0.10, granulation=0.05, bleed=2.0, paper="#f6f0e2", lift=0.06):
    """Watercolour: pigment gathers at the rims of washes and settles in the paper."""
    scale = picture.scale
    rows, columns = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]]
    rows = rows + picture.noise(26, 52) * bleed * scale
    columns = columns + picture.noise(26, 51) * bleed * scale
    rows = np.clip(rows, 0, picture.shape[0] - 1).astype(int)
    columns = np.clip(columns, 0, picture.shape[1] - 1).astype(int)
    values = image_lab(np.clip(picture.image, 0, 1)).astype(np.float32)[rows, columns]
    light = values[..., 0]
    rim = np.clip(blur(light, 3.5 * scale) - light, 0, 1)
    light = light - edge * 4 * rim * (1 - rim)
    pigment = 1 - light
    grain = tooth(picture.shape, 13, 2.4 * scale) - 0.5
    light = light + granulation * grain * 2 * (0.25 + pigment)
    values[..., 0] = light + lift * 0.3 * picture.noise(140, 53) * pigment
    sheet = 0.25 + 0.75 * np.array(rgb(paper), np.float32)
    picture.image = np.clip(image_from_lab(values) * sheet, 0, 1).astype(np.float32)
    return picture


def ink(picture, colour="#1a1626", width=1.2, depth=0.02, crease=0.5, strength=0.9, rough=0.5,
        mask=None):  # fmt: skip
    """A broken dry pen where the object, the depth or the form jumps."""
    scale = picture.scale
    border, ridge = edges(picture, depth, crease)
    line = np.clip(blur((border | ridge).astype(np.float32), width * scale * 0.5) * 1.8, 0, 1)
    pressure = 0.75 + 0.35 * picture.noise(120, 31)
    gap = rough * tooth(picture.shape, 9, 1.6 * scale) * 0.8
    line = step(line * pressure, gap, gap + 0.3)
    return picture.lay(line if mask is None else line * mask, colour, strength)


def pastel(picture, ground, grain=2.4, cover=0.62, soft=0.5, seed=23, mask=None):
    """Chalk dragged over a coloured paper, which shows in the hollows."""
    hollow = tooth(picture.shape, seed, grain * picture.scale)
    values = image_lab(np.clip(picture.image, 0, 1)).astype(np.float32)
    paper = np.array(lab(ground), np.float32)
    contrast = np.clip(np.abs(values[..., 0] - paper[0]) * 2.2, 0, 1)
    press = cover + 0.55 * contrast + 0.08 * picture.noise(60, 24)
    chalk = step(press, hollow - soft * 0.5, hollow + soft * 0.5)
    if mask is not None:
        chalk = 1 - (1 - chalk) * mask
    chalk = chalk[..., None]
    picture.image = image_from_lab(values * chalk + paper * (1 - chalk))
    return picture


def _printed(picture, below, colour, cover, rng, shift):
    """One ink over what lies below, a little out of register."""
    dx, dy = (rng.normal(0, shift * picture.scale, 2)).round().astype(int)
    moved = np.roll(np.pad(cover, 12, mode="edge"), (dy, dx), (0, 1))[12:-12, 12:-12]
    share = np.clip(moved, 0, 1)[..., None]
    return below * (1 - share * (1 - np.array(rgb(colour), np.float32)))


def lino(picture, paper, inks, wide=4.0, reach=26, chatter=0.05, shift=1.0, salt=0.05, seed=3):
    """Linocut.  inks: [(colour, tone 0..1)...] in printing order, carved along the flow."""
    scale, rng = picture.scale, np.random.default_rng(seed)
    out = _sheet(picture, paper)
    worn = tooth(picture.shape, seed + 50, 2.2 * scale) > 0.955
    for number, (colour, tone) in enumerate(inks):
        gouge = hatch(picture.shape, picture.flow, wide * scale, reach * scale, seed + 3 * number)
        uneven = np.where(tone > 0.05, tone + chatter * picture.noise(9, seed + number), 0)
        cover = step(uneven, gouge * 0.94 - 0.02, gouge * 0.94 + 0.08)
        cover = step(blur(cover, 0.7 * scale), 0.38, 0.62) * (1 - salt * 3 * worn)
        cover = cover * (0.95 + 0.03 * picture.noise(160, seed + number))
        out = _printed(picture, out, colour, cover, rng, shift)
    picture.image = np.clip(out, 0, 1).astype(np.float32)
    picture.relief[:] = 0
    return picture


def litho(picture, paper, inks, grain=2.0, hardness=0.16, shift=1.2, seed=3):
    """Crayon on stone.  inks: [(colour, lightness printed full, lightness where it ends, mask)]."""
    scale, rng = picture.scale, np.random.default_rng(seed)
    light = image_lab(np.clip(picture.image, 0, 1))[..., 0].astype(np.float32)
    out = _sheet(picture, paper) * (1 + 0.012 * picture.noise(90, 41)[..., None])
    for number, (colour, full, end, mask) in enumerate(inks):
        hollow = tooth(picture.shape, seed + 7 * number, grain * scale) * 0.92
        amount = np.clip((end - light) / (end - full), 0, 1.15)
        cover = step(amount, hollow, hollow + hardness) * mask
        out = _printed(picture, out, colour, cover * 0.97, rng, shift)
    picture.image = np.clip(out, 0, 1).astype(np.float32)
    picture.relief[:] = 0
    return picture
