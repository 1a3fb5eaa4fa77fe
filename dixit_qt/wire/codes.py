"""Codes that the host sends. The screens have the texts for them."""

from enum import StrEnum


class Denial(StrEnum):
    """Why the host refuses a message. The rules' own refusals are in `rules.refusals`."""

    NOT_THE_ADMIN = "not_the_admin"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    NO_SUCH_PERSON = "no_such_person"
    NO_SUCH_DECK = "no_such_deck"
    NO_SUCH_VERSES = "no_such_verses"
    RABBIT_IS_TAKEN = "rabbit_is_taken"
    TABLE_IS_FULL = "table_is_full"
    SEAT_IS_TAKEN = "seat_is_taken"
    ENOUGH_FROM_THERE = "enough_from_there"
    NO_DECK_CHOSEN = "no_deck_chosen"
    NAME_IS_EMPTY = "name_is_empty"
    BAD_CODE = "bad_code"
    GAME_IS_RUNNING = "game_is_running"
    NO_GAME_IS_RUNNING = "no_game_is_running"
    DECISION_HAS_PASSED = "decision_has_passed"
    NOTHING_TO_ACT_FOR = "nothing_to_act_for"
    NOT_A_FREE_SEAT = "not_a_free_seat"
    HANDOVER_UNDER_WAY = "handover_under_way"
    CANNOT_HOST = "cannot_host"
    REACTIONS_ARE_OFF = "reactions_are_off"
    TOO_MANY_REACTIONS = "too_many_reactions"


class Hindrance(StrEnum):
    """Why a handover failed. The table is still at the old host."""

    HOSTS_ALREADY = "hosts_already"
    NO_PORT = "no_port"
    PICTURES_MISSING = "pictures_missing"
    VERSES_MISSING = "verses_missing"
    NOT_KEPT = "not_kept"
    NOT_UNDERSTOOD = "not_understood"
    TOO_BIG = "too_big"
    TOO_SLOW = "too_slow"
    NEXT_HOST_LEFT = "next_host_left"
    NOT_WRITTEN = "not_written"


class Farewell(StrEnum):
    """Why a connection ends. After a code in `MAY_RETURN` a client reconnects by itself."""

    WRONG_VERSION = "wrong_version"
    WRONG_GAME = "wrong_game"
    WRONG_CODE = "wrong_code"
    CODE_NEEDED = "code_needed"
    OPEN_TABLE = "open_table"
    TOO_MANY_TRIES = "too_many_tries"
    TOO_MANY_CONNECTIONS = "too_many_connections"
    ROOM_IS_FULL = "room_is_full"
    KICKED = "kicked"
    REPLACED = "replaced"
    YOU_LEFT = "you_left"
    HOST_CLOSED = "host_closed"
    PROTOCOL_ERROR = "protocol_error"
    HANDSHAKE_TOO_SLOW = "handshake_too_slow"
    TOO_MANY_MESSAGES = "too_many_messages"
    READER_TOO_SLOW = "reader_too_slow"
    SILENT = "silent"
    HANDOVER_UNDER_WAY = "handover_under_way"
    HANDED_OVER = "handed_over"


MAY_RETURN = frozenset(
    {
        Farewell.HOST_CLOSED,
        Farewell.HANDSHAKE_TOO_SLOW,
        Farewell.READER_TOO_SLOW,
        Farewell.SILENT,
        Farewell.TOO_MANY_CONNECTIONS,
        Farewell.TOO_MANY_TRIES,
        Farewell.ROOM_IS_FULL,
        Farewell.HANDOVER_UNDER_WAY,
    }
)


class News(StrEnum):
    """The announcements to everybody at the table."""

    JOINED = "joined"
    LEFT = "left"
    ABSENT = "absent"
    BACK = "back"
    KICKED = "kicked"
    BOT_PLAYS_FOR = "bot_plays_for"
    SEAT_TAKEN = "seat_taken"
    CHAIR_TAKEN_AWAY = "chair_taken_away"
    PAUSED = "paused"
    GOES_ON = "goes_on"
    RENAMED = "renamed"
    NEW_ADMIN = "new_admin"
    GAME_STARTED = "game_started"
    TIME_IS_UP = "time_is_up"
    ACTED_FOR = "acted_for"
    GAME_BROKEN_OFF = "game_broken_off"
    NOT_SAVED = "not_saved"
    SAVED_AGAIN = "saved_again"
    HOST_IS_LEAVING = "host_is_leaving"
    GAME_RESUMED = "game_resumed"
    HANDOVER_BEGUN = "handover_begun"
    HANDOVER_FAILED = "handover_failed"
    HOSTS_NOW = "hosts_now"


class Want(StrEnum):
    """The role that a newcomer asks for. They get a seat while players gather, if one is free."""

    SEAT = "seat"
    SPECTATOR = "spectator"
    TABLE = "table"


class Capability(StrEnum):
    """Optional features beyond the protocol version: the host uses them for a client that lists
    them in its hello. A client with `host` can become the next host, one with `reactions` gets
    other players' reactions.
    """

    DONE = "done"
    HOST = "host"
    REACTIONS = "reactions"


class Reaction(StrEnum):
    """A player's reaction, shown by their rabbit."""

    LAUGH = "laugh"
    WAVE = "wave"
    GASP = "gasp"


class Stage(StrEnum):
    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Keeper(StrEnum):
    PERSON = "person"
    BOT = "bot"
    ABSENT = "absent"
    GONE = "gone"


class BotStrength(StrEnum):
    GENTLE = "gentle"
    USUAL = "usual"
    SHARP = "sharp"
