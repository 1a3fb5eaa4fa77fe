"""Poetry for three to six, and for two with a virtual rival [004].

    HINT  ->  GUESSER  <->  JUDGE
                 |
              ENDING  ->  HINT of the next storyteller, or OVER

The storyteller secretly chooses a story and hints at it with a line. Guessers take turns: each adds
a line, which the storyteller judges, or guesses a story. A right guess ends the round, and so does
a wrong guess that leaves two stories face up. Then the player with the fewest points adds the
ending. JUDGE returns to itself while the virtual rival adds its line, and ENDING closes by itself
when the rival adds the ending.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from dixit_qt.rules.actions import (
    Action,
    AddLine,
    ChooseEnding,
    Guess,
    Hint,
    Judge,
    SwapLine,
    TakeBack,
)
from dixit_qt.rules.house.afterwards import show_hearts
from dixit_qt.rules.model import Phase, Seat, Side
from dixit_qt.rules.phases import FamilyRules, Handler, PhaseRule
from dixit_qt.rules.poetry.chairs import add_chairs, check_decks, setup, take_chairs
from dixit_qt.rules.poetry.rounds import (
    begin_ending,
    close_round,
    lay_rival_line,
    next_round_or_over,
    over,
    rival_follows,
)
from dixit_qt.rules.poetry.scoring import right_guess_awards, with_awards, wrong_guess_award
from dixit_qt.rules.poetry.table import (
    FACE_UP_AT_THE_END,
    POETRY_VIEW,
    chips_left,
    chosen_story,
    draw_lines,
    face_up_stories,
    next_guesser,
    poetry,
    refill_hand,
    rounds_without_return,
    seat_of,
    stories_needed,
    stories_per_round,
    teller,
    with_hand,
    without_line,
)
from dixit_qt.rules.records import Award, PoemLine, StoryGuess
from dixit_qt.rules.refusals import Refusal, RuleViolation
from dixit_qt.rules.seatview import NOTHING, HintChoice, Legal
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import left_of, rounds_by_laps


def swap_line(state: GameState, seat: Seat, action: SwapLine) -> GameState:
    """The old line is discarded face up before the new one is drawn [004:104, 004:128]."""
    game = poetry(state)
    if game.swapped:
        raise RuleViolation(Refusal.ALREADY_SWAPPED)
    _check_line(state, seat, action.line)
    state = without_line(state, seat, action.line)
    game = replace(
        poetry(state),
        line_discard=(*game.line_discard, action.line),
        swapped=True,
        verdict_is_open=False,
        swapped_out=(*game.swapped_out, action.line),
        swapped_by=(*game.swapped_by, seat),
    )
    drawn, state = draw_lines(replace(state, game=game), 1)
    return with_hand(state, seat, poetry(state).hands[seat] + drawn)


def hint(state: GameState, seat: Seat, action: Hint) -> GameState:
    _check_story(state, action.story)
    _check_line(state, seat, action.line)
    state = without_line(state, seat, action.line)
    game = replace(poetry(state), chosen=action.story, hint=action.line)
    return show_hearts(replace(state, game=game))


def add_line(state: GameState, seat: Seat, action: AddLine) -> GameState:
    side = state.sides[seat]
    if chips_left(state, side) == 0:
        raise RuleViolation(Refusal.NO_CHIPS_LEFT)
    _check_line(state, seat, action.line)
    state = without_line(state, seat, action.line)
    game = poetry(state)
    lines = (*game.lines, PoemLine(action.line, side))
    return replace(state, game=replace(game, lines=lines, verdict_is_open=False))


def judge(state: GameState, _seat: Seat, action: Judge) -> GameState:
    game = poetry(state)
    judged = replace(game.lines[-1], fits=action.fits)
    lines = (*game.lines[:-1], judged)
    return replace(state, game=replace(game, lines=lines, verdict_is_open=True))


def take_verdict_back(state: GameState, seat: Seat, _action: TakeBack) -> GameState:
    """Take back the verdict. That's possible until another player has acted on it. A line drawn
    after it is kept in the hand.
    """
    game = poetry(state)
    if seat != state.storyteller or not game.verdict_is_open:
        raise RuleViolation(Refusal.NOTHING_TO_TAKE_BACK)
    waits = replace(game.lines[-1], fits=None)
    side = waits.side
    game = replace(
        game,
        lines=(*game.lines[:-1], waits),
        verdict_is_open=False,
        turn=None if side == game.rival else seat_of(state, side),
    )
    return replace(state, phase=Phase.JUDGE, game=game)


def guess(state: GameState, seat: Seat, action: Guess) -> GameState:
    _check_story(state, action.story)
    if action.story == poetry(state).chosen:
        return _guess_right(state, state.sides[seat])
    return _guess_wrong(state, seat, action.story)


def choose_ending(state: GameState, seat: Seat, action: ChooseEnding) -> GameState:
    offered = poetry(state).endings
    if action.ending not in offered:
        raise RuleViolation(Refusal.NO_SUCH_ENDING)
    (counter,) = (ending for ending in offered if ending != action.ending)
    return close_round(state, state.sides[seat], action.ending, counter)


def _guess_right(state: GameState, side: Side) -> GameState:
    state = _with_awards(state, right_guess_awards(state, side))
    game = poetry(state)
    guesses = (*game.guesses, StoryGuess(side, chosen_story(game), right=True))
    game = replace(game, guesses=guesses, winner=side, revealed=True, verdict_is_open=False)
    return replace(state, game=game)


def _guess_wrong(state: GameState, seat: Seat, story: int) -> GameState:
    """The penalty comes before any scoring [004:193]. The story is turned face down [004:161]."""
    side = state.sides[seat]
    state = _with_awards(state, (wrong_guess_award(state, side),))
    game = poetry(state)
    game = replace(
        game,
        guesses=(*game.guesses, StoryGuess(side, story, right=False)),
        face_down=game.face_down | {story},
        verdict_is_open=False,
    )
    state = replace(state, game=game)
    if game.rival is not None:
        return _guess_right(state, game.rival)
    if len(face_up_stories(game)) == FACE_UP_AT_THE_END:
        return replace(state, game=replace(game, revealed=True))
    return pass_turn(state, next_guesser(state, seat))


def _with_awards(state: GameState, awards: tuple[Award, ...]) -> GameState:
    game = poetry(state)
    scores = with_awards(state.scores, awards)
    return replace(state, scores=scores, game=replace(game, awards=game.awards + awards))


def _check_line(state: GameState, seat: Seat, line: int) -> None:
    if line not in poetry(state).hands[seat]:
        raise RuleViolation(Refusal.LINE_NOT_IN_HAND)


def _check_story(state: GameState, story: int) -> None:
    game = poetry(state)
    if not 1 <= story <= len(game.stories):
        raise RuleViolation(Refusal.NO_SUCH_STORY)
    if story in game.face_down:
        raise RuleViolation(Refusal.STORY_IS_FACE_DOWN)


def line_waits(state: GameState) -> bool:
    lines = poetry(state).lines
    return bool(lines) and lines[-1].fits is None


def after_hint(state: GameState) -> GameState:
    state = refill_hand(state, teller(state))
    return pass_turn(state, left_of(state, teller(state)))


def pass_turn(state: GameState, seat: Seat) -> GameState:
    game = replace(poetry(state), turn=seat, swapped=False)
    return replace(state, phase=Phase.GUESSER, game=game)


def after_guesser(state: GameState) -> GameState:
    if line_waits(state):
        return replace(state, phase=Phase.JUDGE)
    return begin_ending(state)


def after_judge(state: GameState) -> GameState:
    """The guesser draws. Then the rival adds its line, or it is the next guesser's turn."""
    game = poetry(state)
    if game.turn is not None:
        state = refill_hand(state, game.turn)
    if game.rival is not None and rival_follows(state):
        return lay_rival_line(state, game.rival)
    guesser = teller(state) if game.turn is None else game.turn
    return pass_turn(state, next_guesser(state, guesser))


def hint_legal(state: GameState, seat: Seat) -> Legal:
    if seat != state.storyteller:
        return NOTHING
    game = poetry(state)
    hand = game.hands[seat]
    return Legal(swap=() if game.swapped else hand, hint=HintChoice(face_up_stories(game), hand))


def guesser_legal(state: GameState, seat: Seat) -> Legal:
    game = poetry(state)
    if seat == state.storyteller:
        return Legal(take_back=game.verdict_is_open)
    if seat != game.turn:
        return NOTHING
    hand = game.hands[seat]
    return Legal(
        swap=() if game.swapped else hand,
        add_line=hand if chips_left(state, state.sides[seat]) else (),
        guess=face_up_stories(game),
    )


def judge_legal(state: GameState, seat: Seat) -> Legal:
    return Legal(judge=True) if seat == state.storyteller else NOTHING


def ending_legal(state: GameState, seat: Seat) -> Legal:
    game = poetry(state)
    return Legal(endings=game.endings) if state.sides[seat] == game.ending_by else NOTHING


def misplaced(state: GameState, seat: Seat, action: Action) -> Refusal:
    """Why this action isn't possible in this phase."""
    match action:
        case AddLine() | Guess() if seat == state.storyteller:
            return Refusal.STORYTELLER_DOES_NOT_GUESS
        case Judge() if seat != state.storyteller:
            return Refusal.ONLY_THE_STORYTELLER_JUDGES
        case Hint() if seat != state.storyteller:
            return Refusal.NOT_THE_STORYTELLER
        case _:
            return _ill_timed(state, action)


def _ill_timed(state: GameState, action: Action) -> Refusal:
    match action:
        case _ if state.phase is Phase.JUDGE:
            return Refusal.A_LINE_WAITS_FOR_JUDGEMENT
        case ChooseEnding() if state.phase is Phase.ENDING:
            return Refusal.NOT_THE_LOWEST
        case AddLine() | Guess() | SwapLine() if state.phase in {Phase.HINT, Phase.GUESSER}:
            return Refusal.NOT_YOUR_TURN
        case _:
            return Refusal.NOT_NOW


def hint_waits_for(state: GameState) -> tuple[Seat, ...]:
    return (teller(state),) if poetry(state).hint is None else ()


def guesser_waits_for(state: GameState) -> tuple[Seat, ...]:
    game = poetry(state)
    if game.turn is None or game.revealed or line_waits(state):
        return ()
    return (game.turn,)


def judge_waits_for(state: GameState) -> tuple[Seat, ...]:
    return (teller(state),) if line_waits(state) else ()


def ending_waits_for(state: GameState) -> tuple[Seat, ...]:
    game = poetry(state)
    if game.ending_by is None or not game.endings:
        return ()
    return (seat_of(state, game.ending_by),)


WaitsFor = Callable[[GameState], tuple[Seat, ...]]


def _only_for(waits_for: WaitsFor, handler: Handler) -> Handler:
    """Refuse everybody but the player who must act, because in Poetry nobody else can."""

    def handle(state: GameState, seat: Seat, action: Action) -> GameState:
        if seat not in waits_for(state):
            raise RuleViolation(misplaced(state, seat, action))
        return handler(state, seat, action)

    return handle


def _phase(
    waits_for: WaitsFor,
    handlers: Mapping[type[Action], Handler],
    legal: Callable[[GameState, Seat], Legal],
    follow: Callable[[GameState], GameState],
) -> PhaseRule:
    guarded = {action: _only_for(waits_for, handler) for action, handler in handlers.items()}
    return PhaseRule(waits_for, guarded, legal, follow)


def _with_take_back(rule: PhaseRule) -> PhaseRule:
    """While a guesser thinks, the storyteller may take the last verdict back."""
    return replace(rule, actions={**rule.actions, TakeBack: take_verdict_back})


POETRY = FamilyRules(
    setup=setup,
    phases={
        Phase.HINT: _phase(
            hint_waits_for, {SwapLine: swap_line, Hint: hint}, hint_legal, after_hint
        ),
        Phase.GUESSER: _with_take_back(
            _phase(
                guesser_waits_for,
                {SwapLine: swap_line, AddLine: add_line, Guess: guess},
                guesser_legal,
                after_guesser,
            )
        ),
        Phase.JUDGE: _phase(judge_waits_for, {Judge: judge}, judge_legal, after_judge),
        Phase.ENDING: _phase(
            ending_waits_for, {ChooseEnding: choose_ending}, ending_legal, next_round_or_over
        ),
    },
    misplaced=misplaced,
    rounds_in_all=rounds_by_laps,
    cards_needed=stories_needed,
    cards_per_round=lambda _edition, players: stories_per_round(players),
    rounds_without_return=rounds_without_return,
    check_cards=check_decks,
    add_chairs=add_chairs,
    take_chairs=take_chairs,
    finish=over,
    poetry_view=POETRY_VIEW,
)
