"""Tests of dealing: in packets or card by card."""

from spadille.cards import THIRTY_SIX
from spadille.rules.packets import Packets


def test_cards_go_out_singly_round_the_widow() -> None:
    packets, pack = Packets.singly(11, widow_at=(1, 4, 8)), THIRTY_SIX.cards
    hands, widow = packets.deal(pack, players=3)
    assert list(widow) == [pack[0], pack[3], pack[7]]
    assert [hand for hand in hands if pack[1] in hand] == [hands[0]]
    assert pack[4] in hands[2]
    assert pack[8] in hands[2]
    assert [len(hand) for hand in hands] == [packets.hand_size] * 3 == [11] * 3
