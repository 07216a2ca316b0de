"""A review: the loss of each decision with the seat's knowledge, and the effect of luck."""

from __future__ import annotations

from pydantic import Field

from spadille.evaluation.sentences import DecisionLabel
from spadille.protocol.base import ActionText, CardText, HandText, Seat, WireModel
from spadille.protocol.sentences import Sentence


class NewReview(WireModel):
    """A request to review a finished deal for one seat."""

    seat: Seat


class PaymentParts(WireModel):
    """The payment of a deal, split into four whole numbers."""

    hand: int
    lie: int
    others: int
    own: int


class CounterLayout(WireModel):
    """Hidden cards that the seat could not rule out, with which its action fails and the better one
    does not.
    """

    hands: list[HandText] = Field(description="by seat, the cards still held")
    widow: HandText
    of: int = Field(description="in how many of 100 worlds this happens")


class AlternativeAnswer(WireModel):
    """An alternative answer and its value."""

    action: ActionText
    good: bool = Field(description="whether it is as good as the best")
    saves: float | None = Field(description="the chips saved of the payment; null if too few to tell")


class CardBelief(WireModel):
    """The probable places of a hidden card, given all bids and plays."""

    card: CardText
    of: list[int] = Field(
        description="out of 100, how often each seat holds it, and last how often it is out of play"
    )
    lay: int = Field(description="its true place: a seat, or the number of seats if it was out of play")


class EvaluatedDecision(WireModel):
    """A decision with a choice, evaluated with the knowledge that the seat had."""

    step: int
    trick: int | None = Field(description="null before the play")
    when: Sentence
    kind: str
    said: Sentence
    best: Sentence
    cards: list[list[CardText]] = Field(description="the cards of the action, and those of the better one")
    loss: float
    within: float = Field(description="half the width of the 95 % interval")
    chance: list[int] | None = Field(
        description="the chances of success out of 100, of the action and of the best; null if left out"
    )
    second: float = Field(description="the least loss that the other evaluators find")
    called: DecisionLabel = Field(description="a mistake only if mistakes of its kind are validated")
    told: list[Sentence]
    why: list[Sentence] = Field(
        description="why the better card is better, in cards; empty where no reason is good enough"
    )
    weighed: list[AlternativeAnswer] = Field(description="the cheapest first")
    beaten: CounterLayout | None
    believed: list[CardBelief] = Field(description="every card whose place the seat did not know")
    turned: float = Field(description="hindsight: the change in the value of the deal as the cards truly lay")


class ValidationLine(WireModel):
    """A kind of decision, and the results of its mistakes when deals were replayed with the true cards."""

    kind: Sentence
    contracts: list[str] = Field(description="the contracts; empty before the play")
    first: int = Field(description="the first of its tricks")
    last: int | None = Field(description="the last of its tricks; null: to the end")
    named: bool
    mistakes: int
    realised: float | None = Field(
        description="the share of the predicted gain that was realised; null: too few trials"
    )
    within: float | None = Field(description="half the width of its 95 % interval")
    as_expert: float | None = Field(description="the same if the seat goes on as the evaluator would")
    as_expert_within: float | None = Field(description="half the width of that interval")


class EvaluatorInfo(WireModel):
    """The evaluator of a review."""

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
    dear: list[int] = Field(description="the indices of the costliest decisions, the costliest first")
    at_length: int = Field(description="the number of them that are explained in full")
    rest: float = Field(description="the total cost of all other decisions")
    decisions: list[EvaluatedDecision]
    notes: list[Sentence]
    curve: list[float] = Field(
        description="the value of the deal as it truly lay, before each step and at the end"
    )
    judge: EvaluatorInfo


class ReviewProgress(WireModel):
    """A review, or its progress."""

    done: int
    of: int
    review: DealReview | None
