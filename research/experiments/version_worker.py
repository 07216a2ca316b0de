"""Answers by whatever version of the house stands first where Python looks for modules: each line asks a bot
about a deal as a record, and is answered by a line with the action and the milliseconds of the processor that
it took. It needs no more than records and an arena, so versions far apart understand it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from random import Random
from time import process_time
from typing import Any

from spadille.arena.players import load_player
from spadille.notation.records import read_record
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of

_MILLI = 1e3


def timed(bot: str, deal: Deal, chance: str) -> tuple[Action, float]:
    """What a bot does whose turn it is, and the milliseconds that it took; it sees what its seat sees."""
    assert deal.turn is not None
    player, view = load_player(bot)(), view_of(deal, deal.turn)
    begun = process_time()
    action = player.answer(view, Random(chance))
    return action, _MILLI * (process_time() - begun)


def answered(asked: Mapping[str, Any]) -> str:
    """The line for a line."""
    action, took = timed(asked["bot"], read_record(asked["record"]).replay(), asked["chance"])
    return f"{action}\t{took:.3f}"


def main() -> None:
    """Line by line, as long as somebody asks."""
    for line in sys.stdin:
        print(answered(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
