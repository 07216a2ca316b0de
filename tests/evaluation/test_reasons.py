"""Tests of card reasons: other code recounts their numbers, and placebos have no reason."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

import spadille as sp
from research.experiments.card_reasons import count_placebos, list_decisions, place_as_fate
from research.recount import record_rollouts, recount
from spadille.bots.card_reason import CardFate, CardReason, FateKind, TrickFact, Way
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.player import make_hint_chance
from spadille.bots.search.card_reasons import find_reason
from spadille.cards import CARDS, Card
from spadille.evaluation.decision_evaluation import DecisionEvaluation
from spadille.evaluation.loss import Loss
from spadille.evaluation.review import evaluate_answers, explain_loss, make_chance
from spadille.evaluation.review_json import dump_review, load_review
from spadille.play.action import Play
from spadille.play.view import View
from spadille.rules.goal import Objective
from spadille.sentences.audience import Audience
from spadille.sentences.reasons import describe_briefly, describe_reason
from spadille.solver.fates import DECLARING, NOW, OPPOSING
from spadille.text import LANGUAGES, load_catalogue
from tests.evaluation.deals import blundered_deal

WORLDS = 30
GAMES = ("six-bid", "progressive", "german-solo")


def is_ours(view: View) -> bool:
    assert view.known is not None
    return view.seat in (view.known.declarer, view.known.partner)


def objective(view: View) -> Objective:
    assert view.known is not None
    return view.known.contract.goal.objective


@cache
def evaluated(game: str, seed: str = "tests", many: int = 24) -> tuple[tuple[View, DecisionEvaluation], ...]:
    """Return `many` decisions in the play of a game, evaluated in a few worlds."""
    found = []
    for number, (view, played) in enumerate(list_decisions(game, seed)):
        if number % 3 == 0:
            found.append((view, evaluate_answers(view, played, WORLDS, make_chance(view, 0))))
        if len(found) == many:
            return tuple(found)
    raise AssertionError


def reasons(game: str) -> Iterator[tuple[View, DecisionEvaluation, CardReason]]:
    for view, evaluation in evaluated(game):
        best = evaluation.best
        for other in evaluation.fates:
            if isinstance(best, Play) and isinstance(other, Play) and best != other:
                fates = (evaluation.fates[best], evaluation.fates[other])
                reason = find_reason(view, best.card, other.card, fates, evaluation.run_lengths())
                if reason is not None:
                    yield view, evaluation, reason


@pytest.mark.parametrize("game", GAMES)
def test_points_times_frequencies_are_exactly_the_value(game: str) -> None:
    for view, evaluation in evaluated(game):
        every, kind = list(evaluation.fates.values()), objective(view)
        for first, second in pairwise(every):
            difference = sum(first.counts) - sum(second.counts)
            if kind is Objective.POINTS:
                points = view.ranking.points
                ends = [
                    points[card.number]
                    * (first.ends_with(DECLARING, card.number) - second.ends_with(DECLARING, card.number))
                    for card in CARDS
                ]
                assert sum(ends) == difference
            elif kind is Objective.TRICKS:
                for side, sign in ((DECLARING, 1), (OPPOSING, -1)):
                    takes = [
                        first.takes(side, card.number) - second.takes(side, card.number) for card in CARDS
                    ]
                    assert sign * sum(takes) == difference
            else:
                assert sum(first.caught) - sum(second.caught) == difference


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_number_is_counted_again_by_other_code(game: str) -> None:
    chance = Random(game)
    found = [(view, reason) for view, _, reason in reasons(game)]
    assert found
    for view, reason in chance.sample(found, min(4, len(found))):
        played = Play(view.seat or 0, reason.worse)
        with record_rollouts() as calls:
            evaluate_answers(view, played, WORLDS, make_chance(view, 0))
        tallies = [recount(calls, card) for card in (reason.better, reason.worse)]
        assert {tally.rollouts for tally in tallies} == {reason.rollouts}
        for sentence in describe_reason(view, reason):
            for name, tally in zip(("times", "less"), tallies, strict=True):
                if name in sentence.facts:
                    assert tally.times(sentence) == sentence.facts[name], sentence


@pytest.mark.parametrize("game", GAMES)
def test_the_first_fate_of_a_reason_favours_the_better_card(game: str) -> None:
    for view, _, reason in reasons(game):
        assert 1 <= len(reason.fates) <= 2
        worse_is_more = {FateKind.THEIRS_NOT, FateKind.CARD_NOT}
        fate = reason.fates[0]
        assert fate.better != fate.worse
        caught_is_bad = fate.kind is FateKind.CAUGHT and is_ours(view)
        assert (fate.better < fate.worse) is (fate.kind in worse_is_more or caught_is_bad)


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_names_the_card_that_is_not_advised(game: str) -> None:
    for view, _, reason in reasons(game):
        facts = [fact for sentence in describe_reason(view, reason) for fact in sentence.facts.values()]
        assert str(reason.worse) in map(str, facts)


def test_the_card_that_is_given_up_is_called_the_price() -> None:
    (view, _), *_ = evaluated("six-bid")
    ten, king = Card("TH"), Card("KH")
    for kind in (FateKind.OWN_HOME, FateKind.OWN_TAKES):
        gain, price = CardFate(kind, (ten,), "", 100, 46), CardFate(kind, (king,), "", 45, 100)
        for better, worse, ids in (
            (ten, king, [f"reason-{kind}", f"reason-{kind}-cost-kept"]),
            (king, ten, [f"reason-{kind}-kept", f"reason-{kind}-cost"]),
        ):
            sentences = describe_reason(view, CardReason(better, worse, 800, (gain, price)))
            assert [sentence.id for sentence in sentences] == ids
            for language in LANGUAGES:
                lines = Audience(load_catalogue(language), ("A", "B", "C", "D"), 0).render_lines(sentences)
                assert all("45" in line and "100" in line for line in lines[1:])


@pytest.mark.parametrize("game", GAMES)
def test_only_the_price_is_worse_after_the_better_card(game: str) -> None:
    for view, _, reason in reasons(game):
        for sentence in describe_reason(view, reason):
            if sentence.id.startswith(
                ("reason-own", "reason-partner", "reason-theirs-fall", "reason-card-home")
            ):
                is_less = int(str(sentence.facts["times"])) < int(str(sentence.facts["less"]))
                assert is_less is ("-cost" in sentence.id)


def test_a_card_against_itself_has_no_reason() -> None:
    """The placebo: two counts of the same card in the same worlds differ by chance alone."""
    for game in GAMES:
        for view, evaluation in evaluated(game)[:8]:
            with record_rollouts() as calls:
                evaluate_answers(view, evaluation.best, 200, make_chance(view, 0))
            reasons, trials = count_placebos(view, calls[0])
            assert reasons == 0 < trials


@cache
def evaluated_again(game: str) -> tuple[tuple[View, DecisionEvaluation], ...]:
    """Return the decisions of `evaluated`, evaluated with other random numbers."""
    return tuple(
        (view, evaluate_answers(view, evaluation.best, WORLDS, make_chance(view, 7)))
        for view, evaluation in evaluated(game)
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_place_of_a_card_is_no_reason(game: str) -> None:
    """The placebo: where a card lies is the same after every answer, however much the answers differ."""
    for view, evaluation in evaluated(game):
        placed = {card: place_as_fate(fates) for card, fates in evaluation.fates.items()}
        for better, fates in placed.items():
            for worse, others in placed.items():
                assert isinstance(better, Play)
                assert isinstance(worse, Play)
                runs = evaluation.run_lengths()
                assert find_reason(view, better.card, worse.card, (fates, others), runs) is None


def test_fates_of_two_evaluations_add_up() -> None:
    (_, evaluation), (_, more) = evaluated("six-bid")[0], evaluated_again("six-bid")[0]
    together = evaluation.merge(more)
    for card, fates in together.fates.items():
        parts = (evaluation.fates[card], more.fates[card])
        assert fates.rollouts == sum(part.rollouts for part in parts)
        assert fates.ends_with(OPPOSING, 3) == sum(part.ends_with(OPPOSING, 3) for part in parts)
        assert fates.piled_at(DECLARING, NOW, 3) == sum(part.piled_at(DECLARING, NOW, 3) for part in parts)
        assert len(fates.counts) == len(together.worlds)
    assert not evaluation.split()[0].fates


def test_a_review_gives_reasons_and_keeps_them() -> None:
    _, review = blundered_deal()
    assert any(decision.reason is not None for decision in review.decisions)
    assert load_review(dump_review(review)) == review
    for decision in review.decisions:
        assert decision.reason is None or decision.chosen not in decision.good
        if decision.reason is not None:
            assert decision.to_json()["reason"] == decision.reason.to_json()


def test_a_price_that_the_rollouts_do_not_bear_out_has_no_reason() -> None:
    view, evaluation, reason = next(reasons("six-bid"))
    best, other = Play(view.seat or 0, reason.better), Play(view.seat or 0, reason.worse)
    gain = evaluation.mean(best) - evaluation.mean(other)
    for part, has_reason in ((1.0, True), (2.5, False)):
        loss = Loss(part * gain, 0.1)
        assert (explain_loss(view, evaluation, other, best, loss) is not None) is has_reason


def test_a_hint_is_the_same_each_time_and_has_reasons_as_data() -> None:
    hints = [sp.hint(view) for view, _ in evaluated("six-bid")[:6]]
    again = [sp.hint(view) for view, _ in evaluated("six-bid")[:6]]
    assert [json.dumps(hint.to_json()) for hint in hints] == [json.dumps(hint.to_json()) for hint in again]
    reasons = [answer.reason for hint in hints for answer in hint.weighed if answer.reason is not None]
    assert reasons
    assert all(reason.better != reason.worse and reason.rollouts == 800 for reason in reasons)
    assert all(hint.weighed[0].reason is None for hint in hints)


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_and_the_reason_of_a_hint_never_contradict_each_other(game: str) -> None:
    """The card that the reason calls better also has the better points or tricks, and the better gain in
    chips.
    """
    for view, _ in evaluated(game)[::3]:
        hint = sp.hint(view)
        for answer in hint.weighed:
            if answer.reason is not None:
                best = hint.weighed[0]
                assert best.action == Play(view.seat or 0, answer.reason.better)
                assert answer.action == Play(view.seat or 0, answer.reason.worse)
                assert (best.worth or 0) > (answer.worth or 0)
                if best.count is not None and answer.count is not None:
                    assert (best.count > answer.count) is is_ours(view)


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_a_hint_come_from_the_worlds_of_its_reason(game: str) -> None:
    """Other code plays the worlds of the reason again. The frequencies of all cards add up to the figures of
    the hint.
    """
    expert = ExpertPlayer(RolloutSearch(worlds=WORLDS), calibrated=False)
    checked = 0
    for view, _ in evaluated(game):
        kind = objective(view)
        with record_rollouts() as calls:
            weighed = expert.reasons(view, make_hint_chance(view)).weighed
        answer = next((answer for answer in weighed if answer.reason is not None), None)
        if answer is None or answer.reason is None or kind.avoids:
            continue
        best, worth = weighed[0], view.ranking.points
        tallies = [recount(calls, card) for card in (answer.reason.better, answer.reason.worse)]
        totals = [
            sum(worth[card.number] * times for card, times in tally.home.items())
            if kind is Objective.POINTS
            else tally.takes.total()
            for tally in tallies
        ]
        gain = (totals[0] - totals[1]) / tallies[0].rollouts
        assert best.count is not None
        assert answer.count is not None
        assert (best.count - answer.count) * (1 if is_ours(view) else -1) == pytest.approx(gain)
        checked += 1
        if checked == 3:
            return
    assert checked


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_and_the_reason_of_a_review_never_contradict_each_other(game: str) -> None:
    for view, evaluation in evaluated(game):
        for other in evaluation.fates:
            reason = explain_loss(view, evaluation, other, evaluation.best, Loss(0.0, 0.0))
            if reason is not None:
                assert Play(view.seat or 0, reason.better) == evaluation.best
                assert Play(view.seat or 0, reason.worse) == other
                assert evaluation.mean(evaluation.best) > evaluation.mean(other)
                counts = [sum(evaluation.fates[card].counts) for card in (evaluation.best, other)]
                assert (counts[0] > counts[1]) is (is_ours(view) is not objective(view).avoids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(language: str) -> None:
    (view, _), *_ = evaluated("six-bid")
    audience = Audience(load_catalogue(language), ("A", "B", "C", "D"), 0)
    ace, king, ten, eight = Card("AS"), Card("KS"), Card("TH"), Card("8H")
    for kind in FateKind:
        cards = () if kind is FateKind.CAUGHT else (ten, king) if kind is FateKind.TABLE else (ten,)
        fate = CardFate(kind, cards, "H" if kind is FateKind.CAUGHT else "", 80, 20)
        for way in (None, *Way):
            for trick in (None, *TrickFact):
                by = ace if way in (Way.LOST_NOW_TO, Way.LOST_LATER_TO, Way.CAUGHT_BY_KEPT) else None
                reason = CardReason(king, eight, 800, (fate, fate), way, by, trick)
                lines = audience.render_lines(describe_reason(view, reason))
                assert all(line.endswith(".") for line in lines)
                assert len(lines) == 2 + (way is not None) + (trick is not None)
                assert len(audience.render(describe_briefly(view, reason)).split()) <= 6
        if kind in (FateKind.OWN_HOME, FateKind.OWN_TAKES):
            kept = CardReason(king, ten, 800, (fate,))
            assert "100" in audience.render(describe_reason(view, kept)[-1])
