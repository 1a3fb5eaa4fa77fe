"""Common creatures, drawn from proportions so that no two look the same."""

from .birds import BirdShape, flying_bird, standing_bird
from .quadrupeds import BEAR, CAT, COW, DOG, FOX, GOAT, HORSE, Quadruped, draw_quadruped
from .small import fish, mouse, sitting_cat

__all__ = [
    "BEAR",
    "CAT",
    "COW",
    "DOG",
    "FOX",
    "GOAT",
    "HORSE",
    "BirdShape",
    "Quadruped",
    "draw_quadruped",
    "fish",
    "flying_bird",
    "mouse",
    "sitting_cat",
    "standing_bird",
]
