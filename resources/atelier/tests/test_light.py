"""Facts about painting with light, on a scene small enough for a test."""

import math
from types import SimpleNamespace

import numpy as np
import pytest
from light import hands
from light.bodies import Body, ripples
from light.colour import image_lab
from light.filters import by_rank, ramp, smooth_parts, step
from light.finish import finish, specks
from light.materials import matt
from light.passes import Quality, render
from light.picture import CARD, Picture
from light.scene import camera, on_card, reset, sky, sun
from light.shapes import ball, box, curve, evenly, lathe, terrain
from light.strokes import strokes
from workshop.painting import MOST_BYTES, _render, save_webp

TINY = Quality("tiny", 0.1, 4, 1.0)


def a_small_world():
    terrain(np.linspace(-3, 3, 20), np.linspace(-3, 3, 20), lambda x, y: 0 * x, matt("#88aa66"), 1)
    sun(200, 30)
    sky("#8899cc", 0.4)
    camera((0, -8, 4), (0, 0, 0.5))


def a_scene():
    reset()
    a_small_world()
    box((1, 1, 1), (0, 0, 0.5), matt("#cc4433"), part=2)
    return render(TINY, 4)


@pytest.fixture(scope="module")
def passes():
    return a_scene()


@pytest.fixture
def picture(passes):
    return Picture(passes, 0.25, seed=1)


def test_the_same_scene_gives_the_same_passes(passes):
    again = a_scene()
    assert all(np.array_equal(passes[name], again[name]) for name in passes)


def test_the_parts_are_found_again(picture):
    assert set(np.unique(picture.parts)) == {0, 1, 2}
    x, y = picture.centre_of(2)
    assert abs(x - CARD[0] / 2) < 20
    assert abs(y - CARD[1] / 2) < 60


def test_what_the_sun_meets_is_lighter_than_its_shadow(picture):
    shade = picture.shade()
    ground = picture.of(1) > 0
    assert shade[ground].max() - shade[ground].min() > 0.3


def test_a_point_of_the_world_is_found_on_the_card(passes):
    x, y, away, _ = on_card([(0, 0, 0.5)])[0]
    assert (x, y) == pytest.approx((400, 600), abs=1)
    assert away == pytest.approx(math.hypot(8, 3.5), abs=0.01)


def test_painting_twice_gives_the_same_bytes(passes):
    def painted():
        picture = Picture(passes, 0.25, seed=1).expose(1.2).find_edges()
        strokes(picture, (20, 8, 3))
        return finish(picture).tobytes()

    assert painted() == painted()


@pytest.mark.parametrize(
    "hand", ["flat", "contour", "pencil", "wash", "ink", "pastel", "lino", "litho"]
)
def test_every_hand_leaves_a_picture(hand, picture):
    everywhere = np.ones(picture.shape, np.float32)
    more = {
        "pastel": ("#445566",),
        "lino": ("#ffffff", [("#224466", everywhere * 0.5)]),
        "litho": ("#ffffff", [("#224466", 0.2, 0.9, everywhere)]),
    }
    picture.directions()
    getattr(hands, hand)(picture, *more.get(hand, ()))
    image = np.asarray(finish(specks(picture, 20, "#ffffff")))
    assert image.shape == (CARD[1], CARD[0], 3)
    assert image.std() > 2


def test_a_grade_parts_the_values_at_its_cut(picture):
    middle = picture.shape[0] // 2
    picture.image[:middle] = 0.45
    picture.image[middle:] = 0.55
    grey = ((0, "#000000"), (1, "#ffffff"))
    cut = image_lab(np.full(3, 0.5))[0]
    picture.grade(grey, 1.0, (cut,), (0.2, 0.8), amount=1, wobble=0)
    assert picture.image[:100].max() < 0.2
    assert picture.image[-100:].min() > 0.7


def test_lifting_raises_the_dark_and_leaves_the_light(picture):
    picture.image[:] = 0.0
    picture.image[0] = 1.0
    picture.lift(0.2)
    assert picture.image[1].mean() > 0.05
    assert picture.image[0].min() == pytest.approx(1, abs=1e-3)


def test_a_balance_moves_every_colour_by_the_same_step(picture):
    picture.image[:] = 0.5
    picture.image[0] = 0.6
    before = image_lab(picture.image)
    picture.balance(a=-0.01, b=-0.02, light=0.03)
    moved = image_lab(picture.image) - before
    assert np.allclose(moved, (0.03, -0.01, -0.02), atol=1e-3)


def test_a_balance_leaves_what_is_outside_its_mask(picture):
    picture.image[:] = 0.5
    box_only = picture.of(2)
    picture.balance(b=-0.05, where=box_only)
    assert np.allclose(picture.image[box_only == 0], 0.5, atol=1e-3)
    assert image_lab(picture.image[box_only == 1])[:, 2].max() < -0.04


def test_a_body_is_as_large_as_its_parts():
    reset()
    thing = Body((-1, -1, -1), (1, 1, 1), 0.05).ball((0, 0, 0), 0.5).build(relax=0)
    places = np.array([corner.co[:] for corner in thing.data.vertices])
    assert np.abs(np.linalg.norm(places, axis=1) - 0.5).max() < 0.05


def test_a_body_says_where_a_ray_leaves_it():
    body = Body((-1, -1, -1), (1, 1, 1), 0.05).ball((0, 0, 0), 0.5)
    assert body.surface_from((0, 0, 0), (0, 0, 1))[2] == pytest.approx(0.5, abs=0.04)


def test_a_curve_meets_its_points_and_is_walked_evenly():
    line = curve([(0, 0), (1, 1), (2, 0)], 60)
    assert line[0] == pytest.approx((0, 0))
    assert line[-1] == pytest.approx((2, 0))
    gaps = np.linalg.norm(np.diff(evenly(line, 0.1), axis=0), axis=1)
    assert gaps == pytest.approx(0.1, abs=0.01)


def test_turned_and_round_things_close():
    reset()
    for thing in (lathe([(0.001, 0), (1, 0.5), (0.001, 1)]), ball((0, 0, 0), 1.0)):
        assert len(thing.data.polygons) > 100


def test_small_filters_keep_their_word():
    values = np.random.default_rng(1).normal(size=(20, 30))
    assert by_rank(values).min() == 0
    assert by_rank(values).max() == 1
    assert step(np.array([0.0, 0.5, 1.0]), 0, 1) == pytest.approx([0, 0.5, 1])
    assert ramp([(0, "#000000"), (1, "#ffffff")], np.array([0.0, 1.0]))[1] == pytest.approx(
        [1] * 3, abs=1e-3
    )
    assert abs(ripples(1)(np.zeros((1, 3)))).max() < 6
    numbers = np.repeat(np.repeat(np.array([[1, 2]]), 10, 0), 5, 1)
    assert set(np.unique(smooth_parts(numbers, (40, 40)))) == {1, 2}


def test_a_scene_is_rendered_where_it_yields_and_keeps_what_it_returns():
    def scene(detail):
        a_small_world()
        yield "bare"
        box((1, 1, 1), (0, 0, 0.5), matt("#cc4433"), part=2)
        return {"places": np.arange(3)}

    card = SimpleNamespace(scene=scene, SAMPLES=2, SCALE=0.05)
    passes = _render(card, "final")
    assert 2 not in np.unique(np.round(passes["bare part"]))
    assert 2 in np.unique(np.round(passes["part"]))
    assert passes["places"].tolist() == [0, 1, 2]


def test_a_picture_is_kept_within_its_size(tmp_path):
    from PIL import Image

    noise = np.random.default_rng(1).integers(0, 255, (1200, 800, 3), np.uint8)
    path = save_webp(Image.fromarray(noise), tmp_path / "noise.webp")
    assert path.stat().st_size <= MOST_BYTES
    assert [file.name for file in tmp_path.iterdir()] == ["noise.webp"]
