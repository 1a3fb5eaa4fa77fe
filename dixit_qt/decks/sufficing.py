"""Which editions a number of cards is enough for."""

from dixit_qt.rules.editions import EDITIONS, Edition
from dixit_qt.rules.families import FAMILIES


def cards_needed(edition: Edition, players: int) -> int:
    return FAMILIES[edition.family].cards_needed(edition, players)


def most_players(edition: Edition, cards: int) -> int:
    """The largest company that the cards suffice for; 0 when even the smallest is too large."""
    enough = [size for size in edition.sizes if cards_needed(edition, size) <= cards]
    return max(enough, default=0)


def companies(cards: int) -> dict[str, int]:
    """For each edition that can be played at all, the largest company."""
    found = {edition.id: most_players(edition, cards) for edition in EDITIONS.values()}
    return {edition: most for edition, most in found.items() if most}
