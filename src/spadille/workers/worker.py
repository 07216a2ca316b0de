"""A process that thinks: reads questions, writes replies, and ends with the server that started it."""

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
from spadille.workers.review_steps import ReviewStep

_NICENESS: Final = 5
"""How far a process that thinks lets the server go first, as `nice` counts it."""


def worker_loop(players: Mapping[str, Player], questions: SimpleQueue[Question], out: BinaryIO) -> None:
    """Answers one question after another, until nobody reads the replies any more."""
    while True:
        reply = answer_question(players, questions.get())
        try:
            out.write(frame_message(reply))
            out.flush()
        except OSError:
            return


def answer_question(players: Mapping[str, Player], asked: Question) -> Reply:
    """What a player says to a question, or the judge."""
    try:
        if isinstance(asked, ReviewStep):
            return asked.answer()
        player = players[asked.player]
        if asked.explain and isinstance(player, ExplainingPlayer):
            return player.reasons(asked.view, asked.rng)
        return player.answer(asked.view, asked.rng)
    except Exception as wrong:  # noqa: BLE001 - whatever a player does, the process is there for the next
        return WorkerError(type(wrong).__name__)


def read_questions(pipe: BinaryIO, questions: SimpleQueue[Question]) -> None:
    """Takes questions in. When nothing can come any more the server is gone, however it went."""
    while len(head := pipe.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        text = pipe.read(length)
        if len(text) < length:
            break
        questions.put(pickle.loads(text))  # noqa: S301 - the server's own words, through a pipe of its own
    os._exit(0)


def load_players(place: str) -> Mapping[str, Player]:
    """The players at a place, `module:name`."""
    module, _, name = place.partition(":")
    return cast("Mapping[str, Player]", getattr(importlib.import_module(module), name))


def main() -> None:
    """Begins. What players print goes to standard error: standard output is for replies."""
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
