"""Compare two bots by their choices of a card in deals that were played (`spadille arena --records FILE`).

A match needs thousands of pairs of deals to tell apart two bots that mostly play alike. Here only the
decisions in which the two choose different cards are compared: the policy plays the deal to its end after
each card, with the true hands. The result holds for the states that occur in the recorded deals.
"""

from __future__ import annotations

import argparse
import json
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from spadille.arena.players import load_player
from spadille.bots.learned.model import load_shipped_model
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

_ROLLOUTS = 200
"""The number of rollouts of each card."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision between cards in a recorded deal."""

    view: View
    world: bytes
    """The true cards as the core encodes a world: the hands by seat, and the cards that lie aside."""


def choices_in(deal: Deal, last: int) -> Iterator[Choice]:
    """Yield the decisions with a choice of cards in the `last` tricks of a finished deal."""
    for before, action in zip(deal.moments(), deal.actions, strict=False):
        if isinstance(action, Play) and isinstance(before.phase, TrickPlay):
            view = view_of(before, before.turn)
            assert view.decision is not None
            plays = [answer for answer in view.decision.answers if isinstance(answer, Play)]
            if 1 < len(plays) == len(view.decision.answers) and len(before.phase.hands[action.seat]) <= last:
                yield Choice(view, _true_world(before.phase))


def _true_world(phase: TrickPlay) -> bytes:
    declared = phase.declared
    aside = (declared.laid_away or declared.layout.widow).mask
    return array("Q", [*(phase.hands[seat].mask for seat in declared.layout.active), aside]).tobytes()


def card_values(choice: Choice) -> dict[Card, float]:
    """Return the seat's mean gain after each card, as a share of the contract's stake."""
    view = choice.view
    assert view.known is not None
    worth = settled(view, view.known).worth()
    results = PlayHistory(view).core.run_rollouts(
        [load_shipped_model().policy_for(view.known.contract).core],
        InformationSet(view, worth).core,
        choice.world,
        tricks=len(CARDS),
        times=_ROLLOUTS,
        seed=1,
        ahead=0,
        fates=False,
    )
    stake = max(worth) - min(worth) or 1
    return {CARDS[result.card]: result.payoff / stake for result in results}


def gain_of(choice: Choice, bots: Sequence[str], number: int) -> float | None:
    """Return how much more the second bot's card gains than the first bot's, as a share of the stake, or None
    if both choose the same card.
    """
    first, second = (load_player(bot)().answer(choice.view, Random(number)) for bot in bots)
    if first == second or not (isinstance(first, Play) and isinstance(second, Play)):
        return None
    values = card_values(choice)
    return values[second.card] - values[first.card]


def main(words: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("records", type=Path)
    options.add_argument("--bots", default="club,expert")
    options.add_argument("--each", type=int, default=2, help="choices of a deal")
    options.add_argument("--last", type=int, default=len(CARDS), help="only in the last tricks")
    args = options.parse_args(words)
    choices: list[Choice] = []
    for number, line in enumerate(args.records.read_text(encoding="utf-8").splitlines()):
        every = list(choices_in(read_record(json.loads(line)).replay(), args.last))
        choices += Random(number).sample(every, min(args.each, len(every)))
    bots = args.bots.split(",")
    gains = [gain_of(choice, bots, number) for number, choice in enumerate(choices)]
    differ = sum(gain is not None for gain in gains) / len(gains)
    thousandths = [1000 * (gain or 0.0) for gain in gains]
    mean, error = fmean(thousandths), stdev(thousandths) / sqrt(len(gains))
    print(
        f"{bots[1]} instead of {bots[0]}: another card in {differ:.1%} of {len(gains)} choices;"
        f" {mean:+.2f} ± {error:.2f} thousandths of what is at stake"
    )


if __name__ == "__main__":
    main()
