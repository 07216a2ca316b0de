"""Run the Python examples of pages and notebooks: `python page_programs.py DOCS`.

As a program it runs all guides and notebooks by an installed package, without the checkout. It imports
nothing of the tests.
"""

from __future__ import annotations

import ast
import doctest
import json
import os
import re
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from spadille.cli.start import main

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PROMPT = "```python\n>>> "


def find_programs(pages: Iterable[Path]) -> list[Path]:
    """Return the pages whose Python examples have no prompts."""
    texts = {page: page.read_text("utf-8") for page in pages}
    return [page for page, text in texts.items() if "```python\n" in text and PROMPT not in text]


def run_programs(page: Path) -> dict[str, Any]:
    """Run the examples of a page one after another, and return their variables."""
    if page.stem == "studies":
        assert main(["study", "run", "solos", "--bots", "random", "--deals", "6", "--processes", "1"]) == 0
    names: dict[str, Any] = {"__name__": page.stem}
    for language, words in FENCE.findall(page.read_text("utf-8")):
        if language == "python":
            assert ">>>" not in words
            exec(compile(words, page.name, "exec"), names)
    return names


def cells(notebook: Path) -> list[str]:
    """Return the code cells of a notebook, after checking that none has been run."""
    code = [cell for cell in json.loads(notebook.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert [cell for cell in code if cell["outputs"] or cell["execution_count"]] == []
    return ["".join(cell["source"]) for cell in code]


def run_notebook(notebook: Path) -> dict[str, Any]:
    """Run all cells of a notebook and return its variables, after checking that the result of each cell
    can be displayed.
    """
    names: dict[str, Any] = {"__name__": "notebook"}
    for source in cells(notebook):
        *before, last = ast.parse(source).body
        exec(compile(ast.Module(before, []), notebook.name, "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), notebook.name, "eval"), names)
            assert getattr(shown, "_repr_html_", shown.__repr__)()
        else:
            exec(compile(ast.Module([last], []), notebook.name, "exec"), names)
    return names


def run_examples(page: Path) -> int:
    """Run the examples of a page that have prompts, and return how many there are."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8", optionflags=flags)
    assert tried.failed == 0, page.name
    return tried.attempted


def run_all(docs: Path) -> None:
    """Run all guides and notebooks, each in a folder of its own."""
    guides = sorted((docs / "guides").glob("*.md"))
    programs = find_programs(guides)
    examples = [page for page in guides if PROMPT in page.read_text("utf-8")]
    notebooks = sorted((docs / "notebooks").glob("*.ipynb"))
    for pages, run in ((programs, run_programs), (examples, run_examples), (notebooks, run_notebook)):
        for page in pages:
            with tempfile.TemporaryDirectory() as folder:
                os.chdir(folder)
                run(page)
                os.chdir(docs)
            sys.stdout.write(f"{page.stem}\n")


if __name__ == "__main__":
    run_all(Path(sys.argv[1]).resolve())
