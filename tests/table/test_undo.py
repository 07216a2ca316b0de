"""Tests of undo: a player's last action is taken back if all agree, but not once a hidden card was seen."""

from __future__ import annotations

from random import Random

import pytest

from spadille.cards import Hand
from spadille.games import FROG, GERMAN_SOLO, PROGRESSIVE, SIX_BID
from spadille.notation.actions import read_action
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.matches import SoundMatch, check_match
from spadille.play.action import Action, Bid, Discard, Give, Pass, Play, Veiled
from spadille.play.deal import Deal
from spadille.play.layout import lay_out
from spadille.play.seeing import view_of
from spadille.rules.game import Game, Rules
from spadille.table import broadcast
from spadille.table.commands.undo import cards_learnt_since, known_cards, undo_point
from spadille.table.reducer import reduce_events
from spadille.table.state import required
from tests.support.deal_sources import FixedDeals
from tests.support.table_in_memory import TableClient, TableInMemory

GAMES = (SIX_BID, PROGRESSIVE, FROG, GERMAN_SOLO)
HANDS = (
    "TS 8S 7S 6S 9H 8H 7H 6H 9D 8D 7D",
    "AS 9S KS QS JS AH TH KH AD TD KD",
    "QH JH QD JD 6D AC TC KC QC JC 6C",
)


def dealt(rules: Rules, *calls: str) -> Deal:
    """Return a deal of these hands after these calls. Seat 1 is eldest."""
    layout = lay_out(rules, 3, 0, [Hand.read(hand) for hand in HANDS], Hand.read("9C 8C 7C"))
    return Deal.of(layout, map(read_action, calls))


def at_table(*calls: str) -> tuple[TableInMemory, list[TableClient]]:
    """Open a table of three people with these cards after these calls. Return it with their connections."""
    evening = TableInMemory(source=FixedDeals([dealt(SIX_BID.rules("standard")).layout]), free=[1, 2])
    for seat, name in ((1, "Bo"), (2, "Cy")):
        evening.sit(name, seat)
    pages = [evening.page(name) for name in ("Ann", "Bo", "Cy")]
    for action in calls:
        pages[int(action[0])].send_accepted("act", action=action)
    return evening, pages


SOLO = ("1 bid solo", "2 pass", "0 pass", "1 trump S")


def agree(*pages: TableClient) -> None:
    for page in pages:
        question = page.state.table.question
        assert question is not None
        page.send_accepted("answer", question=question.number, yes=True)


# At the table


def test_an_undone_card_and_its_undo_stay_in_the_log() -> None:
    evening, (ann, bo, cy) = at_table(*SOLO)
    with evening:
        before = evening.state.deal
        bo.send_accepted("act", action="1 play 9S")
        assert "take-back" in bo.state.may
        assert "take-back" not in ann.state.may
        bo.send_accepted("take-back")
        agree(ann, cy)
        assert evening.state.deal == before
        assert evening.kinds[-5:] == ["acted", "asked", "agreed", "agreed", "took-back"]
        news = cy.state.table.news
        assert news is not None
        assert (news.kind, news.name) == ("took-back", "Bo")
        bo.send_accepted("act", action="1 play AS")
        assert reduce_events(evening.shelf.events) == evening.state
        while evening.state.turn is not None:
            page = next(page for page in (ann, bo, cy) if page.answers)
            page.send_accepted("act", action=page.answers[0])
        record = broadcast.build_record(evening.state)
        assert isinstance(check_match(record), SoundMatch)
        assert "1 play 9S" not in str(record["deals"][0]["actions"][:5])


def test_one_no_declines_an_undo() -> None:
    evening, (ann, bo, _) = at_table(*SOLO, "1 play 9S")
    with evening:
        deal = evening.state.deal
        bo.send_accepted("take-back")
        ann.send_accepted("answer", question=evening.state.seq, yes=False)
        assert evening.state.deal == deal


def test_playing_on_declines_an_undo() -> None:
    evening, (ann, bo, cy) = at_table(*SOLO, "1 play 9S")
    with evening:
        bo.send_accepted("take-back")
        cy.send_accepted("act", action="2 play 6D")
        assert ann.state.table.question is None
        assert "took-back" not in evening.kinds
        assert bo.send_rejected("take-back") == "nothing-to-take-back"


def test_a_bid_is_taken_back_with_the_passes_after_it() -> None:
    evening, (ann, bo, cy) = at_table("1 bid solo", "2 pass")
    with evening:
        bo.send_accepted("take-back")
        agree(ann, cy)
        assert evening.state.deal is not None
        assert evening.state.deal.actions == ()
        assert bo.answers


def test_bots_agree_to_an_undo_and_wait_meanwhile() -> None:
    with TableInMemory(free=[1]) as evening:
        evening.sit("Bo", 1)
        ann, bo = evening.page("Ann"), evening.page("Bo")
        page, other = (ann, bo) if ann.answers else (bo, ann)
        page.send_accepted("act", action=page.answers[-1])
        if "take-back" in page.state.may:
            page.send_accepted("take-back")
            agree(other)
            assert evening.kinds[-1] == "took-back"


def test_a_player_alone_with_bots_can_undo_after_seen_cards_and_the_record_says_so() -> None:
    with TableInMemory() as evening:
        ann = evening.page("Ann")
        for _ in range(3):
            ann.send_accepted("act", action=ann.answers[0])
        while len(own_actions(evening)) > 1:
            ann.send_accepted("take-back")
        first = required(evening.state.deal).actions
        assert evening.kinds.count("took-back") == 2
        while ann.answers:
            assert "take-back" in ann.state.may
            ann.send_accepted("act", action=ann.answers[0])
        assert ann.send_rejected("take-back") == "wrong-stage"
        assert required(evening.state.deal).actions[: len(first)] == first
        record = broadcast.build_record(evening.state)
        assert record["deals"][0]["taken_back"] == 2
        assert isinstance(check_match(record), SoundMatch)
        assert reduce_events(evening.shelf.events) == evening.state


def own_actions(evening: TableInMemory) -> list[Action | Veiled]:
    """Return Ann's actions in the deal so far."""
    return [action for action in required(evening.state.deal).actions if action.seat == 0]


# The undo point


def test_a_card_cannot_be_undone_once_another_was_played() -> None:
    deal = dealt(SIX_BID.rules("standard"), *SOLO, "1 play AS", "2 play 6D")
    assert undo_point(deal, 1) is None
    assert undo_point(deal, 2) == 5
    assert undo_point(deal, 0) is None


def test_the_last_card_of_a_trick_can_be_undone_but_not_of_a_deal() -> None:
    deal = dealt(SIX_BID.rules("standard"), *SOLO, "1 play AS", "2 play 6D", "0 play 6S")
    assert undo_point(deal, 0) == 6
    while not deal.over:
        deal = deal.play(deal.answers()[0])
    assert [undo_point(deal, seat) for seat in range(3)] == [None] * 3


def test_a_pass_that_exposed_the_widow_cannot_be_undone() -> None:
    deal = dealt(PROGRESSIVE.rules("hoyle"), "1 bid frog", "2 pass")
    assert undo_point(deal, 2) == 1
    deal = deal.play(read_action("0 pass"))
    assert (undo_point(deal, 0), undo_point(deal, 2), undo_point(deal, 1)) == (None, None, None)


def test_a_discard_can_be_undone_until_the_lead() -> None:
    deal = dealt(PROGRESSIVE.rules("hoyle"), "1 bid frog", "2 pass", "0 pass", "1 discard 9C 8C 7C")
    assert undo_point(deal, 1) == 3


def test_a_call_cannot_be_undone_when_the_card_was_handed_over() -> None:
    calls = ("1 bid call", "2 pass", "0 pass", "1 trump S")
    handed = dealt(SIX_BID.rules("hoyle"), *calls, "1 call TS")
    assert undo_point(handed, 1) is None
    in_the_widow = dealt(SIX_BID.rules("hoyle"), *calls, "1 call 9C")
    assert undo_point(in_the_widow, 1) == 4


def test_a_lead_that_exposed_a_hand_cannot_be_undone() -> None:
    rules = SIX_BID.rules("standard", {"spread_exposed": "after-lead"})
    deal = dealt(rules, "1 bid spread", "2 pass", "0 pass", "2 play AC")
    assert undo_point(deal, 2) is None


def test_a_player_without_actions_has_nothing_to_undo() -> None:
    assert undo_point(dealt(SIX_BID.rules("standard"), "1 pass"), 0) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("numbers", [range(10), pytest.param(range(10, 35), marks=pytest.mark.long)], ids=str)
def test_no_card_was_seen_since_the_undo_point(game: Game, numbers: range) -> None:
    reached = {True: 0, False: 0}
    for number in numbers:
        chance = Random(f"{game.id} {number}")
        rules = game.rules(game.presets[0].id)
        seats = min(rules.seats)
        deal = Deal.of(dealt_by(Stream(key_of(game.id, number)), rules, seats, number % seats))
        declarer, contract = chance.choice(deal.layout.active), chance.choice(rules.contracts).id
        so_far = [deal]
        while not deal.over:
            answers = deal.answers()
            wanted = [Bid(declarer, contract), Pass(deal.turn or 0)] if deal.phase.declared is None else []
            choice = next((action for action in wanted if action in answers), None) or chance.choice(answers)
            deal = deal.play(choice)
            so_far.append(deal)
            for seat in deal.layout.active:
                reached[check_undo_point(so_far, seat)] += 1
    assert min(reached.values()) > 2 * len(numbers)


def check_undo_point(so_far: list[Deal], seat: int) -> bool:
    """Return whether the seat may take back its latest action. Check with all views that this is so only if
    no card was seen since.
    """
    deal = so_far[-1]
    places = [place for place, action in enumerate(deal.actions) if action.seat == seat]
    to = undo_point(deal, seat)
    if not places or deal.over:
        assert to is None
        return False
    unseen = not cards_learnt_since(deal, places[-1])
    assert to == (places[-1] if unseen else None)
    if to is not None:
        before, mask = so_far[to], own_cards(deal, to)
        for viewer in (*range(deal.layout.seats), None):
            assert not known_cards(view_of(deal, viewer)) & ~mask & ~known_cards(view_of(before, viewer))
    return to is not None


def own_cards(deal: Deal, place: int) -> int:
    action = deal.actions[place]
    if isinstance(action, Play | Give):
        return action.card.bit
    return Hand.of(action.cards).mask if isinstance(action, Discard) else 0
