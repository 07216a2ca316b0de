"""Tests of commit-reveal dealing: the table commits to a secret, players give nonces, and the secret is
revealed at the end.
"""

from __future__ import annotations

import signal
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spadille import protocol
from spadille.app.services import Timings
from spadille.games import game_named
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.promise import commitment_to, joint_key
from spadille.notation.verify import verify
from spadille.protocol import TableTimeouts
from spadille.storage import Event
from spadille.table.commands.handler import handle
from spadille.table.events import NonceGiven
from spadille.table.reducer import Stage, TableState, UnreadableEvent, apply_event, reduce_events
from tests.support.client import TIMEOUT, Guest, JsonObject, Page, play_randomly, run_server
from tests.support.deal_sources import FixedDeals, SeededSecrets
from tests.support.server_process import ServerProcess
from tests.support.stored_tables import read_events, read_state
from tests.support.table_in_memory import TableInMemory

SECRET = sha256(b"the table's secret").hexdigest()
ANN, BO = sha256(b"Ann cuts").hexdigest(), sha256(b"Bo cuts").hexdigest()
PATIENT = Timings(next_deal_timeout=10 * TIMEOUT, nonce_timeout=10 * TIMEOUT)
"""Server timeouts so long that none expires during a test."""
OPEN: JsonObject = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}


# The reducer


def opened() -> Event:
    """Return the first event of a table with two people and a bot."""
    people = [
        {"name": "Ann", "player": "ann", "bot": None},
        {"name": "Alma", "player": None, "bot": "club"},
        {"name": "Bo", "player": "bo", "bot": None},
    ]
    payload = {"game": "six-bid", "rules": "standard", "options": {}, "match": OPEN, "line_up": people}
    payload |= {"bot": "club", "waits": TableTimeouts().model_dump()}
    return Event("oak", 1, 1, 0, 0, "ann", "opened", payload, "2024-11-05T19:00:00.000Z")


def with_event(log: list[Event], kind: str, payload: dict[str, Any], seat: int | None = None) -> list[Event]:
    """Return the log with one more event."""
    return [*log, Event("oak", len(log) + 1, 1, 1, seat, None, kind, payload, "2024-11-05T19:00:00.000Z")]


PLEDGED = with_event([opened()], "committed", {"dealer": 1, "secret": SECRET})
CUT = with_event(with_event(PLEDGED, "nonce-given", {"nonce": BO}, 2), "nonce-given", {"nonce": ANN}, 0)
KEY = joint_key(bytes.fromhex(SECRET), [bytes.fromhex(ANN), None, bytes.fromhex(BO)])
DEALT = with_event(CUT, "dealt", {"dealer": 1, "key": KEY.hex()})


def test_the_cards_follow_from_the_secret_and_the_shares_in_seat_order() -> None:
    deal = reduce_events(DEALT).deal
    assert deal is not None
    assert deal.layout == dealt_by(Stream(KEY), game_named("six-bid").rules("standard"), 3, 1)


def test_a_commitment_belongs_to_its_deal() -> None:
    before, now = reduce_events(CUT), reduce_events(DEALT)
    assert (before.commitment is None, before.chance) == (False, None)
    assert (now.commitment, now.chance) == (None, before.commitment)
    assert before.stage is Stage.WAITING


def test_the_text_form_of_a_commitment_hides_its_secret() -> None:
    assert SECRET not in repr(reduce_events(CUT))
    assert ANN not in repr(reduce_events(CUT))


@pytest.mark.parametrize(
    ("log", "kind", "payload", "seat"),
    [
        (PLEDGED, "committed", {"dealer": 1, "secret": ANN}, None),
        (DEALT, "committed", {"dealer": 2, "secret": ANN}, None),
        ([opened()], "committed", {"dealer": 1, "secret": "none"}, None),
        ([opened()], "committed", {"dealer": 3, "secret": SECRET}, None),
        ([opened()], "nonce-given", {"nonce": ANN}, 0),
        (PLEDGED, "nonce-given", {"nonce": ANN[2:]}, 0),
        (PLEDGED, "nonce-given", {"nonce": ANN}, 3),
        (CUT, "nonce-given", {"nonce": BO}, 0),
        (CUT, "dealt", {"dealer": 1, "key": SECRET}, None),
        (CUT, "dealt", {"dealer": 2, "key": KEY.hex()}, None),
        (CUT, "dealt", {"dealer": 1, "key": KEY.hex(), "hands": [], "widow": ""}, None),
    ],
)
def test_a_log_with_a_broken_commitment_is_refused(
    log: list[Event], kind: str, payload: dict[str, Any], seat: int | None
) -> None:
    with pytest.raises(UnreadableEvent):
        apply_event(reduce_events(log), with_event(log, kind, payload, seat)[-1])


# At the table


class NonceGiver(Page):
    """A connection that gives a nonce when a test calls for it."""

    def cut(self, share: str, **more: object) -> protocol.Accepted | protocol.Rejected:
        """Give the nonce `share` for the next deal, and return the answer."""
        return self.send_and_wait("share", share=share, **more)


def connect_and_wait(guest: Guest, table: str) -> NonceGiver:
    """Connect to a table and wait for the commitment to the next deal. Return the connection."""
    page = NonceGiver(guest.address, table, guest.cookie)
    page.until(lambda state: state.promise is not None)
    return page


def promise(page: Page) -> protocol.DealCommitment:
    assert page.state is not None
    assert page.state.promise is not None
    return page.state.promise


def chance(page: Page) -> protocol.DealRandomness:
    assert page.state is not None
    assert page.state.chance is not None
    return page.state.chance


def play_deal(page: Page) -> None:
    """Play random actions until the deal is over."""
    play_randomly([page], Random(3), lambda table: table.stage in ("between", "finished"))


@pytest.fixture
def patient_address(sqlite_file: Path) -> Any:  # noqa: ANN401
    """Run a server that waits for every nonce, and yield its address."""
    with run_server(sqlite_file, timings=PATIENT) as address:
        yield address


def test_a_deal_is_committed_dealt_revealed_and_recorded(patient_address: str) -> None:
    with Guest(patient_address) as ann:
        table = ann.open_table()
        page = connect_and_wait(ann, table)
        promised = promise(page)
        assert (promised.match, promised.deal, page.table.stage) == (1, 1, "waiting")
        assert isinstance(page.cut(ANN), protocol.Accepted)
        page.until(lambda state: state.table.stage == "playing")
        assert page.state is not None
        assert page.state.promise is None
        assert chance(page) == protocol.DealRandomness(promise=promised, secret=None, shares=None)
        play_deal(page)
        shown = chance(page)
        assert shown.promise == promised
        assert shown.secret is not None
        assert commitment_to(bytes.fromhex(shown.secret)).hex() == promised.commitment
        assert shown.shares == [ANN, None, None]
        record = ann.record(table)
        verdict = verify(record)
        assert verdict.refusal is None
        assert verdict.answer["chance"] == [{"ok": True, "commitment": True, "cards": True, "shares": [0]}]
        record["deals"][0]["hands"] = record["deals"][0]["hands"][::-1]
        assert verify({**record["deals"][0], "actions": [], "result": None}).refusal is not None


def test_the_commitment_includes_packets_cards_and_seat_order(patient_address: str) -> None:
    with Guest(patient_address) as ann:
        page = connect_and_wait(ann, ann.open_table(seats=5, options={"deal": "4-W-3-4"}))
        dealing = promise(page).dealing
        page.cut(ANN)
        page.until(lambda state: state.view is not None)
        rules = game_named("six-bid").rules("standard")
        assert dealing.packets == "4-W-3-4"
        pack = [f"{rank}{suit}" for suit in dealing.suits for rank in dealing.ranks]
        assert pack == [str(card) for card in rules.pack.cards]
        assert dealing.order == list(rules.active(5, page.view.dealer)) == page.view.active


def test_the_secret_and_the_nonces_are_hidden_until_the_deal_is_over(
    patient_address: str, sqlite_file: Path
) -> None:
    with (
        Guest(patient_address, "Ann") as ann,
        Guest(patient_address, "Bo") as bo,
        Guest(patient_address, "Cy") as cy,
    ):
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        pages: list[Page] = [connect_and_wait(guest, table) for guest in (ann, bo, cy)]
        for page, share in zip(pages, (ANN, BO), strict=False):
            assert isinstance(page.send_and_wait("share", share=share), protocol.Accepted)
        for page in pages:
            page.until(lambda state: state.table.stage == "playing")
        pledge = read_state(sqlite_file, table).chance
        assert pledge is not None
        key = pledge.promise.key.hex()
        seen = (
            "".join(text for page in pages for text in page.texts)
            + ann.http.get(f"/api/tables/{table}/record").text
        )
        assert not [secret for secret in (pledge.secret, ANN, BO, key) if secret in seen]
        play_randomly(pages[:2], Random(3), lambda table: table.stage == "between")
        for page in pages:
            page.until(lambda state: state.table.stage == "between")
            assert chance(page).shares == [ANN, BO, None]


def test_a_missing_nonce_does_not_stop_the_deal() -> None:
    with TableInMemory(source=SeededSecrets("oak"), cut=10, free=[1]) as evening:
        evening.sit("Bo")
        ann, bo = evening.page("Ann"), evening.page("Bo")
        assert isinstance(ann.send_command("share", share=ANN), protocol.Accepted)
        stages = []
        for seconds in (9, 2):
            evening.wait(seconds)
            stages.append(bo.state.table.stage)
        assert stages == ["waiting", "playing"]
        assert evening.state.chance is not None
        assert evening.state.chance.nonces == (ANN, None, None)


def test_without_nonces_the_cards_follow_from_the_secret_alone(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        page.until(lambda state: state.table.stage == "playing")
        play_deal(page)
        assert chance(page).shares == [None, None, None]
        assert verify(ann.record(table)).refusal is None


def test_a_late_nonce_is_rejected(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        page = NonceGiver(address, ann.open_table(), ann.cookie)
        page.until(lambda state: state.table.stage == "playing")
        rejected = page.cut(ANN)
        assert isinstance(rejected, protocol.Rejected)
        assert rejected.error.code == "wrong-stage"
        play_deal(page)
        assert chance(page).shares == [None, None, None]


def test_a_nonce_belongs_to_the_commitment_it_answers(patient_address: str) -> None:
    with Guest(patient_address) as ann:
        page = connect_and_wait(ann, ann.open_table())
        first = page.seq
        assert page.send_rejected("share", share=ANN, seq=first - 1).code == "stale"
        assert page.send_rejected("share", share=ANN, seq=first + 5).code == "stale"
        assert isinstance(page.cut(ANN), protocol.Accepted)
        page.until(lambda state: state.table.stage == "playing")
        play_deal(page)
        assert isinstance(page.send_and_wait("next"), protocol.Accepted)
        page.until(lambda state: state.promise is not None)
        assert page.send_rejected("share", share=ANN, seq=first).code == "stale"
        assert isinstance(page.cut(BO), protocol.Accepted)
        page.until(lambda state: state.table.stage == "playing")
        play_deal(page)
        assert chance(page).shares == [BO, None, None]


def test_a_player_gives_one_nonce_only(patient_address: str) -> None:
    with Guest(patient_address, "Ann") as ann, Guest(patient_address, "Bo") as bo:
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        page, other = connect_and_wait(ann, table), connect_and_wait(bo, table)
        assert isinstance(page.cut(ANN, id="once"), protocol.Accepted)
        assert page.send_rejected("share", share=ANN, id="once").code == "repeated"
        assert page.send_rejected("share", share=BO, id="once").code == "repeated"
        assert page.send_rejected("share", share=BO).code == "already-shared"
        assert isinstance(other.cut(BO), protocol.Accepted)
        for tab in (page, other):
            tab.until(lambda state: state.table.stage == "playing")
        play_randomly([page, other], Random(3), lambda table: table.stage == "between")
        assert chance(page).shares == [ANN, BO, None]


def test_the_first_of_two_devices_gives_the_nonce(patient_address: str) -> None:
    with Guest(patient_address, "Ann") as ann, Guest(patient_address, "Bo") as bo:
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        phone, desk, other = (
            connect_and_wait(ann, table),
            connect_and_wait(ann, table),
            connect_and_wait(bo, table),
        )
        assert isinstance(phone.cut(ANN), protocol.Accepted)
        assert desk.send_rejected("share", share=BO).code == "already-shared"
        assert isinstance(other.cut(BO), protocol.Accepted)
        desk.until(lambda state: state.table.stage == "playing")


@pytest.mark.parametrize(
    "share",
    ["", ANN[1:], ANN + "0", ANN.upper(), "g" * 64, ANN[:-1] + "\n", 7, None, [ANN]],
    ids=lambda share: repr(share)[:12],
)
def test_a_malformed_nonce_is_rejected(share: object, patient_address: str) -> None:
    with Guest(patient_address) as ann:
        page = connect_and_wait(ann, ann.open_table())
        assert page.send_rejected("share", share=share).code == "malformed"
        assert isinstance(page.cut(ANN), protocol.Accepted)


def test_a_spectator_gives_no_nonce(patient_address: str) -> None:
    with Guest(patient_address) as ann, Guest(patient_address) as bo:
        page = connect_and_wait(bo, ann.open_table())
        assert page.send_rejected("share", share=BO).code == "not-seated"


def test_deals_from_a_file_have_no_commitment(sqlite_file: Path) -> None:
    layout = reduce_events(DEALT).deal
    assert layout is not None
    with (
        run_server(sqlite_file, source=FixedDeals([layout.layout] * 2), timings=PATIENT) as address,
        Guest(address) as ann,
    ):
        table = ann.open_table()
        page = ann.page(table)
        page.until(lambda state: state.table.stage == "playing")
        assert page.state is not None
        assert (page.state.promise, page.state.chance) == (None, None)
        play_deal(page)
        assert (page.state.promise, page.state.chance) == (None, None)
        assert "chance" not in ann.record(table)["deals"][0]


def test_a_redeal_has_no_commitment(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        page.until(lambda state: state.table.stage == "playing")
        play_deal(page)
        again: JsonObject = ann.http.post(f"/api/tables/{table}/redeals", json={"deal": 1}).json()
        second = ann.page(again["table"])
        assert second.state is not None
        assert (second.state.promise, second.state.chance) == (None, None)
        assert second.view.dealt == page.view.dealt


def test_every_deal_has_a_secret_of_its_own(sqlite_file: Path) -> None:
    with run_server(sqlite_file) as address, Guest(address) as ann:
        table = ann.open_table()
        page = ann.page(table)
        play_randomly([page], Random(3), lambda table: table.stage == "finished")
        verdict = verify(ann.record(table))
        assert verdict.refusal is None
        chances = [deal["chance"] for deal in ann.record(table)["deals"]]
        assert len({chance["commitment"] for chance in chances}) == len(chances) == 3


# Stored commitments


def test_a_commitment_holds_after_a_kill_before_the_deal(sqlite_file: Path, port: int) -> None:
    with (
        ServerProcess(sqlite_file, port, cut=60) as server,
        Guest(server.address, "Ann") as ann,
        Guest(server.address, "Bo") as bo,
    ):
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        page = connect_and_wait(ann, table)
        promised = promise(page)
        assert isinstance(page.cut(ANN), protocol.Accepted)
        server.kill()
        page.close()
        with ServerProcess(sqlite_file, port, cut=60) as again:
            back, other = (
                NonceGiver(again.address, table, ann.cookie),
                NonceGiver(again.address, table, bo.cookie),
            )
            for tab in (back, other):
                tab.until(lambda state: state.promise is not None)
                assert promise(tab) == promised
            assert back.send_rejected("share", share=BO).code == "already-shared"
            assert isinstance(other.cut(BO), protocol.Accepted)
            back.until(lambda state: state.table.stage == "playing")
            assert chance(back).promise == promised
            back.close()
            other.close()
    kinds = [event.kind for event in read_events(sqlite_file, table)]
    assert kinds.count("committed") == 1
    pledge = read_state(sqlite_file, table).chance
    assert pledge is not None
    assert pledge.nonces == (ANN, BO, None)


def test_a_nonce_does_not_end_a_players_absence() -> None:
    table = reduce_events(with_event(PLEDGED, "covered", {"bot": "club"}, 2))
    share = protocol.GiveNonce(type="share", id="cut", seq=table.seq, share=BO)
    (pending,) = handle(table, "bo", share)
    assert (pending.what, pending.seat) == (NonceGiven(BO, id="cut"), 2)


def test_no_log_has_the_secret_of_a_deal(sqlite_file: Path) -> None:
    with ServerProcess(sqlite_file, cut=60) as server, Guest(server.address) as ann:
        table = ann.open_table()
        page = connect_and_wait(ann, table)
        assert page.send_rejected("share", share=ANN, seq=0).code == "stale"
        assert isinstance(page.cut(ANN), protocol.Accepted)
        page.until(lambda state: state.table.stage == "playing")
        page.close()
        _, out, err = server.stop(signal.SIGTERM)
    pledge = read_state(sqlite_file, table).chance
    assert pledge is not None
    assert "table opened" in out + err
    assert not [word for word in (pledge.secret, ANN, pledge.promise.key.hex()) if word in out + err]


def test_a_nonce_stays_when_a_bot_takes_the_seat() -> None:
    log = with_event(CUT, "left", {"name": "Clara", "bot": "club"}, 2)
    table: TableState = reduce_events(log)
    assert table.commitment is not None
    assert table.commitment.nonces == (ANN, None, BO)
