"""Parse arguments that choose a game, its rules and its seats."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token

from spadille.cli.command_error import CommandError
from spadille.games import GAMES
from spadille.rules.game import Game, Rules
from spadille.rules.refusal import NotAllowed
from spadille.sentences.display_names import sanitize_input

_DIGITS = re.compile(r"[0-9]{1,9}")


def _parse_number(type_: object, tokens: Sequence[Token]) -> int:
    del type_
    if not _DIGITS.fullmatch(tokens[0].value):
        raise ValueError(tokens[0].value)
    return int(tokens[0].value)


Number = Annotated[int, Parameter(converter=_parse_number)]
"""An argument of at most nine digits. Signs, spaces and other forms that `int` accepts are refused."""


def find_game(id: str | None) -> Game:
    """Return the game with an id; by default the first game.

    Raises:
        CommandError: There is no such game.
    """
    if id is None:
        return next(iter(GAMES.values()))
    if id not in GAMES:
        raise CommandError("unknown-game", game=sanitize_input(id), games=", ".join(GAMES))
    return GAMES[id]


def build_rules(game: Game, preset: str | None, options: str) -> Rules:
    """Return the rules of a preset, changed by `options`, a JSON object.

    Raises:
        CommandError: The preset, an option or its value is unknown, or `options` is no JSON object.
    """
    chosen = _parse_options(options)
    try:
        return game.rules(game.presets[0].id if preset is None else preset, chosen)
    except NotAllowed as refusal:
        raise _make_rules_error(game, refusal) from None


def resolve_seats(rules: Rules, seats: int | None) -> int:
    """Return the number of seats after checking it; by default that of the game's smallest table.

    Raises:
        CommandError: The game has no table of that size.
    """
    least, most = rules.seats[0], rules.seats[-1]
    if seats is None:
        return least
    if seats not in rules.seats:
        raise (
            CommandError("seats", least=least, most=most)
            if most > least
            else CommandError("seats-only", seats=least)
        )
    return seats


def check_seed(seed: str) -> None:
    """Check that a seed is ASCII, so that every machine encodes it in the same way.

    Raises:
        CommandError: The seed is not ASCII.
    """
    if not seed.isascii():
        raise CommandError("seed", seed=sanitize_input(seed))


def _parse_options(options: str) -> dict[str, object]:
    try:
        chosen = json.loads(options)
    except (ValueError, RecursionError):
        chosen = None
    if not isinstance(chosen, dict):
        raise CommandError("options", options=sanitize_input(options))
    return chosen


def _make_rules_error(game: Game, refusal: NotAllowed) -> CommandError:
    facts = {name: sanitize_input(str(fact)) for name, fact in refusal.facts.items()}
    match refusal.code:
        case "unknown-rules":
            return CommandError(
                "unknown-rules", **facts, presets=", ".join(preset.id for preset in game.presets)
            )
        case "unknown-option":
            return CommandError(
                "unknown-option", **facts, options=", ".join(option.id for option in game.options)
            )
        case _:
            return CommandError("bad-option", **facts, values=_list_values(game, facts["option"]))


def _list_values(game: Game, id: str) -> str:
    option = next(option for option in game.options if option.id == id)
    return ", ".join(option.words) or f"{option.least}–{option.most}"
