"""Atelier: paints the pictures of the decks by code."""

from .canvas import Art
from .card import Card
from .layers import Bounce, Cast, Drop, Rim

__all__ = ["Art", "Bounce", "Card", "Cast", "Drop", "Rim"]
