"""`spadille study`: play very many deals, store them as Parquet files, and report on them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Annotated

from cyclopts import Parameter

from spadille.arena.contest import Deals
from spadille.arena.report import make_report
from spadille.arena.table import Forfeit
from spadille.cli.arena import DONE, FORFEITED
from spadille.cli.arena_report import format_report, write_forfeit
from spadille.cli.arguments import Number, build_rules, check_seed, find_game
from spadille.cli.command_error import CommandError
from spadille.cli.contest_arguments import (
    build_contest,
    check_range,
    resolve_processes,
    stop_on_sigterm,
    translate_contest_errors,
    translate_file_errors,
)
from spadille.cli.jsonl_batch import FileName
from spadille.cli.language import choose_language
from spadille.cli.progress_bar import show_progress
from spadille.cli.study_report import format_comparison
from spadille.evaluation.review import MIN_WORLDS
from spadille.games import GAMES
from spadille.rules.options import MOST
from spadille.sentences.display_names import sanitize_input
from spadille.study.data_set import (
    Recipe,
    add_plans,
    find_differing_files,
    read_recipe,
    write_data_set,
)
from spadille.study.execution import WHOLE, Part, run_units, select_part
from spadille.study.queries import read_rounds
from spadille.study.rule_change import RuleChange, compare_rules
from spadille.study.runners import Runner, is_runner_name, make_runner
from spadille.study.shards import Shard
from spadille.study.study_folder import StudyFolder
from spadille.study.study_plan import SHARD_DEALS, StudyPlan, make_plan
from spadille.study.units import Unit, UnitOutput
from spadille.text import Catalogue, load_catalogue
from spadille.text.wrapping import wrap_for

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
    deal_set: Annotated[str | None, Parameter("--set")] = None,
    pairs: str | None = None,
    shard: Number | None = None,
    decisions: bool = False,
    review_worlds: Number = 0,
    records: bool = False,
    part: str = "1/1",
    processes: Number | None = None,
    on: str | None = None,
    language: str | None = None,
) -> int:
    """Play deals and store them in a folder. After an interruption the same command resumes."""
    catalogue = load_catalogue(choose_language(language))
    settings = (game, rules, options, seats, bots, first, seed, deal_set, pairs, shard)
    with _translate_errors(folder):
        study = StudyFolder(Path(folder))
        machine = _StudyPlayer(_parse_part(part), _find_runner(processes, on), catalogue)
        if deals is not None:
            table_rules = build_rules(find_game(game), rules, options or "{}")
            contest = build_contest(
                table_rules, seats, bots or BOT, seed or "1", deal_set or Deals.TUNING, pairs=pairs
            )
            size = check_range(SHARD_DEALS if shard is None else shard, "study-shard", MOST)
            plan = make_plan(contest, size, UnitOutput(decisions, records, _check_worlds(review_worlds)))
            end = (first or 0) + check_range(deals, "arena-deals", MOST)
            plans: Sequence[StudyPlan] = (study.add_plan(plan, (first or 0, end)),)
        elif any(setting is not None for setting in settings) or decisions or review_worlds or records:
            raise CommandError("study-unsaid")
        else:
            plans = study.plans
        if not plans:
            raise CommandError("study-empty", folder=sanitize_input(folder))
        return machine.play(study, plans)


def report(
    *folders: FileName, as_json: Annotated[bool, Parameter("--json")] = False, language: str | None = None
) -> int:
    """Report on the deals in some folders. A contest that several folders share is reported once."""
    catalogue = load_catalogue(choose_language(language))
    if not folders:
        raise CommandError("study-empty", folder=sanitize_input(""))
    with _translate_errors(folders[0]):
        studies = [_open_study(folder) for folder in folders]
        for figures in _report_contests(studies):
            _write_figures(figures, None if as_json else format_report(figures, catalogue))
    return DONE


def compare(
    folder: FileName | None = None,
    /,
    *,
    options: str,
    base: str = "{}",
    game: str | None = None,
    rules: str | None = None,
    seats: Number | None = None,
    bots: str = BOT,
    deals: Number = 400,
    seed: str = "1",
    deal_set: Annotated[str, Parameter("--set")] = Deals.TUNING.value,
    shard: Number | None = None,
    processes: Number | None = None,
    on: str | None = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
    language: str | None = None,
) -> int:
    """Report the effect of a rule change, from the same deals by the rules before and after."""
    catalogue = load_catalogue(choose_language(language))
    with _open_folder(folder) as place, _translate_errors(str(place)):
        usual = build_rules(find_game(game), rules, base)
        after = build_rules(find_game(game), rules, _merge_options(base, options))
        change = RuleChange(build_contest(usual, seats, bots, seed, deal_set), after)
        study, machine = StudyFolder(place), _StudyPlayer(WHOLE, _find_runner(processes, on), catalogue)
        size = check_range(20 if shard is None else shard, "study-shard", MOST)
        until = check_range(deals, "arena-deals", MOST)
        plans = [study.add_plan(make_plan(contest, size), (0, until)) for contest in change.contests]
        if status := machine.play(study, plans, quietly=True):
            return status
        found = [read_rounds(_find_files(study, list(plan.units())), range(until)) for plan in plans]
        figures = compare_rules(change, found)
    _write_figures(figures, None if as_json else format_comparison(figures, catalogue))
    return DONE


def publish(
    folder: FileName,
    /,
    *,
    deals: Number = 1_000,
    bots: str = BOT,
    seed: str = "open",
    decisions: bool = False,
    review_worlds: Number = 0,
    check: bool = False,
    processes: Number | None = None,
    on: str | None = None,
    language: str | None = None,
) -> int:
    """Make a data set of all games. With `check`, make an existing one again and compare every byte."""
    catalogue = load_catalogue(choose_language(language))
    place = Path(folder)
    with _translate_errors(folder):
        machine = _StudyPlayer(WHOLE, _find_runner(processes, on), catalogue)
        if check:
            return _check_data_set(machine, place, catalogue)
        if "," in bots:
            raise CommandError("study-one-bot")
        check_seed(seed)
        recipe = Recipe(
            bots, check_range(deals, "arena-deals", MOST), seed, decisions, _check_worlds(review_worlds)
        )
        if place.exists() and any(place.iterdir()):
            if read_recipe(place) != recipe:
                raise CommandError("study-folder-taken", folder=sanitize_input(folder))
            _print_sentence(catalogue, "study-already", folder=sanitize_input(folder))
            return DONE
        # Play in another folder next to it, so that an interruption leaves no incomplete data set.
        if status := _publish_into(machine, recipe, place, place.parent / f"{place.name}.study"):
            return status
    _print_sentence(
        catalogue, "study-published", folder=sanitize_input(folder), deals=str(deals * len(GAMES))
    )
    return DONE


def _publish_into(machine: _StudyPlayer, recipe: Recipe, place: Path, beside: Path) -> int:
    study = StudyFolder(beside)
    presets = [game.rules(game.presets[0].id) for game in GAMES.values()]
    contests = [
        build_contest(table_rules, None, recipe.bot, recipe.seed, Deals.REPORTING) for table_rules in presets
    ]
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


def _check_data_set(machine: _StudyPlayer, place: Path, catalogue: Catalogue) -> int:
    """Make a data set again in a temporary folder, and compare the bytes. Return the exit status."""
    with TemporaryDirectory(prefix="spadille-") as elsewhere:
        again = Path(elsewhere, "again")
        if status := _publish_into(machine, read_recipe(place), again, Path(elsewhere, "study")):
            return status
        others = find_differing_files(place, again)
    if others:
        _print_sentence(catalogue, "study-other-bytes", files=", ".join(others))
        return FORFEITED
    _print_sentence(catalogue, "study-same-bytes")
    return DONE


def _write_figures(figures: object, lines: Iterable[str] | None) -> None:
    """Write the lines of a report or, if `lines` is None, the figures as JSON."""
    if lines is None:
        sys.stdout.write(json.dumps(figures) + "\n")
        return
    sys.stdout.writelines(wrap_for(sys.stdout, f"{line}\n") for line in lines)


def _print_sentence(catalogue: Catalogue, sentence: str, **facts: str) -> None:
    sys.stdout.write(wrap_for(sys.stdout, f"{catalogue.say(sentence, **facts)}\n"))


class _StudyPlayer:
    """A player of one part of a study. Several machines can play different parts."""

    def __init__(self, part: Part, play: Runner, catalogue: Catalogue) -> None:
        self._part = part
        self._runner = play
        self._catalogue = catalogue

    def play(self, study: StudyFolder, plans: Sequence[StudyPlan], *, quietly: bool = False) -> int:
        """Play the missing deals of the part, print the counts, and return the exit status."""
        units = [unit for plan in plans for unit in plan.units()]
        missing = study.find_missing(units)
        lacked = {unit.id for unit in missing}
        ours = [unit for unit in select_part(units, self._part) if unit.id in lacked]
        forfeit = self._play_units(study, ours, sum(unit.end - unit.first for unit in ours))
        if forfeit is not None:
            write_forfeit(forfeit, self._catalogue)
            return FORFEITED
        study.finish()
        if not quietly:
            self._print_counts(units, len(missing), len(ours), len(study.find_missing(units)))
        return DONE

    def _play_units(self, study: StudyFolder, units: Sequence[Unit], deals: int) -> Forfeit | None:
        with show_progress(self._catalogue, deals) as advance:

            def tell(unit: Unit, _: Shard) -> None:
                advance(unit.end - unit.first)

            return run_units(study, units, self._runner, tell)

    def _print_counts(self, units: Sequence[Unit], lacked: int, now: int, missing: int) -> None:
        deals = sum(unit.end - unit.first for unit in units)
        counts = {"before": len(units) - lacked, "now": now, "missing": missing}
        facts = {name: str(count) for name, count in counts.items()}
        _print_sentence(self._catalogue, "study-ran", deals=str(deals), files=str(len(units)), **facts)


@contextmanager
def _translate_errors(folder: str) -> Iterator[None]:
    with translate_contest_errors(), translate_file_errors(folder), stop_on_sigterm():
        yield


@contextmanager
def _open_folder(folder: str | None) -> Iterator[Path]:
    """Yield the path of a folder; by default a temporary one."""
    if folder is not None:
        yield Path(folder)
        return
    with TemporaryDirectory(prefix="spadille-") as place:
        yield Path(place)


def _find_runner(processes: int | None, on: str | None) -> Runner:
    if on is not None and not is_runner_name(on):
        raise CommandError("study-on", on=sanitize_input(on))
    return make_runner(resolve_processes(processes), on)


def _parse_part(text: str) -> Part:
    found = _PART.fullmatch(text)
    place, parts = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= place <= parts <= _MOST_PARTS:
        raise CommandError("study-part", part=sanitize_input(text))
    return place, parts


def _check_worlds(worlds: int) -> int:
    """Return the number of worlds in which decisions are reviewed, after checking it. 0 turns reviews off."""
    if worlds and worlds < MIN_WORLDS:
        raise CommandError("bad-value", option="--review-worlds", value=str(worlds))
    return worlds


def _merge_options(base: str, options: str) -> str:
    """Return the JSON object `base` changed by `options`.

    If either is no object, leave that to `build_rules`.
    """
    try:
        first, second = json.loads(base), json.loads(options)
    except (ValueError, RecursionError):
        return options
    if not isinstance(first, dict) or not isinstance(second, dict):
        return options
    return json.dumps(first | second)


def _report_contests(studies: Sequence[StudyFolder]) -> Iterator[dict[str, object]]:
    """Yield a report of each contest. Folders with the same contest are read together."""
    contests: dict[str, list[tuple[StudyFolder, StudyPlan]]] = {}
    for study in studies:
        for plan in study.plans:
            contests.setdefault(repr(plan.identity), []).append((study, plan))
    for sharing in contests.values():
        files = [file for study, plan in sharing for file in _find_files(study, list(plan.units()))]
        plan = sharing[0][1]
        deals = sorted({deal for _, own_plan in sharing for span in own_plan.spans for deal in range(*span)})
        rounds = read_rounds(files, deals)
        tried = max(study.count_comparisons(own_plan) for study, own_plan in sharing)
        yield make_report(plan.contest, rounds, tried)


def _open_study(folder: str) -> StudyFolder:
    """Return the study in a folder that has a plan."""
    study = StudyFolder(Path(folder))
    if not study.plans:
        raise CommandError("study-empty", folder=sanitize_input(folder))
    return study


def _find_files(study: StudyFolder, units: Sequence[Unit]) -> list[Path]:
    """Return the files of some units after checking that they are complete and intact."""
    if study.find_missing(units):
        raise CommandError("study-incomplete", folder=sanitize_input(str(study.path)))
    files = study.find_files(units)
    study.verify(files)
    return files
