"""`spadille study`: very many deals, on one machine or many, kept as tables, and what came of them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Annotated

from cyclopts import Parameter

from spadille.arena.contest import Contest, Deals
from spadille.arena.report import make_report
from spadille.arena.table import Forfeit
from spadille.cli.arena import DONE, FORFEITED
from spadille.cli.arena_told import forfeited, report_told
from spadille.cli.arguments import Number, game_for, judge_seed, rules_for, seats_at
from spadille.cli.contests import let_in, processes_for, said_in_words, set_named, within, writing
from spadille.cli.judged import FileName
from spadille.cli.language import spoken
from spadille.cli.progress import progress
from spadille.cli.study_told import compared_told
from spadille.cli.trouble import Trouble
from spadille.games import GAMES
from spadille.judge.review import LEAST_WORLDS
from spadille.rules.game import Rules
from spadille.rules.options import MOST
from spadille.study.data_set import (
    Recipe,
    add_plans,
    find_differing_files,
    read_recipe,
    write_data_set,
)
from spadille.study.execution import WHOLE, Part, select_part
from spadille.study.execution import run_units as played
from spadille.study.queries import read_rounds
from spadille.study.rule_change import RuleChange, compare_rules
from spadille.study.runners import Runner, is_runner_name, make_runner
from spadille.study.shards import Shard
from spadille.study.study_folder import StudyFolder
from spadille.study.study_plan import SHARD_DEALS, StudyPlan, make_plan
from spadille.study.units import Unit, UnitOutput
from spadille.talk.quoting import quoted
from spadille.text import Catalogue, catalogue

BOT = "club"
_MOST_PARTS = 100_000
_PART = re.compile(r"([0-9]{1,6})/([0-9]{1,6})")


def run(
    folder: FileName,
    /,
    *,
    game: str | None = None,
    rules: str | None = None,
    options: str | None = None,
    seats: Number | None = None,
    bots: str | None = None,
    deals: Number | None = None,
    first: Number | None = None,
    seed: str | None = None,
    kept_for: Annotated[str | None, Parameter("--set")] = None,
    pairs: str | None = None,
    shard: Number | None = None,
    decisions: bool = False,
    judged: Number = 0,
    records: bool = False,
    part: str = "1/1",
    processes: Number | None = None,
    on: str | None = None,
    language: str | None = None,
) -> int:
    """Plays deals into a folder, and goes on where it stopped."""
    words = catalogue(spoken(language))
    settings = (game, rules, options, seats, bots, first, seed, kept_for, pairs, shard)
    with _studying(folder):
        study = StudyFolder(Path(folder))
        machine = _Machine(_part(part), _runner(processes, on), words)
        if deals is not None:
            agreed = rules_for(game_for(game), rules, options or "{}")
            contest = _contest(agreed, seats, bots or BOT, seed or "1", kept_for or Deals.TUNING, pairs=pairs)
            size = within(SHARD_DEALS if shard is None else shard, "study-shard", MOST)
            plan = make_plan(contest, size, UnitOutput(decisions, records, _worlds(judged)))
            end = (first or 0) + within(deals, "arena-deals", MOST)
            plans: Sequence[StudyPlan] = (study.add_plan(plan, (first or 0, end)),)
        elif any(setting is not None for setting in settings) or decisions or judged or records:
            raise Trouble("study-unsaid")
        else:
            plans = study.plans
        if not plans:
            raise Trouble("study-empty", folder=quoted(folder))
        return machine.play(study, plans)


def report(
    *folders: FileName, as_json: Annotated[bool, Parameter("--json")] = False, language: str | None = None
) -> int:
    """Says what came of the deals in some folders; the same contest in two of them is one."""
    words = catalogue(spoken(language))
    if not folders:
        raise Trouble("study-empty", folder=quoted(""))
    with _studying(folders[0]):
        studies = [_planned(folder) for folder in folders]
        for figures in _reports(studies):
            lines = [json.dumps(figures)] if as_json else report_told(figures, words)
            sys.stdout.writelines(f"{line}\n" for line in lines)
    return DONE


def compare(
    folder: FileName | None = None,
    /,
    *,
    options: str,
    before: str = "{}",
    game: str | None = None,
    rules: str | None = None,
    seats: Number | None = None,
    bots: str = BOT,
    deals: Number = 400,
    seed: str = "1",
    kept_for: Annotated[str, Parameter("--set")] = Deals.TUNING.value,
    shard: Number | None = None,
    processes: Number | None = None,
    on: str | None = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
    language: str | None = None,
) -> int:
    """Says what a house rule does: the same deals by the rules before it and after."""
    words = catalogue(spoken(language))
    with _kept_in(folder) as place, _studying(str(place)):
        usual = rules_for(game_for(game), rules, before)
        after = rules_for(game_for(game), rules, _both(before, options))
        change = RuleChange(_contest(usual, seats, bots, seed, kept_for), after)
        study, machine = StudyFolder(place), _Machine(WHOLE, _runner(processes, on), words)
        size = within(20 if shard is None else shard, "study-shard", MOST)
        until = within(deals, "arena-deals", MOST)
        plans = [study.add_plan(make_plan(contest, size), (0, until)) for contest in change.contests]
        if status := machine.play(study, plans, quietly=True):
            return status
        found = [read_rounds(_sound(study, list(plan.units())), range(until)) for plan in plans]
        figures = compare_rules(change, found)
    lines = [json.dumps(figures)] if as_json else compared_told(figures, words)
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return DONE


def publish(
    folder: FileName,
    /,
    *,
    deals: Number = 1_000,
    bots: str = BOT,
    seed: str = "open",
    decisions: bool = False,
    judged: Number = 0,
    check: bool = False,
    processes: Number | None = None,
    on: str | None = None,
    language: str | None = None,
) -> int:
    """Makes a data set of all games, or makes one again and compares every byte."""
    words = catalogue(spoken(language))
    place = Path(folder)
    with _studying(folder):
        machine = _Machine(WHOLE, _runner(processes, on), words)
        if check:
            return _checked(machine, place, words)
        if "," in bots:
            raise Trouble("study-one-bot")
        judge_seed(seed)
        recipe = Recipe(bots, within(deals, "arena-deals", MOST), seed, decisions, _worlds(judged))
        if place.exists() and any(place.iterdir()):
            if read_recipe(place) != recipe:
                raise Trouble("study-folder-taken", folder=quoted(folder))
            _say(words, "study-already", folder=quoted(folder))
            return DONE
        # Played beside it: there is nothing in a data set that is only half of one.
        if status := _published(machine, recipe, place, place.parent / f"{place.name}.study"):
            return status
    _say(words, "study-published", folder=quoted(folder), deals=str(deals * len(GAMES)))
    return DONE


def _published(machine: _Machine, recipe: Recipe, place: Path, beside: Path) -> int:
    study = StudyFolder(beside)
    presets = [game.rules(game.presets[0].id) for game in GAMES.values()]
    contests = [_contest(agreed, None, recipe.bot, recipe.seed, Deals.REPORTING) for agreed in presets]
    plans = add_plans(recipe, contests, study)
    if status := machine.play(study, plans, quietly=True):
        return status
    whole = beside / "whole"
    rmtree(whole, ignore_errors=True)
    write_data_set(recipe, study, plans, whole)
    if place.exists():
        place.rmdir()
    whole.rename(place)
    rmtree(beside)
    return DONE


def _checked(machine: _Machine, place: Path, words: Catalogue) -> int:
    """Makes a data set again, elsewhere, and says whether it came out the same."""
    with TemporaryDirectory(prefix="spadille-") as elsewhere:
        again = Path(elsewhere, "again")
        if status := _published(machine, read_recipe(place), again, Path(elsewhere, "study")):
            return status
        others = find_differing_files(place, again)
    if others:
        _say(words, "study-other-bytes", files=", ".join(others))
        return FORFEITED
    _say(words, "study-same-bytes")
    return DONE


def _say(words: Catalogue, sentence: str, **facts: str) -> None:
    sys.stdout.write(f"{words.say(sentence, **facts)}\n")


class _Machine:
    """Where a study is played, and which part of it."""

    def __init__(self, part: Part, play: Runner, words: Catalogue) -> None:
        self._part = part
        self._runner = play
        self._words = words

    def play(self, study: StudyFolder, plans: Sequence[StudyPlan], *, quietly: bool = False) -> int:
        """Plays what is missing of the part, says what was played, and gives the exit status."""
        units = [unit for plan in plans for unit in plan.units()]
        missing = study.find_missing(units)
        lacked = {unit.id for unit in missing}
        ours = [unit for unit in select_part(units, self._part) if unit.id in lacked]
        forfeit = self._played(study, ours, sum(unit.end - unit.first for unit in ours))
        if forfeit is not None:
            sys.stderr.write(f"spadille: {forfeited(forfeit, self._words)}\n")
            return FORFEITED
        study.finish()
        if not quietly:
            self._tell(units, len(missing), len(ours), len(study.find_missing(units)))
        return DONE

    def _played(self, study: StudyFolder, units: Sequence[Unit], deals: int) -> Forfeit | None:
        with progress(self._words, deals) as counted:

            def tell(unit: Unit, _: Shard) -> None:
                counted(unit.end - unit.first)

            return played(study, units, self._runner, tell)

    def _tell(self, units: Sequence[Unit], lacked: int, now: int, missing: int) -> None:
        deals = sum(unit.end - unit.first for unit in units)
        counts = {"before": len(units) - lacked, "now": now, "missing": missing}
        facts = {name: str(count) for name, count in counts.items()}
        line = self._words.say("study-ran", deals=str(deals), files=str(len(units)), **facts)
        sys.stdout.write(f"{line}\n")


@contextmanager
def _studying(folder: str) -> Iterator[None]:
    with said_in_words(), writing(folder):
        yield


@contextmanager
def _kept_in(folder: str | None) -> Iterator[Path]:
    """The folder that is named, or one that is thrown away."""
    if folder is not None:
        yield Path(folder)
        return
    with TemporaryDirectory(prefix="spadille-") as place:
        yield Path(place)


def _contest(
    agreed: Rules, seats: int | None, bots: str, seed: str, kept_for: str, *, pairs: str | None = None
) -> Contest:
    judge_seed(seed)
    entrants = tuple(bot.strip() for bot in bots.split(","))
    let_in(entrants)
    return Contest(agreed, seats_at(agreed, seats), entrants, seed, set_named(kept_for), pairs)


def _runner(processes: int | None, on: str | None) -> Runner:
    if on is not None and not is_runner_name(on):
        raise Trouble("study-on", on=quoted(on))
    return make_runner(processes_for(processes), on)


def _part(text: str) -> Part:
    found = _PART.fullmatch(text)
    place, parts = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= place <= parts <= _MOST_PARTS:
        raise Trouble("study-part", part=quoted(text))
    return place, parts


def _worlds(asked: int) -> int:
    """In how many worlds the judge is to look; 0: not at all."""
    if asked and asked < LEAST_WORLDS:
        raise Trouble("bad-value", option="--judged", value=str(asked))
    return asked


def _both(before: str, options: str) -> str:
    """The options before the change, and on top of them those that are tried."""
    try:
        first, second = json.loads(before), json.loads(options)
    except (ValueError, RecursionError):
        return options
    if not isinstance(first, dict) or not isinstance(second, dict):
        return options
    return json.dumps(first | second)


def _reports(studies: Sequence[StudyFolder]) -> Iterator[dict[str, object]]:
    """A report of each contest; folders that share one are read together."""
    contests: dict[str, list[tuple[StudyFolder, StudyPlan]]] = {}
    for study in studies:
        for plan in study.plans:
            contests.setdefault(repr(plan.identity), []).append((study, plan))
    for sharing in contests.values():
        files = [file for study, plan in sharing for file in _sound(study, list(plan.units()))]
        plan = sharing[0][1]
        deals = sorted({deal for _, own_plan in sharing for span in own_plan.spans for deal in range(*span)})
        rounds = read_rounds(files, deals)
        tried = max(study.count_comparisons(own_plan) for study, own_plan in sharing)
        yield make_report(plan.contest, rounds, tried)


def _planned(folder: str) -> StudyFolder:
    """A study in which something is planned."""
    study = StudyFolder(Path(folder))
    if not study.plans:
        raise Trouble("study-empty", folder=quoted(folder))
    return study


def _sound(study: StudyFolder, units: Sequence[Unit]) -> list[Path]:
    """The files of some units, all of them there and as they were written."""
    if study.find_missing(units):
        raise Trouble("study-incomplete", folder=quoted(str(study.path)))
    files = study.find_files(units)
    study.verify(files)
    return files
