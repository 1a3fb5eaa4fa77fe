"""A view whose parts do not fit together is refused before a screen can trip over it."""

from dataclasses import replace

import pytest

from dixit_qt.rules.records import PoemLine, StoryGuess
from dixit_qt.rules.seatview import CardsView, PoetryView, StoryView
from dixit_qt.wire import codec
from dixit_qt.wire import messages as m
from dixit_qt.wire.errors import RemoteProtocolError
from dixit_qt.wire.plausible import implausible
from tests.wire.samples import CARD, VIEW

POEM = PoetryView(
    hand_sizes=(5, 5, 5),
    stories=(StoryView(CARD, face_up=True),),
    lines=(PoemLine(7, 2),),
    guesses=(StoryGuess(1, 1, right=False),),
    chips=(1, 1, 1),
    ending_by=2,
)


@pytest.mark.parametrize("view", [VIEW, replace(VIEW, cards=None, poetry=POEM)])
def test_a_view_that_fits_together_passes(view):
    assert implausible(view) == ""


@pytest.mark.parametrize(
    "view",
    [
        replace(VIEW, seats=0),
        replace(VIEW, seats=13),
        replace(VIEW, seat=3),
        replace(VIEW, storyteller=-1),
        replace(VIEW, waiting_for=(9,)),
        replace(VIEW, sides=(0, 1)),
        replace(VIEW, sides=(0, 1, 3)),
        replace(VIEW, scores=()),
        replace(VIEW, cards=CardsView(hand_sizes=(1,))),
        replace(VIEW, cards=CardsView(voted=(3,))),
        replace(VIEW, poetry=replace(POEM, told=(1,))),
        replace(VIEW, poetry=replace(POEM, chips=(1,))),
        replace(VIEW, poetry=replace(POEM, ending_by=3)),
        replace(VIEW, poetry=replace(POEM, chosen=2)),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(view):
    assert implausible(view)
    with pytest.raises(RemoteProtocolError, match="makes no sense"):
        codec.decode_from_host(codec.encode(m.Update(1, 1, view)))
