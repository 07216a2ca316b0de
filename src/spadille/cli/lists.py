"""`spadille games`, `bots` and `rules`: list the names that other commands take. `spadille completion`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from json import dumps
from typing import Literal

from spadille.bots import BOTS
from spadille.bots.registry import LEARNED, OFFERED
from spadille.cli.arguments import find_game
from spadille.cli.command_error import CommandError
from spadille.cli.commands import build_app
from spadille.cli.language import choose_language
from spadille.cli.start import COMMANDS
from spadille.games import GAMES
from spadille.rules.game import Game
from spadille.sentences.display_names import sanitize_input
from spadille.sentences.rules_summary import format_preset_source
from spadille.text import Catalogue, load_catalogue
from spadille.text.wrapping import wrap_for

SHELLS: tuple[Literal["bash", "fish", "zsh"], ...] = ("bash", "fish", "zsh")
Item = Mapping[str, object]


def games(*, json: bool = False, language: str | None = None) -> None:
    """List the games, with the players at a table and the presets of their rules."""
    catalogue = load_catalogue(choose_language(language))
    items = (_describe_game(game, catalogue) for game in GAMES.values())
    _write(items, ("id", "seats", "name"), as_json=json)


def bots(*, json: bool = False, language: str | None = None) -> None:
    """List the built-in bots, the weakest first."""
    catalogue = load_catalogue(choose_language(language))
    items = (
        {
            "id": name,
            "offered": name in OFFERED,
            "learned": name in LEARNED,
            "name": catalogue.say(f"listed-bot-{name}"),
        }
        for name in BOTS
    )
    _write(items, ("id", "name"), as_json=json)


def rules(game: str | None = None, /, *, json: bool = False, language: str | None = None) -> None:
    """List the presets of a game's rules, or of all games, each with its source."""
    catalogue = load_catalogue(choose_language(language))
    chosen = GAMES.values() if game is None else (find_game(game),)
    items = (item for listed in chosen for item in _describe_presets(listed, catalogue))
    _write(items, ("game", "id", "source"), as_json=json)


def completion(shell: str, /, *, language: str | None = None) -> None:
    """Write a script that completes commands and options in a shell."""
    choose_language(language)
    known = next((name for name in SHELLS if name == shell), None)
    if known is None:
        raise CommandError("completion-shell", shell=sanitize_input(shell), shells=", ".join(SHELLS))
    installed = [name for name, place in COMMANDS.items() if _is_importable(place.partition(":")[0])]
    sys.stdout.write(build_app(installed).generate_completion(shell=known))


def _is_importable(module: str) -> bool:
    """Return whether the libraries of a command are installed."""
    try:
        import_module(module)
    except ImportError:
        return False
    return True


def _describe_game(game: Game, catalogue: Catalogue) -> Item:
    return {
        "id": game.id,
        "name": catalogue.say(f"game-{game.id}"),
        "seats": list(game.rules(game.presets[0].id).seats),
        "rules": [preset.id for preset in game.presets],
    }


def _describe_presets(game: Game, catalogue: Catalogue) -> Iterator[Item]:
    for preset in game.presets:
        table = game.rules(preset.id)
        yield {
            "game": game.id,
            "id": preset.id,
            "name": catalogue.say(f"preset-{game.id}-{preset.id}"),
            "source": format_preset_source(catalogue, game.id, preset),
            "seats": list(table.seats),
            "options": dict(table.settings.values),
        }


def _write(items: Iterator[Item], columns: Sequence[str], *, as_json: bool) -> None:
    """Write one JSON object a line, or a table of some columns."""
    listed = list(items)
    if as_json:
        sys.stdout.writelines(dumps(item, ensure_ascii=False) + "\n" for item in listed)
        return
    rows = [[_format_cell(item[column]) for column in columns] for item in listed]
    *narrow, _ = zip(*rows, strict=True)
    widths = [max(map(len, cells)) for cells in narrow]
    for row in rows:
        *first, last = row
        cells = [cell.ljust(width) for cell, width in zip(first, widths, strict=True)]
        sys.stdout.write(wrap_for(sys.stdout, "  ".join([*cells, last]) + "\n"))


def _format_cell(value: object) -> str:
    if isinstance(value, list):
        return str(value[0]) if len(value) == 1 else f"{value[0]}–{value[-1]}"
    return str(value)
