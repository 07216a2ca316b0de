"""Count the events that random play reaches. This shows that no invariant holds only because an event never
occurred.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from spadille.notation.check import Sound, check
from spadille.notation.records import record_json
from spadille.play.action import Ask, Bid, Discard, Double, Hold, Redouble, Stop
from spadille.play.deal import Deal
from spadille.play.declared import Declared
from spadille.play.seeing import view_of
from spadille.rules.contract import Ending, Exposure, Partner, Widow
from spadille.rules.game import AuctionStyle, Game, Rules
from spadille.rules.goal import Outcome
from spadille.rules.payments import Pots
from spadille.rules.settlement import Result
from tests.laws.tables import Sitting, sitting

WHERE: dict[str, Callable[[Rules], bool]] = {
    "passed-out": lambda rules: rules.forced is None,
    "forced": lambda rules: rules.forced is not None,
    "drawn": lambda rules: any(
        getattr(contract.goal, "even", None) is Outcome.DRAWN for contract in rules.contracts
    ),
    "made with par": lambda rules: any(
        getattr(contract.goal, "even", None) is Outcome.WON and contract.price.by_points
        for contract in rules.contracts
    ),
    "discard": lambda rules: any(contract.widow is Widow.TAKEN_UP for contract in rules.contracts),
    "hold": lambda rules: rules.auction is AuctionStyle.PRECEDENCE,
    "double": lambda rules: rules.auction is AuctionStyle.DOUBLING,
    "redouble": lambda rules: rules.auction is AuctionStyle.DOUBLING,
    "overcalled double": lambda rules: rules.auction is AuctionStyle.DOUBLING,
    "stop": lambda rules: any(contract.streak is not None for contract in rules.contracts),
    "ask": lambda rules: any(contract.may_ask for contract in rules.contracts),
}
"""The events that must occur besides every contract won and lost in every suit, and by which rules."""
OF_ONE_GAME: dict[str, tuple[str, ...]] = {
    "six-bid": (
        *("auction rotation", "auction duel"),
        *("called from an opponent", "called in the widow", "called none", "called an own card"),
        *("called card given back", "called before trumps"),
        *("shown before-lead", "shown after-lead", "shown after-opponents"),
    ),
    "progressive": ("frog pot won", "solo pot won"),
    "slough": ("frog lost at its own price", "frog lost at another price"),
    "sluff": (
        *("widow shown", "the last trick had the widow", "the other side had the widow"),
        *("a share to the bank", "trumps locked"),
    ),
    "frog": ("auction rotation", "auction duel", "auction one-round", "widow shown"),
    "german-solo": (
        *("first", "last", "first after a lost sixth"),
        *("mackers 3", "mackers 4", "mackers 5", "trumps named by the partner", "shown before-lead"),
        *("called A", "called K", "called lower"),
    ),
}
"""Further events that must occur in one game."""


def count_events(seed: str, deals: int, game: Game) -> Counter[str]:
    """Return how often each event occurred in some deals of a game."""
    seen: Counter[str] = Counter()
    for number in range(deals):
        seen.update(list_events(sitting(seed, number, (game,))))
    return seen


def list_events(table: Sitting) -> Iterator[str]:
    """Yield the names of all events of one deal."""
    states = list(table.deals)
    deal = states[-1]
    assert_laws(states)
    yield from ["decisions"] * len(deal.actions)
    yield f"{table.layout.seats} seats"
    yield f"auction {table.layout.rules.auction.value}"
    assert deal.result is not None
    yield from _outcome_event(deal, deal.result)
    yield from _spoken_events(deal)
    if deal.phase.declared is not None:
        yield from _call_events(deal.phase.declared)
        yield from _exposure_events(states, deal.phase.declared)
        yield from _widow_events(states, deal.phase.declared)
        yield from _ending_events(deal, deal.phase.declared)
        yield from _last_trick_events(deal, deal.phase.declared)
        if deal.result.bank:
            yield "a share to the bank"
        if any(why.code == "trumps-not-broken" for state in states for why in state.phase.refused().values()):
            yield "trumps locked"


def assert_laws(states: list[Deal]) -> None:
    """Assert the invariants that are cheap enough for a million checks."""
    deal = states[-1]
    pack = deal.layout.rules.pack.hand.mask
    for state in states:
        held = sum(hand.mask for hand in state.phase.hands)
        assert held & ~pack == 0
        assert held.bit_count() == sum(map(len, state.phase.hands))
        assert state.over or state.turn in state.layout.active
    result = deal.result
    assert result is not None
    assert sum(result.payments) + result.bank + _held(result.pots) == _held(deal.layout.pots)
    verdict = check(record_json(deal))
    assert isinstance(verdict, Sound)
    assert verdict.deal.phase == deal.phase


def _held(pots: Pots) -> int:
    return sum(held for _, held in pots)


def expected_events(game: Game) -> list[str]:
    """Return the names of all events that must occur in a game."""
    rules = game.rules(game.presets[0].id)
    seats = [f"{seats} seats" for seats in rules.seats]
    contracts = (
        event
        for contract in rules.contracts
        for event in (
            *(f"{contract.id} {outcome}" for outcome in ("won", "lost")),
            *(f"{contract.id} in {suit.letter}" for suit in contract.trumps),
            *([f"{contract.id} ended early"] if contract.ending is Ending.WHEN_LOST else []),
        )
    )
    presets = [game.rules(preset.id) for preset in game.presets]
    rare = [event for event, can in WHERE.items() if any(map(can, presets))]
    return [*seats, *contracts, *rare, *OF_ONE_GAME.get(game.id, ())]


def missing_events(game: Game, seen: Counter[str], fewest: int) -> dict[str, int]:
    """Return the events that occurred fewer than `fewest` times, with their counts."""
    return {event: seen[event] for event in expected_events(game) if seen[event] < fewest}


def _outcome_event(deal: Deal, result: Result) -> Iterator[str]:
    if result.outcome in (Outcome.PASSED_OUT, Outcome.DRAWN):
        yield result.outcome.value
        return
    yield f"{result.contract} {result.outcome.value}"
    if result.contract == "frog" and result.outcome is Outcome.LOST and deal.phase.declared is not None:
        own = deal.phase.declared.contract.price_lost is None
        yield f"frog lost at {'its own' if own else 'another'} price"
    yield f"{result.contract} in {result.trump.letter if result.trump is not None else 'no trumps'}"
    if result.value == 0:
        yield "made with par"
    yield from _bonus_events(deal, result)
    yield from (f"{name} pot won" for name, held in result.pots if deal.layout.pots and not held)


def _bonus_events(deal: Deal, result: Result) -> Iterator[str]:
    declared = deal.phase.declared
    assert declared is not None
    yield from (bonus for bonus in result.bonuses if bonus != "mackers")
    if "mackers" in result.bonuses and declared.contract.macker and declared.trump is not None:
        per_macker = dict(declared.contract.macker.in_suit).get(
            declared.trump, declared.contract.macker.counters
        )
        yield f"mackers {result.bonuses['mackers'] // per_macker}"
    if "first" in result.bonuses and len(deal.phase.tricks) == deal.layout.rules.packets.hand_size:
        yield "first after a lost sixth"


def _spoken_events(deal: Deal) -> Iterator[str]:
    kinds = (Hold, Stop, Ask, Discard, Double, Redouble)
    yield from {action.verb for action in deal.actions if isinstance(action, kinds)}
    doubled = [place for place, action in enumerate(deal.actions) if isinstance(action, Double)]
    if doubled and any(isinstance(action, Bid) for action in deal.actions[doubled[0] :]):
        yield "overcalled double"
    if deal.phase.declared and not any(isinstance(action, Bid) for action in deal.actions):
        yield "forced"


def _call_events(declared: Declared) -> Iterator[str]:
    """Yield an event for each card called for an exchange, and for each partner called."""
    if declared.called:
        card, given = declared.called.card, declared.called.given
        own = card is not None and card in (declared.layout.hands[declared.declarer] or ())
        where = "from an opponent" if declared.called.holder is not None else "in the widow"
        yield f"called {'an own card' if own else where if card else 'none'}"
        if given is not None and given is card:
            yield "called card given back"
        if declared.contract.calls_first and declared.contract.trump_is_named:
            yield "called before trumps"
    if declared.partner:
        rank = declared.partner.card.rank.letter
        yield f"called {rank if rank in 'AK' else 'lower'}"
    if declared.contract.partner is Partner.NAMES_TRUMP:
        yield "trumps named by the partner"


def _exposure_events(states: list[Deal], declared: Declared) -> Iterator[str]:
    """Yield an event for the moment when the declarer's hand was exposed, as a watcher sees it."""
    if declared.contract.exposure is not Exposure.NEVER:
        assert any(view_of(state, None).shown for state in states)
        yield f"shown {declared.contract.exposure.value}"


def _widow_events(states: list[Deal], declared: Declared) -> Iterator[str]:
    """Yield an event if the rules show the widow to all, and check that all saw it."""
    if declared.contract.widow_shown:
        shown = [view_of(state, None).shown_widow for state in states if state.phase.declared]
        assert set(shown) == {states[-1].layout.widow}
        yield "widow shown"


def _last_trick_events(deal: Deal, declared: Declared) -> Iterator[str]:
    """Yield an event for the side that got a widow which goes with the last trick."""
    if declared.contract.widow is Widow.LAST_TRICK:
        won = deal.phase.tricks[-1].winner in declared.side
        yield "the last trick had the widow" if won else "the other side had the widow"


def _ending_events(deal: Deal, declared: Declared) -> Iterator[str]:
    if any(deal.phase.hands) and not any(isinstance(action, Stop) for action in deal.actions):
        yield f"{declared.contract.id} ended early"
