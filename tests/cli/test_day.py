"""Tests of `spadille day`: secrets are committed to once, revealed a day later, and can be verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spadille.app.daily.calendar import BadSecretsFile, read_secrets
from spadille.cli.commands import main
from spadille.notation.days import codes_of_day, open_chain, read_chains


def read_output(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return answer


def test_a_committed_year_verifies_day_by_day(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "days"
    assert main(["day", "commit", str(kept), "--year", "2027"]) == 0
    published = read_output(capsys)
    assert published["year"] == 2027
    assert kept.stat().st_mode & 0o777 == 0o600
    assert str(published["head"]) not in kept.read_text("utf-8")
    assert main(["day", "reveal", str(kept), "--day", "2027-03-01"]) == 0
    day = read_output(capsys)
    assert day["head"] == published["head"]
    file = tmp_path / "day.json"
    file.write_text(json.dumps(day), "utf-8")
    assert main(["verify", str(file)]) == 0
    verified = read_output(capsys)
    assert verified["deals"] == dict(codes_of_day(bytes.fromhex(str(day["secret"]))))
    file.write_text(json.dumps(day | {"day": "2027-03-02"}), "utf-8")
    assert main(["verify", str(file)]) == 1
    assert read_output(capsys)["error"] == "wrong-day"


def test_a_year_is_committed_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "days"
    assert main(["day", "commit", str(kept), "--year", "2027"]) == 0
    before = kept.read_text("utf-8")
    assert main(["day", "commit", str(kept), "--year", "2027", "--language", "en"]) == 2
    assert "already" in capsys.readouterr().err
    assert kept.read_text("utf-8") == before
    assert main(["day", "commit", str(kept), "--year", "2028"]) == 0
    assert set(read_secrets(kept)) == {2027, 2028}


@pytest.mark.parametrize(
    "words",
    [
        ["commit", "{file}", "--year", "3"],
        ["reveal", "{file}", "--day", "2027-02-30"],
        ["reveal", "{file}", "--day", "2027-03-01"],
        ["tells", "{file}"],
    ],
)
def test_impossible_input_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    kept = str(tmp_path / "none")
    assert main(["day", *(word.format(file=kept) for word in words)]) == 2
    assert capsys.readouterr().err.startswith("spadille: ")


@pytest.mark.parametrize("text", ["x", "{}", '{"year": 2027, "last": "00"}'])
def test_a_file_of_another_kind_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "days"
    file.write_text(text, "utf-8")
    with pytest.raises(BadSecretsFile):
        read_secrets(file)


def test_without_secrets_every_server_has_the_same_deals() -> None:
    assert open_chain(2027) == open_chain(2027)
    assert open_chain(2027).head != open_chain(2028).head
    assert read_chains("") == {}
