"""Facts about the painting library.  They need the `atelier` dependencies."""

import numpy as np
import pytest
from atelier import Art, Cast, Rim, noise
from atelier import geometry as geo
from atelier.card import all_slugs, load_card
from atelier.figures import POSES, Outfit, Person, draw_figure
from atelier.hands import HANDS
from light import colour

SMALL = (120, 180)
CLOTHED = Person("old", "stout", outfit=Outfit(hem=0.5, skirt="#804060", cloak="#304060"))


def small_art(scale=1.0, hand="thick oil"):
    return Art(7, scale, (-0.6, -0.8), hand, "#8090a0", SMALL)


def scene(art, extra=False):
    art.sky(["#203050", "#a0b0c0"])
    art.repaint("background")
    if extra:
        with art.layer("extra") as pen:
            pen.form(geo.blob(pen.rng, 30, 30, 12), "#c04040")
    with art.layer("subject", detail=1, rim=Rim("#ffe0b0"), cast=Cast(150)) as pen:
        pen.form(geo.blob(pen.rng, 70, 110, 30), "#40a060")
    return art


def test_mixing_starts_and_ends_with_the_given_colours():
    assert colour.mix("#336699", "#ffcc00", 0) == pytest.approx(colour.rgb("#336699"), abs=1e-4)
    assert colour.mix("#336699", "#ffcc00", 1) == pytest.approx(colour.rgb("#ffcc00"), abs=1e-4)


def test_lightening_adds_to_the_lightness():
    assert colour.lab(colour.lighten("#557799", 0.1))[0] == pytest.approx(
        colour.lab("#557799")[0] + 0.1, abs=1e-3
    )


def test_a_full_turn_of_the_hue_returns_the_colour():
    assert colour.hue("#a06040", 360) == pytest.approx(colour.rgb("#a06040"), abs=1e-4)


def test_a_ramp_keeps_its_ends():
    steps = colour.ramp(["#000000", "#808080", "#ffffff"], 9)
    assert steps[0] == pytest.approx((0, 0, 0), abs=1e-3)
    assert steps[-1] == pytest.approx((1, 1, 1), abs=1e-3)


def test_an_image_survives_the_way_to_oklab_and_back():
    image = np.random.default_rng(1).uniform(0, 1, (4, 5, 3))
    assert np.allclose(colour.image_from_lab(colour.image_lab(image)), image, atol=1e-4)


def test_a_symmetric_outline_is_as_wide_on_both_sides():
    bounds = geo.symmetric([(50, 0), (80, 40), (50, 90)], 50).computeTightBounds()
    assert 50 - bounds.left() == pytest.approx(bounds.right() - 50, abs=0.01)


def test_a_ribbon_is_as_wide_as_asked():
    bounds = geo.ribbon([(0, 0), (100, 0)], [20, 20], caps=False).computeTightBounds()
    assert bounds.height() == pytest.approx(20, abs=1)


def test_subtracting_a_shape_from_itself_leaves_nothing():
    square = geo.rectangle(0, 0, 10, 10)
    assert geo.subtract(square, square).isEmpty()


def test_zero_degrees_hang_down_and_ninety_point_right():
    assert geo.toward((0, 0), 0, 5) == pytest.approx((0, 5))
    assert geo.toward((0, 0), 90, 5) == pytest.approx((5, 0))


def test_scattered_places_keep_their_distance():
    places = np.array(geo.scattered(np.random.default_rng(3), 20, (0, 0, 200, 200), 15))
    gaps = np.hypot(*(places[:, None] - places[None]).transpose(2, 0, 1))
    assert gaps[~np.eye(len(places), dtype=bool)].min() >= 15


def test_noise_is_the_same_field_at_every_size():
    small = noise.field((100, 100), (100, 100), 5, 60)
    large = noise.field((100, 100), (200, 200), 5, 60)
    halved = large.reshape(100, 2, 100, 2).mean((1, 3))
    assert np.corrcoef(small.ravel(), halved.ravel())[0, 1] > 0.99


def test_the_same_scene_gives_the_same_bytes():
    first, second = scene(small_art()), scene(small_art())
    for art in (first, second):
        art.repaint("final")
    assert first.result().tobytes() == second.result().tobytes()


def test_another_layer_moves_nothing_elsewhere():
    plain, fuller = scene(small_art()), scene(small_art(), extra=True)
    assert np.array_equal(plain.image[80:], fuller.image[80:])
    assert not np.array_equal(plain.image[:80], fuller.image[:80])


def test_supersampling_does_not_change_the_draw():
    draft, final = scene(small_art(1.0)).result(), scene(small_art(2.0)).result()
    difference = np.abs(np.asarray(draft, float) - np.asarray(final, float)).mean()
    assert difference < 8


@pytest.mark.parametrize("hand", sorted(HANDS))
def test_every_hand_finishes_a_picture(hand):
    art = scene(small_art(hand=hand))
    art.repaint("final")
    assert art.result().size == SMALL


@pytest.mark.parametrize("pose", sorted(POSES))
def test_a_figure_stands_on_its_ground(pose):
    art = small_art()
    with art.layer("figure", warp=0) as pen:
        draw_figure(pen, 60, 170, 120, CLOTHED, pose, "profile")
    rows = np.flatnonzero((art.coverage > 0.5).any(axis=1))
    assert 150 <= rows[-1] <= 179


@pytest.mark.parametrize("slug", all_slugs())
def test_a_card_has_texts_in_both_languages(slug):
    card = load_card(slug).card
    assert len(set(card.tags_en)) >= 8
    assert len(set(card.tags_ru)) >= 8
    assert all([card.title_en, card.title_ru, card.description_en, card.description_ru])
    assert card.hand in HANDS
