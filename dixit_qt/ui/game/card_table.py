"""The view model of Dixit, Party and Team while a round is played."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.actions import (
    AmendClue,
    ClaimStory,
    Give,
    GiveClue,
    Vote,
)
from dixit_qt.rules.model import MAX_CLUE, CardId, ClueKind, Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.seatview import NOTHING, CardsView, Legal, SeatView
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.code_sentences import refusal_sentence
from dixit_qt.ui.base.editions import value_in_force
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.view_model import intends, list_of
from dixit_qt.ui.game.round_screen import RoundProps, RoundScreen
from dixit_qt.ui.game.status import choice_said, name_of, rabbit_of, status_sentence
from dixit_qt.ui.game.table_rows import (
    Choice,
    HandRow,
    KindRow,
    PersonRow,
    TeamRow,
    VoteCardRow,
    hand_rows,
    kind_rows,
    person_rows,
    table_rows,
    team_rows,
    words_in,
)


@dataclass(frozen=True, slots=True)
class Props(RoundProps):
    storyteller: str = ""
    is_storyteller: bool = False
    storyteller_rabbit: int = 0
    can_claim: bool = False
    can_clue: bool = False
    clue_needs_card: bool = False
    give_count: int = 0
    most_votes: int = 0
    needs_red: bool = False
    hand_hidden: bool = False
    face_down: int = 0
    """How many cards this player may not see yet."""
    clue: str = ""
    clue_kind: str = ""
    given: int = 0
    can_amend: bool = False
    grace: bool = False
    pile: int = 0
    rounds_left: int = 0
    chosen_cards: int = 0
    chosen_votes: int = 0
    single_bonus: int = 0
    """The extra points for a right vote without a second one."""
    placing_red: bool = False
    mine: str = ""
    """The card that this seat has given or told, while the others still give theirs."""
    longest_clue: int = MAX_CLUE


def _face_down(view: SeatView, cards: CardsView) -> int:
    is_known = cards.hand_hidden and view.seat is not None and view.seat < len(cards.hand_sizes)
    return cards.hand_sizes[view.seat or 0] if is_known else 0


def _single_bonus(state: ClientState) -> int:
    room = state.room
    bonus = None if room is None else value_in_force(room, "single_vote_bonus")
    return bonus if isinstance(bonus, int) else 0


def derive_props(state: ClientState, choice: Choice, gallery: Gallery) -> Props:
    view = state.view
    if view is None or view.cards is None:
        return Props()
    legal, cards = view.legal, view.cards
    return Props(
        phase=view.phase,
        round=view.round,
        rounds_in_all=view.rounds_in_all or 0,
        status=status_sentence(state),
        storyteller=name_of(state, view.storyteller),
        is_storyteller=view.seat is not None and view.seat == view.storyteller,
        storyteller_rabbit=rabbit_of(state, view.storyteller),
        spectating=view.seat is None,
        can_claim=legal.claim,
        can_clue=legal.clue is not None,
        clue_needs_card=legal.clue is not None and bool(legal.clue.cards),
        give_count=0 if legal.give is None else legal.give.count,
        most_votes=0 if legal.vote is None else legal.vote.most,
        needs_red=legal.vote is not None and bool(legal.vote.reds),
        can_take_back=legal.take_back,
        hand_hidden=cards.hand_hidden,
        face_down=_face_down(view, cards),
        clue="" if cards.clue is None else cards.clue.text,
        clue_kind="" if cards.clue is None else cards.clue.kind,
        given=sum(cards.given),
        can_amend=legal.amend,
        grace=view.grace,
        pile=cards.pile,
        discard=cards.discard,
        rounds_left=max(0, (view.rounds_in_all or 0) - view.round),
        chosen_cards=len(choice.cards),
        chosen_votes=len(choice.numbers),
        placing_red=choice.placing_red,
        single_bonus=_single_bonus(state),
        mine=gallery(cards.mine[0]) if cards.mine else "",
    )


def playable(legal: Legal) -> frozenset[CardId]:
    if legal.clue is not None:
        return frozenset(legal.clue.cards)
    return frozenset() if legal.give is None else frozenset(legal.give.cards)


class CardTable(RoundScreen):
    """Cards and numbers are selected first (`choice`) and sent together once complete."""

    seen_on = ("game", "poetry", "end")
    props = Props()
    hand = list_of(HandRow)
    table = list_of(VoteCardRow)
    people = list_of(PersonRow)
    teams = list_of(TeamRow)
    """Empty in games without teams."""
    kinds = list_of(KindRow)

    def __init__(
        self, feed: Feed, language: Language, gallery: Gallery, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self._gallery = gallery
        self._choice = Choice()
        self._moment: tuple[str, int, int, Phase] | None = None

    def derive(self, state: ClientState) -> Props:
        return derive_props(state, self._choice, self._gallery)

    def show_lists(self, state: ClientState) -> None:
        self._forget_old_choice(state)
        view = state.view
        cards = (view.cards if view else None) or CardsView()
        legal = view.legal if view else NOTHING
        words = words_in(self.language.code, state, (*cards.hand, *cards.table))
        self.hand.show(hand_rows(cards, playable(legal), self._choice, self._gallery, words))
        self.table.show(table_rows(view, self._choice, self._gallery, words) if view else [])
        self.people.show(person_rows(state))
        self.teams.show(team_rows(state))
        self.kinds.show(kind_rows(legal))

    def _forget_old_choice(self, state: ClientState) -> None:
        """A selection is valid only in the phase, round and game in which it was made."""
        view = state.view
        moment = None if view is None else (state.game, state.match, view.round, view.phase)
        if moment != self._moment:
            self._moment = moment
            self._choice = Choice()

    def _choose(self, choice: Choice) -> None:
        self._choice = choice
        self.refresh()

    # Called by QML

    claim = intends(ClaimStory)

    @Slot(str, str)
    def tell(self, text: str, kind: str) -> None:
        """Give the clue with the selected card, or say what is still missing."""
        card = self._choice.cards[0] if self._choice.cards else None
        if card is None and self.props.clue_needs_card:
            self.said.emit(refusal_sentence(Refusal.CLUE_NEEDS_A_CARD))
            return
        if kind == ClueKind.WRITTEN and not text.strip():
            self.said.emit(refusal_sentence(Refusal.CLUE_NEEDS_WORDS))
            return
        self.feed.intend(GiveClue(text=text.strip(), kind=ClueKind(kind), card=card))

    amend = intends(lambda text: AmendClue(text.strip()), str)
    """Correct the words of the clue; the card stays."""

    @Slot(str)
    def layOut(self, card: CardId) -> None:
        """Select a card or deselect it; the cards are given as soon as enough are selected."""
        old = self._choice
        self._lay_out(card)
        self._say_choice(old)

    def _say_choice(self, old: Choice) -> None:
        view = self.feed.state.view
        if view is not None and view.cards is not None:
            self.said.emit(choice_said(old, self._choice, view.cards, view.legal))

    def _lay_out(self, card: CardId) -> None:
        if card not in playable(self.legal):
            return
        if card in self._choice.cards:
            self._choose(
                replace(self._choice, cards=tuple(c for c in self._choice.cards if c != card))
            )
            return
        wanted = 1 if self.legal.give is None else self.legal.give.count
        self._choose(replace(self._choice, cards=(*self._choice.cards, card)[-wanted:]))

    @Slot(str)
    def give(self, card: CardId) -> None:
        """A card was dropped on the storyteller: select it, and send once enough are selected."""
        old = self._choice
        if card not in self._choice.cards:
            self._lay_out(card)
        give = self.legal.give
        if give is not None and len(self._choice.cards) == give.count:
            self.feed.intend(Give(self._choice.cards))
        else:
            self._say_choice(old)

    @Slot()
    def giveChosen(self) -> None:
        give = self.legal.give
        if give is not None and len(self._choice.cards) == give.count:
            self.feed.intend(Give(self._choice.cards))

    @Slot(int)
    def vote(self, number: int) -> None:
        """A click on a card puts a token there or takes it back; a full ballot is sent."""
        vote, old = self.legal.vote, self._choice
        if vote is None:
            return
        if self._choice.placing_red and number in vote.reds:
            self._choose(replace(self._choice, red=number))
        elif number in self._choice.numbers:
            left = tuple(n for n in self._choice.numbers if n != number)
            self._choose(replace(self._choice, numbers=left))
        elif number in vote.numbers:
            numbers = (*self._choice.numbers, number)[-vote.most :]
            self._choose(replace(self._choice, numbers=numbers, placing_red=bool(vote.reds)))
        else:
            self._refuse_own(number)
            return
        if vote.most == 1 and (not vote.reds or self._choice.red is not None):
            self.castVote()
        else:
            self._say_choice(old)

    def _refuse_own(self, number: int) -> None:
        view = self.feed.state.view
        if view is not None and view.cards is not None and number in view.cards.my_numbers:
            self.said.emit(refusal_sentence(Refusal.OWN_CARD))

    @Slot()
    def castVote(self) -> None:
        if self._choice.numbers:
            self.feed.intend(Vote(self._choice.numbers, self._choice.red))

    @Slot(result=bool)
    def putBack(self) -> bool:
        """Undo a selection that isn't sent yet; False if there is none."""
        laid_out = self._choice != Choice()
        if laid_out:
            self._choose(Choice())
        return laid_out
