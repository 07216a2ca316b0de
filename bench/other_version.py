"""Answers by whatever version of the house stands first where Python looks for modules: each line asks a bot
about a deal as a record, and is answered by a line with the action. It needs no more than records and an
arena, so versions far apart understand it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from random import Random
from typing import Any

from spadille.arena.entrants import entrant
from spadille.notation.records import read_record
from spadille.play.action import Action
from spadille.play.seeing import view_of


def answer(asked: Mapping[str, Any]) -> Action:
    """What a bot does whose turn it is; it sees what its seat sees."""
    deal = read_record(asked["record"]).replay()
    assert deal.turn is not None
    return entrant(asked["bot"])().answer(view_of(deal, deal.turn), Random(asked["chance"]))


def main() -> None:
    """Line by line, as long as somebody asks."""
    for line in sys.stdin:
        print(answer(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
