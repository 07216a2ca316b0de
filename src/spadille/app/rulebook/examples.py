"""The rulebook's examples as people read them: no ids, no codes, no anchors, cards by their signs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from html import escape
from typing import Final

from spadille.text import Catalogue

_UNSEEN: Final = ("kind", "slag", "rule", "regel")
_CARD: Final = re.compile(r"(?<![\w-])([AKQJT9876]?)([SHDC])(?![\w-])")
_ID: Final = re.compile(r"[a-z][a-z-]*")
_BETWEEN: Final = re.compile(r"(?<=[a-z]) | (?=[a-z])")
"""Between two words of which one is no card."""
_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_AS_TEXT: Final = "\ufe0e"
"""After a suit's sign: as a letter of the text, not as a coloured picture."""

Fields = Mapping[str, str]


def render_example(text: str, words: Catalogue, game: str) -> str:
    """An example of a game's page as a list of what holds and what follows."""
    lines = (line.partition(":") for line in text.splitlines() if line.strip())
    fields = {key.strip(): value.strip() for key, _, value in lines}
    rows = "".join(
        f"<div><dt>{escape(key)}</dt><dd>{_cards(_field_shown(key, fields, words, game), words)}</dd></div>"
        for key in fields
        if key not in _UNSEEN
    )
    return f'<dl class="example">{rows}</dl>\n'


def _field_shown(key: str, fields: Fields, words: Catalogue, game: str) -> str:
    if key in ("rules", "regler"):
        return _rules(fields[key], words, game)
    telling = _TOLD.get(key)
    return fields[key] if telling is None else telling(fields, fields[key], words)


def _rules(value: str, words: Catalogue, game: str) -> str:
    """Standard; Pots: two."""
    preset, *options = value.split()
    changed = [_changed(*option.partition("=")[::2], words) for option in options]
    return "; ".join([_named(words, f"preset-{game}-{preset}", preset), *changed])


def _changed(option: str, value: str, words: Catalogue) -> str:
    name, chosen = _named(words, f"option-{option}", option), _named(words, f"option-{option}-{value}", value)
    return f"{name}: {chosen}"


def _calls(_fields: Fields, value: str, words: Catalogue) -> str:
    """Contracts and what else may be said, by their names; several with commas between them."""
    several = value if "," in value or value[:1].isdigit() else _BETWEEN.sub(", ", value)
    return _ID.sub(lambda found: _call(found[0], words), several)


def _call(id: str, words: Catalogue) -> str:
    return _named(words, f"contract-{id}", _named(words, id, id))


def _refusal_text(fields: Fields, value: str, words: Catalogue) -> str:
    """The sentence a player hears; without the facts it needs, that it may not be done."""
    with suppress(KeyError):
        return words.say(f"refusal-{value}", **_facts(fields, words))
    return words.say("refusal-other")


def _facts(fields: Fields, words: Catalogue) -> dict[str, str]:
    """The suit that was led and the bid that stood."""
    led = fields.get("table", fields.get("bord", "")).split()
    bids = [id for id in _ID.findall(fields.get("calls", fields.get("bud", ""))) if f"contract-{id}" in words]
    facts = {"suit": words.say(f"suit-{led[0][-1]}")} if led else {}
    return facts | {"standing": _call(bids[-2], words)} if len(bids) > 1 else facts


def _outcome(_fields: Fields, value: str, words: Catalogue) -> str:
    return _named(words, f"outcome-{value}", value)


def _bankrupt(_fields: Fields, value: str, words: Catalogue) -> str:
    return _named(words, f"option-bankrupt-{value}", value)


def _end(_fields: Fields, value: str, words: Catalogue) -> str:
    """3 deals; until somebody has 200 chips."""
    kind, _, number = value.partition(" ")
    return words.say(f"match-{kind}", **{kind: int(number)})


_TOLD: Final[Mapping[str, Callable[[Fields, str, Catalogue], str]]] = {
    **dict.fromkeys(("contract", "kontrakt", "calls", "bud", "may", "får", "says", "säger"), _calls),
    **dict.fromkeys(("refused", "avvisas"), _refusal_text),
    **dict.fromkeys(("outcome", "utfall"), _outcome),
    **dict.fromkeys(("end", "till"), _end),
    "bankrupt": _bankrupt,
    "bankrutt": _bankrupt,
}


def _named(words: Catalogue, name: str, otherwise: str) -> str:
    return words.say(name) if name in words else otherwise


def _cards(value: str, words: Catalogue) -> str:
    def shown(found: re.Match[str]) -> str:
        rank, suit = found.groups()
        sign = _SUITS[suit] + _AS_TEXT
        if not rank:
            return _sign(suit, sign, words.say(f"suit-{suit}"))
        spoken = words.say("card", rank=words.say(f"rank-{rank}"), suit=words.say(f"suit-{suit}"))
        return _sign(rank + suit, words.say(f"rank-short-{rank}") + sign, spoken)

    return _CARD.sub(shown, escape(value))


def _sign(card: str, short: str, spoken: str) -> str:
    return (
        f'<span class="card" data-card="{card}" data-suit="{card[-1]}" role="img" '
        f'aria-label="{escape(spoken)}">{short}</span>'
    )
