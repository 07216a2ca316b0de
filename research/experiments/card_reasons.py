"""Measure card reasons: how often there is one, whether it is stable, and whether its numbers are right.

The decisions come from deals of the bots `club` and `novice`. The best card is compared with another: the one
that was played, or else the next best. A decision counts if the two differ by at least 1.5 points, 0.15
tricks or, if the declarer must take nothing, in 0.15 of the rollouts.

Two placebos must yield no reason: a card compared with itself under other random numbers, and fates that
depend only on who holds a card.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count, islice
from random import Random
from signal import SIGTERM, signal
from statistics import fmean
from time import process_time

from research.deals import answer_of, first_rules
from research.recount import RolloutCall, record_rollouts, recount
from research.runner import parser
from spadille.bots import BOTS
from spadille.bots.card_reason import CardReason
from spadille.bots.search.card_reasons import count_runs, find_reason
from spadille.bots.search.cardplay import settled
from spadille.cards import CARDS, Card
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
from spadille.solver.fates import DECLARING, LATER, OPPOSING, Fates
from spadille.solver.information_set import InformationSet
from spadille.solver.policy import PlayHistory
from spadille.text import load_catalogue

SEED = "reasons in cards, third set"
"""The seed of the deals of the published figures. The thresholds were chosen on other deals."""
_PLAYERS = ("club", "novice")
_LEAST = {Objective.POINTS: 1.5, Objective.TRICKS: 0.15}
_LEAST_CAUGHT = 0.15


@dataclass(frozen=True, slots=True)
class Case:
    """A decision with a clear margin, and the reason for it."""

    view: View
    best: Play
    other: Play
    fates: tuple[Fates, Fates]
    runs: Sequence[int]
    reason: CardReason | None

    @property
    def kind(self) -> str:
        assert self.view.known is not None
        objective = self.view.known.contract.goal.objective
        return "nothing" if objective.avoids else objective.value


def list_decisions(game: str, seed: str) -> Iterator[tuple[View, Play]]:
    """Yield the decisions with a choice of cards in deals of `game`, each with the card that was played."""
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
    view: View,
    played: Play,
    seed: int = 0,
    pair: tuple[Play, Play] | None = None,
    *,
    worlds: int = WORLDS,
) -> Case | None:
    """Return a case that compares the best card of a decision with another one, or None if the two do not
    differ by enough.

    If `pair` gives the two cards to compare, any difference is enough.
    """
    evaluation = evaluate_answers(view, played, worlds, make_chance(view, seed))
    cards = [answer for answer in evaluation.scores if isinstance(answer, Play)]
    if len(cards) < 2:
        return None
    ranked = sorted(cards, key=lambda card: -fmean(evaluation.scores[card]))
    best, other = pair or (ranked[0], ranked[1] if played == ranked[0] else played)
    if evaluation.mean(best) <= evaluation.mean(other):
        return None
    if pair is None and _difference(view, evaluation, best, other) < _least(view):
        return None
    reason, solved = None, evaluation.solved
    fates, runs = (evaluation.fates[best], evaluation.fates[other]), evaluation.run_lengths()
    if not solved or fmean(solved[best]) > fmean(solved[other]):
        reason = find_reason(view, best.card, other.card, fates, runs)
    return Case(view, best, other, fates, runs, reason)


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


def is_stable(case: Case, worlds: int = WORLDS) -> bool | None:
    """Return whether another seed gives a reason that names the same card, or None if there is no reason with
    one of the two seeds.
    """
    again = evaluate_case(case.view, case.other, 1, (case.best, case.other), worlds=worlds)
    if case.reason is None or again is None or again.reason is None:
        return None
    return set(_named(again.reason)) & set(_named(case.reason)[:1]) != set()


def _named(reason: CardReason) -> list[Card | str]:
    return [card for fate in reason.fates for card in fate.cards or (fate.suit,)]


def tells_the_better(case: Case) -> bool:
    """Return whether the sentence of a reason, without the names of the two compared cards, lets a reader
    tell which of them is better.
    """
    assert case.reason is not None
    named = [fact for sentence in describe_reason(case.view, case.reason) for fact in sentence.facts.values()]
    return str(case.other.card) in map(str, named)


def count_wrong(case: Case, worlds: int = WORLDS) -> tuple[int, int]:
    """Recount the numbers in the sentences of a case's reason. Return how many are wrong, and how many there
    are.
    """
    assert case.reason is not None
    with record_rollouts() as calls:
        evaluate_answers(case.view, case.other, worlds, make_chance(case.view, 0))
    tallies = [recount(calls, card.card) for card in (case.best, case.other)]
    printed = [
        (sentence.facts[name], tally.times(sentence))
        for sentence in describe_reason(case.view, case.reason)
        if "times" in sentence.facts
        for name, tally in zip(("times", "less"), tallies, strict=True)
    ]
    return sum(says != counted for says, counted in printed), len(printed)


def count_placebos(view: View, call: RolloutCall) -> tuple[int, int]:
    """Count the placebo trials that compare a card with itself under other random numbers. Return how many
    yield a reason, and the number of trials.
    """
    assert view.known is not None
    info, history = InformationSet(view, settled(view, view.known).worth()), PlayHistory(view)
    first, second = (
        history.find_rollout_ends(call.policies, info, call.worlds, call.settings, call.seed + more).fates
        for more in (0, 10**6)
    )
    runs = count_runs(call.worlds)
    pairs = [pair for fates in zip(first, second, strict=True) for pair in (fates, fates[::-1])]
    found = sum(find_reason(view, CARDS[0], CARDS[1], pair, runs) is not None for pair in pairs)
    return found, len(pairs)


def has_reason_by_place(case: Case) -> bool:
    """Return whether a case still has a reason if its fates are replaced by those of `place_as_fate`, which
    do not depend on the card that is played.
    """
    after, otherwise = map(place_as_fate, case.fates)
    return find_reason(case.view, case.best.card, case.other.card, (after, otherwise), case.runs) is not None


def place_as_fate(fates: Fates) -> Fates:
    """Return the fates that the cards would have if each were won by the side that holds it."""
    captures = array("I", [0] * len(fates.captures))
    for side in (DECLARING, OPPOSING):
        for card in range(len(CARDS)):
            captures[((side * 2 + LATER) * len(CARDS) + card) * len(CARDS) + card] = fates.held_by(side, card)
    thrown, caught = (array("I", [0] * len(table)) for table in (fates.thrown, fates.caught))
    return replace(fates, captures=captures, thrown=thrown, caught=caught)


@dataclass(frozen=True, slots=True)
class Measured:
    """A case, and the results of the tests of its reason."""

    case: Case
    stable: bool | None
    placebos: tuple[int, int]
    by_place: bool


def list_measured(game: str, args: Namespace) -> Iterator[Measured]:
    """Yield the measured cases of a game, until there are enough or the time is over."""
    until = process_time() + 60 * args.minutes
    for view, played in list_decisions(game, args.seed):
        if process_time() > until:
            return
        with record_rollouts() as calls:
            case = evaluate_case(view, played, worlds=args.worlds)
        if case is not None:
            stable = None if case.reason is None else is_stable(case, args.worlds)
            yield Measured(case, stable, count_placebos(view, calls[0]), has_reason_by_place(case))


class _Stopped(BaseException):
    """The exception raised when the process receives SIGTERM."""


def _stop(*_: object) -> None:
    raise _Stopped


def measure(game: str, args: Namespace) -> None:
    """Print the results for a game."""
    every: list[Measured] = []
    with suppress(_Stopped):
        for measured in islice(list_measured(game, args), args.decisions):
            every.append(measured)  # noqa: PERF402 - what was measured is kept
    cases = [measured.case for measured in every]
    with_reason = [measured for measured in every if measured.case.reason is not None]
    for kind in sorted({case.kind for case in cases}):
        of_kind = [case for case in cases if case.kind == kind]
        explained = sum(case.reason is not None for case in of_kind)
        print(f"{game}, {kind}: a reason in {explained} of {len(of_kind)} ({explained / len(of_kind):.1%})")
    facts = Counter(name for measured in with_reason for name in _parts(measured.case.reason))
    print("  " + ", ".join(f"{name} {times}" for name, times in facts.most_common()))
    same = Counter(measured.stable for measured in with_reason)
    print(f"  another seed: the same card {same[True]}, another {same[False]}, no reason {same[None]}")
    if not every:
        return
    reasons, trials = (sum(counts) for counts in zip(*(measured.placebos for measured in every), strict=True))
    by_place = sum(measured.by_place for measured in every)
    print(f"  placebos: a card against itself {reasons} of {trials}, its place {by_place} of {len(every)}")
    count = sum(tells_the_better(measured.case) for measured in with_reason)
    print(f"  the sentence alone tells the better card in {count} of {len(with_reason)}")
    wrong = numbers = 0
    for measured in with_reason[: args.recount]:
        more_wrong, more = count_wrong(measured.case, args.worlds)
        wrong, numbers = wrong + more_wrong, numbers + more
    if args.recount:
        print(f"  recounted: {wrong} of {numbers} numbers differ")
    audience = Audience(load_catalogue(args.language), tuple(f"seat {seat}" for seat in range(6)), 0)
    for measured in with_reason[: args.show]:
        print(f"  {format_case(audience, measured.case)}")


def _parts(reason: CardReason | None) -> Iterator[str]:
    assert reason is not None
    yield from (fate.kind.value for fate in reason.fates)
    yield reason.way.value if reason.way else "no-way"
    yield reason.trick.value if reason.trick else "no-trick"


def format_case(audience: Audience, case: Case) -> str:
    """Return the position, both cards and the reason's sentences as text."""
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
    options = parser(__doc__, minutes=20)
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--decisions", type=int, default=1000, help="with a clear margin, of each game")
    options.add_argument("--seed", default=SEED)
    options.add_argument("--worlds", type=int, default=WORLDS, help="in which a decision is evaluated")
    options.add_argument("--recount", type=int, default=200, help="reasons whose numbers are counted again")
    options.add_argument("--show", type=int, default=0, help="reasons to print")
    options.add_argument("--language", default="en")
    args = options.parse_args(words)
    signal(SIGTERM, _stop)
    for game in args.games.split(","):
        measure(game, args)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
