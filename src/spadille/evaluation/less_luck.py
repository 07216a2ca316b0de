"""Less luck: the payments of a deal with a part of the luck taken out, without bias.

The estimate is that of AIVAT: N. Burch, M. Schmid, M. Moravcik, D. Morrill, M. Bowling, AIVAT: a new variance
reduction technique for agent evaluation in imperfect information games, AAAI 2018, arXiv 1612.06915.
docs/concepts/less-luck.md has the formula.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot, sqrt
from random import Random
from statistics import pvariance

from spadille.arena.players import load_player
from spadille.arena.series import FinishedDeal
from spadille.bots.player import KnownPolicy, Player
from spadille.evaluation.luck import read_deal
from spadille.evaluation.luck_baseline import (
    LuckBaseline,
    derive_seed,
    load_shipped_baseline,
    play_on_gains,
)
from spadille.notation.records import Record
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

SAMPLED_BOTS = frozenset({"novice", "random"})
"""The bots of which other answers can be drawn: their answer depends on the view and fresh chance alone."""
POLICY_SAMPLES = 8
"""The number of answers that are drawn from a bot's policy at a decision."""
_LEAST_FOR_A_SPREAD = 12
"""The number of deals from which on their own spread counts."""


@dataclass(frozen=True, slots=True)
class LessLuck:
    """The payments of a deal less a part of the luck, by seat, in counters."""

    payments: tuple[int, ...]
    deal: tuple[float, ...]
    """The luck of the cards: the deal's value less the expectation over all deals by the dealer."""
    decisions: tuple[float, ...]
    """The luck in the random choices of bots whose policy is known."""
    errors: tuple[float, ...]
    """The standard error of the expectation over all deals. It is the same in every deal of a table."""
    spread: float
    """The standard deviation of an estimate between the deals of such a table."""

    @property
    def values(self) -> tuple[float, ...]:
        """Return the unbiased estimates: the payments less both parts of the luck."""
        parts = zip(self.payments, self.deal, self.decisions, strict=True)
        return tuple(paid - deal - decisions for paid, deal, decisions in parts)

    def to_json(self) -> dict[str, object]:
        """Return the estimate as JSON, rounded to a hundredth."""
        return {
            "payments": list(self.payments),
            "values": _round_figures(self.values),
            "deal": _round_figures(self.deal),
            "decisions": _round_figures(self.decisions),
            "errors": _round_figures(self.errors),
            "spread": round(self.spread, 2),
        }


def _round_figures(figures: Sequence[float]) -> list[float]:
    return [round(figure, 2) + 0.0 for figure in figures]


def reduce_luck(
    record: Record | Deal | FinishedDeal | Mapping[str, object],
    bots: Sequence[str | None] = (),
    *,
    baseline: LuckBaseline | None = None,
    seed: int = 0,
) -> LessLuck:
    """Return the payments of a finished deal with a part of the luck taken out.

    The mean of an estimate is the mean of the payment, whatever the baseline. `bots` has the name of the bot
    in each seat, or None for a player whose policy is unknown. The same input gives the same figures.

    Raises:
        NotAllowed: the record is malformed, or an action in it is not legal; `no-review` if the deal is
            not over.
        ValueError: the number of bots is not that of the seats.
    """
    deal = read_deal(record)
    if bots and len(bots) != deal.layout.seats:
        raise ValueError(f"{len(bots)} bots for {deal.layout.seats} seats")
    use = load_shipped_baseline() if baseline is None else baseline
    cards = reduce_card_luck(deal, bots, use, seed)
    return replace(cards, decisions=measure_decision_luck(deal, find_players(bots), use, seed))


def reduce_card_luck(
    deal: Deal, bots: Sequence[str | None] = (), baseline: LuckBaseline | None = None, seed: int = 0
) -> LessLuck:
    """Return the payments of a finished deal without the luck of the cards. Bots' choices keep their luck.

    Raises:
        NotAllowed: `no-review` if the deal is not over.
    """
    if deal.result is None:
        raise NotAllowed("no-review", deal.layout.rules.anchor("settlement"), what="unfinished")
    use = load_shipped_baseline() if baseline is None else baseline
    cards = use.value_deal(deal.layout, bots, seed)
    luck = tuple(value - mean for value, mean in zip(cards.value, cards.mean, strict=True))
    return LessLuck(deal.result.payments, luck, (0.0,) * deal.layout.seats, cards.error, cards.left)


@dataclass(frozen=True, slots=True)
class LuckTotal:
    """The sum of a seat's payments less luck over several deals."""

    value: float
    error: float
    """The standard error of the sum."""

    def divide(self, deals: int) -> LuckTotal:
        """Return the mean per deal."""
        return LuckTotal(self.value / deals, self.error / deals)


def sum_less_luck(deals: Sequence[LessLuck], seat: Seat) -> LuckTotal:
    """Return the sum of a seat's estimates, with its error.

    The spread between deals is that of such tables, or that of these deals if it is larger, for example
    because of pots. The errors of the expectations are common to all deals, and add up.
    """
    values = [deal.values[seat] for deal in deals]
    expected = sum(deal.spread**2 for deal in deals)
    measured = len(values) * pvariance(values) if len(values) >= _LEAST_FOR_A_SPREAD else 0.0
    common = sum(deal.errors[seat] for deal in deals)
    return LuckTotal(sum(values), sqrt(max(expected, measured) + common**2))


def add_totals(totals: Sequence[LuckTotal]) -> LuckTotal:
    """Return the sum of the sums at several tables."""
    return LuckTotal(sum(total.value for total in totals), hypot(*(total.error for total in totals)))


def reduce_decision_luck(deal: Deal, bots: Sequence[str | None]) -> tuple[float, ...]:
    """Return the payments of a finished deal less the luck in the bots' random choices."""
    assert deal.result is not None
    luck = measure_decision_luck(deal, find_players(bots), load_shipped_baseline())
    return tuple(paid - part for paid, part in zip(deal.result.payments, luck, strict=True))


def find_players(bots: Sequence[str | None]) -> dict[Seat, Player]:
    """Return the players, by seat, of which other answers can be drawn."""
    return {seat: load_player(bot)() for seat, bot in enumerate(bots) if bot in SAMPLED_BOTS and bot}


def measure_decision_luck(
    deal: Deal, players: Mapping[Seat, Player], baseline: LuckBaseline, seed: int = 0
) -> tuple[float, ...]:
    """Return each seat's luck in the random choices of `players`.

    At each of their decisions, the value of the chosen answer is compared with the mean by their policy. If a
    player gives no probabilities, other answers are drawn: they have the distribution of the chosen one.
    """
    luck = [0.0] * deal.layout.seats
    if not players:
        return tuple(luck)
    weight = baseline.table_for(deal.layout.rules, deal.layout.seats).decision
    for step, (before, after) in enumerate(pairwise(deal.moments())):
        player = players.get(before.turn) if before.turn is not None else None
        if player is None or len(before.answers()) == 1:
            continue
        chosen = after.actions[step]
        drawn_seed = derive_seed(deal.layout, seed, step)
        shares = find_answer_shares(player, before, drawn_seed)
        if shares.keys() == {chosen}:
            continue
        values = {answer: play_on_gains(before.play(answer)) for answer in {chosen, *shares}}
        for seat in range(deal.layout.seats):
            mean = sum(share * values[answer][seat] for answer, share in shares.items())
            luck[seat] += weight * (values[chosen][seat] - mean)
    return tuple(luck)


def find_answer_shares(player: Player, before: Deal, seed: int) -> Mapping[Action, float]:
    """Return the probability of each answer by the player's policy, or its share in a sample of answers."""
    assert before.turn is not None
    view = view_of(before, before.turn)
    if isinstance(player, KnownPolicy):
        return player.policy(view)
    chance = Random(f"less luck {seed}")  # noqa: S311 - it may be guessed at
    drawn = Counter(player.answer(view, chance) for _ in range(POLICY_SAMPLES))
    return {answer: count / POLICY_SAMPLES for answer, count in drawn.items()}
