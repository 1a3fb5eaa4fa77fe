"""Seeds by name and noise fields that do not depend on the size of the rendering."""

from __future__ import annotations

import hashlib

import numpy as np
from scipy.ndimage import zoom


def seed_for(seed: int, name: str) -> int:
    digest = hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def generator(seed: int, name: str) -> np.random.Generator:
    return np.random.default_rng(seed_for(seed, name))


def fractal(height: int, width: int, seed: int, beta=2.0, shortest=None, longest=None):
    """1/f^beta noise, zero mean, unit deviation; band limits are wavelengths in samples."""
    rng = np.random.default_rng(seed)
    spectrum = np.fft.rfft2(rng.standard_normal((height, width)).astype(np.float32))
    fy = np.fft.fftfreq(height)[:, None]
    fx = np.fft.rfftfreq(width)[None, :]
    frequency = np.sqrt(fx * fx + fy * fy)
    frequency[0, 0] = 1
    gain = frequency ** (-beta / 2)
    gain[0, 0] = 0
    if longest:
        gain = gain * (frequency > 1 / longest)
    if shortest:
        gain = gain * np.exp(-((frequency * shortest) ** 2))
    field = np.fft.irfft2(spectrum * gain, s=(height, width)).astype(np.float32)
    field -= field.mean()
    return field / (field.std() + 1e-9)


def resized(field: np.ndarray, height: int, width: int) -> np.ndarray:
    """Bilinear copy of a field at another size."""
    factors = (height / field.shape[0], width / field.shape[1])
    return zoom(field, factors, order=1, grid_mode=True, mode="nearest").astype(np.float32)


def field(size, shape, seed: int, wavelength: float, beta=2.6, stretch=1.0) -> np.ndarray:
    """Noise of a wavelength in design units over a design `size` (w, h), at pixel `shape`.

    It is drawn on a grid of its own, so every supersampling shows the same field.
    """
    step = max(1.0, wavelength / 40)
    rows = int(size[1] / step) + 2
    columns = int(size[0] / step / stretch) + 2
    return resized(fractal(rows, columns, seed, beta, longest=wavelength / step), *shape)
