"""Tests of the random stream: the same key gives the same cards everywhere, and every order is equally
likely.
"""

from collections import Counter
from hashlib import sha256

from spadille.cards import Card
from spadille.games import SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import made
from spadille.notation.records import record_json


def test_the_first_words_of_a_stream_are_those_of_its_blocks() -> None:
    key = bytes(32)
    block = sha256(key + bytes(8)).digest()
    stream = Stream(key)
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert [stream.below(1 << 32) for _ in words] == words


def test_a_word_that_would_bias_the_draw_is_drawn_again() -> None:
    bound = 3 << 30
    stream, plain = Stream(bytes(32)), Stream(bytes(32))
    kept = [word for word in (plain.below(1 << 32) for _ in range(64)) if word < bound]
    assert [stream.below(bound) for _ in range(len(kept))] == kept
    assert len(kept) < 64


def test_the_cards_of_a_seeded_deal_never_change() -> None:
    layout = dealt_by(Stream(key_of("golden", 0)), SIX_BID.rules("standard"), 3, 0)
    assert [str(hand) for hand in layout.hands] == GOLDEN
    assert key_of("golden", 0) == sha256(b"spadille-1/golden/0").digest()


GOLDEN = [
    "TS 9S 8S 7S KH 7H QD TD 7D KC TC",
    "AS QS JS 6S AH JH KD 9D 6D AC JC",
    "KS QH TH 9H 8H 6H AD JD QC 9C 7C",
]


def test_the_cards_go_out_in_packets_eldest_first() -> None:
    rules = SIX_BID.rules("standard", {"deal": "4-3-W-4"})
    stream = Stream(key_of("packets", 0))
    pack = Stream(key_of("packets", 0)).shuffled(rules.pack.cards)
    layout = dealt_by(stream, rules, 3, 0)
    eldest = {*pack[0:4], *pack[12:15], *pack[24:28]}
    assert set(layout.hand(1)) == eldest
    assert set(layout.widow) == set(pack[21:24])


def test_every_card_is_as_likely_in_every_place() -> None:
    pack = SIX_BID.rules("standard").pack.cards
    firsts: Counter[Card] = Counter(Stream(key_of("even", deal)).shuffled(pack)[0] for deal in range(3_600))
    assert len(firsts) == 36
    assert max(firsts.values()) < 150
    assert min(firsts.values()) > 60


def test_the_same_arguments_make_the_same_deals() -> None:
    rules = SIX_BID.rules("hoyle")
    for players in ("spread", "random"):
        first, second = (list(map(record_json, made(rules, 4, "s", 20, players))) for _ in range(2))
        assert first == second
        assert [record["dealer"] for record in first[:5]] == [0, 1, 2, 3, 0]
