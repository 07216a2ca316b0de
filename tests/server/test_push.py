"""Tests of push notifications: an absent player is notified once a turn, in an encrypted message without
cards.
"""

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
from tests.support.client import TIMEOUT, FunctionBot, Guest, JsonObject, Page, choose_first, run_server
from tests.support.deal_sources import SeededKeys
from tests.support.push_service import Browser, PushService, ReceivedPush, run_push_service

BY_TURNS = {"nudge": None, "absent": None, "idle": None}
OPEN_END: JsonObject = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}


class AwaitedNotifier(PushNotifier):
    """A notifier that lets a test wait for its deliveries."""

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        super().open()

    def wait_until_delivered(self) -> None:
        """Wait until all due notifications are sent."""
        asyncio.run_coroutine_threadsafe(self.wait_until_sent(), self._loop).result(TIMEOUT)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[tuple[PushService, ssl.SSLContext]]:
    """Run a push service for one test alone, so that no notifications of other tests arrive. Yield it with an
    SSL context that trusts it.
    """
    with run_push_service(tmp_path) as open_:
        yield open_


@pytest.fixture
def push(service: tuple[PushService, ssl.SSLContext]) -> PushService:
    return service[0]


@pytest.fixture
def server(
    service: tuple[PushService, ssl.SSLContext], tmp_path: Path
) -> Iterator[tuple[str, AwaitedNotifier]]:
    """Run a server that may send notifications to this machine, and yield its address and its notifier."""
    notifiers: list[AwaitedNotifier] = []

    def hung(store: Store) -> PushNotifier:
        notifiers.append(AwaitedNotifier(store, PushClient(at_home=True, trust=service[1])))
        return notifiers[0]

    bots: dict[str, Bot] = {"club": FunctionBot(choose_first), "novice": FunctionBot(choose_first)}
    with run_server(
        tmp_path / "tables.sqlite", bots=bots, source=SeededKeys("bell"), notifier=hung
    ) as address:
        yield address, notifiers[0]


@pytest.fixture
def address(server: tuple[str, AwaitedNotifier]) -> str:
    return server[0]


@pytest.fixture
def notifier(server: tuple[str, AwaitedNotifier]) -> AwaitedNotifier:
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


def subscribe(guest: Guest, endpoint: str, language: str = "en") -> Browser:
    browser = Browser()
    answer = guest.http.put("/api/me/push-subscription", json=browser.subscription(endpoint, language))
    assert answer.json() == {"on": True}, answer.text
    return browser


def is_subscribed(guest: Guest) -> bool:
    return bool(guest.http.get("/api/me/push-subscription").json()["on"])


def open_slow_table(ann: Guest, bo: Guest) -> Page:
    """Open a table without turn timeouts for Ann and Bo. Return Ann's connection."""
    page = ann.page(ann.open_table(free=[1], waits=BY_TURNS, match=OPEN_END))
    assert bo.sit(page.table.id, 1).status_code == 201
    return page


def play_until_turn_of(seat: int, page: Page) -> None:
    """Bid as low as possible and play over this connection, until it is the turn of `seat`."""
    page.until(lambda state: state.view is not None)
    while page.view.turn != seat:
        if page.answers:
            page.act(
                next((answer for answer in page.answers if not answer.endswith("pass")), page.answers[0])
            )
            page.until_seq(page.newest_seq)
        else:
            page.read_state()


def let_bo_play(bo: Guest, page: Page) -> None:
    """Let Bo connect, answer once and disconnect. Wait until Ann's connection shows that."""
    his = bo.page(page.table.id)
    his.until(lambda _: bool(his.answers))
    accepted = his.act(his.answers[0])
    his.close()
    assert isinstance(accepted, protocol.Accepted)
    page.until(lambda state: state.seq >= accepted.seq and not state.table.seats[1].present)


def test_an_absent_player_is_notified_once_a_turn(
    ann: Guest, bo: Guest, notifier: AwaitedNotifier, push: PushService
) -> None:
    browser = subscribe(bo, push.endpoint("bo"), "sv")
    page = open_slow_table(ann, bo)
    for _ in range(3):
        play_until_turn_of(1, page)
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
        let_bo_play(bo, page)
    notifier.wait_until_delivered()
    assert push.posted.empty()


def names(page: Page) -> str:
    return ", ".join(seat.name or "" for seat in page.table.seats if seat.seat != 1)


def signed_for(posted: ReceivedPush, guest: Guest) -> str:
    """Check the signature of a notification. Return the push service for which it is signed."""
    scheme, _, words = posted.headers["Authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in words.replace(" ", "").split(","))
    assert (scheme, parts["k"]) == ("vapid", guest.http.get("/api/me/push-subscription").json()["key"])
    text, _, signature = parts["t"].rpartition(".")
    numbers = [int.from_bytes(half) for half in (decode(signature)[:32], decode(signature)[32:])]
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decode(parts["k"]))
    key.verify(encode_dss_signature(*numbers), text.encode(), ECDSA(SHA256()))
    claims = json.loads(base64.urlsafe_b64decode(text.partition(".")[2] + "=="))
    assert "sub" not in claims  # the server has no https address here
    return str(claims["aud"])


def test_players_who_are_present_or_not_subscribed_are_not_notified(
    ann: Guest, bo: Guest, notifier: AwaitedNotifier, push: PushService
) -> None:
    ann.open_table()
    browser = subscribe(ann, push.endpoint("ann"))
    page = open_slow_table(ann, bo)
    play_until_turn_of(1, page)
    page.close()
    his = bo.page(page.table.id)
    his.until(lambda state: not state.table.seats[0].present)
    play_until_turn_of(0, his)
    assert browser.read(push.next().body)["body"].startswith("Six-Bid Solo with Bo")
    notifier.wait_until_delivered()
    assert push.posted.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_subscription_is_deleted_and_others_are_still_notified(
    ann: Guest, bo: Guest, push: PushService, status: int
) -> None:
    push.statuses = {"/gone": status, "/slow": 503}
    code = bo.http.post("/api/me/recovery").json()["code"]
    subscribe(bo, push.endpoint("slow"))
    with Guest(bo.address, "Bo") as again:
        again.http.post("/api/me/recover", json={"code": code})
        subscribe(again, push.endpoint("gone"))
        play_until_turn_of(1, open_slow_table(ann, bo))
        assert {push.next().path, push.next().path} == {"/gone", "/slow"}
        wait_until_unsubscribed(again)
    assert is_subscribed(bo)


def wait_until_unsubscribed(guest: Guest) -> None:
    """Request the state of the subscription until it has ended, which happens after the answer of the push
    service.
    """
    while is_subscribed(guest):
        pass


def test_the_vapid_key_belongs_to_the_server_and_stays(ann: Guest, bo: Guest) -> None:
    keys = {guest.http.get("/api/me/push-subscription").json()["key"] for guest in (ann, bo, ann)}
    assert len(keys) == 1
    assert len(decode(keys.pop())) == 65


def test_signing_out_deletes_the_subscription(ann: Guest, push: PushService) -> None:
    ann.open_table()
    subscribe(ann, push.endpoint("ann"))
    code = ann.http.post("/api/me/recovery").json()["code"]
    with Guest(ann.address) as other:
        assert other.http.post("/api/me/recover", json={"code": code}).status_code == 200
        assert not is_subscribed(other)
        subscribe(other, push.endpoint("other"))
        assert ann.http.post("/api/me/sign-out-others").status_code == 200
    assert is_subscribed(ann)
    (here,) = ann.http.get("/api/me/devices").json()["devices"]
    assert ann.http.post(f"/api/me/devices/{here['id']}/sign-out").status_code == 200
    assert not is_subscribed(ann)


def test_deleting_the_player_deletes_the_subscription(
    ann: Guest, bo: Guest, notifier: AwaitedNotifier, push: PushService
) -> None:
    subscribe(bo, push.endpoint("bo"))
    table = ann.open_table(free=[1], waits=BY_TURNS, match=OPEN_END)
    assert bo.http.post("/api/me/erase", json={"name": "Bo"}).status_code == 200
    bo.http.cookies.clear()
    assert bo.sit(table, 1).status_code == 201
    play_until_turn_of(1, ann.page(table))
    notifier.wait_until_delivered()
    assert push.posted.empty()


def test_unsubscribing_takes_one_request(ann: Guest, push: PushService) -> None:
    ann.open_table()
    subscribe(ann, push.endpoint("ann"))
    assert ann.http.delete("/api/me/push-subscription").json() == {"on": False}
    assert not is_subscribed(ann)


@contextmanager
def silent_server() -> Iterator[tuple[str, list[socket.socket]]]:
    """Run a server that accepts every connection and never answers. Yield its address and the connections."""
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
        thread.join(TIMEOUT)
        for line in came:
            line.close()


def test_a_silent_push_service_delays_no_other(ann: Guest, bo: Guest, push: PushService) -> None:
    with silent_server() as (endpoint, came), Guest(ann.address, "Eve") as eve:
        eve.open_table()
        subscribe(eve, endpoint)
        for _ in range(6):
            play_until_turn_of(1, open_slow_table(ann, eve))
        browser = subscribe(bo, push.endpoint("bo"))
        play_until_turn_of(1, open_slow_table(ann, bo))
        assert browser.read(push.next().body)["title"] == "Your turn"
        assert len(came) < 4


# Forbidden addresses


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
def test_no_notification_goes_to_a_private_address(tmp_path: Path, endpoint: str) -> None:
    with run_server(tmp_path / "tables.sqlite") as address, Guest(address) as ann:
        ann.open_table()
        answer = ann.http.put("/api/me/push-subscription", json=Browser().subscription(endpoint))
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-endpoint")


def test_no_notification_goes_to_a_name_of_a_private_address(push: PushService) -> None:
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
def test_malformed_keys_are_refused(ann: Guest, push: PushService, wrong: dict[str, str]) -> None:
    ann.open_table()
    answer = ann.http.put(
        "/api/me/push-subscription", json=Browser().subscription(push.endpoint("x")) | wrong
    )
    assert answer.status_code in {400, 422}
    assert not is_subscribed(ann)


def test_an_unknown_visitor_cannot_subscribe(address: str, push: PushService) -> None:
    answer = httpx2.put(
        f"http://{address}/api/me/push-subscription", json=Browser().subscription(push.endpoint("x"))
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "not-known")


# Encryption


def test_encryption_gives_the_example_of_the_standard() -> None:
    """Use the example of RFC 8291, appendix A."""
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
        wanted = browser.subscription("https://push.example/x")
        message = json.dumps({"said": "".join(chance.choices("åäö♠ ", k=length))}).encode()
        assert browser.read(encrypt(message, decode(wanted["key"]), decode(wanted["auth"]))) == json.loads(
            message
        )
