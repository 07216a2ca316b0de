"""The rules of this table, in words."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.games import game_named
from spadille.rules.game import Rules
from spadille.rules.presets import Attributed, Origin, Source
from spadille.talk.bidding import bonuses, undertaking
from spadille.talk.company import Company
from spadille.talk.named import all_of, contract_named, option_named, sentence, value_named
from spadille.text import Catalogue


def rules_told(company: Company, rules: Rules, seats: int) -> Iterator[str]:
    """Whose rules they are, the contracts, lowest first, and every option; what no source says is marked."""
    words, settings = company.words, rules.settings
    preset = game_named(settings.game).preset(settings.preset)
    yield title(words, rules)
    source = _source(words, rules, preset.source)
    yield words.say("rules-preset", preset=preset_named(words, rules), source=source)
    yield words.say("rules-contracts")
    for contract in rules.contracts:
        name = sentence(contract_named(words, contract.id))
        yield words.say("choice-bid", contract=name, promise=undertaking(company, rules, contract))
    yield from _bonuses(words, rules)
    if settings.values:
        yield words.say("rules-options")
    for option, value in settings.values:
        yield _option(words, option, value, preset.values[option].at(seats))


def _bonuses(words: Catalogue, rules: Rules) -> Iterator[str]:
    """What the bonuses are worth, and in which contracts."""
    alike: dict[str, list[str]] = {}
    for contract in rules.contracts:
        alike.setdefault(bonuses(words, contract), []).append(contract_named(words, contract.id))
    worth = [(bonus, names) for bonus, names in alike.items() if bonus]
    if worth:
        yield words.say("rules-bonuses")
    for bonus, names in worth:
        yield words.say("rules-bonuses-in", contracts=all_of(words, names), bonuses=bonus)


def title(words: Catalogue, rules: Rules) -> str:
    """The game and the preset: Six-Bid Solo, Standard."""
    game = words.say(f"game-{rules.settings.game}")
    return words.say("table-where", game=game, preset=preset_named(words, rules))


def preset_named(words: Catalogue, rules: Rules) -> str:
    """The preset: Standard."""
    return words.say(f"preset-{rules.settings.game}-{rules.settings.preset}")


def _option(words: Catalogue, option: str, value: str | int, published: Attributed) -> str:
    facts = {"option": option_named(words, option), "value": value_named(words, option, value)}
    if published.value != value:
        return words.say("option-differs", **facts, published=value_named(words, option, published.value))
    if published.origin is Origin.SOURCE:
        return words.say("option-as-published", **facts)
    return words.say("option-of-origin", **facts, origin=words.say(f"origin-{published.origin}"))


def _source(words: Catalogue, rules: Rules, source: Source) -> str:
    known = f"source-by-{rules.settings.game}-{rules.settings.preset}"
    by = words.say(known) if known in words else source.by
    if source.year is None:
        return words.say("start-source", title=source.title, by=by)
    if source.pages is None:
        return words.say("start-source-year", title=source.title, by=by, year=str(source.year))
    facts = {"title": source.title, "by": by, "year": str(source.year), "pages": source.pages}
    return words.say("start-source-pages", **facts)
