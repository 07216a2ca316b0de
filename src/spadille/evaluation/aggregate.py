"""Add up the reviews of many deals: luck and skill, by kind of decision, contract and place at the table.

The deal is the unit of sampling: in confidence intervals, the decisions of one deal are not independent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum, sqrt

from spadille.evaluation.review import DecisionVerdict, Review, ReviewedDecision
from spadille.evaluation.sentences import Z_95
from spadille.play.deal import Deal
from spadille.rules.goal import Outcome

MIN_DEALS = 10
"""With fewer deals no interval is given, because it would be too narrow if these deals hardly vary."""
_HUNDRED = 100
_LEAD, _FOLLOW = "lead", "follow"
GroupKey = tuple[int, str]


@dataclass(frozen=True, slots=True)
class ReviewedDeal:
    """A finished deal and its review for one seat."""

    deal: Deal
    review: Review

    @property
    def place(self) -> int:
        """Return the reviewed seat's position in the order of play: 0 for the eldest hand."""
        return self.deal.layout.active.index(self.review.seat)

    @property
    def contract(self) -> str | None:
        """Return the contract that was played, or None if all passed."""
        return None if self.deal.result is None else self.deal.result.contract

    @property
    def declares(self) -> bool:
        return self.deal.result is not None and self.deal.result.declarer == self.review.seat

    @property
    def made(self) -> bool:
        return self.deal.result is not None and self.deal.result.outcome is Outcome.WON

    @property
    def predicted_chance(self) -> float:
        """Return the probability that the contract is made, as the seat could know it at its first card with
        a choice. If the seat had no choice, return 1 or 0: whether the contract was made.
        """
        chances = (decision.chance[0] for decision in self.review.decisions if decision.kind == "play")
        return next((chance for chance in chances if chance is not None), float(self.made))

    @property
    def without_luck(self) -> float:
        """Return the seat's payment without the two parts that come from the cards."""
        return self.review.payment - self.review.parts.hand - self.review.parts.lie

    def classify_decision(self, decision: ReviewedDecision) -> str:
        """Return a decision's kind; cards are divided into `lead` and `follow`."""
        if decision.kind != "play":
            return decision.kind
        before = sum(action.verb == "play" for action in self.deal.actions[: decision.step])
        return _FOLLOW if before % len(self.deal.layout.active) else _LEAD


@dataclass(frozen=True, slots=True)
class MeanEstimate:
    """A mean over deals, and half the width of its 95 % confidence interval."""

    mean: float
    half_width: float | None
    """None if there are fewer than `MIN_DEALS` deals."""

    def to_json(self) -> list[float | None]:
        return [round(self.mean, 2), None if self.half_width is None else round(self.half_width, 2)]


@dataclass(frozen=True, slots=True)
class KindLosses:
    """The losses by decisions of one kind."""

    kind: str
    decisions: int
    given_away: MeanEstimate
    """The counters lost by decisions of this kind, for each 100 decisions of all kinds."""
    costly: int
    """The number of decisions with a significant loss that both evaluators find."""
    named: int
    """The number of costly decisions that are reported as mistakes."""
    validated: bool
    """Whether mistakes of this kind are reported anywhere in these deals."""


@dataclass(frozen=True, slots=True)
class ContractLosses:
    """The results of one contract, for deals in which the seat declared it or played against it."""

    contract: str | None
    declares: bool
    deals: int
    made: int
    expected_made: float
    """The sum of the probabilities, at the beginning of the play, that the contracts are made."""
    paid: int
    """The counters that the seat gained in all deals together."""
    without_luck: MeanEstimate
    """The seat's mean payment in a deal, without the parts that come from the cards."""


@dataclass(frozen=True, slots=True)
class PlaceLosses:
    """The results of the deals in which the seat had one position in the order of play."""

    place: int
    deals: int
    paid: MeanEstimate
    without_luck: MeanEstimate
    given_away: MeanEstimate


@dataclass(frozen=True, slots=True)
class Losses:
    """The losses and the luck of one seat in many deals of one game."""

    deals: int
    decisions: int
    paid: MeanEstimate
    """The seat's mean payment in a deal."""
    luck: MeanEstimate
    without_luck: MeanEstimate
    given_away: MeanEstimate
    """The counters lost for each 100 decisions."""
    kinds: tuple[KindLosses, ...]
    """The losses by kind of decision, the greatest first."""
    contracts: tuple[ContractLosses, ...]
    places: tuple[PlaceLosses, ...]

    def to_json(self) -> dict[str, object]:
        """Return the figures as JSON, as `spadille review --sum --json` writes them, without game and
        seat.
        """
        return losses_json(self)


def losses_json(losses: Losses | KindLosses | ContractLosses | PlaceLosses) -> dict[str, object]:
    """Return the figures as JSON, rounded to two decimals. Keys are the fields' names."""
    return {name: _value_json(getattr(losses, name)) for name in losses.__slots__}


def _value_json(value: object) -> object:
    if isinstance(value, MeanEstimate):
        return value.to_json()
    if isinstance(value, tuple):
        return [*map(losses_json, value)]
    return round(value, 2) if isinstance(value, float) else value


def aggregate_losses(deals: Sequence[ReviewedDeal]) -> Losses:
    """Add up the reviews of deals of one game."""
    return Losses(
        deals=len(deals),
        decisions=sum(len(deal.review.decisions) for deal in deals),
        paid=_mean_payment(deals),
        luck=estimate_mean([deal.review.payment - deal.without_luck for deal in deals]),
        without_luck=_mean_without_luck(deals),
        given_away=_mean_given_away(deals),
        kinds=tuple(sorted(_aggregate_kinds(deals), key=lambda row: -row.given_away.mean)),
        contracts=tuple(_aggregate_contracts(deals)),
        places=tuple(_aggregate_places(deals)),
    )


def estimate_mean(values: Sequence[float]) -> MeanEstimate:
    """Return the mean of `values`, which has one value for each deal.

     estimate_mean([1.0, 2.0, 3.0])
    MeanEstimate(mean=2.0, half_width=None)
    """
    return estimate_ratio(values, [1.0] * len(values), 1.0)


def estimate_ratio(parts: Sequence[float], wholes: Sequence[float], scale: float) -> MeanEstimate:
    """Return `scale` times the sum of `parts` divided by the sum of `wholes`. Both have one value for each
    deal.
    """
    whole, n = fsum(wholes), len(parts)
    if not whole:
        return MeanEstimate(0.0, None)
    mean = fsum(parts) / whole
    if n < MIN_DEALS:
        return MeanEstimate(scale * mean, None)
    squares = fsum((part - mean * of) ** 2 for part, of in zip(parts, wholes, strict=True))
    return MeanEstimate(scale * mean, scale * Z_95 * sqrt(squares * n / (n - 1)) / whole)


def _mean_payment(deals: Sequence[ReviewedDeal]) -> MeanEstimate:
    return estimate_mean([deal.review.payment for deal in deals])


def _mean_without_luck(deals: Sequence[ReviewedDeal]) -> MeanEstimate:
    return estimate_mean([deal.without_luck for deal in deals])


def _mean_given_away(deals: Sequence[ReviewedDeal], kind: str | None = None) -> MeanEstimate:
    """Return the counters lost by decisions of a kind, or of all kinds, for each 100 decisions of all
    kinds.
    """
    lost = [
        fsum(
            decision.loss.counters
            for decision in deal.review.decisions
            if kind in (None, deal.classify_decision(decision))
        )
        for deal in deals
    ]
    return estimate_ratio(lost, [float(len(deal.review.decisions)) for deal in deals], _HUNDRED)


def _aggregate_kinds(deals: Sequence[ReviewedDeal]) -> Iterator[KindLosses]:
    every = [
        (deal.classify_decision(decision), decision) for deal in deals for decision in deal.review.decisions
    ]
    for kind in dict.fromkeys(kind for kind, _ in every):
        of_kind = [decision for found, decision in every if found == kind]
        yield KindLosses(
            kind,
            len(of_kind),
            _mean_given_away(deals, kind),
            costly=sum(decision.costly and decision.chosen not in decision.good for decision in of_kind),
            named=sum(decision.verdict is DecisionVerdict.MISTAKE for decision in of_kind),
            validated=any(decision.validated for decision in of_kind),
        )


def _aggregate_contracts(deals: Sequence[ReviewedDeal]) -> Iterator[ContractLosses]:
    def of(deal: ReviewedDeal) -> GroupKey:
        return not deal.declares, deal.contract or ""

    for (against, contract), group in _group_deals(deals, of):
        yield ContractLosses(
            contract or None,
            declares=not against,
            deals=len(group),
            made=sum(deal.made for deal in group),
            expected_made=fsum(deal.predicted_chance for deal in group),
            paid=sum(deal.review.payment for deal in group),
            without_luck=_mean_without_luck(group),
        )


def _aggregate_places(deals: Sequence[ReviewedDeal]) -> Iterator[PlaceLosses]:
    for (place, _), group in _group_deals(deals, lambda deal: (deal.place, "")):
        yield PlaceLosses(
            place, len(group), _mean_payment(group), _mean_without_luck(group), _mean_given_away(group)
        )


def _group_deals(
    deals: Iterable[ReviewedDeal], of: Callable[[ReviewedDeal], GroupKey]
) -> list[tuple[GroupKey, list[ReviewedDeal]]]:
    groups: dict[GroupKey, list[ReviewedDeal]] = {}
    for deal in deals:
        groups.setdefault(of(deal), []).append(deal)
    return sorted(groups.items(), key=lambda item: item[0])
