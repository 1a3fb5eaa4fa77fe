"""Common creatures, drawn from proportions so that no two look the same."""

from .birds import BirdShape, flying_bird
from .quadrupeds import COW, DOG, Quadruped, draw_quadruped
from .small import fish, mouse

__all__ = [
    "COW",
    "DOG",
    "BirdShape",
    "Quadruped",
    "draw_quadruped",
    "fish",
    "flying_bird",
    "mouse",
]
