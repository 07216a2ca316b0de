"""Whatever somebody says, he is answered by what he knows: two tables that look alike answer alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

import pytest

from spadille import protocol
from spadille.app.hints.service import HintService
from spadille.bots.heuristic.player import PLAYERS
from spadille.games import GAMES
from spadille.play.deal import Deal
from spadille.protocol.api_error import ApiError
from spadille.rules.seating import Seat
from spadille.table.bot_runner import BotRunner
from tests.laws.indistinguishable import Alike, find_pairs
from tests.laws.tables import sitting
from tests.play.test_german_solo import five_straight_with_another, with_the_called_card_elsewhere
from tests.support.table_commands import GUEST, answer_to, answered, at_table, lines, seen, wishes
from tests.support.virtual_clock import Here, timed

PAIRS, LONG = 800, 100_000
FEW, SOME, MANY = 1, 20, 40
"""How much is said at each of a multitude of tables, and at each of a few."""
Word = TypeVar("Word")


def test_two_tables_that_look_alike_answer_alike_byte_for_byte() -> None:
    met = Counter(compared(pair, Random(number), FEW) for number, pair in enumerate(pairs("tables", PAIRS)))
    assert met.keys() == GAMES.keys()


@pytest.mark.parametrize(("many", "few"), [(40, MANY), pytest.param(20, None, marks=pytest.mark.long)])
def test_whatever_is_said_two_tables_that_look_alike_answer_alike(many: int, few: int | None) -> None:
    for number, pair in enumerate(pairs("at length", many)):
        compared(pair, Random(number), few)


def test_where_stop_would_tell_who_the_partner_is_nothing_that_is_said_tells_it() -> None:
    here = five_straight_with_another()
    there = with_the_called_card_elsewhere(here)
    assert Alike(1, here, there).hides_whose_tricks
    compared(Alike(1, here, there), Random(1))


def test_a_hint_tells_nothing_that_its_seat_does_not_know() -> None:
    asked = [pair for pair in pairs("hints", 60) if pair.seat is not None]
    for pair in asked:
        assert hint(pair.here, pair.seat or 0) == hint(pair.there, pair.seat or 0)
    assert sum(pair.on_turn for pair in asked) > 20


@pytest.mark.long
@pytest.mark.parametrize("share", range(8))
def test_a_hundred_thousand_tables_that_look_alike_answer_alike(share: int) -> None:
    found = pairs(f"tables at length {share}", LONG // 8)
    met = Counter(compared(pair, Random(number), SOME) for number, pair in enumerate(found))
    assert all(met[game] >= 1_000 for game in GAMES)


def hint(deal: Deal, seat: Seat) -> str:
    """What a seat hears that asks for a hint."""

    async def asked() -> str:
        thinker = BotRunner(PLAYERS, threads=Here())
        try:
            reasons = await HintService(thinker).give_hint(at_table(deal, [seat]), seat)
        except ApiError as refusal:
            return refusal.error.model_dump_json()
        return protocol.Reasons.model_validate(reasons.to_json()).model_dump_json()

    return timed(asked)[0]


def pairs(seed: str, many: int) -> Iterator[Alike]:
    """So many pairs of deals of every game that can be played at a table."""
    found = number = 0
    while found < many:
        for pair in find_pairs(sitting(seed, number, tuple(GAMES.values()))):
            yield pair
            found += 1
        number += 1


def compared(pair: Alike, whims: Random, few: int | None = None) -> str:
    """Says all there is, or some of it, at both tables; the game it was."""
    seats = range(pair.here.layout.seats)
    people = [seat for seat in seats if seat == pair.seat or whims.random() < 0.7]
    bot = whims.choice(("club", "lesson-six-bid-alone"))
    here, there = at_table(pair.here, people, bot), at_table(pair.there, people, bot)
    rules = here.rules
    own = None if pair.seat is None else str(pair.seat)
    assert seen(here, own) == seen(there, own)
    for wish in few_of(wishes(rules, pair.seat or 0), few, whims):
        for player in {own, GUEST, None}:
            assert answered(here, player, wish) == answered(there, player, wish), wish
    for line in few_of(lines(rules), few, whims):
        for seat in {pair.seat, None}:
            assert answer_to(here, seat, line) == answer_to(there, seat, line), line
    return rules.settings.game


def few_of(words: Sequence[Word], few: int | None, whims: Random) -> Sequence[Word]:
    """A few of them, or all."""
    return words if few is None else whims.sample(words, few)
