"""The words of a diagnosis, in both languages: what each step found, what to do about it."""

import sys
from dataclasses import dataclass

from dixit_qt.diagnosis.examination import Cause, Check, Finding, Status
from dixit_qt.net import ports


@dataclass(frozen=True, slots=True)
class Text:
    en: str
    ru: str

    def in_language(self, language: str) -> str:
        return self.ru if language.startswith("ru") else self.en


@dataclass(frozen=True, slots=True)
class Remedy:
    """`cause` says what is likely wrong, `advice` what to do about it."""

    cause: Text
    advice: Text


CHECKS = {
    Check.INTERFACES: Text("Network adapters", "Сетевые адаптеры"),
    Check.MDNS: Text("Finding tables (mDNS)", "Поиск столов (mDNS)"),
    Check.BROADCAST: Text("Asking the network (UDP)", "Вопрос всей сети (UDP)"),
    Check.CONNECTION: Text("Connection to the address", "Соединение с адресом"),
    Check.GREETING: Text("Answer of the table", "Ответ стола"),
}

STATUSES = {
    Status.OK: Text("ok", "в порядке"),
    Status.DOUBTFUL: Text("doubtful", "под вопросом"),
    Status.FAILED: Text("failed", "не работает"),
    Status.SKIPPED: Text("skipped", "пропущено"),
}

FINDINGS = {
    Finding.NETWORK_FOUND: Text(
        "This computer is on a network.", "Этот компьютер подключён к сети."
    ),
    Finding.NO_NETWORK: Text(
        "This computer is not on any network.", "Этот компьютер не подключён ни к какой сети."
    ),
    Finding.ONLY_VIRTUAL: Text(
        "Only adapters of virtual machines or of a VPN are connected.",
        "Подключены только адаптеры виртуальных машин или VPN.",
    ),
    Finding.NO_ROUTER: Text(
        "No router has given this computer an address; it has made one up itself.",
        "Роутер не выдал этому компьютеру адрес, и он назначил его себе сам.",
    ),
    Finding.VPN_IS_ON: Text("A VPN is switched on.", "Включён VPN."),
    Finding.NETWORK_IS_PUBLIC: Text(
        "Windows takes this network for a public one.",
        "Windows считает эту сеть общедоступной.",
    ),
    Finding.MDNS_HEARS_TABLES: Text("Tables are found.", "Столы найдены."),
    Finding.MDNS_HEARS_NOTHING: Text("No table is found.", "Ни одного стола не найдено."),
    Finding.MDNS_PORT_TAKEN: Text(
        "Another program keeps UDP port 5353 for itself.",
        "Другая программа заняла UDP-порт 5353 только для себя.",
    ),
    Finding.MDNS_FAILS: Text(
        "Multicast does not work here.", "Многоадресная рассылка не работает."
    ),
    Finding.QUESTION_ANSWERED: Text("A table answers.", "Стол отвечает."),
    Finding.QUESTION_UNANSWERED: Text("No table answers.", "Ни один стол не отвечает."),
    Finding.QUESTION_FAILS: Text("The question could not be sent.", "Вопрос не удалось отправить."),
    Finding.NO_ADDRESS_GIVEN: Text("No address was given to try.", "Адрес для проверки не указан."),
    Finding.BAD_ADDRESS: Text("This is not an address.", "Это не адрес."),
    Finding.CONNECTED: Text("The computer there answers.", "Компьютер по этому адресу отвечает."),
    Finding.CONNECTION_REFUSED: Text(
        "The computer is there, but nothing listens at this port.",
        "Компьютер на месте, но на этом порту никто не слушает.",
    ),
    Finding.CONNECTION_SILENT: Text(
        "No answer came in time.", "Ответ не пришёл за отведённое время."
    ),
    Finding.OTHER_NETWORK: Text(
        "The address belongs to another network than this computer.",
        "Адрес принадлежит не той сети, в которой этот компьютер.",
    ),
    Finding.NO_ROUTE: Text("There is no way to this address.", "К этому адресу нет пути."),
    Finding.LOCAL_NETWORK_DENIED: Text(
        "macOS does not let this program into the local network.",
        "macOS не пускает эту программу в локальную сеть.",
    ),
    Finding.NOT_REACHED: Text("The connection failed.", "Соединиться не удалось."),
    Finding.TABLE_ANSWERS: Text("A table of Dixit Qt answers.", "Отвечает стол Dixit Qt."),
    Finding.WRONG_VERSION: Text("The table speaks another version.", "У стола другая версия."),
    Finding.NOT_A_TABLE: Text(
        "What answers there is not a table of Dixit Qt.",
        "Там отвечает не стол Dixit Qt.",
    ),
}

REMEDIES = {
    Cause.ALL_WELL: Remedy(
        Text("Everything works.", "Всё работает."),
        Text(
            "If a table is missing in the list, search again.",
            "Если стола нет в списке, повторите поиск.",
        ),
    ),
    Cause.ONLY_BY_ADDRESS: Remedy(
        Text(
            "The table can be reached, but the network does not carry its announcements.",
            "Стол доступен, но сеть не передаёт его объявления.",
        ),
        Text("Join by address: that works.", "Подключайтесь по адресу: это работает."),
    ),
    Cause.NO_NETWORK: Remedy(
        Text("This computer is not on a network.", "Компьютер не подключён к сети."),
        Text(
            "Join the Wi-Fi that the others use, or plug in the cable.",
            "Подключитесь к той же сети Wi-Fi, что и остальные, или вставьте кабель.",
        ),
    ),
    Cause.ONLY_VIRTUAL: Remedy(
        Text(
            "Only virtual adapters are connected: the room's own network is missing.",
            "Подключены только виртуальные адаптеры: настоящей сети нет.",
        ),
        Text(
            "Join the Wi-Fi that the others use; if a VPN is on, switch it off.",
            "Подключитесь к общему Wi-Fi; если включён VPN, выключите его.",
        ),
    ),
    Cause.VPN: Remedy(
        Text(
            "The VPN probably keeps this computer away from the room's network.",
            "Скорее всего, VPN отрезает этот компьютер от местной сети.",
        ),
        Text(
            "Switch the VPN off while you play, or allow local network access in its settings.",
            "На время игры выключите VPN или разрешите в нём доступ к локальной сети.",
        ),
    ),
    Cause.PUBLIC_NETWORK: Remedy(
        Text(
            "Windows takes this network for a public one and lets nobody in.",
            "Windows считает сеть общедоступной и никого не впускает.",
        ),
        Text(
            "Set the network to “Private” (ms-settings:network), or let another laptop host.",
            "Сделайте сеть «частной» (ms-settings:network) или откройте стол на другом ноутбуке.",
        ),
    ),
    Cause.LOCAL_NETWORK_DENIED: Remedy(
        Text(
            "macOS keeps Dixit Qt out of the local network.",
            "macOS не пускает Dixit Qt в локальную сеть.",
        ),
        Text(
            "Allow it in System Settings → Privacy & Security → Local Network, then start again.",
            "Разрешите доступ: Системные настройки → Конфиденциальность и безопасность → "
            "Локальная сеть, затем запустите программу заново.",
        ),
    ),
    Cause.OTHER_NETWORK: Remedy(
        Text(
            "You and the host are on different networks.",
            "Вы и хозяин стола в разных сетях.",
        ),
        Text(
            "Join the same Wi-Fi (not the guest one), and compare the first numbers of both "
            "addresses.",
            "Подключитесь к одной и той же сети Wi-Fi (не гостевой) и сравните первые числа "
            "обоих адресов.",
        ),
    ),
    Cause.HOST_FIREWALL: Remedy(
        Text(
            "The table is seen, but its computer lets nobody in: a firewall.",
            "Стол виден, но его компьютер никого не впускает: мешает брандмауэр.",
        ),
        Text(
            "On the host's computer allow Dixit Qt in the firewall, or let another laptop host.",
            "На компьютере хозяина разрешите Dixit Qt в брандмауэре или откройте стол на другом "
            "ноутбуке.",
        ),
    ),
    Cause.ISOLATION: Remedy(
        Text(
            "Nothing reaches the other computer: a guest Wi-Fi that keeps its guests apart, or a "
            "firewall on the host's computer.",
            "До другого компьютера ничего не доходит: гостевой Wi-Fi разделяет гостей или мешает "
            "брандмауэр на компьютере хозяина.",
        ),
        Text(
            "Compare the address. Use the main Wi-Fi, a phone's hotspot or a cable; on the host's "
            "computer allow Dixit Qt in the firewall.",
            "Сверьте адрес. Перейдите в основную сеть Wi-Fi, раздайте интернет с телефона или "
            "возьмите кабель; на компьютере хозяина разрешите Dixit Qt в брандмауэре.",
        ),
    ),
    Cause.NOT_HOSTING: Remedy(
        Text(
            "The computer is there, but nobody hosts a table on it.",
            "Компьютер на месте, но стол на нём не открыт.",
        ),
        Text(
            "Ask the host to open the table, and compare the port.",
            "Попросите хозяина открыть стол и сверьте порт.",
        ),
    ),
    Cause.BAD_ADDRESS: Remedy(
        Text("The address is mistyped.", "Адрес набран с ошибкой."),
        Text(
            f"It looks like 192.168.1.20 or 192.168.1.20:{ports.GAME}; the host's window shows it.",
            f"Он выглядит так: 192.168.1.20 или 192.168.1.20:{ports.GAME}; его показывает окно "
            "хозяина.",
        ),
    ),
    Cause.WRONG_VERSION: Remedy(
        Text(
            "You and the host have different versions of Dixit Qt.",
            "У вас и у хозяина стола разные версии Dixit Qt.",
        ),
        Text("Install the same version on both.", "Установите на оба компьютера одну версию."),
    ),
    Cause.NOT_A_TABLE: Remedy(
        Text(
            "Another program answers at this address and port.",
            "По этому адресу и порту отвечает другая программа.",
        ),
        Text(
            "Compare the address and the port with those in the host's window.",
            "Сверьте адрес и порт с теми, что показывает окно хозяина.",
        ),
    ),
    Cause.SOCKETS_BLOCKED: Remedy(
        Text(
            "Something on this computer keeps Dixit Qt from using the network.",
            "Что-то на этом компьютере не даёт Dixit Qt пользоваться сетью.",
        ),
        Text(
            "Allow Dixit Qt in the firewall or the protection program of this computer.",
            "Разрешите Dixit Qt в брандмауэре или антивирусе этого компьютера.",
        ),
    ),
    Cause.NOBODY_HEARD: Remedy(
        Text(
            "Nobody hosts a table at present, or the network does not carry announcements.",
            "Сейчас никто не держит стол, или сеть не передаёт объявления.",
        ),
        Text(
            "Ask the host for the address that their window shows, and run the check with it.",
            "Спросите у хозяина адрес, который показывает его окно, и повторите проверку с ним.",
        ),
    ),
}

_NETSH = "netsh advfirewall firewall add rule dir=in action=allow"
_FIREWALLD = "sudo firewall-cmd --add-port"
_FIREWALL_COMMANDS = {
    "win32": (
        f'{_NETSH} name="Dixit Qt" protocol=TCP localport={ports.GAME}',
        f'{_NETSH} name="Dixit Qt search" protocol=UDP localport={ports.QUESTION},5353',
    ),
    "linux": (
        f"sudo ufw allow {ports.GAME}/tcp; sudo ufw allow {ports.QUESTION}/udp",
        f"{_FIREWALLD}={ports.GAME}/tcp --add-port={ports.QUESTION}/udp --add-service=mdns",
    ),
    "darwin": ("open 'x-apple.systempreferences:com.apple.Network-Settings.extension?Firewall'",),
}
_OPENED_BY_FIREWALL = {
    Cause.HOST_FIREWALL,
    Cause.ISOLATION,
    Cause.SOCKETS_BLOCKED,
    Cause.NOBODY_HEARD,
}


def commands(cause: Cause, platform: str = sys.platform) -> tuple[str, ...]:
    """To be copied into a terminal of the computer that hosts, if its firewall is to blame."""
    if cause is Cause.PUBLIC_NETWORK and platform == "win32":
        return ("start ms-settings:network",)
    return _FIREWALL_COMMANDS.get(platform, ()) if cause in _OPENED_BY_FIREWALL else ()
