"""Add up the reviews of many deals: luck and skill, by kind of decision, contract and place.

The deal is the unit of sampling. The decisions of one deal count together in every interval.
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
"""With fewer deals no interval is given: it would be too narrow where the few deals hardly vary."""
_HUNDRED = 100
_LEAD, _FOLLOW = "lead", "follow"
GroupKey = tuple[int, str]
_JSON_NAMES = {"costly": "dear", "validated": "proved", "expected_made": "foretold"}
"""The fields that have another name in JSON."""


@dataclass(frozen=True, slots=True)
class ReviewedDeal:
    """A finished deal and its review for one seat."""

    deal: Deal
    review: Review

    @property
    def place(self) -> int:
        """Return when the seat speaks: zero is the eldest hand."""
        return self.deal.layout.active.index(self.review.seat)

    @property
    def contract(self) -> str | None:
        """Return the contract played, or None where all passed."""
        return None if self.deal.result is None else self.deal.result.contract

    @property
    def declares(self) -> bool:
        return self.deal.result is not None and self.deal.result.declarer == self.review.seat

    @property
    def made(self) -> bool:
        return self.deal.result is not None and self.deal.result.outcome is Outcome.WON

    @property
    def predicted_chance(self) -> float:
        """Return the probability of the contract at the seat's first card with a choice, at what the seat
        knew. Where nothing was left to decide, return whether the contract was made.
        """
        chances = (decision.chance[0] for decision in self.review.decisions if decision.kind == "play")
        return next((chance for chance in chances if chance is not None), float(self.made))

    @property
    def without_luck(self) -> float:
        """Return the payment minus what the cards brought."""
        return self.review.payment - self.review.parts.hand - self.review.parts.lie

    def classify_decision(self, decision: ReviewedDecision) -> str:
        """Return a decision's kind; cards are divided into `lead` and `follow`."""
        if decision.kind != "play":
            return decision.kind
        before = sum(action.verb == "play" for action in self.deal.actions[: decision.step])
        return _FOLLOW if before % len(self.deal.layout.active) else _LEAD


@dataclass(frozen=True, slots=True)
class MeanEstimate:
    """A mean over deals, and half the width of its interval at 95 %."""

    mean: float
    half_width: float | None
    """None where there are too few deals."""

    def to_json(self) -> list[float | None]:
        return [round(self.mean, 2), None if self.half_width is None else round(self.half_width, 2)]


@dataclass(frozen=True, slots=True)
class KindLosses:
    """The losses of decisions of one kind."""

    kind: str
    decisions: int
    given_away: MeanEstimate
    """In counters, in 100 decisions of all kinds. The kinds add up to what is given away in all."""
    costly: int
    """Decisions that both evaluators find surely worse, by a loss that matters."""
    named: int
    """How many of them are called mistakes."""
    validated: bool
    """Whether mistakes of this kind are named anywhere in these deals."""


@dataclass(frozen=True, slots=True)
class ContractLosses:
    """The results of one contract, declared or played against."""

    contract: str | None
    declares: bool
    deals: int
    made: int
    expected_made: float
    """The number expected to be made by what was known when the play began."""
    paid: int
    """In counters, all deals together."""
    without_luck: MeanEstimate
    """The mean payment of a deal without what the cards brought."""


@dataclass(frozen=True, slots=True)
class PlaceLosses:
    """The results of one place at the table."""

    place: int
    deals: int
    paid: MeanEstimate
    without_luck: MeanEstimate
    given_away: MeanEstimate


@dataclass(frozen=True, slots=True)
class Losses:
    """The figures of many deals of one game."""

    deals: int
    decisions: int
    paid: MeanEstimate
    """The mean payment of a deal."""
    luck: MeanEstimate
    without_luck: MeanEstimate
    given_away: MeanEstimate
    """In 100 decisions."""
    kinds: tuple[KindLosses, ...]
    """The most costly first."""
    contracts: tuple[ContractLosses, ...]
    places: tuple[PlaceLosses, ...]

    def to_json(self) -> dict[str, object]:
        """Return the figures as `spadille review --sum --json` writes them, without game and seat."""
        return losses_json(self)


def losses_json(losses: Losses | KindLosses | ContractLosses | PlaceLosses) -> dict[str, object]:
    """Return figures by the names that JSON and messages have for them, to two decimals."""
    fields = {_JSON_NAMES.get(name, name): getattr(losses, name) for name in losses.__slots__}
    return {name: _value_json(value) for name, value in fields.items()}


def _value_json(value: object) -> object:
    if isinstance(value, MeanEstimate):
        return value.to_json()
    if isinstance(value, tuple):
        return [*map(losses_json, value)]
    return round(value, 2) if isinstance(value, float) else value


def aggregate_losses(deals: Sequence[ReviewedDeal]) -> Losses:
    """Add up deals of one game."""
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
    """Return the mean of one value for each deal.

    >>> estimate_mean([1.0, 2.0, 3.0])
    MeanEstimate(mean=2.0, half_width=None)
    """
    return estimate_ratio(values, [1.0] * len(values), 1.0)


def estimate_ratio(parts: Sequence[float], wholes: Sequence[float], scale: float) -> MeanEstimate:
    """Return `scale` times the sum of parts divided by the sum of wholes, with one of each for a deal."""
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
    """Return what decisions of a kind, or of all kinds, gave away in 100 decisions of all kinds."""
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
