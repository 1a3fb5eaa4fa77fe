"""What lies on the table of Poetry, and how much of everything a game needs [004:70-80]."""

from typing import cast

from dixit_qt.rules.editions import Edition
from dixit_qt.rules.house.switches import BY_RULEBOOK
from dixit_qt.rules.model import Cards, Seat, Side
from dixit_qt.rules.refusals import Refusal, refuse_if
from dixit_qt.rules.ring import left_of, sides_of_seats
from dixit_qt.rules.state import GameState, PoetryGame

FACE_UP_AT_THE_END = 2
ENDINGS_OFFERED = 2


def poetry(state: GameState) -> PoetryGame:
    return cast("PoetryGame", state.game)


def teller(state: GameState) -> Seat:
    return cast("Seat", state.storyteller)


def teller_side(state: GameState) -> Side:
    return state.sides[teller(state)]


def chosen_story(game: PoetryGame) -> int:
    """Only after the hint, which chooses."""
    return cast("int", game.chosen)


def hint_line(game: PoetryGame) -> int:
    return cast("int", game.hint)


def sides_in_play(state: GameState) -> tuple[Side, ...]:
    """Of those who sit here, and of the virtual rival."""
    rival = poetry(state).rival
    return sides_of_seats(state) + (() if rival is None else (rival,))


def seat_of(state: GameState, side: Side) -> Seat:
    return next(seat for seat in state.ring if state.sides[seat] == side)


def has_rival(players: int) -> bool:
    """The virtual rival joins two players; he has a side but never a seat [004:238]."""
    return players == 2


def sides_at(players: int) -> int:
    return players + has_rival(players)


def stories_per_round(players: int) -> int:
    return sides_at(players) + 2


def tellings_each(edition: Edition, players: int) -> int | None:
    """None is without end."""
    laps = edition.switches.laps
    if laps == BY_RULEBOOK:
        return 3 if players <= 4 else 2
    return laps


def chips_by_rulebook(players: int) -> int:
    """Guess chips to play with; one more of each colour stands on the score track."""
    return 3 if players <= 4 else 2


def chips_each(edition: Edition, players: int) -> int:
    """Nobody plays without a chip."""
    return max(1, chips_by_rulebook(players) + edition.switches.chips)


def chips_laid(game: PoetryGame, side: Side) -> int:
    return sum(line.side == side for line in game.lines)


def fitting_lines(game: PoetryGame, side: Side) -> int:
    return sum(line.side == side and line.fits is True for line in game.lines)


def chips_left(state: GameState, side: Side) -> int:
    """The storyteller's chips stay with him too: he just has no use for them."""
    return chips_each(state.edition, state.players) - chips_laid(poetry(state), side)


def face_up_stories(game: PoetryGame) -> tuple[int, ...]:
    numbers = range(1, len(game.stories) + 1)
    return tuple(number for number in numbers if number not in game.face_down)


def next_guesser(state: GameState, seat: Seat) -> Seat:
    """The turn never comes to the storyteller [004:151]."""
    following = left_of(state, seat)
    return left_of(state, following) if following == teller(state) else following


def check_cards(edition: Edition, players: int, cards: Cards) -> None:
    """Refuse decks with which a round could not be dealt even after reshuffling."""
    needs = (
        (cards.pictures, stories_needed(edition, players), Refusal.TOO_FEW_CARDS),
        (cards.lines, lines_needed(edition, players), Refusal.TOO_FEW_LINES),
        (cards.endings, endings_needed(edition, players), Refusal.TOO_FEW_ENDINGS),
    )
    for deck, need, refusal in needs:
        refuse_if(len(deck) < need, refusal, have=len(deck), need=need)


def _rounds(edition: Edition, players: int) -> int:
    """One at least; a game without end goes on as long as there are cards."""
    return players * (tellings_each(edition, players) or 1)


def stories_needed(edition: Edition, players: int) -> int:
    """Before the last round every earlier one may have left its story with a winner."""
    return stories_per_round(players) + _rounds(edition, players) - 1


def rounds_without_return(edition: Edition, players: int, pictures: int) -> int | None:
    """For how many rounds no story comes twice; None: for the whole game."""
    enough = pictures // stories_per_round(players)
    endless = tellings_each(edition, players) is None
    return enough if endless or enough < _rounds(edition, players) else None


def lines_needed(edition: Edition, players: int) -> int:
    """Full hands, the longest possible poem, and one line for each player in a tie."""
    hands = players * edition.switches.hand
    poem = 1 + (sides_at(players) - 1) * chips_each(edition, players)
    return hands + poem + players


def endings_needed(edition: Edition, players: int) -> int:
    """One for each telling, and one for each player in the last tie-break."""
    return _rounds(edition, players) + players
