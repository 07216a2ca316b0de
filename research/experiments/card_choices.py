"""Two players by their choices of a card: where they differ in finished deals, and what each choice is worth.

A match needs thousands of pairs to tell apart two players who mostly play alike. Here deals that others
played (`spadille arena --records FILE`) are gone through: where the second would play another card than the
first, both are played on from as the cards truly lay, each seat by the policy and by what it sees. Where they
play alike nothing is gained, so that chance has little to do with the figure. It holds for states that the
players of those deals lead to.
"""

from __future__ import annotations

import argparse
import json
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from spadille.arena.players import load_player
from spadille.bots.expert.model import load_shipped_model
from spadille.bots.search.cardplay import settled
from spadille.cards import CARDS, Card
from spadille.notation.records import read_record
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay
from spadille.play.view import View
from spadille.solver.information_set import InformationSet
from spadille.solver.policy import PlayHistory

_TIMES = 200
"""How often each card is played on from."""
_THOUSANDTHS = 1000


@dataclass(frozen=True, slots=True)
class Choice:
    """A card to be chosen in a deal that was played."""

    view: View
    really: bytes
    """As the core has it: what the seats hold, in their order, and what lies aside."""


def choices(deal: Deal, most: int) -> Iterator[Choice]:
    """The choices of a card in the last tricks of a finished deal, of so many tricks at most."""
    before = Deal.of(deal.layout)
    for action in deal.actions:
        if isinstance(action, Play) and isinstance(before.phase, TrickPlay):
            view = view_of(before, before.turn)
            assert view.decision is not None
            plays = [answer for answer in view.decision.answers if isinstance(answer, Play)]
            if 1 < len(plays) == len(view.decision.answers) and len(before.phase.hands[action.seat]) <= most:
                yield Choice(view, _really(before.phase))
        before = before.play(action)


def _really(phase: TrickPlay) -> bytes:
    declared = phase.declared
    aside = (declared.laid_away or declared.layout.widow).mask
    return array("Q", [*(phase.hands[seat].mask for seat in declared.layout.active), aside]).tobytes()


def worths(choice: Choice) -> dict[Card, float]:
    """By card what its seat gains on average, all playing on by the policy: a part of what is at stake."""
    view = choice.view
    assert view.known is not None
    worth = settled(view, view.known).worth()
    results = PlayHistory(view).core.run_rollouts(
        [load_shipped_model().policy_for(view.known.contract).core],
        InformationSet(view, worth).core,
        choice.really,
        tricks=len(CARDS),
        times=_TIMES,
        seed=1,
        ahead=0,
    )
    stake = max(worth) - min(worth) or 1
    return {CARDS[result.card]: result.payoff / stake for result in results}


def gained(choice: Choice, bots: Sequence[str], number: int) -> float | None:
    """What the second of two bots gains over the first; None where they play the same card."""
    first, second = (load_player(bot)().answer(choice.view, Random(number)) for bot in bots)
    if first == second or not (isinstance(first, Play) and isinstance(second, Play)):
        return None
    worth = worths(choice)
    return worth[second.card] - worth[first.card]


def drawn(deals: Iterable[Deal], many: int, most: int) -> Iterator[Choice]:
    """So many choices of a deal, drawn by chance."""
    for number, deal in enumerate(deals):
        found = list(choices(deal, most))
        yield from Random(number).sample(found, min(many, len(found)))


def main(words: Sequence[str] | None = None) -> None:
    """Go through the deals and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("records", type=Path)
    asks.add_argument("--bots", default="club,expert")
    asks.add_argument("--each", type=int, default=2, help="choices of a deal")
    asks.add_argument("--last", type=int, default=len(CARDS), help="only in so many last tricks")
    asked = asks.parse_args(words)
    bots = tuple(asked.bots.split(","))
    lines = asked.records.read_text(encoding="utf-8").splitlines()
    deals = (read_record(json.loads(line)).replay() for line in lines)
    looked_at = drawn(deals, asked.each, asked.last)
    found = [gained(choice, bots, number) for number, choice in enumerate(looked_at)]
    gains = [_THOUSANDTHS * (gain or 0.0) for gain in found]
    other, error = sum(gain is not None for gain in found), stdev(gains) / sqrt(len(gains))
    print(
        f"{bots[1]} instead of {bots[0]}: another card in {other / len(found):.1%} of {len(found)} choices;"
        f" {fmean(gains):+.2f} ± {error:.2f} thousandths of what is at stake"
    )


if __name__ == "__main__":
    main()
