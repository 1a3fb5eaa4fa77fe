"""Moments of a game for pictures: played by the real rules, seen from a seat."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType

import msgspec

from dixit_qt import paths
from dixit_qt.bots.bot import Bot
from dixit_qt.bots.knowing import KnowingBot
from dixit_qt.bots.learning import learn
from dixit_qt.client.session import Texts
from dixit_qt.client.state import ClientState, Status, VersesText
from dixit_qt.decks.deck import Deck
from dixit_qt.decks.verses import VerseSet
from dixit_qt.languages import FIRST, in_language
from dixit_qt.rules.actions import GiveClue
from dixit_qt.rules.engine import apply, new_game
from dixit_qt.rules.house.afterwards import results_of
from dixit_qt.rules.model import Cards, Family, Phase
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from dixit_qt.wire.codes import Farewell, Keeper, Stage
from dixit_qt.wire.room import (
    DeckInfo,
    LovedPicture,
    Obstacle,
    Room,
    SeatInfo,
    StandingInfo,
    VersesInfo,
    WatcherInfo,
)

NAMES = {
    "en": ("Anna", "Boris", "Xenia", "Dmitri", "Yolanda", "Fred", "Gwen", "Henry", "Ira", "Jan"),
    "ru": ("Аня", "Борис", "Ксения", "Дмитрий", "Ёлка", "Фёдор", "Галя", "Генри", "Ира", "Ян"),
}
KITCHEN = {"en": "Kitchen", "ru": "Кухня"}
FRIDAY = {"en": "Friday", "ru": "Пятница"}
MORE_NAMES = ("Костя", "Люба Ивановна")
CLUES = {
    "en": ("Where the stairs end", "The last tram", "What the cat knows", "Too late for tea"),
    "ru": ("Там, где кончается лестница", "Последний трамвай", "Что знает кот", "Поздно пить чай"),
}
GAME = "0" * 8
STEPS = 3000

Wanted = Callable[[GameState], bool]


@dataclass(frozen=True)
class Scene:
    """`seat` is "teller", "other" (left of the storyteller) or "table"."""

    name: str
    edition: str
    players: int
    seat: str
    wanted: Wanted
    before: Wanted | None = None


def in_phase(phase: Phase, turn: int = 1) -> Wanted:
    return lambda state: state.phase is phase and state.round >= turn


def after_round(number: int) -> Wanted:
    return lambda state: len(state.history) >= number


def is_over(state: GameState) -> bool:
    return state.outcome is not None


def lines_laid(count: int, phase: Phase) -> Wanted:
    def holds(state: GameState) -> bool:
        lines = getattr(state.game, "lines", ())
        return state.phase is phase and len(lines) >= count

    return holds


SCENES = (
    Scene("first", "classic-30", 5, "other", in_phase(Phase.FIRST_STORYTELLER)),
    Scene("clue-teller", "classic-30", 5, "teller", in_phase(Phase.CLUE)),
    Scene("clue-other", "classic-30", 5, "other", in_phase(Phase.CLUE)),
    Scene("give", "classic-30", 6, "other", in_phase(Phase.GIVE)),
    Scene("give-teller", "classic-30", 6, "teller", in_phase(Phase.GIVE)),
    Scene("vote", "classic-30", 6, "other", in_phase(Phase.VOTE)),
    Scene("reveal", "classic-30", 6, "other", after_round(2)),
    Scene("end", "classic-30", 6, "other", is_over),
    Scene("three-give", "odyssey", 3, "other", in_phase(Phase.GIVE)),
    Scene("odyssey-vote", "odyssey", 12, "other", in_phase(Phase.VOTE, 2)),
    Scene("odyssey-reveal", "odyssey", 12, "other", after_round(3)),
    Scene("party-clue", "party", 8, "teller", in_phase(Phase.CLUE)),
    Scene("party-vote", "party", 8, "teller", in_phase(Phase.VOTE)),
    Scene("party-reveal", "party-pass-left", 8, "other", after_round(1)),
    Scene("team-give", "team", 8, "other", in_phase(Phase.GIVE)),
    Scene("team-vote", "team", 12, "other", in_phase(Phase.VOTE)),
    Scene("team-reveal", "team", 12, "teller", after_round(1)),
    Scene("team-end", "team", 12, "other", is_over),
    Scene("poetry-hint", "poetry", 4, "teller", in_phase(Phase.HINT)),
    Scene("poetry-guess", "poetry", 4, "other", lines_laid(3, Phase.GUESSER)),
    Scene("poetry-judge", "poetry", 6, "teller", lines_laid(2, Phase.JUDGE)),
    Scene("poetry-ending", "poetry", 3, "other", in_phase(Phase.ENDING)),
    Scene("poetry-reveal", "poetry", 3, "other", after_round(1)),
    Scene("poetry-two", "poetry", 2, "other", lines_laid(2, Phase.GUESSER)),
    Scene("poetry-end", "poetry", 3, "other", is_over),
)

TABLE_SCENES = tuple(
    replace(scene, name=f"table-{scene.name}", seat="table")
    for scene in SCENES
    if scene.name
    in {
        "first",
        "clue-other",
        "give",
        "vote",
        "reveal",
        "end",
        "odyssey-vote",
        "odyssey-reveal",
        "party-vote",
        "team-reveal",
        "poetry-guess",
        "poetry-reveal",
        "poetry-end",
    }
)


@dataclass(frozen=True)
class Props:
    """The game and players of a scene, in one language."""

    language: str
    deck: Deck
    verses: VerseSet
    texts: Texts
    bot: Bot

    def deal(self, scene: Scene) -> GameState:
        cards = Cards(
            tuple(card.id for card in self.deck.cards),
            tuple(line.number for line in self.verses.lines),
            tuple(ending.number for ending in self.verses.endings),
        )
        return new_game(scene.edition, scene.players, cards, 11, {})


def verses_in(language: str, sets: Iterable[VerseSet]) -> VerseSet:
    by_language = {each.language: each for each in sets}
    return in_language(by_language, language, by_language[FIRST])


def knowing(language: str, deck: Deck, verses: VerseSet) -> Bot:
    """A bot that knows what the pictures show."""
    return KnowingBot(learn(language, deck, verses, paths.words()))


def states(scene: Scene, props: Props, last: int | None = None) -> list[ClientState]:
    """The window's updates, one by one, until the wanted moment."""
    moves = deque(played(scene, props), maxlen=last)
    return [seen(state, seat, props) for state, seat in moves]


def played(scene: Scene, props: Props) -> Iterator[tuple[GameState, int | None]]:
    """Yield every state of the game, and the seat that looks at it."""
    rng = Random(7)
    state = props.deal(scene)
    seat = None
    for _ in range(STEPS):
        seat = seat_in(scene, state) if scene.wanted(state) or seat is None else seat
        yield state, seat
        if scene.wanted(state):
            return
        state = moved(state, props.bot, rng, props.language)


def seat_in(scene: Scene, state: GameState) -> int | None:
    if scene.seat == "table":
        return None
    if state.phase is Phase.ENDING:
        return getattr(state.game, "ending_by", 0)
    if state.phase is Phase.GUESSER and scene.seat == "other":
        return getattr(state.game, "turn", 0)
    teller = state.storyteller or 0
    return teller if scene.seat == "teller" else (teller + 1) % state.seats


def moved(state: GameState, bot: Bot, rng: Random, language: str) -> GameState:
    for seat in sorted(view_for(state, None).waiting_for):
        action = bot.choose(view_for(state, seat), rng)
        if isinstance(action, GiveClue):
            clues = in_language(CLUES, language, ())
            action = msgspec.structs.replace(action, text=clues[state.round % len(clues)])
        if action is not None:
            return apply(state, seat, action)
    raise RuntimeError(f"nobody moves in {state.phase}")


def seen(state: GameState, seat: int | None, props: Props) -> ClientState:
    lines = {line.number: line.text for line in props.verses.lines}
    endings = {ending.number: ending.text for ending in props.verses.endings}
    cards = frozenset(card.id for card in props.deck.cards)
    return ClientState(
        status=Status.JOINED,
        game=GAME,
        person=1 if seat is None else seat + 1,
        seat=seat,
        room=room_of(state, props),
        match=1,
        revision=1,
        view=view_for(state, seat),
        texts=MappingProxyType({text.card: text for text in props.texts}),
        verses=VersesText("set", props.language, lines, endings),
        pictures=cards,
    )


def room_of(state: GameState, props: Props) -> Room:
    """A finished game also counts in the standings of the evening."""
    stage = Stage.OVER if state.outcome is not None else Stage.PLAYING
    room = a_room(state.edition.id, state.seats, stage, props)
    told, loved = standings(state, room), most_loved(state, room)
    return msgspec.structs.replace(room, standings=told, most_loved=loved)


def most_loved(state: GameState, room: Room) -> LovedPicture | None:
    """There are no hearts in these games, so take the first revealed picture."""
    told = [record for record in state.history if record.table]
    if state.outcome is None or not told:
        return None
    laid = told[0].table[0]
    clue = "" if told[0].clue is None else told[0].clue.text
    return LovedPicture(laid.card, 5, clue, room.seats[laid.owner].name)


def standings(state: GameState, room: Room) -> tuple[StandingInfo, ...]:
    rows = (
        StandingInfo(
            person=room.seats[result.seat].person,
            name=room.seats[result.seat].name,
            games=1,
            won=int(result.place == 1),
            places=(result.place,),
            points=result.points,
            relative=result.relative,
            found=result.found,
            votes=result.votes,
            hearts=result.hearts,
        )
        for result in results_of(state)
    )
    return tuple(sorted(rows, key=lambda row: -row.relative))


def a_room(edition: str, players: int, stage: Stage, props: Props) -> Room:
    names = (*in_language(NAMES, props.language, ()), *MORE_NAMES)
    seats = tuple(
        SeatInfo(
            person=seat + 1,
            name=names[seat],
            rabbit=seat,
            keeper=Keeper.BOT if seat == players - 1 else Keeper.PERSON,
            is_bot=seat == players - 1,
        )
        for seat in range(players)
    )
    deck, verses = props.deck, props.verses
    pile = (len(deck.cards), deck.fingerprint)
    return Room(
        game=GAME,
        name=in_language(KITCHEN, props.language, ""),
        stage=stage,
        edition=edition,
        switches={},
        seats=seats,
        admins=(1,),
        decks=(DeckInfo(deck.id, dict(deck.name), deck.author, *pile),),
        chosen_decks=(deck.id,),
        verses=(VersesInfo("set", verses.language, verses.name),),
        chosen_verses="set",
        reactions=True,
    )


def lobby(edition: str, players: int, props: Props, seat: int = 0) -> ClientState:
    room = a_room(edition, players, Stage.GATHERING, props)
    if players < 3:
        too_few = Obstacle("too_few_players", {"have": 2, "need": 3})
        room = msgspec.structs.replace(room, obstacles=(too_few,))
    return in_room(room, seat)


def in_room(room: Room, seat: int = 0) -> ClientState:
    return ClientState(
        status=Status.JOINED, game=GAME, person=seat + 1, seat=seat, room=room, match=0
    )


def house_rules(edition: str, players: int, props: Props) -> ClientState:
    """A lobby with house rules, after a first game."""
    switches = {"laps": 2} if edition == "poetry" else {"target_score": 50, "reshuffle": False}
    house = in_language(FRIDAY, props.language, "")
    room = a_room(edition, players, Stage.GATHERING, props)
    return in_room(msgspec.structs.replace(room, switches=switches, house=house, seen=24))


def between_times(name: str, state: ClientState) -> ClientState:
    """The same moment, while the game is paused or somebody asks for something."""
    if state.room is None:
        raise ValueError("there is no room")
    room = state.room
    late = WatcherInfo(50, "Zoë", wants_a_chair=True)
    waits = msgspec.structs.replace(
        room, watchers=(late,), watchers_in_all=1, admins=(state.person or 1,)
    )
    match name:
        case "pause":
            room = msgspec.structs.replace(room, paused_by=room.seats[-1].person)
        case "too-few":
            room = msgspec.structs.replace(room, too_few_without=(room.seats[-1].person,))
        case "newcomer-menu":
            room = waits
        case "away":
            away = msgspec.structs.replace(room.seats[0], keeper=Keeper.ABSENT)
            room = msgspec.structs.replace(waits, watchers=(), seats=(away, *room.seats[1:]))
        case "watching":
            me = WatcherInfo(50, "Zoë")
            room = msgspec.structs.replace(waits, watchers=(me,), admins=())
            return replace(state, room=room, person=50, seat=None)
    return replace(state, room=room)


BETWEEN_TIMES = ("pause", "too-few", "watching", "newcomer-menu", "away")


def is_poetry(scene: Scene) -> bool:
    return scene.edition == Family.POETRY


FAREWELLS = (Farewell.KICKED, Farewell.WRONG_VERSION, Farewell.HOST_CLOSED, Farewell.CODE_NEEDED)
