"""Tests of exactly half of the points: bids and score sheets state what the rules make of it."""

from collections.abc import Iterator

import pytest

from spadille.games import GAMES
from spadille.rules.contract import Contract
from spadille.rules.game import Game
from spadille.rules.goal import Against, Count, Outcome
from spadille.sentences.audience import Audience
from spadille.sentences.contract_terms import format_contract_terms
from spadille.table.contract_sheet import contract_sheet
from spadille.text import LANGUAGES, load_catalogue

ENOUGH, MORE = "goal-at-least", "goal-against"
"""The messages whose beginnings say that a number is enough, or that it is not."""


def contracts() -> Iterator[tuple[Game, str, Contract]]:
    """Yield every contract of every rule set that needs a number of points."""
    for game in GAMES.values():
        for preset in game.presets:
            for contract in game.rules(preset.id).contracts:
                if isinstance(contract.goal, Against):
                    yield game, preset.id, contract


AGAINST = list(contracts())
IDS = [f"{game.id}-{preset}-{contract.id}" for game, preset, contract in AGAINST]


def makes_it(contract: Contract) -> bool:
    return contract.goal.outcome(Count(points=contract.goal.mark or 0, tricks=5)) is Outcome.WON


def test_sixty_is_drawn_or_made_as_the_rules_say() -> None:
    published = {
        ("six-bid", "standard"): False,
        ("six-bid", "gamerules"): False,
        ("six-bid", "hoyle"): True,
        ("six-bid", "white-knuckle"): True,
        ("progressive", "pennycook"): True,
        ("progressive", "hoyle"): True,
        ("frog", "foster"): False,
    }
    assert all(
        makes_it(contract) is published[game.id, preset]
        for game, preset, contract in AGAINST
        if (game.id, preset) in published
    )
    assert {(game.id, preset) for game, preset, _ in AGAINST} >= published.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset", "contract"), AGAINST, ids=IDS)
def test_a_bid_promises_what_makes_it(game: Game, preset: str, contract: Contract, language: str) -> None:
    catalogue, mark = load_catalogue(language), contract.goal.mark or 0
    enough, more = (
        catalogue.say(id, points=mark).partition(str(mark))[0] + str(mark) for id in (ENOUGH, MORE)
    )
    promise = format_contract_terms(Audience.with_bots(catalogue, 3), game.rules(preset), contract)
    assert ((enough in promise), (more in promise)) == (makes_it(contract), not makes_it(contract))


@pytest.mark.parametrize(("game", "preset", "contract"), AGAINST, ids=IDS)
def test_the_sheet_names_the_sentence_that_is_true(game: Game, preset: str, contract: Contract) -> None:
    (entry,) = (entry for entry in contract_sheet(game.rules(preset)) if entry.id == contract.id)
    aim = "goal-at-least" if makes_it(contract) else "goal-against"
    assert aim in {sentence.id for sentence in entry.promise}
