"""One open mDNS socket set. Every call here blocks: for the worker thread only."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from zeroconf import Error, IPVersion, ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

from dixit_qt.net.discovery.advert import Advert, from_txt, to_txt

SERVICE = "_dixit-qt._tcp.local."
FAILURES = (OSError, Error)
"""What the network and its library may raise; anything else is a fault of ours."""

# A host that was killed says no goodbye: its records must run out while somebody still looks.
HOST_TTL = 30
_OTHER_TTL = 120
_ANSWER_WITHIN_MS = 1500

Heard = Callable[[str, bool], None]
"""Called in a thread of the library: the record's name, and whether it is (still) there."""


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
        """The adapters have changed: speak and listen on these from now on."""
        self._zeroconf.update_interfaces(list(addresses))

    def advertise(self, advert: Advert, addresses: Sequence[str]) -> None:
        """Register the table, or bring its records up to date."""
        if self._info is None:
            info = _service_info(secrets.token_hex(8), advert, addresses)
            self._zeroconf.register_service(info, cooperating_responders=True)
        else:
            info = _service_info(self._info.get_name(), advert, addresses)
            self._zeroconf.update_service(info)
        self._info = info

    def withdraw(self) -> None:
        info, self._info = self._info, None
        if info is not None:
            self._zeroconf.unregister_service(info)

    def listen(self) -> None:
        """Ask the network anew; what is known already is heard again at once."""
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
        """Only what the network says now counts, not what it said before."""
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


def _service_info(label: str, advert: Advert, addresses: Sequence[str]) -> ServiceInfo:
    """The label is random and without dots: names clash and dots split. Nobody else has drawn
    the same, so the network need not be asked for a second whether it is free."""
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
