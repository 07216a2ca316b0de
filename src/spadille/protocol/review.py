"""A review: what each decision of a deal was worth at what its seat knew, and what luck brought."""

from __future__ import annotations

from pydantic import Field

from spadille.evaluation.sentences import DecisionLabel
from spadille.protocol.base import ActionText, CardText, HandText, Said, Seat
from spadille.protocol.sentences import Sentence


class WantedReview(Said):
    """Somebody wants a finished deal reviewed, as one seat played it."""

    seat: Seat


class ReviewParts(Said):
    """What a deal came to, in four whole numbers that add up to it."""

    hand: int
    lie: int
    others: int
    own: int


class BeatingLie(Said):
    """Hidden cards, ruled out by nothing seen, where what was done fails and the better answer does not."""

    hands: list[HandText] = Field(description="by seat, what was still held")
    widow: HandText
    of: int = Field(description="in how many of 100 worlds that is so")


class WeighedAnswer(Said):
    """An answer that could have been given, and what it was worth."""

    action: ActionText
    good: bool = Field(description="whether it is as good as the best")
    saves: float | None = Field(
        description="the chips it saves of what was paid; null where that is too little to say"
    )


class BelievedPlace(Said):
    """Where a card may lie that the seat cannot see, by all that was bid and played."""

    card: CardText
    of: list[int] = Field(
        description="in how many of 100 ways each seat holds it, and last nobody: the widow, or laid away"
    )
    lay: int = Field(description="where it lay in truth: a seat, or the number of seats for nobody's")


class JudgedDecision(Said):
    """A decision that had a choice, at what the seat knew then."""

    step: int
    trick: int | None = Field(description="null before the play")
    when: Sentence
    kind: str
    said: Sentence
    best: Sentence
    cards: list[list[CardText]] = Field(description="the cards that were named, and the better ones")
    loss: float
    within: float = Field(description="half the width of the interval at 95 %")
    chance: list[int] | None = Field(
        description="in how many of 100 ways it succeeds, as done and at best; null where that is not told"
    )
    second: float = Field(description="how much worse the other judges find what was done, at the least")
    called: DecisionLabel = Field(description="a mistake only where its kind is proved")
    told: list[Sentence]
    weighed: list[WeighedAnswer] = Field(description="the cheapest first")
    beaten: BeatingLie | None
    believed: list[BelievedPlace] = Field(description="every card whose place the seat did not know")
    turned: float = Field(
        description="hindsight: by how much the worth of the deal changed with it, as the cards truly lay"
    )


class ProofLine(Said):
    """A kind of decision, and how its mistakes fared when deals were played on as the cards truly lay."""

    kind: Sentence
    contracts: list[str] = Field(description="in which contracts; empty before the play")
    first: int = Field(description="the tricks it is about")
    last: int | None = Field(description="null: to the end")
    named: bool
    mistakes: int
    realised: float | None = Field(description="what was brought of what was promised; null: too few tried")
    within: float | None = Field(description="half the width of its interval at 95 %")
    as_expert: float | None = Field(description="the same where the seat goes on as the judge would")
    as_expert_within: float | None = Field(description="half the width of that interval")


class JudgeTold(Said):
    """Who judged."""

    proof: list[ProofLine]
    worlds: int
    edition: str = Field(description="changes when the judge does")
    least: float = Field(description="the chips that a mistake costs at least, a standard error less")


class DealReview(Said):
    """A deal as one seat played it."""

    seat: Seat
    payment: int
    parts: ReviewParts
    sum: Sentence
    dear: list[int] = Field(description="the places of the decisions that cost most, the dearest first")
    at_length: int = Field(description="how many of them are told at length")
    rest: float = Field(description="what all decisions but those told at length cost together")
    decisions: list[JudgedDecision]
    notes: list[Sentence]
    curve: list[float] = Field(
        description="what the deal as it truly lay was worth, before each step and at the end"
    )
    judge: JudgeTold


class ReviewAnswer(Said):
    """A review, or how far it has come."""

    done: int
    of: int
    review: DealReview | None
