"""What is wrong with a record, in words."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from spadille.cards import Card, Suit
from spadille.cli.named import card_named, contract_named, option_named, suit_named
from spadille.cli.trouble import quoted
from spadille.rules.refusal import Fact, NotAllowed
from spadille.text import Catalogue


def fault(refusal: NotAllowed, words: Catalogue) -> str:
    """What is wrong, with all that the refusal knows of it."""
    facts = facts_told(refusal, words)
    detail = facts.get("what") or facts.get("why") or "plain"
    for name in (f"fault-{refusal.code}-{detail}", f"fault-{refusal.code}", f"refusal-{refusal.code}"):
        with suppress(KeyError):
            return words.say(name, **facts)
    return words.say("refusal-other")


def facts_told(refusal: NotAllowed, words: Catalogue) -> dict[str, str]:
    """A refusal's facts as words of the catalogue."""
    return {name: _told(words, name, fact) for name, fact in refusal.facts.items()}


def _told(words: Catalogue, name: str, fact: Fact) -> str:
    try:
        return _TOLD[name](words, str(fact))
    except KeyError:
        return quoted(str(fact))


def _card(words: Catalogue, text: str) -> str:
    return card_named(words, Card(text))


def _suit(words: Catalogue, letter: str) -> str:
    return suit_named(words, Suit.of(letter))


_TOLD: dict[str, Callable[[Catalogue, str], str]] = {
    "card": _card,
    "suit": _suit,
    "contract": contract_named,
    "standing": contract_named,
    "option": option_named,
}
