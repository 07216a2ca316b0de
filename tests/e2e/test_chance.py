"""Tests of commit-reveal dealing in the browser: it sends a nonce, verifies the deal and reports the
result.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device, Language
from tests.e2e.evening import Evening
from tests.e2e.table import Table
from tests.e2e.test_access import AXE, wrong
from tests.e2e.test_company import sit_down_beside
from tests.e2e.unseen import play_out_hidden
from tests.support.server_process import SPADILLE

pytestmark = pytest.mark.browser

Said = dict[str, Any]
NOT_SAFE = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
"""A script that removes the Web Crypto API, which browsers lack over plain HTTP."""
CUT = 60
"""A nonce timeout that never expires in a test, because every browser answers at once."""
FAIR = "Fair deal: checked against the promise made before the deal."


def found(table: Table) -> Locator:
    """Return the part of the page about the randomness of the deal."""
    return table.part("chance")


def read(table: Table) -> list[str]:
    """Open the details of the dealing, and return the results of the checks."""
    found(table).locator("summary").click()
    return found(table).get_by_role("listitem").all_inner_texts()


def verified(record: object) -> tuple[int, Said]:
    """Run `spadille verify` on a record. Return its exit status and its output."""
    ended = subprocess.run(
        [SPADILLE, "verify", "--language", "en"],
        input=json.dumps(record),
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, json.loads(ended.stdout)


def record(evening: Evening, table: str) -> Said:
    """Fetch the record of a table."""
    answer = httpx2.get(f"http://{evening.address}/api/tables/{table}/record", verify=False)
    kept: Said = answer.json()
    return kept


def played(page: Page, evening: Evening, language: Language = "en") -> tuple[Table, str]:
    """Play a deal against bots to its settlement. Return the table and its id."""
    name = evening.start(page, language).name("Ann").deals(2).without_chips().sit_down()
    table = Table(page, language)
    table.asked()
    play_out_hidden(table)
    return table, name


@pytest.mark.parametrize(
    ("device", "language", "sentence", "lines"),
    [
        pytest.param(
            DESKTOP,
            "en",
            FAIR,
            ("Your own cut is included.", "Cut by you."),
            id="desktop-en",
            marks=pytest.mark.long,
        ),
        pytest.param(
            PHONE,
            "sv",
            "Ärlig giv: kontrollerad mot löftet före given.",
            ("Din egen kupering är med.", "Kuperade: du."),
            id="phone-sv",
        ),
    ],
)
def test_the_page_verifies_the_deal_and_shows_the_result(
    evening: Evening, device: Device, language: Language, sentence: str, lines: tuple[str, str]
) -> None:
    page = evening.open(cut=CUT).visit(device, language=language)
    if device is PHONE:
        # over plain HTTP the page uses a library instead
        page.add_init_script(NOT_SAFE)
    table, name = played(page, evening, language)
    assert page.evaluate("crypto.subtle === undefined") is (device is PHONE)
    expect(found(table)).to_have_attribute("data-verdict", "kept")
    expect(found(table).get_by_text(sentence)).to_be_visible()
    shown = read(table)
    assert {*lines} <= {*shown}
    assert len(shown) == 5
    if AXE.is_file():
        assert wrong(page) == []
    kept = record(evening, name)
    status, answer = verified(kept)
    assert (status, answer["ok"]) == (0, True)
    assert answer["chance"] == [{"ok": True, "commitment": True, "cards": True, "shares": [0]}]
    a_record_that_was_changed_does_not_pass(kept)


def a_record_that_was_changed_does_not_pass(kept: Said) -> None:
    (deal,) = kept["deals"]
    deal["chance"]["shares"][0] = "0" * 64
    status, answer = verified(kept)
    assert (status, answer["error"], answer["deal"]) == (1, "wrong-cards", 0)
    assert answer["message"] == "The secret and the shares deal other cards than these."


def test_of_a_hand_shown_at_the_door_the_promise_is_seen_there(evening: Evening) -> None:
    page = evening.open(cut=CUT).visit()
    evening.start(page).play()
    table = Table(page)
    table.asked()
    play_out_hidden(table)
    expect(found(table)).to_have_attribute("data-verdict", "shown")
    assert "The promise is the one this page saw before the deal." in read(table)


def test_two_players_and_a_spectator_verify_the_deal(evening: Evening) -> None:
    ann, bo, cy = evening.open(cut=CUT).visit(), evening.visit(), evening.visit()
    name = evening.start(ann).name("Ann").deals(2).without_chips().keep_free(1).sit_down()
    watcher, first, second = evening.join(cy, name), Table(ann), evening.join(bo, name)
    expect(watcher.part("waiting")).to_be_visible()
    sit_down_beside(bo, "Bo")
    for table in (first, second):
        expect(table.part("hand")).to_be_visible()
    play_out_hidden(first, second, looking_on=[watcher])
    cut_by = ((first, "Cut by you and Bo."), (second, "Cut by Ann and you."), (watcher, "Cut by Ann and Bo."))
    for table, sentence in cut_by:
        expect(found(table)).to_have_attribute("data-verdict", "kept")
        assert sentence in read(table)
    status, answer = verified(record(evening, name))
    assert (status, answer["chance"][0]["shares"]) == (0, [0, 1])


def meddle(page: Page, change: Callable[[Said], None]) -> None:
    """Pass every state that the server sends to this page through `change`."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_page(text: str | bytes) -> None:
            state = json.loads(text)
            if state["type"] == "state":
                change(state)
            socket.send(json.dumps(state))

        server.on_message(to_page)

    page.route_web_socket("**/socket", between)


def another_secret(state: Said) -> None:
    """Replace the revealed secret in a state by one that does not match the commitment."""
    if state["chance"] and state["chance"]["secret"]:
        state["chance"]["secret"] = "5e" * 32


def no_share_of_mine(state: Said) -> None:
    """Remove the nonce of the first seat from a state."""
    if state["chance"] and state["chance"]["shares"]:
        state["chance"]["shares"][0] = None


def another_promise(state: Said) -> None:
    """Replace the commitment in a state after the deal."""
    if state["chance"]:
        state["chance"]["promise"]["commitment"] = "5e" * 32


def other_cards(state: Said) -> None:
    """Exchange two hands in a state after the deal."""
    revealed = state["view"] and state["view"]["revealed"]
    if revealed:
        revealed["hands"][1], revealed["hands"][2] = revealed["hands"][2], revealed["hands"][1]


LIES: list[tuple[Callable[[Said], None], str]] = [
    (another_secret, "The table’s secret is not the one it committed to."),
    (no_share_of_mine, "Your own cut is not included."),
    (another_promise, "The promise is not the one this page saw before the deal."),
    (other_cards, "Dealing again here gives other cards."),
]


def test_a_server_that_lies_is_caught(evening: Evening) -> None:
    page = evening.open(cut=CUT).visit()
    table, _ = played(page, evening)
    expect(found(table)).to_have_attribute("data-verdict", "kept")
    for change, line in LIES:
        meddle(page, change)
        page.reload()
        expect(found(table).get_by_role("alert")).to_have_text(
            "Not a fair deal: these cards were not dealt as promised."
        )
        assert line in read(table)


def test_a_reload_in_mid_deal_forgets_nothing(evening: Evening) -> None:
    page = evening.open(cut=CUT).visit()
    table = evening.sit_down(page, deals=2, chips=False)
    table.asked()
    page.reload()
    table.asked()
    play_out_hidden(table)
    expect(found(table)).to_have_attribute("data-verdict", "kept")
    assert "Your own cut is included." in read(table)


def test_no_verification_is_shown_for_deals_from_a_file(evening: Evening) -> None:
    page = evening.open(boards.CALL, cut=CUT).visit()
    table, _ = played(page, evening)
    expect(table.part("settlement")).to_be_visible()
    expect(found(table)).to_have_count(0)
