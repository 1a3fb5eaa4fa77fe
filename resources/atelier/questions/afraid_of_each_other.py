"""Which of the two will dare to look first?

Night in a nursery: a child hides behind the quilt from a wolf on the wall, and the wolf hides behind its quilt from the child.
"""

import numpy as np
from atelier import geometry as geo
from light import heads
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 309, 1.25
WALL, SHADE, LINE = "#3f5a8c", "#1f2a52", "#131a38"
CHILD = Look("#f2cfae", "#8a4a2c", "crop", "", 0.05, 1.12, 0.94, 0.86, "button", freckles=True)


def scene(detail):
    bare_sheet()


def wallpaper(d):
    """Clouds and moons; one moon has turned away."""
    for row in range(8):
        for n in range(-1, 8):
            x, y = 118 * n + 59 * (row % 2), 40 + 104 * row
            with d.at(x, y):
                if row % 2:
                    d.fill(geo.union(geo.ellipse(-14, 4, 16, 10), geo.ellipse(6, -4, 20, 14), geo.ellipse(24, 4, 14, 9)), "#4a6699", 0.8)
                else:
                    d.fill(geo.subtract(geo.ellipse(0, 0, 17), geo.ellipse(8 * (1 if (n + row) % 5 else -1), -4, 15)), "#54719f", 0.8)


def wolf(d):
    """It fills the wall, and it has pulled the blanket up to its nose."""
    body = [(40, 900, "c"), (70, 620), (120, 470), (168, 400), (150, 300), (150, 190), (166, 92, "c"), (226, 150), (290, 214), (380, 196), (470, 212), (536, 148), (596, 86, "c"), (618, 190), (616, 300), (596, 400), (650, 480), (712, 640), (744, 900, "c")]
    d.fill(body, SHADE, 0.96)
    for side in (-1, 1):
        x = 384 + side * 206
        d.fill([(x - side * 10, 130), (x + side * 6, 250), (x - side * 54, 226)], "#2f3f70", 0.8, 3, False)
    for k in range(30):  # fur on the edge
        for line in ([(150, 300), (168, 400), (120, 470), (70, 620), (46, 800)], [(616, 300), (596, 400), (650, 480), (712, 640), (740, 800)]):
            x, y = geo.sample(line, 30)[k]
            out = -1 if line[0][0] < 400 else 1
            d.fill([(x - 6 * out, y - 14), (x + out * (16 + 9 * np.sin(5 * k)), y + 12), (x - 6 * out, y + 16)], SHADE)
    # frightened eyes: round, near each other, of two sizes
    for side, r in ((-1, 58), (1, 50)):
        x, y = 384 + side * 88, 372
        d.fill(geo.ellipse(x, y, r + 14, r + 16), "#2f3f70", 0.8, 8, False)
        d.fill(geo.ellipse(x, y, r, r * 1.08), "#f3efd2")
        d.fill(geo.ellipse(x + side * -12, y + 20, r * 0.44, r * 0.50), "#d9a43c"), d.fill(geo.ellipse(x + side * -12, y + 21, r * 0.22, r * 0.28), "#10142c"), d.fill(geo.ellipse(x - 4, y + 10, 6), "#ffffff")
        d.contour(geo.ellipse(x, y, r, r * 1.08), 1.4, lost=0)
        d.stroke([(x - side * 60, y - 96), (x - side * 10, y - 92), (x + side * 46, y - 62)], 5.0, "#10142c", (0.3, 0.5), 0.3)
    d.fill([(352, 470), (384, 452), (416, 470), (404, 500), (384, 510), (364, 500)], "#10142c"), d.fill(geo.ellipse(374, 470, 7, 4), "#5a6a9a")
    for side in (-1, 1):
        for k in range(3):
            d.stroke([(384 + side * 60, 486 + 8 * k), (384 + side * 150, 474 + 18 * k)], 0.8, "#6a7aa8")


def wolfs_quilt(d):
    """The shadow of the child's: the same squares, in the colours of the wall."""
    quilt = [(20, 930, "c"), (64, 640), (130, 540), (240, 506), (384, 522), (530, 506), (640, 540), (708, 640), (764, 930, "c")]
    d.fill(quilt, "#2a3868", 0.98)
    with d.inside(quilt):
        for row in range(6):
            for n in range(-1, 10):
                x, y = 86 * n + 10, 506 + 78 * row
                d.fill(geo.rectangle(x, y, 80, 72, 6), ("#31427a", "#263260", "#3a4c84")[(n + 2 * row) % 3], hide=False)
    d.contour(quilt, 1.2, colour="#182248")
    for side in (-1, 1):
        for k in range(4):
            x, y = 384 + side * (150 + 34 * k), 512 + 4 * k
            d.shape([(x - 19, y - 20), (x - 8, y - 40), (x + 10, y - 40), (x + 19, y - 20), (x + 12, y + 36), (x - 12, y + 36)], SHADE, 0.9, 0)
            d.fill([(x - 5, y + 34), (x + 5, y + 34), (x, y + 52)], "#c9cfe0")


def bed(d):
    for x in (96, 704):
        d.shape([(x - 22, 1210, "c"), (x - 18, 800), (x + 18, 800), (x + 22, 1210, "c")], "#8a4a34", 1.4, 0.18)
        d.shape(geo.ellipse(x, 788, 28), "#a85f3c", 1.3, 0.18)
    board = [(110, 1000, "c"), (112, 860), (240, 800), (400, 780), (560, 800), (688, 860), (690, 1000, "c")]
    d.cast(board, 0, -14, "#0f1430", 0.5, 14)
    d.shape(board, "#9a5638", 1.4, 0)
    d.model(board, "#4a2030", 22, 14, 0.6)
    pillow = [(230, 980), (236, 900), (300, 868), (400, 876), (500, 868), (564, 900), (570, 980), (400, 1010)]
    d.shape(pillow, "#e6e4ee", 1.3, 0)
    d.model(pillow, "#7a7fb0", 18, 12, 0.6)
    for x in np.linspace(256, 546, 10):
        d.fill(geo.ellipse(x, 968, 3), "#c8503c")


def quilt(d):
    """Squares, each a small night with a wolf in it, or a house, or a hill."""
    cover = [(60, 1220, "c"), (76, 1060), (150, 988), (280, 966), (400, 976), (520, 966), (650, 988), (724, 1060), (740, 1220, "c")]
    d.cast(cover, 0, -12, "#1a1638", 0.4, 10)
    d.shape(cover, "#c8503c", 1.5, 0)
    with d.inside(cover):
        for row in range(4):
            for n in range(9):
                x, y = 60 + 78 * n, 962 + 72 * row
                tone = ("#d9603c", "#e8a84a", "#3f7f8a", "#f0dcb0", "#7a4a7a")[(2 * n + 3 * row) % 5]
                box = geo.rectangle(x, y, 74, 68, 4)
                d.fill(box, tone, hide=False)
                with d.inside(box), d.at(x + 37, y + 58, 0.62):
                    dark = mix(tone, "#2a1a3a", 0.45)
                    kind = (n + 2 * row) % 4
                    if kind == 0:
                        d.fill([(-40, 0), (-34, -34), (-8, -40), (14, -34), (18, -62), (28, -44), (50, -38), (34, -26), (26, -20), (28, 0), (16, 0), (12, -14), (-16, -14), (-20, 0), (-30, 0), (-32, -12)], dark, hide=False)
                    elif kind == 1:
                        d.fill([(-30, 0, "c"), (-30, -36, "c"), (0, -66, "c"), (30, -36, "c"), (30, 0, "c")], dark, hide=False), d.fill(geo.rectangle(-8, -30, 16, 16), "#ffe9a0", hide=False)
                    elif kind == 2:
                        d.fill(geo.subtract(geo.ellipse(0, -40, 30), geo.ellipse(14, -48, 26)), dark, hide=False)
                    else:
                        d.fill([(-50, 0, "c"), (-16, -50), (4, -20), (22, -44), (50, 0, "c")], dark, hide=False)
        for row in range(5):
            d.stroke([(40, 960 + 72 * row), (760, 960 + 72 * row)], 0.7, "#5a2a3a", (0.02, 0.02))
    d.model(cover, "#3a1440", 26, 18, 0.6)
    for side in (-1, 1):  # eight fingers that hold on
        for k in range(4):
            x, y = 400 + side * (64 + 19 * k), 982 + 2 * k
            d.shape(geo.ribbon([(x, y - 20), (x, y + 4), (x + side * 1, y + 20)], [17, 17, 14], 14), CHILD.skin, 1.0, 0.12)
            d.fill(geo.ellipse(x + side * 0.5, y + 17, 5, 4), "#fbe6d0")


def child(d):
    heads.head(d, 400, 1042, 214, CHILD, "fear", 0.0, (0.0, -1.0), 0, neck=False)
    for k, x in enumerate((372, 396, 420)):
        d.stroke([(x, 822), (x + (k - 1) * 12, 792), (x + (k - 1) * 22, 776)], 3.0, CHILD.hair, (0.05, 0.8))


def under_the_bed(d):
    """The bear has covered its eyes; he is the bravest of them."""
    with d.at(232, 946, 1.0, -8):
        d.shape(geo.ellipse(0, -2, 32, 30), "#b8804a", 1.1, 0.18)
        for side in (-1, 1):
            d.shape(geo.ellipse(side * 24, -26, 11), "#b8804a", 1.0, 0.14), d.fill(geo.ellipse(side * 24, -26, 5), "#8a5a34")
        d.shape(geo.ellipse(0, 8, 14, 11), "#e0b880", 0.9, 0.1), d.fill(geo.ellipse(0, 3, 5, 4), "#2a1a20")
        for side in (-1, 1):
            d.shape(geo.ribbon([(side * 34, 36), (side * 28, 8), (side * 11, -7)], [18, 18, 16], 16), "#a87040", 1.0, 0.14)


def lamp(d):
    d.shape([(716, 1210, "c"), (716, 1010, "c"), (820, 1010, "c"), (820, 1210, "c")], "#6f3f34", 1.2, 0.14)
    d.shape([(744, 1010), (752, 980), (770, 972), (776, 980), (784, 1010)], "#c98a3c", 1.1, 0.16)
    d.shape([(722, 976, "c"), (740, 906, "c"), (796, 906, "c"), (812, 976, "c")], "#ffdf8c", 1.2, 0.06)
    for x in (738, 758, 780, 800):
        d.stroke([(x, 974), (762 + (x - 768) * 0.6, 908)], 0.7, "#d9983c")


def paint(picture):
    wall = ramp(((0, "#243463"), (0.5, "#3d5a90"), (0.85, "#6f86ac"), (1, "#a8a0a0")), np.clip(1 - np.hypot(picture.x - 700, picture.y - 960) / 1100 + 0.03 * picture.noise(160, 3), 0, 1))
    picture.image = wall.astype(np.float32)
    far, shadow, near = (Drawing(picture, line, width, light=light, seed=seed) for line, width, light, seed in ((LINE, 1.2, (0.6, -0.5), 3), (LINE, 2.0, (0.6, -0.5), 5), ("#1c1428", 2.0, (0.8, -0.5), 7)))
    wallpaper(far), wolf(shadow), wolfs_quilt(shadow)
    lamp(near), bed(near), under_the_bed(near), child(near), quilt(near)
    far.under(strength=0.8)
    shadow.under(strength=0.93)
    near.under()
    picture.glow(768, 944, 420, "#ffb85c", 0.55, 1.8)
    picture.directions(base=60)
    pastel(picture, "#1c2448", grain=1.9, cover=0.82, soft=0.9, mask=0.85 * (1 - 0.85 * near.cover()))
    shadow.over(1 - near.cover(), 0.8), near.over()
    picture.lay(step(picture.y, 1120, 1210) * 0.25, "#14183a")
    return finish(picture, impasto=0, paper=0.03, grain=0.004, vignette=0.2, vignette_colour="#0c1028")
