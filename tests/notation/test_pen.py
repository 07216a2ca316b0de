"""Tests of the incremental writer of views: each text is complete, whatever the writer wrote before."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from spadille.cards import Hand
from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.views import Pen, view_json
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import Sight, view_of
from tests.play.spoken_deals import play_actions

PRESETS = [(game.id, preset.id) for game in GAMES.values() for preset in game.presets]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_pen_writes_every_view_of_every_deal(game: str, preset: str) -> None:
    rules, chance, pen = GAMES[game].rules(preset), Random(f"{game} {preset}"), Pen()
    for number in range(6):
        seats = chance.choice(list(rules.seats))
        deal = Deal.of(dealt_by(Stream(key_of("pen", number)), rules, seats, number % seats))
        while not deal.over:
            deal = deal.play(chance.choice(deal.answers()))
            sight = Sight(deal)
            for seat in chance.sample([*range(seats), None], seats):
                view = sight.of(seat)
                assert view == view_of(deal, seat)
                assert json.loads(pen.write(view)) == json.loads(json.dumps(view_json(view)))
                assert list(json.loads(pen.write(view))) == list(view_json(view))


def test_the_pen_writes_an_earlier_view_again() -> None:
    """An undo restores an earlier view."""
    rules, pen, chance = GAMES["six-bid"].rules("standard"), Pen(), Random(7)
    deals = [Deal.of(dealt_by(Stream(key_of("pen", 7)), rules, 3, 0))]
    while not deals[-1].over:
        deals.append(deals[-1].play(chance.choice(deals[-1].answers())))
    for deal in chance.choices(deals, k=200):
        seat = chance.choice([0, 1, 2, None])
        assert pen.write(view_of(deal, seat)) == Pen().write(view_of(deal, seat))


def test_cards_that_may_be_called_come_high_to_low_and_none_last() -> None:
    """The cards are ordered as the contract ranks them, with the ten above the king."""
    six_bid = GAMES["six-bid"].rules("standard", {"call_card": "optional"})
    hands = [Hand.read(text) for text in ("7S 7C 8C 9C JC QC", "AS TS KS AC TC KC", "QS JS 9S AH TH KH")]
    rest = iter(six_bid.pack.hand - hands[0] - hands[1] - hands[2])
    full = [hand | Hand.of([next(rest) for _ in range(5)]) for hand in hands]
    deal = Deal.of(lay_out(six_bid, 3, 0, full, Hand.of(rest)))
    asked = play_actions(deal, "1 pass", "2 pass", "0 bid call", "0 trump C")
    decision: Any = view_json(view_of(asked, 0))["decision"]
    assert decision["answers"][:3] == ["0 call AS", "0 call TS", "0 call KS"]
    clubs = [answer for answer in decision["answers"] if answer.endswith("C")]
    assert clubs[:3] == ["0 call AC", "0 call TC", "0 call KC"]
    assert decision["answers"][-1] == "0 call none"
    assert set(decision["answers"]) == {str(answer) for answer in asked.answers()}
