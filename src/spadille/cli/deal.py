"""`spadille deal`: deal and play at random, and write records."""

from __future__ import annotations

import json
import sys

from spadille.cli.arguments import Number, build_rules, check_seed, find_game, resolve_seats
from spadille.cli.command_error import CommandError
from spadille.cli.language import choose_language
from spadille.notation.making import PLAYERS, made
from spadille.notation.records import record_json
from spadille.sentences.display_names import sanitize_input


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
    """Write records of complete deals. The same arguments give the same records on every machine."""
    choose_language(language)
    table_rules = build_rules(find_game(game), rules, options)
    check_seed(seed)
    if players not in PLAYERS:
        raise CommandError("players", players=sanitize_input(players), known=", ".join(PLAYERS))
    for played in made(table_rules, resolve_seats(table_rules, seats), seed, count, players):
        sys.stdout.write(json.dumps(record_json(played)) + "\n")
