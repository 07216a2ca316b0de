"""Summarize the rules of a table: preset, contracts, options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spadille.games import game_named
from spadille.rules.game import Rules
from spadille.rules.presets import Attributed, Origin, Preset, Source
from spadille.sentences.audience import Audience
from spadille.sentences.contract_terms import format_bonuses, format_contract_terms
from spadille.sentences.display_names import (
    capitalize,
    format_contract,
    format_option,
    format_option_value,
    join_and,
)
from spadille.text import Catalogue


def format_rules(audience: Audience, rules: Rules, seats: int) -> Iterator[str]:
    """Yield lines: the preset with its source, the contracts, and every option with its origin."""
    catalogue, settings = audience.catalogue, rules.settings
    preset = game_named(settings.game).preset(settings.preset)
    yield format_title(catalogue, rules)
    source = format_preset_source(catalogue, settings.game, preset)
    yield catalogue.say("rules-preset", preset=format_preset(catalogue, rules), source=source)
    yield catalogue.say("rules-contracts")
    for contract in rules.contracts:
        name = capitalize(format_contract(catalogue, contract.id))
        yield catalogue.say(
            "choice-bid", contract=name, promise=format_contract_terms(audience, rules, contract)
        )
    yield from _list_bonuses(catalogue, rules)
    if settings.values:
        yield catalogue.say("rules-options")
    for option, value in settings.values:
        yield _format_setting(catalogue, option, value, preset.values[option].at(seats))


def _list_bonuses(catalogue: Catalogue, rules: Rules) -> Iterator[str]:
    alike: dict[str, list[str]] = {}
    for contract in rules.contracts:
        alike.setdefault(format_bonuses(catalogue, contract), []).append(
            format_contract(catalogue, contract.id)
        )
    worth = [(bonus, names) for bonus, names in alike.items() if bonus]
    if worth:
        yield catalogue.say("rules-bonuses")
    for bonus, names in worth:
        yield catalogue.say("rules-bonuses-in", contracts=join_and(catalogue, names), bonuses=bonus)


def format_title(catalogue: Catalogue, rules: Rules) -> str:
    """Return the names of game and preset, such as `Six-Bid Solo, Standard`."""
    game = catalogue.say(f"game-{rules.settings.game}")
    return catalogue.say("table-where", game=game, preset=format_preset(catalogue, rules))


def format_preset(catalogue: Catalogue, rules: Rules) -> str:
    """Return the name of the preset, such as `Standard`."""
    return catalogue.say(f"preset-{rules.settings.game}-{rules.settings.preset}")


def format_preset_source(catalogue: Catalogue, game: str, preset: Preset) -> str:
    """Return where a preset was published: title, author, year and pages."""
    source, known = preset.source, f"source-by-{game}-{preset.id}"
    if known in catalogue:
        source = replace(source, by=catalogue.say(known))
    return _format_source(catalogue, source)


def _format_setting(catalogue: Catalogue, option: str, value: str | int, published: Attributed) -> str:
    facts = {
        "option": format_option(catalogue, option),
        "value": format_option_value(catalogue, option, value),
    }
    if published.value != value:
        return catalogue.say(
            "option-differs", **facts, published=format_option_value(catalogue, option, published.value)
        )
    if published.origin is Origin.SOURCE:
        return catalogue.say("option-as-published", **facts)
    return catalogue.say("option-of-origin", **facts, origin=catalogue.say(f"origin-{published.origin}"))


def _format_source(catalogue: Catalogue, source: Source) -> str:
    parts = [source.title, *([source.by] if source.by else []), *([str(source.year)] if source.year else [])]
    if source.pages:
        parts.append(catalogue.say("source-pages", pages=source.pages, count=len(source.pages.split("–"))))
    cited = ", ".join(parts)
    if source.after is None:
        return cited
    return catalogue.say("source-after", source=cited, after=_format_source(catalogue, source.after))
