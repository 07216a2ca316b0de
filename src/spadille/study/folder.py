"""The folder of a study: its plans, its shards, and a manifest when all of them are there.

A file is written beside its place and then renamed, so that whatever stands there is whole. Nothing else is
kept: which units are done is read from the names, and whoever is killed leaves a file that nobody reads.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from uuid import uuid4

import spadille
from spadille.notation.shape import a_list, an_object, malformed, word
from spadille.rules.refusal import NotAllowed
from spadille.study.no_study import NoStudy
from spadille.study.origins import short_hash
from spadille.study.parquet import WRITER
from spadille.study.plans import Span, StudyPlan, read_plan
from spadille.study.shards import LAST, Shard
from spadille.study.units import FORMAT, Unit

PLANS, MANIFEST = "study.json", "manifest.json"
_KIND = "study"
UNDER_WAY = "under-way"


class StudyFolder:
    """A folder, open for its plans and shards.

    Raises:
        NoStudy: `no-study` for something that is no folder of a study.
        OSError: it can be neither read nor written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plans = _read_plans(path) if path.exists() else ()

    def plan(self, plan: StudyPlan, deals: Span) -> StudyPlan:
        """Takes these deals into the study, and gives its plan of that contest."""
        earlier = next((other for other in self.plans if other.is_for == plan.is_for), None)
        wanted = (earlier or plan).with_deals(deals)
        if wanted != earlier:
            at = len(self.plans) if earlier is None else self.plans.index(earlier)
            self.plans = (*self.plans[:at], wanted, *self.plans[at + 1 :])
            self._write(PLANS, written_out({"kind": _KIND, "v": FORMAT, "plans": _plans_json(self.plans)}))
        return wanted

    def tried(self, plan: StudyPlan) -> int:
        """How many comparisons there are on the deals of a plan."""
        return sum(other.contest.to_json() == plan.contest.to_json() for other in self.plans)

    def missing(self, units: Iterable[Unit]) -> list[Unit]:
        """The units that are still to be played."""
        shards = self._shards(LAST)
        return [unit for unit in units if unit.id not in shards]

    def keep(self, shard: Shard) -> None:
        """Puts a shard in its place."""
        for file in shard.files:
            self._write(f"{file.table}/{file.name}", file.content)

    def files(self, units: Iterable[Unit], table: str = LAST) -> list[Path]:
        """The files of some units that are there, in their order.

        Raises:
            NoStudy: `two-shards` where a unit came to two different things.
        """
        shards = self._shards(table)
        return [shards[unit.id] for unit in units if unit.id in shards]

    def judge(self, files: Iterable[Path]) -> None:
        """Sees that files hold what they are named by.

        Raises:
            NoStudy: `broken-shard`.
        """
        for path in files:
            if short_hash(path.read_bytes()) != path.stem.rpartition("-")[2]:
                raise NoStudy("broken-shard", file=path.name)

    def finish(self) -> bool:
        """Where nothing is missing, throws away what was left half written and writes the manifest."""
        units = [unit for plan in self.plans for unit in plan.units()]
        if self.missing(units):
            return False
        for left in (self.path / UNDER_WAY).glob("*"):
            left.unlink(missing_ok=True)
        # A machine that ends at the same moment writes the same manifest, and may clear this one's away.
        with suppress(FileNotFoundError):
            self._write(MANIFEST, written_out(self._manifest(units)))
        with suppress(OSError):
            (self.path / UNDER_WAY).rmdir()
        return True

    def _manifest(self, units: Sequence[Unit]) -> dict[str, object]:
        found = [(table, self._shards(table)) for table in ("deals", "decisions")]
        shards = [
            {"unit": unit.id, "first": unit.first, "end": unit.end, "files": list(_shard_files(unit, found))}
            for unit in units
        ]
        return {
            "kind": "study-manifest",
            "v": FORMAT,
            "spadille": spadille.__version__,
            "writer": WRITER,
            "shards": shards,
        }

    def _shards(self, table: str) -> dict[str, Path]:
        shards: dict[str, Path] = {}
        for path in sorted((self.path / table).glob("*-*.parquet")):
            unit = path.stem.partition("-")[0]
            if unit in shards:
                raise NoStudy("two-shards", first=shards[unit].name, second=path.name)
            shards[unit] = path
        return shards

    def _write(self, name: str, content: bytes) -> None:
        place, beside = self.path / name, self.path / UNDER_WAY / uuid4().hex
        beside.parent.mkdir(parents=True, exist_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(place)


def written_out(value: object) -> bytes:
    """JSON that people can read too."""
    return json.dumps(value, indent=1).encode() + b"\n"


def _plans_json(plans: Iterable[StudyPlan]) -> list[dict[str, object]]:
    return [plan.to_json() for plan in plans]


def _shard_files(unit: Unit, found: Iterable[tuple[str, dict[str, Path]]]) -> Iterator[dict[str, object]]:
    for table, shards in found:
        if unit.id in shards:
            content = shards[unit.id].read_bytes()
            digest = sha256(content).hexdigest()
            yield {"file": f"{table}/{shards[unit.id].name}", "bytes": len(content), "sha256": digest}


def _read_plans(folder: Path) -> tuple[StudyPlan, ...]:
    path = folder / PLANS
    if folder.is_dir() and {entry.name for entry in folder.iterdir()} <= {UNDER_WAY}:
        return ()
    try:
        study = an_object(json.loads(path.read_bytes()), "study")
        if word(study, "kind") != _KIND or study.get("v") != FORMAT:
            raise malformed("kind")
        return tuple(map(read_plan, a_list(study, "plans")))
    except (FileNotFoundError, NotADirectoryError, ValueError, RecursionError, NotAllowed):
        raise NoStudy("no-study", folder=str(folder)) from None
