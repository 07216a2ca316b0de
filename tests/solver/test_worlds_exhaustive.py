"""Tests of the sampler against exhaustive search with the game itself: the same worlds, sampled uniformly."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from spadille.play.action import Bid, Veiled
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.contract import CardCall, LayAway, Partner
from spadille.solver.constraints import list_bid_requirements
from spadille.solver.worlds import Worlds, WorldSampler
from tests.solver.exhaustive_worlds import count_candidates, list_worlds
from tests.solver.reduced_games import REDUCED, moments
from tests.support.long_runs import keep_first

MAX_CANDIDATES, MAX_CANDIDATES_UNSEEN = 1_700, 6_000
SHARE, LONG = 24, 1_000
SHARES = {"six-bid": 60, "german-solo": 36}
"""Games with more situations than a share of deals covers."""

SITUATIONS: dict[str, set[str]] = {
    "six-bid": {
        "auction",
        "trump",
        "play",
        "give unseen",
        "handed over",
        "called in the widow",
        "called in the widow, or an own card",
        "perhaps given back",
        "called before trumps",
        "a hand laid open",
    },
    "progressive": {"auction", "discard", "play", "discard unseen"},
    "german-solo": {
        *("auction", "trump", "call", "play", "bid with a promise", "a hand laid open", "forced"),
        *("partner secret", "partner known", "called A", "called Q"),
    },
    "frog": {"auction", "discard", "play", "discard unseen", "a widow shown"},
    "tarok": {"auction", "discard", "play", "discard unseen", "aces kept"},
}
"""The situations that the positions of each game must cover."""
SEEDS = {"six-bid": "184", "progressive": "24", "german-solo": "79", "frog": "5", "tarok": "1"}
"""Seeds with which a few deals cover each situation at least twice."""


def list_views(game: str, seed: str, deals: int) -> Iterator[View]:
    """Yield two views of each deal of a reduced game, few of them in the auction."""
    for number in range(deals):
        states, stream = moments(game, seed, number)
        later = [deal for deal in states if deal.phase.kind != "auction"]
        for _ in range(2):
            deal = stream.one_of(later if later and stream.below(20) else states)
            seat = stream.one_of([*deal.layout.active, *deal.layout.active, None])
            yield view_of(deal, seat)


def is_feasible(view: View) -> bool:
    """Return whether an exhaustive search is feasible. It may be larger where cards were moved unseen."""
    veiled = any(isinstance(action, Veiled) for action in view.history)
    return count_candidates(view) <= (MAX_CANDIDATES_UNSEEN if veiled else MAX_CANDIDATES)


def compare_worlds(game: str, seed: str, deals: int) -> Counter[str]:
    """Compare all worlds with those of the exhaustive search, and count the situations."""
    seen: Counter[str] = Counter()
    for view in list_views(game, seed, deals):
        if not is_feasible(view):
            continue
        worlds = WorldSampler(view).enumerate(MAX_CANDIDATES_UNSEEN)
        assert worlds is not None
        found = list(worlds)
        assert len(found) == len(set(found)) == WorldSampler(view).count
        assert set(found) == list_worlds(view)
        seen.update(list_situations(view))
        seen["worlds"] += len(found)
    return seen


def list_situations(view: View) -> Iterator[str]:
    """Yield the situations of a view that reveal something about hidden cards."""
    yield view.phase
    yield from (f"{action.verb} unseen" for action in view.history if isinstance(action, Veiled))
    if any(seat != view.seat for seat, _ in list_bid_requirements(view)):
        yield "bid with a promise"
    known = view.known
    if known is None:
        return
    if view.shown:
        yield "a hand laid open"
    if view.shown_widow:
        yield "a widow shown"
    if known.contract.lay_away is not LayAway.ANY and any(isinstance(done, Veiled) for done in view.history):
        yield "aces kept"
    if known.called is not None and known.contract.card_call is not CardCall.NONE:
        where = "in the widow, or an own card" if known.contract.may_call_own else "in the widow"
        yield f"called {where}" if known.holder is None else "handed over"
        if known.contract.may_give_called_back and any(isinstance(action, Veiled) for action in view.history):
            yield "perhaps given back"
        if view.phase != "call" and known.trump is None:
            yield "called before trumps"
    if known.called is not None and known.contract.partner is Partner.SILENT:
        yield "partner secret" if known.partner is None else "partner known"
        yield f"called {known.called.rank.letter}"
    if view.rules.forced and not any(isinstance(action, Bid) for action in view.history):
        yield "forced"


@pytest.mark.parametrize("game", keep_first(REDUCED, 2))
def test_counted_worlds_are_exactly_those_that_fit(game: str) -> None:
    share = SHARES.get(game, SHARE)
    seen = compare_worlds(game, SEEDS[game], share)
    assert min(seen[name] for name in SITUATIONS[game]) >= 2
    assert seen["play"] > share // 2


@pytest.mark.long
@pytest.mark.parametrize("game", REDUCED)
def test_counted_worlds_are_exactly_those_that_fit_in_a_long_run(game: str) -> None:
    seen = compare_worlds(game, "long", LONG)
    assert min(seen[name] for name in SITUATIONS[game]) >= LONG // 200
    assert seen["play"] > LONG // 2


@pytest.mark.parametrize("game", REDUCED)
def test_worlds_are_sampled_uniformly(game: str) -> None:
    tests = 0
    for number, view in enumerate(list_views(game, "even", 40)):
        sampler = WorldSampler(view)
        if 2 <= sampler.count <= 300:
            drawn = sampler.sample(50 * sampler.count, seed=number)
            assert is_uniform(count_samples(drawn), sampler.count, 50)
            tests += 1
    assert tests > 10


def count_samples(worlds: Worlds) -> Counter[bytes]:
    """Count the samples of each world."""
    row = len(worlds.bits) // len(worlds)
    return Counter(worlds.bits[at : at + row] for at in range(0, len(worlds.bits), row))


def is_uniform(seen: Counter[bytes], kinds: int, expected: int) -> bool:
    """Return whether chi-square lies within five standard deviations of its expectation, with a margin."""
    apart = sum((seen - expected) ** 2 / expected for seen in (*seen.values(), *[0] * (kinds - len(seen))))
    free = kinds - 1
    return len(seen) <= kinds and apart < free + 5 * sqrt(2 * free) + 10
