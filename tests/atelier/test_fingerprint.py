"""Rendered passes of a scene are cached under the hash of the code that made them."""

from workshop.fingerprint import fingerprint
from workshop.places import ATELIER

SCENE = '''
"""A question?"""
from light.shapes import box
from light import shapes

SIZE = 3
PALETTE = "#fff"


def leg(at):
    box(SIZE, at)


def scene(detail):
    leg(1)


def paint(picture):
    picture.grade(PALETTE)
'''
SHAPES = """
from .scene import link

STEPS = 4


def box(size, at):
    return link(size, STEPS)


def ball(at):
    return at
"""


def write(root, scene=SCENE, shapes=SHAPES):
    for name, text in (
        ("cards/one", scene),
        ("light/shapes", shapes),
        ("light/scene", "def link(*a): ...\n"),
    ):
        path = root / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return fingerprint(root, "cards.one", "scene")


def test_the_same_scene_has_the_same_fingerprint(tmp_path):
    assert write(tmp_path) == write(tmp_path)


def test_the_fingerprint_ignores_painting_words_and_comments(tmp_path):
    before = write(tmp_path)
    repainted = SCENE.replace("#fff", "#000").replace("A question?", "Another?")
    assert write(tmp_path, repainted.replace("SIZE = 3", "SIZE = 3  # metres")) == before


def test_the_hash_covers_all_code_that_the_scene_reaches(tmp_path):
    before = write(tmp_path)
    assert write(tmp_path, SCENE.replace("leg(1)", "leg(2)")) != before
    assert write(tmp_path, SCENE.replace("SIZE = 3", "SIZE = 4")) != before
    assert write(tmp_path, shapes=SHAPES.replace("STEPS = 4", "STEPS = 5")) != before
    assert write(tmp_path, shapes=SHAPES.replace("return at", "return 0")) == before


def test_the_fingerprint_changes_with_an_indirect_import(tmp_path):
    before = write(tmp_path)
    (tmp_path / "light" / "scene.py").write_text("def link(*a): return 1\n", encoding="utf-8")
    assert fingerprint(tmp_path, "cards.one", "scene") != before


def test_the_fingerprint_covers_all_of_a_module_that_is_imported_whole(tmp_path):
    scene = SCENE.replace("leg(1)", "shapes.box(1, 2)")
    before = write(tmp_path, scene)
    assert write(tmp_path, scene, SHAPES.replace("return at", "return 0")) != before


def test_every_scene_of_the_deck_has_a_fingerprint_of_its_own():
    scenes = [path.stem for path in (ATELIER / "questions").glob("*.py")]
    prints = {fingerprint(ATELIER, f"questions.{slug}", "scene") for slug in scenes}
    assert len(prints) == len(scenes)
