"""Return error messages for refusals."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from spadille.cards import Card, Suit
from spadille.rules.refusal import Fact, NotAllowed
from spadille.sentences.display_names import format_card, format_contract, format_suit, sanitize_input
from spadille.text import Catalogue


def format_record_error(refusal: NotAllowed, catalogue: Catalogue) -> str:
    """Return the error message for a record."""
    facts = refusal.facts
    detail = str(facts.get("what") or facts.get("why") or facts.get("verb") or "plain")
    code = refusal.code
    return _say_first(catalogue, refusal, f"fault-{code}-{detail}", f"fault-{code}", f"refusal-{code}")


def format_refusal(refusal: NotAllowed, catalogue: Catalogue) -> str:
    """Return the error message for a refused action, for the player who tried it."""
    detail = str(refusal.facts.get("why") or refusal.facts.get("verb") or "plain")
    return _say_first(catalogue, refusal, f"refusal-{refusal.code}-{detail}", f"refusal-{refusal.code}")


def _say_first(catalogue: Catalogue, refusal: NotAllowed, *names: str) -> str:
    """Return the text of the first of the sentences `names` that exists and whose facts are all known."""
    facts = _format_facts(refusal, catalogue)
    for name in names:
        with suppress(KeyError):
            return catalogue.say(name, **facts)
    return catalogue.say("refusal-other")


def _format_facts(refusal: NotAllowed, catalogue: Catalogue) -> dict[str, str]:
    return {name: _format_fact(catalogue, name, fact) for name, fact in refusal.facts.items()}


def _format_fact(catalogue: Catalogue, name: str, fact: Fact) -> str:
    try:
        return _FORMATTERS[name](catalogue, str(fact))
    except (KeyError, ValueError):
        return sanitize_input(str(fact))


def _format_card_text(catalogue: Catalogue, text: str) -> str:
    return format_card(catalogue, Card(text))


def _format_suit_letter(catalogue: Catalogue, letter: str) -> str:
    return format_suit(catalogue, Suit.of(letter))


_FORMATTERS: dict[str, Callable[[Catalogue, str], str]] = {
    "card": _format_card_text,
    "called": _format_card_text,
    "suit": _format_suit_letter,
    "contract": format_contract,
    "standing": format_contract,
}
