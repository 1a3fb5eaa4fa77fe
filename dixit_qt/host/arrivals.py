"""Coming, going and coming back. The seat belongs to a token; a link only borrows it."""

from dixit_qt.host.company import Person
from dixit_qt.host.door import Visitor
from dixit_qt.host.hall import Hall
from dixit_qt.host.playing import Playing
from dixit_qt.host.texts import send_verses
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell, News, Stage, Want
from dixit_qt.wire.limits import PROTOCOL_VERSION


class Arrivals:
    def __init__(self, hall: Hall, playing: Playing) -> None:
        self.hall = hall
        self.playing = playing

    def connect(self, link: int, address: str, now: float, *, own: bool) -> None:
        hall = self.hall
        visitor = hall.door.arrive(link, address, now, own=own)
        if (reason := hall.door.overfull(visitor)) is not None:
            hall.dismiss(visitor, reason)
        elif not own and (victim := hall.door.stranger_too_many(visitor)) is not None:
            hall.dismiss(victim, Farewell.TOO_MANY_CONNECTIONS)

    def greet(self, visitor: Visitor, hello: m.Hello, now: float) -> None:
        hall = self.hall
        if hello.game is not None and hello.game != hall.game:
            hall.dismiss(visitor, Farewell.WRONG_GAME)
            return
        person = None if hello.token is None else hall.company.by_token(hello.token)
        if person is not None:
            self._bring_back(visitor, person, now)
        elif (farewell := self._why_not(visitor, hello, now)) is not None:
            hall.dismiss(visitor, farewell)
        else:
            self._take_in(visitor, hello, now)

    def _why_not(self, visitor: Visitor, hello: m.Hello, now: float) -> Farewell | None:
        hall = self.hall
        if hall.code is None or visitor.own:
            return None
        if not hall.door.may_try_code(visitor.address, now):
            return Farewell.TOO_MANY_TRIES
        if hello.code is None:
            return Farewell.CODE_NEEDED
        if not hall.is_the_code(hello.code):
            hall.door.count_wrong_code(visitor.address, now)
            return Farewell.WRONG_CODE
        return None

    def _take_in(self, visitor: Visitor, hello: m.Hello, now: float) -> None:
        company = self.hall.company
        person = company.newcomer(hello.name, self.hall.chance.token())
        person.is_table = hello.want is Want.TABLE
        person.link = visitor.link
        visitor.person = person
        gathering = self.hall.stage is Stage.GATHERING
        if hello.want is Want.SEAT and gathering and not company.is_full:
            person.rabbit = company.free_rabbit() if hello.rabbit is None else hello.rabbit
            company.sit(person)
        else:
            person.rabbit = hello.rabbit or 0
            company.watch(person)
        self._welcome(visitor, person, News.JOINED, now)

    def _bring_back(self, visitor: Visitor, person: Person, now: float) -> None:
        if person.link is not None:
            old = self.hall.door.visitors[person.link]
            self.hall.dismiss(old, Farewell.REPLACED)
        news = News.BACK if person.absent_since is not None else None
        person.link, person.absent_since, person.stand_in = visitor.link, None, False
        visitor.person = person
        self._welcome(visitor, person, news, now)
        if self.hall.was_resumed:
            self.hall.send(visitor, m.Notice(News.GAME_RESUMED))

    def _welcome(self, visitor: Visitor, person: Person, news: News | None, now: float) -> None:
        hall = self.hall
        welcome = m.Welcome(PROTOCOL_VERSION, hall.game, person.id, person.token)
        hall.send(visitor, welcome)
        if news is not None:
            others = (v for v in hall.door.guests() if v is not visitor)
            hall.send_to_all(others, m.Notice(news, person.name, person.id))
        hall.settle_admin()
        self.playing.people_changed(now)
        send_verses(hall, visitor)
        self.playing.show(visitor, now)
        if not hall.is_saved:
            hall.send(visitor, m.Notice(News.NOT_SAVED))

    def disconnect(self, link: int, now: float) -> None:
        """The link is gone; its person may come back."""
        visitor = self.hall.door.leave(link)
        if visitor is not None and visitor.person is not None:
            self._lose(visitor.person, now)

    def send_away(self, visitor: Visitor, code: Farewell, detail: str, now: float) -> None:
        self.hall.dismiss(visitor, code, detail)
        if visitor.person is not None:
            self._lose(visitor.person, now)

    def _lose(self, person: Person, now: float) -> None:
        person.link, person.absent_since = None, now
        hall = self.hall
        if hall.company.seat_of(person) is None:
            hall.company.remove(person)
            hall.tell(News.LEFT, person)
        else:
            hall.tell(News.ABSENT, person)
        hall.settle_admin()
        self.playing.people_changed(now)

    def depart(self, person: Person, news: News, now: float) -> None:
        """Gone for good: the token is worth nothing any more."""
        hall = self.hall
        person.token, person.link = "", None
        seat = hall.company.seat_of(person)
        if seat is None or hall.match is None:
            hall.company.remove(person)
        else:
            self._leave_to_bot(seat, person)
        hall.tell(news, person)
        hall.settle_admin()
        self.playing.people_changed(now)

    def _leave_to_bot(self, seat: int, person: Person) -> None:
        """The bot keeps the name, so that everybody knows whose points they were; whoever waits
        for the seat still gets it."""
        company = self.hall.company
        bot = company.newcomer(person.name, is_bot=True)
        company.replace(seat, bot)
        bot.name = person.name
        for watcher in company.watchers:
            if watcher.waits_for == person.id:
                watcher.waits_for = bot.id

    def stand_up(self, person: Person, now: float) -> None:
        """From a seat to the watchers; in a game a bot goes on in the seat."""
        company = self.hall.company
        seat = company.seat_of(person)
        if seat is not None and self.hall.match is not None:
            self._leave_to_bot(seat, person)
            company.watch(person)
            company.rename(person, person.name)
        else:
            company.stand_up(person)
        self.playing.people_changed(now)

    def forget_the_lost(self, now: float) -> None:
        """While people gather an empty seat is not kept for ever."""
        hall = self.hall
        if hall.stage is not Stage.GATHERING:
            return
        for person in list(hall.company.seats):
            since = person.absent_since
            if since is not None and now - since >= hall.limits.lobby_absence:
                self.depart(person, News.LEFT, now)
