"""Tests of typed text at a table: it is parsed as an action, or answered from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from spadille.cards import Hand
from spadille.games import game_named
from spadille.play.layout import lay_out
from tests.support.client import Guest, Page, play_randomly, run_server
from tests.support.deal_sources import FixedDeals

MINE = Hand.read("AS TS KS QS JS 9S AH TH AD AC TC")
LEFT = Hand.read("8S 7S 6S KH QH JH 9H TD KD QD JD")
RIGHT = Hand.read("8H 7H 6H 9D 8D 7D 6D KC QC JC 9C")
WIDOW = Hand.read("8C 7C 6C")


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Guest]:
    """Start a server at which Ann sits as eldest with known cards. Yield Ann's client."""
    rules = game_named("six-bid").rules("standard")
    board = lay_out(rules, 3, 2, (MINE, LEFT, RIGHT), WIDOW)
    with (
        run_server(tmp_path / "tables.sqlite", source=FixedDeals([board])) as address,
        Guest(address) as guest,
    ):
        yield guest


@pytest.fixture
def page(ann: Guest) -> Page:
    """Connect as Ann and wait until she must bid."""
    page = ann.page(ann.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 1}}))
    page.until(lambda state: state.view is not None and state.view.decision is not None)
    return page


def say(
    guest: Guest, page: Page, text: str, language: str = "en", rule: str | None = None
) -> protocol.ParsedCommand:
    """Send a typed text and return the server's interpretation."""
    body = {"text": text, "language": language, "rule": rule}
    answer = guest.http.post(f"/api/tables/{page.table.id}/text-commands", json=body)
    assert answer.status_code == 200, answer.text
    return protocol.ParsedCommand.model_validate_json(answer.text)


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("solo", "en", "0 bid solo"),
        ("I bid heart solo", "en", "0 bid heart-solo"),
        ("pass", "en", "0 pass"),
        ("solo hjärter", "sv", "0 bid heart-solo"),
        ("jag passar", "sv", "0 pass"),
    ],
)
def test_words_are_taken_for_an_action(ann: Guest, page: Page, text: str, language: str, action: str) -> None:
    assert say(ann, page, text, language) == protocol.ParsedCommand(action=action)
    assert ann.page(page.table.id).view.actions == []


@pytest.mark.parametrize(
    ("text", "language", "answer"),
    [
        ("whose turn", "en", "Bid or pass."),
        ("hand", "en", "spades: ace, ten, king, queen, jack, nine"),
        ("vems tur", "sv", "Bjud eller passa."),
        ("gone hearts", "en", "Hearts: none"),
        ("scores", "en", "You 0, "),
        ("?", "en", "last trick – the one before"),
    ],
)
def test_questions_are_answered(ann: Guest, page: Page, text: str, language: str, answer: str) -> None:
    heard = say(ann, page, text, language)
    assert answer in "\n".join(heard.told)
    assert heard.action is None


def test_an_unclear_text_is_answered_with_suggestions(ann: Guest, page: Page) -> None:
    lines = say(ann, page, "frobnicate").told
    assert lines[0] == "“frobnicate” is not a bid."
    assert lines[1].startswith("Say “pass” or a contract: solo, heart solo")


def test_an_illegal_action_is_refused_with_its_rule(ann: Guest, page: Page) -> None:
    heard = say(ann, page, "play ace of spades")
    assert heard.action is None
    assert heard.told[0] == "You can’t do that at this point of the deal."
    assert heard.told[1].startswith("Say “pass” or a contract: solo, heart solo")
    assert heard.rule is not None
    assert say(ann, page, "why", rule="six-bid.play.must-trump").told[0] == "You must trump"


def test_a_spectators_query_reveals_only_public_information(ann: Guest, page: Page) -> None:
    with Guest(ann.address, "Eve") as eve:
        assert say(eve, page, "hand").told == ["Your hand is empty."]
        assert say(eve, page, "whose turn").told == ["Ann to bid."]
        assert say(eve, page, "solo").told == ["You have nothing to decide now."]


def test_the_command_to_leave_is_understood(ann: Guest, page: Page) -> None:
    assert say(ann, page, "leave").then == "leave"
    assert say(ann, page, "next").then is None


def test_between_deals_the_next_is_asked_for(tmp_path: Path) -> None:
    with run_server(tmp_path / "tables.sqlite") as address, Guest(address) as bo:
        page = bo.page(bo.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 9}}))
        play_randomly([page], Random(1), lambda table: table.stage == "between")
        for text, language in (("next deal", "en"), ("nästa", "sv"), ("", "en")):
            assert say(bo, page, text, language).then == "next"
        assert say(bo, page, "scores").told[0] == "After 1 deal:"


def test_a_text_before_the_deal_is_answered(ann: Guest) -> None:
    page = ann.page(ann.open_table(free=[1]))
    assert say(ann, page, "whose turn").told == ["Waiting for someone to sit down."]


def test_a_speech_is_too_long(ann: Guest, page: Page) -> None:
    body = {"text": "pass " * 100, "language": "en"}
    answer = ann.http.post(f"/api/tables/{page.table.id}/text-commands", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
