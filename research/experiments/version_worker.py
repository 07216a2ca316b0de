"""Answer questions to bots on standard input, with the version of Spadille that is first on Python's path.

A question is a line of JSON with the name of a bot, a deal as a record, and a seed. The answer is a line of
JSON with the action and the milliseconds of CPU time that it took. Other checkouts run this file, so neither
format may change.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time

from spadille.arena.players import load_player
from spadille.notation.records import read_record
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.seeing import view_of


def timed_answer(bot: str, deal: Deal, seed: str) -> tuple[Action, float]:
    """Return a bot's answer for the seat to act, and the milliseconds of CPU time that it took."""
    player, view = load_player(bot)(), view_of(deal, deal.turn)
    begun = process_time()
    action = player.answer(view, Random(seed))
    return action, 1000 * (process_time() - begun)


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        deal = read_record(question["record"]).replay()
        action, took = timed_answer(question["bot"], deal, question["chance"])
        print(f"{action}\t{took:.3f}", flush=True)


if __name__ == "__main__":
    main()
