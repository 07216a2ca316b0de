"""What random play reaches: a census, so that no law is kept only because nothing happened."""

from collections import Counter
from collections.abc import Iterator

from spadille.games import GAMES
from spadille.play.action import Call
from spadille.play.deal import Deal
from spadille.play.declared import Declared
from spadille.play.seeing import view_of
from spadille.rules.contract import CardCall, Ending, Exposure
from spadille.rules.game import Game
from spadille.rules.goal import Outcome
from spadille.rules.settlement import Result
from tests.laws.tables import Sitting, sitting


def census(seed: str, deals: int) -> Counter[str]:
    """How often each thing happened in so many deals of every game."""
    seen: Counter[str] = Counter()
    for number in range(deals):
        seen.update(happened(sitting(seed, number, tuple(GAMES.values()))))
    return seen


def happened(table: Sitting) -> Iterator[str]:
    """Everything worth counting in one deal."""
    states = list(table.deals)
    deal, rules = states[-1], table.layout.rules
    yield f"{rules.settings.game}: {table.layout.seats} seats"
    yield f"auction {rules.auction.value}"
    assert deal.result is not None
    yield from _outcome(deal, deal.result)
    if deal.phase.declared is not None:
        yield from _exchange(deal, deal.phase.declared)
        yield from _exposure(states, deal.phase.declared)
        yield from _ending(deal, deal.phase.declared)


_CALLED = ("from an opponent", "in the widow", "none")


def expected() -> list[str]:
    """Everything that has to have happened."""
    return [event for game in GAMES.values() for event in _expected(game)]


def _expected(game: Game) -> Iterator[str]:
    rules = game.rules(game.presets[0].id)
    yield from (f"{game.id}: {seats} seats" for seats in rules.seats)
    yield from (f"{game.id}: {ending}" for ending in ("passed-out", "drawn", "made with par"))
    for contract in rules.contracts:
        yield from (f"{game.id}: {contract.id} {outcome}" for outcome in ("won", "lost"))
        if contract.ending is Ending.WHEN_LOST:
            yield f"{game.id}: {contract.id} ended early"
        if contract.trump_is_named:
            yield from (f"{game.id}: {contract.id} in {suit.letter}" for suit in contract.trumps)
        if contract.card_call is not CardCall.NONE:
            yield from (
                f"{game.id}: called {where}" for where in ("from an opponent", "in the widow", "none")
            )
        if contract.exposure is not Exposure.NEVER:
            yield from (f"{game.id}: shown {when.value}" for when in list(Exposure)[1:])


def _outcome(deal: Deal, result: Result) -> Iterator[str]:
    game = deal.layout.rules.settings.game
    if result.outcome in (Outcome.PASSED_OUT, Outcome.DRAWN):
        yield f"{game}: {result.outcome.value}"
        return
    yield f"{game}: {result.contract} {result.outcome.value}"
    yield f"{game}: {result.contract} in {result.trump.letter if result.trump is not None else 'no trumps'}"
    if result.value == 0:
        yield f"{game}: made with par"


def _exchange(deal: Deal, declared: Declared) -> Iterator[str]:
    if any(isinstance(action, Call) for action in deal.actions) and declared.called:
        where = "from an opponent" if declared.called.holder is not None else "in the widow"
        yield f"{deal.layout.rules.settings.game}: called {where if declared.called.card else 'none'}"


def _exposure(states: list[Deal], declared: Declared) -> Iterator[str]:
    """When the hand was first seen, by somebody who merely watches."""
    if declared.contract.exposure is not Exposure.NEVER:
        assert any(view_of(state, None).shown for state in states)
        yield f"{declared.layout.rules.settings.game}: shown {declared.contract.exposure.value}"


def _ending(deal: Deal, declared: Declared) -> Iterator[str]:
    if any(deal.phase.hands):
        yield f"{deal.layout.rules.settings.game}: {declared.contract.id} ended early"
