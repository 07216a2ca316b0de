"""What was played before is there again, whenever it was broken off."""

from pathlib import Path

import pytest

from training.keeping import whole_lines


@pytest.mark.parametrize(
    ("left", "lines"),
    [("", []), ("on", []), ("one\n", ["one"]), ("one\ntw", ["one"]), ("one\ntwo\n", ["one", "two"])],
)
def test_a_line_that_was_cut_off_is_taken_away(tmp_path: Path, left: str, lines: list[str]) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text(left, "utf-8")
    assert whole_lines(path) == lines
    with path.open("a", encoding="utf-8") as file:
        file.write("more\n")
    assert whole_lines(path) == [*lines, "more"]


def test_where_nothing_was_played_there_is_nothing(tmp_path: Path) -> None:
    assert whole_lines(tmp_path / "kept.jsonl") == []
