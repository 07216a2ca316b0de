"""`spadille solve`: solve positions in which every card is known."""

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
"""The most lines that are read ahead."""


def solve(*files: FileName, threads: Number | None = None, language: str | None = None) -> int:
    """Solve every problem in some files, and write one line of JSON for each."""
    chosen_language = choose_language(language)
    if threads == 0:
        raise CommandError("bad-value", option="--threads", value="0")
    return process_stream(files, partial(_solve_stream, threads=threads or count_cores()), chosen_language)


def _solve_stream(values: Iterator[object], *, threads: int) -> Iterator[LineResult]:
    """Yield the solutions of the problems, solving all that have arrived as one batch.

    A batch does not wait for more input, so that a typed line is answered at once.
    """
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
        # The value was parsed but is nested too deeply to process.
        return malformed("problem")


def _read_problem(value: object) -> SolverQuestion:
    if not isinstance(value, dict) or "order" in value or "game" not in value:
        return read_question(value)
    verdict = check(value)
    if isinstance(verdict, Unsound):
        raise verdict.refusal
    return make_question(verdict.deal, moves=read_flag(value, "moves"), line=read_flag(value, "line"))


class _End:
    """The end of the input, with the error that ended it, if any."""

    def __init__(self, error: CommandError | None = None) -> None:
        self.error = error


def _batch_arrivals(values: Iterator[object]) -> Iterator[Sequence[object]]:
    """Yield batches of all values that have arrived. Wait if there are none."""
    arrivals: SimpleQueue[object | _End] = SimpleQueue()
    slots = Semaphore(_MOST_WAITING)
    Thread(target=_fill_queue, args=(values, arrivals, slots), daemon=True).start()
    while True:
        batch = [arrivals.get(), *_drain(arrivals)]
        slots.release(len(batch))
        end = batch.pop() if isinstance(batch[-1], _End) else None
        yield batch
        if isinstance(end, _End):
            if end.error is not None:
                raise end.error
            return


def _fill_queue(values: Iterator[object], arrivals: SimpleQueue[object | _End], slots: Semaphore) -> None:
    try:
        for value in values:
            slots.acquire()
            arrivals.put(value)
    except CommandError as error:
        arrivals.put(_End(error))
    else:
        arrivals.put(_End())


def _drain(arrivals: SimpleQueue[object | _End]) -> Iterator[object | _End]:
    while True:
        try:
            yield arrivals.get_nowait()
        except Empty:
            return
