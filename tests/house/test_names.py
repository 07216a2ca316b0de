"""Names: a class name stands once, and the words of the glossary are the words of the code."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import MODULES, ROOT, SPADILLE, bound_names, syntax, where

GLOSSARY = ROOT / "docs" / "concepts" / "glossary.md"
CODE = [
    *MODULES,
    *(ROOT / "crates").rglob("src/**/*.rs"),
    *(ROOT / "research").rglob("*.py"),
    *(ROOT / "examples").rglob("*.py"),
    *(ROOT / "src").rglob("*.pyi"),
]
PAIRS = {
    "Decision",
    "Game",
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
    assert twice.keys() == PAIRS
    assert len(PAIRS) <= 15


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


BARE = frozenset({"one", "some", "said", "told", "thing", "things", "each"})
"""Words that say nothing of what a thing is: a seat, a deal, a refusal, a row."""
PYTHON = ("src", "tests", "bench", "research", "scripts", "examples")


SENT = ("src/spadille/server/messages/", "src/spadille/server/taught.py")
"""Where the fields of messages are declared: whatever is sent keeps its name."""


def modules_in(place: str) -> list[Path]:
    """A file, or all below a folder."""
    path = ROOT / place
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def sent_fields(module: Path) -> set[tuple[str, int]]:
    """The fields of messages that a module declares, each with its line."""
    declared = (node for node in ast.walk(syntax(module)) if isinstance(node, ast.ClassDef))
    fields = (node for message in declared for node in message.body if isinstance(node, ast.AnnAssign))
    return {(ast.unparse(field.target), field.lineno) for field in fields}


def bare_in_python(module: Path) -> Iterator[str]:
    """Where a bare word is given to something as its name."""
    sent = sent_fields(module) if where(module).startswith(SENT) else set()
    found = [
        bound for bound in bound_names(syntax(module)) if bound[0].strip("_") in BARE and bound not in sent
    ]
    yield from (f"{where(module)}:{line} {name}" for name, line in found)


def bare_in_rust(module: Path) -> Iterator[str]:
    """Where a bare word stands in Rust outside comments and texts."""
    for number, line in enumerate(module.read_text("utf-8").splitlines(), 1):
        code = re.sub(r'"(?:[^"\\]|\\.)*"|//.*', "", line)
        yield from (f"{where(module)}:{number} {word}" for word in re.findall(r"\w+", code) if word in BARE)


def test_names_say_what_a_thing_is() -> None:
    modules = [module for folder in PYTHON for module in modules_in(folder)]
    python = [place for module in modules for place in bare_in_python(module)]
    rust = [place for module in sorted((ROOT / "crates").rglob("*.rs")) for place in bare_in_rust(module)]
    assert len(modules) > 300
    assert [*python, *rust] == [], "name it by what it is: a seat, a deal, an answer, a row"
