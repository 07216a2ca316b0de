"""Tests with two players and a spectator: no page receives or shows cards that its viewer may not know."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from spadille.cards import CARDS
from spadille.rules.seating import Seat
from spadille.text import load_catalogue
from tests.e2e import boards
from tests.e2e.english import all_texts
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

WRITTEN = re.compile(rf"\b({'|'.join(map(str, CARDS))})\b")
BOARD = boards.LED_TO
PLANS = (Plan(), Plan(bid="solo", trump="S"))


def card_name(card: str) -> str:
    say = load_catalogue("en").say
    return say("card", rank=say(f"rank-{card[0]}"), suit=say(f"suit-{card[1]}"))


NAMES = {card_name(str(card)): str(card) for card in CARDS}


def without_the_pack(message: dict[str, Any]) -> dict[str, Any]:
    """Return a message without the lists that contain cards of the whole pack: all trumps, and all cards with
    points.
    """
    contract = message["view"]["contract"]
    if contract is None:
        return message
    assert set(contract["trumps"]) == {card for card in NAMES.values() if card[1] == contract["trump"]}
    assert set(contract["points"]) == {card for card in NAMES.values() if card[0] in "ATKQJ"}
    rest = {**message["view"], "contract": {**contract, "trumps": [], "points": {}}}
    return {**message, "view": rest}


class Eavesdropper:
    """A recorder of all messages that a page receives and of everything that it shows."""

    def __init__(self, page: Page, seat: Seat | None) -> None:
        self.page = page
        self.states: list[dict[str, Any]] = []
        self._own = boards.hand(BOARD, seat) if seat is not None else set[str]()
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._read)

    def _read(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state" and message["view"] is not None:
            self.states.append(message)

    def assert_nothing_told(self) -> None:
        """Check that each message before the end of the deal names only cards that the viewer may know."""
        for message in self.states:
            assert set(WRITTEN.findall(json.dumps(without_the_pack(message)))) <= self._known(message)

    def assert_nothing_shown(self) -> None:
        """Check that the page, hidden parts included, names only cards that the viewer may know."""
        texts = "\n".join(all_texts(self.page))
        drawn = self.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
        named = {NAMES[name] for name in NAMES if name in texts}
        # the newest message is read last, because the page cannot show more than it was sent
        assert named | set(drawn) <= (self._known(self.states[-1]) if self.states else self._own)

    def _known(self, message: dict[str, Any]) -> set[str]:
        if message["view"]["result"] is not None:
            return set(NAMES.values())
        played = [action.split()[2] for action in message["view"]["actions"] if " play " in action]
        return self._own | set(played)


def sit_down_beside(page: Page, name: str) -> None:
    """Take the free seat of a public table."""
    page.get_by_label("Your name", exact=True).fill(name)
    page.get_by_test_id("join").get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_test_id("join")).to_have_count(0)


def now_asked(table: Table) -> bool:
    """Return whether this seat must bid, name trumps or play now."""
    return any(table.part(box).is_visible() for box in (Asked.BID, Asked.TRUMP)) or bool(
        table.part("hand").locator(".legal").count()
    )


def test_no_page_gets_or_shows_hidden_cards(evening: Evening) -> None:
    ann, bo, watcher = evening.open(BOARD).visit(), evening.visit(), evening.visit()
    ears = [Eavesdropper(page, seat) for page, seat in ((ann, 0), (bo, 1), (watcher, None))]
    table_id = evening.start(ann).name("Ann").deals(1).keep_free(1, 2).sit_down()
    expect(ann.get_by_test_id("waiting")).to_contain_text(table_id)
    tables = (Table(ann), evening.join(bo, table_id))
    sit_down_beside(bo, "Bo")
    evening.seat_players(table_id, {2: ()})
    onlooker = evening.join(watcher, table_id)
    expect(onlooker.turn_line).to_contain_text("You are watching.")
    # three tricks are enough
    expect(tables[0].part("hand").locator("[data-card]")).to_have_count(11)
    while len(tables[0].hand()) > 8:
        for table, plan in zip(tables, PLANS, strict=True):
            if now_asked(table):
                table.answer(table.asked(), plan)
                for ear in ears:
                    ear.assert_nothing_shown()
    play_out_hidden(*tables, looking_on=[onlooker])
    for ear in ears:
        assert len(ear.states) > 30
        ear.assert_nothing_told()
    expect(onlooker.part(Asked.SETTLED)).to_be_visible()
    expect(onlooker.part("my-gain")).to_have_count(0)
    expect(onlooker.part("hand")).to_have_count(0)
    assert tables[0].payments() == tables[1].payments() == onlooker.payments()
    assert (tables[0].gain(), tables[1].gain()) == tuple(tables[0].payments()[:2])


def test_the_next_deal_waits_for_all_players(evening: Evening) -> None:
    ann, bo = evening.open(boards.OVER_SOON, boards.SPREAD).visit(), evening.visit()
    table_id = evening.start(ann).name("Ann").deals(2).without_chips().keep_free(1).sit_down()
    first, second = Table(ann), evening.join(bo, table_id)
    sit_down_beside(bo, "Bo")
    assert first.asked() is Asked.BID
    first.bid("call")
    assert second.asked() is Asked.BID
    second.pass_()
    first.play_until(Asked.PLAY, plan=Plan(trump="C"))
    first.put("9S")
    assert second.asked() is Asked.PLAY
    second.put(second.legal()[0])
    assert first.asked() is Asked.SETTLED
    first.be_ready()
    expect(first.part(Asked.SETTLED)).to_contain_text("Ready. Waiting for Bo.")
    assert second.asked() is Asked.SETTLED
    second.next_deal()
    expect(first.part(Asked.SETTLED)).to_have_count(0)
