"""Tests that invalid problems are rejected with a reason before anything is solved."""

import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille import _core
from spadille.cards import CARDS, Card, Hand, Suit
from spadille.rules.follow import Void
from spadille.rules.order import ACE_TEN, GERMAN, CardOrder
from spadille.solver import NotSolvable, Objective, Problem, solve
from spadille.solver.core_input import ProblemInput
from spadille.solver.ranking_tables import encode_ranking


def read_hands(*hands: str) -> tuple[Hand, ...]:
    return tuple(map(Hand.read, hands))


def make_unchecked_hand(mask: int) -> Hand:
    """Return a hand with a mask that the constructor of `Hand` would refuse."""
    hand = Hand()
    hand.mask = mask
    return hand


SOUND = Problem(
    hands=read_hands("AS TS", "KS 9H", "QS 8H"),
    leader=0,
    side=(0,),
    objective=Objective.POINTS,
    ranking=ACE_TEN.ranking(Suit.HEARTS),
)
FOUR = Problem(
    hands=read_hands("AS QC", "KS 9H", "QS 8H", "7D 7H"),
    leader=0,
    side=(0, 2),
    objective=Objective.TRICKS,
    ranking=GERMAN.ranking(Suit.HEARTS),
    void=Void.FREE,
)
NOT_SO: dict[str, tuple[Problem, dict[str, Any]]] = {
    "a card twice": (SOUND, {"hands": read_hands("AS TS", "AS 9H", "QS 8H")}),
    "a card in hand and on the table": (
        SOUND,
        {"hands": read_hands("AS", "KS 9H", "QS 8H"), "trick": (Card("KS"),)},
    ),
    "a card twice on the table": (
        SOUND,
        {"hands": read_hands("TS", "9H", "QS 8H"), "trick": (Card("AS"), Card("AS"))},
    ),
    "hands unequal": (SOUND, {"hands": read_hands("AS TS", "KS", "QS 8H")}),
    "hands unequal to the trick": (SOUND, {"trick": (Card("AH"),)}),
    "two hands": (SOUND, {"hands": read_hands("AS TS", "KS 9H")}),
    "five hands": (FOUR, {"hands": (*FOUR.hands, Hand.read("8C 9C"))}),
    "no hands": (SOUND, {"hands": ()}),
    "thirteen cards": (
        SOUND,
        {"hands": tuple(make_unchecked_hand(((1 << 13) - 1) << 13 * place) for place in range(3))},
    ),
    "a 37th card": (SOUND, {"hands": (make_unchecked_hand(1 << 36 | 1), *SOUND.hands[1:])}),
    "a card below the first": (SOUND, {"hands": (make_unchecked_hand(-1), *SOUND.hands[1:])}),
    "a card the order does not rank": (FOUR, {"hands": (Hand.read("AS 6S"), *FOUR.hands[1:])}),
    "a trick of three in three hands": (
        SOUND,
        {"hands": read_hands("AS", "KS", "QS"), "trick": (Card("6D"), Card("7D"), Card("8D"))},
    ),
    "a leader beyond the table": (SOUND, {"leader": 3}),
    "a leader before the table": (SOUND, {"leader": -1}),
    "a side beyond the table": (SOUND, {"side": (0, 3)}),
    "a side before the table": (SOUND, {"side": (-1,)}),
    "a side with a seat twice": (SOUND, {"side": (1, 1)}),
    "less than nothing": (SOUND, {"at_least": -1}),
    "more than can be counted": (SOUND, {"at_least": 1 << 40}),
    "a card called among three": (SOUND, {"called": Card("AS")}),
}
NO_SUCH_THING: dict[str, dict[str, Any]] = {
    "no hands": {"hands": None},
    "hands in a list": {"hands": list(SOUND.hands)},
    "hands as text": {"hands": ("AS TS", "KS 9H", "QS 8H")},
    "hands as numbers": {"hands": (3, 12, 48)},
    "a hand missing": {"hands": (None, *SOUND.hands[1:])},
    "no leader": {"leader": None},
    "a leader in words": {"leader": "0"},
    "a leader and a half": {"leader": 0.5},
    "a truth for a leader": {"leader": True},
    "no side": {"side": None},
    "a seat for a side": {"side": 0},
    "seats in words": {"side": ("0",)},
    "a trick as text": {"trick": "AS"},
    "a trick of numbers": {"trick": (1,)},
    "no trick": {"trick": None},
    "no objective": {"objective": None},
    "an objective in words": {"objective": "points"},
    "no ranking": {"ranking": None},
    "an order for a ranking": {"ranking": ACE_TEN},
    "a truth for a duty": {"void": True},
    "a called card as text": {"called": "AS"},
    "a number in words": {"at_least": "60"},
    "half a point": {"at_least": 60.5},
}


@pytest.mark.parametrize(("sound", "but"), NOT_SO.values(), ids=NOT_SO)
def test_impossible_positions_are_rejected(sound: Problem, but: dict[str, Any]) -> None:
    with pytest.raises(NotSolvable) as refused:
        replace(sound, **but)
    assert len(str(refused.value).split()) > 3
    assert isinstance(refused.value, ValueError)


@pytest.mark.parametrize("but", NO_SUCH_THING.values(), ids=NO_SUCH_THING)
def test_wrong_types_are_rejected(but: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=r"\w+ \w+ \w+"):
        replace(SOUND, **but)


def test_a_position_without_cards_has_value_0() -> None:
    nothing = replace(SOUND, hands=read_hands("", "", ""))
    assert solve(nothing, moves=True, line=True).value == 0


def test_a_problem_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(SOUND)) == SOUND


def test_turn_follows_the_trick() -> None:
    begun = replace(SOUND, hands=read_hands("AS TS", "9H", "8H"), leader=1, trick=(Card("KS"), Card("QS")))
    assert begun.turn == 0
    assert solve(begun, moves=True).moves == {Card("AS"): 18, Card("TS"): 17}


WHOLE = st.integers(-(1 << 65), 1 << 65)
NUMBERS = st.one_of(WHOLE, st.integers(0, 4), st.none(), st.text(max_size=2), st.floats())


NONSENSE = st.fixed_dictionaries(
    {
        "hands": st.lists(st.one_of(st.integers(0, (1 << 36) - 1), NUMBERS), max_size=5),
        "leader": NUMBERS,
        "trick": st.binary(max_size=5),
        "called": NUMBERS,
        "side": NUMBERS,
        "objective": st.one_of(st.sampled_from(list(Objective)), st.text(max_size=3), st.none()),
        "at_least": NUMBERS,
    }
)


@given(NONSENSE)
def test_the_core_rejects_random_input_with_an_exception(nonsense: dict[str, Any]) -> None:
    ranking = encode_ranking(SOUND.ranking, SOUND.void)
    with pytest.raises((NotSolvable, TypeError, OverflowError)):
        _core.Problem(ranking, ProblemInput(**nonsense), moves=None, line=False)  # type: ignore[arg-type]
    try:
        asked = _core.Problem(ranking, ProblemInput(**nonsense), moves=True, line=True)
    except (NotSolvable, TypeError, OverflowError):
        return
    assert len(_core.solve([asked], 1)) == 1


@pytest.mark.parametrize(("trump", "order"), [(None, ACE_TEN), (Suit.CLUBS, ACE_TEN), (Suit.CLUBS, GERMAN)])
def test_ranking_tables_are_cached(trump: Suit | None, order: CardOrder) -> None:
    ranking = order.ranking(trump)
    assert encode_ranking(ranking, Void.FREE) is encode_ranking(ranking, Void.FREE)
    assert encode_ranking(ranking, Void.FREE) is not encode_ranking(ranking, Void.MUST_TRUMP)


BAD_TABLES: dict[str, dict[str, Any]] = {
    "a suit beyond the fourth": {"suit_of": bytes([4] * 36)},
    "a table too short": {"strength": bytes(35)},
    "a table too long": {"points": bytes(37)},
    "a trump beyond the fourth": {"trump": 4},
}


@pytest.mark.parametrize("but", BAD_TABLES.values(), ids=BAD_TABLES)
def test_invalid_tables_are_rejected(but: dict[str, Any]) -> None:
    sound = {"suit_of": bytes(36), "strength": bytes(range(36)), "points": bytes(36), "trump": None}
    with pytest.raises(NotSolvable):
        _core.RankingTables(**{**sound, **but}, must_trump=False)


ODD: dict[str, tuple[str, dict[str, tuple[int, ...]]]] = {
    "all cards alike": ("equally strong", {"strength": (1,) * 36}),
    "trumps below": (
        "stronger than a trump",
        {"strength": tuple(36 - card.number if card.suit is Suit.SPADES else card.number for card in CARDS)},
    ),
    "the ten below the jack": (
        "counts more",
        {"strength": tuple(9 * (card.suit is Suit.HEARTS) + 9 - card.rank for card in CARDS)},
    ),
}


@pytest.mark.parametrize(("words", "but"), ODD.values(), ids=ODD)
def test_impossible_rankings_are_rejected(words: str, but: dict[str, Any]) -> None:
    with pytest.raises(NotSolvable, match=words):
        replace(SOUND, ranking=replace(SOUND.ranking, **but), hands=read_hands("AS TS", "KS 9H", "JS 8H"))
