"""Sample deals, and every state they pass through."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle

from spadille.games import GAMES, SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import made
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.seating import Seat

RULES = {preset.id: SIX_BID.rules(preset.id) for preset in SIX_BID.presets}
STANDARD = RULES["standard"]
POTS = GAMES["progressive"].rules("pennycook", {"pots": "two", "solo_ante": 2})
TABLES = {
    f"{game.id}/{preset.id}": game.rules(preset.id) for game in GAMES.values() for preset in game.presets
} | {"pots": POTS}
"""Every preset of every game, and a table with pots."""


def play_sample_deals(count: int, seed: str, rules: Rules = STANDARD, seats: int | None = None) -> list[Deal]:
    """Play deals in which every contract occurs, by default at the smallest table."""
    return list(made(rules, seats or rules.seats[0], seed, count, "spread"))


def deal_biddable(rules: Rules, contract: str, seed: str, *, seats: int | None = None) -> Iterator[Layout]:
    """Yield deals in which seat 0 may bid `contract` whenever it plays. Seat 0 deals first, then the next
    seats in turn.
    """
    number, seats, needs = 0, seats or rules.seats[0], rules.contract(contract).needs
    for dealer in cycle(range(seats)):
        while True:
            number += 1
            layout = dealt_by(Stream(key_of(seed, number)), rules, seats, dealer)
            if needs is None or 0 not in layout.active or needs.met_by(layout.hand(0)):
                break
        yield layout


def swap_hands(layout: Layout, seat: Seat, other: Seat) -> Layout:
    """Return the same layout with the hands of two seats swapped."""
    hands = list(layout.hands)
    hands[seat], hands[other] = hands[other], hands[seat]
    return replace(layout, hands=tuple(hands))
