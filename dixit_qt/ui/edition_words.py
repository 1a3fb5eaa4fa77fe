"""What each edition and each of its switches is called, and a sentence about it."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from dixit_qt.rules.model import ClueKind

NAMES = {
    "classic-30": QT_TRANSLATE_NOOP("Editions", "Dixit: to 30 points"),
    "classic-last-card": QT_TRANSLATE_NOOP("Editions", "Dixit: to the last card"),
    "odyssey": QT_TRANSLATE_NOOP("Editions", "Dixit Odyssey"),
    "party": QT_TRANSLATE_NOOP("Editions", "Dixit Party"),
    "party-pass-left": QT_TRANSLATE_NOOP("Editions", "Dixit Party: hands go round"),
    "team": QT_TRANSLATE_NOOP("Editions", "Team Dixit"),
    "poetry": QT_TRANSLATE_NOOP("Editions", "Poetry"),
}

SENTENCES = {
    "classic-30": QT_TRANSLATE_NOOP(
        "Editions",
        "One tells a story in a few words; the others hide its card among theirs. "
        "Who reaches 30 points wins.",
    ),
    "classic-last-card": QT_TRANSLATE_NOOP(
        "Editions", "The same game, played until the last card is drawn. Most points win."
    ),
    "odyssey": QT_TRANSLATE_NOOP(
        "Editions", "For a big company: from seven players on you may vote for two cards."
    ),
    "party": QT_TRANSLATE_NOOP(
        "Editions",
        "The storyteller speaks before seeing any card; everybody looks for the most popular one.",
    ),
    "party-pass-left": QT_TRANSLATE_NOOP(
        "Editions", "Party, and after each round the hands travel to the neighbour on the left."
    ),
    "team": QT_TRANSLATE_NOOP(
        "Editions", "Two sit opposite each other and share a rabbit: one gives, one votes."
    ),
    "poetry": QT_TRANSLATE_NOOP(
        "Editions",
        "A poem grows line by line; who sees which picture it is about finishes it. "
        "Two players meet a virtual rival.",
    ),
}

SWITCHES = {
    "clue_kinds": QT_TRANSLATE_NOOP("Editions", "Kinds of clue"),
    "vote_bonus_cap": QT_TRANSLATE_NOOP("Editions", "At most three points for votes on your card"),
    "second_vote_from": QT_TRANSLATE_NOOP("Editions", "A second vote from seven players on"),
    "single_vote_bonus": QT_TRANSLATE_NOOP("Editions", "A point for who risks a single vote"),
    "single_vote_bonus_when_all_found": QT_TRANSLATE_NOOP(
        "Editions", "…also when everybody found the card"
    ),
    "lone_finder_points": QT_TRANSLATE_NOOP("Editions", "Points when only one finds the card"),
    "end": QT_TRANSLATE_NOOP("Editions", "The game ends"),
    "target_score": QT_TRANSLATE_NOOP("Editions", "Points to win"),
    "laps": QT_TRANSLATE_NOOP("Editions", "Times everybody tells a story"),
    "reshuffle": QT_TRANSLATE_NOOP("Editions", "The discard is shuffled when the deck runs out"),
    "pass_hands": QT_TRANSLATE_NOOP("Editions", "Hands go to the left after each round"),
    "partner_card_scores": QT_TRANSLATE_NOOP("Editions", "Votes on the partner's card score"),
    "vote_for_teammate": QT_TRANSLATE_NOOP("Editions", "Voting for the partner's card is allowed"),
}

VALUES = {
    "score": QT_TRANSLATE_NOOP("Editions", "by points"),
    "last_card": QT_TRANSLATE_NOOP("Editions", "with the last card"),
    ClueKind.WRITTEN: QT_TRANSLATE_NOOP("Editions", "written"),
    ClueKind.ALOUD: QT_TRANSLATE_NOOP("Editions", "aloud"),
    ClueKind.SONG: QT_TRANSLATE_NOOP("Editions", "song"),
    ClueKind.PANTOMIME: QT_TRANSLATE_NOOP("Editions", "pantomime"),
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
