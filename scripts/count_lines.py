"""Count the lines of code of a checkout, by package and language: `python -m scripts.count_lines [FOLDER]`.

Blank lines, comments, docstrings and generated files do not count. Tests are listed separately from the
total.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

Counts = Counter[str]

DEEP: Final = {"app", "server"}
"""Packages of `spadille` that are counted by subpackage."""
TOPS: Final = {"bench", "crates", "examples", "research", "scripts", "src", "tests", "training", "web"}
COLUMNS: Final = ("python", "rust", "typescript", "script", "markup", "style", "css", "sql", "shell")
"""Languages; a Svelte component is counted as script, markup and style."""

_GENERATED: Final = re.compile(r"do not edit", re.IGNORECASE)
_STRING: Final = r'"(?:[^"\\\n]|\\.)*"' + r"|'(?:[^'\\\n]|\\.)*'" + r"|`(?:[^`\\]|\\.)*`"
_TYPESCRIPT: Final = re.compile(rf"({_STRING})|//[^\n]*|/\*.*?\*/", re.DOTALL)
_RUST: Final = re.compile(
    r"""(r(\#*)".*?"\2|"(?:[^"\\]|\\.)*"|'(?:[^'\\\n]|\\[^\n]{1,8})')|//[^\n]*|/\*.*?\*/""", re.DOTALL
)
_RUST_TESTS: Final = re.compile(
    r"^( *)#\[cfg\(test\)\]\n(?:\1#\[[^\n]*\]\n)*\1[a-z(][^\n]*(?:;$|\}$|\{$.*?^\1\}$)",
    re.DOTALL | re.MULTILINE,
)
_CSS: Final = re.compile(r"""("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|/\*.*?\*/""", re.DOTALL)
_SQL: Final = re.compile(r"('(?:[^']|'')*')|--[^\n]*|/\*.*?\*/", re.DOTALL)
_HTML: Final = re.compile(r"()<!--.*?-->", re.DOTALL)
_SHELL: Final = re.compile(r"()^\s*#[^\n]*", re.MULTILINE)
_BLOCK: Final = re.compile(r"^<(script|style)\b[^>]*>\n?(.*?)^</\1>", re.DOTALL | re.MULTILINE)
_LAYOUT_TOKENS: Final = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
    tokenize.ENCODING,
}


def count_python(text: str) -> int:
    """Count the lines that have a token other than a comment or a docstring."""
    lines = set[int]()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in _LAYOUT_TOKENS:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return sum(1 for number, line in enumerate(text.splitlines(), 1) if number in lines and line.strip())


def count_without(comments: re.Pattern[str], text: str) -> int:
    """Count lines that are not blank once `comments` are removed. The first group of `comments` is kept."""
    code = comments.sub(lambda match: match[1] or "", text)
    return sum(1 for line in code.splitlines() if line.strip())


def count_svelte(text: str) -> Counts:
    """Count a component's script, markup and style separately."""
    counts = Counts()
    for block in _BLOCK.finditer(text):
        if block[1] == "script":
            counts["script"] += count_without(_TYPESCRIPT, block[2])
        else:
            counts["style"] += count_without(_CSS, block[2])
    counts["markup"] = count_without(_HTML, _BLOCK.sub("", text))
    return counts


def _count_rust(text: str) -> Counts:
    code = _RUST_TESTS.sub("", text)
    return Counts(rust=count_without(_RUST, code))


COUNTERS: Final[dict[str, Callable[[str], Counts]]] = {
    ".py": lambda text: Counts(python=count_python(text)),
    ".pyi": lambda text: Counts(python=count_python(text)),
    ".rs": _count_rust,
    ".ts": lambda text: Counts(typescript=count_without(_TYPESCRIPT, text)),
    ".js": lambda text: Counts(typescript=count_without(_TYPESCRIPT, text)),
    ".mjs": lambda text: Counts(typescript=count_without(_TYPESCRIPT, text)),
    ".svelte": count_svelte,
    ".css": lambda text: Counts(css=count_without(_CSS, text)),
    ".sql": lambda text: Counts(sql=count_without(_SQL, text)),
    "": lambda text: Counts(shell=count_without(_SHELL, text) if text.startswith("#!") else 0),
}
"""The function that counts the lines of a file, by its suffix."""


def is_test(path: PurePosixPath) -> bool:
    """Return whether a file is a test or is used by tests alone."""
    return (
        path.parts[0] == "tests"
        or bool({"tests", "testing"} & set(path.parts[:-1]))
        or path.stem in {"tests", "conftest"}
        or path.stem.endswith(".test")
    )


def package_of(path: PurePosixPath) -> str:
    """Return the name of the package to which a file's lines are added."""
    folders = path.parts[:-1]
    match folders:
        case ("src", "spadille", package, *_):
            depth = 4 if package in DEEP else 3
        case ("crates", *_) if "examples" not in folders:
            depth = 2
        case ("crates", *_):
            depth = 3
        case _:
            depth = 2
    return "/".join(folders[:depth])


def tracked_files(root: Path) -> Iterator[PurePosixPath]:
    """Yield the files under version control. Without git, yield all files except those of
    installed packages.
    """
    if (root / ".git").exists():
        listed = subprocess.run(
            ["git", "-C", str(root), "ls-files", "-z"], check=True, capture_output=True, text=True
        ).stdout
        names = listed.split("\0")[:-1]
    else:
        names = [path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()]
    for name in sorted(names):
        path = PurePosixPath(name)
        if path.parts[0] in TOPS and "node_modules" not in path.parts and (root / path).is_file():
            yield path


def count_checkout(root: Path) -> dict[tuple[bool, str], Counts]:
    """Return the line counts by key. A key consists of whether the lines are tests, and the package."""
    found = defaultdict[tuple[bool, str], Counts](Counts)
    for path in tracked_files(root):
        counter = COUNTERS.get(path.suffix)
        if counter is None:
            continue
        text = (root / path).read_text("utf-8")
        if not _GENERATED.search("\n".join(text.splitlines()[:5])):
            found[is_test(path), package_of(path)] += counter(text)
    return {key: counts for key, counts in found.items() if counts.total()}


def table(found: dict[tuple[bool, str], Counts]) -> Iterator[str]:
    """Yield the lines of the printed table: packages with their total, then tests with theirs."""
    width = max(len(package) for _, package in found)
    yield f"{'package':{width}}" + "".join(f"{name:>11}" for name in (*COLUMNS, "total"))
    for tests, name in ((False, "total without tests"), (True, "total of tests")):
        chosen = {
            package: counts for (of_tests, package), counts in sorted(found.items()) if of_tests is tests
        }
        chosen[name] = sum(chosen.values(), Counts())
        for package, counts in chosen.items():
            cells = "".join(f"{counts[column] or '-':>11}" for column in COLUMNS)
            yield f"{package:{width}}{cells}{counts.total():>11}"
        yield ""


def main(arguments: list[str]) -> None:
    """Print the table for the checkout given as an argument, or for the current folder."""
    print("\n".join(table(count_checkout(Path(*arguments[:1])))))


if __name__ == "__main__":
    main(sys.argv[1:])
