"""Tests of the sheet of a table's contracts: their kinds, and the bids that need a confirmation."""

from __future__ import annotations

import pytest

from spadille.games import FROG, GERMAN_SOLO, SIX_BID, TAPP
from spadille.rules.game import Game
from spadille.table.contract_sheet import contract_sheet


@pytest.mark.parametrize(
    ("game", "preset", "costly"),
    [
        (SIX_BID, "standard", {"spread", "call"}),
        (SIX_BID, "hoyle", {"spread", "call"}),
        (GERMAN_SOLO, "standard", {"bronco", "bull-solo", "solo-tout", "solo-tout-is-it"}),
        (TAPP, "meyers", {"frage-tout", "solo-tout", "heart-solo-tout"}),
        (FROG, "foster", set()),
    ],
)
def test_a_bid_is_costly_from_the_price_that_its_game_declares(
    game: Game, preset: str, costly: set[str]
) -> None:
    sheet = contract_sheet(game.rules(preset))
    assert {contract.id for contract in sheet if contract.costly} == costly


def test_the_contracts_of_german_solo_are_of_four_kinds() -> None:
    kinds: dict[str, list[str]] = {}
    for contract in contract_sheet(GERMAN_SOLO.rules("standard")):
        kinds.setdefault(contract.kind, []).append(contract.id)
    assert kinds == {
        "partner": ["question", "is-it", "grand"],
        "no-trumps": ["kicker", "bronco", "bull-solo"],
        "alone": ["solo", "six-trick-solo", "solo-is-it", "six-trick-solo-is-it"],
        "all": ["solo-tout", "solo-tout-is-it"],
    }
