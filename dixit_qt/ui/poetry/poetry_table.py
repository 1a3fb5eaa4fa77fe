"""The view model of Poetry while a round is played."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.actions import AddLine, ChooseEnding, Guess, Hint, Judge, SwapLine
from dixit_qt.rules.model import CardId, Phase
from dixit_qt.rules.seatview import PoetryView, SeatView
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import Faces, faces_of
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.base.view_model import intends, list_of
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.game.round_screen import RoundProps, RoundScreen
from dixit_qt.ui.game.table_rows import words_in
from dixit_qt.ui.poetry.guess_feed import GuessFeed
from dixit_qt.ui.poetry.poetry_rows import (
    EndingRow,
    LineRow,
    Pick,
    PoemRow,
    PoetRow,
    StoryRow,
    ending_rows,
    line_rows,
    line_text,
    poem_rows,
    poet_rows,
    story_rows,
)
from dixit_qt.ui.poetry.poetry_words import (
    guess_words,
    pick_said,
    poetry_sentence,
    result_words,
)

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Props(RoundProps):
    picked_story: int = 0
    line_chosen: int = 0
    """The place of the selected line in the hand, from 1."""
    can_swap_picked: bool = False
    can_hint: bool = False
    can_add: bool = False
    can_guess: bool = False
    can_judge: bool = False
    can_end: bool = False
    stories_up: int = 0
    chips: int = 0
    telling: bool = False
    """This seat is the storyteller's."""
    waiting_line: str = ""
    ending_picture: str = ""
    ending_description: str = ""
    lots: str = ""
    lots_drawn: bool = False
    hand_words: list[str] = field(default_factory=list)
    lines_left: int = 0
    stories_left: int = 0
    endings_left: int = 0
    piles: str = ""
    swapped: str = ""
    discard_top: str = ""
    guessing: bool = False
    guessed: int = 0
    guess_right: bool = False
    guess_words: str = ""
    gains: list[int] = field(default_factory=list)
    """What the guess brought or cost, for each row of `people`."""


def derive_props(state: ClientState) -> Props:
    view = state.view
    if view is None or view.poetry is None:
        return Props()
    legal, poetry = view.legal, view.poetry
    top = poetry.discard_top
    return Props(
        phase=view.phase,
        round=view.round,
        rounds_in_all=view.rounds_in_all or 0,
        status=poetry_sentence(state, faces_of(state)),
        spectating=view.seat is None,
        can_hint=legal.hint is not None,
        can_add=bool(legal.add_line),
        can_guess=bool(legal.guess),
        can_judge=legal.judge,
        can_end=bool(legal.endings),
        stories_up=sum(story.face_up for story in poetry.stories),
        chips=0 if view.seat is None else poetry.chips[view.sides[view.seat]],
        telling=view.seat is not None and view.seat == view.storyteller,
        waiting_line=_waiting_line(state, poetry),
        can_take_back=legal.take_back,
        lots=lots_words(poetry, faces_of(state)),
        lots_drawn=bool(poetry.draws),
        hand_words=[line_text(state.verses, line) for line in poetry.hand],
        lines_left=poetry.lines_left,
        stories_left=poetry.stories_left,
        endings_left=poetry.endings_left,
        piles=piles_words(poetry),
        swapped=swapped_words(state, poetry, faces_of(state)),
        discard=poetry.discard,
        discard_top="" if top is None else line_text(state.verses, top),
    )


def piles_words(poetry: PoetryView) -> str:
    """How many stories and endings are still to come."""
    stories = translate("Status", "%n story card(s) left", None, poetry.stories_left)
    endings = translate("Status", "%n ending(s) left", None, poetry.endings_left)
    return f"{stories} · {endings}"


def swapped_words(state: ClientState, poetry: PoetryView, faces: Faces) -> str:
    """Name the players who put lines aside, and their lines."""
    if not poetry.swapped_out:
        return ""
    named = [f"{faces.name(seat)}: " for seat in poetry.swapped_by]
    names = named or [""] * len(poetry.swapped_out)
    swaps = zip(names, poetry.swapped_out, strict=True)
    lines = " · ".join(name + line_text(state.verses, line) for name, line in swaps)
    return fill(translate("Status", "Lines discarded this round: %1"), lines)


def lots_words(poetry: PoetryView, faces: Faces) -> str:
    """Why somebody adds the ending: who drew which lot, if several were the lowest."""
    if not poetry.draws:
        return translate("Status", "The player with the fewest points chooses the ending.")
    lots = " · ".join(f"{faces.side_name(draw.side)} {draw.number}" for draw in poetry.draws)
    words = translate(
        "Status",
        "A tie for the fewest points: each of those players drew a line card "
        "(%1). The player with the highest number chooses the ending.",
    )
    return fill(words, lots)


def gains_between(before: tuple[int, ...], view: SeatView, rows: Sequence[Row]) -> list[int]:
    sides = [int(row.key) for row in rows]
    return [view.scores[side] - before[side] for side in sides]


def _waiting_line(state: ClientState, poetry: PoetryView) -> str:
    """Return the line without its full stop, because it becomes part of a question."""
    waiting = [line.line for line in poetry.lines if line.fits is None]
    return line_text(state.verses, waiting[0]).removesuffix(".") if waiting else ""


class PoetryTable(RoundScreen):
    """A story and a line are selected first (`pick`) and sent together."""

    seen_on = ("poetry", "end")
    props = Props()
    sounded = Signal(str)
    stories = list_of(StoryRow)
    lines = list_of(LineRow)
    poem = list_of(PoemRow)
    endings = list_of(EndingRow)
    people = list_of(PoetRow)

    def __init__(
        self, feed: Feed, language: Language, gallery: Gallery, parent: QObject | None = None
    ) -> None:
        self._guesses = GuessFeed(feed, parent)
        super().__init__(self._guesses, language, parent)
        self._gallery = gallery
        self._pick = Pick()
        self._moment: tuple[str, int, int, Phase, int] | None = None

    def derive(self, state: ClientState) -> Props:
        props = replace(
            derive_props(state),
            picked_story=self._pick.story or 0,
            line_chosen=self._place_of_line(state),
            can_swap_picked=state.view is not None and self._pick.line in state.view.legal.swap,
        )
        props = self._with_guess(props, state)
        story = self._ended_story(state)
        if story is None:
            return props
        words = words_in(self.language.code, state, (story,))
        return replace(
            props,
            ending_picture=self._gallery(story),
            ending_description=words.descriptions.get(story, ""),
        )

    def _place_of_line(self, state: ClientState) -> int:
        poetry = None if state.view is None else state.view.poetry
        if poetry is None or self._pick.line not in poetry.hand:
            return 0
        return poetry.hand.index(self._pick.line) + 1

    def _with_guess(self, props: Props, state: ClientState) -> Props:
        """The guess that is shown, first without its result."""
        guess, view = self._guesses.guess, state.view
        if guess is None or view is None or view.poetry is None:
            return props
        holding = self._guesses.is_holding
        faces, guesses = faces_of(state), view.poetry.guesses
        words = guess_words(guess, faces) if holding else result_words(guess, guesses, faces)
        return replace(
            props,
            status=words if holding else props.status,
            guessing=holding,
            guessed=guess.story,
            guess_right=guess.right and not holding,
            guess_words=words,
            gains=[] if holding else gains_between(self._guesses.scores, view, self.people.rows),
        )

    @staticmethod
    def _ended_story(state: ClientState) -> CardId | None:
        """The story is revealed to everybody before the poem gets its ending."""
        view = state.view
        if view is None or view.poetry is None or view.phase is not Phase.ENDING:
            return None
        chosen = view.poetry.chosen
        return None if chosen is None else view.poetry.stories[chosen - 1].card

    def show_lists(self, state: ClientState) -> None:
        self._forget_old_pick(state)
        view = state.view
        if view is None or view.poetry is None:
            return
        faces = faces_of(state)
        words = words_in(
            self.language.code, state, tuple(story.card for story in view.poetry.stories)
        )
        self.stories.show(story_rows(view, self._pick, self._gallery, words, faces))
        self.lines.show(line_rows(view, self._pick, state.verses))
        self.poem.show(poem_rows(view, state.verses, faces))
        self.endings.show(ending_rows(view, state.verses))
        self.people.show(poet_rows(state, view, faces))

    def _forget_old_pick(self, state: ClientState) -> None:
        view = state.view
        moment = None
        if view is not None and view.poetry is not None:
            turns = len(view.poetry.lines) + len(view.poetry.guesses)
            moment = (state.game, state.match, view.round, view.phase, turns)
        if moment != self._moment:
            self._moment = moment
            self._pick = Pick()

    def _lay_out(self, pick: Pick) -> None:
        old, self._pick = self._pick, pick
        self.refresh()
        view = self.feed.state.view
        if view is not None and view.poetry is not None:
            self.said.emit(pick_said(old, pick, view.poetry.hand, view.legal))

    @Slot(str, result=bool)
    def endsWith(self, line: str) -> bool:
        """Whether this is the last line of the poem."""
        rows = self.poem.rows
        return bool(rows) and isinstance(rows[-1], PoemRow) and rows[-1].line == line

    # Called by QML

    @Slot(int)
    def breathe(self, milliseconds: int) -> None:
        """How long a guess is shown before its result."""
        self._guesses.breath = milliseconds

    @Slot(int)
    def pickStory(self, number: int) -> None:
        """Select a story; a second click deselects it."""
        hint = self.legal.hint
        if number in self.legal.guess or (hint is not None and number in hint.stories):
            story = None if self._pick.story == number else number
            self._lay_out(replace(self._pick, story=story))

    @Slot(int)
    def pickLine(self, number: int) -> None:
        hint = self.legal.hint
        if number in self.legal.add_line or (hint is not None and number in hint.lines):
            line = None if self._pick.line == number else number
            self._lay_out(replace(self._pick, line=line))

    @Slot(int)
    def layLine(self, number: int) -> None:
        """A line was dropped on the poem: it is added, or begins the poem of the selected story."""
        if number in self.legal.add_line:
            self.feed.intend(AddLine(number))
        elif self.legal.hint is not None:
            if self._pick.line != number:
                self.pickLine(number)
            self.beginPoem()

    @Slot()
    def beginPoem(self) -> None:
        if self._pick.story is not None and self._pick.line is not None:
            self.feed.intend(Hint(self._pick.story, self._pick.line))

    @Slot()
    def addPicked(self) -> None:
        if self._pick.line is not None:
            self.feed.intend(AddLine(self._pick.line))

    @Slot()
    def guess(self) -> None:
        if self._pick.story is not None:
            self.feed.intend(Guess(self._pick.story))

    swap = intends(SwapLine, int)

    @Slot()
    def swapPicked(self) -> None:
        if self._pick.line is not None:
            self.swap(self._pick.line)

    @Slot(bool)
    def judge(self, fits: bool) -> None:
        if self.legal.judge:
            self.feed.intend(Judge(fits))

    chooseEnding = intends(ChooseEnding, int)
