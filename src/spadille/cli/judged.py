"""What `check`, `verify`, `score` and `solve` have in common: one line in, one line out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from spadille.cli.lines import STANDARD_INPUT, lines_of
from spadille.cli.trouble import Trouble
from spadille.rules.refusal import NotAllowed
from spadille.talk.faults import fault
from spadille.talk.quoting import quoted
from spadille.text import catalogue

SOUND, UNSOUND, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Judgment:
    """The answer to one line."""

    answer: Mapping[str, object]
    """As it is written, but for the message."""
    refusal: NotAllowed | None = None
    """What is wrong, if something is."""


Judge = Callable[[object], Judgment]
JudgeInOrder = Callable[[Iterator[object]], Iterator[Judgment]]
"""Judges many lines, some of them together, and answers in their order."""
FileName = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""A file, or `-` for standard input; what else begins with a hyphen is no file."""


def answer_all(names: Sequence[str], judge: Judge, language: str) -> int:
    """Answers every line of every file; gives the exit status."""
    return answer_in_order(names, lambda values: (_judged(judge, value) for value in values), language)


def answer_in_order(names: Sequence[str], judge: JudgeInOrder, language: str) -> int:
    """As `answer_all`, where one answer need not wait for the one before it."""
    return max([_answered(name, judge, language) for name in named(names)])


def named(names: Sequence[str]) -> Sequence[str]:
    """The files that are named, or standard input.

    Raises:
        Trouble: what is named is an option, and there is none of this name.
    """
    if option := next((name for name in names if len(name) > 1 and name.startswith("-")), None):
        raise Trouble("no-such-file", option=quoted(option))
    return names or (STANDARD_INPUT,)


def _answered(name: str, judge: JudgeInOrder, language: str) -> int:
    """Answers one file's lines as they come. What cannot be read keeps no other file from being read."""
    status = SOUND
    try:
        for judgment in judge(line.value for line in lines_of(name)):
            sys.stdout.write(_written(judgment, language))
            sys.stdout.flush()
            status = max(status, SOUND if judgment.refusal is None else UNSOUND)
    except Trouble as trouble:
        sys.stderr.write(f"spadille: {trouble.sentence(catalogue(language))}\n")
        return UNREADABLE
    return status


def _judged(judge: Judge, value: object) -> Judgment:
    try:
        return judge(value)
    except RecursionError:
        # Nested so deep that it could just be read, but not looked at.
        return judge(None)


def _written(judgment: Judgment, language: str) -> str:
    answer = judgment.answer
    if judgment.refusal is not None:
        answer = {**answer, "message": fault(judgment.refusal, catalogue(language))}
    return json.dumps(answer, ensure_ascii=False) + "\n"
