"""Tests of the reducer: the state of a table follows from its events alone, not from the clock."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from spadille.protocol import TableTimeouts
from spadille.storage import Event
from spadille.table.deal_source import SystemRandomSource, bot_rng
from spadille.table.event_codec import encode_event
from spadille.table.reducer import Stage, TableState, UnreadableEvent, apply_event, reduce_events

KEY = "00" * 32
LINE_UP = [
    {"name": "Ann", "player": "ann", "bot": None},
    {"name": "Alma", "player": None, "bot": "club"},
    {"name": "Bo", "player": "bo", "bot": None},
]


def opened(end: dict[str, int], line_up: list[Any] = LINE_UP) -> Event:
    match = {"start": None, "bankrupt": "debt", "end": end}
    payload = {"game": "six-bid", "rules": "standard", "options": {}, "match": match, "line_up": line_up}
    payload |= {"bot": "club", "waits": TableTimeouts().model_dump()}
    return Event("oak", 1, 1, 0, 0, "ann", "opened", payload, at(0))


def at(second: int) -> str:
    return f"2024-11-05T{19 + second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}.000Z"


def event(
    events: list[Event], kind: str, payload: dict[str, Any], *, seat: int | None = None, second: int = 0
) -> Event:
    return Event("oak", len(events) + 1, 1, 1, seat, None, kind, payload, at(second))


def deal(events: list[Event], second: int) -> TableState:
    """Append the events of a deal in which all players pass, one each second from `second` on. Return the
    state.
    """
    state = reduce_events(events)
    events.append(event(events, "dealt", {"dealer": state.match.dealer, "key": KEY}, second=second))
    for passed in range(1, 4):
        turn = reduce_events(events).turn
        events.append(event(events, "acted", {"action": f"{turn} pass"}, seat=turn, second=second + passed))
    return reduce_events(events)


def test_a_match_on_time_ends_with_the_deal_in_which_the_time_runs_out() -> None:
    events = [opened({"minutes": 2})]
    assert deal(events, second=1000).stage is Stage.BETWEEN
    assert deal(events, second=1116).stage is Stage.BETWEEN
    state = deal(events, second=1117)
    assert state.stage is Stage.FINISHED
    assert state.match.ended == "minutes"
    assert state.match.deals == 3


def test_the_first_dealer_is_drawn_and_then_the_turn_goes_round() -> None:
    events = [opened({})]
    events.append(event(events, "dealt", {"dealer": 2, "key": KEY}))
    for _ in range(3):
        turn = reduce_events(events).turn
        events.append(event(events, "acted", {"action": f"{turn} pass"}, seat=turn))
    assert reduce_events(events).match.dealer == 0
    with pytest.raises(UnreadableEvent):
        reduce_events([*events, event(events, "dealt", {"dealer": 1, "key": KEY})])


def test_the_same_key_deals_the_same_cards() -> None:
    events = [opened({})]
    events.append(event(events, "dealt", {"dealer": 0, "key": KEY}))
    state, same = reduce_events(events), reduce_events(events)
    assert state == same
    other = reduce_events([events[0], replace(events[1], payload={"dealer": 0, "key": "01" * 32})])
    assert state.deal != other.deal


@pytest.mark.parametrize(
    "wrong",
    [
        Event("oak", 3, 1, 0, 0, None, "dealt", {"dealer": 0, "key": KEY}, at(0)),
        Event("oak", 2, 1, 0, 0, None, "danced", {}, at(0)),
        Event("oak", 2, 1, 0, 0, None, "dealt", {}, at(0)),
        Event("oak", 2, 1, 0, 0, None, "dealt", {"dealer": 9, "key": KEY}, at(0)),
        Event("oak", 2, 1, 0, 0, None, "dealt", {"dealer": 0, "key": "no key"}, at(0)),
        Event("oak", 2, 1, 0, 0, None, "acted", {"action": "0 pass"}, at(0)),
        Event("oak", 2, 1, 0, None, None, "ready", {}, at(0)),
        Event("oak", 2, 1, 0, None, None, "sat", {"name": "Cy"}, at(0)),
    ],
)
def test_impossible_events_are_refused(wrong: Event) -> None:
    with pytest.raises(UnreadableEvent):
        reduce_events([opened({}), wrong])


def test_an_empty_log_is_refused() -> None:
    with pytest.raises(UnreadableEvent):
        reduce_events([])
    with pytest.raises(UnreadableEvent):
        reduce_events([replace(opened({}), payload={"game": "whist"})])


def test_a_stored_illegal_action_is_refused() -> None:
    events = [opened({})]
    events.append(event(events, "dealt", {"dealer": 0, "key": KEY}))
    with pytest.raises(UnreadableEvent):
        reduce_events([*events, event(events, "acted", {"action": "1 play AS"}, seat=1)])
    with pytest.raises(UnreadableEvent):
        reduce_events([*events, event(events, "acted", {"action": "1 pass"}, seat=2)])


def test_applying_an_event_does_not_change_the_earlier_state() -> None:
    events = [opened({})]
    before = reduce_events(events)
    dealt = event(events, "dealt", {"dealer": 0, "key": KEY})
    then = apply_event(before, dealt)
    assert before == reduce_events(events)
    assert (before.seq, then.seq) == (1, 2)


def test_chance_draws_every_dealer_and_never_the_same_secret() -> None:
    chance, rules = SystemRandomSource(), reduce_events([opened({})]).rules
    assert {chance.first_dealer(3) for _ in range(200)} == {0, 1, 2}
    drawn = {encode_event(chance.draw_cards(rules, 3, 0))["secret"] for _ in range(50)}
    assert len(drawn) == 50
    assert {len(bytes.fromhex(secret)) for secret in drawn} == {32}


def test_a_bots_random_choices_follow_from_deal_seat_and_turn() -> None:
    def whims(key: str, seat: int, turn: int) -> list[float]:
        chance: Random = bot_rng(key, seat, turn)
        return [chance.random() for _ in range(3)]

    assert whims(KEY, 1, 5) == whims(KEY, 1, 5)
    others = [whims(KEY, 2, 5), whims(KEY, 1, 6), whims("01" * 32, 1, 5)]
    assert whims(KEY, 1, 5) not in others
