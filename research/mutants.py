"""Measure the share of small faults (mutants) that the tests detect. Each mutant is planted by itself in a
copy of the checkout.

    python -m research.mutants --seed 35 --count 60 --output mutants.json
    python -m research.mutants --again mutants.json --output mutants-now.json

Mutants are drawn with a fixed seed. `--again` plants the mutants of an earlier run. Their functions are found
by the shape of the code without names, even if they have been renamed or moved.
"""

from __future__ import annotations

import argparse
import ast
import copy
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from difflib import SequenceMatcher
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, Literal

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ("src/spadille/rules", "src/spadille/play", "src/spadille/table")
_OF_RULES: Final = (
    "tests/rules",
    "tests/play",
    "tests/rulebook/test_examples.py",
    "tests/conformance/test_vectors.py",
    "tests/laws",
    "tests/rulebook",
    "tests/conformance",
)
TESTS: Final = {
    "rules": _OF_RULES,
    "play": ("tests/play", *_OF_RULES),
    "table": (
        "tests/table/test_reducer.py",
        "tests/table/test_events.py",
        "tests/table/test_table.py",
        "tests/table/test_claims.py",
        "tests/table/test_undo.py",
        "tests/table/test_redeal.py",
        "tests/table/test_deal_files.py",
        "tests/table/test_commit_reveal.py",
        "tests/app/test_bot_players.py",
        "tests/table/test_deal_sentences.py",
        "tests/table/test_broadcast.py",
        "tests/workers/test_pacing.py",
        "tests/table/test_absence.py",
        "tests/table/test_bots.py",
        "tests/storage/test_accounts.py",
        "tests/table/test_twin_tables.py",
        "tests/table/test_refusals.py",
        "tests/table/test_seats_and_votes.py",
        "tests/table/test_random_table_life.py",
        "tests/app/test_lessons.py",
        "tests/server/test_http.py",
        "tests/app/test_deal_embed.py",
    ),
}
"""The tests to run for mutants of each source folder, the likeliest to fail first."""
LEFT_OUT: Final = (
    ".git",
    ".venv",
    "target",
    "dist",
    "node_modules",
    "__pycache__",
    ".hypothesis",
    ".mypy_cache",
)
"""Folders that are not copied."""
PYTEST: Final = (
    *("-m", "pytest", "-x", "-q", "-n0", "--no-header", "--tb=no", "-p", "no:cacheprovider"),
    *("--hypothesis-seed=0", "-m", "not long and not browser and not postgresql"),
)
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)

Function = ast.FunctionDef | ast.AsyncFunctionDef
Outcome = Literal["killed", "survived", "timeout", "unmatched"]
FLIPPED: Final[Mapping[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.Is: ("is", "is not"),
}
"""The text of each comparison operator, and the text that replaces it."""
RETURNED: Final = {"bool": "True", "int": "0", "float": "0.0", "str": '""', "bytes": 'b""'}
"""Maps the return annotation of a function to what its mutant returns; other mutants return None."""


@dataclass(frozen=True)
class Change:
    """A replacement in a source text. `start` and `end` are offsets in bytes."""

    start: int
    end: int
    before: str
    after: str


@dataclass(frozen=True)
class Place:
    """A top-level function or a method, with its possible changes in the order of the text."""

    file: str
    name: str
    node: Function
    source: bytes

    @property
    def text(self) -> str:
        """The text of the function."""
        lines = self.source.splitlines(keepends=True)
        return b"".join(lines[self.node.lineno - 1 : self.node.end_lineno]).decode()

    @property
    def changes(self) -> list[Change]:
        """All possible changes of the function."""
        found = sorted(
            _changes(self.node, Source(self.source)), key=lambda change: (change.start, change.after)
        )
        return list(dict.fromkeys(found))


@dataclass(frozen=True)
class Mutant:
    """A planted fault, and the outcome of the tests."""

    file: str
    line: int
    function: str
    before: str
    after: str
    number: int
    """The index of the change among those of its function."""
    text: str
    """The source of the unchanged function."""
    outcome: Outcome | None = None
    killed_by: str = ""
    seconds: float = 0.0


class Source:
    """A source text whose nodes can be found by their bytes."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Return the byte offsets at which a node starts and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.lineno - 1] + node.col_offset, self._starts[
            node.end_lineno - 1
        ] + node.end_col_offset

    def change(self, start: int, end: int, after: str) -> Change:
        """Return the change that replaces the bytes from `start` to `end` by `after`."""
        return Change(start, end, self.source[start:end].decode(), after)

    def replace_between(self, left: ast.expr, right: ast.expr, before: str, after: str) -> Iterator[Change]:
        """Yield the change that replaces the operator `before`, between two operands, by `after`."""
        start, end = self.span(left)[1], self.span(right)[0]
        word = rf"\b{before}\b" if before.isalpha() else re.escape(before)
        for found in re.finditer(word.encode(), self.source[start:end]):
            yield self.change(start + found.start(), start + found.end(), after)


def _changes(function: Function, source: Source) -> Iterator[Change]:
    """Yield every possible change of a function. Annotations, decorators and docstrings are not changed."""
    for statement in _body(function):
        for node in _walk(statement):
            if isinstance(node, ast.stmt):
                yield from _change_statement(node, function, source)
            elif isinstance(node, ast.expr):
                yield from _change_expression(node, source)


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if isinstance(node, ast.JoinedStr):
        return
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "type_params"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_docstring(child):
                yield from _walk(child)


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _body(function: Function) -> list[ast.stmt]:
    return [statement for statement in function.body if not _is_docstring(statement)]


def _change_statement(node: ast.stmt, function: Function, source: Source) -> Iterator[Change]:
    match node:
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            returned = RETURNED.get(ast.unparse(function.returns) if function.returns else "", "None")
            yield source.change(*source.span(value), returned)
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise():
            yield source.change(*source.span(node), "pass")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield source.change(*source.span(node), "pass")
        case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.UnaryOp | ast.Compare):
            start, end = source.span(test)
            yield source.change(start, end, f"not ({source.source[start:end].decode()})")
        case _:
            pass


def _change_expression(node: ast.expr, source: Source) -> Iterator[Change]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in FLIPPED:
            yield from source.replace_between(left, right, *FLIPPED[type(op)])
        case ast.BoolOp(op=op, values=values):
            before, after = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
            for left, right in pairwise(values):
                yield from source.replace_between(left, right, before, after)
        case ast.UnaryOp(op=ast.Not()):
            start = source.span(node)[0]
            yield source.change(start, start + len("not"), "")
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            yield from source.replace_between(left, right, "+", "-")
        case ast.BinOp(left=left, op=ast.Sub(), right=right):
            yield from source.replace_between(left, right, "-", "+")
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield source.change(*source.span(node), str(value + 1))
        case _:
            pass


def places_in(root: Path, folders: Sequence[str]) -> Iterator[Place]:
    """Yield the functions and methods of all modules below some folders."""
    for folder in folders:
        for module in sorted((root / folder).rglob("*.py")):
            source = module.read_bytes()
            yield from _places(module.relative_to(root).as_posix(), source, "", ast.parse(source).body)


def _places(file: str, source: bytes, outer: str, body: Sequence[ast.stmt]) -> Iterator[Place]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _places(file, source, f"{outer}{node.name}.", node.body)
        elif isinstance(node, Function) and not node.name.startswith("__repr"):
            yield Place(file, outer + node.name, node, source)


_NAMES: Final = frozenset({"arg", "asname", "attr", "id", "kwd_attrs", "module", "name", "names", "rest"})
_NO_CODE: Final = frozenset({"annotation", "decorator_list", "returns", "type_comment"})


class _WithoutNames(ast.NodeTransformer):
    """An AST transformer that erases names, annotations and docstrings, and on request strings."""

    def __init__(self, *, strings: bool) -> None:
        self._strings = strings

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for name, value in ast.iter_fields(node):
            if name in _NAMES | _NO_CODE:
                setattr(node, name, [] if isinstance(value, list) else None)
            elif isinstance(value, list):
                setattr(node, name, [child for child in value if not _is_docstring(child)])
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not self._strings:
            node.value = ""
        return super().generic_visit(node)


def shape_of(node: Function, *, strings: bool = True) -> str:
    """Return a function's code as text without names. With `strings` false, string literals
    are erased too.
    """
    return ast.dump(_WithoutNames(strings=strings).visit(copy.deepcopy(node)))


def draw(
    places: Sequence[Place], folders: Sequence[str], count: int, seed: int
) -> Iterator[tuple[Mutant, Place]]:
    """Draw `count` mutants, equally many from each folder, and at most one from each function."""
    chance = Random(seed)
    for number, folder in enumerate(folders):
        among = [place for place in places if place.file.startswith(f"{folder}/") and place.changes]
        share = count // len(folders) + (number < count % len(folders))
        # Functions are drawn without return, each as likely as it has changes (Efraimidis, Spirakis 2006).
        keys = [chance.random() ** (1 / len(place.changes)) for place in among]
        for at in sorted(sorted(range(len(among)), key=lambda at: -keys[at])[:share]):
            place = among[at]
            yield mutant_at(place, chance.randrange(len(place.changes))), place


def mutant_at(place: Place, number: int) -> Mutant:
    """Return the mutant that makes change `number` of a function."""
    change = place.changes[number]
    line = place.source[: change.start].count(b"\n") + 1
    return Mutant(place.file, line, place.name, change.before, change.after, number, place.text)


def find_again(mutant: Mutant, places: Sequence[Place]) -> Place | None:
    """Return the function of an earlier mutant in the present code, or None if its code has changed.

    Among several functions of the same shape, the one with the most similar text is returned. If no function
    has the same strings, strings may differ.
    """
    (statement,) = ast.parse(f"if True:\n{mutant.text}" if mutant.text[0] == " " else mutant.text).body
    function = statement.body[0] if isinstance(statement, ast.If) else statement
    assert isinstance(function, Function)

    def likeness(place: Place) -> float:
        alike = SequenceMatcher(None, mutant.text, place.text, autojunk=False).ratio()
        return alike + (place.name == mutant.function) + (Path(place.file).name == Path(mutant.file).name)

    for strings in (True, False):
        shape = shape_of(function, strings=strings)
        same = [place for place in places if shape_of(place.node, strings=strings) == shape]
        if same:
            return max(same, key=likeness)
    return None


def planted(place: Place, number: int) -> bytes:
    """Return the source of a module with change `number` of one of its functions made."""
    change = place.changes[number]
    text = place.source[: change.start] + change.after.encode() + place.source[change.end :]
    ast.parse(text)
    return text


def copy_checkout(root: Path, to: Path) -> None:
    """Copy the checkout from `root` to `to`, without the folders that the tests do not need."""
    shutil.copytree(root, to, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT))


def run_tests(checkout: Path, source: str, limit: int) -> tuple[Outcome, str]:
    """Run the tests of a source folder in a copy of the checkout. Return the outcome, and the name of the
    first failed test.

    `limit` is in seconds of processor time, so that it does not depend on the machine's load. A run that
    takes sixty times as long in real time is ended.
    """
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    try:
        done = subprocess.run(
            [sys.executable, *PYTEST, *TESTS[source]],
            cwd=checkout,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=limit * 60,
            preexec_fn=partial(resource.setrlimit, resource.RLIMIT_CPU, (limit, limit + 5)),
        )
    except subprocess.TimeoutExpired:
        return "timeout", ""
    if done.returncode == 0:
        return "survived", ""
    if done.returncode < 0:
        return "timeout", ""
    failed = _FAILED.search(done.stdout)
    return "killed", failed[1] if failed else (done.stdout + done.stderr).strip()[-300:]


def measure(mutant: Mutant, place: Place | None, checkout: Path, limit: int) -> Mutant:
    """Plant a mutant in the copy, run the tests and undo the change. Return the mutant with its outcome."""
    if place is None:
        return replace(mutant, outcome="unmatched")
    module, began = checkout / place.file, time.monotonic()
    module.write_bytes(planted(place, mutant.number))
    try:
        outcome, killed_by = run_tests(checkout, source_of(place.file), limit)
    finally:
        module.write_bytes(place.source)
    seconds = round(time.monotonic() - began, 1)
    return replace(mutant_at(place, mutant.number), outcome=outcome, killed_by=killed_by, seconds=seconds)


def source_of(file: str) -> str:
    """Return the folder of a module, as a key of `TESTS`."""
    return next(folder.name for folder in Path(file).parents if folder.name in TESTS)


def measure_all(
    wanted: Sequence[tuple[Mutant, Place | None]], root: Path, output: Path, limit: int
) -> list[Mutant]:
    """Measure each mutant that has no outcome in the file `output`, and store all outcomes after each one.

    Raises:
        RuntimeError: the tests fail without a mutant.
    """
    done = [Mutant(**mutant) for mutant in json.loads(output.read_text("utf-8"))] if output.exists() else []
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder) / "checkout"
        copy_checkout(root, checkout)
        for source in sorted({source_of(place.file) for _, place in wanted[len(done) :] if place}):
            outcome, failed = run_tests(checkout, source, limit)
            print(f"without a change, tests of {source}: {outcome} {failed}", flush=True)
            if outcome != "survived":
                raise RuntimeError(f"the tests of {source} fail where nothing is changed")
        for mutant, place in wanted[len(done) :]:
            done.append(measure(mutant, place, checkout, limit))
            output.write_text(json.dumps(list(map(asdict, done)), indent=1) + "\n", "utf-8")
            print(report(done[-1]), flush=True)
    return done


def report(mutant: Mutant) -> str:
    """Return one line with a mutant and its outcome."""
    change = f"{mutant.before!r} -> {mutant.after!r}"
    place = f"{mutant.file}:{mutant.line} {mutant.function}"
    return f"{mutant.outcome:9} {mutant.seconds:6.1f} s  {place}: {change}  {mutant.killed_by}"


def main() -> None:
    """Draw mutants, or read them from a file, and measure them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sources", nargs="*", default=SOURCES, help="folders to plant mutants in")
    parser.add_argument("--seed", type=int, default=35)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument(
        "--limit", type=int, default=120, help="seconds of processor time for the tests of one"
    )
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout, built")
    parser.add_argument(
        "--again", type=Path, help="a file of an earlier run, whose mutants are planted again"
    )
    parser.add_argument(
        "--output", type=Path, required=True, help="a file; if it is there, the run goes on from it"
    )
    given = parser.parse_args()
    root = given.root.resolve()
    places = list(places_in(root, given.sources))
    wanted: list[tuple[Mutant, Place | None]] = []
    if given.again:
        earlier = [Mutant(**mutant) for mutant in json.loads(given.again.read_text("utf-8"))]
        wanted += [(mutant, find_again(mutant, places)) for mutant in earlier]
    else:
        wanted += draw(places, given.sources, given.count, given.seed)
    done = measure_all(wanted, root, given.output, given.limit)
    print(
        ", ".join(f"{count} {outcome}" for outcome, count in Counter(m.outcome for m in done).most_common())
    )


if __name__ == "__main__":
    main()
