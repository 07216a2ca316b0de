"""Tests with pairs of tables that look alike to a player: both must give the same answers."""

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
from tests.support.table_commands import (
    GUEST,
    all_commands,
    at_table,
    reply_to,
    reply_to_text,
    shown_messages,
    text_commands,
)
from tests.support.virtual_clock import InlineExecutor, run_timed

PAIRS, LONG = 800, 100_000
FEW, SOME, MANY = 1, 20, 40
"""The number of commands sent at each table: the first is for a large number of tables."""
Word = TypeVar("Word")


def test_two_tables_that_look_alike_answer_alike_byte_for_byte() -> None:
    met = Counter(compare(pair, Random(number), FEW) for number, pair in enumerate(pairs("tables", PAIRS)))
    assert met.keys() == GAMES.keys()


@pytest.mark.parametrize(("many", "few"), [(40, MANY), pytest.param(20, None, marks=pytest.mark.long)])
def test_two_tables_that_look_alike_answer_every_command_alike(many: int, few: int | None) -> None:
    for number, pair in enumerate(pairs("at length", many)):
        compare(pair, Random(number), few)


def test_no_command_reveals_the_partner() -> None:
    here = five_straight_with_another()
    there = with_the_called_card_elsewhere(here)
    assert Alike(1, here, there).hides_whose_tricks
    compare(Alike(1, here, there), Random(1))


def test_a_hint_depends_only_on_what_its_seat_knows() -> None:
    asked = [pair for pair in pairs("hints", 60) if pair.seat is not None]
    for pair in asked:
        assert hint(pair.here, pair.seat or 0) == hint(pair.there, pair.seat or 0)
    assert sum(pair.on_turn for pair in asked) > 20


@pytest.mark.long
@pytest.mark.parametrize("share", range(8))
def test_a_hundred_thousand_tables_that_look_alike_answer_alike(share: int) -> None:
    found = pairs(f"tables at length {share}", LONG // 8)
    met = Counter(compare(pair, Random(number), SOME) for number, pair in enumerate(found))
    assert all(met[game] >= 1_000 for game in GAMES)


def hint(deal: Deal, seat: Seat) -> str:
    """Return the answer to a seat's request for a hint."""

    async def asked() -> str:
        thinker = BotRunner(PLAYERS, threads=InlineExecutor())
        try:
            reasons = await HintService(thinker).give_hint(at_table(deal, [seat]), seat)
        except ApiError as refusal:
            return refusal.error.model_dump_json()
        return protocol.Reasons.model_validate(reasons.to_json()).model_dump_json()

    return run_timed(asked)[0]


def pairs(seed: str, many: int) -> Iterator[Alike]:
    """Yield `many` pairs of deals that look alike to a seat, of every game."""
    found = number = 0
    while found < many:
        for pair in find_pairs(sitting(seed, number, tuple(GAMES.values()))):
            yield pair
            found += 1
        number += 1


def compare(pair: Alike, whims: Random, few: int | None = None) -> str:
    """Send all commands, or a sample of `few`, to both tables and compare the answers. Return the game."""
    seats = range(pair.here.layout.seats)
    people = [seat for seat in seats if seat == pair.seat or whims.random() < 0.7]
    bot = whims.choice(("club", "lesson-six-bid-alone"))
    here, there = at_table(pair.here, people, bot), at_table(pair.there, people, bot)
    rules = here.rules
    own = None if pair.seat is None else str(pair.seat)
    assert shown_messages(here, own) == shown_messages(there, own)
    for wish in sample_of(all_commands(rules, pair.seat or 0), few, whims):
        for player in {own, GUEST, None}:
            assert reply_to(here, player, wish) == reply_to(there, player, wish), wish
    for line in sample_of(text_commands(rules), few, whims):
        for seat in {pair.seat, None}:
            assert reply_to_text(here, seat, line) == reply_to_text(there, seat, line), line
    return rules.settings.game


def sample_of(words: Sequence[Word], few: int | None, whims: Random) -> Sequence[Word]:
    """Return a sample of `few` commands, or all of them."""
    return words if few is None else whims.sample(words, few)
