"""Describe the view models to qmllint, as Qt's meta-objects have them."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QByteArray, QMetaMethod, QMetaObject, QMetaProperty, QObject

MODULE = "DixitQt.Models"
ACCESS = 'accessSemantics: "reference"'


def generate(root: Path, target: Path) -> Path:
    """Write the module below `target`, and return `target` for the import path."""
    sys.path.insert(0, str(root))
    for file in sorted((root / "dixit_qt" / "ui").rglob("*.py")):
        importlib.import_module(".".join(file.relative_to(root).with_suffix("").parts))
    from dixit_qt.ui.base.rows import RowModel
    from dixit_qt.ui.base.view_model import ViewModel

    folder = target.joinpath(*MODULE.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    kinds = (ViewModel, RowModel, *below(ViewModel))
    parts = "\n".join(component(vars(kind)["staticMetaObject"]) for kind in kinds)
    description = f"import QtQuick.tooling 1.2\nModule {{\n{parts}\n}}\n"
    (folder / "models.qmltypes").write_text(description, encoding="utf-8")
    (folder / "qmldir").write_text(f"module {MODULE}\ntypeinfo models.qmltypes\n", encoding="utf-8")
    return target


def below(kind: type[QObject]) -> Iterator[type[QObject]]:
    for each in kind.__subclasses__():
        yield each
        yield from below(each)


def component(meta: QMetaObject) -> str:
    name, base = text(meta.className()), meta.superClass()
    properties = [
        _property(meta.property(i)) for i in range(meta.propertyOffset(), meta.propertyCount())
    ]
    methods = [_method(meta.method(i)) for i in range(meta.methodOffset(), meta.methodCount())]
    head = f'name: "{name}"; {ACCESS}; prototype: "{text(base.className())}"'
    exports = (
        f'exports: ["{MODULE}/{name} 1.0"]; isCreatable: false; exportMetaObjectRevisions: [256]'
    )
    return "\n".join([f"Component {{ {head}; {exports}", *properties, *methods, "}"])


def text(said: str | bytes | bytearray | memoryview | QByteArray) -> str:
    return said if isinstance(said, str) else bytes(QByteArray(said).data()).decode()


def _property(each: QMetaProperty) -> str:
    kind = text(each.typeName())
    more = "; isPointer: true" if kind.endswith("*") else ""
    more += "" if each.isWritable() else "; isReadonly: true"
    more += "; isConstant: true" if each.isConstant() else ""
    more += f'; notify: "{text(each.notifySignal().name())}"' if each.hasNotifySignal() else ""
    return f'Property {{ name: "{text(each.name())}"; type: "{kind.rstrip("*")}"{more} }}'


def _method(each: QMetaMethod) -> str:
    word = "Signal" if each.methodType() is QMetaMethod.MethodType.Signal else "Method"
    types = [text(kind) for kind in each.parameterTypes()]
    gives = text(each.typeName())
    head = f'name: "{text(each.name())}"'
    head += f'; type: "{gives}"' if gives != "void" else ""
    parts = [f'Parameter {{ name: "a{n}"; type: "{kind}" }}' for n, kind in enumerate(types)]
    return "\n".join([f"{word} {{ {head}", *parts, "}"])


if __name__ == "__main__":
    generate(Path(sys.argv[1]), Path(sys.argv[2]))
