"""Every request that the protocol offers to players and administrators can be made on the page."""

import re

import pytest

from dixit_qt import paths
from dixit_qt.decks.verses import Ending, Line, VerseSet
from dixit_qt.host.plan import Library
from dixit_qt.rules import actions
from dixit_qt.rules.actions import AddLine, ChooseEnding, Guess
from dixit_qt.rules.model import Phase
from dixit_qt.rules.views import view_for
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Reaction, Stage
from tests.browser.evenings import Evening, give, tell, vote
from tests.browser.people import Toucher

OF_PROGRAMS = {"want_pictures", "got_picture", "can_host", "cannot_host"}
"""A browser requests its pictures as files, and can't host."""


def test_the_page_can_send_every_client_message():
    code = "\n".join(file.read_text(encoding="utf-8") for file in paths.web().glob("*.js"))
    said = set(re.findall(r'"([a-z_]+)"', code))
    tags = {each.__struct_config__.tag for each in m.FromClient.__args__}
    deeds = {each.__struct_config__.tag for each in actions.Action.__args__}
    assert (tags | deeds) - said == OF_PROGRAMS
    assert (paths.web() / "shapes.js").is_file()


@pytest.fixture
def evening(qtbot, library, telephone):
    table = Evening(qtbot, library, telephone, "odyssey", 3)
    yield table
    table.close()


def test_an_administrator_on_a_phone_sets_seats_and_house_rules(evening):
    evening.push("#addBot")
    evening.wait(lambda: len(evening.room.seats) == 5)
    evening.push(f"#kick-{evening.room.seats[4].person}")
    evening.wait(lambda: len(evening.room.seats) == 4)
    evening.push(f"#move-{evening.room.seats[2].person}")
    evening.wait(lambda: evening.room.seats[1].name == "Guest 1")
    evening.push("#rules > summary")
    evening.write("#switch-target_score", "12\t", "#rules > summary")
    evening.wait(lambda: evening.room.switches.get("target_score") == 12)
    evening.push("#rules > summary", "[data-kind=pantomime]")
    evening.wait(lambda: "pantomime" in evening.room.switches.get("clue_kinds", ()))
    evening.write("#house", "Short evening", "#house + button")
    evening.wait(lambda: evening.room.house == "Short evening")
    evening.push("#asPrinted")
    evening.wait(lambda: not evening.room.switches)


def test_the_lobby_on_a_phone_names_the_target_of_the_house_rules(evening):
    evening.choose(".lobby select", 0)
    evening.sees("The game ends at 30 points.")
    evening.push("#rules > summary")
    evening.write("#switch-target_score", "12\t", "#rules > summary")
    evening.sees("The game ends at 12 points.")


def test_an_admin_on_a_phone_chooses_edition_and_decks(evening):
    evening.push("#decks > summary", "#seenLast", "#deck-trial")
    evening.wait(lambda: not evening.room.seen_last and not evening.room.chosen_decks)
    evening.push("#deck-trial")
    evening.wait(lambda: evening.room.chosen_decks == ("trial",))
    evening.choose("#verses", 1)
    evening.wait(lambda: evening.room.chosen_verses == "ru")
    evening.push("#times > summary")
    evening.choose("#timer-vote", 2)
    evening.wait(lambda: evening.room.timers.vote == 60)
    evening.push("#company > summary")
    evening.choose("#bots", 2)
    evening.choose("#first", 2)
    evening.wait(
        lambda: evening.room.bots == "sharp" and evening.room.first_storyteller is not None
    )
    evening.choose(".lobby select", 0)
    evening.wait(lambda: evening.room.edition == "classic-30")


def test_an_administrator_on_a_phone_sets_how_others_join(evening):
    evening.push("#room > summary")
    evening.write("#roomCode", "кит лампа", "#roomCode + button")
    evening.wait(lambda: evening.hosting.table.state.code == "кит лампа")
    evening.push("#noCode")
    evening.wait(lambda: not evening.room.needs_code)
    evening.gone("#noCode")
    evening.push("#browsers")
    evening.wait(lambda: not evening.room.browsers)
    evening.push("#reactions")
    evening.wait(lambda: not evening.room.reactions)
    evening.push("#you > summary", ".rabbits .rabbit:nth-child(12)")
    evening.write("#newName", "Anna Maria", "#rename")
    evening.wait(
        lambda: evening.room.seats[0].name == "Anna Maria" and evening.room.seats[0].rabbit == 11
    )
    evening.push("#standUp")
    evening.wait(lambda: len(evening.room.seats) == 3)
    evening.push("#sit")
    evening.wait(
        lambda: len(evening.room.seats) == 4 and evening.room.seats[3].name == "Anna Maria"
    )


def test_a_reaction_can_be_sent_from_a_phone(evening):
    evening.push("#menu", "#react-laugh")
    evening.sees("Anna: Ha-ha!", ".toast")
    evening.push("#start", "#react", "#react-wave")
    evening.sees("Hi!", ".person.me .bubble")
    evening.others[0].session.command(m.React(Reaction.GASP))
    evening.sees("Oh!", ".people li:nth-child(2) .bubble")


def test_a_clue_is_taken_back_and_corrected_and_pictures_get_hearts(evening):
    evening.tell()
    evening.push("#takeBack")
    evening.wait(lambda: evening.game.phase is Phase.CLUE)
    evening.take_a_card()
    evening.write("#clue", "A quiet harbor", "#tell")
    evening.push("#mend")
    evening.write("#mended", "A quiet harbour", "#putRight")
    evening.sees("“A quiet harbour” (edited)")
    for seat in (1, 2, 3):
        evening.by(seat, give)
    evening.sees("All cards are in")
    for seat in (1, 2, 3):
        evening.by(seat, vote)
    evening.sees("All votes are in")
    evening.push("[data-heart]:not(.given)")
    evening.wait(lambda: len(evening.game.hearts) == 1)
    evening.push("[data-heart].given")
    evening.wait(lambda: not evening.game.hearts)
    evening.push("[data-heart]", "#on")
    evening.by(1, tell)
    evening.push("#rounds")
    evening.sees("♥ 1", ".rounds")
    evening.push("#close")
    evening.take_a_card()
    evening.push("#takeBack")
    evening.wait(lambda: not evening.game.game.given[0])
    evening.take_a_card()
    evening.by(2, give)
    evening.by(3, give)
    evening.sees("All cards are in")
    evening.sees("Which card")
    evening.push(".cards li:not(:has(.mine)) .card")
    evening.push("#cast", "#takeBack")
    evening.wait(lambda: evening.game.phase is Phase.VOTE and not any(evening.game.game.ballots))


def test_any_player_can_pause_finish_or_give_a_seat_to_a_bot(evening):
    evening.tell()
    evening.push("#menu", "#pause", "#close")
    evening.sees("Paused by", ".banner")
    evening.push("#goOn")
    evening.wait(lambda: evening.room.paused_by is None)
    evening.push("#menu", "#finish")
    evening.wait(lambda: evening.room.ends_after_round)
    evening.push("#finish")
    evening.wait(lambda: not evening.room.ends_after_round)
    absent = evening.room.seats[3].person
    evening.others[2].close()
    evening.push(f"#giveToBot-{absent}")
    evening.wait(lambda: evening.room.seats[3].keeper == "bot")
    evening.gone(f"#giveToBot-{absent}")
    evening.push(f"#more-{absent}", f"#removeChair-{absent}")
    evening.wait(lambda: evening.room.seats[3].goes)
    evening.gone(f"#removeChair-{absent}")
    slow = evening.room.seats[1].person
    evening.push(f"#more-{slow}", f"#actFor-{slow}")
    evening.wait(lambda: evening.game.game.given[1])
    evening.gone(f"#actFor-{slow}")
    unwanted = evening.room.seats[2].person
    evening.push(f"#more-{unwanted}", f"#kick-{unwanted}", "#yes")
    evening.wait(lambda: evening.room.seats[2].keeper == "bot")
    evening.push("#standUp")
    evening.sees("A bot is playing for you", ".news")
    evening.push("#sit")
    evening.wait(lambda: evening.room.seats[0].keeper == "person")
    evening.push("#menu", "#standUp")
    wanted = evening.room.seats[2].person
    evening.push("#menu", f"#takeOver-{wanted}")
    evening.wait(lambda: evening.room.watchers[0].waits_for == wanted)
    evening.sees("The seat will be yours", ".sheet")


def test_a_latecomer_gets_a_chair_when_the_round_is_over(evening, second):
    boris = Toucher(second, "Boris", 2)
    evening.tell()
    evening.at_once(lambda: boris.sit_down(evening.hosting.port))
    evening.wait(lambda: evening.room.watchers[0].wants_a_chair)
    found = "document.querySelector('.banner').innerText.includes('when this round is over')"
    evening.at_once(lambda: boris.device.until(found))
    evening.push("#menu", "#endGame", "#no", "#endGame", "#yes")
    evening.wait(lambda: evening.room.stage is Stage.GATHERING)


VERSES = VerseSet(
    "ru",
    "Проба",
    "iambic",
    "-ight",
    tuple(Line(number, "light", f"Я вижу свет {number}") for number in range(1, 151)),
    tuple(Ending(number, "calm", f"И всё {number}") for number in range(1, 51)),
)


def add(view):
    return AddLine(view.legal.add_line[0]) if view.legal.add_line else None


def end_the_poem(view):
    if view.legal.endings:
        return ChooseEnding(view.legal.endings[0])
    return Guess(view.legal.guess[0]) if view.legal.guess else None


def test_in_poetry_a_verdict_can_be_taken_back_and_a_line_read_with_and(qtbot, library, telephone):
    evening = Evening(qtbot, Library(library.decks, {"en": VERSES}), telephone, "poetry", 2)
    evening.hosting.table.state.plan.first_storyteller = evening.room.seats[0].person
    evening.push("#start", ".stories li:nth-child(5) .card", ".lines li .line", "#begin")
    evening.by(1, add)
    evening.sees("Does “Я вижу свет")
    evening.push("#judge-no", "#takeBack")
    evening.wait(lambda: evening.game.phase is Phase.JUDGE)
    evening.push("#judge-yes")
    while not evening.game.history:
        awaited = view_for(evening.game, None).waiting_for[0]
        if awaited == 0:
            evening.push("[data-ending]")
            evening.wait(lambda: evening.game.history)
        else:
            before = evening.game
            evening.by(awaited, end_the_poem)
            evening.wait(lambda before=before: evening.game is not before)
    evening.push("[data-reading='1']")
    evening.wait(lambda: evening.game.history[-1].poem.with_and == (1,))
    evening.sees("И вижу свет", ".paper")
    evening.close()
