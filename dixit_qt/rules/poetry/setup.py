"""Dealing Poetry [004:64-82]."""

from dixit_qt.rules.chance import shuffled
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.model import Cards, Phase
from dixit_qt.rules.poetry.rounds import open_round
from dixit_qt.rules.poetry.table import START_SCORE, check_cards, sides_at
from dixit_qt.rules.state import GameState, PoetryGame

SHUFFLES_OF_A_SETUP = 4


def setup(edition: Edition, seats: int, cards: Cards, seed: int) -> GameState:
    """The first storyteller is anybody's choice [004:82]; here chance makes it."""
    check_cards(seats, edition.hand, cards)
    state = GameState(
        edition=edition,
        seats=seats,
        seed=seed,
        shuffles=SHUFFLES_OF_A_SETUP,
        phase=Phase.HINT,
        round=1,
        storyteller=None,
        sides=tuple(range(seats)),
        scores=(START_SCORE,) * sides_at(seats),
        game=_dealt(edition, seats, cards, seed),
        history=(),
        outcome=None,
    )
    return open_round(state, shuffled(range(seats), seed, 3)[0])


def _dealt(edition: Edition, seats: int, cards: Cards, seed: int) -> PoetryGame:
    stories = shuffled(cards.pictures, seed, 0)
    lines = shuffled(cards.lines, seed, 1)
    endings = shuffled(cards.endings, seed, 2)
    in_hands = seats * edition.hand
    return PoetryGame(
        hands=tuple(
            lines[start : start + edition.hand] for start in range(0, in_hands, edition.hand)
        ),
        line_pile=lines[in_hands:],
        line_discard=(),
        story_pile=stories,
        story_discard=(),
        ending_pile=endings,
        ending_discard=(),
        told=((),) * seats,
        kept=((),) * sides_at(seats),
        stories=(),
        face_down=frozenset(),
        chosen=None,
        revealed=False,
        hint=None,
        lines=(),
        guesses=(),
        awards=(),
        turn=None,
        swapped=False,
        swapped_out=(),
        winner=None,
        ending_by=None,
        endings=(),
        draws=(),
    )
