"""Dealing Poetry [004:64-82]."""

from dixit_qt.rules.chance import shuffled, shuffled_pictures
from dixit_qt.rules.model import Phase
from dixit_qt.rules.poetry.rounds import open_round
from dixit_qt.rules.poetry.table import check_cards, has_rival, sides_at, tellings_each
from dixit_qt.rules.state import GameState, PoetryGame, Setup

SHUFFLES_OF_A_SETUP = 4


def setup(given: Setup) -> GameState:
    """The first storyteller is anybody's choice [004:82]; if nobody is named, chance makes it."""
    edition, seats, seed = given.edition, given.players, given.seed
    check_cards(edition, seats, given.cards)
    first = shuffled(range(seats), seed, 3)[0]
    state = GameState(
        edition=edition,
        ring=tuple(range(seats)),
        seed=seed,
        shuffles=SHUFFLES_OF_A_SETUP,
        breath=given.breath,
        laps=tellings_each(edition, seats),
        phase=Phase.HINT,
        round=1,
        storyteller=None,
        sides=tuple(range(seats)),
        scores=(edition.switches.start_score,) * sides_at(seats),
        told=(0,) * seats,
        game=_dealt(given),
        history=(),
        hearts=(),
        loved=0,
        outcome=None,
    )
    return open_round(state, first if given.storyteller is None else given.storyteller)


def _dealt(given: Setup) -> PoetryGame:
    seats, seed, hand = given.players, given.seed, given.edition.switches.hand
    lines = shuffled(given.cards.lines, seed, 1)
    endings = shuffled(given.cards.endings, seed, 2)
    in_hands = seats * hand
    return PoetryGame(
        hands=tuple(lines[start : start + hand] for start in range(0, in_hands, hand)),
        line_pile=lines[in_hands:],
        line_discard=(),
        story_pile=shuffled_pictures(given.cards, seed),
        story_discard=(),
        ending_pile=endings,
        ending_discard=(),
        counters=(),
        kept=((),) * sides_at(seats),
        rival=seats if has_rival(seats) else None,
        stories=(),
        face_down=frozenset(),
        chosen=None,
        revealed=False,
        hint=None,
        lines=(),
        verdict_is_open=False,
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
