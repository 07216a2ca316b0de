"""What is asked of a process that thinks, and what it says: plain data, in frames of a stated length."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from random import Random
from struct import Struct
from typing import Final

from spadille.bots.explanation import Reasons
from spadille.evaluation.review import Review
from spadille.play.action import Action
from spadille.play.view import View
from spadille.workers.review_steps import EvaluatedStep, ReviewStep

LENGTH: Final = Struct(">I")
"""How the length of a frame is written before it."""
READY: Final = b"!"
"""What a process says when it can be asked."""


class WorkerTimeout(Exception):
    """A question has no answer: the player lost its way, or its process died over it every time."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A decision put to a player. The view is all it gets."""

    player: str
    view: View
    rng: Random
    explain: bool = False
    """Whether the reasons are wanted too."""


@dataclass(frozen=True, slots=True)
class WorkerError:
    """A player broke down over a question."""

    kind: str
    """The kind of its error; its words could name a card."""


Question = BotQuestion | ReviewStep
Reply = Action | Reasons | EvaluatedStep | Review | WorkerError


def frame_message(message: Question | Reply) -> bytes:
    """Something said, as it goes from one process to the other."""
    text = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(text)) + text
