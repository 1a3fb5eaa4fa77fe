"""A view model declares what it shows to QML; its properties, lists and slots follow from that.

    class Lobby(Screen):
        props = Props()                    a property for every field of this frozen record
        seats = list_of(SeatRow)           a list model
        track = part(ScoreTrackModel)      another view model inside this one
        pages = parts_of(Pages)            one for every field of a record of view models
        side = own("")                     a property that `become(side=…)` changes
        kick = sends(m.Kick, int)          a slot that sends this message
        claim = intends(ClaimStory)        a slot that makes this move

        @shown
        def news(self) -> str: ...         a property that is computed whenever it is read

A class is complete before Qt looks at it: `Declared.__new__` turns each declaration into a PySide
property or slot under its QML name (`can_claim` becomes `canClaim`), and gives the class its own
signal `changed`, since Qt doesn't find an inherited one as the notifier of a property. For the same
reason an `abstract` class makes nothing itself: its declarations are made again in each subclass,
and a class that has been made can't be subclassed. QML knows every class that is made by its name,
in the module DixitQt.Models.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Any, ClassVar, Protocol, TypeVar, cast, get_type_hints

from PySide6.QtCore import Property, QObject, QRectF, Signal, Slot
from PySide6.QtQml import qmlRegisterUncreatableType

from dixit_qt.ui.base.rows import Row, RowModel

MODULE = "DixitQt.Models"
WHY_NOT_MADE_IN_QML = "The program makes it."

Parts = TypeVar("Parts")
Value = TypeVar("Value")
Part = TypeVar("Part", bound=QObject)


class Declaration(Protocol):
    def made(self, name: str, changed: Signal) -> dict[str, Any]:
        """The attributes that replace a declaration of this name in the class."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Created when it is first read."""

    kind: type[QObject]
    make: Callable[[], QObject]

    def made(self, name: str, _changed: Signal) -> dict[str, Any]:
        key = f"<{name}>"

        def read(view_model: QObject) -> QObject:
            made: dict[str, QObject] = vars(view_model)
            if key not in made:
                made[key] = self.make()
            return made[key]

        return {name: Property(self.kind, read, constant=True)}


@dataclass(frozen=True, slots=True)
class _Parts:
    record: type

    def made(self, name: str, _changed: Signal) -> dict[str, Any]:
        return {
            camel(field): Property(kind, attrgetter(f"{name}.{field}"), constant=True)
            for field, kind in get_type_hints(self.record).items()
        }


@dataclass(frozen=True, slots=True)
class _Own:
    value: Any

    def made(self, name: str, changed: Signal) -> dict[str, Any]:
        place = f"_{name}"
        read = attrgetter(place)
        return {place: self.value, name: Property(_qt(type(self.value)), read, notify=changed)}


@dataclass(frozen=True, slots=True)
class _Record:
    value: Any

    def made(self, name: str, changed: Signal) -> dict[str, Any]:
        types = get_type_hints(type(self.value))
        properties = {
            camel(field.name): Property(
                _qt(types[field.name]), attrgetter(f"{name}.{field.name}"), notify=changed
            )
            for field in fields(self.value)
        }
        return {**properties, name: self.value}


@dataclass(frozen=True, slots=True)
class _Computed:
    read: Callable[[Any], Any]

    def made(self, name: str, changed: Signal) -> dict[str, Any]:
        kind = _qt(get_type_hints(self.read)["return"])
        return {name: Property(kind, self.read, notify=changed)}


@dataclass(frozen=True, slots=True)
class _Says:
    message: Callable[..., Any]
    types: tuple[type, ...]
    way: str

    def made(self, name: str, _changed: Signal) -> dict[str, Any]:
        def say(screen: Any, *values: Any) -> None:
            getattr(screen.feed, self.way)(self.message(*values))

        return {name: Slot(*self.types, name=name)(say)}


DECLARATIONS = (_Part, _Parts, _Own, _Record, _Computed, _Says)


def list_of(row: type[Row]) -> RowModel:
    return cast("RowModel", _Part(QObject, lambda: RowModel(row)))


def part(kind: type[Part]) -> Part:
    return cast("Part", _Part(kind, kind))


def parts_of(record: type[Parts]) -> Parts:
    return cast("Parts", _Parts(record))


def own(value: Value) -> Value:
    return cast("Value", _Own(value))


def shown(read: Callable[[Any], Value]) -> Value:
    return cast("Value", _Computed(read))


def sends(message: Callable[..., Any], *types: type) -> Callable[..., None]:
    return cast("Callable[..., None]", _Says(message, types, "send"))


def intends(action: Callable[..., Any], *types: type) -> Callable[..., None]:
    return cast("Callable[..., None]", _Says(action, types, "intend"))


def camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def _qt(kind: Any) -> Any:
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return str
    return kind if kind in (bool, int, float, str, QRectF) else "QVariant"


def _declared_in(body: dict[str, Any]) -> dict[str, Declaration]:
    """A frozen record needs no marker: the record itself is the declaration."""
    declared: dict[str, Declaration] = {}
    for name, value in body.items():
        if isinstance(value, DECLARATIONS):
            declared[name] = value
        elif is_dataclass(value) and not isinstance(value, type):
            declared[name] = _Record(value)
    return declared


class Declared(type(QObject)):  # type: ignore[misc]
    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], *, abstract: bool = False
    ) -> Any:
        if any(getattr(base, "is_made", False) for base in bases):
            raise TypeError(f"{name} derives from a view model that is not abstract")
        declared: dict[str, Declaration] = {}
        for base in bases:
            declared |= getattr(base, "declared", {})
        declared |= _declared_in(body)
        made = {key: each for key, each in body.items() if key not in declared}
        if not abstract:
            made.setdefault("changed", Signal())
            # A declaration with a name of its own wins over a record's field of the same name.
            for key, each in sorted(declared.items(), key=lambda d: isinstance(d[1], _Record)):
                made = each.made(key, made["changed"]) | made
        whole = {**made, "declared": declared, "is_made": not abstract}
        return super().__new__(mcs, name, bases, whole)

    def __init__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], *, abstract: bool = False
    ) -> None:
        super().__init__(name, bases, body)
        if not abstract:
            kind = cast("type[QObject]", cls)
            qmlRegisterUncreatableType(kind, MODULE, 1, 0, name, WHY_NOT_MADE_IN_QML)  # type: ignore[arg-type, call-overload, unused-ignore]

    def __call__(cls, *args: Any, **named: Any) -> Any:
        view_model = super().__call__(*args, **named)
        view_model.begin()
        return view_model


class ViewModel(QObject, metaclass=Declared, abstract=True):
    changed: ClassVar[Signal]

    def begin(self) -> None:
        """Called after all constructors have run, of this class and of its subclasses."""

    def become(self, **values: Any) -> None:
        """Set these values; `changed` is emitted only if one is new."""
        new = {f"_{key}": value for key, value in values.items()}
        if any(getattr(self, key) != value for key, value in new.items()):
            self.__dict__.update(new)
            self.changed.emit()
