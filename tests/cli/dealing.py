"""Deals to look at from a seat, at every decision there is."""

from collections.abc import Iterator
from dataclasses import replace

from spadille.games import SIX_BID
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

RULES = {preset.id: SIX_BID.rules(preset.id) for preset in SIX_BID.presets}
STANDARD = RULES["standard"]


def finished(count: int, seed: str, rules: Rules = STANDARD, seats: int = 3) -> list[Deal]:
    """Deals in which every contract comes up."""
    return list(made(rules, seats, seed, count, "spread"))


def moments(deal: Deal) -> Iterator[Deal]:
    """The deal before each action, and when it is over."""
    now = Deal.of(deal.layout)
    yield now
    for action in deal.actions:
        now = now.play(action)
        yield now


def swapped(layout: Layout, one: Seat, other: Seat) -> Layout:
    """The same cards, but for two players who have exchanged their hands."""
    hands = list(layout.hands)
    hands[one], hands[other] = hands[other], hands[one]
    return replace(layout, hands=tuple(hands))
