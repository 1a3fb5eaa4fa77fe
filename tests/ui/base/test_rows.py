"""Lists change with as few moves as possible, and move neighbours together."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from dixit_qt.ui.base.rows import Row, RowModel


@dataclass(frozen=True, slots=True)
class Thing(Row):
    value: int = 0


def things(keys: str, value: int = 0) -> list[Thing]:
    return [Thing(key, value) for key in keys]


def keys(model: RowModel) -> str:
    return "".join(row.key for row in model.rows)


LISTS = st.lists(st.sampled_from("abcdefgh"), unique=True).map("".join)


@given(st.lists(LISTS, min_size=1, max_size=6))
def test_a_list_model_can_be_changed_to_any_other_list(lists):
    model = RowModel(Thing)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for value, wanted in enumerate(lists):
        model.show(things(wanted, value))
        assert model.rows == tuple(things(wanted, value))
    assert tester.model() is model


def test_rows_added_together_are_signalled_together():
    model = RowModel(Thing)
    told: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _parent, first, last: told.append((first, last)))
    model.show(things("bcd"))
    model.show(things("abcdef"))
    assert told == [(0, 2), (0, 0), (4, 5)]


def test_rows_removed_together_are_signalled_together():
    model = RowModel(Thing)
    model.show(things("abcdef"))
    told: list[tuple[int, int]] = []
    model.rowsRemoved.connect(lambda _parent, first, last: told.append((first, last)))
    model.show(things("ad"))
    assert told == [(4, 5), (1, 2)]
    assert keys(model) == "ad"


def test_qml_reads_each_field_by_its_name():
    model = RowModel(Thing)
    model.show([Thing("a", 7)])
    roles = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    first = model.index(0, 0)
    assert {name: model.data(first, role) for name, role in roles.items()} == {
        "key": "a",
        "value": 7,
    }
    assert model.data(first) is None
    assert model.data(model.index(1, 0), roles["key"]) is None


def test_only_changed_fields_are_signalled():
    model = RowModel(Thing)
    model.show(things("ab"))
    told: list[list[int]] = []
    model.dataChanged.connect(lambda _first, _last, roles: told.append(list(roles)))
    model.show([Thing("a"), Thing("b", 7)])
    assert len(told) == 1
    assert len(told[0]) == 1


def test_qml_can_read_the_number_of_rows():
    model = RowModel(Thing)
    told: list[int] = []
    model.count_changed.connect(lambda: told.append(model.count))
    model.show(things("abc"))
    model.show(things("cba"))
    model.show(things("a"))
    assert told == [3, 1]
