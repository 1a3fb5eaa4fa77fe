"""The pages of an album in their order, each a function that draws itself."""

from collections.abc import Callable
from functools import partial

from dixit_qt.ui.album.book import Album
from dixit_qt.ui.album.cover import draw_cover
from dixit_qt.ui.album.evening_page import draw_evening
from dixit_qt.ui.album.paper import Paper
from dixit_qt.ui.album.poem_page import draw_poem
from dixit_qt.ui.album.round_page import draw_round
from dixit_qt.ui.album.score_page import draw_scores

Page = Callable[[Paper], None]


def pages_of(album: Album) -> list[Page]:
    """The cover, a page for each round, how the game went, and the evening so far."""
    rounds = (
        partial(draw_round if record.poem is None else draw_poem, album=album, record=record)
        for record in album.rounds
    )
    last = [partial(draw_scores, album=album)]
    if album.evening:
        last.append(partial(draw_evening, album=album))
    return [partial(draw_cover, album=album), *rounds, *last]
