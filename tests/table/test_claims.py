"""Tests of claims: they are granted if certain, otherwise the opponents vote.

The record contains only ordinary plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from spadille import protocol
from spadille.cards import Card, Hand
from spadille.games import FROG, GERMAN_SOLO, PROGRESSIVE, SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.matches import SoundMatch, check_match
from spadille.play.action import Bid, Pass, Play
from spadille.play.claims.playout import play_out_claim
from spadille.play.claims.proof import card_taking_all, card_taking_none
from spadille.play.deal import Deal
from spadille.play.layout import Layout, lay_out
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay
from spadille.rules.contract import Partner
from spadille.rules.game import Game
from spadille.solver.worlds import WorldSampler
from spadille.table import broadcast
from spadille.table.commands.claims import claim_goal, may_claim
from tests.support.deal_sources import FixedDeals
from tests.support.table_in_memory import TableClient, TableInMemory

CLAIMS: tuple[protocol.Claimed, ...] = ("rest", "give-up")
Sure = Callable[[Deal, int], Card | None]
GAMES = (SIX_BID, PROGRESSIVE, FROG, GERMAN_SOLO)


def lay_out_hands(*hands: str, widow: str = "9C 8C 7C", dealer: int = 0) -> Layout:
    """Return a layout with these hands. Seat 1 is eldest."""
    rules = SIX_BID.rules("standard")
    return lay_out(rules, len(hands), dealer, [Hand.read(hand) for hand in hands], Hand.read(widow))


SOLID = lay_out_hands(
    "9S 8S 7S 6S 9H 8H 7H 6H 9D 8D 7D",
    "AS TS KS QS JS AH TH KH AD TD KD",
    "QH JH QD JD 6D AC TC KC QC JC 6C",
)
"""Seat 1 has every trick with points."""
SHAKY = lay_out_hands(
    "TS 8S 7S 6S 9H 8H 7H 6H 9D 8D 7D",
    "AS 9S KS QS JS AH TH KH AD TD KD",
    "QH JH QD JD 6D AC TC KC QC JC 6C",
)
"""Seat 1 lacks the ten of trumps."""
WEAK = lay_out_hands(
    "AS TS KS QS JS AH TH KH AD TD KD",
    "9S 8S 7S 6S 9H 8H 7H 6H QD 8D 7D",
    "QH JH 9D JD 6D AC TC KC QC JC 6C",
)
"""Seat 1 has almost nothing."""
STRONG = lay_out_hands(
    "KS QS TS AH KH AD KD KC QC 7C 6C",
    "7S 6S QH 9H 7H 6H QD JD 6D AC JC",
    "AS JS 9S JH TH TD 9D 8D 7D 9C 8C",
    widow="8S 8H TC",
)
"""Seat 0 would make a solo in spades with 89 points."""
BARE = lay_out_hands(
    "AS TS KS QS JS 9D 8H AC TC KC QC",
    "6S 7S 8S 6H 7H 9H 6D 7D 8D 6C JC",
    "9S AH TH KH QH JH AD TD KD QD JD",
)
"""Seat 1 has a hand for misère."""


def at_table(layout: Layout, *calls: str, bots: bool = False) -> tuple[TableInMemory, list[TableClient]]:
    """Return a table with these cards after these calls, and its connections.

    Three people play, or with `bots`, Ann and two bots.
    """
    seats = [] if bots else [1, 2]
    evening = TableInMemory(source=FixedDeals([layout] * 2), free=seats)
    for seat, name in ((1, "Bo"), (2, "Cy")):
        if not bots:
            evening.sit(name, seat)
    pages = [evening.page(name) for name in ("Ann", "Bo", "Cy")]
    for action in calls:
        pages[int(action[0])].send_accepted("act", action=action)
    return evening, pages


SOLO = ("1 bid solo", "2 pass", "0 pass", "1 trump S")
MISERE = ("1 bid misere", "2 pass", "0 pass")


def check_record(evening: TableInMemory) -> None:
    """Check that the record of the match is valid."""
    assert isinstance(check_match(broadcast.build_record(evening.state)), SoundMatch)


def claim_of(page: TableClient) -> tuple[str, str | None] | None:
    """Return the name of the player who ended the deal by a claim and the kind of the claim, or None without
    a claim.
    """
    claim = page.state.table.claim
    return None if claim is None else (claim.name, claim.claim)


# Certain claims


def test_a_claim_of_the_rest_is_granted_if_every_trick_is_certain() -> None:
    evening, (ann, bo, cy) = at_table(SOLID, *SOLO)
    with evening:
        assert {"rest", "give-up"} <= set(bo.state.may)
        assert not {"rest", "give-up"} & set(ann.state.may)
        bo.send_accepted("claim", what="rest")
        assert evening.state.question is None
        result = evening.state.finished[0].result
        assert result is not None
        assert result.points == 120
        news = cy.state.table.news
        assert news is not None
        assert (news.kind, news.seat, news.claim) == ("claimed", 1, "rest")
        ann.send_accepted("leave")
        assert claim_of(cy) == ("Bo", "rest")
        assert evening.kinds.count("acted") == 4 + 33
        check_record(evening)


def test_an_uncertain_claim_is_voted_on_and_played_out_when_accepted() -> None:
    evening, (ann, bo, cy) = at_table(SHAKY, *SOLO)
    with evening:
        bo.send_accepted("claim", what="rest")
        question = ann.state.table.question
        assert question is not None
        assert (question.kind, question.claim, question.missing) == ("claim", "rest", [0, 2])
        assert ann.state.view is not None
        assert ann.state.view.shown == {}
        cy.send_accepted("answer", question=question.number, yes=True)
        ann.send_accepted("answer", question=question.number, yes=True)
        assert len(evening.state.finished) == 1
        winners = [trick.winner for trick in evening.state.finished[0].phase.tricks]
        assert winners.count(1) >= 10
        check_record(evening)


def test_the_play_continues_after_a_declined_claim() -> None:
    evening, (ann, bo, _) = at_table(SHAKY, *SOLO)
    with evening:
        before = evening.state.deal
        bo.send_accepted("claim", what="rest")
        ann.send_accepted("answer", question=evening.state.seq, yes=False)
        assert evening.state.deal == before
        bo.send_accepted("act", action="1 play AS")


def test_a_claim_lapses_when_an_opponent_gets_up() -> None:
    evening, (ann, bo, cy) = at_table(SHAKY, *SOLO)
    with evening:
        bo.send_accepted("claim", what="rest")
        cy.send_accepted("answer", question=evening.state.seq, yes=True)
        ann.send_accepted("leave")
        assert bo.state.table.question is None
        assert evening.state.turn == 1


def test_no_claim_can_be_made_against_an_absent_opponent() -> None:
    evening, (ann, bo, cy) = at_table(SHAKY, *SOLO)
    with evening:
        bo.send_accepted("claim", what="rest")
        cy.send_accepted("answer", question=evening.state.seq, yes=True)
        evening.close(ann)
        evening.wait(100)
        assert bo.state.table.seats[0].covered == "club"
        assert bo.state.table.question is None
        assert "claimed" not in evening.kinds


def test_playing_on_declines_a_claim() -> None:
    evening, (ann, bo, _) = at_table(SHAKY, *SOLO)
    with evening:
        bo.send_accepted("claim", what="rest")
        bo.send_accepted("act", action="1 play AH")
        assert ann.state.table.question is None


def test_only_the_declarer_can_make_an_uncertain_claim() -> None:
    evening, (ann, _, cy) = at_table(SHAKY, *SOLO, "1 play AH")
    with evening:
        before = [len(page.texts) for page in evening.pages]
        assert cy.send_rejected("claim", what="rest") == "not-certain"
        assert ann.send_rejected("claim", what="rest") == "not-your-turn"
        assert len(evening.pages[1].texts) == before[1]


def test_bots_agree_to_no_claim_that_is_not_certain() -> None:
    evening, pages = at_table(SHAKY, *SOLO)
    with evening:
        pages[2].send_accepted("leave")
        assert pages[1].send_rejected("claim", what="rest") == "not-certain"


def test_a_claim_is_made_on_ones_own_turn_to_play_a_card() -> None:
    evening, (ann, bo, _) = at_table(SOLID)
    with evening:
        assert bo.send_rejected("claim", what="rest") == "wrong-phase"
        for action in SOLO:
            evening.pages[int(action[0])].send_accepted("act", action=action)
        assert ann.send_rejected("claim", what="rest") == "not-your-turn"
        bo.send_accepted("claim", what="rest")
        assert bo.send_rejected("claim", what="rest") == "wrong-stage"


def test_a_lone_declarer_who_gives_up_asks_no_one_and_loses_all_that_can_be_lost() -> None:
    evening, (_, bo, _) = at_table(WEAK, *SOLO)
    with evening:
        bo.send_accepted("claim", what="give-up")
        assert 1 not in {trick.winner for trick in evening.state.finished[0].phase.tricks}
        assert len(evening.state.finished[0].phase.tricks) == 11
        check_record(evening)


def test_the_end_of_a_deal_by_a_claim_is_shown_until_the_next_deal() -> None:
    evening, pages = at_table(WEAK, *SOLO)
    with evening:
        assert claim_of(pages[0]) is None
        pages[1].send_accepted("claim", what="give-up")
        assert claim_of(pages[0]) == ("Bo", "give-up")
        for page in pages:
            page.send_accepted("next")
        assert pages[0].state.table.deal == 2
        assert claim_of(pages[0]) is None


def test_giving_up_good_cards_loses_all_that_can_be_lost() -> None:
    calls = ("1 pass", "2 pass", "0 bid solo", "0 trump S", "1 play AC", "2 play 8C", "0 play KC")
    evening, (ann, _, _) = at_table(STRONG, *calls, "1 play 6S", "2 play 9S", "0 play TS")
    with evening:
        ann.send_accepted("claim", what="give-up")
        result = evening.state.finished[0].result
        assert result is not None
        assert (result.outcome, result.points) == ("lost", 38)
        check_record(evening)


def test_of_two_opponents_both_must_give_up() -> None:
    evening, (ann, bo, cy) = at_table(SOLID, *SOLO, "1 play AS", "2 play 6D")
    with evening:
        ann.send_accepted("claim", what="give-up")
        question = cy.state.table.question
        assert question is not None
        assert question.missing == [2]
        assert bo.send_rejected("answer", question=question.number, yes=True) == "no-question"
        cy.send_accepted("answer", question=question.number, yes=True)
        result = evening.state.finished[0].result
        assert result is not None
        assert result.points == 120
        check_record(evening)


def test_in_misere_the_declarer_claims_to_take_no_more_tricks() -> None:
    lead = ("1 play JC", "2 play AH", "0 play QC", "0 play AS")
    evening, (_, bo, cy) = at_table(BARE, *MISERE)
    with evening:
        assert "rest" in bo.state.may
        for action in lead:
            evening.pages[int(action[0])].send_accepted("act", action=action)
        assert "rest" not in cy.state.may
        bo.send_accepted("claim", what="rest")
        assert evening.state.question is None
        result = evening.state.finished[0].result
        assert result is not None
        assert result.outcome == "won"
        check_record(evening)


def test_giving_up_in_misere_loses_the_contract() -> None:
    evening, (_, bo, _) = at_table(SHAKY, *MISERE)
    with evening:
        bo.send_accepted("claim", what="give-up")
        result = evening.state.finished[0].result
        assert result is not None
        assert result.outcome == "lost"
        check_record(evening)


# Properties of every game


def deals_in_play(game: Game, number: int) -> Iterator[tuple[Deal, TrickPlay]]:
    """Yield unfinished deals in the play of the tricks."""
    chance = Random(f"{game.id} {number}")
    stream = Stream(key_of(f"claims {game.id}", number))
    rules = game.rules(game.presets[0].id)
    seats = min(rules.seats)
    deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
    declarer, contract = chance.choice(deal.layout.active), chance.choice(rules.contracts).id
    while not deal.over:
        wanted = [Bid(declarer, contract), Pass(deal.turn or 0)] if deal.phase.declared is None else []
        answers = deal.answers()
        choice = next((action for action in wanted if action in answers), None) or chance.choice(answers)
        deal = deal.play(choice)
        if isinstance(deal.phase, TrickPlay):
            yield deal, deal.phase


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize(
    "numbers", [range(40), pytest.param(range(40, 100), marks=pytest.mark.long)], ids=str
)
def test_a_certain_claim_holds_in_every_world_and_for_every_play(game: Game, numbers: range) -> None:
    granted = 0
    for number in numbers:
        for deal, play in deals_in_play(game, number):
            for sure in (card_taking_all, card_taking_none):
                card = sure(deal, play.turn)
                if card is not None:
                    granted += 1
                    assert comes_true(deal, sure, Random(number))
                    for other in other_worlds(deal, play.turn):
                        assert sure(other, play.turn) == card
                        assert comes_true(other, sure, Random(number))
    assert granted > len(numbers) // 5


def other_worlds(deal: Deal, seat: int) -> Iterator[Deal]:
    """Yield deals with the same actions in which the unseen cards lie differently. Yield none if cards were
    passed unseen.
    """
    if any(action.verb in ("give", "discard") for action in deal.actions):
        return
    layout = deal.layout
    for world in WorldSampler(view_of(deal, seat)).sample(3, seed=1):
        hands = lay_out(layout.rules, layout.seats, layout.dealer, world.hands, world.widow, pots=layout.pots)
        yield Deal.of(hands, deal.actions)


def comes_true(deal: Deal, sure: Sure, chance: Random) -> bool:
    """Return whether the seat to play takes all tricks, or none, if it plays the cards that the proof `sure`
    names.
    """
    seat, before = deal.turn, len(deal.phase.tricks)
    while not deal.over:
        play = deal.phase
        assert isinstance(play, TrickPlay)
        mine = play.turn == seat
        card = sure(deal, play.turn) if mine else chance.choice(list(play.playable()))
        assert card is not None
        deal = deal.play(Play(play.turn, card))
    return all((trick.winner == seat) == (sure is card_taking_all) for trick in deal.phase.tricks[before:])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("numbers", [range(5), pytest.param(range(5, 20), marks=pytest.mark.long)], ids=str)
def test_a_claim_is_played_out_legally_and_as_near_to_it_as_possible(game: Game, numbers: range) -> None:
    seen = set()
    for number in numbers:
        for deal, play in list(deals_in_play(game, number))[number % 9 :: 9]:
            seat = play.turn
            for what in CLAIMS:
                if not may_claim(play, seat, what):
                    continue
                wanted = claim_goal(deal, seat, what)
                before, after = len(deal.phase.tricks), deal
                for card in play_out_claim(deal, wanted):
                    after = after.play(card)
                assert after.over
                wrong = wanted.count_missed(after, before)
                seen.add((what, wrong == 0))
                if what == "rest" and (card_taking_all if wanted.takes else card_taking_none)(deal, seat):
                    assert wrong == 0
    assert {("rest", True), ("give-up", True)} <= seen


def test_no_one_can_give_up_in_a_deal_with_a_called_partner() -> None:
    for number in range(60):
        for _, play in deals_in_play(GERMAN_SOLO, number):
            alone = play.declared.contract.partner is Partner.ALONE
            assert may_claim(play, play.turn, "give-up") == alone
