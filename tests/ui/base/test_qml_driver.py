from collections.abc import Callable

from PySide6.QtCore import Qt

from tests.ui.qml_driver import QmlDriver

Show = Callable[..., QmlDriver]


def test_the_driver_types_text_in_any_script(show: Show):
    driver = show("Field", objectName="field")
    driver.item("field").forceActiveFocus()
    driver.type("Ёжик & hedgehog")
    assert driver.text("field") == "Ёжик & hedgehog"


def test_the_driver_presses_a_button_by_mouse_and_by_keyboard(show: Show):
    driver = show("AppButton", objectName="button", text="Go", checkable=True)
    driver.click("button")
    assert driver.value("button", "checked")
    driver.focus("button")
    driver.press(Qt.Key.Key_Return)
    driver.until(lambda: not driver.value("button", "checked"), "Enter does not click")
