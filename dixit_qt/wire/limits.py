"""The lengths and counts that messages may have. Other bounds are in the types of `rules.model`."""

from typing import Annotated

from msgspec import Meta

from dixit_qt.rules.model import MAX_SEATS

PROTOCOL_VERSION = 2
OLDEST_VERSION = 2

MAX_FRAME = 256 * 1024
MAX_CLIENT_FRAME = 64 * 1024
MAX_HELLO = 2048
MAX_FACTS = 8
MAX_NAME = 40
MAX_CODE = 32
MAX_TOKEN = 64
MAX_WATCHERS = 24
RABBITS = 12
MAX_DECKS = 64
MAX_CARDS_PER_PART = 16
MAX_TEXTS_PER_PART = 32
MAX_LANGUAGES = 16
MAX_WANTED = 1024
MAX_LINES_PER_PART = 120
MAX_VERSES = 600
MAX_LINE = 240
MAX_TITLE = 120
MAX_DESCRIPTION = 600
MAX_TAGS = 24
MAX_TAG = 40
MAX_CHUNK = 64 * 1024
MAX_PICTURE = 8 * 1024 * 1024
MAX_TIMER = 600
MAX_GAMES = 100
MAX_STANDINGS = 40
MAX_SWITCHES = 32
MAX_DETAIL = 200
MAX_CAPABILITIES = 32
MAX_EDITIONS = 32
MAX_HANDOVER = 512 * 1024
MAX_ADDRESS = 64
MAX_NEXT_HOSTS = 48
MAX_KICKED = 48

Version = Annotated[int, Meta(ge=1, le=65535)]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
HouseName = Annotated[str, Meta(max_length=MAX_NAME)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Capabilities = Annotated[tuple[Word, ...], Meta(max_length=MAX_CAPABILITIES)]
Detail = Annotated[str, Meta(max_length=MAX_DETAIL)]
Fact = int | Annotated[str, Meta(max_length=MAX_DETAIL)]
Facts = Annotated[dict[Word, Fact], Meta(max_length=MAX_FACTS)]
Code = Annotated[str, Meta(max_length=MAX_CODE)]
Token = Annotated[str, Meta(min_length=1, max_length=MAX_TOKEN)]
GameId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9a-f]+$")]
RequestId = Annotated[int, Meta(ge=0, le=2**53)]
Nonce = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
Rabbit = Annotated[int, Meta(ge=0, lt=RABBITS)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Revision = Annotated[int, Meta(ge=0, le=2**53)]
Sum = Annotated[int, Meta(ge=0, le=1_000_000)]
Milliseconds = Annotated[int, Meta(ge=0, le=MAX_TIMER * 1000)]
Seconds = Annotated[int, Meta(ge=5, le=MAX_TIMER)]
DeckName = Annotated[str, Meta(min_length=1, max_length=64)]
LanguageCode = Annotated[str, Meta(min_length=2, max_length=3, pattern="^[a-z]+$")]
Title = Annotated[str, Meta(max_length=MAX_TITLE)]
Tag = Annotated[str, Meta(max_length=MAX_TAG)]
Tags = Annotated[tuple[Tag, ...], Meta(max_length=MAX_TAGS)]
Description = Annotated[str, Meta(max_length=MAX_DESCRIPTION)]
Chunk = Annotated[bytes, Meta(max_length=MAX_CHUNK)]
Size = Annotated[int, Meta(ge=1, le=MAX_PICTURE)]
HandoverSize = Annotated[int, Meta(ge=1, le=MAX_HANDOVER)]
HandoverOffset = Annotated[int, Meta(ge=0, lt=MAX_HANDOVER)]
Address = Annotated[str, Meta(max_length=MAX_ADDRESS)]
Port = Annotated[int, Meta(ge=1, le=65535)]
Offset = Annotated[int, Meta(ge=0, lt=MAX_PICTURE)]
