"""A feed driven by the real engine: the window plays one seat, the test plays the others."""

from dataclasses import replace

from msgspec import structs

from dixit_qt.client.state import ClientState, RefusedNote, Status
from dixit_qt.rules.actions import Action
from dixit_qt.rules.engine import apply, new_game
from dixit_qt.rules.model import Cards, Seat
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from dixit_qt.ui.base.screen import Feed
from dixit_qt.wire.codes import Keeper, Stage
from dixit_qt.wire.messages import Continued, FromClient
from dixit_qt.wire.room import Room, SeatInfo, WatcherInfo

NAMES = ("Аня", "Boris", "Ксения", "Dmitri", "Ёлка", "Fjodor", "Галя", "Henry", "Ира", "Jan")
ALL_NAMES = (*NAMES, "Костя", "Люба")


def room_of(state: GameState) -> Room:
    seats = tuple(
        SeatInfo(person=seat + 1, name=ALL_NAMES[seat], rabbit=seat, keeper=Keeper.PERSON)
        for seat in range(state.seats)
    )
    return Room(
        game="0" * 8,
        name="Kitchen",
        stage=Stage.PLAYING,
        edition=state.edition.id,
        switches={},
        seats=seats,
    )


class EngineTable:
    """`feed` shows what `seat` may see; the rules apply whatever it intends."""

    def __init__(self, game: GameState, seat: Seat | None) -> None:
        self.game = game
        self.seat = seat
        self.watchers: tuple[WatcherInfo, ...] = ()
        self.continued: list[int] = []
        self.feed = Feed()
        self.feed.connect_to(self._on_message, self._on_action)
        self._show()

    def play(self, seat: Seat, action: Action) -> None:
        self.game = apply(self.game, seat, action)
        self._show()

    def keep(self, seat: Seat, keeper: Keeper) -> None:
        """Until the next move."""
        room = self.feed.state.room
        assert room is not None
        seats = list(room.seats)
        seats[seat] = structs.replace(seats[seat], keeper=keeper)
        self.feed.show(replace(self.feed.state, room=structs.replace(room, seats=tuple(seats))))

    def _on_action(self, action: Action) -> None:
        assert self.seat is not None
        try:
            self.play(self.seat, action)
        except RuleViolation as violation:
            note = RefusedNote(violation.code, violation.facts, 1)
            self.feed.show(replace(self.feed.state, refused=note))

    def _on_message(self, message: FromClient) -> None:
        if isinstance(message, Continued):
            self.continued.append(message.round)
            return
        raise AssertionError(f"a table without a host was sent {message}")

    def _show(self) -> None:
        self.feed.show(
            ClientState(
                status=Status.JOINED,
                game="0" * 8,
                person=None if self.seat is None else self.seat + 1,
                seat=self.seat,
                room=structs.replace(room_of(self.game), watchers=self.watchers),
                match=1,
                revision=1,
                view=view_for(self.game, self.seat),
            )
        )


def dealt(
    edition: str, players: int, seat: Seat | None, cards: int = 84, *, grace: bool = False
) -> EngineTable:
    pictures = Cards(
        tuple(f"{number:020x}" for number in range(cards)),
        tuple(range(1, 151)),
        tuple(range(1, 51)),
    )
    return EngineTable(new_game(edition, players, pictures, 1, {}, grace=grace), seat)
