"""The pen, the heads, the people and the houses; what is counted of them."""

import numpy as np
import pytest
from atelier import geometry as geo
from light import dwellers, faces, folk, heads, shades
from light.drawing import Drawing
from light.picture import Picture
from light.portraits import Face, portrait
from workshop import census, places, quotas
from workshop.measuring import hard_edges
from workshop.report import Report

SIZE = (160, 240)


def blank_sheet():
    rows, columns = SIZE[1], SIZE[0]
    planes = {
        name: np.ones((rows, columns, 3), np.float32) for name in ("light", "albedo", "normal")
    }
    flat = {name: np.zeros((rows, columns), np.float32) for name in ("depth", "part")}
    return Picture({**planes, **flat}, 1.0, 1, SIZE)


def drawn(draw, seed=1):
    """What a function leaves on a blank sheet, and where it has covered it."""
    picture = blank_sheet()
    d = Drawing(picture, seed=seed)
    draw(d)
    d.under().over()
    return picture.image, d.cover()


def differs(first, second):
    return float(np.abs(first - second).mean()) > 1e-4


def head_of(look=None, mood="calm", turn=0.0):
    return drawn(lambda d: heads.head(d, 80, 180, 140, look, mood, turn))[0]


def test_the_same_seed_draws_the_same_line():
    shape = geo.ellipse(80, 120, 50)
    first, second, other = (
        drawn(lambda d: d.shape(shape, "#c05030"), seed)[0] for seed in (3, 3, 4)
    )
    assert np.array_equal(first, second)
    assert differs(first, other)


def test_a_later_shape_hides_the_lines_behind_it():
    behind = lambda d: d.shape(geo.ellipse(80, 120, 30), "#ffffff", shade=0)  # noqa: E731
    cover = lambda d: d.fill(geo.rectangle(20, 60, 120, 120), "#ffffff")  # noqa: E731
    both, alone = (drawn(draw)[0] for draw in (lambda d: (behind(d), cover(d)), cover))
    assert np.array_equal(both, alone)


def test_a_soft_shadow_stays_inside_its_shape():
    shape = geo.ellipse(80, 120, 40)
    _, cover = drawn(lambda d: d.model(shape, "#000000"))
    rows, columns = np.mgrid[0 : SIZE[1], 0 : SIZE[0]]
    outside = np.hypot(columns - 80, rows - 120) > 43
    assert cover[outside].max() == 0
    assert cover[~outside].max() > 0.2


@pytest.mark.parametrize("mood", heads.MOODS)
def test_every_mood_changes_the_face(mood):
    assert mood == "calm" or differs(head_of(), head_of(mood=mood))


@pytest.mark.parametrize("cut", heads.GROWN)
def test_every_hair_cut_is_drawn(cut):
    assert cut == "crop" or differs(head_of(heads.Look(cut="crop")), head_of(heads.Look(cut=cut)))


def test_a_head_can_be_turned_to_both_sides():
    left, front, right = (head_of(turn=turn) for turn in (-0.8, 0, 0.8))
    assert differs(left, front)
    assert differs(front, right)
    assert differs(left, right)


def portrait_of(**traits):
    return drawn(lambda d: portrait(d, 80, 130, 0.3, Face(**traits)))[0]


@pytest.mark.parametrize(
    "trait",
    [{"corners": (30, 0)}, {"closed": (True, False)}, {"rise": (-20, 0)}, {"lids": (16, 7)}],
)
def test_the_halves_of_a_portrait_may_disagree(trait):
    plain, changed = portrait_of(), portrait_of(**trait)
    assert differs(plain[:, :80], changed[:, :80])
    assert differs(portrait_of(**{name: pair[::-1] for name, pair in trait.items()}), changed)


def test_a_portrait_has_a_shut_mouth_an_open_one_or_that_of_the_card():
    shut, wide, none = portrait_of(), portrait_of(gap=40), portrait_of(own_mouth=True)
    assert differs(shut, wide)
    assert differs(shut, none)


def test_anyone_keeps_what_is_known_of_them_and_nobody_is_met_twice():
    rng = np.random.default_rng(1)
    people = [heads.someone(rng, age=0.05) for _ in range(30)]
    assert {one.age for one in people} == {0.05}
    assert not any(one.beard for one in people)
    assert len(set(people)) == len(people)


@pytest.mark.parametrize("pose", folk.POSES)
@pytest.mark.parametrize("dress", ["coat", "gown", "suit", "apron"])
def test_every_pose_is_drawn_in_every_dress(pose, dress):
    _, cover = drawn(lambda d: folk.folk(d, 80, 220, 180, pose, wear=folk.Wear(dress)))
    assert 0.02 < cover.mean() < 0.5


def test_what_a_hand_holds_is_drawn():
    ball = {"near": lambda q: q.fill(geo.ellipse(0, 0, 30), "#00ff00")}
    empty, full = (drawn(lambda d, h=h: folk.folk(d, 80, 220, 180, holds=h))[0] for h in ({}, ball))
    assert differs(empty, full)


@pytest.mark.parametrize("gesture", ["open", "flat", "point", "grip", "pinch"])
def test_every_gesture_of_a_hand_is_drawn(gesture):
    assert drawn(lambda d: heads.hand(d, 80, 220, 180, gesture))[1].mean() > 0.05


@pytest.mark.parametrize(
    "hat", [folk.crown, folk.bowler, folk.top_hat, folk.cap, folk.kerchief, folk.fool]
)
def test_every_hat_is_seen_on_a_head(hat):
    bare = head_of()
    assert differs(bare, drawn(lambda d: heads.head(d, 80, 180, 140, hat=hat("#c05030")))[0])


@pytest.mark.parametrize("kind", ["gable", "stepped", "mansard", "dome"])
def test_every_kind_of_house_has_a_roof_of_its_own(kind):
    built = lambda which: drawn(lambda d: d.house(80, 220, 90, 100, kind=which))[1]  # noqa: E731
    assert built(kind).mean() > 0.1
    assert kind == "gable" or differs(built("gable"), built(kind))


def test_features_and_dwellers_leave_ink():
    def all_features(d):
        with d.at(80, 120, 0.5):
            (
                faces.eye(d, -70, -15, -1),
                faces.eye(d, 70, -15, 1),
                faces.brow(d, -1),
                faces.nose(d),
                faces.mouth(d),
            )

    plain = drawn(lambda d: None)[0]
    assert differs(plain, drawn(all_features)[0])
    assert differs(plain, drawn(lambda d: dwellers.mole(d, 80, 220, 160))[0])


def test_hard_edges_are_counted_between_pixels():
    assert hard_edges(np.zeros((20, 20))) == 0
    checks = np.indices((20, 20)).sum(0) % 2
    assert hard_edges(checks.astype(float)) == 1


def test_a_census_finds_what_a_scene_takes_from_the_stock():
    source = """
from light import dwellers as who
from light import folk
from light.things import ladder, rope
def paint(picture):
    who.cat(picture), folk.folk(picture), ladder(1)
"""
    assert census.motifs(source) == {"dwellers.cat", "things.ladder"}


def test_every_scene_can_be_counted():
    report = Report()
    census.check_motifs(set(places.scenes()), report)
    assert report.faults == 0


def test_what_is_missing_or_doubtful_is_no_fault():
    report = Report()
    report.hope(False, "fewer faces than hoped for")
    report.ask(False, "does it flicker?")
    assert report.faults == 0
    assert report.lines == ["NOT YET fewer faces than hoped for", "QUESTION does it flicker?"]
    report.demand(False, "a limit is broken")
    assert report.faults == 1


def test_oil_and_gouache_count_as_one_look():
    assert quotas.look("oil") == quotas.look("gouache") != quotas.look("pastel")


def bounds(path):
    box = path.computeTightBounds()
    return box.left(), box.top(), box.right(), box.bottom()


def test_a_shade_has_the_proportions_of_life():
    left, top, right, bottom = bounds(shades.figure())
    assert -103 < top < -95
    assert abs(bottom) < 3
    head = geo.intersect(shades.figure(hair="bald"), geo.rectangle(-50, -120, 100, 33))
    assert 12 < bounds(head)[3] - bounds(head)[1] < 17  # a seventh of the height
    assert right - left < 45


@pytest.mark.parametrize("hair", ["short", "bun", "long", "curls", "plaits", "bald"])
@pytest.mark.parametrize("hat", ["", "bowler", "brim", "top", "cap", "crown", "kerchief"])
def test_hair_and_hats_change_the_outline_of_a_shade_above_the_shoulders_alone(hair, hat):
    plain, dressed = shades.figure(hair="bald"), shades.figure(hair=hair, hat=hat)
    low = geo.rectangle(-60, -60, 120, 70)
    assert bounds(geo.intersect(plain, low)) == pytest.approx(bounds(geo.intersect(dressed, low)))
    assert (hair, hat) == ("bald", "") or bounds(dressed)[1] <= bounds(plain)[1]


def test_a_shade_is_placed_with_its_feet_on_a_point():
    left, top, right, bottom = bounds(shades.placed(shades.figure(), 80, 200, 120))
    assert (left + right) / 2 == pytest.approx(80, abs=2)
    assert bottom == pytest.approx(200, abs=4)
    assert bottom - top == pytest.approx(122, abs=6)


def test_the_rim_of_a_shade_is_where_the_light_comes_from():
    block = geo.rectangle(40, 60, 80, 120)
    image, _ = drawn(lambda d: shades.lit(d, block, "#101020", "#ffe0a0", (0, 1), 6))
    assert image[62, 80].mean() > 0.5 > image[170, 80].mean()
