"""The table of Dixit, Party and Team, played through the real screen with mouse and keyboard."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from dixit_qt import paths
from dixit_qt.rules.actions import ClaimStory, Give, GiveClue, TakeBack, Vote
from dixit_qt.rules.model import Phase
from dixit_qt.ui.base.addresses import gallery_of
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import RowModel
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.wire.codes import Keeper
from tests.ui.decks.painted import picture_file
from tests.ui.engine_table import EngineTable, dealt
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import play_rounds

Show = Callable[..., QmlDriver]


@pytest.fixture
def sit(show: Show) -> Callable[[EngineTable], tuple[QmlDriver, CardTable]]:
    def sit_down(table: EngineTable) -> tuple[QmlDriver, CardTable]:
        model = CardTable(table.feed, Language(paths.translations()), lambda _card: "")
        return show("GameScreen", table=model, focus=True), model

    return sit_down


def hand(table: EngineTable, seat: int) -> tuple[str, ...]:
    cards = table.game.game.hands[seat]
    assert all(isinstance(card, str) for card in cards)
    return cards


def told(table: EngineTable, seat: int, text: str = "stairs") -> EngineTable:
    table.play(seat, ClaimStory())
    card = None if table.game.edition.id.startswith("party") else hand(table, seat)[0]
    table.play(seat, GiveClue(text, card=card))
    return table


def all_given_but(table: EngineTable, me: int) -> EngineTable:
    for seat in range(table.game.seats):
        if seat not in (me, table.game.storyteller):
            table.play(seat, Give(hand(table, seat)[:1]))
    return table


def voting(edition: str, players: int, me: int) -> EngineTable:
    table = all_given_but(told(dealt(edition, players, me), 0), me)
    if table.game.edition.id.startswith("party"):
        table.play(0, Give(hand(table, 0)[:1]))
    table.play(me, Give(hand(table, me)[:1]))
    assert table.game.phase is Phase.VOTE
    return table


def not_mine(table: EngineTable, me: int) -> int:
    return next(n for n, card in enumerate(table.game.game.table, 1) if card.owner != me)


def mine(table: EngineTable, me: int) -> int:
    return next(n for n, card in enumerate(table.game.game.table, 1) if card.owner == me)


def test_each_player_has_a_note_about_their_role_or_move(sit):
    table = told(dealt("odyssey", 4, 1), 0)
    table.play(2, Give(hand(table, 2)[:1]))
    driver, _ = sit(table)

    def notes() -> list[str]:
        words = {"storyteller", "thinking…", "ready", "away"}
        return [driver.one_of(words, f"person-{seat}") for seat in range(4)]

    driver.until(lambda: notes() == ["storyteller", "thinking…", "ready", "thinking…"])
    names = [info.name for info in table.feed.state.room.seats]
    assert driver.reads("person-0")[0] == f"{names[0]}, 0 point(s), storyteller, ready"
    assert driver.reads("person-2")[0] == f"{names[2]}, 0 point(s), ready"
    table.keep(3, Keeper.ABSENT)
    driver.until(lambda: notes()[3] == "away")
    assert driver.reads("person-3")[0] == f"{names[3]}, 0 point(s), away"


def test_each_team_has_a_note_and_screen_readers_name_each_partners_role(sit):
    table = told(dealt("team", 6, 1), 0)
    table.play(1, Give(hand(table, 1)[:1]))
    driver, _ = sit(table)

    def notes() -> list[str]:
        return [driver.one_of({"storyteller", "away"}, f"team-{side}") for side in range(3)]

    driver.until(lambda: notes() == ["storyteller", "", ""])
    names = [info.name for info in table.feed.state.room.seats]
    assert f"{names[1]}, 0 point(s), card given, ready" in driver.reads("team-1")[0]
    table.keep(2, Keeper.ABSENT)
    driver.until(lambda: notes() == ["storyteller", "", "away"])
    assert f"{names[2]}, 0 point(s), away" in driver.reads("team-2")[0]


def test_a_card_announces_its_key_and_its_vote(sit):
    table = voting("odyssey", 4, me=1)
    driver, _ = sit(table)
    other, own = not_mine(table, 1), mine(table, 1)
    assert driver.reads(f"table-{other}")[1] == f"{other} key"
    assert driver.reads(f"table-{own}") == (f"Card {own}, your own: ", "")
    driver.press(Qt.Key(Qt.Key.Key_0 + other))
    driver.until(lambda: "your vote" in driver.reads(f"table-{other}")[0])


def test_pressing_the_button_claims_the_first_story(sit):
    table = dealt("classic-30", 4, seat=2)
    driver, _ = sit(table)
    driver.click("claim")
    driver.until(lambda: table.game.storyteller == 2)
    driver.gone("claim")


def test_a_clue_is_given_by_dragging_a_card_and_typing(sit):
    table = dealt("classic-30", 4, seat=0)
    table.play(0, ClaimStory())
    driver, _ = sit(table)
    card = hand(table, 0)[1]
    driver.drag("hand-1", "clueSlot")
    driver.focus("clueField")
    driver.type("Where the stairs end")
    driver.click("tell")
    driver.until(lambda: table.game.phase is Phase.GIVE)
    assert table.game.game.clue.text == "Where the stairs end"
    assert table.game.game.given[0] == (card,)


def test_a_written_clue_needs_words(sit):
    table = dealt("classic-30", 4, seat=0)
    table.play(0, ClaimStory())
    driver, _ = sit(table)
    driver.click("hand-0")
    assert not driver.item("tell").isEnabled()


def test_the_next_clue_begins_with_an_empty_field(sit):
    table = dealt("odyssey", 4, seat=0)
    table.play(0, ClaimStory())
    driver, _ = sit(table)
    driver.click("hand-0")
    driver.click("kind-aloud")
    driver.focus("clueField")
    driver.type("an old clue")
    driver.press(Qt.Key.Key_Return)
    driver.until(lambda: table.game.phase is Phase.GIVE)
    play_rounds(table, 4)
    assert table.game.storyteller == 0
    assert driver.text("clueField") == ""
    driver.click("hand-0")
    driver.focus("clueField")
    driver.press(Qt.Key.Key_Return)
    driver.press(Qt.Key.Key_Escape)
    assert table.game.phase is Phase.CLUE


def test_a_clue_said_aloud_needs_no_words(sit):
    table = dealt("classic-30", 4, seat=0)
    table.play(0, ClaimStory())
    driver, _ = sit(table)
    driver.click("hand-0")
    driver.click("kind-aloud")
    driver.click("tell")
    driver.until(lambda: table.game.phase is Phase.GIVE)


def test_a_card_dragged_to_the_storyteller_is_given(sit):
    table = told(dealt("classic-30", 4, seat=1), 0)
    driver, _ = sit(table)
    card = hand(table, 1)[2]
    driver.drag("hand-2", "dropPlace")
    driver.until(lambda: table.game.game.given[1] == (card,))


def test_a_card_dropped_elsewhere_returns_to_the_hand(sit):
    table = told(dealt("classic-30", 4, seat=1), 0)
    driver, _ = sit(table)
    driver.drag("hand-2", "person-0")
    assert table.game.game.given[1] == ()
    assert len(driver.items("hand-")) == 6


def test_a_card_is_given_with_the_arrows_and_enter(sit):
    table = told(dealt("classic-30", 4, seat=1), 0)
    driver, _ = sit(table)
    driver.focus("hand-0")
    driver.press(Qt.Key.Key_Right)
    card = hand(table, 1)[1]
    driver.press(Qt.Key.Key_Return)
    driver.until(lambda: table.game.game.given[1] == (card,))


def test_a_given_card_is_taken_back_with_one_key(sit):
    table = told(dealt("classic-30", 4, seat=1), 0)
    driver, _ = sit(table)
    driver.drag("hand-2", "dropPlace")
    driver.until(lambda: table.game.game.given[1] != ())
    driver.press(Qt.Key.Key_Escape)
    driver.until(lambda: table.game.game.given[1] == ())


def test_three_players_give_two_cards(sit):
    table = told(dealt("odyssey", 3, seat=1), 0)
    driver, _ = sit(table)
    first, second = hand(table, 1)[0], hand(table, 1)[4]
    driver.drag("hand-0", "dropPlace")
    assert table.game.game.given[1] == ()
    driver.drag("hand-4", "dropPlace")
    driver.until(lambda: table.game.game.given[1] == (first, second))


def test_a_click_on_a_card_votes_for_it(sit):
    table = voting("classic-30", 4, me=1)
    driver, _ = sit(table)
    number = not_mine(table, 1)
    driver.click(f"table-{number}")
    driver.until(lambda: table.game.game.ballots[1] is not None)
    assert table.game.game.ballots[1].numbers == (number,)


def test_a_number_key_casts_a_vote(sit):
    table = voting("classic-30", 4, me=1)
    driver, _ = sit(table)
    number = not_mine(table, 1)
    driver.press(Qt.Key(Qt.Key.Key_0 + number))
    driver.until(lambda: table.game.game.ballots[1] is not None)


def test_your_own_card_is_marked_and_cannot_be_voted_for(sit):
    table = voting("classic-30", 4, me=1)
    driver, _ = sit(table)
    driver.click(f"table-{mine(table, 1)}")
    assert table.game.game.ballots[1] is None
    driver.says("yours")


def test_with_seven_players_two_votes_are_cast_together(sit):
    table = voting("odyssey", 7, me=1)
    driver, _ = sit(table)
    first = not_mine(table, 1)
    second = next(n for n in range(1, 8) if n not in (first, mine(table, 1)))
    driver.click(f"table-{first}")
    driver.click(f"table-{second}")
    assert table.game.game.ballots[1] is None
    driver.click("castVote")
    driver.until(lambda: table.game.game.ballots[1] is not None)
    assert set(table.game.game.ballots[1].numbers) == {first, second}


def test_a_second_click_on_a_card_takes_the_vote_back(sit):
    table = voting("odyssey", 7, me=1)
    driver, model = sit(table)
    number = not_mine(table, 1)
    driver.click(f"table-{number}")
    assert model.chosenVotes == 1
    driver.click(f"table-{number}")
    assert model.chosenVotes == 0


def test_the_storyteller_of_party_votes_green_and_then_red(sit):
    table = voting("party", 6, me=1)
    table.seat = 0
    table.feed.show(table.feed.state)
    table.play(1, Vote((1,)))
    driver, _ = sit(table)
    driver.click("table-3")
    assert table.game.game.ballots[0] is None
    driver.click("table-2")
    driver.until(lambda: table.game.game.ballots[0] is not None)
    assert (table.game.game.ballots[0].numbers, table.game.game.ballots[0].red) == ((3,), 2)


@pytest.mark.parametrize(("seat", "words"), [(0, "Give this card"), (1, "Give to Аня")])
def test_the_storyteller_of_party_does_not_give_to_themselves(sit, seat, words):
    driver, model = sit(told(dealt("party", 6, seat), 0))
    assert model.property("giveCount") == 1
    assert driver.item("dropPlace").property("asking") == words


def test_the_question_of_the_vote_fits_a_small_window(show: Show, language: Language):
    language.use("ru")
    table = all_given_but(told(dealt("party", 6, 0), 0), 0)
    table.play(0, Give(hand(table, 0)[:1]))
    model = CardTable(table.feed, language, lambda _card: "")
    driver = show("GameScreen", size=(1024, 640), table=model, focus=True)
    for card in range(2):
        words = driver.item("voteWords")
        assert words.property("contentHeight") <= driver.item("voteBar").height()
        if card == 0:
            driver.click("table-3")
            driver.says("Теперь красный маркер: какая карта ничего не принесёт?")


def test_in_party_the_storyteller_is_told_to_vote_for_the_popular_card(sit):
    table = all_given_but(told(dealt("party", 6, 0), 0), 0)
    table.play(0, Give(hand(table, 0)[:1]))
    driver, model = sit(table)
    assert model.property("status").startswith("Which card will most people choose?")
    driver.says("First your vote: which card will most people choose?")


def test_in_party_everybodys_cards_lie_face_down_before_the_first_clue(sit):
    table = dealt("party", 6, 0)
    driver, _model = sit(table)
    assert len(driver.items("down-")) == 5
    assert not driver.items("hand-")
    told(table, 0)
    driver.until(lambda: len(driver.items("hand-")) == 5, "the cards are not turned up")
    assert not driver.items("down-")


def test_in_party_the_storytellers_hand_is_face_down_until_the_clue(sit):
    table = dealt("party", 6, seat=0)
    table.play(0, ClaimStory())
    driver, model = sit(table)
    assert model.handHidden
    driver.focus("clueField")
    driver.type("Anything at all")
    driver.click("tell")
    driver.until(lambda: not model.handHidden)


def test_in_team_the_partner_who_did_not_give_is_asked_to_vote(sit):
    table = told(dealt("team", 6, seat=1), 0)
    driver, _ = sit(table)
    table.play(4, Give(hand(table, 4)[:1]))
    driver.says("Your partner has given a card; you'll vote.")


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [(3, "Everybody is voting."), (1, "You've given a card, so your partner votes.")],
)
def test_in_team_a_player_who_does_not_vote_sees_why(sit, seat, sentence):
    table = told(dealt("team", 6, seat=seat), 0)
    driver, _ = sit(table)
    while table.game.phase is Phase.GIVE:
        giver = min(table.feed.state.view.waiting_for)
        table.play(giver, Give(hand(table, giver)[:1]))
    driver.says(sentence)


def test_the_status_names_the_awaited_players(sit):
    table = told(dealt("classic-30", 4, seat=0), 0)
    driver, _ = sit(table)
    driver.says("Waiting for Boris, Ксения and Dmitri.")
    table.play(1, Give(hand(table, 1)[:1]))
    driver.says("Waiting for Ксения and Dmitri.")
    table.play(1, TakeBack())
    driver.says("Waiting for Boris, Ксения and Dmitri.")


def test_space_enlarges_a_card_and_any_key_closes_it(sit):
    table = told(dealt("classic-30", 4, seat=1), 0)
    driver, _ = sit(table)
    driver.focus("hand-0")
    driver.press(Qt.Key.Key_Space)
    driver.until(lambda: driver.has("magnifier"))
    driver.press(Qt.Key.Key_Escape)
    driver.gone("magnifier")


def test_the_hand_can_be_viewed_during_the_vote(sit):
    table = voting("odyssey", 4, 1)
    driver, _ = sit(table)
    assert not driver.has("hand-0")
    driver.press(Qt.Key.Key_H)
    driver.until(lambda: driver.has("hand-0"), "the hand does not come")
    driver.click("peek")
    driver.until(lambda: not driver.has("hand-0"), "the hand stays")
    driver.click(f"table-{not_mine(table, 1)}")
    driver.until(lambda: 1 in table.feed.state.view.cards.voted)


def test_a_clue_can_be_corrected_while_cards_are_given(sit):
    table = told(dealt("odyssey", 4, 0), 0, "stares")
    driver, model = sit(table)
    driver.click("mend")
    driver.write("mendedClue", "stairs")
    driver.click("mendClue")
    driver.until(lambda: model.property("clue") == "stairs", "the clue stays wrong")
    assert not driver.has("mendedClue")


def test_the_storyteller_may_take_back_the_clue_and_sees_its_card(show: Show, tmp_path):
    table = told(dealt("odyssey", 4, 0), 0)
    card = table.feed.state.view.cards.mine[0]
    picture = picture_file(tmp_path / "card.png", "teal")
    gallery = gallery_of({card: picture}.get)
    model = CardTable(table.feed, Language(paths.translations()), gallery)
    driver = show("GameScreen", table=model, focus=True)
    driver.until(lambda: driver.value("myGift", "source") == gallery(card))
    driver.click("takeBack")
    driver.until(lambda: table.game.phase is Phase.CLUE, "the clue stays")


def test_there_is_a_grace_period_before_the_cards_are_turned(sit):
    table = all_given_but(told(dealt("odyssey", 4, 1, grace=True), 0), 1)
    driver, model = sit(table)
    driver.click("hand-0")
    driver.click("giveChosen")
    driver.until(lambda: bool(model.property("grace")), "there is no grace")
    driver.says("shuffling")
    driver.click("takeBack")
    driver.until(lambda: not model.property("grace"), "the last giver cannot change his mind")


def test_the_table_shows_the_draw_and_discard_piles(sit):
    """[000:28, 002:71]: where the last card ends the game, the draw pile is its clock."""
    table = dealt("classic-last-card", 4, 0)
    driver, model = sit(table)
    assert model.property("pile") == 84 - 24
    assert driver.has("pile")
    assert not driver.has("discard")
    driver.says("after this one")


def test_a_spectator_sees_the_table_and_no_hand(sit):
    table = voting("classic-30", 4, me=1)
    table.seat = None
    table.play(1, Vote((not_mine(table, 1),)))
    driver, _ = sit(table)
    assert driver.items("hand-") == []
    assert len(driver.items("table-")) == 4


def test_a_new_phase_clears_the_selection(sit):
    table = told(dealt("odyssey", 3, seat=1), 0)
    _, model = sit(table)
    model.layOut(hand(table, 1)[0])
    assert model.chosenCards == 1
    table.play(1, Give(hand(table, 1)[:2]))
    table.play(2, Give(hand(table, 2)[:2]))
    assert (table.game.phase, model.chosenCards) == (Phase.VOTE, 0)


def test_rows_are_moved_rather_than_recreated():
    from dixit_qt.ui.base.rows import Row

    model = RowModel(Row)
    model.show([Row("a"), Row("b"), Row("c")])
    removed: list[int] = []
    model.rowsRemoved.connect(lambda _parent, first, _last: removed.append(first))
    model.show([Row("c"), Row("a"), Row("d")])
    assert [row.key for row in model.rows] == ["c", "a", "d"]
    assert removed == [1]


def test_the_keyboard_works_after_an_enlarged_card_is_closed(sit):
    table = voting("classic-30", 4, me=1)
    driver, _ = sit(table)
    number = not_mine(table, 1)
    driver.focus(f"table-{number}")
    driver.press(Qt.Key.Key_Space)
    driver.until(lambda: driver.has("magnifier"))
    driver.press(Qt.Key.Key_Space)
    driver.gone("magnifier")
    driver.press(Qt.Key(Qt.Key.Key_0 + number))
    driver.until(lambda: table.game.game.ballots[1] is not None)


def test_typed_text_is_never_rendered_as_markup(sit):
    table = told(dealt("classic-30", 4, seat=1), 0, text="<b>bold</b> <img src='http://x/y.png'>")
    driver, _ = sit(table)
    driver.says("<b>bold</b>")
    plain = [
        i for i in items_below(driver.window.contentItem()) if "<b>" in str(i.property("text"))
    ]
    assert plain
    for item in plain:
        is_plain = QQmlExpression(qmlContext(item), item, "textFormat === 0")
        assert is_plain.evaluate()[0] is True


def test_one_vote_needs_no_bar(sit):
    driver, model = sit(voting("classic-30", 4, 1))
    assert model.mostVotes == 1
    assert not driver.has("voteBar")


def test_two_votes_are_cast_with_the_bar(sit):
    driver, model = sit(voting("odyssey", 8, 1))
    assert model.mostVotes == 2
    assert driver.item("voteBar").isVisible()


def test_two_picked_cards_do_not_look_like_cast_votes(sit):
    table = voting("odyssey", 7, me=1)
    driver, _ = sit(table)
    first, second = [n for n in range(1, 8) if n != mine(table, 1)][:2]
    assert not driver.has("castNow")
    driver.click(f"table-{first}")
    driver.click(f"table-{second}")
    assert [token.property("promised") for token in driver.items("token-")] == [True, True]
    assert driver.item("castNow").isVisible()
    driver.says("Not cast yet:")
    driver.press(Qt.Key.Key_Return)
    driver.until(lambda: table.game.game.ballots[1] is not None)
    assert [token.property("promised") for token in driver.items("token-")] == [False, False]


def test_the_vote_of_partys_storyteller_is_promised_until_the_red_marker_is_placed(sit):
    table = voting("party", 6, me=1)
    table.seat = 0
    table.feed.show(table.feed.state)
    table.play(1, Vote((1,)))
    driver, model = sit(table)
    model.vote(3)
    driver.until(lambda: [t.property("promised") for t in driver.items("token-")] == [True])


def pictured(show: Show, table: EngineTable) -> QmlDriver:
    """Every card has an address of its own; all show the same picture."""
    picture = (paths.house() / "card-back.webp").as_uri()
    model = CardTable(table.feed, Language(paths.translations()), lambda card: f"{picture}#{card}")
    return show("GameScreen", table=model, focus=True)


def test_the_arrow_keys_lead_from_an_enlarged_card_to_its_neighbours(show: Show):
    driver = pictured(show, told(dealt("classic-30", 4, seat=1), 0))
    driver.focus("hand-4")
    driver.press(Qt.Key.Key_Space)
    for key, place in [
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Left, 3),
    ]:
        driver.press(key)
        assert driver.value("magnifier", "source") == driver.value(f"hand-{place}", "source")
    driver.press(Qt.Key.Key_Escape)
    driver.gone("magnifier")
    assert driver.value("hand-3", "activeFocus")


def test_an_enlarged_card_has_a_close_mark_and_arrows_to_click(show: Show):
    driver = pictured(show, voting("classic-30", 4, me=1))
    driver.focus("table-1")
    driver.press(Qt.Key.Key_Space)
    assert not driver.has("magnifierBefore")
    for place in (2, 3, 4):
        driver.click("magnifierAfter")
        assert driver.value("magnifier", "source") == driver.value(f"table-{place}", "source")
    driver.gone("magnifierAfter")
    driver.click("magnifierBefore")
    assert driver.value("magnifier", "source") == driver.value("table-3", "source")
    assert driver.reads("magnifierClose")[0] == "Close"
    driver.click("magnifierClose")
    driver.gone("magnifier")


def test_a_card_is_shown_large_while_the_pointer_rests_on_it(show: Show):
    picture = (paths.house() / "card-back.webp").as_uri()
    model = CardTable(
        dealt("classic-30", 4, 1).feed, Language(paths.translations()), lambda _card: picture
    )
    driver = show("GameScreen", table=model, focus=True)
    preview = driver.item("cardPreview")
    driver.hover("menu")
    driver.hover("hand-0")
    driver.until(lambda: bool(preview.property("open")), "the card is not shown large")
    driver.hover("menu")
    driver.until(lambda: not preview.property("open"), "the large card stays")


def with_pictures(show: Show, table: EngineTable, **more: object) -> QmlDriver:
    picture = (paths.house() / "card-back.webp").as_uri()
    model = CardTable(table.feed, Language(paths.translations()), lambda _card: picture)
    return show("GameScreen", table=model, focus=True, **more)


def test_a_card_under_a_pointer_that_was_there_before_stays_small(show: Show):
    driver = with_pictures(show, dealt("classic-30", 4, 1))
    preview = driver.item("cardPreview")
    there = driver.resting("hand-2")
    screen = driver.window.rootObject()
    screen.setVisible(False)
    QTest.mouseMove(driver.window, there)
    driver.frame()
    screen.setVisible(True)
    driver.until(lambda: preview.property("card") is not None, "the pointer is not seen")
    assert not preview.property("coming")
    driver.hover("menu")
    driver.hover("hand-2")
    assert preview.property("coming")


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_a_card_shown_large_covers_no_button(show: Show, size):
    driver = with_pictures(show, dealt("classic-30", 4, 1), size=size)
    preview = driver.item("cardPreview")
    driver.hover("menu")
    shown = 0
    for place in range(6):
        driver.hover(f"hand-{place}")
        driver.until(lambda: not preview.property("coming"), "it takes too long")
        buttons = [on_screen(driver.item(name)) for name in ("claim", "history", "menu")]
        if preview.property("open"):
            shown += 1
            face = on_screen(driver.item("cardPreviewFace"))
            assert not any(face.intersects(button) for button in buttons)
        driver.hover("menu")
        driver.until(lambda: not preview.property("open"), "the large card stays")
    assert shown == 6


def on_screen(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def test_a_face_down_card_is_not_shown_large(show: Show):
    model = CardTable(
        dealt("classic-30", 4, 1).feed, Language(paths.translations()), lambda _c: "x"
    )
    driver = show("GameScreen", table=model, handCovered=True, focus=True)
    preview = driver.item("cardPreview")
    driver.hover("hand-0")
    assert preview.property("source") == ""


def test_only_the_others_see_the_storyteller_thinking(sit):
    table = dealt("classic-30", 4, 1)
    driver, _model = sit(table)
    assert not driver.has("tellerAtThought")
    table.play(0, ClaimStory())
    assert driver.item("tellerAtThought").isVisible()
    table.play(0, GiveClue("stairs", card=hand(table, 0)[0]))
    driver.gone("tellerAtThought")


def test_a_still_pointer_does_not_enlarge_a_card(show: Show):
    table = dealt("classic-30", 4, 1)
    picture = (paths.house() / "card-back.webp").as_uri()
    model = CardTable(table.feed, Language(paths.translations()), lambda _card: picture)
    driver = show("GameScreen", table=model, focus=True)
    preview = driver.item("cardPreview")
    driver.hover("menu")
    driver.hover("hand-0")
    driver.until(lambda: bool(preview.property("open")), "the card is not shown large")
    table.play(0, ClaimStory())
    driver.until(lambda: not preview.property("open"), "another phase leaves the large card")
    assert preview.property("card") is None


def test_the_arrow_keys_reach_the_hand_from_the_screen(sit):
    table = told(dealt("classic-30", 4, 1), 0)
    driver, _model = sit(table)
    driver.item("handFan").window().contentItem().forceActiveFocus()
    driver.window.rootObject().forceActiveFocus()
    driver.press(Qt.Key.Key_Right)
    driver.until(lambda: bool(driver.value("hand-0", "activeFocus")), "no card has the focus")
    driver.press(Qt.Key.Key_Return)
    assert table.game.game.given[1]


def test_a_digit_chooses_a_card_in_the_hand(sit):
    table = told(dealt("odyssey", 3, 1), 0)
    driver, model = sit(table)
    driver.window.rootObject().forceActiveFocus()
    driver.item("hand-2")
    driver.press(Qt.Key.Key_3)
    driver.until(lambda: bool(driver.value("hand-2", "chosen")), "it is not chosen")
    assert model.chosenCards == 1


def test_a_card_chosen_by_its_number_is_given_with_enter(sit):
    table = told(dealt("classic-30", 4, 1), 0)
    driver, _model = sit(table)
    driver.window.rootObject().forceActiveFocus()
    driver.item("hand-2")
    driver.press(Qt.Key.Key_3)
    driver.item("giveChosen")
    driver.press(Qt.Key.Key_Return)
    assert table.game.game.given[1]


@pytest.mark.parametrize(
    ("bonus", "words"),
    [(0, "one card or two"), (1, "you get 1 extra point"), (2, "you get 2 extra point")],
)
def test_a_single_vote_promises_what_the_house_rules_pay(sit, bonus, words):
    table = voting("odyssey", 8, 1)
    state = table.feed.state
    room = structs.replace(state.room, switches={"single_vote_bonus": bonus})
    table.feed.show(replace(state, room=room))
    driver, _model = sit(table)
    driver.click(f"table-{not_mine(table, 1)}")
    assert words in driver.text("voteWords")


def test_two_votes_are_cast_with_enter(sit):
    table = voting("odyssey", 8, 1)
    driver, model = sit(table)
    driver.window.rootObject().forceActiveFocus()
    driver.press((Qt.Key.Key_1, Qt.Key.Key_2)[not_mine(table, 1) - 1])
    driver.until(lambda: model.chosenVotes == 1, "no card is chosen")
    driver.press(Qt.Key.Key_Return)
    assert table.game.game.ballots[1]


@pytest.mark.parametrize("button", ["history", "menu"])
def test_clicking_rounds_or_menu_keeps_the_keyboard_focus(sit, button):
    driver, _model = sit(told(dealt("classic-30", 4, 1), 0))
    driver.focus("hand-1")
    driver.click(button)
    assert driver.value("hand-1", "activeFocus")


def test_escape_undoes_an_unsent_selection(sit):
    table = voting("odyssey", 8, 1)
    driver, model = sit(table)
    driver.click(f"table-{not_mine(table, 1)}")
    assert model.chosenVotes == 1
    driver.press(Qt.Key.Key_Escape)
    assert model.chosenVotes == 0
    assert not model.canTakeBack


def test_a_card_that_was_clicked_is_given_with_the_button(sit):
    table = told(dealt("odyssey", 3, 1), 0)
    driver, _model = sit(table)
    assert not driver.has("giveChosen")
    driver.click("hand-0")
    assert not driver.has("giveChosen")
    driver.click("hand-2")
    driver.click("giveChosen")
    assert table.game.game.given[1]


def test_clicking_the_story_card_focuses_the_clue_field(sit):
    table = dealt("classic-30", 4, 0)
    table.play(0, ClaimStory())
    driver, model = sit(table)
    driver.click("hand-1")
    assert model.chosenCards == 1
    driver.type("moon")
    assert driver.text("clueField") == "moon"
