"""People with a phone: one plays by touch alone, one with the keyboard alone.

They look only at the page: whatever it offers they may do.
"""

from abc import ABC, abstractmethod
from random import Random

from selenium.webdriver.common.keys import Keys

from tests.browser.device import Device, Vanished

LOOK = """(() => {
  const all = (selector) => [...document.querySelectorAll(`.content ${selector}`)]
    .filter((node) => !node.disabled && !node.closest("[inert]"));
  return {
    page: document.body.dataset.page,
    sheet: document.querySelector(".sheet") !== null,
    busy: document.body.getAttribute("aria-busy") === "true",
    turn: document.title.startsWith("●"),
    now: document.querySelector(".status")?.innerText ?? "",
    hand: all(".hand .card.may:not(.picked)").map((node) => node.dataset.card),
    held: all(".drop .picture, .composer .picture").length,
    drop: all(".drop").length > 0,
    composer: all(".composer").length > 0,
    table: [...document.querySelectorAll(".cards .card")]
      .flatMap((node, place) => (node.disabled !== false ? [] : [place + 1])),
    picked: document.querySelectorAll(".cards .card.picked").length,
    lines: all(".lines .line").map((node) => node.dataset.line),
    endings: all("[data-ending]").map((node) => node.dataset.ending),
    held_over_reveal: all("#myHand li").length,
    buttons: all(".bar button, #tell, #on").map((node) => node.id).filter(Boolean),
  };
})()"""


class Person(ABC):
    def __init__(self, device: Device, name: str, seed: int) -> None:
        self.device = device
        self.name = name
        self.rng = Random(seed)
        self.moves = 0
        self.held = 0

    def sit_down(self, port: int, fragment: str = "", host: str = "127.0.0.1") -> None:
        self.device.open(port, fragment, host)
        self.device.until("document.querySelector('#name')")
        self.device.write("#name", self.name)
        self.push("#sitDown")
        self.device.until("document.body.dataset.page !== 'greeting'")

    @property
    def is_done(self) -> bool:
        return bool(self.device.js("document.body.dataset.page === 'end'"))

    def scores(self) -> list[int]:
        """The scores on the end page."""
        scores = "document.querySelectorAll('.standings:not(.tonight) .score')"
        return [
            int(text) for text in self.device.js(f"[...{scores}].map((node) => node.innerText)")
        ]

    def looks(self) -> dict:
        return self.device.js(LOOK)

    def act(self) -> bool:
        """Make one move if the page offers one; returns whether it did."""
        try:
            return self._act(self.looks())
        except Vanished:
            return False

    def _act(self, seen: dict) -> bool:
        if seen["busy"]:
            return False
        if seen["sheet"] or seen["page"] == "reveal":
            self.held = max(self.held, seen["held_over_reveal"])
            self.push_if_there("#close" if seen["sheet"] else "#on")
            return True
        if seen["page"] not in {"cards", "poetry"} or not self._move(seen):
            return False
        self.moves += 1
        return True

    @abstractmethod
    def push(self, selector: str) -> None:
        """Press a button."""

    @abstractmethod
    def take(self, card: str) -> None:
        """Choose a card of the hand."""

    def _move(self, seen: dict) -> bool:
        buttons = set(seen["buttons"])
        if seen["composer"]:
            return self._tell(seen)
        if seen["drop"] and seen["hand"]:
            self.take(self.rng.choice(seen["hand"]))
            return True
        if "cast" in buttons:
            self.push("#cast")
        elif buttons & {"judge-yes", "judge-no"}:
            self.push(self.rng.choice(["#judge-yes", "#judge-no"]))
        elif "begin" in buttons or "guess" in buttons:
            self.push("#begin" if "begin" in buttons else "#guess")
        elif "lay" in buttons:
            self.push("#lay")
        else:
            return self._choose(seen)
        return True

    def _choose(self, seen: dict) -> bool:
        if seen["endings"]:
            self.push(f"[data-ending='{self.rng.choice(seen['endings'])}']")
        elif seen["lines"] and (not seen["table"] or self.rng.random() < 0.7):
            self.push(f"[data-line='{self.rng.choice(seen['lines'])}']")
        elif seen["table"]:
            self.push(f".cards li:nth-child({self.rng.choice(seen['table'])}) .card")
        elif "claim" in seen["buttons"]:
            self.push_if_there("#claim")
        else:
            return False
        return True

    def _tell(self, seen: dict) -> bool:
        if seen["hand"] and not seen["held"]:
            self.take(self.rng.choice(seen["hand"]))
        elif "tell" in seen["buttons"]:
            self.push("#tell")
        else:
            self.device.write("#clue", "A quiet harbour")
        return True

    def push_if_there(self, selector: str) -> None:
        """Another player may be the first to have a story, and the page then closes a sheet
        by itself."""
        self.push(selector)


class Toucher(Person):
    def push(self, selector: str) -> None:
        self.device.tap(selector)

    def push_if_there(self, selector: str) -> None:
        self.device.tap(selector, may_vanish=True)

    def take(self, card: str) -> None:
        """Play a card, sometimes after enlarging it."""
        if self.rng.random() < 0.5:
            self.device.lay(f".hand [data-card='{card}']")
        else:
            self.device.tap(f".hand [data-card='{card}']", may_vanish=True)
            self.device.tap("#choose", may_vanish=True)


class Typist(Person):
    def push(self, selector: str) -> None:
        self.device.tab_to(selector)
        self.device.press(Keys.ENTER)

    def take(self, card: str) -> None:
        self.push(f".hand [data-card='{card}']")
        self.push("#choose")
