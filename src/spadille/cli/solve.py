"""`spadille solve`: what positions are worth with every card known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Semaphore, Thread

from spadille.cli.arguments import Number
from spadille.cli.command_error import CommandError
from spadille.cli.jsonl_batch import FileName, LineResult, process_stream
from spadille.cli.language import choose_language
from spadille.notation.check import Unsound, check
from spadille.notation.shape import malformed
from spadille.rules.refusal import NotAllowed
from spadille.solver.answers import count_cores
from spadille.solver.problem_json import read_flag, read_question
from spadille.solver.questions import SolverQuestion, answer_json, make_question, solve_questions

_MOST_WAITING = 1024
"""How many lines are read before their turn."""


def solve(*files: FileName, threads: Number | None = None, language: str | None = None) -> int:
    """Solves every problem of some files, one line of JSON for each."""
    tongue = choose_language(language)
    if threads == 0:
        raise CommandError("bad-value", option="--threads", value="0")
    return process_stream(files, partial(_solve_stream, threads=threads or count_cores()), tongue)


def _solve_stream(values: Iterator[object], *, threads: int) -> Iterator[LineResult]:
    """What has come in while the last answers were found is solved together, and never waited for."""
    for batch in _batch_arrivals(values):
        questions = [_parse_question(value) for value in batch]
        answers = solve_questions(
            (question for question in questions if isinstance(question, SolverQuestion)), threads
        )
        for question in questions:
            if isinstance(question, SolverQuestion):
                yield LineResult(answer_json(question, next(answers)))
            else:
                yield LineResult({"ok": False, "error": question.code}, question)


def _parse_question(value: object) -> SolverQuestion | NotAllowed:
    try:
        return _read_problem(value)
    except NotAllowed as refusal:
        return refusal
    except RecursionError:
        # Nested so deep that it could just be read, but not looked at.
        return malformed("problem")


def _read_problem(value: object) -> SolverQuestion:
    if not isinstance(value, dict) or "order" in value or "game" not in value:
        return read_question(value)
    verdict = check(value)
    if isinstance(verdict, Unsound):
        raise verdict.refusal
    return make_question(verdict.deal, moves=read_flag(value, "moves"), line=read_flag(value, "line"))


class _End:
    """The last of what comes in: nothing more, or what keeps it from being read."""

    def __init__(self, trouble: CommandError | None = None) -> None:
        self.error = trouble


def _batch_arrivals(values: Iterator[object]) -> Iterator[Sequence[object]]:
    """All that has come in by now, again and again; waits where nothing has."""
    come: SimpleQueue[object | _End] = SimpleQueue()
    room = Semaphore(_MOST_WAITING)
    Thread(target=_fill_queue, args=(values, come, room), daemon=True).start()
    while True:
        batch = [come.get(), *_drain(come)]
        room.release(len(batch))
        end = batch.pop() if isinstance(batch[-1], _End) else None
        yield batch
        if isinstance(end, _End):
            if end.error is not None:
                raise end.error
            return


def _fill_queue(values: Iterator[object], come: SimpleQueue[object | _End], room: Semaphore) -> None:
    try:
        for value in values:
            room.acquire()
            come.put(value)
    except CommandError as trouble:
        come.put(_End(trouble))
    else:
        come.put(_End())


def _drain(come: SimpleQueue[object | _End]) -> Iterator[object | _End]:
    while True:
        try:
            yield come.get_nowait()
        except Empty:
            return
