"""Play whole deals in bulk, from the cards to the payments: `spadille.env.Batch`.

A batch plays many deals of one game together in the native core, for training and for studies.
"""

from spadille.env.actions import KINDS, Actions
from spadille.env.arrays import make_net
from spadille.env.batch import Batch, Bot, DealOutcome, StepResult
from spadille.env.schema import ObservationSchema, ObservedPart
from spadille.env.view_observation import NetPlayer, action_of, observe

__all__ = [
    "KINDS",
    "Actions",
    "Batch",
    "Bot",
    "DealOutcome",
    "NetPlayer",
    "ObservationSchema",
    "ObservedPart",
    "StepResult",
    "action_of",
    "make_net",
    "observe",
]
