"""Tests of *Which Solo was it?*: simulated players who remember a game, and the page in two renderings."""

from __future__ import annotations

import json
import random
import subprocess
from functools import cache
from pathlib import Path

import pytest

from spadille.app.public_pages.posterior import (
    LEAST_BITS,
    MOST_QUESTIONS,
    Answers,
    choose_question,
    infer_presets,
    load_table,
    sum_by_game,
)
from spadille.app.public_pages.recall_page import list_data, read_answers, render_recall
from spadille.app.public_pages.recall_questions import QUESTIONS, list_answers, list_candidates
from spadille.app.public_pages.site_files import render_file
from spadille.games import GAMES
from spadille.text import LANGUAGES, load_catalogue

SCRIPT = Path(__file__).parents[2] / "web" / "public" / "recall.js"
RIGHT_GAME, AMONG_THREE = 0.97, 0.95
HISTORIES = 300


@cache
def posterior(history: tuple[tuple[str, str | None], ...]) -> tuple[list[float], str | None]:
    answers = dict(history)
    return infer_presets(answers), choose_question(answers)


def answer_from_memory(true: int, wrong: int, missing: set[int], rng: random.Random) -> dict[str, str | None]:
    """Answer as a player of the preset `true` does. The answers at some places are wrong or missing."""
    answers: dict[str, str | None] = {}
    while (question := posterior(tuple(answers.items()))[1]) is not None:
        right = list_candidates()[true].answers[question].id
        others = [answer.id for answer in list_answers(question) if answer.id != right]
        place = len(answers)
        answers[question] = rng.choice(others) if place == wrong else None if place in missing else right
    return answers


def share_found(count: int, places: int, seed: int) -> tuple[float, float]:
    """Return how often the game comes first, and the preset among the first three.

    Each player has one wrong and two missing answers among the first `places`.
    """
    rng = random.Random(seed)
    table, games, presets = load_table(), 0, 0
    for _ in range(count):
        (true,) = rng.choices(range(len(table.prior)), table.prior)
        wrong, *missing = rng.sample(range(places), 3)
        weights, _next = posterior(tuple(answer_from_memory(true, wrong, set(missing), rng).items()))
        best = sorted(range(len(weights)), key=lambda place: -weights[place])
        games += next(iter(sum_by_game(weights))) == table.candidates[true].game
        presets += true in best[:3]
    return games / count, presets / count


@pytest.mark.parametrize(("places", "count"), [(MOST_QUESTIONS, 10_000), (5, 1000)])
def test_a_remembered_game_is_found(places: int, count: int) -> None:
    """Also if the wrong and the missing answers are among the first five, which separate the games."""
    game, preset = share_found(count, places, seed=1)
    assert game >= RIGHT_GAME
    assert preset >= AMONG_THREE


@pytest.mark.parametrize("game", GAMES)
def test_right_answers_find_the_game(game: str) -> None:
    for true, candidate in enumerate(list_candidates()):
        if candidate.game == game:
            answers = answer_from_memory(true, -1, set(), random.Random(0))
            weights = infer_presets(answers)
            assert len(answers) <= MOST_QUESTIONS
            assert weights[true] == pytest.approx(max(weights))
            assert next(iter(sum_by_game(weights))) == game


def test_presets_that_no_question_tells_apart_are_known() -> None:
    alike: dict[tuple[str, ...], list[str]] = {}
    for candidate in list_candidates():
        key = tuple(candidate.answers[question.id].id for question in QUESTIONS)
        alike.setdefault(key, []).append(f"{candidate.game} {candidate.preset}")
    assert [names for names in alike.values() if len(names) > 1] == [["frog pagat", "frog gamerules"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_to_a_question_differ_in_words(language: str) -> None:
    catalogue = load_catalogue(language)
    for question in QUESTIONS:
        texts = [question.say_answer(answer, catalogue) for answer in list_answers(question.id)]
        assert len(set(texts)) == len(texts) >= 2, question.id
        assert len({answer.id for answer in list_answers(question.id)}) == len(texts)


def test_no_question_is_asked_twice_and_the_first_one_tells_something() -> None:
    assert choose_question({}) is not None
    every: Answers = {question.id: None for question in QUESTIONS}
    assert choose_question(every) is None
    assert LEAST_BITS > 0


def test_a_link_that_answers_nothing_is_answered() -> None:
    notice = load_catalogue("en").say("recall-ignored")
    for query in ("ten=maybe", "dwarf=yes", "ten", "ten=yes&ten=no", "%ff=%00"):
        assert notice in render_file("rules/which/", None, query).decode(), query
    assert read_answers("ten=yes&seen=-") == ({"ten": "yes", "seen": None}, False)


def random_queries() -> list[str]:
    """Return queries as players send them, with some parts that are no answers."""
    rng = random.Random(3)
    queries = ["", "ten=maybe", "dwarf=yes&ten=yes", "ten=yes&ten=no"]
    for _ in range(HISTORIES):
        answers: dict[str, str | None] = {}
        for _asked in range(rng.randrange(MOST_QUESTIONS + 1)):
            question = choose_question(answers)
            if question is not None:
                answers[question] = rng.choice([None, *(answer.id for answer in list_answers(question))])
        queries.append("&".join(f"{id}={answer or '-'}" for id, answer in answers.items()))
    return queries


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_shows_what_the_server_shows(language: str, tmp_path: Path) -> None:
    data, queries = list_data(language), random_queries()
    (tmp_path / "in.json").write_text(json.dumps([data, queries]), "utf-8")
    (tmp_path / "run.mjs").write_text(
        f"import {{ renderRecall }} from {json.dumps(SCRIPT.as_uri())};\n"
        "import { readFileSync } from 'node:fs';\n"
        "const [data, queries] = JSON.parse(readFileSync(process.argv[2], 'utf-8'));\n"
        "console.log(JSON.stringify(queries.map((query) => renderRecall(data, query))));\n"
    )
    ran = subprocess.run(
        ["node", tmp_path / "run.mjs", tmp_path / "in.json"], capture_output=True, text=True, check=True
    )
    for query, shown in zip(queries, json.loads(ran.stdout), strict=True):
        answers, ignored = read_answers(query)
        assert shown == render_recall(data, answers, ignored=ignored), query
