"""The hand of a rulebook's first example deal, and the code with which the app opens its cards."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spadille.app.rulebook.pages import load_source
from spadille.cards import Card, Hand
from spadille.games import game_named
from spadille.notation.codes import code_of
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.rules.refusal import NotAllowed
from spadille.text import DEFAULT

_EXAMPLE: Final = re.compile(r"```example\n(kind: deal\n.*?)```", re.DOTALL)


@dataclass(frozen=True)
class ExampleHand:
    """Eldest's hand in an example deal."""

    cards: tuple[Card, ...]
    preset: str
    code: str
    """The code of the deal before the first bid."""


@lru_cache
def find_hand(game: str, preset: str | None = None) -> ExampleHand | None:
    """Return the hand of the first whole deal in a game's rulebook, to be played by a preset.

    Without a preset, or if the cards do not fit it, the example's own applies. None: there is no example.
    """
    found = _EXAMPLE.search(load_source(game, DEFAULT)[0])
    if found is None:
        return None
    lines = (line.partition(":") for line in found[1].splitlines())
    fields = {key: value.strip() for key, _, value in lines}
    own = fields["rules"].split()[0]
    seats = int(fields["seats"])
    hands = [Hand.read(fields[name]) if (name := f"hand {seat}") in fields else None for seat in range(seats)]
    dealer, widow = int(fields["dealer"]), Hand.read(fields.get("widow", ""))
    for chosen in filter(None, (preset, own)):
        with suppress(NotAllowed):
            rules = game_named(game).rules(chosen)
            layout = lay_out(rules, seats, dealer, hands, widow)
            eldest = hands[layout.active[0]] or Hand.read("")
            cards = rules.contracts[0].order.ranking(None).sorted(eldest)
            return ExampleHand(cards, chosen, code_of(Deal.of(layout)))
    return None
