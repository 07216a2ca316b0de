"""Tests of the invariants of every game, with any options, seats, cards and play."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import CARDS, Card, Hand, Suit
from spadille.games import GAMES
from spadille.notation.actions import read_action
from spadille.notation.chance import Stream
from spadille.notation.check import Sound, Unsound, check
from spadille.notation.numbers import NUMBERS, WORDS, action_of, number_of
from spadille.notation.records import record_json
from spadille.notation.views import view_json
from spadille.play import action as actions
from spadille.play.action import Action, Veiled
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out
from spadille.play.seeing import view_of
from spadille.play.world import deal_in, world_of
from spadille.rules.contract import Widow
from spadille.rules.game import Bank, Rules
from spadille.rules.goal import Counts, Outcome
from spadille.rules.payments import Pots
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from tests.laws.tables import LAWFUL, Sitting, sitting

numbers = st.integers(min_value=0, max_value=10**9)
sittings = numbers.map(lambda number: sitting("laws", number))
of_a_game = numbers.map(lambda number: sitting("records", number, tuple(GAMES.values())))


def watchers(deal: Deal) -> list[Seat | None]:
    return [*range(deal.layout.seats), None]


@given(sittings)
def test_no_card_is_lost(table: Sitting) -> None:
    pack = list(table.layout.rules.pack.cards)
    for deal in table.deals:
        lying = [card for hand in deal.phase.hands for card in hand]
        lying += [card for trick in deal.phase.tricks for card in trick.cards]
        lying += deal.phase.table.cards if deal.phase.table else ()
        assert sorted([*lying, *_cards_aside(deal)], key=pack.index) == pack


def _cards_aside(deal: Deal) -> Hand:
    """Return the widow, or the cards that the declarer discarded in exchange for it."""
    declared = deal.phase.declared
    if declared is None or declared.contract.widow is not Widow.TAKEN_UP:
        return deal.layout.widow
    return declared.laid_away or Hand()


@given(sittings)
def test_a_seat_can_always_act_until_the_deal_is_over(table: Sitting) -> None:
    for deal in table.deals:
        answers = deal.answers()
        assert bool(answers) == (deal.result is None) == (deal.turn is not None)
        assert all(answer.seat == deal.turn for answer in answers)
        assert len(set(answers)) == len(answers)
        assert deal.turn is None or deal.turn in deal.layout.active


@given(sittings)
def test_exactly_the_answers_are_allowed_and_a_refusal_changes_nothing(table: Sitting) -> None:
    for deal in table.deals:
        before, allowed = record_json(deal), set(deal.answers())
        for action in _sample_actions(deal, table.stream):
            if action in allowed:
                assert deal.play(action).actions[-1] == action
            else:
                with pytest.raises(NotAllowed) as refused:
                    deal.play(action)
                assert refused.value.code
                assert refused.value.rule.startswith(deal.layout.rules.settings.game)
        assert record_json(deal) == before


def _sample_actions(deal: Deal, stream: Stream) -> list[Action]:
    """Return a sample of actions of the seat to act and of another seat."""
    seat = deal.turn if deal.turn is not None and stream.below(4) else stream.below(deal.layout.seats)
    rules = deal.layout.rules
    ladder = 11 + len(rules.contracts)
    numbers = [number for number in range(150) if (number < ladder or number > 34) and stream.below(6) == 0]
    return [action_of(rules, seat, number) for number in (*numbers, 150 + stream.below(7140))]


@given(sittings)
def test_the_points_are_those_of_the_pack_and_the_payments_sum_to_zero(table: Sitting) -> None:
    deal = _play_out(table)
    result, rules = deal.result, table.layout.rules
    assert result is not None
    held = sum(_all_cards(result.pots)) + result.bank
    assert sum(result.payments) + held == sum(_all_cards(table.layout.pots))
    assert len(result.payments) == table.layout.seats
    assert result.value >= 0
    if result.outcome is Outcome.PASSED_OUT:
        assert set(result.payments) == {-sum(_all_cards(rules.antes))}
        return
    declared = deal.phase.declared
    assert declared is not None
    ranking = declared.ranking
    piles = [(trick.winner, ranking.points_in(trick.cards)) for trick in deal.phase.tricks]
    left = sum(ranking.points_in(hand) for hand in deal.phase.hands)
    widow = ranking.points_in(_cards_aside(deal))
    assert sum(points for _, points in piles) + left + widow == rules.total
    if rules.counts_in(declared.contract) is Counts.TRICKS:
        assert result.tricks == sum(winner in declared.side for winner, _ in piles)
        return
    own = sum(points for winner, points in piles if winner == declared.declarer)
    last = declared.contract.widow is Widow.LAST_TRICK and deal.phase.tricks[-1].winner != declared.declarer
    counted = 0 if declared.contract.widow is Widow.NOBODYS or last else widow
    assert result.points == own + counted


def _all_cards(pots: Pots) -> list[int]:
    return [held for _, held in pots]


@given(sittings)
def test_the_winner_is_paid_and_the_loser_pays_all_the_same(table: Sitting) -> None:
    deal = _play_out(table)
    result = deal.result
    assert result is not None
    if result.declarer is None:
        return
    gain = {Outcome.WON: 1, Outcome.DRAWN: 0, Outcome.LOST: -1}[result.outcome] * result.value
    declared = deal.phase.declared
    assert declared is not None
    antes, stakes = sum(_all_cards(table.layout.rules.antes)), dict(declared.stakes)
    from_others = 0 if table.layout.rules.bank is Bank.SIDE_ONLY else gain
    for seat in declared.defenders:
        assert result.payments[seat] == -from_others * stakes.get(seat, 1) - antes
    if declared.partner:
        assert [result.payments[seat] for seat in declared.side] == [gain, gain]
    idle = set(range(table.layout.seats)) - set(table.layout.active)
    assert {result.payments[seat] + antes for seat in idle} <= {0, -gain}


@given(of_a_game)
def test_replaying_a_record_gives_the_same_deal(table: Sitting) -> None:
    for deal in table.deals:
        verdict = check(json.loads(json.dumps(record_json(deal))))
        assert isinstance(verdict, Sound)
        assert verdict.deal == deal


@given(of_a_game)
def test_a_record_with_one_action_changed_is_sound_only_if_the_action_was_allowed(table: Sitting) -> None:
    states = list(table.deals)
    place = table.stream.below(len(states) - 1)
    action = table.stream.one_of(_sample_actions(states[place], table.stream) or [actions.Pass(0)])
    record = record_json(states[place]) | {"actions": [*map(str, states[place].actions), str(action)]}
    verdict = check(record)
    assert isinstance(verdict, Sound) == (action in states[place].answers())
    assert isinstance(verdict, Sound) or verdict.action == place


@given(sittings)
def test_reading_what_was_written_gives_the_same_action_back(table: Sitting) -> None:
    rules = table.layout.rules
    names = {name: getattr(actions, name) for name in dir(actions)} | {"Card": Card, "Suit": Suit}
    for deal in table.deals:
        for answer in deal.answers():
            assert read_action(str(answer)) == answer
            assert eval(repr(answer), names) == answer
            assert action_of(rules, answer.seat, number_of(rules, answer)) == answer


def test_every_number_reads_back_as_itself() -> None:
    rules: Rules = GAMES["six-bid"].rules("standard")
    bids = range(WORDS.index("bid 0") + len(rules.contracts), WORDS.index("trump S"))
    for number in NUMBERS:
        if number not in bids:
            assert number_of(rules, action_of(rules, 1, number)) == number


def test_the_numbers_of_discards_never_change() -> None:
    rules = GAMES["six-bid"].rules("standard")
    actions = {number: str(action_of(rules, 0, number)) for number in (150, 7289, 7290, 7326, 7956)}
    assert actions == {
        150: "0 discard AS KS QS",
        7289: "0 discard 8C 7C 6C",
        7290: "0 discard AS",
        7326: "0 discard AS KS",
        7956: "0 discard AS KS QS JS",
    }
    with pytest.raises(NotAllowed, match="unknown-number"):
        action_of(rules, 0, len(NUMBERS))


@given(sittings)
def test_a_view_and_its_world_rebuild_the_deal(table: Sitting) -> None:
    for deal in _sampled_states(table):
        for seat in watchers(deal):
            assert deal_in(view_of(deal, seat), world_of(deal)) == deal


@given(sittings)
def test_a_seat_forgets_nothing_it_saw(table: Sitting) -> None:
    seen: dict[Seat | None, tuple[Action | Veiled, ...]] = {}
    for deal in table.deals:
        for seat in watchers(deal):
            view = view_of(deal, seat)
            before = seen.get(seat, ())
            after = view.history[: len(before)]
            assert after == before or deal.over
            seen[seat] = view.history


def test_a_view_does_not_depend_on_hidden_cards() -> None:
    """The same deal with other hidden cards gives a view with the same bytes."""
    for game in LAWFUL:
        compared = sum(_count_equal_views(sitting("leaks", number, (game,))) for number in range(50))
        assert compared > 100, game.id


def _count_equal_views(table: Sitting) -> int:
    """Compare views of deals with other hidden cards. Return the number of deals that were compared."""
    compared = 0
    for deal in _sampled_states(table)[:-1]:
        for seat in watchers(deal):
            other = _redeal_hidden_cards(deal, seat, table.stream)
            if other is not None and not deal.over:
                assert _bytes(other, seat) == _bytes(deal, seat)
                compared += other.layout != deal.layout
    return compared


def _redeal_hidden_cards(deal: Deal, seat: Seat | None, stream: Stream) -> Deal | None:
    """Return the deal with the cards that a viewer has not seen dealt again, or None if an action became
    illegal.
    """
    layout, view = deal.layout, view_of(deal, seat)
    seen = Hand.of(card for trick in view.tricks for card in trick.cards) | view.dealt | view.hand
    seen |= Hand.of(view.table.cards if view.table else ()) | view.laid_away | view.shown_widow
    for hand in view.shown.values():
        seen |= hand
    for action in view.history:
        if isinstance(action, actions.Discard):
            seen |= Hand.of(action.cards)
    declared = deal.phase.declared
    if declared and declared.called and declared.called.card:
        seen |= Hand.of([declared.called.card])
    if view.known and view.known.partner is not None and view.known.called:
        seen |= Hand.of([view.known.called])
    hidden = stream.shuffled(list(layout.rules.pack.hand - seen))
    return _replay(deal, _redealt(layout, seen, hidden), stream)


def _redealt(layout: Layout, seen: Hand, hidden: list[Card]) -> Layout:
    heap = iter(hidden)

    def anew(hand: Hand) -> Hand:
        return Hand.of(card if card in seen else next(heap) for card in hand)

    hands = [None if hand is None else anew(hand) for hand in layout.hands]
    widow = anew(layout.widow)
    return lay_out(layout.rules, layout.seats, layout.dealer, hands, widow, pots=layout.pots)


def _replay(deal: Deal, layout: Layout, stream: Stream) -> Deal | None:
    other = Deal.of(layout)
    for action in deal.actions:
        unseen = action.verb in ("give", "discard") and action not in other.answers()
        try:
            other = other.play(stream.one_of(other.answers()) if unseen else action)
        except NotAllowed:
            return None
    return other


def _bytes(deal: Deal, seat: Seat | None) -> str:
    return json.dumps(view_json(view_of(deal, seat)))


def _play_out(table: Sitting) -> Deal:
    *_, last = table.deals
    return last


def _sampled_states(table: Sitting) -> list[Deal]:
    """Return a few states of a deal, including the last one."""
    states = list(table.deals)
    return [table.stream.one_of(states), table.stream.one_of(states), states[-1]]


@given(st.sets(st.sampled_from(CARDS)))
def test_a_hand_reads_back_as_itself(cards: set[Card]) -> None:
    hand = Hand.of(cards)
    assert Hand.read(str(hand)) == hand
    assert eval(repr(hand), {"Hand": Hand}) == hand
    assert set(hand) == cards


def test_malformed_input_is_refused() -> None:
    values: tuple[object, ...] = (None, [], 1, "x", {}, {"v": 1}, {"v": True})
    for value in values:
        verdict = check(value)
        assert isinstance(verdict, Unsound)
        assert (verdict.refusal.code, verdict.action) == ("malformed", -1)
