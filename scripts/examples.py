"""Write every Python example of the pages and the docstrings into modules, so that mypy can check them.

`python -m scripts.examples FOLDER` empties the folder first. A test runs mypy on it.
"""

from __future__ import annotations

import ast
import doctest
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import rmtree
from textwrap import dedent, indent

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
_FENCE = re.compile(r"^( *)```python\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
_PROMPT = ">>>"
_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def read_page(page: Path) -> str:
    """Return the examples of a page one after another, as a program."""
    return "\n".join(_strip_prompts(dedent(code)) for _, code in _FENCE.findall(page.read_text("utf-8")))


def read_docstrings(module: Path) -> str:
    """Return the examples of a module's docstrings, each as a function among the names of the module."""
    tree = ast.parse(module.read_text("utf-8"))
    texts = (ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, _Documented))
    examples = [_strip_prompts(text) for text in texts if text and _PROMPT in text]
    if not examples:
        return ""
    name = ".".join(module.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    names = ", ".join(sorted(set(_defined_names(tree.body))))
    taken = "".join((*_read_imports(tree.body), f"from {name} import {names}\n" if names else ""))
    functions = (
        f"\n\ndef example_{number}() -> None:\n{indent(code, '    ')}" for number, code in enumerate(examples)
    )
    return taken + "".join(functions)


def _strip_prompts(code: str) -> str:
    """Return the statements of a session; a program is returned as it is."""
    if _PROMPT not in code:
        return code
    return "".join(example.source for example in doctest.DocTestParser().get_examples(code))


def _read_imports(body: Sequence[ast.stmt]) -> Iterator[str]:
    for node in body:
        match node:
            case ast.If(body=body, orelse=other) | ast.Try(body=body, orelse=other):
                yield from _read_imports((*body, *other))
            case ast.Import() | ast.ImportFrom() if getattr(node, "module", "") != "__future__":
                yield f"{ast.unparse(node)}\n"
            case _:
                pass


def _defined_names(body: Sequence[ast.stmt]) -> Iterator[str]:
    for node in body:
        match node:
            case ast.If(body=body, orelse=other) | ast.Try(body=body, orelse=other):
                yield from _defined_names((*body, *other))
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case _:
                pass


def write_examples(folder: Path) -> int:
    """Write a module for each page and each module with examples. Return how many there are."""
    rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pages = ((page.relative_to(ROOT), read_page(page)) for page in PAGES)
    modules = ((module.relative_to(SOURCES), read_docstrings(module)) for module in SOURCES.rglob("*.py"))
    written = [(path, code) for path, code in (*pages, *modules) if code]
    for path, code in written:
        name = re.sub(r"\W", "_", path.with_suffix("").as_posix().lower())
        (folder / f"example_{name}.py").write_text(code, "utf-8")
    return len(written)


if __name__ == "__main__":
    write_examples(Path(sys.argv[1]))
