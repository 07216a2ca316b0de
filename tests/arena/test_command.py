"""Tests of the command `spadille arena`."""

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from research.training.model_file import outcomes_in, weights_in
from spadille.arena.contest import Contest, ContestError
from spadille.arena.players import load_player
from spadille.arena.process_pool import finished_rounds, play_rounds
from spadille.bots.learned.model import encode_model, load_shipped_model
from spadille.bots.learned.player import ExpertPlayer
from spadille.games import GAMES, rules_named
from spadille.notation.check import check
from spadille.notation.codes import deal_of
from spadille.sentences.display_names import sanitize_input
from spadille.solver.policy import SCHEMA
from spadille.text import LANGUAGES
from tests.house.source import ROOT, SPADILLE
from tests.study.sample_studies import read_files
from tests.support.cli import Spadille

CUSTOM_BOTS = "tests.arena.custom_bots"
GUIDE = ROOT / "docs" / "guides" / "your-own-bot.md"


def test_report_bytes_do_not_depend_on_processes(spadille: Spadille, tmp_path: Path) -> None:
    left = []
    for processes in ("1", "2"):
        results, records = tmp_path / processes, tmp_path / f"{processes}-records.jsonl"
        files = ("--results", str(results), "--records", str(records))
        ended = spadille("arena", "--deals", "6", "--processes", processes, "--json", *files)
        assert (ended.status, ended.err) == (0, "")
        left.append((ended.out, read_files(results), records.read_bytes()))
    assert left[0] == left[1]
    assert len(left[0][2].splitlines()) == 6 * 6


def test_custom_bot_forfeits_alike_in_any_process(spadille: Spadille) -> None:
    bots = ("--bots", f"{CUSTOM_BOTS}:Revoking,club", "--deals", "12")
    ended = [spadille("arena", *bots, "--processes", processes) for processes in ("1", "2")]
    assert ended[0] == ended[1]
    assert ended[0].status == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pairs", [(), ("--pairs", "all")])
def test_every_game_is_reported_in_every_language(
    spadille: Spadille, game: str, pairs: tuple[str, ...]
) -> None:
    words = ("arena", "--game", game, "--deals", "2", "--processes", "1", *pairs)
    reports = [spadille(*words, "--language", language) for language in LANGUAGES]
    assert {ended.status for ended in reports} == {0}
    assert {ended.err for ended in reports} == {""}
    (length,) = {len(ended.lines) for ended in reports}
    assert length > 5
    figures = [re.findall(r"\d+", ended.out) for ended in reports]
    assert all(found == figures[0] for found in figures)


def test_json_report_has_all_figures(spadille: Spadille) -> None:
    report = json.loads(spadille("arena", "--deals", "20", "--processes", "1", "--json").out)
    assert report["kind"] == "arena-report"
    assert (report["set"], report["seed"], report["deals"], report["tables"]) == ("tuning", "1", 20, 120)
    assert [(gain["how"], gain["who"], gain["n"]) for gain in report["gains"]] == [
        ("over", "A", 20), ("alone", "A", 20), ("alone", "B", 20),
    ]  # fmt: skip
    for gain in report["gains"]:
        assert gain["low"] < gain["mean"] < gain["high"]
        assert gain["standard_error"] > 0
    for bot in report["by_bot"]:
        assert bot["seats_played"] == 180
        played = sum(contract["played"] for contract in bot["contracts"])
        assert bot["declared"] == pytest.approx(played / 180, abs=1e-6)
        assert all(0 <= contract["made"] + contract["drawn"] <= 1 for contract in bot["contracts"])
    declared = sum(bot["declared"] for bot in report["by_bot"]) * 180 / 120
    passed_out = sum(bot["passed_out"] for bot in report["by_bot"]) / 2
    assert declared + passed_out == pytest.approx(1, abs=1e-5)


def test_a_report_of_pairs_has_d_for_every_contract(spadille: Spadille) -> None:
    words = ("arena", "--deals", "40", "--pairs", "all", "--processes", "1", "--json")
    report = json.loads(spadille(*words).out)
    assert report["reference"] == "club"
    assert report["counters"]["n"] == report["n"] == sum(contract["n"] for contract in report["contracts"])
    for whole in report["d"]:
        parts = [contract for contract in report["contracts"] if contract["unit"] == whole["unit"]]
        assert whole["n"] == sum(contract["n"] for contract in parts)
        assert whole["mean"] == pytest.approx(
            sum(contract["mean"] * contract["n"] for contract in parts) / whole["n"], abs=1e-5
        )


@pytest.mark.parametrize("pairs", [("--deals", "80"), ("--deals", "80", "--pairs", "all")])
def test_the_club_plays_better_than_a_beginner(spadille: Spadille, pairs: tuple[str, ...]) -> None:
    words = ("arena", "--bots", "tests.bots.beginner_bot:BEGINNER,club", "--processes", "1", "--json", *pairs)
    report = json.loads(spadille(*words).out)
    beaten = report["d"][0] if "--pairs" in pairs else report["gains"][0]
    assert beaten["high"] < 0


def test_a_novice_plays_better_than_chance(spadille: Spadille) -> None:
    words = ("arena", "--bots", "novice,random", "--deals", "12", "--processes", "1", "--json")
    assert json.loads(spadille(*words).out)["gains"][0]["low"] > 0


def test_times_are_reported_on_request(spadille: Spadille) -> None:
    words = ("arena", "--deals", "2", "--processes", "1")
    report = json.loads(spadille(*words, "--json", "--times").out)
    plain = json.loads(spadille(*words, "--json").out)
    times = report.pop("times")
    assert report == plain
    assert [taken["bot"] for taken in times] == ["club", "novice"]
    assert all(0 < taken["median_ms"] <= taken["p99_ms"] and taken["answers"] > 30 for taken in times)
    assert len(spadille(*words, "--times").lines) == len(spadille(*words).lines) + 2


@pytest.mark.parametrize(
    "words",
    [
        ("--seats", "7"),
        ("--rules", "gamerules", "--seats", "4", "--pairs", "all"),
        ("--game", "progressive", "--seats", "5", "--options", '{"pots": "two", "sitters": "full"}'),
        ("--bots", "club,novice,random"),
        ("--game", "german-solo", "--bots", "club,novice,random,club"),
    ],
)
def test_other_tables(spadille: Spadille, tmp_path: Path, words: tuple[str, ...]) -> None:
    records = tmp_path / "records.jsonl"
    ended = spadille("arena", "--deals", "3", "--processes", "1", "--records", str(records), *words)
    assert (ended.status, ended.err) == (0, "")
    assert all(check(json.loads(line)).to_json()["ok"] for line in records.read_text().splitlines())


def test_one_deal_has_no_spread(spadille: Spadille) -> None:
    ended = spadille("arena", "--deals", "1", "--processes", "1")
    assert ended.status == 0
    assert "(n 1)" in ended.out


def test_report_without_pairs_says_none(spadille: Spadille) -> None:
    words = ("arena", "--game", "german-solo", "--pairs", "bull-solo", "--deals", "2", "--processes", "1")
    assert "D in counters: none" in spadille(*words).out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "club"], "A contest is for two bots or more, and at most 3 here"),
        (["--bots", "club,club,club,club"], "at most 3 here"),
        (["--bots", "club,deep"], "There is no bot “deep”. There are novice, club"),
        (["--bots", ""], "--bots needs a value"),
        (["--bots", "club,"], "There is no bot “”."),
        (["--bots", "club,no.such.place:Bot"], "There is no module “no.such.place” here."),
        (["--bots", f"club,{CUSTOM_BOTS}:Nobody"], "“tests.arena.custom_bots:Nobody” is not a player"),
        (["--bots", f"club,{CUSTOM_BOTS}:NoPlayer"], "is not a player"),
        (["--bots", f"club,{CUSTOM_BOTS}:"], "There is no bot"),
        (["--bots", "club,.strangers:First"], "cannot be opened"),
        (["--game", "bridge"], "There is no game “bridge”."),
        (["--rules", "nobodys"], "There are no rules “nobodys”"),
        (["--options", '{"sixty": "lost"}'], "The option sixty cannot be “lost”."),
        (["--seats", "8"], "This game is for 3 to 7"),
        (["--seed", "frö"], "The seed “frö” has letters"),
        (["--set", "training"], "There is no set “training”. There are tuning, reporting."),
        (["--deals", "0"], "A contest has 1 to"),
        (["--deals", "-1"], "--deals"),
        (["--processes", "0"], "There can be 1 to"),
        (["--pairs", "kicker"], "By these rules there is no contract “kicker”. There are solo, heart-solo"),
        (["--pairs", "all", "--bots", "club,novice,random"], "Pairs are played by two bots."),
    ],
)
def test_invalid_contest_is_refused(spadille: Spadille, words: list[str], complaint: str) -> None:
    ended = spadille("arena", *words)
    assert (ended.status, ended.out) == (2, "")
    assert complaint in ended.err
    assert len(ended.err.splitlines()) == 1


def test_a_module_that_cannot_be_imported_is_reported(
    spadille: Spadille, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "halfway.py").write_text("import never_heard_of_it\n")
    (tmp_path / "slip.py").write_text("raise RuntimeError('not today')\n")
    assert "halfway” cannot be opened: ModuleNotFoundError: No module named" in (
        spadille("arena", "--bots", "club,halfway:Bot").err
    )
    assert "cannot be opened: RuntimeError: not today." in spadille("arena", "--bots", "club,slip:Bot").err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("bot", "code", "answered"),
    [
        ("Revoking", "must-follow-suit|must-trump", "play"),
        ("WrongSeat", "not-your-turn", "pass"),
        ("Silent", "no-action", "None"),
        ("Broken", "raised", "ZeroDivisionError: no trumps left"),
        ("Exiting", "raised", "SystemExit: 3"),
        ("FailingInit", "raised", "ValueError: no room"),
    ],
)
def test_illegal_answer_forfeits(
    spadille: Spadille, bot: str, code: str, answered: str, language: str
) -> None:
    name = f"{CUSTOM_BOTS}:{bot}"
    words = ("arena", "--bots", f"{name},club", "--deals", "30", "--processes", "1", "--language", language)
    ended = spadille(*words)
    assert (ended.status, ended.out) == (1, "")
    *trace, message, position = ended.err.splitlines()
    assert message.startswith(f"spadille: {name} ")
    assert re.search(rf"\b\d+\b.*\b\d+\b.*{re.escape(answered)}.*\((?:{code})\)\.$", message)
    assert bool(trace) == ("Traceback (most recent call last):" in trace) == (code == "raised")
    assert deal_of(position.split(": ")[1]).turn is not None


def test_custom_class_is_instantiated_per_seat_and_deal(spadille: Spadille) -> None:
    words = (
        "arena",
        "--bots",
        f"{CUSTOM_BOTS}:Forgetful,{CUSTOM_BOTS}:FIRST",
        "--deals",
        "6",
        "--processes",
        "1",
    )
    assert spadille(*words).status == 0


def test_bot_output_goes_to_standard_error(spadille: Spadille) -> None:
    words = ("arena", "--bots", f"{CUSTOM_BOTS}:Noisy,club", "--deals", "1", "--processes", "1", "--json")
    ended = spadille(*words)
    assert json.loads(ended.out)["deals"] == 1
    assert set(ended.err.split()) == {"hm"}


@pytest.mark.parametrize("game", GAMES)
def test_the_guides_bot_plays(
    spadille: Spadille, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert len(blocks[0].strip().splitlines()) <= 12
    (tmp_path / "quiet.py").write_text(blocks[0])
    monkeypatch.syspath_prepend(str(tmp_path))
    ended = spadille(
        "arena", "--game", game, "--bots", "quiet:Quiet,novice", "--deals", "5", "--processes", "1"
    )
    assert (ended.status, ended.err) == (0, "")
    assert "A (quiet:Quiet)" in ended.out


def test_expert_plays_by_another_model(tmp_path: Path) -> None:
    model = tmp_path / "model.safetensors"
    model.write_bytes((SPADILLE / "bots/learned/expert.safetensors").read_bytes())
    own, other = load_player("expert")(), load_player(f"expert:{model}")()
    assert isinstance(own, ExpertPlayer)
    assert isinstance(other, ExpertPlayer)
    assert own.model is not other.model
    assert load_player(f"expert:{model}")() is other


@pytest.mark.parametrize("language", LANGUAGES)
def test_incompatible_model_is_refused_with_differences(
    spadille: Spadille, tmp_path: Path, language: str
) -> None:
    other, text = tmp_path / "other.safetensors", tmp_path / "text"
    text.write_text("nothing learned", encoding="utf-8")
    schema = replace(SCHEMA, card=(*SCHEMA.card, ("mood", 7)))
    manifest = replace(load_shipped_model().manifest, schema=schema)
    shipped_file = SPADILLE / "bots/learned/expert.safetensors"
    weights = {name: bytes(sum(schema.sizes.values())) for name in weights_in(shipped_file)}
    other.write_bytes(encode_model(manifest, weights, outcomes_in(shipped_file), {}))
    for file, says in (
        (other, "card.mood 7/0"),
        (text, sanitize_input(str(text))),
        (tmp_path / "none", sanitize_input(str(tmp_path / "none"))),
    ):
        ended = spadille("arena", "--bots", f"club,expert:{file}", "--deals", "1", "--language", language)
        assert ended.status == 2
        assert says in ended.err
        assert "Traceback" not in ended.err


WAITS = """
import signal
class Waits:
    def answer(self, view, chance):
        with open("begun", "w") as begun:
            begun.write("x")
        while True:
            signal.pause()
"""


def test_a_contest_that_is_terminated_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "waits.py").write_text(WAITS)
    os.mkfifo(tmp_path / "begun")
    program = [sys.executable, "-c", "import sys; from spadille.cli import main; sys.exit(main())", "arena"]
    words = ["--bots", "waits:Waits,club", "--processes", "2"]
    with subprocess.Popen([*program, *words], cwd=tmp_path, stderr=subprocess.PIPE) as contest:
        (tmp_path / "begun").read_text()
        contest.send_signal(signal.SIGTERM)
        _, errors = contest.communicate()
    assert (contest.returncode, errors) == (128 + signal.SIGTERM, b"")


def test_finished_rounds_end_with_a_forfeit() -> None:
    contest = Contest(rules_named("frog"), 3, (f"{CUSTOM_BOTS}:Broken", "club"), "winter")
    with pytest.raises(ContestError, match=r"forfeit: why raised, .*bot "):
        list(finished_rounds(play_rounds(contest, range(1), 1)))
