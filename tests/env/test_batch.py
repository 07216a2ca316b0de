"""Tests of batches: their arrays, successive deals, bots and rejected input."""

import signal
from _thread import interrupt_main
from threading import Timer

import numpy as np
import pytest
from numpy.typing import NDArray

from spadille.env import KINDS, Actions, Batch, make_net
from spadille.games import GAMES, PROGRESSIVE, SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Ask, Discard, Redouble
from spadille.rules.game import Bank
from spadille.rules.refusal import NotAllowed
from spadille.solver import NotSolvable

Bytes = NDArray[np.uint8]


def highest(values: NDArray[np.float64] | Bytes) -> Bytes:
    places: Bytes = values.argmax(axis=1).astype(np.uint8)
    return places


def first(batch: Batch) -> Bytes:
    """Return the first legal action of each row."""
    return highest(batch.arrays[1])


def any_of(batch: Batch, chance: np.random.Generator) -> Bytes:
    mask: Bytes = batch.arrays[1]
    return highest(mask * chance.random(mask.shape))


@pytest.mark.parametrize("game", GAMES)
def test_deals_follow_each_other_and_payments_sum_to_zero(game: str) -> None:
    batch, chance = Batch(game, 64, seed=1), np.random.default_rng(1)
    _, mask, seat = batch.reset()
    ended, gained = 0, np.zeros(batch.seats, np.int64)
    for _ in range(150):
        assert mask.any(axis=1).all()
        assert (seat < batch.seats).all()
        _, mask, seat, reward, done = batch.step(any_of(batch, chance))
        sums = reward.sum(axis=1)
        assert ((sums == 0) if batch.rules.bank is Bank.NONE else (sums <= 0)).all()
        assert not reward[done == 0].any()
        ended, gained = ended + int(done.sum()), gained + reward.sum(axis=0)
    assert ended > 150
    assert batch.totals == (ended, gained.tolist())


def test_the_arrays_are_reused_by_every_step() -> None:
    batch = Batch("six-bid", 8)
    obs, mask, seat = batch.reset()
    before = obs.copy()
    stepped = batch.step(first(batch))
    assert (stepped.obs is obs, stepped.mask is mask, stepped.seat is seat) == (True, True, True)
    assert (before != obs).any()


def test_deals_and_playouts_depend_on_the_seed() -> None:
    batch, other = Batch("german-solo", 16, seed=5), Batch("german-solo", 16, seed=6)
    assert batch.play_out(3) != other.play_out(3)
    other.reset(5)
    other.play_out(3)
    batch.reset()
    batch.play_out(3)
    assert batch.totals == other.totals
    assert [batch.find_layout(row) for row in range(16)] == [other.find_layout(row) for row in range(16)]


def play_out_until_interrupted(batch: Batch) -> None:
    """Play deals in an endless loop, and send the signal of Ctrl-C soon after the beginning."""
    Timer(0.02, interrupt_main).start()
    batch.play_out(2**32 - 1)


def test_a_long_playout_is_interrupted() -> None:
    batch = Batch("six-bid", 16, seed=1)
    # A process that was started in the background ignores the signal.
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            play_out_until_interrupted(batch)
    finally:
        signal.signal(signal.SIGINT, previous)
    before = batch.totals[0]
    batch.play_out(1)
    assert batch.totals[0] == before + 16


def test_the_deal_goes_round_the_table() -> None:
    batch = Batch("six-bid", 5, seed=1, seats=4)
    assert [batch.find_layout(row).dealer for row in range(5)] == [0, 1, 2, 3, 0]
    batch.play_out(2)
    assert [batch.find_layout(row).dealer for row in range(5)] == [2, 3, 0, 1, 2]


def test_a_row_keeps_its_finished_deal_without_auto_reset() -> None:
    batch, chance = Batch("frog", 4, seed=2, auto_reset=False), np.random.default_rng(2)
    batch.reset()
    stepped, done = batch.step(any_of(batch, chance)), np.zeros(4, bool)
    while not done.all():
        stepped = batch.step(any_of(batch, chance))
        assert not (stepped.done.astype(bool) & done).any()
        done |= stepped.done.astype(bool)
    assert (stepped.seat == 255).all()
    assert not stepped.mask.any()
    assert [KINDS[kind] for kind in batch.kind] == ["over"] * 4
    assert not batch.step(np.full(4, 200, np.uint8)).done.any()


def test_an_illegal_action_is_rejected_and_no_row_changes() -> None:
    batch = Batch("six-bid", 3, seed=1)
    _, mask, _ = batch.reset()
    before, wrong = mask.copy(), first(batch)
    wrong[1] = 0
    with pytest.raises(NotSolvable, match="row 1: action 0 may not be done"):
        batch.step(wrong)
    with pytest.raises(NotSolvable, match="an array must have 3 entries, not 2"):
        batch.step(wrong[:2].copy())
    batch.observe()
    assert (mask == before).all()


def test_pots_carry_over_with_keep_pots() -> None:
    played = {"rules": "hoyle", "options": {"pots": "two"}, "seed": 1}
    emptied, kept = Batch("progressive", 1, **played), Batch("progressive", 1, **played, keep_pots=True)  # type: ignore[arg-type]
    pots = []
    for batch in (emptied, kept):
        batch.reset()
        while not batch.step(np.array([batch.actions.words.index("pass")], np.uint8)).done[0]:
            assert batch.find_layout(0).pots == (("frog", 0), ("solo", 0))
        pots.append(batch.find_layout(0).pots)
    assert pots == [(("frog", 0), ("solo", 0)), (("frog", 3), ("solo", 6))]


def test_bots_play_their_seats() -> None:
    batch, chance = Batch("six-bid", 32, seed=1, bots={0: "uniform", 2: "uniform"}), np.random.default_rng(1)
    _, _, seat = batch.reset()
    for _ in range(60):
        assert (seat == 1).all()
        batch.step(any_of(batch, chance))
    assert batch.totals[0] > 100


def test_a_network_plays_its_highest_valued_action() -> None:
    """The network's value of an action grows with its number, so it prefers high cards and the last bid."""
    width, actions = Batch("six-bid", 1).schema.width, len(Batch("six-bid", 1).actions)
    layer = (np.zeros((width, actions), np.float32), np.arange(actions, dtype=np.float32))
    batch = Batch("six-bid", 16, seed=1, bots={1: make_net([layer]), 2: make_net([layer])})
    obs, _, seat = batch.reset()
    passing = batch.actions.words.index("pass")
    assert batch.actions.words[-1] == "bid call"
    for _ in range(300):
        in_auction = obs[:, batch.schema["phase"]][:, 0] == 1
        own = obs[in_auction][:, batch.schema["contract"]]
        assert (own[:, -1] == (own.any(axis=1))).all(), "only networks have bid, and always the highest"
        given = np.where(in_auction, passing, first(batch)).astype(np.uint8)
        obs, _, seat, _, _ = batch.step(given)
    assert (seat == 0).all()


def test_invalid_networks_and_bots_are_rejected() -> None:
    layer = (np.zeros((3, 4), np.float32), np.zeros(4, np.float32))
    with pytest.raises(NotSolvable, match="a net does not take this game's observations"):
        Batch("six-bid", 1, bots={1: make_net([layer])})
    with pytest.raises(NotSolvable, match="the layers of a net do not follow"):
        make_net([layer, (np.zeros((3, 4), np.float32), np.zeros(4, np.float32))])
    with pytest.raises(NotSolvable, match="one seat at least has none"):
        Batch("six-bid", 1, bots=dict.fromkeys(range(3), "uniform"))
    with pytest.raises(NotSolvable, match="whist is not a bot"):
        Batch("six-bid", 1, bots={1: "whist"})  # type: ignore[dict-item]


def test_bots_can_be_given_as_a_list() -> None:
    for bots in ({1: "heuristic", 2: "uniform"}, [None, "heuristic", "uniform"]):
        batch = Batch("six-bid", 8, seed=1, observe=False, bots=bots)  # type: ignore[arg-type]
        assert set(batch.reset()[2]) == {0}


def test_a_bot_in_a_missing_seat_is_rejected() -> None:
    with pytest.raises(ValueError, match="there are seats 0 to 2, and no seat 3 for a bot"):
        Batch("six-bid", 1, bots={3: "uniform"})


def test_an_impossible_table_is_rejected() -> None:
    with pytest.raises(NotAllowed, match="unknown-game"):
        Batch("whist", 1)
    with pytest.raises(NotAllowed, match="bad-deal"):
        Batch("six-bid", 1, seats=9)
    dealt = [dealt_by(Stream(key_of("mixed", 0)), SIX_BID.rules("standard"), seats, 0) for seats in (3, 4)]
    with pytest.raises(ValueError, match="as many seats"):
        Batch.from_layouts(dealt)
    with pytest.raises(NotSolvable, match="another table"):
        Batch("german-solo", 1, seats=4).set_deal(0, dealt[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_action_round_trips_through_its_number(game: str) -> None:
    rules = GAMES[game].rules(GAMES[game].presets[0].id)
    actions, active = Actions(rules), tuple(range(rules.players))
    assert len(set(actions.words)) == len(actions)
    for number, words in enumerate(actions.words):
        kind = "play" if number < 36 else "call" if words == "none" else "auction"
        done = actions.decode(number, kind, 1, active)
        assert actions.encode(done, active) == (number,)


def test_a_card_number_is_decoded_by_the_kind_of_decision() -> None:
    actions = Actions(PROGRESSIVE.rules("hoyle"))
    texts = [str(actions.decode(0, kind, 2, (2, 3, 4))) for kind in ("play", "give", "call", "discard")]
    assert texts == ["2 play AS", "2 give AS", "2 call AS", "2 discard AS"]
    three = Discard(2, tuple(actions.rules.pack.cards[:3]))
    assert actions.encode(three, (2, 3, 4)) == (0, 1, 2)
    assert actions.encode(Redouble(4, 2), (2, 3, 4)) == (actions.words.index("redouble 1"),)
    with pytest.raises(ValueError, match="this game has no ask"):
        actions.encode(Ask(2), (2, 3, 4))
