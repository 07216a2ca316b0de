"""The folder of a study: its plans, its shards, and a manifest once it is complete."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import spadille
from spadille.notation.shape import a_list, an_object, malformed, word
from spadille.rules.refusal import NotAllowed
from spadille.study.parquet import WRITER
from spadille.study.shard_folder import TEMPORARY, ShardFolder
from spadille.study.shards import LAST
from spadille.study.study_error import StudyError
from spadille.study.study_plan import Span, StudyPlan, read_plan
from spadille.study.units import FORMAT, Unit

PLANS, MANIFEST = "study.json", "manifest.json"
_KIND = "study"


class StudyFolder(ShardFolder):
    """The folder of a study.

    Raises:
        StudyError: `no-study` if this is not a study's folder.
        OSError: the folder cannot be read or written.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, LAST)
        self.plans = _read_plans(path) if path.exists() else ()

    def add_plan(self, plan: StudyPlan, deals: Span) -> StudyPlan:
        """Add `deals` to the study's plan of this contest, or add the plan itself. Return the stored plan."""
        earlier = next((other for other in self.plans if other.identity == plan.identity), None)
        wanted = (earlier or plan).with_deals(deals)
        if wanted != earlier:
            at = len(self.plans) if earlier is None else self.plans.index(earlier)
            self.plans = (*self.plans[:at], wanted, *self.plans[at + 1 :])
            self.write(PLANS, format_json({"kind": _KIND, "v": FORMAT, "plans": _plans_json(self.plans)}))
        return wanted

    def count_comparisons(self, plan: StudyPlan) -> int:
        """Return the number of the study's plans that compare bots on the same deals as `plan`."""
        return sum(other.contest.to_json() == plan.contest.to_json() for other in self.plans)

    def finish(self) -> bool:
        """Write the manifest and delete temporary files. If units are missing, return false instead."""
        units = [unit for plan in self.plans for unit in plan.units()]
        if self.find_missing(units):
            return False
        for left in (self.path / TEMPORARY).glob("*"):
            left.unlink(missing_ok=True)
        # A machine that finishes at the same time writes the same manifest, and may delete this file.
        with suppress(FileNotFoundError):
            self.write(MANIFEST, format_json(self._make_manifest(units)))
        with suppress(OSError):
            (self.path / TEMPORARY).rmdir()
        return True

    def _make_manifest(self, units: Sequence[Unit]) -> dict[str, object]:
        found = [(table, self.find_shards(table)) for table in ("deals", "decisions")]
        shards = [
            {
                "unit": unit.id,
                "first": unit.first,
                "end": unit.end,
                "files": list(_describe_files(unit, found)),
            }
            for unit in units
        ]
        return {
            "kind": "study-manifest",
            "v": FORMAT,
            "spadille": spadille.__version__,
            "writer": WRITER,
            "shards": shards,
        }


def format_json(value: object) -> bytes:
    """Format JSON for people to read."""
    return json.dumps(value, indent=1).encode() + b"\n"


def _plans_json(plans: Iterable[StudyPlan]) -> list[dict[str, object]]:
    return [plan.to_json() for plan in plans]


def _describe_files(unit: Unit, found: Iterable[tuple[str, dict[str, Path]]]) -> Iterator[dict[str, object]]:
    for table, shards in found:
        if unit.id in shards:
            content = shards[unit.id].read_bytes()
            digest = sha256(content).hexdigest()
            yield {"file": f"{table}/{shards[unit.id].name}", "bytes": len(content), "sha256": digest}


def _read_plans(folder: Path) -> tuple[StudyPlan, ...]:
    path = folder / PLANS
    if folder.is_dir() and {entry.name for entry in folder.iterdir()} <= {TEMPORARY}:
        return ()
    try:
        study = an_object(json.loads(path.read_bytes()), "study")
        if word(study, "kind") != _KIND or study.get("v") != FORMAT:
            raise malformed("kind")
        return tuple(map(read_plan, a_list(study, "plans")))
    except (FileNotFoundError, NotADirectoryError, ValueError, RecursionError, NotAllowed):
        raise StudyError("no-study", folder=str(folder)) from None
