"""Tests that the computed memory of a player agrees with the cards that were played."""

import pytest

from spadille.cards import Hand
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.rules.contract import Widow
from spadille.sentences.seen_cards import find_played_cards, find_unseen_cards, find_voids
from tests.cli.sample_deals import STANDARD, TABLES, play_sample_deals

DEALS = [
    *play_sample_deals(60, "memory", STANDARD, seats=5),
    *(deal for rules in TABLES.values() for deal in play_sample_deals(12, "memory", rules)),
]


def list_played_cards(deal: Deal) -> Hand:
    return Hand.of(action.card for action in deal.actions if isinstance(action, Play))


def find_widow_taker(deal: Deal) -> int | None:
    """Return the seat that has taken up the widow, or None."""
    declared = deal.phase.declared
    taken = declared is not None and declared.contract.widow is Widow.TAKEN_UP
    return declared.declarer if declared and taken else None


def find_face_down_cards(deal: Deal) -> Hand:
    """Return the widow, or the cards that the declarer discarded."""
    declared = deal.phase.declared
    if declared is None or declared.contract.widow is not Widow.TAKEN_UP:
        return deal.layout.widow
    return declared.laid_away or Hand()


def test_played_cards_are_the_cards_played() -> None:
    for deal in DEALS:
        for now in deal.moments():
            assert find_played_cards(view_of(now, now.layout.active[0])) == list_played_cards(now)


def test_unseen_cards_are_in_other_hands_or_in_the_widow() -> None:
    for deal in DEALS:
        for now in deal.moments():
            me = now.layout.active[0]
            shown = view_of(now, me).shown
            hidden = [hand for seat, hand in enumerate(now.phase.hands) if seat != me and seat not in shown]
            aside = Hand() if find_widow_taker(now) == me else find_face_down_cards(now)
            assert find_unseen_cards(view_of(now, me)) == Hand.of(
                card for hand in [*hidden, aside] for card in hand
            )


def test_seats_with_a_shown_void_are_out_of_the_suit() -> None:
    shown = 0
    for deal in DEALS:
        for now in deal.moments():
            for seat, suits in find_voids(view_of(now, None)).items():
                ranking, hand = view_of(now, None).ranking, now.phase.hands[seat]
                assert not [card for card in hand if ranking.suit_of[card.number] in suits]
                shown += 1
    assert shown > 1000


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_before_the_play_no_card_is_played_and_no_void_is_shown(seat: int) -> None:
    view = view_of(Deal.of(DEALS[0].layout), seat)
    assert (find_played_cards(view), find_voids(view)) == (Hand(), {})
