"""What a deal came to, in words."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.cards import Hand
from spadille.cli.named import card_named, sentence
from spadille.cli.table.bidding import contract_in, needed
from spadille.cli.table.company import Company
from spadille.play.view import Known, View
from spadille.rules.contract import Widow
from spadille.rules.goal import Outcome
from spadille.rules.settlement import Result

_TITLES = {Outcome.WON: "settle-made", Outcome.LOST: "settle-lost", Outcome.DRAWN: "settle-drawn"}


def settlement(company: Company, view: View) -> Iterator[str]:
    """The deal's end: made or lost, by how much, what lay in the widow, and who pays whom."""
    result, words = view.result, company.words
    assert result is not None
    if view.known is None:
        yield words.say("settlement-passed-out")
        return
    yield sentence(words.say(_TITLES[result.outcome], contract=contract_in(words, view.known))) + "."
    yield words.say(_verdict(view.known, result), **_figures(view.known, result))
    if view.revealed is not None:
        yield from _widow(company, view, view.revealed.widow, result)
    yield company.figures(result.payments, signed=True) + "."


def _verdict(known: Known, result: Result) -> str:
    """The sentence for this goal and this outcome; level and yet made is one of its own."""
    even = result.outcome is Outcome.WON and result.value == 0
    return f"settlement-{known.contract.goal.kind}-{'even' if even else result.outcome}"


def _figures(known: Known, result: Result) -> dict[str, int]:
    points, aim = result.points or 0, needed(known.contract.goal, known.trump)
    return {
        "points": points,
        "needed": aim,
        "away": abs(points - aim),
        "rate": known.contract.price.counters,
        "value": result.value,
    }


def _widow(company: Company, view: View, widow: Hand, result: Result) -> Iterator[str]:
    words, known = company.words, view.known
    if known is None or not widow:
        return
    cards = ", ".join(card_named(words, card) for card in view.ranking.sorted(widow))
    if known.contract.widow is Widow.NOBODYS:
        counted = words.say("settlement-widow-nobody")
    elif points := view.ranking.points_in(widow):
        counted = words.say("settlement-widow-counted", tricks=(result.points or 0) - points, widow=points)
    else:
        counted = words.say("settlement-widow-nothing")
    yield f"{words.say('widow-cards', cards=cards)} {counted}"
