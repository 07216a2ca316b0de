"""Who plays by turns and is away is told that it is his turn: once a turn, sealed, and never a card."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx2
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from spadille import protocol
from spadille.server.push import PushClient, PushFailed, PushNotifier
from spadille.server.push.base64url import decode, encode
from spadille.server.push.encryption import encrypt
from spadille.storage import Store
from spadille.table.bot_runner import Bot
from tests.support.client import PATIENCE, Guest, Page, Playing, Says, first_answer, open_house
from tests.support.deal_sources import Keys
from tests.support.push_service import Browser, Posted, PushService, push_service

BY_TURNS = {"nudge": None, "absent": None, "idle": None}
OPEN_END: Says = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}


class ListenedTo(PushNotifier):
    """A bell of which it is known when it has done ringing."""

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        super().open()

    def has_rung(self) -> None:
        """Waits until everybody has been rung for whom it was time."""
        asyncio.run_coroutine_threadsafe(self.wait_until_sent(), self._loop).result(PATIENCE)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[tuple[PushService, ssl.SSLContext]]:
    """One for each test: what another test was rung for never comes here."""
    with push_service(tmp_path) as open_:
        yield open_


@pytest.fixture
def push(service: tuple[PushService, ssl.SSLContext]) -> PushService:
    return service[0]


@pytest.fixture
def server(service: tuple[PushService, ssl.SSLContext], tmp_path: Path) -> Iterator[tuple[str, ListenedTo]]:
    """A house that rings at home, and its bell."""
    notifiers: list[ListenedTo] = []

    def hung(store: Store) -> PushNotifier:
        notifiers.append(ListenedTo(store, PushClient(at_home=True, trust=service[1])))
        return notifiers[0]

    bots: dict[str, Bot] = {"club": Playing(first_answer), "novice": Playing(first_answer)}
    with open_house(tmp_path / "tables.sqlite", bots=bots, source=Keys("bell"), notifier=hung) as address:
        yield address, notifiers[0]


@pytest.fixture
def address(server: tuple[str, ListenedTo]) -> str:
    return server[0]


@pytest.fixture
def notifier(server: tuple[str, ListenedTo]) -> ListenedTo:
    return server[1]


@pytest.fixture
def ann(address: str) -> Iterator[Guest]:
    with Guest(address, "Ann") as ann:
        yield ann


@pytest.fixture
def bo(address: str) -> Iterator[Guest]:
    with Guest(address, "Bo") as bo:
        bo.open_table()
        yield bo


def asks_to_be_rung(guest: Guest, endpoint: str, language: str = "en") -> Browser:
    browser = Browser()
    answer = guest.http.put("/api/me/push-subscription", json=browser.wanted(endpoint, language))
    assert answer.json() == {"on": True}, answer.text
    return browser


def rung(guest: Guest) -> bool:
    return bool(guest.http.get("/api/me/push-subscription").json()["on"])


def by_turns(ann: Guest, bo: Guest) -> Page:
    """Ann's page of a table by turns, where Bo sits too; she was there before the first deal."""
    page = ann.page(ann.open_table(free=[1], waits=BY_TURNS, match=OPEN_END))
    assert bo.sit(page.table.id, 1).status_code == 201
    return page


def plays_until_it_is_the_turn_of(seat: int, page: Page) -> None:
    """Whoever has this page bids the least there is and plays, until everything waits for that seat."""
    page.until(lambda state: state.view is not None)
    while page.view.turn != seat:
        if page.answers:
            page.act(
                next((answer for answer in page.answers if not answer.endswith("pass")), page.answers[0])
            )
            page.until_seq(page.heard)
        else:
            page.read_state()


def played_by(bo: Guest, page: Page) -> None:
    """Bo looks in, answers once, and is away again; Ann, who has this page, sees all that."""
    his = bo.page(page.table.id)
    his.until(lambda _: bool(his.answers))
    accepted = his.act(his.answers[0])
    his.close()
    assert isinstance(accepted, protocol.Accepted)
    page.until(lambda state: state.seq >= accepted.seq and not state.table.seats[1].present)


def test_whoever_is_away_is_told_once_a_turn(
    ann: Guest, bo: Guest, notifier: ListenedTo, push: PushService
) -> None:
    browser = asks_to_be_rung(bo, push.endpoint("bo"), "sv")
    page = by_turns(ann, bo)
    for _ in range(3):
        plays_until_it_is_the_turn_of(1, page)
        posted = push.next()
        notice = browser.read(posted.body)
        assert notice == {
            "title": "Din tur",
            "body": f"Six-Bid Solo med {names(page)}",
            "table": page.table.id,
        }
        assert (posted.path, posted.headers["TTL"], posted.headers["Content-Encoding"]) == (
            "/bo",
            "86400",
            "aes128gcm",
        )
        assert signed_for(posted, ann) == push.address
        played_by(bo, page)
    notifier.has_rung()
    assert push.posted.empty()


def names(page: Page) -> str:
    return ", ".join(seat.name or "" for seat in page.table.seats if seat.seat != 1)


def signed_for(posted: Posted, guest: Guest) -> str:
    """For which push service the house's word is, once its signature is found true."""
    scheme, _, words = posted.headers["Authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in words.replace(" ", "").split(","))
    assert (scheme, parts["k"]) == ("vapid", guest.http.get("/api/me/push-subscription").json()["key"])
    text, _, signature = parts["t"].rpartition(".")
    numbers = [int.from_bytes(half) for half in (decode(signature)[:32], decode(signature)[32:])]
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decode(parts["k"]))
    key.verify(encode_dss_signature(*numbers), text.encode(), ECDSA(SHA256()))
    claims = json.loads(base64.urlsafe_b64decode(text.partition(".")[2] + "=="))
    assert "sub" not in claims  # the house is at no https address here
    return str(claims["aud"])


def test_whoever_is_there_is_not_rung_and_nobody_who_has_not_asked(
    ann: Guest, bo: Guest, notifier: ListenedTo, push: PushService
) -> None:
    ann.open_table()
    browser = asks_to_be_rung(ann, push.endpoint("ann"))
    page = by_turns(ann, bo)
    plays_until_it_is_the_turn_of(1, page)
    page.close()
    his = bo.page(page.table.id)
    his.until(lambda state: not state.table.seats[0].present)
    plays_until_it_is_the_turn_of(0, his)
    assert browser.read(push.next().body)["body"].startswith("Six-Bid Solo with Bo")
    notifier.has_rung()
    assert push.posted.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_ended_and_others_are_rung_still(
    ann: Guest, bo: Guest, push: PushService, status: int
) -> None:
    push.statuses = {"/gone": status, "/slow": 503}
    code = bo.http.post("/api/me/recovery").json()["code"]
    asks_to_be_rung(bo, push.endpoint("slow"))
    with Guest(bo.address, "Bo") as again:
        again.http.post("/api/me/recover", json={"code": code})
        asks_to_be_rung(again, push.endpoint("gone"))
        plays_until_it_is_the_turn_of(1, by_turns(ann, bo))
        assert {push.next().path, push.next().path} == {"/gone", "/slow"}
        asks_again_until_silent(again)
    assert rung(bo)


def asks_again_until_silent(guest: Guest) -> None:
    """The house ends it after it has its answer."""
    while rung(guest):
        pass


def test_a_key_is_the_houses_own_and_stays(ann: Guest, bo: Guest) -> None:
    keys = {guest.http.get("/api/me/push-subscription").json()["key"] for guest in (ann, bo, ann)}
    assert len(keys) == 1
    assert len(decode(keys.pop())) == 65


def test_signing_out_ends_it(ann: Guest, push: PushService) -> None:
    ann.open_table()
    asks_to_be_rung(ann, push.endpoint("ann"))
    code = ann.http.post("/api/me/recovery").json()["code"]
    with Guest(ann.address) as other:
        assert other.http.post("/api/me/recover", json={"code": code}).status_code == 200
        assert not rung(other)
        asks_to_be_rung(other, push.endpoint("other"))
        assert ann.http.post("/api/me/sign-out-others").status_code == 200
    assert rung(ann)
    (here,) = ann.http.get("/api/me/devices").json()["devices"]
    assert ann.http.post(f"/api/me/devices/{here['id']}/sign-out").status_code == 200
    assert not rung(ann)


def test_being_forgotten_ends_it(ann: Guest, bo: Guest, notifier: ListenedTo, push: PushService) -> None:
    asks_to_be_rung(bo, push.endpoint("bo"))
    table = ann.open_table(free=[1], waits=BY_TURNS, match=OPEN_END)
    assert bo.http.post("/api/me/erase", json={"name": "Bo"}).status_code == 200
    bo.http.cookies.clear()
    assert bo.sit(table, 1).status_code == 201
    plays_until_it_is_the_turn_of(1, ann.page(table))
    notifier.has_rung()
    assert push.posted.empty()


def test_silence_is_a_tap(ann: Guest, push: PushService) -> None:
    ann.open_table()
    asks_to_be_rung(ann, push.endpoint("ann"))
    assert ann.http.delete("/api/me/push-subscription").json() == {"on": False}
    assert not rung(ann)


@contextmanager
def silence() -> Iterator[tuple[str, list[socket.socket]]]:
    """A host that takes every connection and says nothing; and who has come."""
    came: list[socket.socket] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def take_all() -> None:
            with suppress(OSError):
                while True:
                    came.append(server.accept()[0])

        thread = threading.Thread(target=take_all, daemon=True)
        thread.start()
        yield f"https://127.0.0.1:{server.getsockname()[1]}/x", came
        server.shutdown(socket.SHUT_RDWR)
        thread.join(PATIENCE)
        for line in came:
            line.close()


def test_a_service_that_says_nothing_keeps_nobody_else_waiting(
    ann: Guest, bo: Guest, push: PushService
) -> None:
    with silence() as (endpoint, came), Guest(ann.address, "Eve") as eve:
        eve.open_table()
        asks_to_be_rung(eve, endpoint)
        for _ in range(6):
            plays_until_it_is_the_turn_of(1, by_turns(ann, eve))
        browser = asks_to_be_rung(bo, push.endpoint("bo"))
        plays_until_it_is_the_turn_of(1, by_turns(ann, bo))
        assert browser.read(push.next().body)["title"] == "Your turn"
        assert len(came) < 4


# Where no house rings


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://localhost/x",
        "https://intranet/x",
        "https://10.1.2.3/x",
        "https://[::1]/x",
        "https://[::ffff:192.168.1.1]/x",
        "https://169.254.169.254/latest",
        "https://[fec0::1]/x",
        "https://[64:ff9b:1::1]/x",
        "https://[::10.1.2.3]/x",
        "https://[::8.8.8.8]/x",
        "https://[::ffff:0:8.8.8.8]/x",
        "https://[64:ff9b::10.1.2.3]/x",
        "https://[2002:a01:203::1]/x",
        "https://[fc00::1]/x",
        "https://[fe80::1]/x",
        "https://[ff02::1]/x",
        "https://[5f00::1]/x",
        "https://[3fff::1]/x",
        "https://someone@push.example/x",
        "https://push.example/x\r\nX-More: 1",
        "https://push.example:x/",
        "ftp://push.example/x",
        "x",
    ],
)
def test_no_house_rings_within_its_walls(tmp_path: Path, endpoint: str) -> None:
    with open_house(tmp_path / "tables.sqlite") as address, Guest(address) as ann:
        ann.open_table()
        answer = ann.http.put("/api/me/push-subscription", json=Browser().wanted(endpoint))
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-endpoint")


def test_a_name_that_leads_within_its_walls_is_not_followed(push: PushService) -> None:
    async def carried(client: PushClient, endpoint: str) -> int:
        return await client.send(endpoint, {}, b"")

    class Fooled(PushClient):
        def accepts(self, endpoint: str) -> bool:
            return True

    with pytest.raises(PushFailed, match="not out there"):
        asyncio.run(carried(Fooled(), push.endpoint("x")))
    with pytest.raises(PushFailed, match="SSLCertVerificationError"):
        asyncio.run(carried(PushClient(at_home=True), push.endpoint("x")))
    assert push.posted.empty()


@pytest.mark.parametrize(
    "wrong",
    [{"key": "A" * 87}, {"auth": "A" * 23}, {"auth": "A" * 24}, {"endpoint": "x" * 1025}, {"language": "e"}],
)
def test_keys_that_are_none_are_refused(ann: Guest, push: PushService, wrong: dict[str, str]) -> None:
    ann.open_table()
    answer = ann.http.put("/api/me/push-subscription", json=Browser().wanted(push.endpoint("x")) | wrong)
    assert answer.status_code in {400, 422}
    assert not rung(ann)


def test_nobody_is_rung_whom_the_house_does_not_know(address: str, push: PushService) -> None:
    answer = httpx2.put(
        f"http://{address}/api/me/push-subscription", json=Browser().wanted(push.endpoint("x"))
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "not-known")


# The sealing


def test_it_is_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291, appendix A."""
    ours = derive_private_key(
        int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1()
    )
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        decode(key),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        ours=ours,
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_any_message_arrives_as_it_was() -> None:
    chance = Random(1)
    for length in (0, 1, 200, 3000):
        browser = Browser()
        wanted = browser.wanted("https://push.example/x")
        message = json.dumps({"said": "".join(chance.choices("åäö♠ ", k=length))}).encode()
        assert browser.read(encrypt(message, decode(wanted["key"]), decode(wanted["auth"]))) == json.loads(
            message
        )
