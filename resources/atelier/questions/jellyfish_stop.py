"""Where does it take those whom it lifts, and why has the old woman come with an umbrella of her own?

A bus stop in deep blue rain: jellyfish hover over the heads of those who wait, and one of them has begun to rise with its passenger.
"""

import numpy as np
from atelier import geometry as geo
from light import shades
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish, specks
from light.hands import pastel
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 417, 1.25
HERO = (396, 330, 178)  # the bell that rises: middle of its rim and half its width
SMALL = (636, 770, 58)  # the one that has come for the child
NIGHT = "#0c1440"


def scene(detail):
    bare_sheet()


def street(d):
    """Houses as if on the bottom of a sea: darker than the water and almost without windows."""
    rng = np.random.default_rng(4)
    x = -30
    while x < 820:
        wide, high = rng.uniform(90, 150), rng.uniform(240, 430)
        top = 960 - high
        d.fill([(x, 980, "c"), (x + 8, top, "c"), (x + 0.5 * wide, top - rng.uniform(10, 70), "c"), (x + wide - 6, top + 8, "c"), (x + wide, 980, "c")], mix("#1f3f86", "#2a5a9c", rng.random()), 0.75)
        for _ in range(3):
            if rng.random() < 0.45:
                wx, wy = x + rng.uniform(16, wide - 40), top + rng.uniform(40, high - 120)
                d.fill(geo.rectangle(wx, wy, 18, 30, 8), "#6f9ad0", 0.55)
        x += wide + rng.uniform(-8, 26)
    d.fill([(-20, 980, "c"), (400, 962), (820, 980, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#16295c")
    for x, w, tone in ((630, 84, "#5fa8a0"), (404, 150, "#b878a8")):
        for k in range(9):
            y = 1078 + 13 * k + (30 if w == 150 else 0)
            wide = w * (1 - 0.07 * k) * rng.uniform(0.6, 1)
            d.fill(geo.ellipse(x + rng.normal(0, 6), y, wide, 4.2), tone, 0.34, 3, False)


def jelly(d, x, y, w, tone, arms, rng, sway=0.0):
    """A bell with a hem of scallops, folds that follow its roundness, and arms that hang down."""
    h = 0.92 * w
    for k in range(arms):
        u = -0.82 + 1.64 * k / (arms - 1)
        long = w * rng.uniform(1.3, 2.7)
        line = [(x + u * w, y - 4), (x + u * w * 0.9 + 0.10 * w * np.sin(5 * k) + sway * 0.3, y + 0.4 * long), (x + u * w * 0.75 + 0.12 * w * np.cos(4 * k) + sway * 0.7, y + 0.75 * long), (x + u * w * 0.8 + sway, y + long)]
        d.fill(geo.ribbon(line, [0.05 * w, 0.035 * w, 0.02 * w, 1.0], 30), lighten(tone, 0.04), 0.55, 1.2, False)
    for k in range(4):  # the frilled ones in the middle
        u = (k - 1.5) * 0.24
        long = w * (1.5 + 0.3 * np.sin(3 * k + x))
        line = geo.sample([(x + u * w, y), (x + u * w + 0.12 * w * np.sin(2 * k + 1), y + 0.35 * long), (x + u * w - 0.10 * w + sway * 0.5, y + 0.7 * long), (x + u * w + sway, y + long)], 40)
        wide = (0.10 + 0.05 * np.sin(np.arange(40) * 0.9)) * w * np.linspace(1.1, 0.15, 40)
        d.fill(geo.ribbon([tuple(p) for p in line], wide.tolist(), 60), mix(tone, "#ffffff", 0.3), 0.62, 1.0, False)
    hem = [(x + w * t, y + 0.10 * w * (1 - t * t) + 0.045 * w * np.cos(9 * np.pi * t)) for t in np.linspace(1, -1, 46)]
    dome = geo.curve([(x - w, y, "c"), (x - 0.98 * w, y - 0.40 * h), (x - 0.66 * w, y - 0.84 * h), (x, y - h), (x + 0.66 * w, y - 0.84 * h), (x + 0.98 * w, y - 0.40 * h), *hem])
    d.fill(geo.ellipse(x, y - 0.4 * h, 1.25 * w, 1.1 * h), tone, 0.30, 0.35 * w, False)
    d.fill(dome, mix(tone, "#2f4a9c", 0.30), 0.92)
    with d.inside(dome):
        d.fill(geo.ellipse(x, y - 0.25 * h, 0.86 * w, 0.52 * h), tone, 0.9, 0.14 * w, False)
        d.fill(geo.ellipse(x, y - 0.05 * h, 0.56 * w, 0.30 * h), "#fff6e8", 0.55, 0.16 * w, False)
        for k in range(-4, 5):
            d.stroke([(x + 0.02 * w * k, y - 0.96 * h), (x + 0.15 * w * k, y - 0.7 * h), (x + 0.235 * w * k, y + 0.02 * h)], 1.0, mix(tone, "#2f3a8c", 0.45), (0.3, 0.2))
        for k in range(-3, 4):  # the clover that every one of them wears
            px, py = x + 0.24 * w * k, y - (0.46 - 0.02 * k * k) * h
            d.contour(geo.ellipse(px, py, 0.085 * w, 0.11 * w), 0.9, lost=0.1, colour=mix(tone, "#ffffff", 0.55)), d.fill(geo.ellipse(px, py + 0.02 * w, 0.035 * w), mix(tone, "#c83f8a", 0.45), 0.85, 0, False)
        d.fill(geo.ellipse(x - 0.45 * w, y - 0.66 * h, 0.20 * w, 0.10 * h, -32), "#ffffff", 0.65, 0.04 * w, False)
    d.contour(dome, 1.0, lost=0.45, colour=mix(tone, "#ffffff", 0.5))
    d.stroke(hem[::-1], 1.6, mix(tone, "#ffffff", 0.65), (0.02, 0.02), 0.1)


def stop(d):
    """A post with a sign: on it nothing but a bell and three threads."""
    d.fill(geo.ribbon([(168, 1082), (170, 700)], [11, 8], 8), NIGHT)
    d.stroke([(173, 1078), (174, 706)], 1.6, "#7fa8e8", (0.02, 0.02), 0.1)
    d.fill(geo.ellipse(170, 700, 54), NIGHT), d.fill(geo.ellipse(170, 700, 47), "#dfe9f4")
    d.fill(geo.curve([(140, 706, "c"), (146, 676), (170, 664), (194, 676), (200, 706, "c"), (170, 700)]), "#c8508a")
    for k in (-1, 0, 1):
        d.stroke([(170 + 15 * k, 706), (174 + 13 * k, 720), (168 + 15 * k, 732)], 2.4, "#c8508a", (0.05, 0.3))


def waiting(d):
    """A child whose own is still small, and an old woman who trusts her umbrella more."""
    rng = np.random.default_rng(9)
    x, y, w = SMALL
    jelly(d, x, y, w, "#8fe0d0", 8, rng, 10)
    for px, py, wide in ((262, 1092, 74), (618, 1070, 60), (168, 1084, 34)):
        d.fill(geo.ellipse(px, py, wide, 11), "#070d2c", 0.75, 5, False)
    child = shades.figure(shades.REACH, coat=22, flare=13, hair="plaits", child=True)
    shades.lit(d, shades.placed(child, 618, 1068, 214), NIGHT, "#9ff0e0", (-0.15, 1), 4.0, 1.0, 1.0)
    bent = (((-10, -58), (-6, -44)), ((12, -58), (17, -44)), ((-4, -24), (-6, 0)), ((4, -24), (5, 0)))
    woman = geo.union(shades.figure(bent, coat=34, flare=13, hair="bun", build=1.15, stoop=3), geo.ribbon([(17, -46), (18, -1)], [3.4, 1.0], 8), geo.ribbon([(17, -46), (16, -52), (21, -53)], [1.6, 1.6, 1.6], 8))
    shades.lit(d, shades.placed(woman, 262, 1088, 300), NIGHT, "#f0a8d0", (-0.5, 0.9), 4.5, 1.0, 1.0)


def risen(d):
    """He lets himself be taken, his paper under his arm."""
    x, y, w = HERO
    jelly(d, x, y, w, "#f4a8c8", 13, np.random.default_rng(12), 26)
    for line in ([(x - 6, y + 40), (x - 34, y + 110), (x - 6, y + 170), (x + 30, y + 206)], [(x + 36, y + 40), (x + 72, y + 100), (x + 58, y + 166), (x + 30, y + 208), (x + 14, y + 220)]):
        d.fill(geo.ribbon(line, [9, 8, 7, 6, 4][: len(line)], 40), "#ffd8e8", 0.95)
    man = geo.union(shades.figure(shades.HANG, coat=20, flare=12.5, hat="bowler", build=1.1), geo.polygon([(-20, -58), (-9, -62), (-4, -48), (-15, -44)]))
    shades.lit(d, shades.placed(man, x + 26, 866, 300, turn=-5), NIGHT, "#ffb4d8", (0.1, 1), 5.0, 1.0, 1.2)
    for px, py, turn in ((520, 884, 34), (470, 946, -24)):  # leaves of the paper have come loose
        d.fill(geo.moved(geo.polygon([(-22, -14), (20, -10), (22, 14), (-20, 12)]), px, py, turn=turn), "#b8c8e8")
    for px, py, w2, tone in ((104, 196, 34, "#8fb8f0"), (690, 250, 26, "#a8a8f0")):  # others, already far
        jelly(d, px, py, w2, mix(tone, "#3f62b0", 0.45), 5, np.random.default_rng(int(px)), 6)
        d.fill(shades.placed(shades.figure(shades.HANG, coat=20, hat="brim" if px < 400 else ""), px + 3, py + 98, 60), mix("#1f3a7a", "#2f5296", 0.3))


def paint(picture):
    sea = ramp(((0, "#3f7ac8"), (0.3, "#2f58b0"), (0.75, "#1f3686"), (1, "#141f58")), (picture.y + 40 * picture.noise(280, 4, stretch=(2, 1))) / 1060)
    picture.image = sea.astype(np.float32)
    rays = picture.noise(60, 21, stretch=(1, 40))
    picture.lay(0.16 * step(rays, 0.6, 2.0) * step(picture.y, 900, 100), "#bfe0ff", 1.0)
    back, crowd, hero = (Drawing(picture, "#0f1840", width, light=(-0.2, -1.0), seed=seed) for width, seed in ((1.6, 3), (1.9, 5), (1.9, 7)))
    street(back), stop(crowd), waiting(crowd), risen(hero)
    for d in (back, crowd, hero):
        d.under()
    x, y, w = HERO
    picture.glow(x, y - 40, 2.1 * w, "#ff9ac8", 0.34, 1.8)
    picture.glow(SMALL[0], SMALL[1], 2.2 * SMALL[2], "#8fe0d0", 0.24, 1.8)
    specks(picture, 420, "#cfe4ff", (0.5, 1.7), mask=0.6 * (1 - np.clip(crowd.cover() + hero.cover(), 0, 1)))
    picture.directions(base=84)
    pastel(picture, "#1f3484", grain=1.8, cover=0.88, soft=0.9, mask=0.6 * (1 - 0.9 * np.clip(crowd.cover() + hero.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (hero, crowd, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover() if d is not hero else step(d.cover(), 0.6, 0.95))
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.05)
