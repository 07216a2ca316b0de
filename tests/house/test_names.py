"""Tests of names: software has the terms of its field, and retired names are not used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import MODULES, ROOT, SPADILLE, Function, bound_names, syntax, where

GLOSSARY = ROOT / "docs" / "concepts" / "glossary.md"
CODE = [
    *MODULES,
    *(ROOT / "crates").rglob("src/**/*.rs"),
    *(ROOT / "research").rglob("*.py"),
    *(ROOT / "examples").rglob("*.py"),
    *(ROOT / "src").rglob("*.pyi"),
]
OF_THE_FIELD = """
heuristic, determinization, world, policy, opponent model, features, history, observation, replay state,
rollout, rollout result, playout, outcome model, prediction, parameters, error model, posterior, epsilon,
exploration constant, PIMC, ISMCTS, contract class, evaluated bid, bid evaluator, safe suits, losing suits,
sure tricks, quality tiers, workers, pending event, commitment, nonce, sampling weights, reward shaping,
feature, transposition table, alpha-beta, softmax, Monte Carlo, UCB
"""
"""Names of algorithms and their parts in papers and libraries."""


def squeezed(text: str) -> str:
    """Return a text in lower case without separators, so that `SureTricks`, `sure_tricks` and "sure
    tricks" are the same.
    """
    return re.sub(r"[\s_\-/!#]+", "", text).lower()


def missing(words: list[str]) -> list[str]:
    """Return the terms in `words` that do not occur in the code."""
    code = "\0".join(squeezed(path.read_text("utf-8")) for path in CODE)
    return [word for word in words if squeezed(word) not in code]


def test_the_words_of_the_field_are_in_the_code() -> None:
    assert missing([word.strip() for word in OF_THE_FIELD.split(",")]) == []


def test_every_word_of_the_glossary_is_in_the_code() -> None:
    words = re.findall(r"^\| \*\*(.+?)\*\*", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    assert len(words) > 60
    assert missing(words) == []


WEB_TERMS = """
middleware, rate limit, token bucket, session, health check, push subscription, cache, worker pool, event log,
hash chain, reducer, broadcast, dispatch, evict, dump, cluster, lease, backpressure
"""
"""Terms that a web engineer searches for.

Each must be in the name of a module, class or function that is imported elsewhere.
"""


def imported_names() -> set[str]:
    """Return the names of all modules, classes and functions that another module imports."""
    found = set[str]()
    for module in MODULES:
        for node in ast.walk(syntax(module)):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("spadille"):
                found |= {alias.name for alias in node.names} | set(str(node.module).split("."))
    return {squeezed(name) for name in found}


def test_a_web_engineer_finds_the_terms_of_the_field() -> None:
    names = imported_names()
    terms = [term.strip() for term in WEB_TERMS.split(",")]
    assert len(terms) > 15
    assert [term for term in terms if not any(squeezed(term) in name for name in names)] == []


RETIRED: dict[tuple[str, ...], str] = {
    ("app", "server", "pyodide", "protocol"): """
        House HouseCall HouseTally Visit HttpVisit welcome Callers Newcomer Doorkeeper household Measures
        Porch Furnished HttpLine Door polite porch_of WebSocketLine hang_up Bell Carrier HouseKey Wellness
        tidy_rarely Findings FrontDoor have_more_lines most_lines Neighbours OpenPages Desk SameRoom Shelf
        put_away let_go take_away_abandoned scrub JudgesRoom ToldDeal Refusal refuse refused error_answer
        porch door bell bell_calls visit visiting house_call wellness tidying findings pieces heads copies
        neighbours listening soundness stories torn_pages desk menu listing painting tallies taught coaching
        talking my_play recovery reviewing hinting carrying letters64 ringing sealing signing
    """,
    ("table", "workers"): """
        Owner Showing Thinker BackRoom Thought HeardIds Voice Patience NewsItem Offers Aim Cutting Room Broke
        Lost BACK_ROOM SEATED deserted owner judging hearing showing standing voice waiting news keeping heard
        boards cutting taking_back playing_out certainty again moving thinking room tempo
    """,
    ("storage",): """
        Journal JournalWriter Post Story Line Fault What Damaged Row Order NotStored OutOfReach InDoubt
        Elsewhere Watcher Connections Lively Unusable journal post chain guests people place shape shapes
        catching_up letters whole copying copy_form unusable bells asking keeping stories private
    """,
    ("solver", "env"): "Whereabouts Seen Shown shown seen whereabouts starts written company flat",
    ("evaluation",): "Look Outlook Stretch before second company over_many telling edition proof dear judge",
    ("bots",): """
        Doubter Margin Willingness Shift Prospect Doubt HowBid hearing certain laying_away undertaking
    """,
    ("sentences", "text_commands", "cli"): """
        Company Unclear Trouble GotUp company words asked faults named spelling judged sitting trouble
    """,
    ("arena", "pad", "study"): "Seam NoContest entrants foresight answering settling",
}
"""Identifiers and file names that were replaced, by package."""


def retired_in(module: Path, words: set[str]) -> Iterator[str]:
    """Yield the places where a module defines a class, function or attribute by a retired name, or has
    such a name itself.
    """
    if module.stem in words or module.parent.name in words:
        yield where(module)
    for node in ast.walk(syntax(module)):
        if isinstance(node, ast.ClassDef | Function) and node.name.lstrip("_") in words:
            yield f"{where(module, node)} {node.name}"


def test_retired_names_have_not_come_back() -> None:
    found = [
        place
        for packages, words in RETIRED.items()
        for package in packages
        for module in sorted((SPADILLE / package).rglob("*.py"))
        for place in retired_in(module, set(words.split()))
    ]
    assert found == [], "a retired name: the glossary and plain terms have another"


def test_a_retired_name_would_be_found() -> None:
    planted = SPADILLE / "app" / "services.py"
    assert list(retired_in(planted, {"Services"}))


RETIRED_VARIABLES = {
    "visit",
    "house",
    "room",
    "neighbours",
    "bell",
    "keeps",
    "looks",
    "carrier",
    "shelf",
    "desk",
}
"""Retired names of parameters and variables, which are now context, services, pool, cluster, notifier ..."""


def test_retired_variables_have_not_come_back() -> None:
    packages = ("app", "server", "pyodide", "table", "workers")
    modules = [module for package in packages for module in sorted((SPADILLE / package).rglob("*.py"))]
    found = [
        f"{where(module)}:{line} {name}"
        for module in modules
        for name, line in bound_names(syntax(module))
        if name.lstrip("_") in RETIRED_VARIABLES
    ]
    assert len(modules) > 100
    assert found == []


PROSE = r"\b(porch|household|doorkeeper|wellness|thinkers|whoever|nought)\b"
"""Words that may be in no docstring, comment or page."""
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")])


def test_retired_words_are_in_no_prose() -> None:
    texts = [*MODULES, *(page for page in PAGES if page.name != "CHANGELOG.md")]
    found = [
        f"{where(text)}:{number}"
        for text in texts
        for number, line in enumerate(text.read_text("utf-8").splitlines(), 1)
        if re.search(PROSE, line, re.IGNORECASE)
    ]
    assert found == []


PRIVATE = (
    r"\b(Lies?|Custom|Fared|Outturn|Believed|Snares|Havens|Leaning|by_thumb|by_custom|reckoned|curiosity)\b"
)


def test_private_words_have_not_come_back() -> None:
    places = {"bots", "solver", "core", "training"}
    machine = [path for path in CODE if places & set(path.relative_to(ROOT).parts)]
    assert len(machine) > 100
    assert [path.name for path in machine if re.search(PRIVATE, path.read_text("utf-8"))] == []


BARE = frozenset({"one", "some", "said", "told", "thing", "things", "each"})
"""Words that do not say what a value is, for example a seat, a deal, a rejection or a row."""
PYTHON = ("src", "tests", "bench", "research", "scripts", "examples")


SENT = ("src/spadille/protocol/", "src/spadille/app/lessons/messages.py")
"""The modules that declare fields of messages, whose names are not checked."""


def modules_in(place: str) -> list[Path]:
    """Return the modules in a place: the file itself, or all modules in a folder."""
    path = ROOT / place
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def sent_fields(module: Path) -> set[tuple[str, int]]:
    """Return the fields of messages that a module declares, with their lines."""
    declared = (node for node in ast.walk(syntax(module)) if isinstance(node, ast.ClassDef))
    fields = (node for message in declared for node in message.body if isinstance(node, ast.AnnAssign))
    return {(ast.unparse(field.target), field.lineno) for field in fields}


def bare_in_python(module: Path) -> Iterator[str]:
    """Yield the places where a module binds one of the words in `BARE` as a name."""
    sent = sent_fields(module) if where(module).startswith(SENT) else set()
    found = [
        bound for bound in bound_names(syntax(module)) if bound[0].strip("_") in BARE and bound not in sent
    ]
    yield from (f"{where(module)}:{line} {name}" for name, line in found)


def bare_in_rust(module: Path) -> Iterator[str]:
    """Yield the places where one of the words in `BARE` occurs in Rust code, outside comments and strings."""
    for number, line in enumerate(module.read_text("utf-8").splitlines(), 1):
        code = re.sub(r'"(?:[^"\\]|\\.)*"|//.*', "", line)
        yield from (f"{where(module)}:{number} {word}" for word in re.findall(r"\w+", code) if word in BARE)


def test_names_describe_values() -> None:
    modules = [module for folder in PYTHON for module in modules_in(folder)]
    python = [place for module in modules for place in bare_in_python(module)]
    rust = [place for module in sorted((ROOT / "crates").rglob("*.rs")) for place in bare_in_rust(module)]
    assert len(modules) > 300
    assert [*python, *rust] == [], "name it by what it is: a seat, a deal, an answer, a row"
