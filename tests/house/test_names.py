"""Names: a class name stands once, and the words of the glossary are the words of the code."""

import ast
import re
from collections import defaultdict

from tests.house.source import MODULES, ROOT, SPADILLE, syntax

GLOSSARY = ROOT / "docs" / "concepts" / "glossary.md"
CODE = [
    *MODULES,
    *(ROOT / "crates").rglob("src/**/*.rs"),
    *(ROOT / "training").rglob("*.py"),
    *(ROOT / "src").rglob("*.pyi"),
]
PAIRS = {
    "Decision",
    "Game",
    "Goal",
    "Option",
    "Place",
    "Player",
    "Preset",
    "Price",
    "Question",
    "Reasons",
    "Result",
    "Sentence",
    "Trick",
    "View",
    "Weighed",
}
"""What stands twice: a thing of the house, and the same as it is sent to a browser or stored."""
OF_THE_FIELD = """
heuristic, determinization, world, policy, opponent model, features, history, observation, replay state,
rollout, rollout result, playout, outcome model, prediction, parameters, error model, posterior, epsilon,
exploration constant, PIMC, ISMCTS, contract class, evaluated bid, bid evaluator, safe suits, losing suits,
sure tricks, quality tiers, workers, pending event, commitment, nonce, sampling weights, reward shaping,
feature, transposition table, alpha-beta, softmax, Monte Carlo, UCB
"""
"""What the algorithms and their parts are called in papers and libraries."""


def classes() -> dict[str, list[str]]:
    """By class name, where classes of that name stand."""
    found = defaultdict[str, list[str]](list)
    for module in MODULES:
        for node in ast.walk(syntax(module)):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(module.relative_to(SPADILLE).as_posix())
    return found


def squeezed(text: str) -> str:
    """Without what divides words: `SureTricks`, `sure_tricks` and "sure tricks" are one."""
    return re.sub(r"[\s_\-/!#]+", "", text).lower()


def missing(words: list[str]) -> list[str]:
    """The words that the code does not use."""
    code = "\0".join(squeezed(path.read_text("utf-8")) for path in CODE)
    return [word for word in words if squeezed(word) not in code]


def test_a_class_name_stands_once() -> None:
    twice = {name: places for name, places in classes().items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if name not in PAIRS} == {}
    assert len(twice) <= len(PAIRS) <= 15


def test_the_words_of_the_field_are_in_the_code() -> None:
    assert missing([word.strip() for word in OF_THE_FIELD.split(",")]) == []


def test_every_word_of_the_glossary_is_in_the_code() -> None:
    words = re.findall(r"^\| \*\*(.+?)\*\*", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    assert len(words) > 60
    assert missing(words) == []


PRIVATE = (
    r"\b(Lies?|Custom|Fared|Outturn|Believed|Snares|Havens|Leaning|by_thumb|by_custom|reckoned|curiosity)\b"
)


def test_private_words_have_not_come_back() -> None:
    machine = [path for path in CODE if {"bots", "solver", "core", "training"} & set(path.parts)]
    assert len(machine) > 100
    assert [path.name for path in machine if re.search(PRIVATE, path.read_text("utf-8"))] == []
