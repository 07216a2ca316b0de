"""What command lines say about a game: which one, by whose rules, at how many seats."""

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
"""A whole number, and nothing that might be taken for one."""


def find_game(id: str | None) -> Game:
    """The game of this name; the first there is where none is named.

    Raises:
        Trouble: there is no such game.
    """
    if id is None:
        return next(iter(GAMES.values()))
    if id not in GAMES:
        raise CommandError("unknown-game", game=sanitize_input(id), games=", ".join(GAMES))
    return GAMES[id]


def build_rules(game: Game, preset: str | None, options: str) -> Rules:
    """The rules of a preset, but for the options given as JSON.

    Raises:
        Trouble: there is no such preset, no such option, or it does not take that value.
    """
    chosen = _parse_options(options)
    try:
        return game.rules(preset or game.presets[0].id, chosen)
    except NotAllowed as refusal:
        raise _rules_error(game, refusal) from None


def resolve_seats(rules: Rules, seats: int | None) -> int:
    """How many sit at the table; as few as the game takes where nobody says.

    Raises:
        Trouble: too few, or too many.
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
    """Refuse a seed that not every machine writes alike.

    Raises:
        Trouble: it has other letters than ASCII's.
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


def _rules_error(game: Game, refusal: NotAllowed) -> CommandError:
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
