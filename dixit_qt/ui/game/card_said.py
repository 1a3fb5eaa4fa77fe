"""What is said of a card game to those who listen, the own acts too: cards in the hand by number,
for they are secret."""

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import CardId, Phase
from dixit_qt.rules.seatview import CardsView, Legal, SeatView
from dixit_qt.ui.game.card_table_rows import Choice, words_in
from dixit_qt.ui.game.status import fill, listed, name_of, status_sentence

translate = QCoreApplication.translate


def ended(sentence: str) -> str:
    """With a full stop, unless it ends with a mark of its own."""
    return sentence if sentence.endswith((".", "!", "?", "…")) else f"{sentence}."


def cards_asked(state: ClientState, view: SeatView) -> str:
    """The prompt without a tool; nothing for a storyteller who waits for the votes."""
    teller = name_of(state, view.storyteller)
    vote, give = view.legal.vote, view.legal.give
    if view.phase is Phase.VOTE and not view.grace and _waits_as_teller(view):
        return ""
    if not view.family.has_told_card or (view.family.in_teams and vote is None):
        return status_sentence(state)
    if give is not None and give.count == 1:
        return fill(translate("Said", "Give %1 the card that fits the clue best."), teller)
    if vote is not None and vote.most == 2:
        words = translate("Said", "Which card is %1’s? Choose one card, or two to be safer.")
        return fill(words, teller)
    if vote is not None:
        return fill(translate("Said", "Which card is %1’s?"), teller)
    return status_sentence(state)


def clue_said(before: SeatView, view: SeatView, state: ClientState) -> str:
    """The new clue, and once more the clue that the vote is about."""
    clue = None if view.cards is None else view.cards.clue
    known = before.cards is not None and before.cards.clue == clue and before.round == view.round
    if clue is None or (known and not _asked_to_vote(before, view)):
        return ""
    teller = name_of(state, view.storyteller)
    if not clue.text:
        return fill(translate("Announcements", "%1 has given a clue without words."), teller)
    return ended(fill(translate("Said", "%1’s clue: %2"), teller, clue.text))


def _asked_to_vote(before: SeatView, view: SeatView) -> bool:
    was_asked = before.phase is Phase.VOTE and before.round == view.round
    return view.phase is Phase.VOTE and not was_asked and not _waits_as_teller(view)


def _waits_as_teller(view: SeatView) -> bool:
    return view.legal.vote is None and view.seat is not None and view.seat == view.storyteller


def table_said(before: SeatView, view: SeatView, state: ClientState, language: str) -> str:
    """By number, with titles; the descriptions are on the cards."""
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
    """The card that has been given, the vote that has been cast."""
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
    return fill(translate("Said", "The red marker lies on card %1."), str(number))


def _numbers(cards: CardsView, chosen: tuple[CardId, ...]) -> str:
    return listed([str(cards.hand.index(card) + 1) for card in chosen if card in cards.hand])


def choice_said(old: Choice, new: Choice, cards: CardsView, legal: Legal) -> str:
    """What has just been laid out or taken up again."""
    out = tuple(card for card in new.cards if card not in old.cards)
    if out and legal.clue is not None:
        words = translate("Said", "Card %1 is chosen. Now the words.")
        return fill(words, _numbers(cards, out))
    if out:
        return fill(translate("Said", "Card %1 is chosen."), _numbers(cards, out))
    back = tuple(card for card in old.cards if card not in new.cards)
    if back:
        return fill(translate("Said", "Card %1 is no longer chosen."), _numbers(cards, back))
    return _tokens_said(old, new)


def _tokens_said(old: Choice, new: Choice) -> str:
    if new.red is not None and new.red != old.red:
        return _red_marker(new.red)
    laid = [number for number in new.numbers if number not in old.numbers]
    if laid:
        return fill(translate("Said", "Your token lies on card %1."), str(laid[0]))
    taken = [number for number in old.numbers if number not in new.numbers]
    words = translate("Said", "Your token is taken from card %1.")
    return fill(words, str(taken[0])) if taken else ""
