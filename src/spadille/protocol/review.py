"""The messages of reviews, which state what each decision of a seat cost and how much was luck."""

from __future__ import annotations

from pydantic import Field

from spadille.evaluation.sentences import DecisionLabel
from spadille.protocol.base import ActionText, CardText, HandText, Seat, WireModel
from spadille.protocol.sentences import Sentence


class NewReview(WireModel):
    """A request to review a finished deal for one seat."""

    seat: Seat


class PaymentParts(WireModel):
    """The payment of a deal, split by cause into four whole numbers that add up to it."""

    hand: int
    lie: int
    others: int
    own: int


class CounterLayout(WireModel):
    """A possible distribution of the hidden cards in which the seat's action fails and a better one works."""

    hands: list[HandText] = Field(description="the cards that each seat still holds")
    widow: HandText
    of: int = Field(description="the number of such distributions among 100 possible ones")


class AlternativeAnswer(WireModel):
    """Another answer that the seat could have given, and its value."""

    action: ActionText
    good: bool = Field(description="whether the answer is as good as the best")
    saves: float | None = Field(
        description="the chips that the answer would have saved; null if too few to be certain"
    )


class CardBelief(WireModel):
    """The probable places of a hidden card, given all bids and plays so far."""

    card: CardText
    of: list[int] = Field(
        description="the probability in per cent that each seat holds the card, and last that no seat does"
    )
    lay: int = Field(description="the card's true place: a seat, or the number of seats if no seat held it")


class EvaluatedDecision(WireModel):
    """A decision between several answers, evaluated with the knowledge that the seat had."""

    step: int
    trick: int | None = Field(description="the number of the trick; null before the play")
    when: Sentence
    kind: str
    said: Sentence
    best: Sentence
    cards: list[list[CardText]] = Field(
        description="the cards of the seat's action, and those of the best action"
    )
    loss: float
    within: float = Field(description="half the width of the 95 % interval of the loss")
    chance: list[int] | None = Field(
        description="the chances of success in per cent with the seat's action and with the best action; "
        "null if the sentences do not state them"
    )
    second: float = Field(description="the least loss that the other evaluators find")
    called: DecisionLabel = Field(
        description="the verdict; it is a mistake only if verdicts on decisions of this kind are validated"
    )
    told: list[Sentence]
    why: list[Sentence] = Field(
        description="why the best card is better, in terms of cards; empty if no reason is clear enough"
    )
    weighed: list[AlternativeAnswer] = Field(description="all evaluated answers, the least costly first")
    beaten: CounterLayout | None
    believed: list[CardBelief] = Field(description="the beliefs about every card that the seat had not seen")
    turned: float = Field(
        description="in hindsight: how much the action changed the value of the deal with the true cards"
    )


class ValidationLine(WireModel):
    """The validation of the evaluator's mistakes for a kind of decision.

    The deals were replayed with the true cards and the better answer.
    """

    kind: Sentence
    contracts: list[str] = Field(description="the contracts of the decisions; empty before the play")
    first: int = Field(description="the first trick of the decisions")
    last: int | None = Field(description="the last trick of the decisions; null: the last of the deal")
    named: bool
    mistakes: int
    realised: float | None = Field(
        description="the share of the predicted gain that was realised; null: too few trials"
    )
    within: float | None = Field(description="half the width of the 95 % interval of `realised`")
    as_expert: float | None = Field(
        description="the realised share if the seat then plays on as the evaluator would"
    )
    as_expert_within: float | None = Field(description="half the width of the 95 % interval of `as_expert`")


class EvaluatorInfo(WireModel):
    """The evaluator that made a review, and its validation."""

    proof: list[ValidationLine]
    worlds: int
    edition: str = Field(description="the version of the evaluator")
    least: float = Field(description="the least chips that a mistake costs, less one standard error")


class DealReview(WireModel):
    """The review of a deal for one seat."""

    seat: Seat
    payment: int
    parts: PaymentParts
    sum: Sentence
    costliest: list[int] = Field(description="the indices of the costliest decisions, the costliest first")
    at_length: int = Field(description="the number of costliest decisions that are explained in full")
    rest: float = Field(description="the total cost of all other decisions")
    decisions: list[EvaluatedDecision]
    notes: list[Sentence]
    curve: list[float] = Field(
        description="the value of the deal with the true cards, before each step and at the end"
    )
    judge: EvaluatorInfo


class ReviewProgress(WireModel):
    """A review, or its progress."""

    done: int
    of: int
    review: DealReview | None
