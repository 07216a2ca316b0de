"""Tests of a review in sentences: every sentence can be formatted, and whole numbers add up."""

from dataclasses import replace

import pytest

import spadille as sp
from spadille.evaluation.loss import Loss
from spadille.evaluation.luck import PaymentParts
from spadille.evaluation.sentences import describe_decision, describe_review, label_decision
from spadille.games import GAMES
from spadille.sentences.audience import Audience
from spadille.text import LANGUAGES, load_catalogue
from tests.evaluation.deals import finished_deal, half_validated_review, review_eldest
from tests.support.long_runs import keep_pairs


@pytest.mark.parametrize(("language", "game"), keep_pairs(LANGUAGES, GAMES))
def test_every_sentence_of_a_review_can_be_formatted(game: str, language: str) -> None:
    deal, review = finished_deal(game), review_eldest(game)
    words = load_catalogue(language)
    names = tuple(words.say("review-seat", place=seat) for seat in range(deal.layout.seats))
    company = Audience(words, names, review.seat)
    sentences = describe_review(review, deal)
    lines = company.render_lines(
        [
            sentences.sum,
            *sentences.notes,
            *(line for decision in sentences.decisions for line in decision.lines),
        ]
    )
    assert len(lines) >= 2
    assert not any("{" in line or "$" in line for line in lines)


@pytest.mark.parametrize(
    ("language", "mistake", "unproved", "kinds"),
    [
        (
            "en",
            "Trick 9: you chose the seven of diamonds, the ten of diamonds was better. "
            "It cost about 25 ± 6 chips.",
            "The bidding: you chose solo, but passing looks better, by about 20 ± 4 chips.",
            "Not graded yet: bidding and naming trumps.",
        ),
        (
            "sv",
            "Stick 9: du valde ruter sju, men ruter tio var bättre. Det kostade omkring 25 ± 6 marker.",
            "Budgivningen: du valde solo, men att passa verkar bättre, med omkring 20 ± 4 marker.",
            "Bedöms inte än: att bjuda och att välja trumf.",
        ),
    ],
)
def test_a_mistake_and_an_unvalidated_decision_are_described(
    language: str, mistake: str, unproved: str, kinds: str
) -> None:
    deal, review = half_validated_review()
    company = Audience(load_catalogue(language), ("Ann", "Bo", "Cy"), review.seat)
    summary = describe_review(review, deal)
    assert [company.render_line(decision.lines[0]) for decision in summary.decisions] == [mistake, unproved]
    assert kinds in company.render_lines(summary.notes)


@pytest.mark.parametrize(
    ("parts", "payment"),
    [
        ((6.2, -9.1, -4.0, -11.1), -18),
        ((0.5, 0.5, 0.5, 0.5), 2),
        ((-0.4, -0.4, -0.4, 1.2), 0),
        ((0, 0, 0, 0), 0),
    ],
)
def test_the_sum_is_shown_in_whole_chips_that_add_up(parts: tuple[float, ...], payment: int) -> None:
    review = replace(review_eldest("six-bid"), parts=PaymentParts(*parts), payment=payment)
    facts = describe_review(review, finished_deal("six-bid")).sum.facts
    chips = {name: int(str(fact).replace("−", "-")) for name, fact in facts.items()}
    assert chips.pop("payment") == payment == sum(chips.values())
    assert all(
        abs(chips[name] - part) < 1
        for name, part in zip(("hand", "lie", "others", "own"), parts, strict=True)
    )


@pytest.mark.parametrize(
    ("loss", "english", "swedish"),
    [(18.5, "19", "19"), (17.49, "17", "17"), (2.96, "3", "3"), (2.94, "2.9", "2,9"), (0.02, "0.0", "0,0")],
)
def test_a_small_loss_is_shown_to_a_tenth_as_each_language_writes_it(
    loss: float, english: str, swedish: str
) -> None:
    deal, review = half_validated_review()
    mistake = replace(review.costly[0], loss=Loss(loss, 1.0))
    line = describe_decision(deal, mistake).lines[0]
    for language, price in (("en", english), ("sv", swedish)):
        company = Audience(load_catalogue(language), ("Ann", "Bo", "Cy"), review.seat)
        assert f" {price} ± 2" in company.render_line(line)


def test_the_review_is_the_public_class() -> None:
    assert isinstance(review_eldest("six-bid"), sp.Review)


def test_the_sentence_and_the_label_of_a_decision_agree() -> None:
    deal, review = half_validated_review()
    for decision in review.decisions:
        (first, *_) = describe_decision(deal, decision).lines
        assert (
            first.id
            == f"review-{'close' if label_decision(decision) == 'little' else label_decision(decision)}"
        )
