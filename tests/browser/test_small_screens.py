"""On small, low and unusual screens, and with large text, nothing is cut off or covered."""

from collections.abc import Iterator

import pytest

import chromium
import scenes
from browser_stage import LAID_OUT, TOKEN, Stage, greeting, play_of, props_in
from dixit_qt.wire import messages as m
from tests.browser.device import Device, meanwhile

DIXIT = ("first", "clue-teller", "clue-other", "give", "vote", "reveal")
SHOWN = (*DIXIT, "poetry-guess", "poetry-judge", "poetry-ending")
NOTCH = {"left": 44, "right": 44, "bottom": 21, "top": 0}
LARGE_LETTERS = "blink-settings=defaultFontSize=32"
SCREENS = {
    "320": ((320, 568), None, False),
    "notch": ((667, 375), NOTCH, False),
    "large": ((360, 640), None, True),
}
CUT = """(() => {
  const beside = (node) => node.closest(".people, .voting .hand, .choosing .lines, .awake");
  const seen = [...document.querySelectorAll("button, p, .name, .clue, .line, .tag, label, input")]
    .filter((node) => node.getClientRects().length > 0 && !beside(node));
  const [left, right] = [arguments[0], innerWidth - arguments[0]];
  const outside = (node) => {
    const box = node.getBoundingClientRect();
    return box.left < left - 4 || box.right > right + 4;
  };
  const keepsWords = "button:not(.card):not(.look), .clue, .tag";
  const isCut = (node) => node.scrollWidth > node.clientWidth + 1 && node.matches(keepsWords);
  const faulty = seen.filter((node) => outside(node) || isCut(node));
  return faulty.map((node) => node.outerHTML.slice(0, 80));
})()"""
COVERED = """[...document.querySelectorAll(arguments[0])].filter((node) => {
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !node.contains(top);
}).length"""


AT_ONCE = {
    "first": ".hand .card, #claim",
    "clue-other": ".hand .card",
    "lobby": "#start, #square",
    "reveal": ".own",
    "poetry-guess": ".stories .card, .verse:nth-child(-n + 2), .lines li:nth-child(-n + 4) .line",
    "poetry-judge": ".stories .card, #judge-yes",
    "poetry-ending": ".verse.hint, .panel .line",
}
"""What is visible without scrolling."""

ROWS = """new Set([...document.querySelectorAll(".told .card")]
  .map((node) => Math.round(node.getBoundingClientRect().top))).size"""
OUT_OF_SIGHT = """[...document.querySelectorAll(arguments[0])].filter((node) => {
  const box = node.getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight + 1;
}).map((node) => node.outerHTML.slice(0, 80))"""


GOLD = """[...document.querySelectorAll(".main")]
  .filter((node) => node.getClientRects().length > 0 && !node.closest("[inert]"))
  .map((node) => node.innerText)"""


def show(stage: Stage, device: Device, play: list[m.Message]) -> None:
    """Open the page anew, at a table that sends these messages."""
    stage.script = play
    device.driver.get("about:blank")
    device.driver.get(f"{stage.address}#seat={scenes.GAME}.{TOKEN}")
    device.driver.execute_async_script(LAID_OUT, False)


@pytest.fixture(params=SCREENS)
def screen(request, monkeypatch) -> Iterator[tuple[str, Device]]:
    if not chromium.is_there():
        pytest.skip("neither Chromium nor its driver is installed here")
    size, notch, is_large = SCREENS[request.param]
    if is_large:
        monkeypatch.setattr(chromium, "SWITCHES", (*chromium.SWITCHES, LARGE_LETTERS))
    driver = chromium.new_driver(size)
    if notch is not None:
        driver.execute_cdp_cmd("Emulation.setSafeAreaInsetsOverride", {"insets": notch})
    yield request.param, Device(driver)
    driver.quit()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_text_or_button_is_cut_or_covered_on_small_screens(qtbot, screen, language):
    name, device = screen
    stage = Stage()
    props = props_in(language, stage)
    plays = {each.name: play_of(each, props) for each in scenes.SCENES if each.name in SHOWN}
    plays["lobby"] = greeting(scenes.lobby("odyssey", 7, props), props)
    edge = NOTCH["left"] if name == "notch" else 0
    found = {}

    def look():
        device.driver.get(f"{stage.address}icon.svg")
        device.js("localStorage.setItem('language', arguments[0])", language)
        for scene, play in plays.items():
            show(stage, device, play)
            found[scene] = device.js(CUT, edge)
            found[f"gold of {scene}"] = device.js(GOLD)[1:]
            if scene in ("poetry-guess", "poetry-judge") and name != "large":
                found[f"stories of {scene}"] = device.js(COVERED, ".stories .card")
            if scene == "poetry-guess" and name == "320":
                found["poem of the guess"] = device.js(COVERED, ".verse:nth-child(-n+3)")
            if name != "large" and scene in AT_ONCE:
                if scene == "reveal" and name == "notch":
                    assert device.js(ROWS) == 1
                    found["names at the reveal"] = device.js(OUT_OF_SIGHT, ".told .owner, .voters")
                assert device.has(AT_ONCE[scene])
                found[f"{scene} at once"] = device.js(OUT_OF_SIGHT, AT_ONCE[scene])

    meanwhile(qtbot, look)
    assert {scene: cut for scene, cut in found.items() if cut} == {}
