"""mDNS: the open sockets (`Radio`, whose methods all block), and the thread that uses them."""

import queue
import secrets
import threading
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from zeroconf import Error, IPVersion, ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

from dixit_qt.net.discovery import interfaces
from dixit_qt.net.discovery.advert import Advert, from_txt, to_txt
from dixit_qt.net.discovery.interfaces import Interface, Look, Watch

SERVICE = "_dixit-qt._tcp.local."
FAILURES = (OSError, Error)
"""What the network and the library may raise; anything else is a bug of ours."""

# A crashed host doesn't withdraw its records, so they must expire while people are still looking
HOST_TTL = 30
_OTHER_TTL = 120
_ANSWER_WITHIN_MS = 1500

Heard = Callable[[str, bool], None]
"""Called in a thread of the library with a record's name, and whether it's there."""


@dataclass(frozen=True, slots=True)
class Answer:
    advert: Advert
    addresses: tuple[str, ...]


class Radio:
    def __init__(self, addresses: Sequence[str], heard: Heard) -> None:
        self._zeroconf = Zeroconf(interfaces=list(addresses), ip_version=IPVersion.V4Only)
        self._heard = heard
        self._browser: ServiceBrowser | None = None
        self._info: ServiceInfo | None = None

    def move(self, addresses: Sequence[str]) -> None:
        """After a change of the adapters: use these addresses from now on."""
        self._zeroconf.update_interfaces(list(addresses))

    def advertise(self, advert: Advert, addresses: Sequence[str]) -> None:
        """Register the table, or update its records."""
        if self._info is None:
            info = records_of(secrets.token_hex(8), advert, addresses)
            self._zeroconf.register_service(info, cooperating_responders=True)
        else:
            info = records_of(self._info.get_name(), advert, addresses)
            self._zeroconf.update_service(info)
        self._info = info

    def withdraw(self) -> None:
        info, self._info = self._info, None
        if info is not None:
            self._zeroconf.unregister_service(info)

    def listen(self) -> None:
        """Ask the network again; what is already known is reported again at once."""
        self.deafen()
        self._browser = ServiceBrowser(self._zeroconf, SERVICE, handlers=[self._on_change])

    def deafen(self) -> None:
        browser, self._browser = self._browser, None
        if browser is not None:
            browser.cancel()

    def resolve(self, name: str) -> Answer | None:
        info = ServiceInfo(SERVICE, name)
        known = info.load_from_cache(self._zeroconf)
        return self._read(info) if known else self._request(info)

    def resolve_anew(self, name: str) -> Answer | None:
        """Ignore what the network said before, and ask again."""
        loop = self._zeroconf.loop
        if loop is not None:
            loop.call_soon_threadsafe(self._forget, name)
        return self._request(ServiceInfo(SERVICE, name))

    def _forget(self, name: str) -> None:
        cache = self._zeroconf.cache
        cache.async_remove_records(cache.async_entries_with_name(name))

    def _request(self, info: ServiceInfo) -> Answer | None:
        return self._read(info) if info.request(self._zeroconf, _ANSWER_WITHIN_MS) else None

    def _read(self, info: ServiceInfo) -> Answer | None:
        advert = from_txt(info.properties, info.port)
        return Answer(advert, tuple(info.parsed_scoped_addresses())) if advert else None

    def close(self) -> None:
        self.deafen()
        self._zeroconf.close()

    def _on_change(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        self._heard(name, state_change is not ServiceStateChange.Removed)


def records_of(label: str, advert: Advert, addresses: Sequence[str]) -> ServiceInfo:
    """The label is random, because table names may clash, and without dots, because they would
    split it. It's certainly unique, so we needn't wait a second until the network confirms its
    uniqueness."""
    return ServiceInfo(
        SERVICE,
        f"{label}.{SERVICE}",
        port=advert.port,
        properties=to_txt(advert),
        server=f"{label}.local.",
        host_ttl=HOST_TTL,
        other_ttl=_OTHER_TTL,
        parsed_addresses=list(addresses),
    )


# The one thread for mDNS: its calls block for up to two seconds.
#
# Theory of operation. Other threads say what they want (`advertise`, `browse`), which only puts an
# order into a queue. The thread runs in a loop: it carries out all waiting orders, checks the
# adapters when that's due, and settles, which means that it brings the open radio from what is
# `_Done` to what is `_Wanted`. So nothing has to be undone: a radio that fails is closed with its
# `_Done`, and the next round opens another one and starts over. When the adapters change, the radio
# moves to them; after the computer has slept, everything starts over.
#
# Each known name is queried again at every look. It's lost when it says goodbye, or doesn't answer
# `_MISSES` times. For `doubt` seconds after that, a late answer isn't enough to bring it back: it
# is queried directly. A failed advert doesn't prevent hosting: it's reported, and the table can
# still be found in other ways

MOST_NAMES = 128
_MISSES = 2


@dataclass(frozen=True, slots=True)
class Network:
    """The adapters, at the start and after each change."""

    interfaces: tuple[Interface, ...]


@dataclass(frozen=True, slots=True)
class Saw:
    name: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class Lost:
    name: str


@dataclass(frozen=True, slots=True)
class Trouble:
    """mDNS doesn't work right now. An empty reason means that it works again."""

    reason: str


MakeRadio = Callable[[Sequence[str], Heard], Radio]
Report = Network | Saw | Lost | Trouble


@dataclass(frozen=True, slots=True)
class Rhythm:
    """Seconds. A gap of `sleep` in the clock means that the computer has slept; `doubt` is how long
    after a goodbye a late answer might wrongly bring a table back."""

    look: float = 5.0
    settle: float = 1.0
    sleep: float = 20.0
    doubt: float = 3.0


@dataclass(slots=True)
class _Wanted:
    advert: Advert | None = None
    browsing: bool = False
    asked: int = 0


@dataclass(slots=True)
class _Done:
    """What was already done with the open radio, and the missed answers of each name it has heard.

    `lost` says when a name was lost. Only the newest are kept.
    """

    advert: tuple[Advert, tuple[str, ...]] | None = None
    asked: int | None = None
    names: dict[str, int] = field(default_factory=dict)
    lost: dict[str, float] = field(default_factory=dict)


class MdnsWorker(threading.Thread):
    """`report` is called in this thread; connect it to something that queues."""

    def __init__(
        self,
        report: Callable[[Report], None],
        look: Look = interfaces.look,
        only: Collection[str] = (),
        rhythm: Rhythm | None = None,
        radio: MakeRadio = Radio,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(name="dixit-qt-mdns", daemon=True)
        self._report = report
        self._look = look
        self._only = tuple(only)
        self._rhythm = rhythm or Rhythm()
        self._orders: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._wanted = _Wanted()
        self._done = _Done()
        self._make_radio = radio
        self._clock = clock
        self._radio: Radio | None = None
        self._interfaces: tuple[Interface, ...] = ()
        self._watch = Watch(())
        self._trouble = ""
        self._running = True
        self._next_look = 0.0
        self._overslept_at = 0.0

    def advertise(self, advert: Advert | None) -> None:
        """Announce a table. None withdraws it."""
        self._orders.put(lambda: setattr(self._wanted, "advert", advert))

    def browse(self, on: bool) -> None:
        self._orders.put(lambda: setattr(self._wanted, "browsing", on))

    def search_again(self) -> None:
        self._orders.put(self._ask_again)

    def stop(self) -> None:
        """Withdraw the advert and end the thread. `join` the thread to wait until it has ended."""
        self._orders.put(self._end)

    def silence(self) -> None:
        """The listener is gone, so the thread ends without reporting anything else."""
        self._report = _say_nothing

    def run(self) -> None:
        self._meet(tuple(self._look()))
        while self._running:
            self._settle()
            self._obey(max(0.0, self._next_look - time.monotonic()))
            if self._running and time.monotonic() >= self._next_look:
                self._look_around()
        self._close()

    def _obey(self, pause: float) -> None:
        """All waiting orders are carried out before settling, so only the last of many adverts is
        sent."""
        try:
            self._orders.get(timeout=pause)()
            while True:
                self._orders.get_nowait()()
        except queue.Empty:
            return

    def _ask_again(self) -> None:
        self._wanted.asked += 1

    def _end(self) -> None:
        self._running = False

    def _heard(self, name: str, there: bool) -> None:
        self._orders.put(lambda: self._resolve(name) if there else self._lose(name))

    # Adapters

    def _meet(self, found: tuple[Interface, ...]) -> None:
        self._interfaces = found
        self._watch = Watch(found)
        self._plan_look(self._rhythm.look)
        self._report(Network(found))

    def _plan_look(self, pause: float) -> None:
        self._next_look = time.monotonic() + pause
        self._overslept_at = self._clock() + pause + self._rhythm.sleep

    def _look_around(self) -> None:
        slept = self._clock() > self._overslept_at
        found = tuple(self._look())
        changed = self._watch.changed(found)
        self._plan_look(self._rhythm.settle if self._watch.restless else self._rhythm.look)
        if slept:
            self._close()
            self._meet(found)
        elif changed:
            self._move(found)
        self._verify()

    def _move(self, found: tuple[Interface, ...]) -> None:
        self._meet(found)
        self._done = _Done(names=self._done.names, lost=self._done.lost)
        if self._radio is None:
            return
        try:
            self._radio.move(self._speaking_from())
        except FAILURES as failure:
            self._failed(failure)

    def _speaking_from(self) -> Sequence[str]:
        return interfaces.multicast_addresses(self._interfaces, self._only)

    def _reached_at(self) -> tuple[str, ...]:
        own = interfaces.own_addresses(self._interfaces, self._only)
        return own or (interfaces.LOOPBACK,)

    # Network

    def _settle(self) -> None:
        """Start what was requested but isn't running yet: the radio, the search, the advert."""
        try:
            radio = self._radio = self._radio or self._open()
            self._settle_browsing(radio)
            self._settle_advert(radio)
        except FAILURES as failure:
            self._failed(failure)
        else:
            self._say("")

    def _open(self) -> Radio:
        self._done = _Done()
        return self._make_radio(self._speaking_from(), self._heard)

    def _settle_advert(self, radio: Radio) -> None:
        advert = self._wanted.advert
        wanted = None if advert is None else (advert, self._reached_at())
        if wanted == self._done.advert:
            return
        if wanted is None:
            radio.withdraw()
        else:
            radio.advertise(*wanted)
        self._done.advert = wanted

    def _settle_browsing(self, radio: Radio) -> None:
        wanted = self._wanted.asked if self._wanted.browsing else None
        if wanted == self._done.asked:
            return
        if wanted is None:
            radio.deafen()
        else:
            radio.listen()
        self._done.asked = wanted

    def _verify(self) -> None:
        for name in tuple(self._done.names):
            self._resolve(name)

    def _resolve(self, name: str) -> None:
        names = self._done.names
        if self._radio is None or (name not in names and len(names) >= MOST_NAMES):
            return
        doubtful = self._is_doubtful(name)
        try:
            answer = self._radio.resolve_anew(name) if doubtful else self._radio.resolve(name)
        except FAILURES:
            answer = None
        if answer is not None:
            names[name] = 0
            self._done.lost.pop(name, None)
            self._report(Saw(name, answer))
            return
        names[name] = names.get(name, 0) + 1
        if doubtful or names[name] >= _MISSES:
            self._lose(name)

    def _is_doubtful(self, name: str) -> bool:
        """A host may answer an older question after its goodbye, and would seem alive until that
        record expires. So a name that returns this soon has to be queried directly."""
        lost_at = self._done.lost.get(name)
        return lost_at is not None and time.monotonic() < lost_at + self._rhythm.doubt

    def _lose(self, name: str) -> None:
        self._done.names.pop(name, None)
        self._done.lost.pop(name, None)
        self._done.lost[name] = time.monotonic()
        if len(self._done.lost) > MOST_NAMES:
            del self._done.lost[next(iter(self._done.lost))]
        self._report(Lost(name))

    def _failed(self, failure: Exception) -> None:
        """Start over in the next round; by then the socket may be free or the cable plugged in."""
        self._say(str(failure) or type(failure).__name__)
        self._close()

    def _say(self, reason: str) -> None:
        if reason != self._trouble:
            self._trouble = reason
            self._report(Trouble(reason))

    def _close(self) -> None:
        radio, self._radio = self._radio, None
        self._done = _Done()
        if radio is None:
            return
        try:
            radio.close()
        except FAILURES as failure:
            self._say(str(failure))


def _say_nothing(_report: Report) -> None:
    pass
