"""Render the rulebook's examples as HTML. Ids become names, and cards become symbols."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from html import escape
from typing import Final

from spadille.text import Catalogue

_UNSEEN: Final = ("kind", "rule")
_NUMBERED: Final = re.compile(r"(?P<name>[a-z -]+?)(?P<number> \d+)?")
_WORDS: Final = ("yes", "no", "none", "1st", "2nd", "3rd", "4th")
_CARD: Final = re.compile(r"(?<![\w-])([AKQJT9876]?)([SHDC])(?![\w-])")
_ID: Final = re.compile(r"[a-z][a-z-]*")
_BETWEEN: Final = re.compile(r"(?<=[a-z]) | (?=[a-z])")
"""Matches a space next to an id, but not a space between two cards."""
_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_AS_TEXT: Final = "\ufe0e"
"""The variation selector that shows a suit as text, not as an emoji."""

Fields = Mapping[str, str]


def render_example(text: str, catalogue: Catalogue, game: str) -> str:
    """Return an example from a game's page as an HTML description list. `text` has one field per line."""
    lines = (line.partition(":") for line in text.splitlines() if line.strip())
    fields = {key.strip(): value.strip() for key, _, value in lines}
    rows = "".join(
        f"<div><dt>{escape(_label(key, catalogue))}</dt>"
        f"<dd>{_cards(_render_field(key, fields, catalogue, game), catalogue)}</dd></div>"
        for key in fields
        if key not in _UNSEEN
    )
    return f'<dl class="example">{rows}</dl>\n'


def _label(key: str, catalogue: Catalogue) -> str:
    """Return the name of a line: `trick 3` is the third trick."""
    found = _NUMBERED.fullmatch(key)
    if found is None:
        return key
    return _say_or_default(catalogue, f"example-{found['name'].replace(' ', '-')}", found["name"]) + (
        found["number"] or ""
    )


def _render_field(key: str, fields: Fields, catalogue: Catalogue, game: str) -> str:
    if key == "rules":
        return _rules(fields[key], catalogue, game)
    render = _FIELD_RENDERERS.get(key)
    if render is not None:
        return render(fields, fields[key], catalogue)
    return catalogue.say(f"example-word-{fields[key]}") if fields[key] in _WORDS else fields[key]


def _rules(value: str, catalogue: Catalogue, game: str) -> str:
    """Return the names of a preset and of the options that differ, for example "Standard; Pots: two"."""
    preset, *options = value.split()
    changed = [_render_option(*option.partition("=")[::2], catalogue) for option in options]
    return "; ".join([_say_or_default(catalogue, f"preset-{game}-{preset}", preset), *changed])


def _render_option(option: str, value: str, catalogue: Catalogue) -> str:
    name, chosen = (
        _say_or_default(catalogue, f"option-{option}", option),
        _say_or_default(catalogue, f"option-{option}-{value}", value),
    )
    return f"{name}: {chosen}"


def _calls(_fields: Fields, value: str, catalogue: Catalogue) -> str:
    """Return the names of contracts and other calls, separated by commas."""
    several = value if "," in value or value[:1].isdigit() else _BETWEEN.sub(", ", value)
    return _ID.sub(lambda found: _call(found[0], catalogue), several)


def _call(id: str, catalogue: Catalogue) -> str:
    if id in _WORDS:
        return catalogue.say(f"example-word-{id}")
    return _say_or_default(catalogue, f"contract-{id}", _say_or_default(catalogue, id, id))


def _refusal_text(fields: Fields, value: str, catalogue: Catalogue) -> str:
    """Return the sentence for the refusal `value`; a general sentence if the example lacks a fact for it."""
    with suppress(KeyError):
        return catalogue.say(f"refusal-{value}", **_facts(fields, catalogue))
    return catalogue.say("refusal-other")


def _facts(fields: Fields, catalogue: Catalogue) -> dict[str, str]:
    """Return the facts for a refusal's sentence: the suit that was led, and the highest bid so far."""
    led = fields.get("table", "").split()
    bids = [id for id in _ID.findall(fields.get("calls", "")) if f"contract-{id}" in catalogue]
    facts = {"suit": catalogue.say(f"suit-{led[0][-1]}")} if led else {}
    return facts | {"standing": _call(bids[-2], catalogue)} if len(bids) > 1 else facts


def _outcome(_fields: Fields, value: str, catalogue: Catalogue) -> str:
    return _say_or_default(catalogue, f"outcome-{value}", value)


def _bankrupt(_fields: Fields, value: str, catalogue: Catalogue) -> str:
    return _say_or_default(catalogue, f"option-bankrupt-{value}", value)


def _unpaid(_fields: Fields, value: str, catalogue: Catalogue) -> str:
    return _say_or_default(catalogue, f"option-unpaid-{value}", value)


def _end(_fields: Fields, value: str, catalogue: Catalogue) -> str:
    """Return the sentence that says when a match ends, for example after 3 deals."""
    kind, _, number = value.partition(" ")
    return catalogue.say(f"match-{kind}", **{kind: int(number)})


_FIELD_RENDERERS: Final[Mapping[str, Callable[[Fields, str, Catalogue], str]]] = {
    **dict.fromkeys(("contract", "calls", "may", "says"), _calls),
    "refused": _refusal_text,
    "outcome": _outcome,
    "end": _end,
    "bankrupt": _bankrupt,
    "unpaid": _unpaid,
}


def _say_or_default(catalogue: Catalogue, name: str, otherwise: str) -> str:
    return catalogue.say(name) if name in catalogue else otherwise


def _cards(value: str, catalogue: Catalogue) -> str:
    def shown(found: re.Match[str]) -> str:
        rank, suit = found.groups()
        sign = _SUITS[suit] + _AS_TEXT
        if not rank:
            return _sign(suit, sign, catalogue.say(f"suit-{suit}"))
        spoken = catalogue.say("card", rank=catalogue.say(f"rank-{rank}"), suit=catalogue.say(f"suit-{suit}"))
        return _sign(rank + suit, catalogue.say(f"rank-short-{rank}") + sign, spoken)

    return _CARD.sub(shown, escape(value))


def _sign(card: str, short: str, spoken: str) -> str:
    return (
        f'<span class="card" data-card="{card}" data-suit="{card[-1]}" role="img" '
        f'aria-label="{escape(spoken)}">{short}</span>'
    )
