"""Messages between the server and its worker processes: pickled values in frames with a length prefix."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from random import Random
from struct import Struct
from typing import Final

from spadille.bots.explanation import Reasons
from spadille.evaluation.less_luck import LessLuck
from spadille.evaluation.review import Review
from spadille.play.action import Action
from spadille.play.view import View
from spadille.workers.review_steps import EvaluatedStep, LessLuckStep, ReviewStep

LENGTH: Final = Struct(">I")
"""The length prefix of a frame."""
READY: Final = b"!"
"""The byte that a worker process writes when it is ready for questions."""


HINT_RANK: Final = 10
"""The rank of hints in the queue of the worker pool, behind the moves of bots at tables."""
PLAYOUT_RANK: Final = 15
"""The rank of deals that bots play alone. Work of this rank and higher never occupies all workers."""
REVIEW_RANK: Final = 20
"""The rank of reviews, behind all other work."""


class WorkerTimeout(Exception):
    """The error for a question without a reply: the bot took too long, or the process died at every try."""


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A question to a bot: which answer it gives to a view's decision. The bot sees nothing but the view."""

    player: str
    view: View
    rng: Random
    explain: bool = False
    """Whether to return the reasons with the answer."""


@dataclass(frozen=True, slots=True)
class WorkerError:
    """A reply that says that the bot raised an error."""

    kind: str
    """The type of the error. The message is omitted, because it could name a card."""


Question = BotQuestion | ReviewStep | LessLuckStep
Reply = Action | Reasons | EvaluatedStep | Review | LessLuck | WorkerError


def frame_message(message: Question | Reply) -> bytes:
    """Return a message as a frame."""
    text = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(text)) + text
