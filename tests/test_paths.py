from pathlib import Path

from dixit_qt import paths


def test_a_source_tree_keeps_its_resources_beside_the_package(tmp_path: Path) -> None:
    package = tmp_path / "dixit_qt"
    package.mkdir()
    assert paths.find_resources(package) == tmp_path / "resources"


def test_a_wheel_and_a_frozen_build_keep_their_resources_inside_the_package(tmp_path: Path) -> None:
    packed = tmp_path / "dixit_qt" / "_resources"
    packed.mkdir(parents=True)
    assert paths.find_resources(tmp_path / "dixit_qt") == packed


def test_every_kind_of_resource_has_its_folder() -> None:
    root = paths.resources()
    named = {
        "decks": paths.decks,
        "house": paths.house,
        "i18n": paths.translations,
        "verses": paths.verses,
        "web": paths.web,
        "words": paths.words,
    }
    for name, folder in named.items():
        assert folder() == root / name
        assert folder().is_dir()


def test_the_qml_files_are_inside_the_package() -> None:
    assert paths.qml() == paths.PACKAGE / "ui" / "qml"
