"""House rules in the lobby: what can be set, what everybody reads, and the saved sets."""

from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt

from dixit_qt import paths
from dixit_qt.client.state import ClientState, Status
from dixit_qt.rules.editions import EDITIONS, edition_with
from dixit_qt.store.remembered import HouseSet, HouseSets
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.home.home import TableSeen, edition_words
from dixit_qt.ui.lobby import house_rules
from dixit_qt.ui.lobby.house_rules import HouseRules
from dixit_qt.ui.lobby.lobby import derive_props
from dixit_qt.ui.television.television import Television
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.room import DeckInfo, Room, SeatInfo
from tests.ui.household import Household
from tests.ui.rounds.told_games import no_picture

DECK = DeckInfo("first", {"en": "First", "ru": "Первая"}, "us", 84, "f" * 20)


def room(edition: str = "odyssey", seats: int = 4, **more: object) -> Room:
    people = tuple(SeatInfo(n, f"P{n}", n, Keeper.PERSON) for n in range(1, seats + 1))
    usual = {"switches": {}, "seats": people, "decks": (DECK,), "chosen_decks": ("first",)}
    return Room("0" * 8, "Kitchen", Stage.GATHERING, edition, admins=(1,), **{**usual, **more})


class Desk:
    """A host's screen of the house rules, and what it sends."""

    def __init__(self, folder: Path, of: Room, person: int = 1) -> None:
        self.feed, self.sent = Feed(), []
        self.feed.connect_to(self.sent.append, lambda _action: None)
        self.kept = HouseSets(folder / "sets.json")
        self.screen = HouseRules(self.feed, Language(paths.translations()), self.kept)
        self.show(of, person)

    def show(self, of: Room, person: int = 1) -> None:
        self.feed.show(ClientState(Status.JOINED, person=person, room=of))


@pytest.fixture
def desk(qapp, tmp_path):
    return lambda of, person=1: Desk(tmp_path, of, person)


def rows(of: Room) -> dict[str, house_rules.HouseRow]:
    both = (*house_rules.switch_rows(of, points=True), *house_rules.switch_rows(of, points=False))
    return {row.key: row for row in both}


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_to_six_house_rules_are_shown_at_first(qapp, edition):
    in_sight = [key for key, row in rows(room(edition)).items() if not row.detail]
    assert 2 <= len(in_sight) <= 6, in_sight


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_switch_has_a_toggle_choices_or_a_number(qapp, edition):
    shown = rows(room(edition, EDITIONS[edition].sizes[0]))
    assert shown.keys() == house_rules.offered_values(room(edition, 0)).keys()
    assert all(row.toggle or row.choices or row.value for row in shown.values())


def test_switches_without_effect_are_not_offered(qapp):
    assert "target_score" not in rows(room("classic-last-card"))
    assert "single_vote_bonus" not in rows(room("odyssey", 6))
    assert "single_vote_bonus" in rows(room("odyssey", 7))


def test_everybody_sees_which_rules_were_changed(qapp):
    changed = {"target_score": 50, "clue_kinds": ("song",), "of_a_later_version": 1}
    assert [
        (row.name, row.value, row.rulebook)
        for row in house_rules.difference_rows(room(switches=changed))
    ] == [("Points to win", "50", "30"), ("Kinds of clue", "song", "written, aloud")]
    assert rows(room(switches={"target_score": 50}))["target_score"].rulebook == "30"


def test_a_stepper_stays_within_the_bounds_of_its_switch(desk):
    host = desk(room())
    for by in (1, -10, -1000, 1000):
        host.screen.step("target_score", by)
    assert [sent.value for sent in host.sent] == [31, 20, 1, 200]


def test_no_limit_is_one_step_beyond_the_last_number(desk):
    host = desk(room("party", 6, switches={"laps": 12}))
    host.screen.step("laps", 1)
    host.show(room("party", 6, switches={"laps": None}))
    assert rows(host.feed.state.room)["laps"].last
    host.screen.step("laps", 1)
    host.screen.asInRulebook("laps")
    assert host.sent == [m.SetSwitch("laps", None), m.SetSwitch("laps", 1)]


@pytest.mark.parametrize(("seats", "tellings", "chips"), [(3, "3", "3"), (6, "2", "2")])
def test_rules_that_depend_on_the_players_are_shown_as_numbers(qapp, seats, tellings, chips):
    shown = rows(room("poetry", seats))
    assert (shown["laps"].value, shown["chips"].value) == (tellings, chips)
    changed = rows(room("poetry", seats, switches={"laps": 5, "chips": 1}))
    assert (changed["laps"].rulebook, changed["chips"].rulebook) == (tellings, chips)
    assert changed["chips"].value == str(int(chips) + 1)
    assert rows(room("classic-30", 4))["most_players"].value == "6"


def test_the_rulebooks_number_has_its_place_among_the_others(desk):
    host = desk(room("poetry", 3))
    values = house_rules.offered_values(host.feed.state.room)["laps"]
    assert values == (1, 2, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, None)
    host.screen.step("laps", 1)
    host.screen.step("laps", -1)
    assert host.sent == [m.SetSwitch("laps", 4), m.SetSwitch("laps", 2)]


def test_changing_a_house_rule_sends_set_switch(desk):
    host = desk(room())
    host.screen.turn("reshuffle", False)
    host.screen.pick("end", 1)
    host.screen.pick("clue_kinds", 1)
    assert host.sent == [
        m.SetSwitch("reshuffle", False),
        m.SetSwitch("end", "last_card"),
        m.SetSwitch("clue_kinds", ("written",)),
    ]


def test_the_last_kind_of_clue_cannot_be_switched_off(desk):
    host = desk(room(switches={"clue_kinds": ("song",)}))
    host.screen.pick("clue_kinds", 2)
    assert host.sent == []


def test_house_rules_can_be_saved_chosen_renamed_and_deleted(desk):
    host = desk(room(switches={"target_score": 50}))
    host.screen.keep(" Friday ")
    assert host.sent.pop() == m.NameHouseRules("Friday")
    host.show(room(switches={"target_score": 50}, house="Friday"))
    assert host.screen.chosenSet == "Friday"
    host.screen.rename("Saturday")
    assert host.sent.pop() == m.NameHouseRules("Saturday")
    assert host.kept.sets == (HouseSet("Saturday", "odyssey", {"target_score": 50}),)
    host.show(room("poetry"))
    assert [row.chosen for row in host.screen.sets.rows] == [False]
    host.screen.choose("Saturday")
    host.screen.playByRulebook()
    assert host.sent == [
        m.SetHouseRules("Saturday", "odyssey", {"target_score": 50}),
        m.SetHouseRules("", "poetry"),
    ]
    host.screen.forget("Saturday")
    assert HouseSets(host.kept.path).sets == ()


def test_a_house_set_that_cannot_be_saved_is_reported(desk, tmp_path):
    (tmp_path / "sets.json").mkdir()
    host = desk(room())
    host.screen.keep("Friday")
    assert host.screen.unsaved
    assert [row.key for row in host.screen.sets.rows] == ["Friday"]


def test_the_first_storyteller_is_chosen_or_left_to_the_rules(desk):
    host = desk(room("poetry", 3, first_storyteller=2))
    assert [(r.name, r.chosen) for r in host.screen.tellers.rows] == [
        ("random", False),
        ("P1", False),
        ("P2", True),
        ("P3", False),
    ]
    host.screen.chooseTeller(3)
    host.screen.chooseTeller(0)
    host.screen.putSeenLast(False)
    assert host.sent == [m.SetFirstStoryteller(3), m.SetFirstStoryteller(), m.SetSeenLast(False)]


def test_the_lobby_says_when_pictures_come_back(qapp):
    assert house_rules.pictures_words(room("odyssey", 12)) == "After 2 round(s) pictures come back."
    assert house_rules.pictures_words(room("poetry", 3)) == ""
    assert "5 picture(s) seen tonight come last" in house_rules.pictures_words(room(seen=5))
    mixed = structs.replace(room(seen=5), seen_last=False)
    assert "mixed in again" in house_rules.pictures_words(mixed)


def test_a_found_table_names_its_house_rules(qapp):
    seen = TableSeen("a" * 8, "Kitchen", "odyssey", 3, house="Friday")
    assert edition_words(seen) == "Dixit Odyssey, «Friday»"


def test_the_host_edits_house_rules_and_guests_can_only_read_them(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    boris.says("All as in the rulebook.")
    anna.click("openHouse")
    anna.click("step-target_score-more")
    anna.focus("step-target_score")
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Left):
        anna.press(key)
    anna.click("houseDetails")
    anna.click("switch-reshuffle")
    anna.write("setName", "Friday")
    anna.click("keepSet")
    boris.says("House rules “Friday”")
    boris.item("difference-reshuffle")
    assert boris.player.feed.state.room.switches == {"target_score": 39, "reshuffle": False}
    boris.click("openHouse")
    assert not boris.item("switch-reshuffle").isEnabled()
    assert not boris.has("step-target_score-more")
    anna.click("restore-target_score")
    anna.click("set-Friday")
    anna.until(lambda: anna.value("set-Friday", "chosen"), "the set is not chosen")
    anna.click("teller-2")
    anna.until(lambda: anna.player.feed.state.room.first_storyteller == 2, "not named")
    assert edition_with("odyssey", anna.player.feed.state.room.switches).switches.target_score == 39
    anna.player.feed.send(m.AddBot())
    anna.player.feed.send(m.Start())
    anna.on_page("game")
    boris.on_page("game")
    assert boris.player.program.side == ""
    assert boris.player.feed.state.view.storyteller == boris.player.feed.state.seat


@pytest.mark.parametrize(("code", "said"), [("en", "which one"), ("ru", "какая")])
def test_without_votes_for_the_partner_the_rule_says_what_the_voter_learns(language, code, said):
    """The choice of cards leaves out the partner's, and so reveals which one it is."""
    language.use(code)
    assert said in rows(room("team", 8))["vote_for_teammate"].name


# The name of the goal


def a_table(edition: str, **switches: object) -> ClientState:
    return ClientState(Status.JOINED, person=1, room=room(edition, switches=switches))


@pytest.mark.parametrize(
    ("edition", "switches", "name", "about"),
    [
        ("classic-30", {}, "Dixit to 30 points", "ends at 30 points."),
        ("classic-30", {"target_score": 12}, "Dixit to 12 points", "ends at 12 points."),
        ("classic-30", {"end": "last_card"}, "Dixit to the last card", "The highest score wins."),
        ("classic-30", {"end": "laps"}, "Dixit", "among theirs. The highest score wins."),
        ("classic-last-card", {}, "Dixit to the last card", "The highest score wins."),
        ("classic-last-card", {"end": "score"}, "Dixit to 30 points", "ends at 30 points."),
        ("odyssey", {"target_score": 12}, "Dixit Odyssey", "two cards."),
        ("saga", {"target_score": 12}, "saga", ""),
    ],
)
def test_lobby_and_television_say_how_this_game_ends(language, edition, switches, name, about):
    feed = Feed()
    language.use("en")
    state = a_table(edition, **switches)
    lobby = derive_props(state)
    television = Television(feed, language, no_picture).derive(state)
    assert lobby.edition_name == television.edition == name
    assert lobby.edition_sentence == television.about
    assert lobby.edition_sentence.endswith(about)
