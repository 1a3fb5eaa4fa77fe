"""The name of each edition and each switch, and a sentence about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.rules.editions import EDITIONS, Edition
from dixit_qt.rules.house.switches import BY_RULEBOOK, End
from dixit_qt.rules.model import ClueKind, Family
from dixit_qt.rules.poetry.table import chips_by_rulebook, tellings_by_rulebook
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.words import mark
from dixit_qt.wire.room import Room

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Words:
    """The texts about an edition. One that is named after how its game ends needs no `name`;
    `variant` says how it differs from the other editions of its game, if there are any."""

    sentence: str
    name: str = ""
    variant: str = ""


WORDS = {
    "classic-30": Words(
        mark(
            "Editions",
            "One player describes a card in a few words; the others hide it among "
            "theirs. At 30 points the game ends, and the highest score wins.",
        ),
        variant=mark("Editions", "to 30 points"),
    ),
    "classic-last-card": Words(
        mark(
            "Editions",
            "One player describes a card in a few words; the others hide it among "
            "theirs. The game ends with the last card, and the highest score wins.",
        ),
        variant=mark("Editions", "to the last card"),
    ),
    "odyssey": Words(
        mark(
            "Editions",
            "One player describes a card in a few words; the others hide it among "
            "theirs. With seven or more players you may vote for two cards.",
        ),
        mark("Editions", "Dixit Odyssey"),
        mark("Editions", "Odyssey, 3–12 players"),
    ),
    "party": Words(
        mark(
            "Editions",
            "The storyteller gives the clue before seeing any cards; everybody "
            "guesses which card will be the most popular.",
        ),
        mark("Editions", "Dixit Party"),
        mark("Editions", "keep hands"),
    ),
    "party-pass-left": Words(
        mark("Editions", "Party, but after each round everybody passes their hand to the left."),
        mark("Editions", "Dixit Party: pass hands left"),
        mark("Editions", "pass hands left"),
    ),
    "team": Words(
        mark(
            "Editions",
            "Partners sit opposite each other and share a rabbit: one gives a card, the other "
            "votes.",
        ),
        mark("Editions", "Team Dixit"),
    ),
    "poetry": Words(
        mark(
            "Editions",
            "A poem grows line by line; guess which picture it is about. With two "
            "players, you also face a virtual rival.",
        ),
        mark("Editions", "Poetry"),
    ),
}

TO_THE_LAST_CARD = mark("Editions", "Dixit to the last card")

# The switches, grouped as the house rules show them

FIRST = {
    "clue_kinds": mark("Editions", "Kinds of clue"),
    "hand": mark("Editions", "Cards in hand"),
    "end": mark("Editions", "The game ends"),
    "target_score": mark("Editions", "Points to win"),
    "laps": mark("Editions", "Turns as storyteller"),
    "most_players": mark("Editions", "Maximum number of players"),
    "pass_hands": mark("Editions", "Pass hands left after each round"),
    "vote_for_teammate": mark(
        "Editions",
        "Votes for your partner's card are allowed (if not, the voter knows which one it is)",
    ),
    "chips": mark("Editions", "More or fewer chips than usual (+/−)"),
}
"""What people change most: five or six switches for each edition."""

DETAILS = {
    "cards_given": mark("Editions", "Cards each player gives"),
    "second_vote_from": mark("Editions", "Second vote with at least this many players"),
    "reshuffle": mark("Editions", "Shuffle the discard pile when the draw pile runs out"),
}
"""The other switches about how a game is played."""

POINTS = {
    "newcomer_score": mark("Editions", "Latecomers start with"),
    "found_points": mark(
        "Editions", "Points for storyteller and finders if some, but not all, find the card"
    ),
    "failed_points": mark(
        "Editions", "Points for the others if everybody or nobody finds the card"
    ),
    "lone_finder_points": mark(
        "Editions", "Points for storyteller and finder if only one player finds the card"
    ),
    "everybody_found_penalty": mark(
        "Editions", "Storyteller's penalty if everybody finds the card"
    ),
    "vote_points": mark("Editions", "Points per vote for your card"),
    "vote_bonus_cap": mark("Editions", "Maximum votes that count per card"),
    "single_vote_bonus": mark("Editions", "Bonus for guessing with one vote instead of two"),
    "single_vote_bonus_when_all_found": mark(
        "Editions", "Single-vote bonus even if everybody finds the card"
    ),
    "red_marker_penalty": mark("Editions", "Penalty for voting for the card with the red marker"),
    "partner_card_scores": mark("Editions", "Votes for your partner's card count"),
    "start_score": mark("Editions", "Starting points"),
    "guess_points": mark("Editions", "Points per chip for a right guess"),
    "fitting_points": mark("Editions", "Points for a line that fits"),
    "misfit_points": mark("Editions", "Points for a line that doesn't fit"),
    "wrong_guess_penalty": mark("Editions", "Penalty for a wrong guess"),
    "ending_points": mark("Editions", "Points for the ending"),
}

SWITCHES = {**FIRST, **DETAILS, **POINTS}
CHIPS = mark("Editions", "Chips for each player")
"""The window shows the number of chips, and not how many more or fewer they are."""

VALUES = {
    "score": mark("Editions", "when somebody has enough points"),
    "last_card": mark("Editions", "with the last card"),
    "laps": mark("Editions", "when everybody has been storyteller"),
    "lowest": mark("Editions", "the lowest score"),
    "zero": mark("Editions", "no points"),
    "mean": mark("Editions", "the average score"),
    ClueKind.WRITTEN: mark("Editions", "written"),
    ClueKind.ALOUD: mark("Editions", "aloud"),
    ClueKind.SONG: mark("Editions", "song"),
    ClueKind.PANTOMIME: mark("Editions", "mime"),
}

SPECIAL_VALUES: dict[tuple[str, object], str] = {
    ("laps", None): mark("Editions", "no limit"),
    ("laps", 0): mark("Editions", "as in the rulebook"),
    ("most_players", None): mark("Editions", "as in the rulebook"),
    ("vote_bonus_cap", None): mark("Editions", "no limit"),
    ("second_vote_from", None): mark("Editions", "never"),
}


def translated(words: str) -> str:
    return translate("Editions", words)


def edition_name(edition: str) -> str:
    """A table with a later version may play an edition that this program doesn't know."""
    return name_at_table(EDITIONS[edition]) if edition in EDITIONS else edition


def edition_sentence(edition: str) -> str:
    return translated(WORDS[edition].sentence) if edition in WORDS else ""


def variant_name(edition: str) -> str:
    """The name beside the other editions of the same game."""
    words = WORDS.get(edition)
    return translated(words.variant) if words and words.variant else edition_name(edition)


def switch_name(switch: str) -> str:
    return translated(CHIPS if switch == "chips" else SWITCHES[switch])


def value_name(switch: str, value: object) -> str:
    special = SPECIAL_VALUES.get((switch, value)) if not isinstance(value, bool) else None
    if special is not None:
        return translated(special)
    if isinstance(value, bool):
        return translated(mark("Editions", "yes")) if value else translated(mark("Editions", "no"))
    return translated(VALUES[value]) if isinstance(value, str) else str(value)


# What a table plays, with its house rules


def value_at_table(edition: Edition, players: int, switch: str, value: object) -> str:
    """A value that depends on the rulebook or on the number of players is shown as the number that
    it comes to."""
    if switch == "laps" and value == BY_RULEBOOK:
        return str(tellings_by_rulebook(players))
    if switch == "most_players" and value is None:
        return str(EDITIONS[edition.id].sizes[-1])
    if switch == "chips" and isinstance(value, int):
        return str(max(1, chips_by_rulebook(players) + value))
    if isinstance(value, list | tuple):
        return ", ".join(value_name(switch, each) for each in value)
    return value_name(switch, value)


def name_at_table(edition: Edition) -> str:
    if not edition.named_by_its_end:
        words = WORDS.get(edition.id)
        return translated(words.name) if words else edition.id
    if edition.switches.end is End.SCORE:
        goal = edition.switches.target_score
        return translate("Editions", "Dixit to %n point(s)", None, goal)
    if edition.switches.end is End.LAST_CARD:
        return translated(TO_THE_LAST_CARD)
    return translate("Editions", "Dixit")


def sentence_at_table(edition: Edition) -> str:
    if not edition.named_by_its_end:
        return edition_sentence(edition.id)
    sentence = translate(
        "Editions", "One player describes a card in a few words; the others hide it among theirs."
    )
    if edition.switches.end is End.SCORE:
        goal = edition.switches.target_score
        end = translate("Editions", "The game ends at %n point(s).", None, goal)
    else:
        end = translate("Editions", "The highest score wins.")
    return f"{sentence} {end}"


# The editions to choose from, in the lobby and for practice


@dataclass(frozen=True, slots=True)
class EditionRow(Row):
    """A game, and the edition of it that a click chooses; `variants` are all its editions, if there
    are several. `picture` is a file in `resources/house`; `facts` say how many people can play and
    how long it takes."""

    edition: str
    name: str
    sentence: str
    facts: str
    picture: str
    variants: tuple[str, ...]
    variant_names: tuple[str, ...]
    chosen: bool = False


def edition_rows(chosen: str = "", players: int = 0) -> list[EditionRow]:
    """The key of each row is its family."""
    games: dict[Family, list[Edition]] = {}
    for edition in EDITIONS.values():
        games.setdefault(edition.family, []).append(edition)
    return [_game(family, editions, chosen, players) for family, editions in games.items()]


def _game(family: Family, editions: list[Edition], chosen: str, players: int) -> EditionRow:
    """Show the chosen edition, or else the first one for this number of players."""
    fitting = [each for each in editions if players <= each.sizes[-1]] or editions
    shown = next((each for each in editions if each.id == chosen), fitting[0])
    several = tuple(each.id for each in editions) if len(editions) > 1 else ()
    is_dixit = family is Family.DIXIT
    return EditionRow(
        key=family,
        edition=shown.id,
        name=translate("Editions", "Dixit") if is_dixit else edition_name(editions[0].id),
        sentence=edition_sentence(shown.id),
        facts=edition_facts(shown.id),
        picture=edition_picture(shown.id),
        variants=several,
        variant_names=tuple(variant_name(each) for each in several),
        chosen=shown.id == chosen,
    )


def edition_facts(edition: str) -> str:
    """A table with a later version may play an edition that this program doesn't know."""
    if edition not in EDITIONS:
        return ""
    words = translate("Editions", "%1 players · about %2 min")
    record = EDITIONS[edition]
    return words.replace("%1", sizes_words(record.sizes)).replace("%2", str(record.minutes))


def edition_picture(edition: str) -> str:
    return f"edition-{edition}.webp" if edition in EDITIONS else ""


def sizes_words(sizes: Sequence[int]) -> str:
    if len(sizes) == sizes[-1] - sizes[0] + 1:
        return f"{sizes[0]}–{sizes[-1]}"
    return ", ".join(map(str, sizes))


# The table cloth: each family of games has its own


def cloth_of(state: ClientState) -> Family:
    room = state.room
    if room is None or room.edition not in EDITIONS:
        return Family.DIXIT
    return EDITIONS[room.edition].family


def edition_of(room: Room) -> Edition:
    """A host with a later version may play an edition that this program doesn't know: it is shown
    as the simplest game."""
    return EDITIONS.get(room.edition, EDITIONS["classic-30"])


def value_in_force(room: Room, switch: str) -> Any:
    return room.switches.get(switch, by_rulebook(room, switch))


def by_rulebook(room: Room, switch: str) -> Any:
    return getattr(edition_of(room).switches, switch)
