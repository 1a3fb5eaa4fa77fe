"""Small tools on images: noise, grain, edges of masks, colour ramps."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter

from .colour import image_from_lab, lab

LUMA = np.array([0.30, 0.59, 0.11], np.float32)


def blur(image, sigma):
    if image.ndim == 2:
        return gaussian_filter(image, sigma)
    return np.stack([gaussian_filter(image[..., c], sigma) for c in range(image.shape[2])], -1)


def widened(mask, radius):
    return maximum_filter(mask, size=2 * int(radius) + 1)


def step(values, low, high):
    """0 below `low`, 1 above `high`, smooth between; `low` may be the greater one."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def noise(shape, wavelength, seed, roughness=2.6, stretch=(1.0, 1.0)):
    """Zero mean, unit deviation; the wavelength in pixels of the shape."""
    height, width = shape
    rows = np.fft.fftfreq(height)[:, None] * wavelength * stretch[1]
    columns = np.fft.rfftfreq(width)[None, :] * wavelength * stretch[0]
    amplitude = 1 / (1 + rows * rows + columns * columns) ** (roughness / 2)
    amplitude[0, 0] = 0
    rng = np.random.default_rng(seed)
    spectrum = amplitude * np.exp(2j * np.pi * rng.random(amplitude.shape))
    field = np.fft.irfft2(spectrum, (height, width))
    return (field / field.std()).astype(np.float32)


def by_rank(values):
    """The values replaced by their rank 0..1: an even threshold."""
    order = np.empty(values.size, np.float32)
    order[np.argsort(values.ravel(), kind="stable")] = np.linspace(0, 1, values.size)
    return order.reshape(values.shape)


def tooth(shape, seed=3, size=2.2):
    """The grain of a paper, uniform 0..1."""
    return by_rank(noise(shape, size, seed, 3.0) + 0.6 * noise(shape, size * 3, seed + 1, 3.0))


def ramp(stops, values):
    """sRGB colours along [(place, colour)...], mixed in OKLab."""
    places = [place for place, _ in stops]
    colours = np.array([lab(colour) for _, colour in stops])
    mixed = np.stack([np.interp(values, places, colours[:, c]) for c in range(3)], -1)
    return image_from_lab(mixed.astype(np.float32))


def to_display(light):
    """Linear light as sRGB."""
    light = np.clip(light, 0, 1)
    bright = 1.055 * np.clip(light, 1e-7, 1) ** (1 / 2.4) - 0.055
    return np.where(light <= 0.0031308, 12.92 * light, bright).astype(np.float32)


def resized(plane, shape, how=Image.Resampling.BICUBIC):
    plane = np.ascontiguousarray(plane, np.float32)
    return np.asarray(Image.fromarray(plane).resize((shape[1], shape[0]), how))


def smooth_parts(numbers, shape):
    """The parts enlarged with smooth borders: each one's mask is resized, the best wins."""
    best = np.full(shape, -1, np.float32)
    out = np.zeros(shape, np.int32)
    for number in np.unique(numbers):
        mask = resized(gaussian_filter((numbers == number).astype(np.float32), 0.6), shape)
        wins = mask > best
        out[wins] = number
        best[wins] = mask[wins]
    return out
