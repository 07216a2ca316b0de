"""Tests that every public function refuses unknown arguments with a message that lists the valid ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import spadille as sp
from spadille.arena.process_pool import play_rounds
from spadille.rules.refusal import NotAllowed
from spadille.solver import solve_deal, solve_deals, solve_many

DEAL = sp.deal("six-bid")
GERMAN = sp.deal("german-solo")
END = sp.play_out(DEAL, ["novice"] * 3)
RULES = sp.GAMES["six-bid"].rules("standard")
SOLO = sp.Summary(contract="solo", declarer=0, trump=sp.Suit.SPADES, points=70)
Call = Callable[[], object]


def settle(*, seats: int = 3, dealer: int = 0, **summary: object) -> object:
    fields = {"contract": "solo", "declarer": 0, "trump": sp.Suit.SPADES, "points": 70, **summary}
    return sp.settle(RULES, sp.SettlingTable(seats, dealer=dealer), sp.Summary(**fields))  # type: ignore[arg-type]


def sampler(seat: int | None = 1) -> sp.WorldSampler:
    return sp.WorldSampler(sp.view_of(DEAL, seat))


def batch(**chosen: object) -> sp.env.Batch:
    return sp.env.Batch("six-bid", 2, **chosen)  # type: ignore[arg-type]


def contest(
    *bots: str, seats: int = 3, seed: str = "s", deals: sp.arena.Deals = sp.arena.Deals.TUNING
) -> sp.arena.Contest:
    return sp.arena.Contest(RULES, seats, bots, seed, deals)


GAMES_THERE_ARE = "there are six-bid, progressive, german-solo"
SEATS_THERE_ARE = "there are seats 0 to 2, and no seat"

REFUSED: list[tuple[str, Call, type[Exception], str]] = [
    ("a game", lambda: sp.deal("sixbid"), NotAllowed, GAMES_THERE_ARE),
    ("a game by name", lambda: sp.game_named(""), NotAllowed, GAMES_THERE_ARE),
    ("a game of all", lambda: sp.GAMES["whist"], KeyError, GAMES_THERE_ARE),
    ("rules", lambda: sp.deal("six-bid", rules="x"), NotAllowed, "there are standard, "),
    ("no rules", lambda: sp.deal("six-bid", rules=""), NotAllowed, "unknown-rules"),
    ("rules of a game", lambda: sp.GAMES["six-bid"].preset("x"), NotAllowed, "there are standard, "),
    ("an option", lambda: sp.deal("six-bid", options={"x": 1}), NotAllowed, "there are auction, "),
    (
        "an option's value",
        lambda: sp.deal("six-bid", options={"sixty": ""}),
        NotAllowed,
        "there are drawn, made",
    ),
    (
        "an option's number",
        lambda: sp.deal("six-bid", options={"solo_rate": 0}),
        NotAllowed,
        "there are 1 to 1000000",
    ),
    ("seats", lambda: sp.deal("six-bid", seats=99), NotAllowed, "there are 3, 4, 5"),
    ("no seats", lambda: sp.deal("six-bid", seats=0), NotAllowed, "there are 3, 4, 5"),
    ("a dealer", lambda: sp.deal("six-bid", dealer=3), NotAllowed, "there are 0, 1, 2"),
    ("a dealer below", lambda: sp.deal("six-bid", dealer=-1), NotAllowed, "there are 0, 1, 2"),
    ("a deal below", lambda: sp.deal("six-bid", number=-1), ValueError, "from 0, and there is no deal -1"),
    ("half a deal", lambda: sp.deal("six-bid", number=1.5), TypeError, "float"),  # type: ignore[arg-type]
    ("an empty seed", lambda: sp.deal("six-bid", seed=""), ValueError, "a seed is a number or a word"),
    ("no seed", lambda: sp.deal("six-bid", seed=None), TypeError, "NoneType"),  # type: ignore[arg-type]
    ("a seed in other letters", lambda: sp.deal("six-bid", seed="å"), ValueError, "ASCII"),
    ("a seat", lambda: sp.view_of(DEAL, 7), ValueError, f"{SEATS_THERE_ARE} 7"),
    ("a seat below", lambda: sp.view_of(DEAL, -1), ValueError, f"{SEATS_THERE_ARE} -1"),
    ("a truth as a seat", lambda: sp.view_of(DEAL, seat=True), ValueError, f"{SEATS_THERE_ARE} True"),
    ("a word as a seat", lambda: sp.view_of(DEAL, "0"), TypeError, "str"),  # type: ignore[arg-type]
    ("a hand", lambda: DEAL.layout.hand(-1), ValueError, f"{SEATS_THERE_ARE} -1"),
    ("a dealer of the rules", lambda: RULES.active(3, 9), ValueError, f"{SEATS_THERE_ARE} 9"),
    ("a table of the rules", lambda: RULES.active(2, 0), ValueError, "3 players need as many seats"),
    ("a bot", lambda: sp.play_out(DEAL, ["clubb"] * 3), sp.arena.ContestError, "bots novice, club"),
    ("bots in a word", lambda: sp.play_out(DEAL, "club"), TypeError, "a list of 3"),
    ("bots of two", lambda: sp.play_out(DEAL, ["club"] * 2), ValueError, "2 bots for 3 seats"),
    ("a class", lambda: sp.play_out(DEAL, [sp.Hand] * 3), TypeError, "answer"),  # type: ignore[list-item]
    ("nobody", lambda: sp.play_out(DEAL, [None] * 3), TypeError, "answer"),  # type: ignore[list-item]
    ("a bot's name", lambda: sp.bots.BOTS["x"], KeyError, "there are novice, club"),
    ("a model", lambda: sp.bots.with_model("club", "x"), ValueError, "fast and expert have one"),
    ("an action's text", lambda: DEAL.play("1 pass"), TypeError, "read_action"),  # type: ignore[arg-type]
    ("an action's seat", lambda: DEAL.play(sp.read_action("7 pass")), NotAllowed, "turn 1"),
    ("a contract", lambda: DEAL.play(sp.read_action("1 bid x")), NotAllowed, "there are solo, "),
    ("a reviewed seat", lambda: sp.review(END, seat=7), NotAllowed, "no-review"),
    ("worlds of a review", lambda: sp.review(END, seat=0, worlds=-1), ValueError, "too few"),
    ("a settled contract", lambda: settle(contract="x"), NotAllowed, "there are solo, "),
    ("a settled declarer", lambda: settle(declarer=-1), NotAllowed, "what declarer"),
    ("settled points", lambda: settle(points=7000), NotAllowed, "points 7000"),
    ("a settled dealer", lambda: settle(dealer=9), ValueError, f"{SEATS_THERE_ARE} 9"),
    ("a settled table", lambda: settle(seats=0), ValueError, "3 players need as many seats"),
    ("a leader", lambda: sp.solve("AS | KS | QS", leader=7), ValueError, "no seat"),
    ("a declarer", lambda: sp.solve("AS | KS | QS", declarer=-1), ValueError, "seats of the table"),
    ("an objective", lambda: sp.solve("AS | KS | QS", objective=""), ValueError, "objectives are points"),
    ("an order", lambda: sp.solve("AS | KS | QS", order=""), ValueError, "orders are ace-ten, german"),
    ("trumps", lambda: sp.solve("AS | KS | QS", trumps=""), ValueError, "suits are S, H, D and C"),
    ("a deal to solve", lambda: solve_deal(DEAL), NotAllowed, "wrong-phase"),
    ("a problem", lambda: solve_many([DEAL]), TypeError, "solve_deals"),  # type: ignore[list-item]
    ("no threads", lambda: solve_deals([], threads=0), ValueError, "one thread"),
    ("worlds below", lambda: sampler().sample(-1, 1), ValueError, "out of range"),
    ("too many worlds", lambda: sampler().sample(10**12, 1), ValueError, "too many worlds"),
    ("a seed below", lambda: sampler().sample(1, -1), ValueError, "out of range"),
    ("a limit below", lambda: sampler().enumerate(-1), ValueError, "a limit"),
    ("a series below", lambda: sp.arena.deals("six-bid", ["club"] * 3, count=-1), ValueError, "-1 deals"),
    ("a series of nobody", lambda: sp.arena.deals("six-bid", [], count=1), NotAllowed, "there are 3, 4, 5"),
    ("a contest's table", lambda: contest("club", "novice", seats=99), NotAllowed, "there are 3, 4, 5"),
    ("a contest's seed", lambda: contest("club", "novice", seed=""), ValueError, "a seed is"),
    ("a contest's deals", lambda: contest("club", deals="x"), ValueError, "'x'"),  # type: ignore[arg-type]
    ("a contest's deal", lambda: contest("club").layout(-1), ValueError, "no deal -1"),
    (
        "a contest's bot",
        lambda: play_rounds(contest("clubb", "novice"), range(1), 1),
        sp.arena.ContestError,
        "bots novice, club",
    ),
    ("no deals", lambda: sp.env.Batch("six-bid", 0), ValueError, "one deal or more, not 0"),
    ("deals below", lambda: sp.env.Batch("six-bid", -1), ValueError, "one deal or more, not -1"),
    ("more deals than fit", lambda: sp.env.Batch("six-bid", 10**12), MemoryError, "not enough memory"),
    ("a batch's rules", lambda: batch(rules=""), NotAllowed, "unknown-rules"),
    ("a batch's seats", lambda: batch(seats=0), NotAllowed, "there are 3, 4, 5"),
    ("a batch's seed", lambda: batch(seed=-1), ValueError, "-1 is out of range"),
    ("a batch's great seed", lambda: batch(seed=1 << 64), ValueError, "out of range"),
    ("a batch's bot", lambda: batch(bots={0: "x"}), ValueError, "x is not a bot"),
    ("a bot's seat", lambda: batch(bots={9: "uniform"}), ValueError, f"{SEATS_THERE_ARE} 9"),
    ("deals played below", lambda: batch().play_out(-1), ValueError, "out of range"),
    ("a seed of a reset", lambda: batch().reset(-1), ValueError, "out of range"),
    ("a row's outcome", lambda: batch().find_outcome(5), ValueError, "there is no row 5: the 2 rows"),
    ("a row below", lambda: batch().find_outcome(-1), ValueError, "out of range"),
    ("a row's layout", lambda: batch().find_layout(5), ValueError, "there is no row 5"),
    ("a row's features", lambda: batch().hand_features(5), ValueError, "there is no row 5"),
    ("a row to set", lambda: batch().set_deal(5, DEAL.layout), ValueError, "there is no row 5"),
    ("another game's deal", lambda: batch().set_deal(0, GERMAN.layout), ValueError, "another table"),
    ("no layouts", lambda: sp.env.Batch.from_layouts([]), ValueError, "same rules"),
    ("a part", lambda: batch().schema["x"], KeyError, "there are phase, place"),
    ("no net", lambda: sp.env.make_net([]), ValueError, "layers"),
    ("a probability", lambda: sp.env.make_net([], epsilon=2), ValueError, "from 0 to 1"),
    ("a card", lambda: sp.Card(""), ValueError, "a rank of AKQJT9876"),
    ("a suit", lambda: sp.Suit.read(""), ValueError, "suits are S, H, D and C"),
    ("a code", lambda: sp.deal_of(""), NotAllowed, "bad-code"),
    ("a record", lambda: sp.read_record([]), NotAllowed, "malformed"),
]


@pytest.mark.parametrize(
    ("call", "kind", "words"),
    [(call, kind, words) for _, call, kind, words in REFUSED],
    ids=[name for name, *_ in REFUSED],
)
def test_unknown_arguments_are_refused(call: Call, kind: type[Exception], words: str) -> None:
    with pytest.raises(kind) as refused:
        call()
    assert words in str(refused.value)


def test_a_watcher_and_whole_numbers_of_other_types_are_taken() -> None:
    class Number:
        def __index__(self) -> int:
            return 2

    assert sp.view_of(DEAL, None).seat is None
    assert sp.view_of(DEAL, Number()).seat == 2  # type: ignore[arg-type]
    assert sp.deal("six-bid", seed=7) == sp.deal("six-bid", seed="7")
