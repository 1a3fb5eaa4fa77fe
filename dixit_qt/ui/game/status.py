"""The one sentence that always says what to do, or why one cannot."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.seatview import CardsView, SeatView

translate = QCoreApplication.translate


def name_of(state: ClientState, seat: Seat | None) -> str:
    room = state.room
    if room is None or seat is None or seat >= len(room.seats):
        return ""
    return room.seats[seat].name


def rabbit_of(state: ClientState, seat: Seat | None) -> int:
    room = state.room
    return 0 if room is None or seat is None or seat >= len(room.seats) else room.seats[seat].rabbit


def listed(names: Sequence[str]) -> str:
    """«Ann, Bob and Eve»."""
    if len(names) < 2:
        return "".join(names)
    return (
        translate("Status", "%1 and %2")
        .replace("%1", ", ".join(names[:-1]))
        .replace("%2", names[-1])
    )


def fill(sentence: str, *values: str) -> str:
    for place, value in enumerate(values, 1):
        sentence = sentence.replace(f"%{place}", value)
    return sentence


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
        return _breath(view)
    return by_phase[view.phase](state, view, view.cards)


def _breath(view: SeatView) -> str:
    """The moment before the cards are turned over: who was last may still change his mind."""
    if view.phase is Phase.GIVE:
        return translate("Status", "All cards are in: they are gathered and shuffled…")
    return translate("Status", "All votes are in: the cards are turned over…")


def waiting_sentence(state: ClientState, view: SeatView) -> str:
    others = [name_of(state, seat) for seat in view.waiting_for if seat != view.seat]
    if not others:
        return ""
    if len(others) > 4:
        return translate("Status", "Waiting for %n player(s).", None, len(others))
    return fill(translate("Status", "Waiting for %1."), listed(others))


def _first_storyteller(state: ClientState, view: SeatView, cards: CardsView) -> str:
    if not view.legal.claim:
        return translate("Status", "Whoever has a story first becomes the storyteller.")
    if not view.family.has_told_card:
        return translate(
            "Status", "Think of anything to say. Whoever presses “I have a story” first begins."
        )
    return translate("Status", "Look at your cards. Whoever presses “I have a story” first begins.")


def _clue(state: ClientState, view: SeatView, cards: CardsView) -> str:
    if view.legal.clue is None:
        return fill(
            translate("Status", "%1 is thinking of a clue."), name_of(state, view.storyteller)
        )
    if not view.family.has_told_card:
        return translate(
            "Status", "You are the storyteller. Say anything: you will see your cards after it."
        )
    return translate("Status", "You are the storyteller. Choose a card and give a clue to it.")


def _give(state: ClientState, view: SeatView, cards: CardsView) -> str:
    teller = name_of(state, view.storyteller)
    waiting = waiting_sentence(state, view)
    if view.legal.give is not None:
        return _what_to_give(view, teller)
    if view.seat is not None and view.seat == view.storyteller and view.family.has_told_card:
        return fill(translate("Status", "The others are choosing cards for your clue. %1"), waiting)
    if view.legal.take_back:
        return fill(
            translate("Status", "Your card is given; you may still take it back. %1"), waiting
        )
    if view.seat is not None and view.seat == view.storyteller:
        return fill(translate("Status", "The others are choosing cards for your clue. %1"), waiting)
    if view.family.in_teams and view.seat is not None:
        return fill(translate("Status", "Your partner has given; you will vote. %1"), waiting)
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
            translate("Status", "You are %1's partner: give a card that fits the clue."), teller
        )
    if view.family.in_teams:
        return translate(
            "Status", "Decide with your partner who gives a card. The other one will vote."
        )
    return fill(translate("Status", "Drag the card that fits the clue best to %1."), teller)


def _is_of_the_teller(view: SeatView) -> bool:
    """Whether this seat plays on the storyteller's side; a watcher chooses nothing either."""
    if view.seat is None or view.storyteller is None:
        return True
    return view.sides[view.seat] == view.sides[view.storyteller]


def _vote(state: ClientState, view: SeatView, cards: CardsView) -> str:
    waiting = waiting_sentence(state, view)
    if view.legal.vote is not None:
        return _what_to_vote(state, view)
    if view.legal.take_back:
        return fill(translate("Status", "Your vote is in; you may still take it back. %1"), waiting)
    if view.seat is not None and view.seat == view.storyteller:
        return fill(translate("Status", "The storyteller does not vote. %1"), waiting)
    if view.family.in_teams and not _is_of_the_teller(view):
        return fill(
            translate("Status", "You have given a card, so your partner votes. %1"), waiting
        )
    return fill(translate("Status", "The votes are being cast. %1"), waiting)


def _what_to_vote(state: ClientState, view: SeatView) -> str:
    vote = view.legal.vote
    teller = name_of(state, view.storyteller)
    if vote is not None and vote.reds:
        return translate(
            "Status", "Vote for the most popular card, then spoil one with the red marker."
        )
    if not view.family.has_told_card:
        return translate("Status", "Which card will most people choose? Beware of the red marker.")
    if vote is not None and vote.most == 2:
        return fill(
            translate("Status", "Which card is %1's? Click one card, or two to be safer."), teller
        )
    return fill(translate("Status", "Which card is %1's? Click it."), teller)


def _over(state: ClientState, view: SeatView, cards: CardsView) -> str:
    return translate("Status", "The game is over.")
