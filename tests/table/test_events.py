"""Tests of the events: each kind has a fixed text form, in which it is stored."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from spadille import protocol
from spadille.cards import Card
from spadille.notation.actions import read_action
from spadille.play.action import Action, Bid, Pass, Play
from spadille.play.deal import Deal
from spadille.protocol import MatchRules, NextMatch, TableTimeouts
from spadille.storage import pseudonyms
from spadille.storage.hash_chain import encode_payload
from spadille.table import event_codec, events
from spadille.table.event_codec import MalformedEventError, decode_event, encode_event
from spadille.table.events import AnyEvent
from spadille.table.reducer import reduce_events
from spadille.table.seating import Sitter
from spadille.table.setup import EarlierDeal, Setup
from spadille.table.votes import (
    ClaimQuestion,
    HandsQuestion,
    MatchQuestion,
    StopQuestion,
    TakeBackQuestion,
)
from tests.support.table_in_memory import TableInMemory

SETUP = Setup(
    "six-bid", "standard", {"auction": "one-round"}, {"start": None, "bankrupt": "debt", "end": {"deals": 3}}
)
SETUP_TEXT = (
    '"game":"six-bid","rules":"standard","options":{"auction":"one-round"},'
    '"match":{"start":null,"bankrupt":"debt","end":{"deals":3}}'
)
LINE_UP = (Sitter("", player="guest-a"), Sitter("Alma", bot="club"), None)
LINE_UP_TEXT = '[{"name":"","player":"guest-a","bot":null},{"name":"Alma","player":null,"bot":"club"},null]'
WAITS, WAITS_TEXT = TableTimeouts(nudge=5), '{"nudge":5,"absent":30,"idle":180}'
NEXT = NextMatch(
    game="frog", rules="foster", seats=3, match=MatchRules(start=None, bankrupt="debt", end={"deals": 6})
)
NEXT_TEXT = (
    '{"game":"frog","rules":"foster","options":{},"seats":3,'
    '"match":{"start":null,"bankrupt":"debt","end":{"deals":6}},"bot":null,"free":0,"waits":null}'
)
TEXTS: list[tuple[AnyEvent, str, str]] = [
    (
        events.TableOpened(SETUP, LINE_UP, "club", WAITS, public=False, hints=True),
        "opened",
        f'{{{SETUP_TEXT},"line_up":{LINE_UP_TEXT},"bot":"club","public":false,"waits":{WAITS_TEXT},'
        '"hints":true}',
    ),
    (
        events.TableOpened(
            SETUP, LINE_UP, "club", WAITS, hints=False, redeal_of=EarlierDeal("oak", 2), pots={"pool": 4}
        ),
        "opened",
        f'{{{SETUP_TEXT},"bot":"club","hints":false,"waits":{WAITS_TEXT},"line_up":{LINE_UP_TEXT},'
        '"redeal_of":{"table":"oak","deal":2},"pots":{"pool":4}}',
    ),
    (
        events.MatchBegan(SETUP, "expert", WAITS, LINE_UP),
        "began",
        f'{{{SETUP_TEXT},"bot":"expert","waits":{WAITS_TEXT},"line_up":{LINE_UP_TEXT}}}',
    ),
    (events.SeatTaken(""), "sat", '{"name":""}'),
    (events.SeatWished(""), "wished", '{"name":""}'),
    (events.WishWithdrawn(), "withdrew", "{}"),
    (events.WishWithdrawn(id="m1"), "withdrew", '{"id":"m1"}'),
    (events.SeatLeft("Alma", "club", id="m1"), "left", '{"name":"Alma","bot":"club","id":"m1"}'),
    (events.SeatLeft("", None, id="m1"), "left", '{"name":"","bot":null,"id":"m1"}'),
    (events.SeatFreed("", None, id="m1"), "freed", '{"name":"","bot":null,"id":"m1"}'),
    (events.BotPlaced("Alma", "club", id="m1"), "placed", '{"name":"Alma","bot":"club","id":"m1"}'),
    (events.TableShown(id="m1"), "opened-up", '{"id":"m1"}'),
    (events.TableHidden(id="m1"), "closed-up", '{"id":"m1"}'),
    (events.SeatNudged(), "nudged", "{}"),
    (events.SeatCovered("club"), "covered", '{"bot":"club"}'),
    (events.PlayerReturned(), "returned", "{}"),
    (events.QuestionPut(StopQuestion(), id="m1"), "asked", '{"kind":"stop","id":"m1"}'),
    (
        events.QuestionPut(MatchQuestion(NEXT), id="m1"),
        "asked",
        f'{{"kind":"match","match":{NEXT_TEXT},"id":"m1"}}',
    ),
    (
        events.QuestionPut(ClaimQuestion("rest", (0, 2)), id="m1"),
        "asked",
        '{"kind":"claim","what":"rest","asked":[0,2],"id":"m1"}',
    ),
    (
        events.QuestionPut(TakeBackQuestion(4), id="m1"),
        "asked",
        '{"kind":"take-back","to":4,"id":"m1"}',
    ),
    (events.QuestionPut(HandsQuestion(), id="m1"), "asked", '{"kind":"show-hands","id":"m1"}'),
    (events.QuestionAgreed(id="m1"), "agreed", '{"id":"m1"}'),
    (events.QuestionDeclined(id="m1"), "declined", '{"id":"m1"}'),
    (events.MatchStopped(), "stopped", "{}"),
    (events.ActionsTakenBack(3), "took-back", '{"to":3}'),
    (events.ClaimGranted("give-up", id="m1"), "claimed", '{"what":"give-up","id":"m1"}'),
    (events.HandsShown(), "showed-hands", "{}"),
    (events.SeatReady(id="m1"), "ready", '{"id":"m1"}'),
    (events.SecretCommitted(1, "00ff"), "committed", '{"dealer":1,"secret":"00ff"}'),
    (events.NonceGiven("ff00", id="m1"), "nonce-given", '{"nonce":"ff00","id":"m1"}'),
    (events.CardsDealt(1, "00ff"), "dealt", '{"dealer":1,"key":"00ff"}'),
    (
        events.CardsDealt(1, "00ff", ("AS KS", None, "9H"), "QC"),
        "dealt",
        '{"dealer":1,"key":"00ff","hands":["AS KS",null,"9H"],"widow":"QC"}',
    ),
    (events.Acted(Bid(0, "solo"), id="m1"), "acted", '{"action":"0 bid solo","id":"m1"}'),
    (events.Acted(Pass(2)), "acted", '{"action":"2 pass"}'),
    (
        events.Acted(Play(1, Card("AS")), cut_short=True),
        "acted",
        '{"action":"1 play AS","cut_short":true}',
    ),
]


@pytest.mark.parametrize(("event", "kind", "text"), TEXTS)
def test_the_stored_text_of_each_event_is_fixed(event: AnyEvent, kind: str, text: str) -> None:
    assert (event.kind, encode_payload(encode_event(event))) == (kind, text)


@pytest.mark.parametrize(("event", "kind", "text"), TEXTS)
def test_the_stored_text_is_read_as_the_event(event: AnyEvent, kind: str, text: str) -> None:
    assert decode_event(kind, json.loads(text)) == event


def test_every_kind_has_its_example() -> None:
    classes = {type(event) for event, _, _ in TEXTS}
    assert classes == set(get_args(AnyEvent))
    assert len({made.kind for made in classes}) == len(classes)


WRONG: list[tuple[str, Any, str]] = [
    ("danced", {}, "danced: kind"),
    ("acted", {}, "acted: action"),
    ("acted", {"action": 7}, "acted: action"),
    ("acted", {"action": "1 sings"}, "acted: action"),
    ("acted", {"action": "1 pass", "cut_short": "yes"}, "acted: cut_short"),
    ("acted", {"action": "1 pass", "id": 7}, "acted: id"),
    ("acted", ["1 pass"], "acted: action"),
    ("acted", None, "acted: action"),
    ("covered", {"bot": None}, "covered: bot"),
    ("dealt", {"dealer": True, "key": "00"}, "dealt: dealer"),
    ("dealt", {"dealer": 0, "key": "00", "hands": "AS"}, "dealt: hands"),
    ("asked", {"kind": "dance"}, "asked: about"),
    ("asked", {"kind": "claim", "what": "all", "asked": []}, "asked: about"),
    ("asked", {"kind": "match", "match": {}}, "asked: about"),
    ("claimed", {"what": ["rest"]}, "claimed: what"),
    ("began", {"line_up": [7]}, "began: setup"),
    ("pledged", {"dealer": 1, "secret": "00ff"}, "pledged: kind"),
    ("nonce-given", {"share": "ff00"}, "nonce-given: nonce"),
    ("sat", {"name": None}, "sat: name"),
    ("took-back", {"to": "4"}, "took-back: to"),
]


@pytest.mark.parametrize(("kind", "payload", "reason"), WRONG)
def test_a_malformed_event_is_refused_with_a_reason(kind: str, payload: Any, reason: str) -> None:  # noqa: ANN401
    with pytest.raises(MalformedEventError) as refused:
        decode_event(kind, payload)
    assert str(refused.value) == reason


def test_all_event_kinds_that_name_players_are_listed() -> None:
    line_ups = {kind.kind for kind in get_args(events.NamingEvent) if "line_up" in kind.__dataclass_fields__}
    assert line_ups == pseudonyms.LINE_UP_KINDS
    assert {
        kind.kind for kind in get_args(events.NamingEvent)
    } == pseudonyms.LINE_UP_KINDS | pseudonyms.ARRIVAL_KINDS


# Each action is parsed and checked once


@pytest.fixture
def action_steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the steps that are taken with each action, and return the list."""
    done: list[str] = []
    judge = Deal.judge

    def judged(deal: Deal, action: Action) -> None:
        done.append(f"judged {action}")
        judge(deal, action)

    def read(text: str) -> Action:
        done.append(f"read {text}")
        return read_action(text)

    monkeypatch.setattr(Deal, "judge", judged)
    for reading in (protocol.websocket, event_codec):
        monkeypatch.setattr(reading, "read_action", read)
    return done


def test_a_move_is_parsed_once_and_checked_once(action_steps: list[str]) -> None:
    with TableInMemory() as table:
        page = table.page("Ann")
        for _ in range(4):
            if page.answers:
                before, answer = len(action_steps), page.answers[0]
                page.send_accepted("act", action=answer)
                own = [done for done in action_steps[before:] if done.endswith(answer)]
                assert own == [f"read {answer}", f"judged {answer}"]
        acted = [event for event in table.shelf.events if event.kind == "acted"]
        by_bots = [event for event in acted if event.player is None]
        assert by_bots
        assert [done for done in action_steps if done.startswith("judged")] == [
            f"judged {event.payload['action']}" for event in acted
        ]
        assert len([done for done in action_steps if done.startswith("read")]) == len(acted) - len(by_bots)


def test_a_stored_move_is_parsed_once_and_checked_once(action_steps: list[str]) -> None:
    with TableInMemory() as table:
        page = table.page("Ann")
        page.send_accepted("act", action=page.answers[0]) if page.answers else None
        action_steps.clear()
        reduce_events(table.shelf.events)
        acted = [event.payload["action"] for event in table.shelf.events if event.kind == "acted"]
        assert acted
        assert action_steps == [f"{done} {action}" for action in acted for done in ("read", "judged")]


def test_a_refused_move_is_checked_once_and_not_stored(action_steps: list[str]) -> None:
    with TableInMemory() as table:
        page = table.page("Ann")
        while not page.answers:
            table.run_until_idle()
        before = len(table.shelf.events)
        action_steps.clear()
        assert page.send_rejected("act", action="0 play AS") == "wrong-phase"
        assert action_steps == ["read 0 play AS", "judged 0 play AS"]
        assert len(table.shelf.events) == before
