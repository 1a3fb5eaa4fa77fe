"""People: who they are, how they stand, what they wear, and how they look at it."""

from .face import EXPRESSIONS, Expression
from .figure import Places, draw_figure
from .head import draw_head
from .palms import draw_palm
from .person import AGES, BUILDS, SKINS, Outfit, Person
from .poses import POSES, Pose

__all__ = [
    "AGES",
    "BUILDS",
    "EXPRESSIONS",
    "POSES",
    "SKINS",
    "Expression",
    "Outfit",
    "Person",
    "Places",
    "Pose",
    "draw_figure",
    "draw_head",
    "draw_palm",
]
