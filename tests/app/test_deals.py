"""Tests of deals outside a table: read from many formats, replayed step by step, and exported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.app.deals.deal_lookup import find_deal
from spadille.app.deals.export_text import render_diagram, render_record
from spadille.app.deals.replay import build_replay
from spadille.cards import Hand
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.notation.records import record_json
from spadille.play.deal import Deal
from spadille.protocol import Replay, ReplayHand, ReplayStep
from spadille.protocol.api_error import ApiError
from spadille.text import LANGUAGES, load_catalogue


def finished_deal(game: str, seed: str = "deals") -> Deal:
    """Return a finished deal of a game, with a contract."""
    played = GAMES[game]
    rules = played.rules(played.presets[0].id)
    found = made(rules, rules.seats[0], seed, 9, "spread")
    return next(deal for deal in found if deal.result is not None and deal.result.contract)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Return a deal of any game and preset, finished or not."""
    game = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    rules = game.rules(draw(st.sampled_from(game.presets)).id)
    seats = draw(st.sampled_from(rules.seats))
    whole = next(made(rules, seats, str(draw(st.integers(0, 99))), 1, "spread"))
    return Deal.of(whole.layout, whole.actions[: draw(st.integers(0, len(whole.actions)))])


def complete_steps(shown: Replay) -> Iterator[tuple[ReplayStep, dict[str, Any], list[ReplayHand | None]]]:
    """Yield every step of a replay with the fields that it omits because they are unchanged."""
    view: dict[str, Any] = {}
    hands: list[ReplayHand | None] = []
    for step in shown.steps:
        view, hands = view | step.view, step.hands or hands
        yield step, view, hands


@given(deals())
def test_with_all_cards_seen_no_card_is_lost_at_any_step(deal: Deal) -> None:
    pack = deal.layout.rules.pack.hand
    for (step, view, hands), moment in zip(
        complete_steps(build_replay(deal, None)), deal.moments(), strict=True
    ):
        assert view["turn"] == moment.turn
        seen = Hand.read(step.widow or "")
        for hand in filter(None, hands):
            assert not hand.hidden
            seen |= Hand.read(" ".join(card.card for card in hand.cards))
        assert seen == pack


@given(deals(), st.data())
def test_from_a_seat_nothing_is_seen_that_the_seat_did_not_know(deal: Deal, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(deal.layout.active))
    for (step, _view, hands), moment in zip(
        complete_steps(build_replay(deal, seat)), deal.moments(), strict=True
    ):
        if moment.over:
            continue
        assert step.widow is None
        declared, played = moment.phase.declared, _played(moment)
        for other, hand in enumerate(hands):
            if hand is not None and other not in (seat, declared and declared.declarer):
                assert {card.card for card in hand.cards} == played.get(other, set()) or other == seat


def _played(deal: Deal) -> dict[int, set[str]]:
    cards: dict[int, set[str]] = {}
    for action in deal.actions:
        words = str(action).split()
        if words[1] == "play":
            cards.setdefault(action.seat, set()).add(words[2])
    return cards


@given(deals(), st.data())
def test_a_replay_shows_each_decision(deal: Deal, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(deal.layout.active))
    choices: Any = []
    for step, action in zip(build_replay(deal, seat).steps, deal.actions, strict=False):
        choices = step.wording.get("choices", choices)
        taken = None if step.answered is None else choices[step.answered]["action"]
        assert taken == (str(action) if action.seat == seat and action.verb != "discard" else taken)
        assert (taken is None) == (action.seat != seat)


def test_a_played_card_leaves_its_place_and_no_card_moves() -> None:
    steps = [
        hands
        for _, view, hands in complete_steps(build_replay(finished_deal("six-bid"), None))
        if view["trick"]
    ]
    for before, after in pairwise(steps):
        for hand, other in zip(before, after, strict=True):
            if hand is not None and other is not None:
                assert [card.card for card in hand.cards] == [card.card for card in other.cards]
                assert set(hand.gone) <= set(other.gone)


def test_a_seat_that_sits_out_sees_nothing_of_its_own() -> None:
    rules = GAMES["six-bid"].rules("standard")
    deal = next(made(rules, 4, "out", 1, "spread"))
    with pytest.raises(ApiError, match="no-such-seat"):
        build_replay(deal, deal.layout.dealer)


FORMS = {
    "a code": "{code}",
    "a code with spaces and line breaks": "  {head}\n {tail} \n",
    "a code in quotation marks": "“{code}”.",
    "an address": "https://solo.example/deal/{code}",
    "an address in a message": "look: https://solo.example/deal/{code}?seat=1#12 what would you do?",
    "an address on a host of files": "https://files.example/club/#/deal/{code}?seat=1!12",
    "a record": "{record}",
    "a record with something before it": "Ann's deal:\n{record}\n",
    "an address with words behind it": "https://solo.example/deal/{code} see",
    "an address broken in two": "https://solo.example/deal/{head}\n{tail}",
    "a match": '{{"kind": "match", "deals": [{record}]}}',
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_deal_is_read_from_every_format(form: str) -> None:
    deal = finished_deal("german-solo")
    code = code_of(deal)
    text = form.format(code=code, head=code[:9], tail=code[9:], record=json.dumps(record_json(deal)))
    assert find_deal(text).deal == deal


@pytest.mark.parametrize("address", ["house/deal/{}?seat=2#17", "files/club/#/deal/{}?seat=2!17"])
def test_an_address_names_a_step_and_a_seat(address: str) -> None:
    found = find_deal(f"https://{address.format(code_of(finished_deal('frog')))}").to_message()
    assert (found.step, found.seat) == (17, 2)


WRONG = {
    "": "bad-code",
    "no code at all": "bad-code",
    "https://solo.example/deal/BAjust-anything": "bad-code",
    "{": "malformed",
    '{"v": 1}': "malformed",
    '{"deals": []}': "malformed",
    "[[[[{{{{": "malformed",
}


@pytest.mark.parametrize(("text", "code"), WRONG.items())
def test_what_stands_for_no_deal_is_refused(text: str, code: str) -> None:
    with pytest.raises(ApiError, match=code):
        find_deal(text)


@given(st.text(max_size=80))
def test_any_text_without_a_code_is_refused(text: str) -> None:
    with pytest.raises(ApiError):
        find_deal(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_diagram_shows_every_card_every_trick_and_the_code(game: str, language: str) -> None:
    deal = finished_deal(game)
    text = render_diagram(deal, load_catalogue(language))
    signs = sum(text.split("\n\n")[1].count(sign) for sign in "♠♥♦♣")
    assert signs == len(deal.layout.rules.pack.hand)
    assert code_of(deal) in text.splitlines()
    assert all(f"\n{number} " in text for number in range(1, len(deal.phase.tricks) + 1))


def test_a_diagram_stands_in_columns() -> None:
    table = render_diagram(finished_deal("six-bid"), load_catalogue("en")).split("\n\n")[3].splitlines()
    led = [line.index(">") for line in table[1:]]
    assert len(set(led)) <= 3
    assert table[0].split() == ["Eldest", "Second", "Dealer"]


def test_a_record_is_read_back() -> None:
    deal = finished_deal("tapp")
    assert find_deal(render_record(deal)).deal == deal
