"""`spadille solve`: what positions are worth with every card known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Semaphore, Thread

from spadille.cli.arguments import Number
from spadille.cli.judged import FileName, Judgment, answer_in_order
from spadille.cli.language import spoken
from spadille.cli.trouble import Trouble
from spadille.notation.check import Unsound, check
from spadille.notation.shape import malformed
from spadille.rules.refusal import NotAllowed
from spadille.solver.answers import count_cores
from spadille.solver.problem_json import read_flag, read_question
from spadille.solver.questions import SolverQuestion, answer_json, make_question, solve_questions

_AHEAD = 1024
"""How many lines are read before their turn."""


def solve(*files: FileName, threads: Number | None = None, language: str | None = None) -> int:
    """Solves every problem of some files, one line of JSON for each."""
    tongue = spoken(language)
    if threads == 0:
        raise Trouble("bad-value", option="--threads", value="0")
    return answer_in_order(files, partial(_solved, threads=threads or count_cores()), tongue)


def _solved(values: Iterator[object], *, threads: int) -> Iterator[Judgment]:
    """What has come in while the last answers were found is solved together, and never waited for."""
    for batch in _as_they_come(values):
        questions = [_asked(value) for value in batch]
        answers = solve_questions(
            (question for question in questions if isinstance(question, SolverQuestion)), threads
        )
        for question in questions:
            if isinstance(question, SolverQuestion):
                yield Judgment(answer_json(question, next(answers)))
            else:
                yield Judgment({"ok": False, "error": question.code}, question)


def _asked(value: object) -> SolverQuestion | NotAllowed:
    try:
        return _read(value)
    except NotAllowed as refusal:
        return refusal
    except RecursionError:
        # Nested so deep that it could just be read, but not looked at.
        return malformed("problem")


def _read(value: object) -> SolverQuestion:
    if not isinstance(value, dict) or "order" in value or "game" not in value:
        return read_question(value)
    verdict = check(value)
    if isinstance(verdict, Unsound):
        raise verdict.refusal
    return make_question(verdict.deal, moves=read_flag(value, "moves"), line=read_flag(value, "line"))


class _End:
    """The last of what comes in: nothing more, or what keeps it from being read."""

    def __init__(self, trouble: Trouble | None = None) -> None:
        self.trouble = trouble


def _as_they_come(values: Iterator[object]) -> Iterator[Sequence[object]]:
    """All that has come in by now, again and again; waits where nothing has."""
    come: SimpleQueue[object | _End] = SimpleQueue()
    room = Semaphore(_AHEAD)
    Thread(target=_take_in, args=(values, come, room), daemon=True).start()
    while True:
        batch = [come.get(), *_waiting(come)]
        room.release(len(batch))
        end = batch.pop() if isinstance(batch[-1], _End) else None
        yield batch
        if isinstance(end, _End):
            if end.trouble is not None:
                raise end.trouble
            return


def _take_in(values: Iterator[object], come: SimpleQueue[object | _End], room: Semaphore) -> None:
    try:
        for value in values:
            room.acquire()
            come.put(value)
    except Trouble as trouble:
        come.put(_End(trouble))
    else:
        come.put(_End())


def _waiting(come: SimpleQueue[object | _End]) -> Iterator[object | _End]:
    while True:
        try:
            yield come.get_nowait()
        except Empty:
            return
