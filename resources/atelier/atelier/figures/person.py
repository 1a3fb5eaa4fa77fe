"""Who a figure is (age, build, skin, hair) and what it wears."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from light.colour import Colour

SKINS = {
    "fair": "#efc6a4",
    "olive": "#d8ab7c",
    "tan": "#c48f62",
    "brown": "#98643f",
    "dark": "#64402c",
}


@dataclass(frozen=True)
class Measures:
    """Shares of the standing height; girth multiplies all widths."""

    head: float
    neck: float
    torso: float
    leg: float
    upper_arm: float
    fore_arm: float
    shoulder: float
    girth: float
    belly: float
    stoop: float


AGES = {
    "child": Measures(0.255, 0.012, 0.315, 0.418, 0.135, 0.125, 0.088, 1.12, 0.25, 0),
    "young": Measures(0.172, 0.030, 0.322, 0.476, 0.165, 0.152, 0.102, 1.0, 0.0, 0),
    "middle": Measures(0.174, 0.026, 0.330, 0.470, 0.165, 0.152, 0.106, 1.08, 0.25, 2),
    "old": Measures(0.186, 0.018, 0.326, 0.470, 0.165, 0.152, 0.096, 1.02, 0.2, 12),
}

# girth, shoulder, belly, height
BUILDS = {
    "thin": (0.80, 0.90, -0.2, 1.0),
    "small": (0.92, 0.94, 0.0, 0.88),
    "average": (1.0, 1.0, 0.0, 1.0),
    "stout": (1.30, 1.08, 1.0, 0.95),
    "tall": (0.94, 1.0, 0.0, 1.12),
}


@dataclass(frozen=True)
class Outfit:
    """Clothes by colour; None leaves a piece out.

    `hem` is how far the upper garment falls down the legs: 0 shirt, .2 jacket, .5 coat, .6
    dress, .95 robe.  `pattern` is a swatch from `patterns`, laid on the upper garment.
    """

    top: Colour = "#b5372f"
    hem: float = 0.0
    flare: float = 1.0
    trousers: Colour | None = "#3a3440"
    trouser_length: float = 1.0
    skirt: Colour | None = None
    skirt_hem: float = 0.7
    sleeves: float = 1.0
    shoes: Colour | None = "#2c2024"
    stockings: Colour | None = None
    collar: Colour | None = None
    scarf: Colour | None = None
    belt: Colour | None = None
    buttons: Colour | None = None
    apron: Colour | None = None
    cloak: Colour | None = None
    gloves: Colour | None = None
    pattern: Callable | None = None
    skirt_pattern: Callable | None = None


@dataclass(frozen=True)
class Person:
    """age: child teen young middle old; build: thin small average stout broad tall;
    skin: fair olive tan brown dark; hair, hat, beard: see `hair` and `hats`.
    """

    age: str = "young"
    build: str = "average"
    skin: str = "fair"
    hair: str = "short"
    hair_colour: Colour | None = None
    beard: str | None = None
    hat: str | None = None
    hat_colour: Colour = "#3a3044"
    outfit: Outfit = Outfit()
    glasses: bool = False

    @property
    def measures(self) -> Measures:
        base = AGES[self.age]
        girth, shoulder, belly, _ = BUILDS[self.build]
        return Measures(
            base.head,
            base.neck,
            base.torso,
            base.leg,
            base.upper_arm,
            base.fore_arm,
            base.shoulder * shoulder,
            base.girth * girth,
            base.belly + belly,
            base.stoop,
        )

    @property
    def height_factor(self) -> float:
        return BUILDS[self.build][3]

    @property
    def skin_colour(self) -> str:
        return SKINS.get(self.skin, self.skin)

    @property
    def own_hair_colour(self) -> Colour:
        if self.hair_colour is not None:
            return self.hair_colour
        return "#cfc9c4" if self.age == "old" else "#3b2620"
