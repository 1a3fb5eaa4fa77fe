"""The view model of Dixit, Party and Team while a round is played."""

from dataclasses import dataclass, replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

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
from dixit_qt.rules.seatview import NOTHING, CardsView, Legal
from dixit_qt.ui.base.code_sentences import refusal_sentence
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.picture_urls import Gallery
from dixit_qt.ui.base.rows import RowModel
from dixit_qt.ui.game.card_said import choice_said
from dixit_qt.ui.game.card_table_rows import (
    Choice,
    HandRow,
    KindRow,
    VoteCardRow,
    hand_rows,
    kind_rows,
    table_rows,
    words_in,
)
from dixit_qt.ui.game.people_rows import PersonRow, TeamRow, person_rows, team_rows
from dixit_qt.ui.game.round_screen import RoundProps, RoundScreen
from dixit_qt.ui.game.status import name_of, rabbit_of, status_sentence

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class Props(RoundProps):
    storyteller: str = ""
    storyteller_rabbit: int = 0
    can_claim: bool = False
    can_clue: bool = False
    clue_needs_card: bool = False
    give_count: int = 0
    most_votes: int = 0
    needs_red: bool = False
    hand_hidden: bool = False
    clue: str = ""
    clue_kind: str = ""
    given: int = 0
    can_amend: bool = False
    breath: bool = False
    pile: int = 0
    rounds_left: int = 0


def derive_props(state: ClientState) -> Props:
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
        clue="" if cards.clue is None else cards.clue.text,
        clue_kind="" if cards.clue is None else cards.clue.kind,
        given=sum(cards.given),
        can_amend=legal.amend,
        breath=view.grace,
        pile=cards.pile,
        discard=cards.discard,
        rounds_left=max(0, (view.rounds_in_all or 0) - view.round),
    )


def playable(legal: Legal) -> frozenset[CardId]:
    if legal.clue is not None:
        return frozenset(legal.clue.cards)
    return frozenset() if legal.give is None else frozenset(legal.give.cards)


@QmlElement
class CardTable(RoundScreen):
    """Cards and numbers are laid out first (`choice`) and sent as one action when complete."""

    changed = Signal()
    choice_changed = Signal()

    def __init__(
        self, feed: Feed, language: Language, gallery: Gallery, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self._gallery = gallery
        self._choice = Choice()
        self._moment: tuple[str, int, int, Phase] | None = None
        self._hand = RowModel(HandRow)
        self._table = RowModel(VoteCardRow)
        self._people = RowModel(PersonRow)
        self._teams = RowModel(TeamRow)
        self._kinds = RowModel(KindRow)
        self.begin()

    def derive(self, state: ClientState) -> Props:
        return derive_props(state)

    def show_lists(self, state: ClientState) -> None:
        self._forget_old_choice(state)
        view = state.view
        cards = (view.cards if view else None) or CardsView()
        legal = view.legal if view else NOTHING
        words = words_in(self.language.code, state, (*cards.hand, *cards.table))
        self._hand.show(hand_rows(cards, playable(legal), self._choice, self._gallery, words))
        self._table.show(table_rows(view, self._choice, self._gallery, words) if view else [])
        self._people.show(person_rows(state))
        self._teams.show(team_rows(state))
        self._kinds.show(kind_rows(legal))

    def _forget_old_choice(self, state: ClientState) -> None:
        """What was laid out belongs to one phase of one round of one game."""
        view = state.view
        moment = None if view is None else (state.game, state.match, view.round, view.phase)
        if moment != self._moment:
            self._moment = moment
            self._choice = Choice()
            self.choice_changed.emit()

    def _choose(self, choice: Choice) -> None:
        self._choice = choice
        self.show_lists(self.feed.state)
        self.choice_changed.emit()

    # What QML reads

    @Property(QObject, constant=True)
    def hand(self) -> RowModel:
        return self._hand

    @Property(QObject, constant=True)
    def table(self) -> RowModel:
        return self._table

    @Property(QObject, constant=True)
    def people(self) -> RowModel:
        return self._people

    @Property(QObject, constant=True)
    def teams(self) -> RowModel:
        """Empty where nobody shares a score."""
        return self._teams

    @Property(QObject, constant=True)
    def kinds(self) -> RowModel:
        return self._kinds

    @Property(int, constant=True)
    def longestClue(self) -> int:
        return MAX_CLUE

    @Property(int, notify=choice_changed)
    def chosenCards(self) -> int:
        return len(self._choice.cards)

    @Property(int, notify=choice_changed)
    def chosenVotes(self) -> int:
        return len(self._choice.numbers)

    @Property(bool, notify=choice_changed)
    def placingRed(self) -> bool:
        return self._choice.placing_red

    @Property(str, notify=changed)
    def storyteller(self) -> str:
        return self.props.storyteller

    @Property(int, notify=changed)
    def storytellerRabbit(self) -> int:
        return self.props.storyteller_rabbit

    @Property(bool, notify=changed)
    def canClaim(self) -> bool:
        return self.props.can_claim

    @Property(bool, notify=changed)
    def canClue(self) -> bool:
        return self.props.can_clue

    @Property(bool, notify=changed)
    def clueNeedsCard(self) -> bool:
        return self.props.clue_needs_card

    @Property(int, notify=changed)
    def giveCount(self) -> int:
        return self.props.give_count

    @Property(int, notify=changed)
    def mostVotes(self) -> int:
        return self.props.most_votes

    @Property(bool, notify=changed)
    def needsRed(self) -> bool:
        return self.props.needs_red

    @Property(bool, notify=changed)
    def handHidden(self) -> bool:
        return self.props.hand_hidden

    @Property(str, notify=changed)
    def clue(self) -> str:
        return self.props.clue

    @Property(str, notify=changed)
    def clueKind(self) -> str:
        return self.props.clue_kind

    @Property(int, notify=changed)
    def given(self) -> int:
        return self.props.given

    @Property(bool, notify=changed)
    def canAmend(self) -> bool:
        return self.props.can_amend

    @Property(bool, notify=changed)
    def breath(self) -> bool:
        return self.props.breath

    @Property(int, notify=changed)
    def pile(self) -> int:
        return self.props.pile

    @Property(int, notify=changed)
    def roundsLeft(self) -> int:
        return self.props.rounds_left

    @Property(str, notify=changed)
    def mine(self) -> str:
        """The card that this seat has laid or told, while all cards are on their way."""
        view = self.feed.state.view
        cards = view.cards if view is not None else None
        return self._gallery(cards.mine[0]) if cards is not None and cards.mine else ""

    # What QML does

    @Slot()
    def claim(self) -> None:
        self.feed.intend(ClaimStory())

    @Slot(str, str)
    def tell(self, text: str, kind: str) -> None:
        """Give the clue with the card that is laid out; why it is not whole yet is said."""
        card = self._choice.cards[0] if self._choice.cards else None
        if card is None and self.props.clue_needs_card:
            self.said.emit(refusal_sentence(Refusal.CLUE_NEEDS_A_CARD))
            return
        if kind == ClueKind.WRITTEN and not text.strip():
            self.said.emit(refusal_sentence(Refusal.CLUE_NEEDS_WORDS))
            return
        self.feed.intend(GiveClue(text=text.strip(), kind=ClueKind(kind), card=card))

    @Slot(str)
    def amend(self, text: str) -> None:
        """The words of the clue put right; the card stays."""
        self.feed.intend(AmendClue(text.strip()))

    @Slot(str)
    def layOut(self, card: CardId) -> None:
        """Lay a card out, or put it back; giving needs no further click once all are out."""
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
        """A card was dropped on the storyteller: lay it out, and send when all are there."""
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
        """A click on a card: put a token there, or take it up again; a full ballot is sent."""
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
        """What is laid out and not yet sent is taken up again; False when there is nothing."""
        laid_out = self._choice != Choice()
        if laid_out:
            self._choose(Choice())
        return laid_out
