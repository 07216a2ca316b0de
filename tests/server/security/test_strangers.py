"""Tests of requests from other sites, of spectators, and of malformed requests."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from spadille import protocol
from spadille.app.accounts.session_store import SESSION_COOKIE
from spadille.protocol import Error
from tests.support.client import Guest, JsonObject, Page, run_server
from tests.support.raw_http import get, send_in_two_parts, send_raw, status

FOREIGN = [
    "http://elsewhere.example",
    "https://elsewhere.example",
    "https://{address}",
    "ws://{address}",
    "//{address}",
    "http://{address}/",
    "null",
    "file://",
    "http://{address}.elsewhere.example",
    "http://elsewhere.example/{address}",
    "http://elsewhere.example#{address}",
    "http://{address}@elsewhere.example",
    "http://someone@{address}",
    "http://localhost.elsewhere.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "",
]
_ANY = re.compile(r"\{\w+\}")
"""A parameter in a route's path."""
MATCH: JsonObject = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}
PUSH = "/api/me/push-subscription"
CALLS: list[tuple[str, JsonObject]] = [
    ("/api/tables", {"game": "six-bid", "rules": "standard", "seats": 3, "name": "Eve", "match": MATCH}),
    ("/api/tables/{table}/seats", {"name": "Eve", "seat": 1}),
    ("/api/tables/{table}/redeals", {"deal": 1}),
    ("/api/tables/{table}/text-commands", {"text": "pass", "language": "en"}),
    ("/api/tables/{table}/hint", {}),
    ("/api/lessons", {"lesson": "six-bid-alone", "name": "Eve"}),
    ("/api/tables/{table}/coach", {"action": "0 pass"}),
    ("/api/trainer/{table}?seed=1&number=1", {"action": "0 pass"}),
    ("/api/hand-previews", {"game": "six-bid", "rules": "standard", "seats": 3}),
    ("/api/deals", {"text": "x"}),
    ("/api/deal-entries", {"game": "six-bid", "rules": "standard", "seats": 3, "dealer": 0}),
    ("/api/deal-entries/table", {"game": "six-bid", "rules": "standard", "seats": 3, "dealer": 0}),
    ("/api/table-cards/{table}", {"game": "six-bid", "rules": "standard"}),
    ("/api/pad", {"log": []}),
    ("/api/pad/club", {"tables": []}),
    ("/api/sheets", {"log": [{}], "name": "Eve"}),
    ("/api/sheets/{table}", {"log": [{}]}),
    ("/api/sheets/{table}/end", {}),
    ("/api/clubs", {"title": "Club", "game": "six-bid", "rules": "standard", "name": "Eve"}),
    ("/api/clubs/import", {"text": "x", "name": "Eve"}),
    ("/api/clubs/{table}/import", {"text": "x"}),
    ("/api/clubs/{table}/enter", {"key": "x"}),
    ("/api/clubs/{table}/join", {"key": "x", "name": "Eve"}),
    ("/api/clubs/{table}/commands", {"command": {"act": "close"}}),
    ("/api/day/{table}", {"name": "Eve"}),
    ("/api/challenges/{table}", {"name": "Eve"}),
    ("/api/deals/{table}/challenges", {"name": "Eve", "players": 2, "cards": "new"}),
    ("/api/challenges/{table}/back", {"name": "Eve"}),
    ("/api/deals/{table}/hand-challenges", {"name": "Eve", "seat": 0}),
    ("/api/puzzles/{table}", {"card": None}),
    ("/api/deals/{table}/tables", {"name": "Eve", "seat": 0, "step": 0}),
    ("/api/deals/{table}/reviews", {"seat": 0}),
    ("/api/deals/{table}/steps/{table}/why", {}),
    ("/api/me/recovery", {}),
    ("/api/me/recover", {"code": "x"}),
    ("/api/me/devices/{table}/sign-out", {}),
    ("/api/me/sign-out-others", {}),
    ("/api/me/erase", {"name": "Ann"}),
]


def code(answer: httpx2.Response) -> str:
    return Error.model_validate_json(answer.text).code


# Pages of other sites


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_change_anything_or_open_a_socket(address: str, origin: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table(free=[1])
        before = ann.fetch_table(table)
        ann.http.headers["Origin"] = origin.format(address=address)
        for path, body in CALLS:
            answer = ann.http.post(path.format(table=table), json=body)
            assert (answer.status_code, code(answer)) == (403, "wrong-origin")
            assert SESSION_COOKIE not in answer.cookies
        for method in ("PUT", "DELETE"):
            answer = ann.http.request(method, PUSH)
            assert (answer.status_code, code(answer)) == (403, "wrong-origin")
        assert ann.fetch_table(table) == before
        with pytest.raises(InvalidStatus) as refused:
            Page(address, table, ann.cookie, origin=origin.format(address=address) or "http://")
        assert refused.value.response.status_code == 403
        assert refused.value.response.headers["content-security-policy"]


def test_the_scheme_of_a_page_is_that_of_the_server(address: str) -> None:
    with Guest(address) as ann:
        for scheme, forwarded, status_code in (
            ("https", "https", 201),
            ("http", "http", 201),
            ("http", "https", 403),
            ("https", "http", 403),
        ):
            ann.http.headers |= {"Origin": f"{scheme}://{address}", "X-Forwarded-Proto": forwarded}
            assert ann.request_table().status_code == status_code


SERVED = "https://cards.example"


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("cards.example", True),
        ("CARDS.example", True),
        ("127.0.0.1", True),
        ("[::1]:8765", True),
        ("localhost:8765", True),
        ("rebound.example", False),
        ("cards.example.rebound.example", False),
        ("cards.example:8080", False),
        ("", False),
    ],
)
def test_a_server_with_an_address_serves_no_other_name(tmp_path: Path, host: str, served: bool) -> None:  # noqa: FBT001
    """A DNS rebinding attack uses such a name: another site's pages would read the server's answers."""
    with run_server(tmp_path / "tables.sqlite", public_address=SERVED) as address, Guest(address) as ann:
        table = ann.open_table()
        for path in ("/", "/metrics", "/api/open-tables", f"/api/tables/{table}"):
            request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            assert (status(send_raw(address, request.encode())) == 403) is not served
        ann.http.headers["Origin"] = f"http://{address}"
        assert ann.request_table().status_code == 403
        ann.http.headers["Origin"] = SERVED
        assert ann.request_table().status_code == 201
        with pytest.raises(InvalidStatus):
            Page(address, table, ann.cookie, origin=f"http://{address}")
        Page(address, table, ann.cookie, origin=SERVED).close()


def test_every_changing_route_is_in_this_list(address: str) -> None:
    with Guest(address) as ann:
        described = ann.http.get("/openapi.json").json()["paths"]
    changing = {path for path, calls in described.items() if calls.keys() - {"get", "head"}}
    assert {_ANY.sub("{}", path) for path in changing} == {
        _ANY.sub("{}", path.partition("?")[0]) for path, _ in [*CALLS, (PUSH, {})]
    }


def test_no_other_site_may_read_an_answer(address: str) -> None:
    with Guest(address) as ann:
        ann.http.headers["Origin"] = "http://elsewhere.example"
        for path in ("/api/games", "/api/tables", "/api/me", "/"):
            headers = ann.http.get(path).headers
            assert "access-control-allow-origin" not in headers
            assert headers["cross-origin-resource-policy"] == "same-origin"
        asked = ann.http.options("/api/tables", headers={"Access-Control-Request-Method": "POST"})
        assert "access-control-allow-origin" not in asked.headers


# Watchers and screens


def all_messages() -> Iterator[tuple[str, JsonObject]]:
    """Yield every message that a client can send."""
    wanted: JsonObject = {"game": "six-bid", "rules": "standard", "seats": 3, "match": MATCH}
    for seat in range(3):
        yield "act", {"action": f"{seat} pass"}
        yield "act", {"action": f"{seat} play AS"}
    yield from ((kind, {}) for kind in ("next", "stop", "take-back", "show-hands", "leave", "back"))
    yield from (("claim", {"what": what}) for what in ("rest", "give-up"))
    yield "propose", {"match": wanted}
    yield "answer", {"question": 1, "yes": True}
    yield "fill", {"seat": 1, "bot": None}
    yield "open", {"public": True}
    yield "say", {"phrase": "hello"}
    yield "share", {"share": "00" * 32}


@pytest.mark.parametrize("screen", ["", "?screen="])
def test_a_watcher_cannot_act(address: str, screen: str) -> None:
    with Guest(address) as ann, Guest(address, "Eve") as eve:
        table = ann.open_table()
        mine = ann.page(table)
        mine.until(lambda state: bool(state.view and state.view.decision))
        before = mine.state
        watching = eve if not screen else ann
        cookie = watching.cookie
        page = Page(address, f"{table}/socket{screen}", cookie) if screen else Page(address, table, cookie)
        assert page.read_state().you is None
        for kind, fields in all_messages():
            assert page.send_rejected(kind, **fields).code in ("not-seated", "not-host"), kind
        page.close()
        mine.close()
        again = ann.page(table)
        assert again.state is not None
        assert before is not None
        assert (again.state.view, again.state.seq) == (before.view, before.seq)


def test_every_kind_of_message_was_tried() -> None:
    kinds = {kind for kind, _ in all_messages()}
    kinds_there = protocol.from_player.json_schema()["discriminator"]["mapping"]
    assert kinds == set(kinds_there)


# Cookies


def test_the_cookie_is_http_only_and_secure_behind_https(address: str) -> None:
    for scheme, secure in (("http", False), ("https", True)):
        with Guest(address) as ann:
            ann.http.headers["X-Forwarded-Proto"] = scheme
            given = {part.strip().lower() for part in ann.request_table().headers["set-cookie"].split(";")}
            assert {"httponly", "samesite=lax", "path=/"} <= given
            assert ("secure" in given) is secure
            assert not any(part.startswith("domain=") for part in given)


# Headers of every answer


@pytest.mark.parametrize(
    "path", ["/", "/table/x", "/api/games", "/api/nothing", "/openapi.json", "/health", "/x.js"]
)
def test_every_answer_has_the_security_headers(address: str, path: str) -> None:
    with Guest(address) as ann:
        headers = ann.http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert not re.search(r"unsafe|\*|http:|script-src|style-src", headers["content-security-policy"])
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert not {"server", "x-powered-by"} & set(headers)


def test_every_kind_of_error_has_the_security_headers(address: str) -> None:
    with Guest(address) as ann:
        answers = [
            ann.http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"}),
            ann.http.post("/api/tables", content=b"x" * 70_000),
            ann.http.put("/api/tables"),
            ann.http.get("/api/tables/nowhere"),
        ]
    assert [answer.status_code for answer in answers] == [422, 413, 405, 404]
    assert all("default-src 'self'" in answer.headers["content-security-policy"] for answer in answers)


def test_the_built_page_has_no_inline_script_or_style() -> None:
    page = Path(protocol.__file__).parents[2] / "web" / "index.html"
    if not page.exists():
        pytest.skip("the web is not built")
    written = page.read_text(encoding="utf-8")
    assert all("src=" in tag for tag in re.findall(r"<script\b[^>]*>", written))
    assert not re.search(r"<style\b|\sstyle=|\son\w+=|javascript:", written)
    assert all(link.startswith("/") for link in re.findall(r'(?:src|href)="([^"]*)"', written))


# Malformed requests

POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """Run a server with built web files and with a secret file beside them. Yield its address."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>the table</title>")
    (web / "assets" / "a-1.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("a secret")
    (web / "link.txt").symlink_to(tmp_path / "secret.txt")
    with run_server(tmp_path / "tables.sqlite", web=web) as address:
        yield address


@pytest.mark.parametrize(
    "path",
    [
        b"/../secret.txt",
        b"/assets/../../secret.txt",
        b"/%2e%2e/secret.txt",
        b"/%2e%2e%2fsecret.txt",
        b"/..%2fsecret.txt",
        b"/..%5csecret.txt",
        b"/..\\secret.txt",
        b"/assets/%2e%2e/%2e%2e/secret.txt",
        b"/assets/..%252f..%252fsecret.txt",
        b"/....//secret.txt",
        b"//secret.txt",
        b"///../secret.txt",
        b"/%00/../secret.txt",
        b"/secret.txt%00.js",
        b"/index.html/../../secret.txt",
        b"/link.txt",
        b"/tables.sqlite",
        b"/../tables.sqlite",
        b"/api/rulebook/..%2f..%2fsecret/en",
        b"/api/rulebook/six-bid/..%2f..%2fsecret",
        b"/api/lessons/..%2flesson",
        b"http://elsewhere.example/secret.txt",
        b"/" + b"a" * 5_000 + b".txt",
    ],
)
def test_no_path_leads_out_of_the_web_folder(server: str, path: bytes) -> None:
    answer = get(server, path)
    assert b"a secret" not in answer
    assert b"SQLite" not in answer
    assert status(answer) in (200, 400, 404, 422)
    assert status(answer) != 200 or b"the table" in answer


@pytest.mark.parametrize(
    "path", [b"/%0d%0aSet-Cookie:%20a=b", b"/api/tables/x%0d%0aSet-Cookie:%20a=b/records"]
)
def test_nothing_in_a_path_becomes_a_header(server: str, path: bytes) -> None:
    assert b"set-cookie" not in get(server, path).partition(b"\r\n\r\n")[0].lower()


def test_a_name_becomes_no_header_and_no_markup(address: str) -> None:
    with Guest(address) as ann:
        for name in ("Ann\r\nSet-Cookie: a=b", "Ann\n", "A\x00nn"):
            assert ann.request_table(name=name).status_code in (201, 422)
            assert "a=b" not in str(ann.http.cookies)
        table = ann.open_table(name="<b onload=1>")
        assert ann.http.get(f"/api/tables/{table}").headers["content-type"] == "application/json"


@pytest.mark.parametrize("host", [b"elsewhere.example", b"", b"a b", b"[", b"x\x00y", b"127.0.0.1:99999999"])
def test_a_false_host_appears_in_no_answer(server: str, host: bytes) -> None:
    for path in (b"/", b"/api/tables", b"/assets"):
        answer = send_raw(
            server, b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n"
        )
        assert status(answer) in (200, 400, 404, 307)
        assert b"elsewhere.example" not in answer


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        POST + b"Content-Length: -1\r\n\r\n",
        POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    ],
)
def test_a_malformed_request_closes_only_its_connection(server: str, request_: bytes) -> None:
    assert status(send_raw(server, request_, no_more=True)) in (0, 200, 400, 404, 413, 422, 431)
    assert status(get(server, b"/health")) == 200


def test_a_request_with_two_lengths_is_refused_and_the_connection_closed(server: str) -> None:
    both = POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    answer = send_raw(server, both + b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert status(answer) == 400
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in answer.lower()
    assert b'"malformed"' in answer


def test_the_length_of_a_chunked_body_is_limited(server: str) -> None:
    typed = b"Content-Type: application/json\r\nConnection: close\r\n"
    piece = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
    for pieces, wanted in ((4, 422), (5, 413)):
        request = POST + typed + b"Transfer-Encoding: chunked\r\n\r\n" + piece * pieces + b"0\r\n\r\n"
        assert status(send_raw(server, request)) == wanted


def test_the_body_of_a_refused_request_is_read_to_its_end(server: str) -> None:
    """If the server closed the connection before it has read the body, a proxy would still be sending and
    never see the answer.
    """
    beginning = POST + b"Origin: http://evil.example\r\nConnection: close\r\nContent-Length: 60000\r\n\r\n"
    early, answer = send_in_two_parts(server, beginning, b" " * 60_000)
    assert early == b""
    assert status(answer) == 403


def test_a_chunked_body_is_read(server: str) -> None:
    wanted = b'{"game":"six-bid","rules":"standard","seats":3,"name":"Ann","match":'
    match = b'{"start":null,"bankrupt":"debt","end":{"deals":12}}}'
    pieces = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in (wanted, match, b""))
    typed = b"Content-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert status(send_raw(server, POST + typed + pieces)) == 201


def test_a_compressed_body_is_not_decompressed(address: str) -> None:
    bomb = gzip.compress(b" " * 50_000_000)
    assert len(bomb) < 64_000
    with Guest(address) as ann:
        typed = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
        assert code(ann.http.post("/api/tables", content=bomb, headers=typed)) == "malformed"
