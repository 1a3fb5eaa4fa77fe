"""HTTP requests are answered, or refused with only a status."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_qt.net.browser.http import BadRequest, HttpEnd, is_local
from dixit_qt.net.browser.introduction import Introduction
from dixit_qt.net.browser.site import Site, files_of_the_page, refusal

CARD = "ab" * 10
PICTURE = b"RIFF____WEBP a picture"
HOST = "192.168.1.20:42042"


def request(target: str = "/", *lines: str, host: str = HOST) -> bytes:
    return "\r\n".join([f"GET {target} HTTP/1.1", f"Host: {host}", *lines, "", ""]).encode()


def asked(data: bytes):
    end = HttpEnd()
    end.receive(data)
    return end.next()


def status_of(data: bytes) -> int:
    with pytest.raises(BadRequest) as caught:
        asked(data)
    return caught.value.status


@pytest.fixture
def site(tmp_path: Path) -> Site:
    web = tmp_path / "web"
    (web / "words").mkdir(parents=True)
    (web / "index.html").write_text("<p>the page</p>" * 20, encoding="utf-8")
    (web / "words" / "en.json").write_text("{}", encoding="utf-8")
    (web / "app.js").write_text("start();\n", encoding="utf-8")
    (web / "soon.js").write_text("export const soon = (work) => work();\n", encoding="utf-8")
    (web / "notes.txt").write_text("not for browsers", encoding="utf-8")
    (tmp_path / "secret.js").write_text("beside the page", encoding="utf-8")
    pictures = {CARD: PICTURE, "cd" * 10: b"<script>no picture</script>"}
    poems = {"1/2": ("snow", "")}
    return Site(
        files_of_the_page(web, tmp_path),
        pictures.get,
        lambda _card, whole, then: then(whole),
        poems.get,
        lambda: Introduction("Kitchen", "odyssey", {}, (), 3),
    )


def answer(site: Site, target: str, *lines: str):
    return site.answer(asked(request(target, *lines)))


def test_the_page_is_served_with_a_restrictive_content_security_policy(site):
    page = answer(site, "/")
    headers = dict(page.headers)
    assert page.status == 200
    assert b"the page" in page.body
    assert headers[b"content-type"] == b"text/html; charset=utf-8"
    policy = headers[b"content-security-policy"].decode()
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert f"connect-src 'self' ws://{HOST};" in policy
    assert b"set-cookie" not in headers


def test_cached_files_are_not_sent_again(site):
    mark = dict(answer(site, "/").headers)[b"etag"].decode()
    again = answer(site, "/", f"If-None-Match: {mark}")
    assert (again.status, again.body) == (304, b"")


def test_text_is_compressed_if_the_browser_accepts_it(site):
    packed = answer(site, "/", "Accept-Encoding: gzip, deflate")
    assert dict(packed.headers)[b"content-encoding"] == b"gzip"
    assert dict(packed.headers)[b"vary"] == b"accept-encoding"
    assert len(packed.body) < len(answer(site, "/").body)


def test_table_json_describes_the_current_table(site):
    table = answer(site, "/table.json")
    assert dict(table.headers)[b"cache-control"] == b"no-store"
    expected = {"name": "Kitchen", "edition": "odyssey", "switches": {}, "editions": [], "round": 3}
    assert json.loads(table.body) == expected


def test_a_card_in_play_is_served_as_immutable(site):
    card = answer(site, f"/card/{CARD}")
    assert card.body == PICTURE
    assert dict(card.headers)[b"content-type"] == b"image/webp"
    assert b"immutable" in dict(card.headers)[b"cache-control"]


@pytest.mark.parametrize(
    "target",
    [
        "/card/" + "ef" * 10,
        "/card/" + "cd" * 10,
        "/card/../secret.js",
        "/card/",
        "/secret.js",
        "/../secret.js",
        "/%2e%2e/secret.js",
        "/words/../../secret.js",
        "//secret.js",
        "/words",
        "/notes.txt",
        "/index.html/",
        "/C:/secret.js",
        "\\..\\secret.js",
    ],
)
def test_no_file_outside_the_page_is_served(site, target):
    refused = answer(site, target)
    assert refused.status == 404
    assert b"secret" not in refused.body


def test_a_person_at_a_wrong_address_is_shown_the_page(site):
    shown = answer(site, "/secret.js", "Accept: text/html,*/*;q=0.8")
    assert (shown.status, shown.body) == (404, answer(site, "/").body)
    mark = dict(shown.headers)[b"etag"].decode()
    again = answer(site, "/secret.js", "Accept: text/html", f"If-None-Match: {mark}")
    assert again.status == 404


def test_a_query_string_is_ignored(site):
    assert answer(site, "/words/en.json?v=2").body == b"{}"


@pytest.mark.parametrize(
    "host",
    [
        "192.168.1.20",
        "192.168.1.20:42042",
        "[fe80::1]:42042",
        "localhost:1",
        "laptop",
        "Laptop.local",
        "laptop.lan:42042",
        "laptop.home.arpa",
        "laptop.internal",
        "laptop.fritz.box",
    ],
)
def test_addresses_and_local_host_names_are_accepted(host):
    assert is_local(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "192.168.1.20.evil.example",
        "[laptop]",
        "a b",
        "x.local.evil",
        "fritz.box",
    ],
)
def test_internet_host_names_are_not_accepted(host):
    assert not is_local(host)


def test_another_host_name_is_refused_with_the_address_to_use(site):
    said = refusal(421).body.decode()
    assert "address in numbers" in said
    assert "цифрами" in said
    assert "evil" not in said


def test_a_foreign_host_name_is_refused():
    assert status_of(request(host="evil.example")) == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "https://" + HOST, "null"])
def test_a_foreign_page_is_refused(origin):
    assert status_of(request("/", f"Origin: {origin}")) == 403


def test_an_upgrade_without_an_origin_is_refused():
    assert status_of(request("/play", "Upgrade: websocket", "Connection: Upgrade")) == 403


def test_the_page_itself_may_upgrade():
    upgrade = request("/play", "Upgrade: websocket", f"Origin: http://{HOST}")
    assert asked(upgrade).is_upgrade


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (request().replace(b"GET", b"POST"), 405),
        (request().replace(b"GET", b"HEAD"), 405),
        (request("/", "Content-Length: 5"), 413),
        (request("/", "Transfer-Encoding: chunked"), 413),
        (request("/", f"Host: {HOST}"), 400),
        (request("/", "Origin: a", "Origin: b"), 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET /\x00 HTTP/1.1\r\n\r\n", 400),
        (b"NOT HTTP AT ALL\r\n\r\n", 400),
        (request("/", "X: " + "y" * 9000), 431),
        (b"GET " + b"/" * 9000, 431),
    ],
)
def test_an_oversized_request_is_refused(data, status):
    assert status_of(data) == status


def refused_or(data: bytes) -> int | str | None:
    try:
        request = asked(data)
    except BadRequest as bad:
        return bad.status
    return None if request is None else request.path


@given(st.binary(max_size=300))
def test_random_bytes_never_crash_the_server(data):
    assert refused_or(data) in {None, 400, 431}


def test_an_incomplete_request_is_answered_once_complete():
    end = HttpEnd()
    end.receive(request()[:20])
    assert end.next() is None
    end.receive(request()[20:])
    assert end.next().path == "/"


def test_pipelined_requests_are_answered_in_order(site):
    end = HttpEnd()
    end.receive(request("/") + request("/words/en.json"))
    first = end.next()
    assert b"".join(end.answer(site.answer(first))).startswith(b"HTTP/1.1 200")
    assert end.goes_on
    assert b"".join(end.answer(site.answer(end.next()))).endswith(b"{}")


def test_a_connection_ends_after_a_refusal(site):
    end = HttpEnd()
    end.receive(request("/nothing"))
    assert b"connection: close" in b"".join(end.answer(site.answer(end.next())))
    assert not end.goes_on


def test_a_page_can_ask_which_tags_the_lines_of_a_poem_name(site):
    assert answer(site, "/reasons/1/2").body == b'["snow",""]'


@pytest.mark.parametrize("poem", ["", "/", "/1/3", "?line=a&thought=b"])
def test_a_poem_that_is_not_finished_has_no_reasons(site, poem):
    assert answer(site, f"/reasons{poem}").status == 404


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_page_from_elsewhere_gets_no_files_but_may_link_here(site):
    assert status_of(request("/card/x", f"Sec-Fetch-Site: {site}", "Sec-Fetch-Dest: image")) == 403
    assert status_of(request("/reasons/1/1", f"Sec-Fetch-Site: {site}")) == 403
    link = request("/", f"Sec-Fetch-Site: {site}", "Sec-Fetch-Dest: document")
    assert asked(link).path == "/"


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_the_page_itself_gets_its_files(site):
    assert asked(request("/card/x", f"Sec-Fetch-Site: {site}")).path == "/card/x"
