"""Tests that lines of code are counted without comments, docstrings, tests and generated files."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest

from scripts.count_lines import COUNTERS, count_checkout, is_test, package_of

PYTHON = '''\
"""A module."""

# a comment
FIRST = """two
lines"""
"""What the first is."""


def second() -> int:
    """Return nothing much."""
    return 2  # of these
'''
RUST = """\
//! A module.
fn first() -> &'static str {
    /* a comment
       of two lines */
    "// no comment"
}

#[cfg(test)]
mod tests {
    fn second() {}
}
"""
SVELTE = """\
<script lang="ts">
  // a comment
  let url = 'https://host';
</script>

<!-- a comment -->
<p>{url}</p>

<style>
  /* a comment */
  p {
    margin: 0;
  }
</style>
"""


@pytest.mark.parametrize(
    ("suffix", "text", "lines"),
    [
        (".py", PYTHON, {"python": 4}),
        (".rs", RUST, {"rust": 3}),
        (".svelte", SVELTE, {"script": 1, "markup": 1, "style": 3}),
        (".css", "/* a\nb */\np { margin: 0 }\n", {"css": 1}),
        ("", "#!/bin/sh\n# a comment\nset -eu\n", {"shell": 1}),
    ],
)
def test_lines_of_code_are_counted(suffix: str, text: str, lines: dict[str, int]) -> None:
    assert {language: count for language, count in COUNTERS[suffix](text).items() if count} == lines


@pytest.mark.parametrize(
    ("path", "package"),
    [
        ("src/spadille/server/table/state.py", "src/spadille/server/table"),
        ("src/spadille/bots/learned/model.py", "src/spadille/bots"),
        ("src/spadille/__init__.py", "src/spadille"),
        ("crates/core/src/solver/mod.rs", "crates/core"),
        ("web/src/pages/learn/Lesson.svelte", "web/src"),
        ("scripts/site.py", "scripts"),
    ],
)
def test_a_file_belongs_to_a_package(path: str, package: str) -> None:
    assert package_of(PurePosixPath(path)) == package


def test_tests_are_counted_apart() -> None:
    tests = [
        "tests/conftest.py",
        "web/src/App.test.ts",
        "crates/core/src/env/tests.rs",
        "web/src/testing/page.ts",
    ]
    assert all(is_test(PurePosixPath(path)) for path in tests)
    assert not is_test(PurePosixPath("src/spadille/rules/game.py"))


def test_generated_files_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / "made.py").write_text("# Do not edit.\nFIRST = 1\n")
    assert count_checkout(tmp_path) == {}
    (tmp_path / "scripts" / "written.py").write_text("FIRST = 1\n")
    assert count_checkout(tmp_path) == {(False, "scripts"): {"python": 1}}
