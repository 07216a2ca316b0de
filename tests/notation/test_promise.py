"""Tests of commit-reveal dealing: the dealer commits to a secret, the seats add nonces, and every later
change is detected.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.games import GAMES, game_named
from spadille.notation.chance import Stream, dealt_by
from spadille.notation.promise import Promise, commitment_to, joint_key, read_chance
from spadille.notation.records import record_json
from spadille.notation.verify import verify
from spadille.play.deal import Deal
from spadille.play.layout import Layout
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed

Json = dict[str, Any]

VECTORS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "conformance" / "chance.jsonl").read_text("utf-8").splitlines()
]
SECRET, OTHER = sha256(b"a secret").digest(), sha256(b"another").digest()
ANN, BO = sha256(b"Ann").digest(), sha256(b"Bo").digest()

bytes_of_32 = st.binary(min_size=32, max_size=32)
promises = st.builds(Promise.of, bytes_of_32, st.lists(st.none() | bytes_of_32, min_size=3, max_size=7))


def standard() -> Rules:
    return game_named("six-bid").rules("standard")


def deal_by(promise: Promise, dealer: int = 0) -> Layout:
    """Return the layout that follows from a commitment."""
    return dealt_by(Stream(promise.key), standard(), len(promise.nonces), dealer)


def promised_record(promise: Promise, dealer: int = 0) -> Json:
    """Return the record of a deal before its first action, with the secret and nonces of its cards."""
    return {**record_json(Deal.of(deal_by(promise, dealer))), "chance": promise.to_json()}


KEPT = promised_record(Promise.of(SECRET, (ANN, None, BO)))


def change_chance(**chance: object) -> Json:
    """Return a record in which these values of `chance` are replaced."""
    return {**KEPT, "chance": {**KEPT["chance"], **chance}}


def swap_widow() -> Json:
    """Return a record in which the widow is swapped with three cards of a hand."""
    hand, widow = KEPT["hands"][0], KEPT["widow"]
    return {**KEPT, "widow": hand[:8], "hands": [widow + hand[8:], *KEPT["hands"][1:]]}


# The scheme


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['game']}-{vector['seats']}")
def test_a_vector_deals_its_cards(vector: Json) -> None:
    rules = game_named(vector["game"]).rules(vector["rules"], vector["options"])
    promise = read_chance(vector, vector["seats"])
    layout = dealt_by(Stream(promise.key), rules, vector["seats"], vector["dealer"])
    assert promise.binding
    assert promise.key.hex() == vector["key"]
    assert [hand and str(hand) for hand in layout.hands] == vector["hands"]
    assert str(layout.widow) == vector["widow"]
    assert promise.to_json() == vector["chance"]


def test_the_vectors_cover_every_way_of_dealing() -> None:
    spoken_of = {(vector["packets"], vector["seats"]) for vector in VECTORS}
    assert len(spoken_of) > 1
    assert {vector["game"] for vector in VECTORS} <= set(GAMES)


def test_the_vectors_say_how_the_rules_deal() -> None:
    for vector in VECTORS:
        rules = game_named(vector["game"]).rules(vector["rules"], vector["options"])
        assert vector["packets"] == "-".join(rules.packets.rounds)
        pack = [f"{rank}{suit}" for suit in vector["suits"] for rank in vector["ranks"]]
        assert pack == [str(card) for card in rules.pack.cards]
        assert tuple(vector["order"]) == rules.active(vector["seats"], vector["dealer"])


def test_the_key_is_the_hash_of_the_secret_and_the_shares_in_seat_order() -> None:
    assert joint_key(SECRET, (ANN, None, BO)) == sha256(SECRET + ANN + BO).digest()
    assert joint_key(SECRET, (None, None, None)) == sha256(SECRET).digest()
    assert commitment_to(SECRET) == sha256(SECRET).digest()


@given(promises)
def test_a_promise_deals_the_same_cards_every_time(promise: Promise) -> None:
    again = read_chance({"chance": promise.to_json()}, len(promise.nonces))
    assert again == promise
    assert deal_by(again) == deal_by(promise)
    assert again.deals(deal_by(promise))


@given(promises, st.data())
def test_any_other_share_deals_other_cards(promise: Promise, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(promise.nonces) - 1))
    share = data.draw((st.none() | bytes_of_32).filter(lambda share: share != promise.nonces[seat]))
    shares = [*promise.nonces[:seat], share, *promise.nonces[seat + 1 :]]
    other = Promise(promise.commitment, promise.secret, tuple(shares))
    assert other.key != promise.key
    assert not other.deals(deal_by(promise))


@given(promises, bytes_of_32)
def test_any_other_secret_breaks_the_commitment(promise: Promise, secret: bytes) -> None:
    other = Promise(promise.commitment, secret, promise.nonces)
    assert other.binding == (secret == promise.secret)
    assert other.deals(deal_by(promise)) == (secret == promise.secret)


@given(bytes_of_32, st.lists(bytes_of_32, min_size=3, max_size=7, unique=True), st.randoms())
def test_shares_in_another_order_deal_other_cards(secret: bytes, shares: list[bytes], chance: Any) -> None:  # noqa: ANN401
    mixed = chance.sample(shares, len(shares))
    assert (joint_key(secret, mixed) == joint_key(secret, shares)) == (mixed == shares)


def test_the_text_of_a_promise_hides_the_secret() -> None:
    promise = Promise.of(SECRET, (ANN, None, BO))
    assert "secret" not in repr(promise)
    assert repr(SECRET) not in repr(promise)
    assert repr(ANN) not in repr(promise)


# Verifying a deal


def test_a_deal_dealt_as_promised_is_in_order() -> None:
    verdict = verify(KEPT)
    assert verdict.refusal is None
    assert verdict.answer["chance"] == {"ok": True, "commitment": True, "cards": True, "shares": [0, 2]}
    assert (verdict.answer["ok"], verdict.answer["turn"]) == (True, 1)


@pytest.mark.parametrize(
    ("record", "code", "binding", "follows"),
    [
        (change_chance(secret=OTHER.hex()), "wrong-commitment", False, False),
        (change_chance(commitment=commitment_to(OTHER).hex()), "wrong-commitment", False, True),
        (
            change_chance(secret=OTHER.hex(), commitment=commitment_to(OTHER).hex()),
            "wrong-cards",
            True,
            False,
        ),
        (change_chance(shares=[BO.hex(), None, ANN.hex()]), "wrong-cards", True, False),
        (change_chance(shares=[ANN.hex(), None, None]), "wrong-cards", True, False),
        (change_chance(shares=[ANN.hex(), OTHER.hex(), BO.hex()]), "wrong-cards", True, False),
        ({**KEPT, "dealer": 1}, "wrong-cards", True, False),
        (swap_widow(), "wrong-cards", True, False),
    ],
    ids=["secret", "commitment", "both", "order", "dropped", "added", "dealer", "cards"],
)
def test_a_changed_chance_is_refused(record: Json, code: str, binding: object, follows: object) -> None:
    verdict = verify(record)
    assert verdict.refusal is not None
    assert verdict.refusal.code == code
    assert (verdict.answer["ok"], verdict.answer["action"], verdict.answer["error"]) == (False, -1, code)
    chance = verdict.answer["chance"]
    assert isinstance(chance, dict)
    assert (chance["ok"], chance["commitment"], chance["cards"]) == (False, binding, follows)


@given(st.data())
def test_two_swapped_cards_are_refused(data: st.DataObject) -> None:
    layout = deal_by(Promise.of(SECRET, (ANN, None, BO)))
    places = [f"{hand}" for hand in (*layout.hands, layout.widow)]
    first, second = data.draw(st.lists(st.integers(0, 3), min_size=2, max_size=2, unique=True))
    card = data.draw(st.sampled_from(places[first].split()))
    other = data.draw(st.sampled_from(places[second].split()))
    places[first], places[second] = places[first].replace(card, other), places[second].replace(other, card)
    verdict = verify({**KEPT, "hands": places[:3], "widow": places[3]})
    assert verdict.refusal == NotAllowed("wrong-cards")


@pytest.mark.parametrize(
    ("chance", "refusal"),
    [
        (None, NotAllowed("no-chance")),
        ("spadille-1", NotAllowed("malformed", what="chance")),
        ({}, NotAllowed("malformed", what="scheme")),
        ({**KEPT["chance"], "secret": SECRET.hex()[1:]}, NotAllowed("malformed", what="secret")),
        ({**KEPT["chance"], "secret": " " + SECRET.hex()[1:]}, NotAllowed("malformed", what="secret")),
        ({**KEPT["chance"], "commitment": 7}, NotAllowed("malformed", what="commitment")),
        ({**KEPT["chance"], "shares": None}, NotAllowed("malformed", what="shares")),
        ({**KEPT["chance"], "shares": [ANN.hex(), None]}, NotAllowed("malformed", what="shares")),
        ({**KEPT["chance"], "shares": [ANN.hex(), "", BO.hex()]}, NotAllowed("malformed", what="shares")),
        ({**KEPT["chance"], "scheme": "spadille-2"}, NotAllowed("unknown-scheme", scheme="spadille-2")),
    ],
    ids=lambda value: str(value)[:40],
)
def test_an_unreadable_chance_is_reported(chance: object, refusal: NotAllowed) -> None:
    verdict = verify({**KEPT, "chance": chance})
    assert verdict.refusal == refusal
    assert verdict.answer["chance"] == {"ok": False, "error": refusal.code}


def test_a_record_that_breaks_the_rules_is_reported_as_by_check() -> None:
    verdict = verify({**KEPT, "actions": ["0 bid solo"]})
    assert verdict.answer == {"ok": False, "action": 0, "error": "not-your-turn"}


# Verifying a match


def make_match(secrets: list[bytes | None]) -> Json:
    """Return the record of a match of passed-out deals with these secrets. A deal whose secret is None has no
    commitment.
    """
    deals = []
    for dealer, secret in enumerate(secrets):
        promise = Promise.of(secret or SECRET, (ANN, None, BO))
        record = promised_record(promise, dealer)
        passes = [f"{seat} pass" for seat in standard().active(3, dealer)]
        deals.append({**record, "actions": passes, "chance": promise.to_json() if secret else None})
    header = {key: KEPT[key] for key in ("v", "game", "rules", "options")}
    terms = {"start": None, "bankrupt": "debt", "end": {"deals": 3}}
    players = [{"id": str(seat), "name": str(seat), "bot": None} for seat in range(3)]
    return {
        **header,
        "kind": "match",
        "match": terms,
        "players": players,
        "deals": deals,
        "standing": [0, 0, 0],
    }


def test_every_deal_of_a_match_has_its_verdict() -> None:
    verdict = verify(make_match([SECRET, OTHER, ANN]))
    assert verdict.refusal is None
    assert verdict.answer["chance"] == [{"ok": True, "commitment": True, "cards": True, "shares": [0, 2]}] * 3


def test_the_first_deal_at_fault_is_named() -> None:
    record = make_match([SECRET, OTHER, None])
    record["deals"][1]["chance"]["secret"] = ANN.hex()
    verdict = verify(record)
    assert (verdict.answer["deal"], verdict.answer["error"]) == (1, "wrong-commitment")
    chances = verdict.answer["chance"]
    assert isinstance(chances, list)
    assert [chance.get("error") for chance in chances] == [None, "wrong-commitment", "no-chance"]


def test_a_secret_is_valid_for_one_deal() -> None:
    verdict = verify(make_match([SECRET, OTHER, SECRET]))
    assert (verdict.answer["deal"], verdict.answer["error"]) == (2, "repeated-commitment")
