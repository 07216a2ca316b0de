"""Measure card reasons: how often there is one, whether it is stable, and whether its numbers hold.

Decisions are taken from deals of clubs and novices. A decision counts where the best card and the other one
(the one that was played, or else the next best) differ by at least 1.5 points, .15 tricks, or .15 of the
times that a declarer who is to take nothing is caught.
"""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from statistics import fmean

from research.deals import answer_of, first_rules
from research.recount import record_rollouts, recount
from research.runner import parser
from spadille.bots import BOTS
from spadille.bots.card_reason import CardReason
from spadille.bots.search.card_reasons import find_reason
from spadille.cards import Card
from spadille.evaluation.decision_evaluation import DecisionEvaluation
from spadille.evaluation.review import WORLDS, evaluate_answers, make_chance
from spadille.games import GAMES
from spadille.notation.making import deal as make_deal
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.goal import Objective
from spadille.sentences.audience import Audience
from spadille.sentences.reasons import describe_reason
from spadille.text import load_catalogue

_PLAYERS = ("club", "novice")
_LEAST = {Objective.POINTS: 1.5, Objective.TRICKS: 0.15}
_LEAST_CAUGHT = 0.15


@dataclass(frozen=True, slots=True)
class Case:
    """A decision with a clear margin, and the reason for it."""

    view: View
    best: Play
    other: Play
    evaluation: DecisionEvaluation
    reason: CardReason | None

    @property
    def kind(self) -> str:
        assert self.view.known is not None
        objective = self.view.known.contract.goal.objective
        return "nothing" if objective.avoids else objective.value


def list_decisions(game: str, seed: str) -> Iterator[tuple[View, Play]]:
    """Yield decisions in the play with a choice, each with the card that was played."""
    rules = first_rules(game)
    for number in count():
        deal, chance = make_deal(game, seed=seed, number=number), Random(f"{seed} {game} {number}")
        players = [BOTS[chance.choice(_PLAYERS)] for _ in range(rules.players)]
        deal = Deal.of(deal.layout)
        while deal.turn is not None:
            action = answer_of(players[deal.turn], deal, chance)
            view = view_of(deal, deal.turn)
            if isinstance(action, Play) and view.decision is not None and len(view.decision.answers) > 1:
                yield view, action
            deal = deal.play(action)


def evaluate_case(
    view: View, played: Play, seed: int = 0, pair: tuple[Play, Play] | None = None
) -> Case | None:
    """Return the best card and the other one, or None where they do not differ by enough."""
    evaluation = evaluate_answers(view, played, WORLDS, make_chance(view, seed))
    cards = [answer for answer in evaluation.scores if isinstance(answer, Play)]
    if len(cards) < 2:
        return None
    ranked = sorted(cards, key=lambda card: -fmean(evaluation.scores[card]))
    best, other = pair or (ranked[0], ranked[1] if played == ranked[0] else played)
    if evaluation.mean(best) <= evaluation.mean(other):
        return None
    if pair is None and _difference(view, evaluation, best, other) < _least(view):
        return None
    reason = None
    solved = evaluation.solved
    if not solved or fmean(solved[best]) > fmean(solved[other]):
        fates = (evaluation.fates[best], evaluation.fates[other])
        reason = find_reason(view, best.card, other.card, fates, evaluation.run_lengths())
    return Case(view, best, other, evaluation, reason)


def _least(view: View) -> float:
    assert view.known is not None
    return _LEAST.get(view.known.contract.goal.objective, _LEAST_CAUGHT)


def _difference(view: View, evaluation: DecisionEvaluation, best: Play, other: Play) -> float:
    known = view.known
    assert known is not None
    own = (view.seat in (known.declarer, known.partner)) is not known.contract.goal.objective.avoids
    more, less = (
        sum(evaluation.fates[card].counts) / evaluation.fates[card].rollouts for card in (best, other)
    )
    return more - less if own else less - more


def is_stable(case: Case) -> bool | None:
    """Return whether another seed names the same card; None where it finds no reason."""
    again = evaluate_case(case.view, case.other, seed=1, pair=(case.best, case.other))
    if case.reason is None or again is None or again.reason is None:
        return None
    return set(_named(again.reason)) & set(_named(case.reason)[:1]) != set()


def _named(reason: CardReason) -> list[Card | str]:
    return [card for fate in reason.fates for card in fate.cards or (fate.suit,)]


def count_wrong(case: Case) -> tuple[int, int]:
    """Return how many printed numbers differ from those of another count, and how many there are."""
    assert case.reason is not None
    with record_rollouts() as calls:
        evaluate_answers(case.view, case.other, WORLDS, make_chance(case.view, 0))
    tallies = [recount(calls, card.card) for card in (case.best, case.other)]
    printed = [
        (sentence.facts[name], tally.times(sentence))
        for sentence in describe_reason(case.view, case.reason)
        if "times" in sentence.facts
        for name, tally in zip(("times", "less"), tallies, strict=True)
    ]
    return sum(says != counted for says, counted in printed), len(printed)


def measure(game: str, args: Namespace) -> None:
    """Print the figures of a game."""
    cases: list[Case] = []
    for tried, (view, played) in enumerate(list_decisions(game, args.seed)):
        case = evaluate_case(view, played)
        if case is not None:
            cases.append(case)
        if len(cases) == args.decisions or tried > 60 * args.decisions:
            break
    with_reason = [case for case in cases if case.reason is not None]
    for kind in sorted({case.kind for case in cases}):
        of_kind = [case for case in cases if case.kind == kind]
        found = sum(case.reason is not None for case in of_kind)
        print(f"{game}, {kind}: a reason in {found} of {len(of_kind)} ({found / len(of_kind):.0%})")
    facts = Counter(name for case in with_reason for name in _parts(case.reason))
    print("  " + ", ".join(f"{name} {times}" for name, times in facts.most_common()))
    if args.stable:
        same = Counter(is_stable(case) for case in with_reason[: args.stable])
        print(f"  another seed: the same card {same[True]}, another {same[False]}, no reason {same[None]}")
    wrong = numbers = 0
    for case in with_reason[: args.recount]:
        more_wrong, more = count_wrong(case)
        wrong, numbers = wrong + more_wrong, numbers + more
    if args.recount:
        print(f"  recounted: {wrong} of {numbers} numbers differ")
    audience = Audience(load_catalogue(args.language), tuple(f"seat {seat}" for seat in range(6)), 0)
    for case in with_reason[: args.show]:
        assert case.reason is not None
        print(f"  {format_case(audience, case)}")


def _parts(reason: CardReason | None) -> Iterator[str]:
    assert reason is not None
    yield from (fate.kind.value for fate in reason.fates)
    yield reason.way.value if reason.way else "no-way"
    yield reason.trick.value if reason.trick else "no-trick"


def format_case(audience: Audience, case: Case) -> str:
    """Return a position and the reason as text."""
    view = case.view
    assert view.known is not None
    assert case.reason is not None
    side = "declarer" if view.seat == view.known.declarer else "other"
    lying = view.table.cards if view.table else ()
    trump = view.ranking.trump.letter if view.ranking.trump is not None else "none"
    place = f"{view.known.contract.id} {trump}, {side}, trick {len(view.tricks) + 1}"
    table = f"lying {' '.join(map(str, lying)) or 'none'}"
    why = " ".join(audience.render_lines(describe_reason(view, case.reason)))
    return f"[{place}, {table}; {view.hand}; {case.best.card} not {case.other.card}] {why}"


def main(words: Sequence[str] | None = None) -> None:
    options = parser(__doc__)
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--decisions", type=int, default=100, help="with a clear margin, of each game")
    options.add_argument("--seed", default="reasons")
    options.add_argument("--stable", type=int, default=100, help="reasons that another seed tries again")
    options.add_argument("--recount", type=int, default=10, help="reasons whose numbers are counted again")
    options.add_argument("--show", type=int, default=0, help="reasons to print")
    options.add_argument("--language", default="en")
    args = options.parse_args(words)
    for game in args.games.split(","):
        measure(game, args)


if __name__ == "__main__":
    main()
