"""The message of a review."""

from __future__ import annotations

from spadille import protocol
from spadille.evaluation.beliefs import held_hands, holder_of
from spadille.evaluation.evaluator_version import evaluator_version
from spadille.evaluation.review import MIN_LOSS_FACTOR, Counterexample, Review, ReviewedDecision
from spadille.evaluation.sentences import (
    MAX_DECISIONS,
    Z_95,
    describe_decision,
    describe_review,
    estimate_saving,
    label_decision,
    round_counters,
    round_parts,
)
from spadille.evaluation.validation import KindValidation, load_validation, minimum_loss
from spadille.play.deal import Deal
from spadille.protocol.sentences import Sentence
from spadille.rules.game import Rules
from spadille.sentences.hints import list_action_cards
from spadille.sentences.sentence import Sentence as TextSentence
from spadille.sentences.sentence import say

_HUNDRED = 100
_LAST_TRICK = 99
"""The last trick of a validation row that covers all tricks to the end."""
_JUDGES = "review-judges"
"""The id of the note about the evaluator. The message omits it: the web client shows its own."""
_BEATEN = "review-beaten"
"""The id of the sentence about a layout that beats the answer. The message has the layout itself instead."""


def build_review_message(review: Review, deal: Deal) -> protocol.DealReview:
    """Return a review as a message."""
    description = describe_review(review, deal)
    return protocol.DealReview(
        seat=review.seat,
        payment=review.payment,
        parts=protocol.PaymentParts(**round_parts(review)),
        sum=_sentence(description.sum),
        costliest=[review.decisions.index(decision) for decision in review.costly],
        at_length=len(description.decisions),
        rest=round_counters(
            sum(
                decision.loss.counters
                for decision in review.decisions
                if decision not in review.costly[:MAX_DECISIONS]
            )
        ),
        decisions=[_decision_message(review, deal, decision) for decision in review.decisions],
        notes=[_sentence(note) for note in description.notes if note.id != _JUDGES],
        curve=[round(worth, 2) for worth in review.curve],
        judge=_judge_message(review, deal),
    )


def _judge_message(review: Review, deal: Deal) -> protocol.EvaluatorInfo:
    rules = deal.layout.rules
    lines = [_proof_message(kind) for kind in load_validation() if kind.game == rules.settings.game]
    least = round_counters(MIN_LOSS_FACTOR * minimum_loss(rules))
    return protocol.EvaluatorInfo(worlds=review.worlds, edition=evaluator_version(), least=least, proof=lines)


def _proof_message(kind: KindValidation) -> protocol.ValidationLine:
    first, last = kind.tricks
    return protocol.ValidationLine(
        kind=_sentence(say(f"review-kind-{kind.kind}")),
        contracts=[*kind.contracts],
        first=first,
        last=None if last >= _LAST_TRICK else last,
        named=kind.named,
        mistakes=kind.mistakes,
        realised=kind.realised,
        within=kind.within,
        as_expert=kind.as_expert,
        as_expert_within=kind.as_expert_within,
    )


def _decision_message(review: Review, deal: Deal, decision: ReviewedDecision) -> protocol.EvaluatedDecision:
    described = describe_decision(deal, decision)
    lines = [line for line in described.lines if line.id != _BEATEN and line not in described.why]
    when, chosen, best = (lines[0].facts.get(name) for name in ("when", "said", "best"))
    return protocol.EvaluatedDecision(
        step=decision.step,
        trick=decision.trick + 1 if decision.kind == "play" else None,
        when=_sentence(when),
        kind=decision.kind,
        said=_sentence(chosen),
        best=_sentence(best if best is not None else chosen),
        cards=[
            [card.text for card in list_action_cards(answer)] for answer in (decision.chosen, decision.best)
        ],
        loss=round_counters(decision.loss.counters),
        within=round_counters(Z_95 * decision.loss.error),
        chance=_chance(lines),
        second=round_counters(decision.second_opinion.minimum),
        called=label_decision(decision),
        told=[_sentence(line) for line in lines],
        why=[_sentence(line) for line in described.why],
        weighed=_weighed_messages(decision, deal.layout.rules),
        beaten=None if decision.counterexample is None else find_beating_layout(decision.counterexample),
        believed=_beliefs_message(deal, decision),
        turned=round(review.curve[decision.step + 1] - review.curve[decision.step], 2),
    )


def _chance(lines: list[TextSentence]) -> list[int] | None:
    """Return the chances of success with the chosen and with the best answer, in per cent.

    Return None if the sentences do not state them.
    """
    ways = next((line.facts for line in lines if "worse" in line.facts), None)
    return None if ways is None else [int(str(ways["worse"])), int(str(ways["better"]))]


def _weighed_messages(decision: ReviewedDecision, rules: Rules) -> list[protocol.AlternativeAnswer]:
    costs = sorted(decision.costs, key=lambda weighed: weighed[1])
    return [
        protocol.AlternativeAnswer(
            action=str(answer), good=answer in decision.good, saves=estimate_saving(decision, cost, rules)
        )
        for answer, cost in costs
    ]


def _beliefs_message(deal: Deal, decision: ReviewedDecision) -> list[protocol.CardBelief]:
    """Return where each hidden card was believed to be, and where it really was."""
    hands = held_hands(Deal.of(deal.layout, deal.actions[: decision.step]))
    return [
        protocol.CardBelief(card=card.card.text, of=[*card.of], lay=holder_of(card.card, hands))
        for card in decision.beliefs
    ]


def find_beating_layout(beaten: Counterexample) -> protocol.CounterLayout:
    """Return a counterexample as a message: a layout of the hidden cards that beats the answer."""
    of = max(1, round(_HUNDRED * beaten.share))
    return protocol.CounterLayout(hands=[*beaten.hands], widow=beaten.widow, of=of)


def _sentence(sentence: object) -> Sentence:
    assert isinstance(sentence, TextSentence)
    return Sentence.model_validate(sentence.to_json())
