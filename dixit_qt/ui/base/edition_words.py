"""What each edition and each of its switches is called, and a sentence about it."""

from PySide6.QtCore import QCoreApplication

from dixit_qt.rules.model import ClueKind
from dixit_qt.ui.base.marking import mark

NAMES = {
    "classic-30": mark("Editions", "Dixit: to 30 points"),
    "classic-last-card": mark("Editions", "Dixit: to the last card"),
    "odyssey": mark("Editions", "Dixit Odyssey"),
    "party": mark("Editions", "Dixit Party"),
    "party-pass-left": mark("Editions", "Dixit Party: hands go round"),
    "team": mark("Editions", "Team Dixit"),
    "poetry": mark("Editions", "Poetry"),
}

SENTENCES = {
    "classic-30": mark(
        "Editions",
        "One tells a story in a few words; the others hide its card among theirs. "
        "Whoever reaches 30 points wins.",
    ),
    "classic-last-card": mark(
        "Editions", "The same game, played until the last card is drawn. Most points win."
    ),
    "odyssey": mark(
        "Editions", "For a large group: from seven players on you may vote for two cards."
    ),
    "party": mark(
        "Editions",
        "The storyteller speaks before seeing any card; everybody looks for the most popular one.",
    ),
    "party-pass-left": mark(
        "Editions", "Party, and after each round the hands travel to the neighbour on the left."
    ),
    "team": mark(
        "Editions", "Two sit opposite each other and share a rabbit: one gives, one votes."
    ),
    "poetry": mark(
        "Editions",
        "A poem grows line by line; whoever sees which picture it is about ends it. "
        "Two players meet a virtual rival.",
    ),
}

SWITCHES = {
    "clue_kinds": mark("Editions", "Kinds of clue"),
    "vote_bonus_cap": mark("Editions", "At most three points for votes on your card"),
    "second_vote_from": mark("Editions", "A second vote with seven or more players"),
    "single_vote_bonus": mark("Editions", "A bonus point for a single correct vote"),
    "single_vote_bonus_when_all_found": mark("Editions", "…even if everybody found the card"),
    "lone_finder_points": mark("Editions", "Points when only one finds the card"),
    "end": mark("Editions", "The game ends"),
    "target_score": mark("Editions", "Points to win"),
    "laps": mark("Editions", "Stories told by each player"),
    "reshuffle": mark("Editions", "The discard pile is shuffled when the deck runs out"),
    "pass_hands": mark("Editions", "Hands go to the left after each round"),
    "partner_card_scores": mark("Editions", "Votes on the partner's card score"),
    "vote_for_teammate": mark("Editions", "Voting for the partner's card is allowed"),
}

VALUES = {
    "score": mark("Editions", "by points"),
    "last_card": mark("Editions", "with the last card"),
    ClueKind.WRITTEN: mark("Editions", "written"),
    ClueKind.ALOUD: mark("Editions", "aloud"),
    ClueKind.SONG: mark("Editions", "song"),
    ClueKind.PANTOMIME: mark("Editions", "pantomime"),
}


def translated(words: str) -> str:
    return QCoreApplication.translate("Editions", words)


def edition_name(edition: str) -> str:
    """A table of a later version may play what this program does not know."""
    return translated(NAMES[edition]) if edition in NAMES else edition


def edition_sentence(edition: str) -> str:
    return translated(SENTENCES[edition]) if edition in SENTENCES else ""


def switch_name(switch: str) -> str:
    return translated(SWITCHES[switch])


def value_name(value: object) -> str:
    return translated(VALUES[value]) if isinstance(value, str) else str(value)
