"""QML can read and call everything that a view model declares."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import pytest
from PySide6.QtCore import QMetaMethod, QObject

from dixit_qt.rules.actions import Action, ClaimStory
from dixit_qt.ui.base.rows import Row, RowModel
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.view_model import (
    ViewModel,
    intends,
    list_of,
    own,
    part,
    parts_of,
    sends,
    shown,
)
from dixit_qt.wire import messages as m


class Colour(StrEnum):
    RED = "red"


@dataclass(frozen=True, slots=True)
class LampProps:
    is_lit: bool = False
    colour: Colour = Colour.RED


@dataclass(frozen=True, slots=True)
class BulbRow(Row):
    watts: int


class Lampshade(ViewModel):
    torn = own(False)


@dataclass(frozen=True, slots=True)
class Corners:
    left_one: Lampshade
    right_one: Lampshade


class Furniture(ViewModel, abstract=True):
    place = own("")

    @shown
    def label(self) -> str:
        return f"at {self.place}"


class LampOnATable(Furniture):
    props = LampProps()
    bulbs = list_of(BulbRow)
    shade = part(Lampshade)
    corners = parts_of(Corners)
    kick = sends(m.Kick, int)
    claim = intends(ClaimStory)

    def __init__(self) -> None:
        super().__init__()
        self.feed = Feed()
        self.corners = Corners(Lampshade(), Lampshade())


class ChairAtATable(Furniture):
    pass


@pytest.fixture
def lamp(qapp: object) -> LampOnATable:
    return LampOnATable()


def told(view_model: ViewModel) -> list[bool]:
    """Grows with every `changed` signal."""
    times: list[bool] = []
    view_model.changed.connect(lambda: times.append(True))
    return times


def kind_of(thing: QObject, name: str) -> str:
    meta = thing.metaObject()
    each = meta.property(meta.indexOfProperty(name))
    assert each.isConstant()
    return each.typeName()


def call(thing: QObject, name: str, *values: object) -> None:
    """Call it as QML does, by its name in the meta-object."""
    meta = thing.metaObject()
    methods = [meta.method(place) for place in range(meta.methodOffset(), meta.methodCount())]
    slot = next(each for each in methods if bytes(each.name().data()).decode() == name)
    assert slot.methodType() is QMetaMethod.MethodType.Slot
    assert slot.parameterCount() == len(values)
    getattr(thing, name)(*values)


def test_each_field_of_the_record_is_a_property(lamp: LampOnATable):
    assert (lamp.property("isLit"), lamp.property("colour")) == (False, "red")
    lamp.props = replace(lamp.props, is_lit=True)
    assert lamp.property("isLit") is True


def test_a_list_and_a_part_belong_to_one_view_model_and_stay_the_same(lamp: LampOnATable):
    other = LampOnATable()
    lamp.bulbs.show([BulbRow("a", 40)])
    assert isinstance(lamp.bulbs, RowModel)
    assert lamp.property("bulbs") is lamp.bulbs
    assert (lamp.bulbs.count, other.bulbs.count) == (1, 0)
    assert isinstance(lamp.shade, Lampshade)
    assert lamp.shade is lamp.shade is not other.shade
    assert kind_of(lamp, "shade") == "Lampshade*"


def test_fields_of_a_record_of_view_models_become_properties(lamp: LampOnATable):
    assert lamp.leftOne is lamp.corners.left_one
    assert lamp.rightOne is lamp.corners.right_one
    assert kind_of(lamp, "rightOne") == "Lampshade*"


def test_changed_is_emitted_once_and_only_for_a_change(lamp: LampOnATable):
    times = told(lamp)
    lamp.become(place="the window")
    lamp.become(place="the window")
    assert times == [True]
    assert lamp.property("place") == lamp.place == "the window"


def test_a_computed_property_is_evaluated_each_time(lamp: LampOnATable):
    lamp.become(place="home")
    assert lamp.property("label") == lamp.label == "at home"


def test_a_slot_sends_its_message_or_makes_its_move(lamp: LampOnATable):
    sent: list[m.FromClient] = []
    made: list[Action] = []
    call(lamp, "kick", 3)
    lamp.feed.connect_to(sent.append, made.append)
    call(lamp, "kick", 4)
    call(lamp, "claim")
    assert (sent, made) == ([m.Kick(4)], [ClaimStory()])


def test_properties_of_an_abstract_class_notify_in_each_subclass(qapp: object):
    for kind in (LampOnATable, ChairAtATable):
        meta = kind.staticMetaObject
        signal = meta.property(meta.indexOfProperty("label")).notifySignal()
        assert signal.enclosingMetaObject().className() == kind.__name__
    chair = ChairAtATable()
    times = told(chair)
    chair.become(place="the wall")
    assert times == [True]


def test_only_abstract_view_models_can_be_subclassed():
    derive: Any = type(ChairAtATable)
    with pytest.raises(TypeError, match="Stool derives from a view model that is not abstract"):
        derive("Stool", (ChairAtATable,), {})
