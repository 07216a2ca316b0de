"""Results files: every deal of every comparison tried on one set of deals, one line each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType

from spadille.arena.contest import Contest
from spadille.arena.no_contest import NoContest
from spadille.arena.round import Round, read_scored
from spadille.notation.shape import Json, a_list, an_object, malformed, whole_number
from spadille.rules.refusal import NotAllowed


def line_of(value: object) -> bytes:
    """A line of JSON."""
    return json.dumps(value).encode() + b"\n"


class Results:
    """A results file, open: what was played before, and room for more.

    A comparison is some bots on these deals. A file takes several, so that it can say how many were tried.

    Raises:
        NoContest: `results-other` for a file of other deals or of something else, `results-broken`.
        OSError: it can be neither read nor written.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.rounds: list[Round] = []
        """What was played of this comparison, in order."""
        self._bots: list[list[object]] = []
        self._file = path.open("a+b")
        try:
            self._take_up(contest)
        except BaseException:
            self._file.close()
            raise

    @property
    def comparisons(self) -> int:
        """How many have been tried on these deals."""
        return len(self._bots)

    def write(self, round_: Round) -> None:
        """Keeps a deal that has been played."""
        tables = [table.to_json() for table in round_.tables]
        self._say({"comparison": self._ours, "deal": round_.deal, "tables": tables})

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _take_up(self, contest: Contest) -> None:
        first = line_of({"kind": "arena", **contest.to_json()})
        self._file.seek(0)
        kept = self._file.read()
        *lines, unfinished = kept.splitlines(keepends=True) or [b""]
        if unfinished.endswith(b"\n"):
            lines, unfinished = [*lines, unfinished], b""
        if lines[:1] != [first] and not (not lines and first.startswith(unfinished)):
            raise NoContest("results-other")
        bots: list[object] = list(contest.bots)
        self._read(lines[1:], bots)
        self._file.truncate(len(kept) - len(unfinished))
        if not lines:
            self._file.write(first)
        self._begin(bots)

    def _begin(self, bots: list[object]) -> None:
        if bots not in self._bots:
            self._bots.append(bots)
            self._say({"comparison": self.comparisons, "bots": bots})
        self._ours = self._bots.index(bots) + 1

    def _read(self, lines: Iterable[bytes], bots: list[object]) -> None:
        for number, line in enumerate(lines, start=2):
            try:
                self._take(an_object(json.loads(line), "line"), bots)
            except (ValueError, RecursionError, NotAllowed):
                raise NoContest("results-broken", line=number) from None

    def _take(self, line: Json, bots: list[object]) -> None:
        """A line that begins a comparison, or tells a deal of one."""
        comparison = whole_number(line, "comparison")
        if "bots" in line:
            self._bots.append(a_list(line, "bots"))
            in_order = comparison == self.comparisons
        else:
            in_order = 0 < comparison <= self.comparisons
        if not in_order:
            raise malformed("comparison")
        if "bots" not in line and self._bots[comparison - 1] == bots:
            self.rounds.append(_read_round(line, len(self.rounds)))

    def _say(self, value: object) -> None:
        self._file.write(line_of(value))
        self._file.flush()


def _read_round(line: Json, due: int) -> Round:
    deal = whole_number(line, "deal")
    if deal != due:
        raise malformed("deal")
    return Round(deal, tuple(map(read_scored, a_list(line, "tables"))))


class RecordBook:
    """A file of records, open for those of the rounds still to be played.

    Raises:
        NoContest: `records-apart` where it does not have the deals that were played before.
        OSError: it can be neither read nor written.
    """

    def __init__(self, path: Path, contest: Contest, before: Sequence[Round]) -> None:
        self._file = path.open("a+b")
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True) if before else []
        kept = sum(len(round_.tables) for round_ in before)
        last = next((round_.deal for round_ in reversed(before) if round_.tables), None)
        if len(lines) < kept or (kept and _board(lines[kept - 1]) != f"{contest.cards}/{last}"):
            self._file.close()
            raise NoContest("records-apart")
        self._file.truncate(sum(map(len, lines[:kept])))

    def write(self, round_: Round) -> None:
        """Writes the records of a deal."""
        self._file.write(b"".join(map(line_of, round_.records)))
        self._file.flush()

    def __enter__(self) -> RecordBook:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _board(line: bytes) -> object:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return record.get("board") if isinstance(record, dict) else None
