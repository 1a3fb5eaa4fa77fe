"""The table of Poetry, and how many cards and chips a game needs [004:70-80]."""

from typing import TypeVar, cast

from msgspec.structs import replace

from dixit_qt.rules.editions import Edition
from dixit_qt.rules.house.switches import BY_RULEBOOK
from dixit_qt.rules.model import CardId, Cards, Seat, Side
from dixit_qt.rules.phases import Shown
from dixit_qt.rules.records import EndingDraw
from dixit_qt.rules.refusals import Refusal, refuse_if
from dixit_qt.rules.seatview import PoetryView, StoryView
from dixit_qt.rules.state import GameState, PoetryGame
from dixit_qt.rules.table import left_of, put, shuffle, without

FACE_UP_AT_THE_END = 2
ENDINGS_OFFERED = 2


def poetry(state: GameState) -> PoetryGame:
    return cast("PoetryGame", state.game)


def teller(state: GameState) -> Seat:
    return cast("Seat", state.storyteller)


def teller_side(state: GameState) -> Side:
    return state.sides[teller(state)]


def chosen_story(game: PoetryGame) -> int:
    """The story that the storyteller has chosen. Call it only after the hint, with which it's
    chosen."""
    return cast("int", game.chosen)


def hint_line(game: PoetryGame) -> int:
    return cast("int", game.hint)


def seat_of(state: GameState, side: Side) -> Seat:
    return next(seat for seat in state.ring if state.sides[seat] == side)


def has_rival(players: int) -> bool:
    """The virtual rival joins two players. It has a side but no seat [004:238]."""
    return players == 2


def sides_at(players: int) -> int:
    return players + has_rival(players)


def stories_per_round(players: int) -> int:
    return sides_at(players) + 2


def tellings_each(edition: Edition, players: int) -> int | None:
    """How often each player is storyteller. None in a game without end."""
    laps = edition.switches.laps
    return tellings_by_rulebook(players) if laps == BY_RULEBOOK else laps


def tellings_by_rulebook(players: int) -> int:
    return 3 if players <= 4 else 2


def chips_by_rulebook(players: int) -> int:
    """Chips for guessing; one more of each colour is on the score track."""
    return 3 if players <= 4 else 2


def chips_each(edition: Edition, players: int) -> int:
    """How many chips each side has: at least one, whatever the house rules say."""
    return max(1, chips_by_rulebook(players) + edition.switches.chips)


def chips_laid(game: PoetryGame, side: Side) -> int:
    return sum(line.side == side for line in game.lines)


def fitting_lines(game: PoetryGame, side: Side) -> int:
    return sum(line.side == side and line.fits is True for line in game.lines)


def chips_left(state: GameState, side: Side) -> int:
    """Counted for the storyteller too, who doesn't use their chips."""
    return chips_each(state.edition, state.players) - chips_laid(poetry(state), side)


def face_up_stories(game: PoetryGame) -> tuple[int, ...]:
    numbers = range(1, len(game.stories) + 1)
    return tuple(number for number in numbers if number not in game.face_down)


def next_guesser(state: GameState, seat: Seat) -> Seat:
    """Skip the storyteller [004:151]."""
    following = left_of(state, seat)
    return left_of(state, following) if following == teller(state) else following


def check_cards(edition: Edition, players: int, cards: Cards) -> None:
    """Refuse decks that are too small for a round even after reshuffling."""
    needs = (
        (cards.pictures, stories_needed(edition, players), Refusal.TOO_FEW_CARDS),
        (cards.lines, lines_needed(edition, players), Refusal.TOO_FEW_LINES),
        (cards.endings, endings_needed(edition, players), Refusal.TOO_FEW_ENDINGS),
    )
    for deck, need, refusal in needs:
        refuse_if(len(deck) < need, refusal, have=len(deck), need=need)


def _rounds(edition: Edition, players: int) -> int:
    """The number of rounds to have cards for. A game without an end needs enough for one lap."""
    return players * (tellings_each(edition, players) or 1)


def stories_needed(edition: Edition, players: int) -> int:
    """By the last round, a player may have kept one story from each earlier round."""
    return stories_per_round(players) + _rounds(edition, players) - 1


def rounds_without_return(edition: Edition, players: int, pictures: int) -> int | None:
    """For how many rounds no story comes back. None for the whole game."""
    enough = pictures // stories_per_round(players)
    endless = tellings_each(edition, players) is None
    return enough if endless or enough < _rounds(edition, players) else None


def lines_needed(edition: Edition, players: int) -> int:
    """Full hands, the longest possible poem, and a line for each player to settle a tie."""
    hands = players * edition.switches.hand
    poem = 1 + (sides_at(players) - 1) * chips_each(edition, players)
    return hands + poem + players


def endings_needed(edition: Edition, players: int) -> int:
    """One for each telling, and one for each player to settle the last tie."""
    return _rounds(edition, players) + players


# The three decks of Poetry: drawing, reshuffling the discard pile, and draws that settle ties

T = TypeVar("T")


def draw_lines(state: GameState, count: int) -> tuple[tuple[int, ...], GameState]:
    game = poetry(state)
    drawn, pile, discard, state = _draw(state, game.line_pile, game.line_discard, count)
    return drawn, replace(state, game=replace(game, line_pile=pile, line_discard=discard))


def draw_stories(state: GameState, count: int) -> tuple[tuple[CardId, ...], GameState]:
    game = poetry(state)
    drawn, pile, discard, state = _draw(state, game.story_pile, game.story_discard, count)
    return drawn, replace(state, game=replace(game, story_pile=pile, story_discard=discard))


def draw_endings(state: GameState, count: int) -> tuple[tuple[int, ...], GameState]:
    game = poetry(state)
    drawn, pile, discard, state = _draw(state, game.ending_pile, game.ending_discard, count)
    return drawn, replace(state, game=replace(game, ending_pile=pile, ending_discard=discard))


def refill_hand(state: GameState, seat: Seat) -> GameState:
    missing = state.edition.switches.hand - len(poetry(state).hands[seat])
    drawn, state = draw_lines(state, max(0, missing))
    return with_hand(state, seat, poetry(state).hands[seat] + drawn)


def with_hand(state: GameState, seat: Seat, hand: tuple[int, ...]) -> GameState:
    game = poetry(state)
    return replace(state, game=replace(game, hands=put(game.hands, seat, hand)))


def without_line(state: GameState, seat: Seat, line: int) -> GameState:
    hand = poetry(state).hands[seat]
    return with_hand(state, seat, without(hand, (line,)))


def tie_draw_of_lines(
    state: GameState, tied: tuple[Side, ...]
) -> tuple[tuple[EndingDraw, ...], GameState]:
    """The lines drawn to settle a tie are discarded [004:205]."""
    drawn, state = draw_lines(state, len(tied))
    game = poetry(state)
    state = replace(state, game=replace(game, line_discard=game.line_discard + drawn))
    return _draws(tied, drawn), state


def tie_draw_of_endings(
    state: GameState, tied: tuple[Side, ...]
) -> tuple[tuple[EndingDraw, ...], GameState]:
    drawn, state = draw_endings(state, len(tied))
    game = poetry(state)
    state = replace(state, game=replace(game, ending_discard=game.ending_discard + drawn))
    return _draws(tied, drawn), state


def highest(draws: tuple[EndingDraw, ...]) -> Side:
    return max(draws, key=lambda draw: draw.number).side


def _draws(tied: tuple[Side, ...], numbers: tuple[int, ...]) -> tuple[EndingDraw, ...]:
    pairs = zip(tied, numbers, strict=True)
    return tuple(EndingDraw(side, number) for side, number in pairs)


def _draw(
    state: GameState, pile: tuple[T, ...], discard: tuple[T, ...], count: int
) -> tuple[tuple[T, ...], tuple[T, ...], tuple[T, ...], GameState]:
    """Draw from the rest of the pile first, then from the reshuffled discard pile [004:149]."""
    if count <= len(pile):
        return pile[:count], pile[count:], discard, state
    missing = count - len(pile)
    fresh, state = shuffle(state, discard)
    return pile + fresh[:missing], fresh[missing:], (), state


# What is seen of Poetry: one list of public fields, and one of the viewer's own.
#
# Secret are the decks, other players' hands, the chosen story until its number is revealed, and the
# offered endings, which only the player who chooses sees.


def _public_poetry(state: GameState) -> PoetryView:
    game = poetry(state)
    return PoetryView(
        hand_sizes=tuple(len(hand) for hand in game.hands),
        stories=_stories(game),
        chosen=game.chosen if game.revealed else None,
        hint=game.hint,
        lines=game.lines,
        guesses=game.guesses,
        chips=tuple(chips_left(state, side) for side in range(len(state.scores))),
        turn=game.turn,
        swapped_out=game.swapped_out,
        swapped_by=game.swapped_by,
        ending_by=game.ending_by,
        draws=game.draws,
        told=state.told,
        kept=game.kept,
        rival=game.rival,
        discard=len(game.line_discard),
        discard_top=game.line_discard[-1] if game.line_discard else None,
        lines_left=len(game.line_pile),
        stories_left=len(game.story_pile),
        endings_left=len(game.ending_pile),
    )


def _own_poetry(public: PoetryView, state: GameState, seat: Seat) -> PoetryView:
    game = poetry(state)
    return replace(
        public,
        hand=game.hands[seat],
        chosen=game.chosen if seat == state.storyteller else public.chosen,
        endings=game.endings if state.sides[seat] == game.ending_by else (),
    )


POETRY_VIEW = Shown(_public_poetry, _own_poetry)


def _stories(game: PoetryGame) -> tuple[StoryView, ...]:
    return tuple(
        StoryView(card, face_up=number not in game.face_down)
        for number, card in enumerate(game.stories, start=1)
    )
