"""Tests of `spadille review`: a deal as text, in both languages, and as JSON."""

import json
import re
from pathlib import Path

import pytest

import spadille as sp
from spadille.text import LANGUAGES, load_catalogue
from tests.bots.beginner_bot import BEGINNER
from tests.evaluation.deals import half_validated_review
from tests.support.cli import Spadille

DEAL = sp.play_out(sp.deal("six-bid", seed="x", number=1), ["club", BEGINNER, BEGINNER], seed=1).deal
RECORD = json.dumps(sp.record_json(DEAL)) + "\n"
UNFINISHED = json.dumps(sp.record_json(sp.deal("six-bid"))) + "\n"
PAYMENT = DEAL.result.payments[1] if DEAL.result else 0
FEW = ("--worlds", "8")


def test_json_has_a_line_for_each_seat(spadille: Spadille) -> None:
    ended = spadille("review", "--json", "--worlds", "4", typed=RECORD)
    answers = [json.loads(line) for line in ended.lines]
    assert [(answer["record"], answer["seat"]) for answer in answers] == [
        (1, seat) for seat in DEAL.layout.active
    ]
    assert (ended.err, ended.status) == ("", 0)
    assert {**sp.review(DEAL, 0, worlds=4).to_json(), "record": 1} == answers[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_names_the_sum_the_costly_decisions_and_the_evaluator(
    spadille: Spadille, language: str
) -> None:
    ended = spadille("review", "--seat", "1", "--language", language, *FEW, typed=RECORD)
    heading, total, *rest = ended.lines
    assert heading == load_catalogue(language).say("review-heading", number=1, place=1)
    numbers = [int(found.replace("−", "-")) for found in re.findall(r"[+−]?\d+", total)]
    assert numbers[0] == sum(numbers[1:]) == PAYMENT
    mattered = [line for line in rest if line.startswith("  - ")]
    assert 1 <= len(mattered) <= 3
    assert all(" ± " in line for line in mattered)
    assert rest[-2].strip() == load_catalogue(language).say("review-judges", worlds=8)
    assert ended.status == 0


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "- Leading: 383.4 per 100 decisions; 5 of this kind, 1 clearly worse, one called a mistake.",
                "- Bidding: 181.8 per 100 decisions; 1 of this kind, 1 clearly worse, not graded.",
            ),
        ),
        (
            "sv",
            (
                "- Utspel: 383,4 på 100 beslut; 5 av det slaget, 1 klart sämre, ett kallas fel.",
                "- Budgivning: 181,8 på 100 beslut; 1 av det slaget, 1 klart sämre, bedöms inte.",
            ),
        ),
    ],
)
def test_a_mistake_is_named_only_where_the_evaluator_is_validated(
    spadille: Spadille, language: str, lines: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spadille.cli.review.evaluate", lambda *_asked, **_how: half_validated_review()[1])
    say = load_catalogue(language).say
    asked = ("review", "--seat", "1", "--language", language)
    words = spadille(*asked, typed=RECORD).out
    assert words.count(" ± ") == 2
    assert say("review-kind-bid") in words
    assert say("review-kind-play") not in words
    assert {*lines} <= {*spadille(*asked, "--sum", typed=RECORD).lines}


def test_an_unfinished_deal_is_named_and_the_others_are_reviewed(spadille: Spadille) -> None:
    ended = spadille("review", "--json", "--worlds", "4", "--seat", "1", typed=f"{UNFINISHED}{RECORD}")
    assert [json.loads(line)["record"] for line in ended.lines] == [2]
    assert ended.err == "spadille: -, line 1: The deal is not over, so there is no review of it.\n"
    assert ended.status == 1


def test_a_missing_file_is_named(spadille: Spadille, tmp_path: Path) -> None:
    ended = spadille("review", str(tmp_path / "nowhere"))
    assert (ended.out, ended.status) == ("", 2)
    assert "There is no file" in ended.err


def test_too_few_worlds_are_refused(spadille: Spadille) -> None:
    ended = spadille("review", "--worlds", "1", typed=RECORD)
    assert (ended.out, ended.status) == ("", 2)
    assert "--worlds" in ended.err
