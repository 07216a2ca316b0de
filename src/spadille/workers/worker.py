"""The worker process. It reads questions, writes replies, and ends when the server that started it ends."""

from __future__ import annotations

import importlib
import os
import pickle
import signal
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, Final, cast

from spadille.bots import Player
from spadille.bots.explanation import ExplainingPlayer
from spadille.workers.protocol import LENGTH, READY, Question, Reply, WorkerError, frame_message
from spadille.workers.review_steps import LessLuckStep, ReviewStep

_NICENESS: Final = 5
"""The `nice` value of workers, with which the server has priority over them."""


def worker_loop(players: Mapping[str, Player], questions: SimpleQueue[Question], out: BinaryIO) -> None:
    """Answer one question after another until the server closes the pipe."""
    while True:
        reply = answer_question(players, questions.get())
        try:
            out.write(frame_message(reply))
            out.flush()
        except OSError:
            return


def answer_question(players: Mapping[str, Player], question: Question) -> Reply:
    """Return the reply of a bot, or of the evaluator, to a question. An error becomes a `WorkerError`."""
    try:
        if isinstance(question, ReviewStep | LessLuckStep):
            return question.answer()
        player = players[question.player]
        if question.explain and isinstance(player, ExplainingPlayer):
            return player.reasons(question.view, question.rng)
        return player.answer(question.view, question.rng)
    except Exception as error:  # noqa: BLE001 - an error of a bot must not end the process
        return WorkerError(type(error).__name__)


def read_questions(pipe: BinaryIO, questions: SimpleQueue[Question]) -> None:
    """Read questions into the queue. When the server has closed the pipe, end the process."""
    while len(head := pipe.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        text = pipe.read(length)
        if len(text) < length:
            break
        questions.put(pickle.loads(text))  # noqa: S301 - from the server, through its own pipe
    os._exit(0)


def load_players(place: str) -> Mapping[str, Player]:
    """Load the bots from `place`, which is written as `module:name`."""
    module, _, name = place.partition(":")
    return cast("Mapping[str, Player]", getattr(importlib.import_module(module), name))


def main() -> None:
    """Run the worker. Output of bots goes to standard error, because standard output is for replies."""
    with suppress(AttributeError, OSError):
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=read_questions, args=(sys.stdin.buffer, questions), daemon=True).start()
    players = load_players(sys.argv[1])
    out.write(READY)
    out.flush()
    worker_loop(players, questions, out)


if __name__ == "__main__":
    main()
