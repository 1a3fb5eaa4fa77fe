"""What a table leaves to its next host, and how it goes on there."""

from dixit_qt.host import journal
from dixit_qt.host.evening import Evening
from dixit_qt.host.handing_over.heritage import Heritage, HeritageError, Wish, record_of
from dixit_qt.host.journal import JournalError, SavedGame
from dixit_qt.host.people.kicked import Kicked
from dixit_qt.host.people.people import People, Person
from dixit_qt.host.plan import Library, Plan
from dixit_qt.host.state import HostState


def heritage_of(state: HostState, heir: Person) -> Heritage:
    """All but the journal, which the disk has."""
    plan, library, people = state.plan, state.library, state.people
    verses = None if plan.verses is None else library.verses[plan.verses]
    return Heritage(
        game=state.game,
        room=state.name,
        heir=heir.id,
        matches=state.matches,
        standing=state.standing(),
        watchers=people.watcher_entries(),
        wishes=tuple(_wish(each) for each in people if _wish(each) != Wish(each.id)),
        last_id=people.last_id,
        edition=plan.edition,
        options=plan.options,
        house=plan.house,
        decks=tuple(record_of(library.decks[deck]) for deck in plan.decks),
        verses=plan.verses,
        verses_hash="" if verses is None else verses.content_hash,
        first_storyteller=plan.first_storyteller,
        seen_last=plan.seen_last,
        bots=plan.bots,
        seen=tuple(sorted(state.evening.seen)),
        games=state.evening.games,
        names=state.evening.names,
        loved=state.evening.loved,
        has_game=state.match is not None,
    )


def _wish(person: Person) -> Wish:
    return Wish(
        person.id,
        person.waits_for,
        person.agreed,
        person.wants_a_chair,
        person.goes,
        person.sits_after,
    )


def settle_in(state: HostState, heritage: Heritage, now: float) -> None:
    """Everybody is absent until he comes; the host's own library has all decks that are needed."""
    if heritage.has_game:
        state.go_on_with(_saved_game(heritage), now)
    state.game, state.name = heritage.game, heritage.room
    state.matches, state.was_resumed, state.heir = heritage.matches, False, heritage.heir
    state.code, state.browsers = heritage.standing.code, heritage.standing.browsers
    state.people = _people(heritage, now)
    state.kicked = Kicked(heritage.standing.kicked)
    state.office.holder = heritage.standing.office
    state.plan = _plan(heritage, state.library)
    state.evening = Evening(heritage.games, heritage.names, set(heritage.seen), heritage.loved)
    state.ends_after_round = heritage.standing.ends_after_round
    paused_by = state.people.by_id(heritage.standing.paused_by)
    if paused_by is not None and state.match is not None:
        state.pause(state.match, paused_by, now)


def _saved_game(heritage: Heritage) -> SavedGame:
    try:
        saved = journal.read(heritage.journal)
    except JournalError as error:
        raise HeritageError(str(error)) from error
    if saved.fault or saved.handed_over is not None:
        raise HeritageError("the journal is not whole")
    if (saved.opening.game, saved.opening.match) != (heritage.game, heritage.matches):
        raise HeritageError("the journal is of another game")
    if len(heritage.standing.people) != saved.state.seats:
        raise HeritageError("there are other seats than in the journal")
    return saved


def _people(heritage: Heritage, now: float) -> People:
    people = People.from_entries(heritage.standing.people, now)
    people.watchers = People.from_entries(heritage.watchers, now).seats
    people.last_id = max(heritage.last_id, *(person.id for person in people), 0)
    people.choices = max((person.chose for person in people), default=0)
    for wish in heritage.wishes:
        person = people.by_id(wish.person)
        if person is not None:
            person.waits_for, person.agreed, person.goes = wish.waits_for, wish.agreed, wish.goes
            person.wants_a_chair, person.sits_after = wish.wants_a_chair, wish.sits_after
    return people


def _plan(heritage: Heritage, library: Library) -> Plan:
    verses = heritage.verses if heritage.verses in library.verses else None
    decks = tuple(deck.id for deck in heritage.decks if deck.id in library.decks)
    return Plan(
        edition=heritage.edition,
        options=dict(heritage.options),
        house=heritage.house,
        decks=decks,
        verses=verses,
        timers=heritage.standing.timers,
        first_storyteller=heritage.first_storyteller,
        seen_last=heritage.seen_last,
        bots=heritage.bots,
    )
