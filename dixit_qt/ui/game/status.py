"""The one sentence that always says what to do, or why nothing can be done."""

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import CardId, Phase, Seat
from dixit_qt.rules.seatview import CardsView, Legal, SeatView
from dixit_qt.ui.base.words import fill, listed
from dixit_qt.ui.game.table_rows import Choice, words_in

translate = QCoreApplication.translate


def name_of(state: ClientState, seat: Seat | None) -> str:
    room = state.room
    if room is None or seat is None or seat >= len(room.seats):
        return ""
    return room.seats[seat].name


def rabbit_of(state: ClientState, seat: Seat | None) -> int:
    room = state.room
    return 0 if room is None or seat is None or seat >= len(room.seats) else room.seats[seat].rabbit


def status_sentence(state: ClientState) -> str:
    view = state.view
    if view is None or view.cards is None:
        return ""
    by_phase = {
        Phase.FIRST_STORYTELLER: _first_storyteller,
        Phase.CLUE: _clue,
        Phase.GIVE: _give,
        Phase.VOTE: _vote,
        Phase.OVER: _over,
    }
    if view.grace:
        return _grace(view)
    return by_phase[view.phase](state, view, view.cards)


def _grace(view: SeatView) -> str:
    """The grace period before cards are turned over: the last player may change their mind."""
    if view.phase is Phase.GIVE:
        return translate("Status", "All cards are in: shuffling…")
    return translate("Status", "All votes are in: turning the cards over…")


def waiting_sentence(state: ClientState, view: SeatView) -> str:
    others = [name_of(state, seat) for seat in view.waiting_for if seat != view.seat]
    if not others:
        return ""
    if len(others) > 4:
        return translate("Status", "Waiting for %n player(s).", None, len(others))
    return fill(translate("Status", "Waiting for %1."), listed(others))


def _first_storyteller(state: ClientState, view: SeatView, cards: CardsView) -> str:
    if not view.legal.claim:
        return translate("Status", "The first to have a story becomes the storyteller.")
    if not view.family.has_told_card:
        return translate(
            "Status",
            "Think of a clue, anything you like. The first to press “I have a story” begins.",
        )
    return translate("Status", "Look at your cards. The first to press “I have a story” begins.")


def _clue(state: ClientState, view: SeatView, cards: CardsView) -> str:
    if view.legal.clue is None:
        return fill(
            translate("Status", "%1 is thinking of a clue."), name_of(state, view.storyteller)
        )
    if not view.family.has_told_card:
        return translate(
            "Status",
            "You're the storyteller. Give any clue you like: you'll see your cards afterwards.",
        )
    return translate("Status", "You're the storyteller. Choose a card and give a clue for it.")


def _give(state: ClientState, view: SeatView, cards: CardsView) -> str:
    teller = name_of(state, view.storyteller)
    waiting = waiting_sentence(state, view)
    if view.legal.give is not None:
        return _what_to_give(view, teller)
    if view.seat is not None and view.seat == view.storyteller and view.family.has_told_card:
        return fill(translate("Status", "The others are choosing cards for your clue. %1"), waiting)
    if view.legal.take_back:
        return fill(
            translate("Status", "You've given your card; you can still take it back. %1"), waiting
        )
    if view.seat is not None and view.seat == view.storyteller:
        return fill(translate("Status", "The others are choosing cards for your clue. %1"), waiting)
    if view.family.in_teams and view.seat is not None:
        return fill(translate("Status", "Your partner has given a card; you'll vote. %1"), waiting)
    return fill(translate("Status", "Everybody is choosing a card. %1"), waiting)


def _what_to_give(view: SeatView, teller: str) -> str:
    give = view.legal.give
    if give is not None and give.count == 2:
        return fill(translate("Status", "Give %1 the two cards that fit the clue best."), teller)
    if not view.family.has_told_card:
        return translate(
            "Status", "Everybody gives the card that fits the clue best, the storyteller too."
        )
    if view.family.in_teams and _is_of_the_teller(view):
        return fill(
            translate("Status", "You're %1's partner: give a card that fits the clue."), teller
        )
    if view.family.in_teams:
        return translate(
            "Status", "Decide with your partner who gives a card. The other will vote."
        )
    return fill(
        translate("Status", "Choose the card that fits the clue best, and drag it to %1."), teller
    )


def _is_of_the_teller(view: SeatView) -> bool:
    """Whether this seat is on the storyteller's side; true for spectators as well."""
    if view.seat is None or view.storyteller is None:
        return True
    return view.sides[view.seat] == view.sides[view.storyteller]


def _vote(state: ClientState, view: SeatView, cards: CardsView) -> str:
    waiting = waiting_sentence(state, view)
    if view.legal.vote is not None:
        return _what_to_vote(state, view)
    if view.legal.take_back:
        return fill(translate("Status", "You've voted; you can still take it back. %1"), waiting)
    if view.seat is not None and view.seat == view.storyteller:
        return fill(translate("Status", "The storyteller doesn't vote. %1"), waiting)
    if view.family.in_teams and not _is_of_the_teller(view):
        return fill(translate("Status", "You've given a card, so your partner votes. %1"), waiting)
    return fill(translate("Status", "Everybody is voting. %1"), waiting)


def _what_to_vote(state: ClientState, view: SeatView) -> str:
    vote = view.legal.vote
    teller = name_of(state, view.storyteller)
    if vote is not None and vote.reds:
        return translate(
            "Status",
            "Which card will most people choose? Vote for it, then spoil one with the red marker.",
        )
    if not view.family.has_told_card:
        return translate("Status", "Which card will most people choose? Beware of the red marker.")
    if vote is not None and vote.most == 2:
        return fill(
            translate("Status", "Which card is %1's? Choose one card, or two to play it safe."),
            teller,
        )
    return fill(translate("Status", "Which card is %1's? Click it."), teller)


def _over(state: ClientState, view: SeatView, cards: CardsView) -> str:
    return translate("Status", "The game is over.")


# What screen readers say about a card game, also about the player's own moves: cards in the hand by
# number, because they are secret


def ended(sentence: str) -> str:
    """With a full stop, unless it already ends with a punctuation mark."""
    return sentence if sentence.endswith((".", "!", "?", "…")) else f"{sentence}."


def cards_asked(state: ClientState, view: SeatView) -> str:
    """The prompt, without saying what to click; nothing for a storyteller who waits for the
    votes."""
    teller = name_of(state, view.storyteller)
    vote, give = view.legal.vote, view.legal.give
    if view.phase is Phase.VOTE and not view.grace and _waits_as_teller(view):
        return ""
    if not view.family.has_told_card or (view.family.in_teams and vote is None):
        return status_sentence(state)
    if give is not None and give.count == 1:
        return fill(translate("Said", "Give %1 the card that fits the clue best."), teller)
    if vote is not None and vote.most == 2:
        words = translate("Said", "Which card is %1's? Choose one card, or two to play it safe.")
        return fill(words, teller)
    if vote is not None:
        return fill(translate("Said", "Which card is %1's?"), teller)
    return status_sentence(state)


def clue_said(before: SeatView, view: SeatView, state: ClientState) -> str:
    """The new clue; when the vote begins, the clue is repeated."""
    clue = None if view.cards is None else view.cards.clue
    known = before.cards is not None and before.cards.clue == clue and before.round == view.round
    if clue is None or (known and not _asked_to_vote(before, view)):
        return ""
    teller = name_of(state, view.storyteller)
    if not clue.text:
        return fill(
            translate("Announcements", "%1 has given a clue that isn't written down."), teller
        )
    return ended(fill(translate("Said", "%1's clue: %2"), teller, clue.text))


def _asked_to_vote(before: SeatView, view: SeatView) -> bool:
    was_asked = before.phase is Phase.VOTE and before.round == view.round
    return view.phase is Phase.VOTE and not was_asked and not _waits_as_teller(view)


def _waits_as_teller(view: SeatView) -> bool:
    return view.legal.vote is None and view.seat is not None and view.seat == view.storyteller


def table_said(before: SeatView, view: SeatView, state: ClientState, language: str) -> str:
    """The cards by number, with titles; screen readers find the descriptions on the cards."""
    if view.cards is None or not _asked_to_vote(before, view):
        return ""
    titles = words_in(language, state, view.cards.table).titles
    cards = [
        _on_the_table(number, titles.get(card, ""), mine=number in view.cards.my_numbers)
        for number, card in enumerate(view.cards.table, 1)
    ]
    return ended("; ".join(cards))


def _on_the_table(number: int, title: str, *, mine: bool) -> str:
    own = translate("Said", "%1, your own")
    return ": ".join(filter(None, (fill(own, str(number)) if mine else str(number), title)))


def act_said(before: SeatView, view: SeatView) -> str:
    """This player's own move: the card given, the vote cast."""
    old, new = before.cards, view.cards
    if old is None or new is None or before.round != view.round:
        return ""
    given = [card for card in new.mine if card not in old.mine and card in old.hand]
    if given and old.clue is not None:
        return fill(translate("Said", "Given: card %1."), _numbers(old, tuple(given)))
    if new.my_ballot is None or new.my_ballot == old.my_ballot:
        return ""
    numbers = listed([str(number) for number in new.my_ballot.numbers])
    vote = fill(translate("Said", "Your vote: card %1."), numbers)
    red = new.my_ballot.red
    return vote if red is None else f"{vote} {_red_marker(red)}"


def _red_marker(number: int) -> str:
    return fill(translate("Said", "The red marker is on card %1."), str(number))


def _numbers(cards: CardsView, chosen: tuple[CardId, ...]) -> str:
    return listed([str(cards.hand.index(card) + 1) for card in chosen if card in cards.hand])


def choice_said(old: Choice, new: Choice, cards: CardsView, legal: Legal) -> str:
    """What has just been selected or deselected."""
    out = tuple(card for card in new.cards if card not in old.cards)
    if out and legal.clue is not None:
        words = translate("Said", "Card %1 is chosen. Now the words.")
        return fill(words, _numbers(cards, out))
    if out:
        return fill(translate("Said", "Chosen: card %1."), _numbers(cards, out))
    back = tuple(card for card in old.cards if card not in new.cards)
    if back:
        return fill(translate("Said", "No longer chosen: card %1."), _numbers(cards, back))
    return _tokens_said(old, new)


def _tokens_said(old: Choice, new: Choice) -> str:
    if new.red is not None and new.red != old.red:
        return _red_marker(new.red)
    laid = [number for number in new.numbers if number not in old.numbers]
    if laid:
        return fill(translate("Said", "Your token is on card %1."), str(laid[0]))
    taken = [number for number in old.numbers if number not in new.numbers]
    words = translate("Said", "You took your token off card %1.")
    return fill(words, str(taken[0])) if taken else ""
