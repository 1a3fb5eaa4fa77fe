"""A session keeps what it receives, and late or repeated messages do no harm."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs
from msgspec.structs import replace

from dixit_qt.client import events as e
from dixit_qt.client.events import Revealed
from dixit_qt.client.greeting import Profile
from dixit_qt.client.session import MOST_TEXTS, NOTICES_KEPT, Session
from dixit_qt.client.state import Status
from dixit_qt.rules.actions import ClaimStory
from dixit_qt.rules.records import RoundRecord
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import FrameDecoder, RemoteProtocolError
from dixit_qt.wire.codes import Farewell, Keeper, News, Reaction, Stage, Want
from dixit_qt.wire.limits import MAX_CARDS_PER_PART
from dixit_qt.wire.peer import Peer, Role
from dixit_qt.wire.room import CardText, DeckInfo, Room, SeatInfo
from dixit_qt.wire.seal_messages import CLIENT, HOST, OPEN, name_of, proof
from tests.net.room import BY_ID, MemoryStore
from tests.wire.samples import CARD, VIEW

ANNA = Profile("Anna")
OWN = "cd" * 10
WELCOME = m.Welcome(2, "0123456789abcdef", 7, "secret")
ROOM = Room(
    "0123456789abcdef",
    "Table",
    Stage.PLAYING,
    "odyssey",
    {},
    seats=(SeatInfo(3, "B", 0, Keeper.BOT), SeatInfo(7, "A", 1, Keeper.PERSON)),
    admins=(7,),
    decks=(DeckInfo("d", {"en": "D"}, "", 1, OWN), DeckInfo("x", {"en": "X"}, "", 1, CARD)),
    chosen_decks=("d",),
)


class Talk:
    """A session and the host's end of its conversation."""

    def __init__(self, profile=ANNA, pictures=None, **session) -> None:
        self.session = Session(profile, MemoryStore(pictures), **session)
        self.connect()

    def connect(self) -> None:
        self.host = Peer(Role.HOST)
        self.said: list[m.Message] = []
        self.session.open(self._hear)

    def _hear(self, data: bytes) -> None:
        self.said += self.host.receive(data)

    def tell(self, *messages: m.Message) -> tuple:
        data = b"".join(self.host.send(message) for message in messages)
        return self.session.receive(data)

    @property
    def state(self):
        return self.session.state


def joined(**session) -> Talk:
    talk = Talk(**session)
    talk.tell(WELCOME, m.Lobby(ROOM))
    return talk


def record(number: int) -> RoundRecord:
    return RoundRecord(number, 0, (), (number, 0, 0))


def test_a_session_sends_hello_and_is_welcomed():
    talk = Talk()
    assert talk.said == [m.Hello(2, "Anna", capabilities=("done", "reactions"))]
    assert talk.state.status is Status.GREETING
    events = talk.tell(WELCOME)
    assert events == (e.StatusChanged(Status.GREETING, Status.JOINED),)
    assert (talk.state.person, talk.state.token) == (7, "secret")


def test_a_session_finds_its_seat_in_the_room():
    talk = joined()
    assert talk.state.seat == 1
    assert talk.state.is_admin
    assert talk.tell(m.Lobby(ROOM)) == ()


def test_a_session_returns_with_its_token():
    talk = joined()
    talk.session.lost()
    talk.connect()
    assert talk.said[0].seat == name_of("secret")
    assert "secret" not in repr(talk.said[0])
    challenge(talk)
    assert talk.state.status is Status.JOINED
    assert talk.state.token == "secret"
    assert talk.said[0].game == "0123456789abcdef"


def challenge(talk: Talk, token: str = "secret", game: str = ROOM.game) -> None:
    """The host proves that it knows `token`."""
    hello, nonce = talk.said[0], "7" * 32
    talk.tell(m.Challenge(game, nonce))
    nonces = hello.nonce, nonce
    assert talk.said[1] == m.Proof(proof(CLIENT, "secret", game, nonces, OPEN))
    talk.tell(m.Welcome(2, game, 7, proof=proof(HOST, token, game, nonces, OPEN)))


def came_back(**session) -> Talk:
    talk = joined(**session)
    talk.session.lost()
    talk.connect()
    return talk


def test_a_host_that_cannot_prove_the_token_is_rejected():
    talk = came_back()
    with pytest.raises(RemoteProtocolError, match="does not know my seat"):
        challenge(talk, "guessed")


def test_a_challenge_for_another_game_is_rejected():
    talk = came_back()
    with pytest.raises(RemoteProtocolError, match="not asked for"):
        talk.tell(m.Challenge("f" * 16, "7" * 32))
    stranger = Talk()
    with pytest.raises(RemoteProtocolError, match="not asked for"):
        stranger.tell(m.Challenge("f" * 16, "7" * 32))


def test_every_hello_has_a_new_nonce():
    talk = came_back()
    first = talk.said[0].nonce
    talk.connect()
    assert talk.said[0].nonce != first


@pytest.mark.parametrize("must_prove", [True, False])
def test_a_welcome_without_the_seat_is_refused_where_the_seat_must_be_proven(must_prove):
    """At the address where the seat was proven before, the host may have forgotten it;
    elsewhere it may be a trap."""
    talk = joined()
    talk.session.lost()
    talk.session.greeting.must_prove = must_prove
    talk.connect()
    welcome = m.Welcome(2, ROOM.game, 9, "other")
    if must_prove:
        with pytest.raises(RemoteProtocolError, match="does not know my seat"):
            talk.tell(welcome)
    else:
        talk.tell(welcome)
        assert (talk.state.person, talk.state.token) == (9, "other")


def test_a_seat_that_the_table_could_not_save_need_not_be_proven():
    """The host crashed with a full disk, and is back at another address without this player."""
    talk = joined()
    talk.tell(m.Lobby(replace(ROOM, is_saved=False)))
    talk.session.lost()
    talk.session.greeting.must_prove = True
    talk.connect()
    talk.tell(m.Welcome(2, ROOM.game, 9, "other"))
    assert (talk.state.person, talk.state.status) == (9, Status.JOINED)


@pytest.mark.parametrize("want", list(Want))
def test_a_welcome_from_another_table_is_ignored(want):
    """Otherwise a client would stay at the wrong table and never return to its own."""
    talk = Talk(Profile("Anna", want=want, game=ROOM.game))
    with pytest.raises(RemoteProtocolError, match="another table"):
        talk.tell(m.Welcome(2, "f" * 16, 9, "other"))
    assert (talk.state.game, talk.state.status) == ("", Status.GREETING)


def test_a_welcome_without_token_and_proof_is_rejected():
    with pytest.raises(RemoteProtocolError, match="does not know my seat"):
        Talk().tell(m.Welcome(2, ROOM.game, 7))


def test_finished_rounds_are_added_to_the_views_history():
    talk = joined()
    events = talk.tell(
        m.FinishedRound(1, 0, record(1)),
        m.FinishedRound(1, 1, record(2)),
        m.Update(1, 5, VIEW, rounds=2),
    )
    assert talk.state.view.history == (record(1), record(2))
    assert not any(isinstance(event, Revealed) for event in events)
    events = talk.tell(m.FinishedRound(1, 2, record(3)), m.Update(1, 6, VIEW, rounds=3))
    assert Revealed(record(3)) in events


def test_old_and_repeated_updates_are_ignored():
    talk = joined()
    talk.tell(m.Update(2, 5, VIEW))
    state = talk.state
    old = replace(VIEW, round=1)
    assert talk.tell(m.Update(2, 4, old), m.Update(1, 9, old)) == ()
    assert talk.tell(m.FinishedRound(1, 0, record(1))) == ()
    assert talk.tell(m.Update(2, 5, VIEW)) == ()
    assert talk.state == state


@given(st.permutations([1, 2, 3, 4, 5]), st.integers(1, 5))
def test_the_newest_update_wins_in_any_order(order, again):
    talk = joined()
    for revision in (*order, again):
        talk.tell(m.Update(1, revision, replace(VIEW, round=revision)))
    assert talk.state.view.round == 5


def test_a_new_game_forgets_the_rounds_of_the_last():
    talk = joined()
    talk.tell(m.FinishedRound(1, 0, record(1)), m.Update(1, 9, VIEW, rounds=1))
    talk.tell(m.Update(2, 0, VIEW))
    assert talk.state.view.history == ()


def test_a_host_that_lost_the_last_game_resumes_the_one_before():
    talk = joined()
    talk.tell(m.Update(2, 5, VIEW))
    talk.connect()
    nonce = "0" * 32
    talk.tell(m.Challenge(ROOM.game, nonce))
    signed = proof(HOST, "secret", ROOM.game, (talk.said[0].nonce, nonce), OPEN)
    talk.tell(structs.replace(WELCOME, token=None, proof=signed), m.Lobby(ROOM))
    talk.tell(m.FinishedRound(1, 0, record(1)), m.Update(1, 3, VIEW, 2, 1))
    assert (talk.state.match, talk.state.revision, talk.state.decision) == (1, 3, 2)
    assert talk.state.view.history == (record(1),)
    talk.tell(m.Update(1, 2, VIEW), m.FinishedRound(0, 0, record(9)))
    assert (talk.state.revision, talk.state.view.history) == (3, (record(1),))


def test_a_round_that_is_not_the_next_is_discarded():
    talk = joined()
    talk.tell(m.FinishedRound(1, 5, record(6)), m.Update(1, 1, VIEW, rounds=6))
    assert talk.state.view.history == ()


def test_the_view_is_cleared_when_the_table_returns_to_the_lobby():
    talk = joined()
    talk.tell(m.Update(1, 1, VIEW))
    talk.tell(m.Lobby(replace_stage(Stage.GATHERING)))
    assert talk.state.view is None
    assert not talk.session.intend(ClaimStory())


def replace_stage(stage: Stage) -> Room:
    fields = {name: getattr(ROOM, name) for name in Room.__struct_fields__}
    return Room(**{**fields, "stage": stage})


def test_an_intent_names_the_match_and_the_decision():
    talk = joined()
    assert not talk.session.intend(ClaimStory())
    talk.tell(m.Update(3, 5, VIEW, decision=4))
    assert talk.session.intend(ClaimStory())
    assert talk.said[-1] == m.Intent(3, 4, ClaimStory(), id=talk.said[-1].id)


def test_a_decision_is_sent_once_until_it_is_answered():
    talk = joined()
    talk.tell(m.Update(3, 5, VIEW, decision=4))
    assert talk.session.intend(ClaimStory())
    assert not talk.session.intend(ClaimStory())
    talk.tell(m.Refused("not_now", id=talk.said[-1].id))
    assert talk.session.intend(ClaimStory())
    talk.tell(m.Done(talk.said[-1].id))
    assert talk.session.intend(ClaimStory())
    talk.tell(m.Update(3, 6, VIEW, decision=6))
    assert talk.session.intend(ClaimStory())


def test_every_request_has_an_id_of_its_own_and_few_are_remembered():
    talk = joined()
    for _ in range(600):
        talk.session.command(m.Start())
    ids = [said.id for said in talk.said if isinstance(said, m.Start)]
    assert len(set(ids)) == 600
    assert len(talk.session.unanswered) <= 256


def test_nothing_is_sent_without_a_connection():
    session = Session(Profile("Anna"), MemoryStore())
    assert not session.command(m.Start())
    assert not session.ping(1)
    talk = joined()
    talk.session.lost()
    assert not talk.session.command(m.Start())
    talk.connect()
    assert not talk.session.command(m.Start())


def test_a_message_that_the_state_forbids_is_not_sent():
    assert not joined().session.command(m.SetName("\ud800"))


def test_a_repeated_refusal_is_reported_again():
    talk = joined()
    for count in (1, 2):
        assert talk.tell(m.Refused("not_now", {"need": 3})) == (
            e.WasRefused("not_now", {"need": 3}),
        )
        assert talk.state.refused.count == count


def test_notices_are_kept_up_to_a_bound():
    talk = joined()
    for _ in range(NOTICES_KEPT + 5):
        events = talk.tell(m.Notice(News.JOINED, "Boris", 3))
    assert events == (e.NoticeCame(m.Notice(News.JOINED, "Boris", 3)),)
    assert len(talk.state.notices) == NOTICES_KEPT


def test_a_reaction_is_reported_without_changing_the_state():
    talk = joined()
    before = talk.state
    events = talk.tell(m.Reacted(3, Reaction.WAVE))
    assert events == (e.SomebodyReacted(3, Reaction.WAVE),)
    assert talk.state == before


def test_the_reason_of_a_goodbye_is_reported_and_cleared_on_reconnect():
    talk = joined()
    assert talk.tell(m.Goodbye(Farewell.KICKED, "x")) == (e.WasSentAway(Farewell.KICKED),)
    assert talk.state.farewell is Farewell.KICKED
    talk.connect()
    assert talk.state.farewell is None


def test_pings_are_answered():
    talk = joined()
    talk.tell(m.Ping(9), m.Pong(3))
    assert talk.said[-1] == m.Pong(9)


def test_texts_of_an_unknown_deck_are_requested_once():
    talk = joined()
    assert talk.said[1:] == [m.WantDeck("d", id=1)]
    talk.tell(m.Lobby(ROOM))
    assert len(talk.said) == 2
    text = m.CardText(CARD, {"en": "Title"})
    talk.tell(m.DeckPart("d", 0, 1, (text,)))
    assert talk.state.texts[CARD] == text
    assert talk.said[-1] == m.WantPictures((CARD,))


def test_pictures_of_a_large_deck_are_requested_once_all_its_texts_are_here():
    talk = joined()
    cards = tuple(f"{number:020x}" for number in range(160))
    for first in range(0, 160, 16):
        part = tuple(m.CardText(card) for card in cards[first : first + 16])
        talk.tell(m.DeckPart("d", first, 160, part))
    assert [said for said in talk.said if isinstance(said, m.WantPictures)] == [
        m.WantPictures(cards)
    ]


def test_pictures_of_the_hand_are_requested_before_the_deck_is_known():
    talk = joined()
    hand = tuple(f"{number:020x}" for number in range(6))
    view = replace(VIEW, cards=replace(VIEW.cards, hand=hand))
    talk.tell(m.DeckPart("d", 0, 160, (m.CardText("ef" * 10),)), m.Update(1, 1, view))
    assert isinstance(talk.said[-1], m.WantPictures)
    assert talk.said[-1].cards[:6] == hand
    assert "ef" * 10 not in talk.said[-1].cards


def test_a_missing_deck_does_not_block_the_others():
    talk = joined()
    talk.tell(m.Lobby(structs.replace(ROOM, chosen_decks=("d", "x"))))
    talk.tell(m.DeckPart("d", 0, 1, (m.CardText(CARD),)))
    assert m.WantPictures((CARD,)) not in talk.said
    asked = next(said for said in talk.said if isinstance(said, m.WantDeck) and said.deck == "x")
    talk.tell(m.Refused("no_such_deck", id=asked.id))
    assert talk.said[-1] == m.WantPictures((CARD,))


def test_pictures_of_your_own_deck_are_not_requested():
    text = m.CardText(CARD, {"en": "Title"})
    talk = joined(own_decks={OWN: (text,)}, pictures={CARD: b"picture"})
    assert len(talk.said) == 1
    assert talk.state.texts[CARD] == text
    assert talk.state.pictures == {CARD}


def test_every_picture_chunk_is_acknowledged():
    card, picture = next(iter(BY_ID.items()))
    talk = joined()
    talk.tell(m.DeckPart("d", 0, 1, (m.CardText(card),)))
    half = len(picture) // 2
    assert talk.tell(m.PictureChunk(card, 0, len(picture), picture[:half])) == ()
    events = talk.tell(m.PictureChunk(card, half, len(picture), picture[half:]))
    assert events == (e.PictureCame(card),)
    assert talk.said[-2:] == [m.GotPicture(card, 0), m.GotPicture(card, half)]
    assert talk.session.store.pictures[card] == picture


def test_a_picture_with_a_wrong_hash_counts_as_missing():
    card = next(iter(BY_ID))
    talk = joined()
    talk.tell(m.DeckPart("d", 0, 1, (m.CardText(card),)))
    assert talk.tell(m.PictureChunk(card, 0, 3, b"bad")) == (e.PictureIsMissing(card),)
    assert talk.state.missing == {card}


def test_no_picture_is_ignored_for_a_picture_that_was_not_requested():
    talk = joined()
    talk.tell(m.DeckPart("d", 0, 1, (m.CardText(CARD),)))
    assert talk.tell(m.NoPicture(OWN)) == ()
    assert talk.tell(m.NoPicture(CARD)) == (e.PictureIsMissing(CARD),)
    assert talk.state.missing == {CARD}


def test_a_picture_that_the_host_does_not_have_is_not_asked_for_again():
    talk = joined()
    talk.tell(m.DeckPart("d", 0, 1, (m.CardText(CARD),)))
    talk.tell(m.NoPicture(CARD))
    talk.tell(m.Update(1, 1, VIEW), m.Update(1, 2, replace(VIEW, round=5)))
    asked = [said for said in talk.said if isinstance(said, m.WantPictures)]
    assert asked == [m.WantPictures((CARD,))]


@pytest.mark.parametrize(("admins", "is_admin"), [((7,), True), ((3,), False), ((), False)])
def test_somebody_is_an_administrator_if_the_room_says_so(admins, is_admin):
    talk = Talk()
    assert not talk.state.is_admin
    talk.tell(WELCOME, m.Lobby(replace(ROOM, admins=admins)))
    assert talk.state.is_admin is is_admin


def test_a_finished_round_of_another_table_is_not_added_to_the_history():
    talk = joined()
    talk.tell(m.FinishedRound(1, 0, replace(record(1), storyteller=3)))
    with pytest.raises(RemoteProtocolError, match="another game"):
        talk.tell(m.Update(1, 1, VIEW, rounds=1))


def test_rounds_are_checked_again_when_a_table_becomes_smaller():
    talk = joined()
    cards = replace(VIEW.cards, hand_sizes=(7,) * 4, given=(1,) * 4)
    larger = replace(VIEW, seats=4, ring=(0, 1, 2, 3), sides=(0, 1, 2, 3), cards=cards)
    larger = replace(larger, scores=(0,) * 4)
    talk.tell(m.FinishedRound(1, 0, replace(record(1), storyteller=3)))
    talk.tell(m.Update(1, 1, larger, rounds=1), m.Update(1, 2, larger, rounds=1))
    with pytest.raises(RemoteProtocolError, match="another game"):
        talk.tell(m.Update(1, 3, VIEW, rounds=1))


def test_a_round_that_is_sent_again_is_checked_again():
    talk = joined()
    talk.tell(m.FinishedRound(1, 0, record(1)), m.Update(1, 1, VIEW, rounds=1))
    talk.tell(m.Update(1, 2, VIEW, rounds=1))
    assert talk.state.view.history == (record(1),)
    talk.tell(m.FinishedRound(1, 0, replace(record(1), storyteller=3)))
    with pytest.raises(RemoteProtocolError, match="another game"):
        talk.tell(m.Update(1, 3, VIEW, rounds=1))


def test_verse_parts_are_joined_and_replaced_with_the_set():
    talk = joined()
    talk.tell(m.VersesPart("en", "en", (m.Verse(1, "one"),), (m.Verse(9, "end"),)))
    talk.tell(m.VersesPart("en", "en", (m.Verse(2, "two"),)))
    assert talk.state.verses.lines == {1: "one", 2: "two"}
    talk.tell(m.VersesPart("ru", "ru", (m.Verse(1, "раз"),)))
    assert talk.state.verses.lines == {1: "раз"}


def test_a_host_that_sends_endlessly_does_not_fill_memory():
    talk = joined()
    for part in range(300):
        texts = tuple(m.CardText(f"{part * 16 + place:020x}") for place in range(16))
        talk.tell(m.DeckPart("d", 0, 1, texts))
        verses = tuple(m.Verse(part * 10 + place, "x") for place in range(10))
        talk.tell(m.VersesPart("en", "en", verses))
    assert len(talk.state.texts) <= 4096
    assert len(talk.state.verses.lines) <= 610


def test_a_protocol_error_of_the_host_is_reported():
    talk = joined()
    with pytest.raises(RemoteProtocolError):
        talk.session.receive(bytes(4))


def test_the_status_is_reported_once():
    session = Session(Profile("Anna"), MemoryStore())
    change = e.StatusChanged(Status.OFFLINE, Status.CONNECTING)
    assert session.set_status(Status.CONNECTING) == (change,)
    assert session.set_status(Status.CONNECTING, 2, 1.5) == ()
    assert (session.state.attempt, session.state.retry_in) == (2, 1.5)


def test_everything_sent_is_complete_frames():
    session, sent = Session(Profile("Анна"), MemoryStore()), []
    session.open(sent.append)
    assert all(len(list(FrameDecoder().feed(data))) == 1 for data in sent)


def test_texts_and_pictures_are_requested_again_after_reconnecting():
    talk = joined()
    talk.tell(m.Update(1, 1, VIEW))
    asked = [each for each in talk.said if isinstance(each, m.WantDeck | m.WantPictures)]
    talk.session.lost()
    talk.connect()
    challenge(talk)
    talk.tell(m.Lobby(ROOM), m.Update(1, 1, VIEW))
    again = [each for each in talk.said if isinstance(each, m.WantDeck | m.WantPictures)]
    assert {type(each) for each in asked} == {m.WantDeck, m.WantPictures}
    assert [type(each) for each in again] == [type(each) for each in asked]


def test_the_number_of_stored_deck_texts_is_limited():
    talk = joined()
    texts = [CardText(f"{n:020x}") for n in range(MOST_TEXTS + 1)]
    step = MAX_CARDS_PER_PART
    for first in range(0, MOST_TEXTS, step):
        part = tuple(texts[first : min(first + step, MOST_TEXTS)])
        talk.tell(m.DeckPart("d", first, MOST_TEXTS, part))
    assert len(talk.state.texts) == MOST_TEXTS
    talk.tell(m.DeckPart("d", 0, 1, (texts[-1],)))
    assert len(talk.state.texts) == MOST_TEXTS
