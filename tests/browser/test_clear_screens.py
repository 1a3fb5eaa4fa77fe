"""What a player sees first, what lies over something else, and which button stands out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from msgspec import structs

import chromium
import scenes
from browser_stage import Stage, greeting, play_of, props_in
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, News, Reaction
from tests.browser.device import Device, meanwhile
from tests.browser.test_small_screens import CUT, GOLD, OUT_OF_SIGHT, show

SMALL = (320, 568)
LOW = (844, 390)
OVER = """(() => {
  const toast = document.querySelector(".toast:not([hidden])").getBoundingClientRect();
  const named = [...document.querySelectorAll(".top > *")].filter((node) => node.innerText);
  const meets = (box) => box.left < toast.right && toast.left < box.right
    && box.top < toast.bottom && toast.top < box.bottom;
  return named.filter((node) => meets(node.getBoundingClientRect())).map((node) => node.innerText);
})()"""
HIDDEN_PART = """(() => {
  const card = document.querySelector(".cards .card").getBoundingClientRect();
  const lens = document.querySelector(".cards .look").getBoundingClientRect();
  const width = Math.min(card.right, lens.right) - Math.max(card.left, lens.left);
  const height = Math.min(card.bottom, lens.bottom) - Math.max(card.top, lens.top);
  return width * height / (card.width * card.height);
})()"""
TOUCHED = """(() => {
  const lens = document.querySelector(".cards .look");
  const { right, bottom } = document.querySelector(".cards .card").getBoundingClientRect();
  return [[-22, -16], [-4, -4], [-16, 6]].every(([x, y]) =>
    document.elementFromPoint(right + x, bottom + y) === lens
    || lens.contains(document.elementFromPoint(right + x, bottom + y)));
})()"""
BESIDE_THE_MENU = """(() => {
  const place = (node) => node.getBoundingClientRect();
  const on = place(document.querySelector("#on")), news = place(document.querySelector("#news"));
  const top = [...document.querySelectorAll(".top > *")]
    .filter((node) => node.innerText).map(place);
  const meets = (a, b) => a.left < b.right && b.left < a.right;
  return top.every((each) => !meets(each, on) && !meets(each, news));
})()"""
ONE_ROW = """new Set([...document.querySelectorAll(arguments[0])]
  .map((node) => Math.round(node.getBoundingClientRect().top))).size === 1"""
CALM = """document.querySelector(arguments[0]).getBoundingClientRect().bottom
  <= document.querySelector(arguments[1]).getBoundingClientRect().top + 1"""
BROKEN_NAMES = """[...document.querySelectorAll(".owner > :last-child")]
  .filter((node) => node.getBoundingClientRect().height > 24).map((node) => node.innerText)"""
VOTES = """[...document.querySelectorAll(".told > li")].map((card) => [
  card.querySelectorAll(".voters .face").length,
  card.classList.contains("story"), card.querySelector(".red") !== null])"""
IN_STRIP = """(() => {
  const strip = document.querySelector(".people").getBoundingClientRect();
  const box = document.querySelector(".bubble")?.getBoundingClientRect();
  return box !== undefined && box.left >= strip.left - 1 && box.right <= strip.right + 1;
})()"""


@dataclass
class Screens:
    """The scenes of the page on phones of several sizes."""

    stage: Stage
    props: scenes.Props
    phones: Callable[[tuple[int, int]], Device]

    def use(self, size: tuple[int, int]) -> None:
        """Take a phone of this size, in the language of the test."""
        self.device = self.phones(size)
        self.device.driver.get(self.stage.address)
        self.device.js("localStorage.setItem('language', arguments[0])", self.props.language)

    def open(self, name: str, *more: m.Message, **changes: object) -> None:
        """Show a scene, in a room with these changes; `more` is said afterwards."""
        scene = next(each for each in scenes.SCENES if each.name == name)
        play = [*play_of(scene, self.props), *more]
        show(self.stage, self.device, [_changed(message, changes) for message in play])

    @property
    def gold(self) -> list[str]:
        return list(self.device.js(GOLD))

    @property
    def scrolls(self) -> bool:
        return bool(self.device.js("document.scrollingElement.scrollHeight > innerHeight"))


def _changed(message: m.Message, changes: dict[str, object]) -> m.Message:
    if not isinstance(message, m.Lobby):
        return message
    return structs.replace(message, room=structs.replace(message.room, **changes))


@pytest.fixture(scope="module")
def phones() -> Iterator[Callable[[tuple[int, int]], Device]]:
    """A phone of each size."""
    if not chromium.is_there():
        pytest.skip("neither Chromium nor its driver is installed here")
    opened: dict[tuple[int, int], Device] = {}

    def phone(size: tuple[int, int]) -> Device:
        if size not in opened:
            opened[size] = Device(chromium.new_driver(size))
        return opened[size]

    yield phone
    for device in opened.values():
        device.driver.quit()


@pytest.fixture(params=["en", "ru"])
def screens(request, phones) -> Screens:
    stage = Stage()
    return Screens(stage, props_in(request.param, stage), phones)


def test_choosing_a_line_takes_back_the_story_that_was_to_be_guessed(qtbot, screens):
    def choose():
        screens.use(SMALL)
        screens.open("poetry-guess")
        assert screens.gold == []
        screens.device.tap(".stories li:nth-child(2) .card")
        assert len(screens.gold) == 1
        assert screens.device.has("#guess")
        screens.device.tap(".lines li:nth-child(2) .line")
        assert len(screens.gold) == 1
        assert screens.device.has("#lay")
        assert not screens.device.has("#guess, .stories .picked")
        screens.device.tap(".stories li:nth-child(2) .card")
        assert not screens.device.has(".line.picked, #lay")

    meanwhile(qtbot, choose)


def test_both_answers_of_a_judge_look_alike(qtbot, screens):
    look = """["#judge-yes", "#judge-no"].map((each) => {
      const node = document.querySelector(each);
      const { backgroundColor, backgroundImage, color } = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      return [backgroundColor, backgroundImage, color, width, height].join();
    })"""

    def judge():
        screens.use(SMALL)
        screens.open("poetry-judge")
        yes, no = screens.device.js(look)
        assert yes == no
        assert screens.gold == []

    meanwhile(qtbot, judge)


@pytest.mark.parametrize("scene", ["vote", "give", "clue-teller", "poetry-hint", "poetry-guess"])
def test_the_buttons_of_an_enlarged_card_fit_and_stay_where_they_are(qtbot, screens, scene):
    places = """[...document.querySelectorAll(".enlarged button")].map((node) => {
      const { x, y, width } = node.getBoundingClientRect();
      return [x, y, width].map(Math.round).join();
    })"""

    def enlarge():
        screens.use(SMALL)
        screens.open(scene)
        screens.device.tap(".cards li:nth-child(3) .look, .hand li:nth-child(3) .card")
        screens.device.until("document.querySelector('.enlarged')")
        before = screens.device.js(places)
        assert screens.device.js(CUT, 0) == []
        assert screens.device.js(OUT_OF_SIGHT, ".enlarged button") == []
        assert len(screens.gold) == 1
        screens.device.tap(".enlarged .bar > button:last-child")
        assert screens.device.js(places) == before

    meanwhile(qtbot, enlarge)


def test_a_lens_hides_little_of_its_picture_and_can_still_be_touched(qtbot, screens):
    def look():
        screens.use(SMALL)
        for scene in ("vote", "poetry-guess", "odyssey-vote"):
            screens.open(scene)
            assert screens.device.js(HIDDEN_PART) < 0.1, scene
            assert screens.device.js(TOUCHED), scene

    meanwhile(qtbot, look)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), LOW])
def test_a_message_does_not_cover_the_head_of_the_screen(qtbot, screens, size):
    def hear():
        screens.use(size)
        screens.open("vote", m.Notice(News.GAME_RESUMED))
        assert screens.device.js(OVER) == []

    meanwhile(qtbot, hear)


@pytest.mark.parametrize("scene", ["give", "vote", "poetry-guess"])
def test_a_banner_does_not_make_a_low_screen_scroll(qtbot, screens, scene):
    def look():
        screens.use(LOW)
        screens.open(scene)
        seats = next(each for each in screens.stage.script if isinstance(each, m.Lobby)).room.seats
        away = tuple(
            structs.replace(seat, keeper=Keeper.ABSENT) if place == 2 else seat
            for place, seat in enumerate(seats)
        )
        for changes in ({}, {"paused_by": seats[1].person}, {"seats": away}):
            screens.open(scene, **changes)
            assert screens.device.has(".banner") == bool(changes)
            assert not screens.scrolls, changes

    meanwhile(qtbot, look)


def test_somebody_beyond_the_edge_is_scrolled_in_when_their_rabbit_speaks(qtbot, screens):
    def hear():
        screens.use(SMALL)
        screens.open("odyssey-vote")
        room = next(each for each in screens.stage.script if isinstance(each, m.Lobby)).room
        screens.open("odyssey-vote", m.Reacted(room.seats[6].person, Reaction.LAUGH))
        screens.device.until(IN_STRIP)

    meanwhile(qtbot, hear)


def test_both_rows_of_a_vote_are_in_sight_above_the_button(qtbot, screens):
    def look():
        screens.use(SMALL)
        screens.open("vote")
        assert screens.device.js(OUT_OF_SIGHT, ".cards .card, #cast") == []

    meanwhile(qtbot, look)


def test_the_poem_is_in_sight_when_it_is_read_aloud(qtbot, screens):
    def look():
        for size in ((390, 844), LOW):
            screens.use(size)
            screens.open("poetry-reveal")
            assert screens.device.js(OUT_OF_SIGHT, ".recital > .paper, #on") == []

    meanwhile(qtbot, look)


def test_what_the_table_waits_for_leaves_the_button_beside_the_menu(qtbot, screens):
    """Held sideways, both are in the head line: a tap on Continue opened the menu."""

    def look():
        screens.use(LOW)
        screens.open("poetry-reveal")
        screens.device.js(
            "document.querySelector('#news').append('x'.repeat(20), ' ', 'x'.repeat(40))"
        )
        assert screens.device.js(BESIDE_THE_MENU)

    meanwhile(qtbot, look)


def test_the_end_offers_its_buttons_at_once_on_a_low_screen(qtbot, screens):
    def look():
        screens.use(LOW)
        screens.open("end")
        assert screens.device.js(OUT_OF_SIGHT, ".end .bar button") == []

    meanwhile(qtbot, look)


def test_an_enlarged_card_is_closed_by_pulling_it_down_and_nothing_below_is_pressed(qtbot, screens):
    def pull():
        screens.use(SMALL)
        screens.open("vote")
        screens.device.tap(".cards li:nth-child(3) .look")
        x, y = screens.device.place(".full")
        screens.device.fingers("Start", (x, y - 60))
        for step in range(-40, 80, 20):
            screens.device.fingers("Move", (x, y + step))
        screens.device.fingers("End")
        screens.device.until("!document.querySelector('.enlarged')")
        assert not screens.device.has(".cards .picked")

    meanwhile(qtbot, pull)


def test_the_next_storyteller_is_named_while_they_look_at_the_last_round(qtbot, screens):
    words = {"en": "You're the next storyteller.", "ru": "Следующий рассказчик — вы."}

    def look():
        screens.use(SMALL)
        screens.open("team-reveal")
        assert (
            screens.device.js("document.querySelector('#news').innerText")
            == (words[screens.props.language])
        )
        screens.open("reveal")
        assert screens.device.js("document.querySelector('#news').innerText") == ""

    meanwhile(qtbot, look)


def test_names_are_whole_words_and_voters_beside_the_heart_on_a_narrow_reveal(qtbot, screens):
    under = """Math.max(...[...document.querySelectorAll(".told .under")]
      .map((node) => node.getBoundingClientRect().height))"""

    def look():
        screens.use(SMALL)
        screens.open("reveal")
        screens.device.js(
            "document.querySelector('.owner > :last-child').textContent = 'Konstantin the Third'"
        )
        assert screens.device.js(BROKEN_NAMES) == []
        assert screens.device.js(under) <= 50

    meanwhile(qtbot, look)


def test_a_message_in_the_lobby_is_not_over_the_start_at_the_foot_of_the_screen(qtbot, screens):
    beside = """(() => {
      const [start, toast] = ["#start", ".toast:not([hidden])"]
        .map((each) => document.querySelector(each));
      start.scrollIntoView(false);
      return toast.getBoundingClientRect().bottom < start.getBoundingClientRect().top;
    })()"""

    def hear():
        screens.use(SMALL)
        lobby = scenes.lobby("odyssey", 7, screens.props)
        play = [*greeting(lobby, screens.props), m.Notice(News.GAME_RESUMED)]
        show(screens.stage, screens.device, play)
        assert screens.device.js(beside)
        assert screens.device.js(OVER) == []

    meanwhile(qtbot, hear)


def test_the_own_row_is_marked(qtbot, screens):
    you = {"en": "You", "ru": "Вы"}
    marks = "[...document.querySelectorAll(arguments[0])].map((node) => node.innerText)"

    def look():
        own = [you[screens.props.language]]
        screens.use(SMALL)
        screens.open("give")
        assert screens.device.js(marks, ".person.me .name") == own
        screens.device.tap("#menu")
        assert screens.device.js(marks, ".menu .you") == own
        screens.open("end")
        assert screens.device.js(marks, ".end .standings:not(.tonight) .you") == own
        show(
            screens.stage,
            screens.device,
            greeting(scenes.lobby("odyssey", 7, screens.props), screens.props),
        )
        assert screens.device.js(marks, ".seats .you") == own

    meanwhile(qtbot, look)


def test_both_rows_of_the_hand_are_in_sight_when_a_card_is_given(qtbot, screens):
    def look():
        screens.use(SMALL)
        screens.open("give")
        assert screens.device.js(OUT_OF_SIGHT, ".hand .card") == []

    meanwhile(qtbot, look)


def test_a_hand_alone_uses_the_height_of_a_long_screen(qtbot, screens):
    wide = "document.querySelector('.hand .card').getBoundingClientRect().width"

    def look():
        screens.use((390, 844))
        for scene in ("first", "clue-other"):
            screens.open(scene)
            assert screens.device.js(wide) > 125
            assert screens.device.js(OUT_OF_SIGHT, ".hand .card") == []

    meanwhile(qtbot, look)


def test_the_buttons_of_a_chosen_line_are_in_one_row_and_cover_no_line(qtbot, screens):
    def choose():
        screens.use(SMALL)
        screens.open("poetry-guess")
        screens.device.tap(".lines li:nth-child(2) .line")
        screens.device.until(
            CALM.replace("arguments[0]", "'.lines'").replace("arguments[1]", "'.desk .bar'")
        )
        assert screens.device.js(ONE_ROW, ".desk .bar button")

    meanwhile(qtbot, choose)


@pytest.mark.parametrize("size", [SMALL, (390, 844), LOW])
@pytest.mark.parametrize("scene", ["reveal", "end"])
def test_ones_rabbit_speaks_beside_the_reveal_and_the_end(qtbot, screens, scene, size):
    def react():
        screens.use(size)
        screens.open(scene)
        screens.device.tap("#react")
        assert screens.device.js(OUT_OF_SIGHT, ".reactions button, #react") == []
        screens.device.tap("#react-laugh")
        assert not screens.device.has(".reactions")

    meanwhile(qtbot, react)


def test_the_end_says_how_it_went_for_oneself(qtbot, screens):
    place = "document.querySelector('.place').innerText.trim()"

    def look():
        screens.use(SMALL)
        screens.open("end")
        win = {"en": "You win!", "ru": "Вы победили!"}
        assert screens.device.js(place) == win[screens.props.language]
        screens.open("poetry-end")
        assert screens.device.js(place)

    meanwhile(qtbot, look)


def test_the_card_that_most_people_chose_has_a_golden_frame(qtbot, screens):
    def look():
        screens.use(SMALL)
        screens.open("party-reveal")
        cards = screens.device.js(VOTES)
        most = max(votes for votes, _, red in cards if not red)
        assert most > 1
        assert [golden for _, golden, _ in cards] == [
            votes == most and not red for votes, _, red in cards
        ]

    meanwhile(qtbot, look)
