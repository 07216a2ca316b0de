"""What is wrong, in words."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from spadille.cards import Card, Suit
from spadille.rules.refusal import Fact, NotAllowed
from spadille.talk.named import card_named, contract_named, suit_named
from spadille.talk.quoting import quoted
from spadille.text import Catalogue


def fault(refusal: NotAllowed, words: Catalogue) -> str:
    """What is wrong with a record, with all that the refusal knows of it."""
    facts = refusal.facts
    detail = str(facts.get("what") or facts.get("why") or facts.get("verb") or "plain")
    code = refusal.code
    return _first(words, refusal, f"fault-{code}-{detail}", f"fault-{code}", f"refusal-{code}")


def refused(refusal: NotAllowed, words: Catalogue) -> str:
    """Why something may not be done, as it is said to who would have done it."""
    detail = str(refusal.facts.get("why") or refusal.facts.get("verb") or "plain")
    return _first(words, refusal, f"refusal-{refusal.code}-{detail}", f"refusal-{refusal.code}")


def _first(words: Catalogue, refusal: NotAllowed, *names: str) -> str:
    """The first of some sentences that there is, and for which enough is known."""
    facts = _facts(refusal, words)
    for name in names:
        with suppress(KeyError):
            return words.say(name, **facts)
    return words.say("refusal-other")


def _facts(refusal: NotAllowed, words: Catalogue) -> dict[str, str]:
    """A refusal's facts as words of the catalogue."""
    return {name: _in_words(words, name, fact) for name, fact in refusal.facts.items()}


def _in_words(words: Catalogue, name: str, fact: Fact) -> str:
    try:
        return _TOLD[name](words, str(fact))
    except (KeyError, ValueError):
        return quoted(str(fact))


def _card(words: Catalogue, text: str) -> str:
    return card_named(words, Card(text))


def _suit(words: Catalogue, letter: str) -> str:
    return suit_named(words, Suit.of(letter))


_TOLD: dict[str, Callable[[Catalogue, str], str]] = {
    "card": _card,
    "called": _card,
    "suit": _suit,
    "contract": contract_named,
    "standing": contract_named,
}
