"""In which thread garbage is collected."""

import ctypes
import gc
import sys
import threading
import weakref
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject

from dixit_qt import loop
from dixit_qt.loop import collect_here


class Ring:
    """A reference cycle, which only the garbage collector can delete."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collecting(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[QObject]:
    monkeypatch.setattr(loop, "COLLECTING_EVERY_MS", 1)
    gc.enable()
    parent = QObject()
    collect_here(parent)
    yield parent
    parent.deleteLater()
    gc.disable()


def test_garbage_of_another_thread_is_collected_in_the_gui_thread(collecting, qtbot):
    deleted_in: list[int] = []
    ring = Ring()
    weakref.finalize(ring, lambda: deleted_in.append(threading.get_ident()))
    del ring

    def fill() -> None:
        for _ in range(5000):
            Ring()

    thread = threading.Thread(target=fill)
    thread.start()
    thread.join()
    assert deleted_in == []
    qtbot.waitUntil(lambda: bool(deleted_in))
    assert deleted_in == [threading.get_ident()]


def test_garbage_is_collected_only_when_due(monkeypatch):
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", collected.append)
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    for counts in ((5, 0, 0), (701, 2, 3), (701, 11, 3), (0, 11, 11)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        loop.collect_what_is_due()
    assert collected == [0, 1, 2]


def test_freed_memory_is_trimmed_only_with_glibc(monkeypatch):
    asked: list[int] = []
    for library in (SimpleNamespace(malloc_trim=asked.append), SimpleNamespace()):
        monkeypatch.setattr(ctypes, "CDLL", lambda _name, library=library: library)
        for platform in ("linux", "win32"):
            monkeypatch.setattr(sys, "platform", platform)
            loop.give_back()
    assert asked == [0]


def test_freed_memory_is_returned_after_a_cleanup(collecting, qtbot, monkeypatch):
    given: list[bool] = []
    monkeypatch.setattr(loop, "give_back", lambda: given.append(True))
    qtbot.waitUntil(lambda: bool(given))
