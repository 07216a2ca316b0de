"""An independent implementation of German Solo by the rules of Altenburg, written from their description.

It reads a record as text, replays the tricks and settles the deal. It shares no code with the library.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

PLAIN = "AKQJT987"
"""High to low."""
PRICES = {"mussfrage": 1, "frage": 2, "frage-clubs": 2, "grossfrage": 3, "solo": 6, "solo-clubs": 6}
CLUBS = {"frage-clubs", "solo-clubs"}
PRIME, TOUT, MATADORS = 2, 4, 2
NEEDED, FIRST, TRICKS = 5, 5, 8


def list_trumps(suit: str) -> list[str]:
    """Return the trumps of a suit, from high to low."""
    rest = [rank + suit for rank in PLAIN[:-1] if rank + suit not in ("QC", "QS")]
    return ["QC", "7" + suit, "QS", *rest]


def find_winner(trick: list[tuple[int, str]], trumps: list[str]) -> int:
    """Return the seat that wins a trick."""
    played = [card for _, card in trick]
    high = [card for card in trumps if card in played]
    led = played[0][1]
    best = (
        high[0]
        if high
        else min(
            (card for card in played if card[1] == led and card not in trumps),
            key=lambda card: PLAIN.index(card[0]),
        )
    )
    return next(seat for seat, card in trick if card == best)


def settle(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return the outcome, the tricks, the value, the payments and the bank of a finished record."""
    hands = [hand.split() for hand in record["hands"]]
    words = [action.split() for action in record["actions"]]
    bids = [(int(seat), more[0]) for seat, verb, *more in words if verb in ("bid", "hold") and more]
    holds = [int(seat) for seat, verb, *_ in words if verb in ("bid", "hold")]
    declarer = holds[-1] if holds else next(seat for seat in range(4) if "QC" in hands[seat])
    contract = bids[-1][1] if bids else "mussfrage"
    named = [more[0] for _, verb, *more in words if verb == "trump"]
    trump = "C" if contract in CLUBS else named[0]
    called = [more[0] for _, verb, *more in words if verb == "call"]
    partner = next((seat for seat in range(4) if called and called[0] in hands[seat]), None)
    side = {declarer} | ({partner} if partner is not None else set())
    trumps = list_trumps(trump)
    cards = [(int(seat), more[0]) for seat, verb, *more in words if verb == "play"]
    winners = [find_winner(cards[at : at + 4], trumps) for at in range(0, len(cards), 4)]
    taken = sum(winner in side for winner in winners)
    row = next((at for at, winner in enumerate(winners) if winner not in side), len(winners))
    stopped = any(verb == "stop" for _, verb, *_ in words)
    asked = any(verb == "ask" for _, verb, *_ in words)
    missed = row >= FIRST and row < TRICKS and not stopped and not asked
    won = taken >= NEEDED and not missed
    extra = TOUT if missed or (row == TRICKS and not asked) else PRIME if stopped else 0
    team = side if won else set(range(4)) - side
    held = {card for seat in team for card in hands[seat]}
    value = PRICES[contract] + extra + (MATADORS if set(trumps[:3]) <= held else 0)
    payments = [(value if won else -value) if seat in side else 0 for seat in range(4)]
    return {
        "outcome": "won" if won else "lost",
        "contract": contract,
        "declarer": declarer,
        "tricks": taken,
        "value": value,
        "payments": payments,
        "bank": -sum(payments),
    }
