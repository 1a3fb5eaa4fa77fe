"""Messages of every type, as Hypothesis makes them, and one view of a game to put into them."""

from operator import attrgetter

from hypothesis import strategies as st

from dixit_qt.rules import actions
from dixit_qt.rules.model import Clue, ClueKind, Family, Phase
from dixit_qt.rules.records import Award, Ballot, Reason, RoundRecord, TableCard
from dixit_qt.rules.seatview import CardsView, GiveChoice, Legal, SeatView, VoteChoice
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import BotStrength, Farewell, Keeper, News, Reaction, Stage, Want
from dixit_qt.wire.room import (
    DeckInfo,
    Obstacle,
    Room,
    SeatInfo,
    Timers,
    VersesInfo,
    WatcherInfo,
)

CARD = "ab" * 10
VIEW = SeatView(
    edition="odyssey",
    family=Family.DIXIT,
    seats=3,
    ring=(0, 1, 2),
    seat=1,
    round=4,
    phase=Phase.VOTE,
    storyteller=0,
    sides=(0, 1, 2),
    scores=(3, 0, 5),
    waiting_for=(1, 2),
    legal=Legal(give=GiveChoice((CARD,), 1), vote=VoteChoice((1, 2))),
    cards=CardsView(
        hand=(CARD,),
        hand_sizes=(7, 7, 7),
        clue=Clue(ClueKind.WRITTEN, "ёлка 🎄"),
        given=(1, 1, 1),
        table=(CARD,),
        my_ballot=Ballot(1, (1,)),
    ),
)
RECORD = RoundRecord(
    1,
    0,
    (Award(0, 3, Reason.CARD_WAS_FOUND, 1),),
    (3, 0, 5),
    Clue(ClueKind.SONG, ""),
    (TableCard(CARD, 2),),
    (Ballot(1, (1, 2), 3),),
)


def said(texts):
    """By language."""
    return st.dictionaries(st.sampled_from(["en", "ru", "eo"]), texts, max_size=3)


_person, _id = attrgetter("person"), attrgetter("id")
words = st.text(st.characters(codec="utf-8"), min_size=1, max_size=30)
cards = st.text("0123456789abcdef", min_size=20, max_size=20)
nonces = st.text("0123456789abcdef", min_size=32, max_size=32)
small = st.integers(0, 11)
seconds = st.none() | st.integers(5, 600)
timers = st.builds(Timers, seconds, seconds, seconds, seconds)
persons = st.integers(1, 1000)
numbers = st.integers(0, 9999)

actions = st.one_of(
    st.builds(actions.ClaimStory),
    st.builds(actions.GiveClue, words, st.sampled_from(ClueKind), st.none() | cards),
    st.builds(actions.AmendClue, words),
    st.builds(actions.GiveHeart, st.none() | numbers),
    st.builds(actions.ReadWithAnd, numbers, st.booleans()),
    st.builds(actions.Give, st.lists(cards, min_size=1, max_size=2).map(tuple)),
    st.builds(actions.Vote, st.lists(numbers, max_size=2).map(tuple), st.none() | numbers),
    st.builds(actions.TakeBack),
    st.builds(actions.SwapLine, numbers),
    st.builds(actions.Hint, numbers, numbers),
    st.builds(actions.AddLine, numbers),
    st.builds(actions.Guess, numbers),
    st.builds(actions.Judge, st.booleans()),
    st.builds(actions.ChooseEnding, numbers),
)
facts = st.dictionaries(words, st.integers(0, 99) | words, max_size=3)
switch_values = st.none() | st.booleans() | st.integers(0, 99) | words | st.tuples(words, words)

ids = st.integers(0, 2**53)
digests = st.text("0123456789abcdef", min_size=64, max_size=64)
hellos = st.builds(
    m.Hello,
    version=st.just(2),
    name=words,
    oldest=st.integers(1, 2),
    capabilities=st.lists(words, max_size=3).map(tuple),
    rabbit=st.none() | small,
    want=st.sampled_from(Want),
    game=st.none() | st.just("0123456789abcdef"),
    seat=st.none() | digests,
    nonce=st.none() | nonces,
    code=st.none() | st.text(max_size=16),
)
proofs = st.builds(m.Proof, digests)
from_client = st.one_of(
    st.builds(m.Intent, ids, ids, actions, id=ids),
    st.builds(m.SetName, words, id=ids),
    st.builds(m.SetRabbit, small, id=ids),
    st.builds(m.TakeSeat, st.none() | persons, id=ids),
    st.builds(m.LeaveSeat, st.booleans(), id=ids),
    st.builds(m.Pause, st.booleans(), id=ids),
    st.builds(m.PlayOn, st.booleans(), id=ids),
    st.builds(m.PlaceNewcomer, persons, st.none() | persons, id=ids),
    st.builds(m.SetFirstStoryteller, st.none() | persons, id=ids),
    st.builds(m.SetSeenLast, st.booleans(), id=ids),
    st.builds(m.SetBots, st.sampled_from(BotStrength), id=ids),
    st.builds(m.Continued, st.integers(0, 9), id=ids),
    st.builds(m.React, st.sampled_from(Reaction), id=ids),
    st.builds(m.SetReactions, st.booleans(), id=ids),
    st.builds(m.RemoveChair, persons, id=ids),
    st.builds(m.FinishGame, st.booleans(), id=ids),
    st.builds(m.WantDeck, words, id=ids),
    st.builds(m.WantPictures, st.lists(cards, max_size=9).map(tuple)),
    st.builds(m.GotPicture, cards, st.integers(0, 9999)),
    st.builds(m.Ping, st.integers(0, 2**53)),
    st.builds(m.Pong, st.integers(0, 2**53)),
    st.builds(m.SetEdition, words, id=ids),
    st.builds(m.SetSwitch, words, switch_values, id=ids),
    st.builds(
        m.SetHouseRules, words, words, st.dictionaries(words, switch_values, max_size=2), id=ids
    ),
    st.builds(m.NameHouseRules, words, id=ids),
    st.builds(m.SetDecks, st.lists(words, max_size=3).map(tuple), id=ids),
    st.builds(m.SetVerses, words, id=ids),
    st.builds(m.SetTimers, timers, id=ids),
    st.builds(m.SetBrowsers, st.booleans(), id=ids),
    st.builds(m.SetHostDecides, st.booleans(), id=ids),
    st.builds(m.SetCode, st.none() | st.text(max_size=16), id=ids),
    st.builds(m.AddBot, id=ids),
    st.builds(m.Kick, persons, id=ids),
    st.builds(m.Move, persons, small, id=ids),
    st.builds(m.GiveToBot, persons, id=ids),
    st.builds(m.ActFor, persons, id=ids),
    st.builds(m.Start, id=ids),
    st.builds(m.PlayAgain, id=ids),
    st.builds(m.EndGame, id=ids),
)
seat_infos = st.builds(SeatInfo, persons, words, small, st.sampled_from(Keeper), st.booleans())
rooms = st.builds(
    Room,
    game=st.just("0123456789abcdef"),
    name=words,
    stage=st.sampled_from(Stage),
    edition=words,
    switches=st.dictionaries(words, switch_values, max_size=3),
    seats=st.lists(seat_infos, max_size=3, unique_by=_person).map(tuple),
    watchers=st.lists(
        st.builds(
            WatcherInfo,
            persons,
            words,
            st.booleans(),
            st.none() | persons,
            sits_after=st.none() | persons,
        ),
        max_size=2,
        unique_by=_person,
    ).map(tuple),
    admins=st.lists(persons, max_size=2).map(tuple),
    decks=st.lists(
        st.builds(DeckInfo, words, said(words), words, small, cards), max_size=2, unique_by=_id
    ).map(tuple),
    verses=st.lists(st.builds(VersesInfo, words, words, words), max_size=2, unique_by=_id).map(
        tuple
    ),
    timers=timers,
    too_few_without=st.lists(persons, max_size=2).map(tuple),
    code=st.none() | st.text(max_size=16),
    obstacles=st.lists(st.builds(Obstacle, words, facts), max_size=2).map(tuple),
)
tags = st.lists(words, max_size=3).map(tuple)
verses = st.lists(st.builds(m.Verse, numbers, words), max_size=3).map(tuple)
texts = st.builds(m.CardText, cards, said(words), said(tags), said(words))
from_host = st.one_of(
    st.builds(m.Lobby, rooms),
    st.builds(m.Update, small, ids, st.just(VIEW), ids, small, st.none() | numbers),
    st.builds(m.FinishedRound, small, small, st.just(RECORD)),
    st.builds(m.Done, ids),
    st.builds(m.Refused, words, facts, ids),
    st.builds(m.Reacted, persons, st.sampled_from(Reaction)),
    st.builds(m.Notice, st.sampled_from(News), words, st.none() | persons),
    st.builds(m.DeckPart, words, small, small, st.lists(texts, max_size=2).map(tuple)),
    st.builds(m.VersesPart, words, words, verses, verses),
    st.builds(m.PictureChunk, cards, numbers, st.integers(1, 9999), st.binary(max_size=99)),
    st.builds(m.NoPicture, cards),
    st.builds(m.Ping, st.integers(0, 2**53)),
    st.builds(m.Pong, st.integers(0, 2**53)),
)
challenges = st.builds(m.Challenge, st.just("0123456789abcdef"), nonces)
welcomes = st.builds(m.Welcome, st.just(2), st.just("0123456789abcdef"), persons, st.none() | words)
goodbyes = st.builds(m.Goodbye, st.sampled_from(Farewell), words)
