"""The lint that keeps colours in Theme.qml, durations in Motion.qml, and no unused ids."""

import pytest

from devtools import project, qml_style


def written(folder, name, line):
    file = folder / qml_style.QML / "DixitQt" / "Cards" / name
    file.parent.mkdir(parents=True)
    file.write_text(f"Item {{\n    {line}\n}}\n", encoding="utf-8")
    return list(qml_style.faults(folder))


@pytest.mark.parametrize(
    "line",
    [
        'color: "#123456"',
        'border.color: mine ? Theme.gold : "#80123456"',
        'color: "white"',
        "color: Qt.rgba(1, 0, 0, 1)",
        "duration: 300",
        "interval: 20",
        "easing.type: Easing.OutBack",
    ],
)
def test_a_colour_or_duration_in_a_screen_is_reported(tmp_path, line):
    (fault,) = written(tmp_path, "Card.qml", line)
    assert fault.endswith(line)
    assert ":2: belongs to" in fault


@pytest.mark.parametrize(
    "line",
    [
        'color: "transparent"',
        "color: Qt.alpha(Theme.gold, 0.2)",
        "duration: Motion.slow * 2",
        "duration: tag.delay",
        'text: "#1"',
    ],
)
def test_a_value_from_its_module_is_not_reported(tmp_path, line):
    assert written(tmp_path, "Card.qml", line) == []


def test_theme_and_motion_may_name_colours_and_durations(tmp_path):
    assert written(tmp_path / "a", "Theme.qml", 'color: "#123456"') == []
    assert written(tmp_path / "b", "Motion.qml", "duration: 300") == []


@pytest.mark.parametrize("line", ["id: card", 'id: card // "card"', "id: card; card: 3; a: b.card"])
def test_an_unused_id_is_reported(tmp_path, line):
    (fault,) = written(tmp_path, "Card.qml", line)
    assert fault.endswith("nothing uses the id card")


@pytest.mark.parametrize("line", ["id: card; width: card.width", "id: card; a: b ? card : c"])
def test_a_used_id_is_not_reported(tmp_path, line):
    assert written(tmp_path, "Card.qml", line) == []


def test_no_screen_names_colours_or_durations_itself():
    assert list(qml_style.faults(project.ROOT)) == []
