"""`spadille deal`: deals made and played by chance, as records."""

from __future__ import annotations

import json
import sys

from spadille.cli.arguments import Number, game_for, judge_seed, rules_for, seats_at
from spadille.cli.language import spoken
from spadille.cli.trouble import Trouble
from spadille.notation.making import PLAYERS, made
from spadille.notation.records import record_json
from spadille.talk.quoting import quoted


def deal(
    *,
    game: str | None = None,
    rules: str | None = None,
    seats: Number | None = None,
    count: Number = 1,
    seed: str = "1",
    options: str = "{}",
    players: str = "spread",
    language: str | None = None,
) -> None:
    """Writes complete records, the same for the same arguments on every machine."""
    spoken(language)
    agreed = rules_for(game_for(game), rules, options)
    judge_seed(seed)
    if players not in PLAYERS:
        raise Trouble("players", players=quoted(players), known=", ".join(PLAYERS))
    for played in made(agreed, seats_at(agreed, seats), seed, count, players):
        sys.stdout.write(json.dumps(record_json(played)) + "\n")
