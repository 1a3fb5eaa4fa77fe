"""A sentence for every code: why something is refused, why a connection ended, what is new.

`%1` is the name that comes with the code, or the actual number; `%2` is the number needed.
"""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from dixit_qt.rules.refusals import Fact, Refusal
from dixit_qt.ui.base.words import mark
from dixit_qt.wire.codes import Denial, Farewell, Hindrance, News

REFUSALS = {
    Refusal.UNKNOWN_EDITION: mark("Words", "This program doesn't know this edition."),
    Refusal.UNKNOWN_OPTION: mark("Words", "This edition has no such rule."),
    Refusal.BAD_OPTION_VALUE: mark("Words", "That rule can't have this value."),
    Refusal.TOO_FEW_PLAYERS: mark(
        "Words", "This edition needs at least %2 players; at the table: %1."
    ),
    Refusal.TOO_MANY_PLAYERS: mark(
        "Words", "This edition is for at most %2 players; at the table: %1."
    ),
    Refusal.WRONG_NUMBER_OF_PLAYERS: mark(
        "Words", "Teams are pairs: this edition is for 6, 8, 10 or 12 players."
    ),
    Refusal.TOO_FEW_CARDS: mark(
        "Words", "The decks have %1 cards, but at least %2 are needed: add a deck."
    ),
    Refusal.TOO_FEW_LINES: mark(
        "Words", "The verse deck has %1 lines, but at least %2 are needed."
    ),
    Refusal.TOO_FEW_ENDINGS: mark(
        "Words", "The verse deck has %1 endings, but at least %2 are needed."
    ),
    Refusal.DUPLICATE_CARDS: mark("Words", "The decks contain the same card twice."),
    Refusal.CANNOT_END: mark("Words", "With these rules the game could never end."),
    Refusal.NOT_A_PLAYER: mark("Words", "You're watching: only players can do that."),
    Refusal.GAME_IS_OVER: mark("Words", "The game is over."),
    Refusal.NOT_NOW: mark("Words", "That isn't possible right now."),
    Refusal.NOT_YOUR_TURN: mark("Words", "It's not your turn."),
    Refusal.NOTHING_TO_TAKE_BACK: mark("Words", "There is nothing to take back."),
    Refusal.ONLY_THE_TABLE: mark("Words", "Only the host of the table can do that."),
    Refusal.NOT_BETWEEN_ROUNDS: mark("Words", "You can do that only between rounds."),
    Refusal.NO_SUCH_PLACE: mark("Words", "There is no such seat at the table."),
    Refusal.NO_WHOLE_LAP_LEFT: mark(
        "Words", "Too late to join: not everybody would get the same number of turns."
    ),
    Refusal.WHOLE_TEAMS_ONLY: mark("Words", "In this edition partners leave together."),
    Refusal.NOTHING_TO_LOVE: mark(
        "Words", "You can give a heart to a picture from this round, but not to your own."
    ),
    Refusal.NO_SUCH_LINE: mark("Words", "The poem has no such line."),
    Refusal.STORYTELLER_IS_KNOWN: mark("Words", "Somebody else had a story first."),
    Refusal.NOT_THE_STORYTELLER: mark("Words", "Only the storyteller gives the clue."),
    Refusal.CLUE_NEEDS_WORDS: mark("Words", "A written clue needs words."),
    Refusal.CLUE_TOO_LONG: mark("Words", "The clue is too long."),
    Refusal.CLUE_KIND_NOT_ALLOWED: mark("Words", "This kind of clue isn't allowed at this table."),
    Refusal.CLUE_NEEDS_A_CARD: mark("Words", "First choose a card for your clue."),
    Refusal.CLUE_WITHOUT_A_CARD: mark("Words", "In Party the clue comes first."),
    Refusal.CARD_NOT_IN_HAND: mark("Words", "That card isn't in your hand."),
    Refusal.CARDS_WERE_GIVEN: mark(
        "Words", "Somebody has already given a card: the clue can't be taken back or edited."
    ),
    Refusal.HAND_WAS_SEEN: mark(
        "Words", "You've already seen your hand: the clue can't be taken back."
    ),
    Refusal.CLUE_IS_NOT_WRITTEN: mark("Words", "Only a written clue can be edited."),
    Refusal.STORYTELLER_HAS_GIVEN: mark("Words", "The storyteller's card is already on the table."),
    Refusal.ALREADY_GIVEN: mark("Words", "You've already given a card."),
    Refusal.WRONG_NUMBER_OF_CARDS: mark("Words", "Wrong number of cards."),
    Refusal.SAME_CARD_TWICE: mark("Words", "You can't give the same card twice."),
    Refusal.TEAMMATE_HAS_GIVEN: mark("Words", "Your partner has given a card: you'll vote."),
    Refusal.STORYTELLER_DOES_NOT_VOTE: mark(
        "Words", "The storyteller knows the answer and doesn't vote."
    ),
    Refusal.GIVER_DOES_NOT_VOTE: mark("Words", "You gave a card, so your partner votes."),
    Refusal.ALREADY_VOTED: mark("Words", "You've already voted."),
    Refusal.EMPTY_VOTE: mark("Words", "Choose a card to vote for."),
    Refusal.TOO_MANY_VOTES: mark("Words", "Too many votes."),
    Refusal.SAME_CARD_VOTED_TWICE: mark("Words", "Your two votes must be for different cards."),
    Refusal.NO_SUCH_NUMBER: mark("Words", "No card on the table has that number."),
    Refusal.OWN_CARD: mark("Words", "You can't vote for your own card."),
    Refusal.TEAMMATES_CARD: mark("Words", "At this table you can't vote for your partner's card."),
    Refusal.RED_IS_THE_STORYTELLERS: mark("Words", "Only the storyteller has the red marker."),
    Refusal.RED_IS_MISSING: mark("Words", "Put the red marker on a card."),
    Refusal.NO_RED_IN_THIS_EDITION: mark("Words", "This edition has no red marker."),
    Refusal.STORYTELLER_DOES_NOT_GUESS: mark(
        "Words", "The storyteller knows the story and doesn't guess."
    ),
    Refusal.ALREADY_SWAPPED: mark("Words", "You've already swapped a line this turn."),
    Refusal.LINE_NOT_IN_HAND: mark("Words", "That line isn't in your hand."),
    Refusal.NO_CHIPS_LEFT: mark("Words", "You have no chips left."),
    Refusal.STORY_IS_FACE_DOWN: mark("Words", "That story has already been ruled out."),
    Refusal.NO_SUCH_STORY: mark("Words", "There is no such story on the table."),
    Refusal.ONLY_THE_STORYTELLER_JUDGES: mark(
        "Words", "Only the storyteller says whether a line fits."
    ),
    Refusal.A_LINE_WAITS_FOR_JUDGEMENT: mark(
        "Words", "First the storyteller says whether the line fits."
    ),
    Refusal.NOT_THE_LOWEST: mark("Words", "The player with the fewest points chooses the ending."),
    Refusal.NO_SUCH_ENDING: mark("Words", "There is no such ending to choose."),
}

DENIALS = {
    Denial.NOT_THE_ADMIN: mark("Words", "Only the host of the table can do that."),
    Denial.NOT_SEATED: mark("Words", "You have no seat at this table."),
    Denial.ALREADY_SEATED: mark("Words", "You already have a seat."),
    Denial.NO_SUCH_PERSON: mark("Words", "That person is no longer at the table."),
    Denial.NO_SUCH_DECK: mark("Words", "The host doesn't have that deck."),
    Denial.NO_SUCH_VERSES: mark("Words", "The host doesn't have that verse deck."),
    Denial.RABBIT_IS_TAKEN: mark("Words", "Somebody already has that rabbit."),
    Denial.TABLE_IS_FULL: mark("Words", "All seats are taken: you can watch."),
    Denial.SEAT_IS_TAKEN: mark("Words", "That seat is taken."),
    Denial.ENOUGH_FROM_THERE: mark("Words", "Too many players have joined from this computer."),
    Denial.NO_DECK_CHOSEN: mark("Words", "Choose a deck of cards."),
    Denial.NAME_IS_EMPTY: mark("Words", "A name needs at least one letter."),
    Denial.BAD_CODE: mark("Words", "A table code needs at least six letters or digits."),
    Denial.GAME_IS_RUNNING: mark("Words", "You can do that only after the game."),
    Denial.NO_GAME_IS_RUNNING: mark("Words", "No game is in progress."),
    Denial.DECISION_HAS_PASSED: mark("Words", "Too late: the game has moved on."),
    Denial.NOTHING_TO_ACT_FOR: mark("Words", "It isn't that player's turn."),
    Denial.NOT_A_FREE_SEAT: mark("Words", "That seat isn't free."),
    Denial.HANDOVER_UNDER_WAY: mark(
        "Words", "One moment: the table is moving to another computer."
    ),
    Denial.CANNOT_HOST: mark("Words", "The table can't move there: that device can't host it."),
    Denial.REACTIONS_ARE_OFF: mark("Words", "The host has turned reactions off."),
    Denial.TOO_MANY_REACTIONS: mark("Words", "Your rabbit needs a moment to catch its breath."),
}

HINDRANCES = {
    Hindrance.HOSTS_ALREADY: mark(
        "Words", "The table stays here: that computer is hosting another table."
    ),
    Hindrance.NO_PORT: mark("Words", "The table stays here: that computer couldn't be reached."),
    Hindrance.PICTURES_MISSING: mark(
        "Words", "The table stays here: that computer doesn't have all the pictures."
    ),
    Hindrance.VERSES_MISSING: mark(
        "Words", "The table stays here: that computer doesn't have this verse deck."
    ),
    Hindrance.NOT_KEPT: mark("Words", "The table stays here: that computer's disk is full."),
    Hindrance.NOT_UNDERSTOOD: mark(
        "Words", "The table stays here: the program on that computer couldn't read the game's data."
    ),
    Hindrance.TOO_BIG: mark("Words", "The table stays here: its decks have too much text to send."),
    Hindrance.TOO_SLOW: mark(
        "Words", "The table stays here: that computer wasn't ready in time. Try again in a while."
    ),
    Hindrance.NEXT_HOST_LEFT: mark(
        "Words", "The table stays here: the connection to that computer was lost."
    ),
    Hindrance.NOT_WRITTEN: mark(
        "Words", "The table stays here: the handover couldn't be saved on this computer."
    ),
}
"""Why a handover failed."""

FAREWELLS = {
    Farewell.WRONG_VERSION: mark(
        "Words",
        "The table uses another version of Dixit Qt. Install the same version on both computers.",
    ),
    Farewell.WRONG_GAME: mark(
        "Words", "The host's computer has opened another table. You can sit down there."
    ),
    Farewell.WRONG_CODE: mark(
        "Words", "Wrong code. You can see the right one in the host's window."
    ),
    Farewell.CODE_NEEDED: mark(
        "Words", "This table needs a code. You can see it in the host's window."
    ),
    Farewell.OPEN_TABLE: mark(
        "Words",
        "This table has no code any more: others on the network can read what "
        "is sent. Ask the host before you join.",
    ),
    Farewell.TOO_MANY_TRIES: mark(
        "Words", "Too many wrong codes at this table. Try again in a minute."
    ),
    Farewell.TOO_MANY_CONNECTIONS: mark("Words", "Too many computers are connected to this table."),
    Farewell.ROOM_IS_FULL: mark("Words", "The table is full: there is no room even to watch."),
    Farewell.KICKED: mark("Words", "The host has removed you from the table."),
    Farewell.REPLACED: mark(
        "Words", "You've taken your seat in another window; the game continues there."
    ),
    Farewell.YOU_LEFT: mark("Words", "You've left the table."),
    Farewell.HOST_CLOSED: mark(
        "Words", "The host has closed the table. Your seat is kept until it opens again."
    ),
    Farewell.PROTOCOL_ERROR: mark(
        "Words", "This program and the table didn't understand each other. Try joining again."
    ),
    Farewell.HANDSHAKE_TOO_SLOW: mark("Words", "The connection was too slow to join."),
    Farewell.TOO_MANY_MESSAGES: mark("Words", "This computer has sent too many messages at once."),
    Farewell.READER_TOO_SLOW: mark("Words", "The connection was too slow for the game."),
    Farewell.SILENT: mark("Words", "The connection to the host was lost."),
    Farewell.HANDOVER_UNDER_WAY: mark(
        "Words", "The table is moving to another computer right now."
    ),
    Farewell.HANDED_OVER: mark(
        "Words", "The table has moved to another computer. Look for it in the list."
    ),
}

NEWS = {
    News.JOINED: mark("Words", "%1 has joined the table."),
    News.LEFT: mark("Words", "%1 has left."),
    News.ABSENT: mark("Words", "%1 has lost connection; their seat is kept."),
    News.BACK: mark("Words", "%1 is back."),
    News.KICKED: mark("Words", "%1 was removed from the table."),
    News.BOT_PLAYS_FOR: mark("Words", "A bot is playing for %1."),
    News.SEAT_TAKEN: mark("Words", "%1 has taken a seat."),
    News.CHAIR_TAKEN_AWAY: mark("Words", "%1 has left the game; it continues without that seat."),
    News.PAUSED: mark("Words", "Paused by %1."),
    News.GOES_ON: mark("Words", "%1 resumed the game."),
    News.RENAMED: mark("Words", "A player has changed their name to %1."),
    News.NEW_ADMIN: mark("Words", "%1 is the host of the table now."),
    News.GAME_STARTED: mark("Words", "The game begins."),
    News.TIME_IS_UP: mark("Words", "Time's up."),
    News.ACTED_FOR: mark("Words", "A bot made a move for %1."),
    News.GAME_BROKEN_OFF: mark("Words", "The host has abandoned the game: it doesn't count."),
    News.NOT_SAVED: mark("Words", "The game continues, but it can't be saved on the host's disk."),
    News.SAVED_AGAIN: mark("Words", "The game can be saved again."),
    News.HOST_IS_LEAVING: mark("Words", "The host is about to close the table."),
    News.GAME_RESUMED: mark("Words", "The game continues where it stopped."),
    News.HANDOVER_BEGUN: mark("Words", "The table is being handed over to %1: one moment."),
    News.HANDOVER_FAILED: mark("Words", "The table stays where it was; the game continues."),
    News.HOSTS_NOW: mark("Words", "The table is on %1's computer now; the game continues."),
}

OBSTACLES = {
    "host_is_older": mark("Words", "This table uses an older version of Dixit Qt than yours."),
    "host_is_newer": mark("Words", "This table uses a newer version of Dixit Qt than yours."),
    "no_address": mark("Words", "This table's address is unknown."),
}
"""Why a table that was found on the network cannot be joined."""

_SENTENCES = {
    str(code): sentence
    for code, sentence in (*REFUSALS.items(), *DENIALS.items(), *HINDRANCES.items())
}
_PLACES = {"%1": "have", "%2": "need"}


def translated(sentence: str) -> str:
    return QCoreApplication.translate("Words", sentence)


def refusal_sentence(code: str, facts: Mapping[str, Fact] = MappingProxyType({})) -> str:
    """Why the rules or the host refuse an action, with the numbers that belong to it."""
    sentence = _SENTENCES.get(code)
    if sentence is None:
        return translated(mark("Words", "That isn't possible."))
    words = translated(sentence)
    for place, fact in _PLACES.items():
        words = words.replace(place, str(facts.get(fact, "")))
    return words


def obstacle_sentence(code: str) -> str:
    return translated(OBSTACLES[code]) if code else ""


def farewell_sentence(code: Farewell) -> str:
    return translated(FAREWELLS[code])


def news_sentence(code: News, name: str) -> str:
    return translated(NEWS[code]).replace("%1", name)
