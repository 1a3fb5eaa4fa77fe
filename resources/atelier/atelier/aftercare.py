"""What some hands do to the whole picture at the end, at the size it was painted."""

from __future__ import annotations

import numpy as np
from light.colour import LUMA, image_from_lab, image_lab, rgb
from scipy.ndimage import distance_transform_edt, gaussian_filter, maximum_filter, minimum_filter
from scipy.spatial import cKDTree

from . import noise
from .geometry import scattered


def _soft(image, sigma):
    return np.stack([gaussian_filter(image[..., c], sigma) for c in range(3)], -1)


def _tooth(art, seed, wavelength=3.0):
    """Grain of the sheet, two to three design units across."""
    height, width = art.size[1], art.size[0]
    grain = noise.fractal(height, width, seed, 0.6, shortest=wavelength * 0.5)
    return noise.resized(grain, *art.shape)


def chalky_paper(art):
    """Matt lights, and paper that shows where the brush ran dry."""
    lab = image_lab(art.image)
    lab[..., 0] = 0.06 + lab[..., 0] * 0.93
    gaps = np.clip(_tooth(art, 31) * art.noise("dry brush", 90, 2.0) - 0.9, 0, 1) * 0.05
    lab[..., 0] += gaps * (1 - art.detail * 0.6)
    return image_from_lab(lab)


def dark_ground(image):
    """The dark sheet, tinted by what will stand on it."""
    return (_soft(image, 24) * 0.35 + np.array([0.03, 0.03, 0.06])).astype(np.float32)


def chalk_grain(art):
    """Chalk stays on the high grain of the sheet: lights break up, darks stay deep."""
    image = art.image
    grain = _tooth(art, 37)
    luma = image @ LUMA
    cover = np.clip(0.28 + luma * 1.05 + grain * 0.30, 0.0, 1.0)
    cover = cover * (1 - 0.35 * art.detail) + 0.35 * art.detail
    sheet = dark_ground(image) * 0.55
    return sheet + (image - sheet) * cover[..., None]


def wash(art):
    """Transparent pigment on white paper: lighter, granulated, darker at its borders."""
    lab = image_lab(art.image)
    light = lab[..., 0]
    broad = gaussian_filter(light, 5 * art.scale)
    border = np.clip(broad - gaussian_filter(light, 1.2 * art.scale), 0, 1)
    pool = art.noise("pigment", 120, 2.2) * 0.018 + _tooth(art, 41, 2.4) * 0.010
    dark_line = light < 0.3
    lifted = 0.30 + light * 0.70 + pool * (1 - light) * 2 - border * 0.25
    lab[..., 0] = np.where(dark_line, light * 1.05 + pool, np.clip(lifted, 0, 1))
    seam = np.clip((light - 0.26) / 0.08, 0, 1)
    lab[..., 0] = light * (1 - seam) + np.clip(lifted, 0, 1) * seam
    return image_from_lab(lab) * np.array([1.0, 0.992, 0.97], np.float32)


def _gouges(art, spacing=6.5):
    """Wandering parallel cuts as a phase 0..1; each layer's own flow turns them."""
    angle = np.where(art.flow_weight > 1, art.flow, 0.35)
    bend = art.noise("gouges", 240, 5.0) * 12
    across = -np.sin(angle) * art.x + np.cos(angle) * art.y + bend
    return (across / spacing) % 1.0


def engraved(art):
    """Few flat tones, cut by black lines that swell in the shadows."""
    fine = art.detail[..., None]
    calm = _soft(art.image, 4 * art.scale) * (1 - fine) + art.image * fine
    lab = image_lab(calm)
    light = lab[..., 0] + art.noise("block", 200, 2.6) * 0.012
    levels = np.array([0.30, 0.46, 0.62, 0.78, 0.93])
    flat = levels[np.abs(light[..., None] - levels).argmin(-1)]
    lab[..., 0] = flat
    lab[..., 1:] *= 1.1
    tone = image_from_lab(lab)
    phase = np.abs(_gouges(art) - 0.5) * 2
    ink = np.clip((0.84 - light) * 1.05, 0, 0.88)
    carve = np.clip((light - 0.74) * 0.9, 0, 0.3) * (1 - art.detail)
    lines = np.clip((phase - (1 - ink)) * 7, 0, 1) * (1 - 0.55 * art.detail)
    cuts = np.clip((phase - (1 - carve)) * 9, 0, 1)
    black = np.clip((0.24 - art.image @ LUMA) * 12, 0, 1)
    paper = np.array(rgb("#f1e6cf"), np.float32)
    printed = tone * (1 - cuts[..., None]) + paper * cuts[..., None]
    dark = np.maximum(lines * 0.92, black)[..., None]
    worn = np.clip(_tooth(art, 43) - 2.1, 0, 1)[..., None] * 0.35
    dark = dark * (1 - worn)
    return printed * (1 - dark) + np.array(rgb("#1a151c"), np.float32) * dark


def _cells(art, apart=46):
    """Which pane every pixel belongs to: nearest seed, cut by the layers' outlines."""
    rng = art.rng("panes")
    width, height = art.size
    seeds = np.array(scattered(rng, 420, (-20, -20, width + 20, height + 20), apart, tries=20))
    wobble = art.noise("lead", 170, 5.0)
    step = 2
    ys, xs = art.y[::step, ::step] + wobble[::step, ::step] * 9, art.x[::step, ::step]
    nearest = cKDTree(seeds).query(np.stack([xs.ravel(), ys.ravel()], 1))[1].reshape(xs.shape)
    nearest = nearest.repeat(step, 0).repeat(step, 1)[: art.shape[0], : art.shape[1]]
    return nearest + art.owner.astype(np.int64) * 4096


def _pane_colours(image, labels):
    _, index = np.unique(labels, return_inverse=True)
    index = index.reshape(labels.shape)
    count = np.bincount(index.ravel())
    planes = [np.bincount(index.ravel(), image[..., c].ravel()) / count for c in range(3)]
    return np.stack(planes, -1)[index]


def leaded(art):
    """Panes of one colour each, glowing in the middle, held by dark lead."""
    labels = _cells(art)
    fine = art.detail > 0.75
    labels = np.where(fine, art.owner.astype(np.int64) * 4096 + 4095, labels)
    panes = _pane_colours(art.image, labels).astype(np.float32)
    own = np.clip(0.35 + art.detail * 0.65, 0, 1)[..., None]
    image = art.image * own + panes * (1 - own)
    border = maximum_filter(labels, 2) != minimum_filter(labels, 2)
    inside = distance_transform_edt(~border) / art.scale
    lead = np.clip(2.4 - inside, 0, 1)[..., None]
    swell = np.clip(inside / 16, 0, 1)[..., None] * (1 - art.detail[..., None])
    ripple = art.noise("glass", 26, 2.0)[..., None] * 0.045
    image = np.clip(image * (0.94 + 0.14 * swell + ripple), 0, 1)
    return image * (1 - lead) + np.array(rgb("#14111a"), np.float32) * lead
