"""Tests of deals of a real table, entered action by action."""

from __future__ import annotations

import random

import pytest

from spadille import protocol
from spadille.app.deals.entry import continue_deal, describe_table
from spadille.games import GAMES
from spadille.notation.codes import deal_of
from spadille.protocol.api_error import ApiError


def deal_cards(game: str, seed: int) -> protocol.DealEntry:
    """Return an entry of the game's first preset at its largest table, with all cards and no action."""
    preset = GAMES[game].presets[0].id
    seats = GAMES[game].rules(preset).seats[-1]
    empty = protocol.DealEntry(game=game, rules=preset, seats=seats, dealer=seed % seats)
    table = describe_table(empty)
    pack = list(table.pack)
    random.Random(seed).shuffle(pack)
    hands: list[str | None] = [None] * seats
    for seat in table.active:
        hands[seat], pack = " ".join(pack[: table.hand]), pack[table.hand :]
    assert len(pack) == table.widow
    return empty.model_copy(update={"hands": hands, "widow": " ".join(pack)})


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_entered_to_its_end_by_what_is_offered(game: str) -> None:
    rng = random.Random(5)
    for seed in range(3):
        entry = deal_cards(game, seed)
        entered = continue_deal(entry)
        actions: list[str] = []
        while not entered.over:
            assert entered.turn is not None
            choice = rng.choice(entered.choices)
            answers = map(str, deal_of(entered.code).answers())
            actions.append(next(answer for answer in answers if answer.startswith(choice.action)))
            entered = continue_deal(entry.model_copy(update={"actions": actions}))
            assert len(entered.history) == len(actions)
        deal = deal_of(entered.code)
        assert deal.result is not None
        assert list(map(str, deal.actions)) == actions
        assert entered.choices == []


def test_cards_alone_are_a_deal_with_a_code() -> None:
    entered = continue_deal(deal_cards("six-bid", 1))
    assert deal_of(entered.code).actions == ()


def refuse(changes: dict[str, object]) -> str:
    """Return the code of the refusal of a changed entry."""
    entry = deal_cards("six-bid", 1).model_copy(update=changes)
    with pytest.raises(ApiError) as caught:
        continue_deal(entry)
    return caught.value.error.code


def test_what_cannot_have_happened_is_answered() -> None:
    hands = deal_cards("six-bid", 1).hands
    assert refuse({"widow": ""}) == "bad-deal"
    assert refuse({"hands": [hands[0], *hands[:-1]]}) == "bad-deal"
    assert refuse({"hands": []}) == "bad-deal"
    assert refuse({"rules": "none"}) == "unknown-rules"
    assert refuse({"game": "whist"}) == "unknown-game"
    assert refuse({"actions": ["0 play AS"]}) != ""
    assert refuse({"actions": ["nonsense"]}) == "malformed"
    entry = deal_cards("six-bid", 1)
    with pytest.raises(ApiError):
        describe_table(entry.model_copy(update={"seats": 2}))
