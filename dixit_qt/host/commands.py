"""What people may ask of the host besides playing: for themselves, and as administrators."""

from collections.abc import Callable
from typing import Any

from dixit_qt.host.arrivals import Arrivals
from dixit_qt.host.company import Person
from dixit_qt.host.door import Visitor
from dixit_qt.host.hall import Hall
from dixit_qt.host.names import tidy
from dixit_qt.host.playing import Playing
from dixit_qt.host.texts import send_deck, send_verses
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Keeper, News

SHORTEST_CODE = 4

Command = Callable[[Visitor, Person, Any, float], None]


class Commands:
    def __init__(self, hall: Hall, playing: Playing, arrivals: Arrivals) -> None:
        self.hall = hall
        self.playing = playing
        self.arrivals = arrivals
        self._for_anybody: dict[type[m.Message], Command] = {
            m.SetName: self._set_name,
            m.SetRabbit: self._set_rabbit,
            m.TakeSeat: self._take_seat,
            m.LeaveSeat: self._leave_seat,
            m.Leave: self._leave,
            m.WantDeck: self._want_deck,
        }
        self._for_admins: dict[type[m.Message], Command] = {
            m.SetEdition: self._set_edition,
            m.SetSwitch: self._set_switch,
            m.SetDecks: self._set_decks,
            m.SetVerses: self._set_verses,
            m.SetTimers: self._set_timers,
            m.SetCode: self._set_code,
            m.AddBot: self._add_bot,
            m.Kick: self._kick,
            m.Move: self._move,
            m.GiveToBot: self._give_to_bot,
            m.ActFor: self._act_for,
            m.Start: self._start,
            m.PlayAgain: self._play_again,
            m.EndGame: self._end_game,
        }

    def obey(self, visitor: Visitor, person: Person, message: m.Message, now: float) -> None:
        command = self._for_anybody.get(type(message))
        if command is None:
            command = self._for_admins[type(message)]
            if all(person is not admin for admin in self.hall.admins()):
                self.hall.refuse(visitor, Denial.NOT_THE_ADMIN)
                return
        command(visitor, person, message, now)

    # For anybody

    def _set_name(self, visitor: Visitor, person: Person, message: m.SetName, now: float) -> None:
        name = tidy(message.name)
        if not name:
            self.hall.refuse(visitor, Denial.NAME_IS_EMPTY)
        elif name != person.name:
            self.hall.company.rename(person, name)
            self.hall.tell(News.RENAMED, person)
            self.playing.people_changed(now)

    def _set_rabbit(
        self, visitor: Visitor, person: Person, message: m.SetRabbit, now: float
    ) -> None:
        company = self.hall.company
        if company.seat_of(person) is None:
            person.rabbit = message.rabbit
        elif company.take_rabbit(person, message.rabbit):
            self.playing.people_changed(now)
        else:
            self.hall.refuse(visitor, Denial.RABBIT_IS_TAKEN)

    def _take_seat(self, visitor: Visitor, person: Person, message: m.TakeSeat, now: float) -> None:
        hall = self.hall
        if hall.company.seat_of(person) is not None:
            hall.refuse(visitor, Denial.ALREADY_SEATED)
        elif message.person is None:
            self._take_new_seat(visitor, person, now)
        else:
            self._take_over(visitor, person, message.person, now)

    def _take_new_seat(self, visitor: Visitor, person: Person, now: float) -> None:
        hall = self.hall
        if hall.refuse_unless_gathering(visitor):
            return
        if hall.company.is_full:
            hall.refuse(visitor, Denial.TABLE_IS_FULL)
            return
        person.is_table = False
        hall.company.sit(person)
        self.playing.people_changed(now)

    def _take_over(self, visitor: Visitor, person: Person, wanted: int, now: float) -> None:
        hall = self.hall
        owner = hall.company.by_id(wanted)
        seat = None if owner is None else hall.company.seat_of(owner)
        if owner is None or seat is None:
            hall.refuse(visitor, Denial.NO_SUCH_PERSON)
        elif owner.keeper is Keeper.PERSON:
            hall.refuse(visitor, Denial.NOT_A_FREE_SEAT)
        elif any(other.waits_for == wanted for other in hall.company.watchers):
            hall.refuse(visitor, Denial.SEAT_IS_TAKEN)
        else:
            person.is_table = False
            person.waits_for = wanted
            self.playing.seat_waiting(now)

    def _leave_seat(
        self, visitor: Visitor, person: Person, _message: m.LeaveSeat, now: float
    ) -> None:
        if self.hall.company.seat_of(person) is None:
            self.hall.refuse(visitor, Denial.NOT_SEATED)
            return
        self.arrivals.stand_up(person, now)
        self.playing.show(visitor, now)

    def _leave(self, visitor: Visitor, person: Person, _message: m.Leave, now: float) -> None:
        self.hall.dismiss(visitor, Farewell.YOU_LEFT)
        self.arrivals.depart(person, News.LEFT, now)

    def _want_deck(
        self, visitor: Visitor, _person: Person, message: m.WantDeck, _now: float
    ) -> None:
        send_deck(self.hall, visitor, message.deck)

    # For administrators

    def _set_edition(
        self, visitor: Visitor, _person: Person, message: m.SetEdition, _now: float
    ) -> None:
        self._change_plan(visitor, lambda: self.hall.plan.choose_edition(message.edition))

    def _set_switch(
        self, visitor: Visitor, _person: Person, message: m.SetSwitch, _now: float
    ) -> None:
        plan = self.hall.plan
        self._change_plan(visitor, lambda: plan.choose_switch(message.name, message.value))

    def _change_plan(self, visitor: Visitor, change: Callable[[], None]) -> None:
        hall = self.hall
        if hall.refuse_unless_gathering(visitor):
            return
        try:
            change()
        except RuleViolation as refused:
            hall.refuse(visitor, refused.code, refused.detail)
            return
        for guest in list(hall.door.guests()):
            send_verses(hall, guest)
        hall.publish_room()

    def _set_decks(
        self, visitor: Visitor, _person: Person, message: m.SetDecks, _now: float
    ) -> None:
        known = self.hall.library.decks
        if any(deck not in known for deck in message.decks):
            self.hall.refuse(visitor, Denial.NO_SUCH_DECK)
            return
        decks = tuple(dict.fromkeys(message.decks))
        self._change_plan(visitor, lambda: setattr(self.hall.plan, "decks", decks))

    def _set_verses(
        self, visitor: Visitor, _person: Person, message: m.SetVerses, _now: float
    ) -> None:
        if message.verses not in self.hall.library.verses:
            self.hall.refuse(visitor, Denial.NO_SUCH_VERSES)
            return
        self._change_plan(visitor, lambda: setattr(self.hall.plan, "verses", message.verses))

    def _set_timers(
        self, _visitor: Visitor, _person: Person, message: m.SetTimers, now: float
    ) -> None:
        """Timers may also be changed in a game: that is how one gets past somebody absent."""
        hall = self.hall
        hall.plan.timers = message.timers
        if hall.match is not None:
            hall.match.restart_clock()
            self.playing.show_all(now)
        hall.publish_room()

    def _set_code(self, visitor: Visitor, _person: Person, message: m.SetCode, _now: float) -> None:
        code = None if message.code is None else message.code.strip()
        if code is not None and len(code) < SHORTEST_CODE:
            self.hall.refuse(visitor, Denial.BAD_CODE)
            return
        self.hall.code = code
        self.hall.publish_room()

    def _add_bot(self, visitor: Visitor, _person: Person, _message: m.AddBot, now: float) -> None:
        hall = self.hall
        if hall.refuse_unless_gathering(visitor):
            return
        if hall.company.is_full:
            hall.refuse(visitor, Denial.TABLE_IS_FULL)
            return
        hall.add_bot()
        self.playing.people_changed(now)

    def _kick(self, visitor: Visitor, _person: Person, message: m.Kick, now: float) -> None:
        hall = self.hall
        person = hall.company.by_id(message.person)
        if person is None or (person.is_bot and hall.match is not None):
            hall.refuse(visitor, Denial.NO_SUCH_PERSON)
            return
        link = None if person.link is None else hall.door.visitors.get(person.link)
        if link is not None:
            hall.dismiss(link, Farewell.KICKED)
        self.arrivals.depart(person, News.KICKED, now)

    def _move(self, visitor: Visitor, _person: Person, message: m.Move, now: float) -> None:
        hall = self.hall
        if hall.refuse_unless_gathering(visitor):
            return
        person = hall.company.by_id(message.person)
        if person is None or hall.company.seat_of(person) is None:
            hall.refuse(visitor, Denial.NO_SUCH_PERSON)
            return
        hall.company.move(person, message.to)
        self.playing.people_changed(now)

    def _give_to_bot(
        self, visitor: Visitor, _person: Person, message: m.GiveToBot, now: float
    ) -> None:
        hall = self.hall
        person = hall.company.by_id(message.person)
        if person is None or hall.company.seat_of(person) is None or person.is_present:
            hall.refuse(visitor, Denial.NO_SUCH_PERSON)
            return
        person.stand_in = True
        hall.tell(News.BOT_PLAYS_FOR, person)
        self.playing.people_changed(now)

    def _act_for(self, visitor: Visitor, _person: Person, message: m.ActFor, now: float) -> None:
        hall, match = self.hall, self.hall.match
        person = hall.company.by_id(message.person)
        seat = None if person is None else hall.company.seat_of(person)
        if match is None or seat is None or seat not in match.waiting_for:
            hall.refuse(visitor, Denial.NOTHING_TO_ACT_FOR)
            return
        hall.tell(News.ACTED_FOR, person)
        self.playing.act_for(match, seat, now)

    def _start(self, visitor: Visitor, _person: Person, _message: m.Start, now: float) -> None:
        self.playing.start(visitor, now)

    def _play_again(
        self, visitor: Visitor, _person: Person, _message: m.PlayAgain, _now: float
    ) -> None:
        hall = self.hall
        if hall.match is None or not hall.match.is_over:
            hall.refuse(visitor, self._why_not_again())
            return
        self.playing.gather()

    def _why_not_again(self) -> Denial:
        running = self.hall.match is not None
        return Denial.GAME_IS_RUNNING if running else Denial.NO_GAME_IS_RUNNING

    def _end_game(
        self, visitor: Visitor, _person: Person, _message: m.EndGame, _now: float
    ) -> None:
        if self.hall.match is None:
            self.hall.refuse(visitor, Denial.NO_GAME_IS_RUNNING)
            return
        self.playing.break_off()
        self.playing.gather()
