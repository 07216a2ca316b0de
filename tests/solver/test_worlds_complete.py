"""That exactly the worlds that can be are counted, and drawn as often: all are tried with the game itself."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from spadille.play.action import Bid, Veiled
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.contract import CardCall, Partner
from spadille.solver.constraints import list_bid_requirements
from spadille.solver.worlds import Worlds, WorldSampler
from tests.solver.worlds_reduced import REDUCED, moments
from tests.solver.worlds_tried import effort, tried

MOST_TRIED, MOST_TRIED_UNSEEN = 1_700, 6_000
SHARE, LONG = 24, 1_000

TELLING: dict[str, set[str]] = {
    "six-bid": {
        "auction",
        "trump",
        "play",
        "give unseen",
        "handed over",
        "called in the widow",
        "a hand laid open",
    },
    "progressive": {"auction", "discard", "play", "discard unseen"},
    "german-solo": {
        *("auction", "trump", "call", "play", "bid with a promise", "a hand laid open", "forced"),
        *("partner secret", "partner known", "called A", "called Q"),
    },
    "frog": {"auction", "discard", "play", "discard unseen"},
}
"""What has to come up in each game."""
SEEDS = {"six-bid": "1", "progressive": "24", "german-solo": "245", "frog": "2"}
"""Where all of it comes up at least twice in a few deals."""


def views(game: str, seed: str, deals: int) -> Iterator[View]:
    """Two moments of each deal of a reduced game, few of them in the auction, as somebody sees them."""
    for number in range(deals):
        states, stream = moments(game, seed, number)
        later = [deal for deal in states if deal.phase.kind != "auction"]
        for _ in range(2):
            deal = stream.one_of(later if later and stream.below(20) else states)
            seat = stream.one_of([*deal.layout.active, *deal.layout.active, None])
            yield view_of(deal, seat)


def can_be_tried(view: View) -> bool:
    """Whether the worlds are few enough; where cards were moved unseen more of them are tried."""
    veiled = any(isinstance(action, Veiled) for action in view.history)
    return effort(view) <= (MOST_TRIED_UNSEEN if veiled else MOST_TRIED)


def compared(game: str, seed: str, deals: int) -> Counter[str]:
    """What was compared: all worlds that fit, found both ways."""
    seen: Counter[str] = Counter()
    for view in views(game, seed, deals):
        if not can_be_tried(view):
            continue
        worlds = WorldSampler(view).enumerate(MOST_TRIED_UNSEEN)
        assert worlds is not None
        found = list(worlds)
        assert len(found) == len(set(found)) == WorldSampler(view).count
        assert set(found) == tried(view)
        seen.update(happened(view))
        seen["worlds"] += len(found)
    return seen


def happened(view: View) -> Iterator[str]:
    """What there is in a view that tells of hidden cards."""
    yield view.phase
    yield from (f"{action.verb} unseen" for action in view.history if isinstance(action, Veiled))
    if any(seat != view.seat for seat, _ in list_bid_requirements(view)):
        yield "bid with a promise"
    known = view.known
    if known is None:
        return
    if view.shown:
        yield "a hand laid open"
    if known.called is not None and known.contract.card_call is not CardCall.NONE:
        yield "called in the widow" if known.holder is None else "handed over"
    if known.called is not None and known.contract.partner is Partner.SILENT:
        yield "partner secret" if known.partner is None else "partner known"
        yield f"called {known.called.rank.letter}"
    if view.rules.forced and not any(isinstance(action, Bid) for action in view.history):
        yield "forced"


@pytest.mark.parametrize("game", REDUCED)
def test_exactly_the_worlds_that_fit_are_counted(game: str) -> None:
    seen = compared(game, SEEDS[game], SHARE)
    assert min(seen[name] for name in TELLING[game]) >= 2
    assert seen["play"] > SHARE // 2


@pytest.mark.long
@pytest.mark.parametrize("game", REDUCED)
def test_exactly_the_worlds_that_fit_are_counted_in_thousands_of_positions(game: str) -> None:
    seen = compared(game, "long", LONG)
    assert min(seen[name] for name in TELLING[game]) >= LONG // 200
    assert seen["play"] > LONG // 2


@pytest.mark.parametrize("game", REDUCED)
def test_every_world_is_drawn_as_often(game: str) -> None:
    tests = 0
    for number, view in enumerate(views(game, "even", 40)):
        whereabouts = WorldSampler(view)
        if 2 <= whereabouts.count <= 300:
            drawn = whereabouts.sample(50 * whereabouts.count, seed=number)
            assert is_even(often(drawn), whereabouts.count, 50)
            tests += 1
    assert tests > 10


def often(worlds: Worlds) -> Counter[bytes]:
    """How often each world was drawn."""
    row = len(worlds.bits) // len(worlds)
    return Counter(worlds.bits[at : at + row] for at in range(0, len(worlds.bits), row))


def is_even(seen: Counter[bytes], kinds: int, expected: int) -> bool:
    """Whether chi-square lies within five standard deviations and a little of what chance lets expect."""
    apart = sum((seen - expected) ** 2 / expected for seen in (*seen.values(), *[0] * (kinds - len(seen))))
    free = kinds - 1
    return len(seen) <= kinds and apart < free + 5 * sqrt(2 * free) + 10
