"""Tests of seats and votes: sitting down, leaving, and asking the other players."""

from __future__ import annotations

from typing import Any

import pytest

from spadille import protocol
from spadille.table.limits import Limits, Rate
from spadille.table.reducer import reduce_events
from tests.support.client import JsonObject
from tests.support.deal_sources import SeededKeys
from tests.support.table_in_memory import TableClient, TableInMemory


def three_people(waits: JsonObject | None = None) -> tuple[TableInMemory, list[TableClient]]:
    """Open a table at which Ann, Bo and Cy have their cards. Return it with their connections."""
    evening = TableInMemory(free=[1, 2], waits=waits or {})
    for seat, name in ((1, "Bo"), (2, "Cy")):
        assert isinstance(evening.sit(name, seat), protocol.Opened)
    return evening, [evening.page(name) for name in ("Ann", "Bo", "Cy")]


def pass_out(evening: TableInMemory) -> None:
    """Let all players pass until the deal is over."""
    while (turn := evening.state.turn) is not None:
        page = next(page for page in evening.pages if page.state.you == turn)
        page.send_accepted("act", action=f"{turn} pass")


def names(page: TableClient) -> list[str]:
    return [seat.name for seat in page.state.table.seats]


# Sitting down


def test_a_bots_seat_requested_during_a_deal_is_given_after_it() -> None:
    evening = TableInMemory(seats=3, free=[1])
    with evening:
        evening.sit("Bo", 1)
        ann, bo = evening.page("Ann"), evening.page("Bo")
        promise = evening.sit("Cy", 2)
        assert promise == protocol.Opened(table="oak", seat=2, waiting=True)
        cy = evening.page("Cy")
        assert (cy.state.you, ann.state.table.seats[2].promised) == (None, "Cy")
        assert cy.state.view is not None
        assert cy.state.view.hand == []
        while evening.state.turn is not None:
            page = ann if ann.answers else bo
            page.send_accepted("act", action=page.answers[0])
        assert cy.state.you == 2
        assert names(ann)[2] == "Cy"
        assert (cy.state.table.news and cy.state.table.news.kind) == "sat"


def test_a_bots_seat_requested_between_deals_is_given_at_once() -> None:
    evening = TableInMemory(free=[1])
    with evening:
        assert evening.sit("Bo", 2) == protocol.Opened(table="oak", seat=2)
        assert evening.sit("Cy") == protocol.Opened(table="oak", seat=1)
        assert evening.sit("Di") == "table-full"


def test_a_promised_seat_is_promised_once_and_may_be_given_back() -> None:
    with TableInMemory() as evening:
        evening.page("Ann")
        assert evening.sit("Bo", 1) == protocol.Opened(table="oak", seat=1, waiting=True)
        assert evening.sit("Bo", 2) == "already-seated"
        assert evening.sit("Cy", 1) == "seat-taken"
        bo, eve, wall = evening.page("Bo"), evening.page(None), evening.page("Bo", screen=True)
        assert (bo.state.may, eve.state.may, wall.state.may) == (["leave"], [], [])
        bo.send_accepted("leave")
        assert bo.state.may == []
        assert (eve.state.table.news and eve.state.table.news.name) == "Bo"
        assert evening.sit("Cy", 1) == protocol.Opened(table="oak", seat=1, waiting=True)
        assert bo.send_rejected("leave") == "not-seated"


def test_a_bot_takes_the_seat_and_counters_of_a_player_who_leaves() -> None:
    evening, (ann, bo, cy) = three_people()
    with evening:
        chips = [seat.chips for seat in ann.state.table.seats]
        bo.send_accepted("leave")
        assert bo.state.you is None
        assert bo.state.view is not None
        assert (bo.state.view.seat, bo.state.view.hand, bo.state.may) == (None, [], [])
        assert ann.state.table.seats[1].bot == "club"
        assert [seat.chips for seat in ann.state.table.seats] == chips
        assert bo.send_rejected("act", action="1 pass") == "not-seated"
        assert cy.state.table.watchers == 1


def test_a_player_who_leaves_after_a_deal_is_still_named_in_it() -> None:
    evening, (ann, bo, _cy) = three_people()
    with evening:
        pass_out(evening)
        assert ann.state.table.players is None
        bo.send_accepted("leave")
        table = ann.state.table
        assert table.players == ["Ann", "Bo", "Cy"]
        assert table.seats[1].name not in {"Bo", ""}
        assert [sitter and sitter.name for sitter in evening.state.line_ups[0]] == ["Ann", "Bo", "Cy"]


def test_leaving_before_the_first_deal_frees_the_seat() -> None:
    with TableInMemory(free=[1, 2]) as evening:
        evening.sit("Bo", 1)
        evening.page("Bo").send_accepted("leave")
        assert evening.state.line_up[1] is None
        assert evening.sit("Cy", 1) == protocol.Opened(table="oak", seat=1)


def test_bots_do_not_play_among_themselves() -> None:
    with TableInMemory() as evening:
        evening.page("Ann").send_accepted("leave")
        seq = evening.state.seq
        evening.wait(1000)
        assert evening.state.seq == seq
        assert evening.state.bot_to_act is None


def test_the_host_fills_seats_with_bots_and_frees_them_again() -> None:
    with TableInMemory(free=[1, 2]) as evening:
        evening.sit("Bo", 1)
        ann, bo = evening.page("Ann"), evening.page("Bo")
        assert ann.state.table.host == 0
        assert "host" in ann.state.may
        assert "host" not in bo.state.may
        assert bo.send_rejected("fill", seat=2, bot="novice") == "not-host"
        assert ann.send_rejected("fill", seat=1, bot="novice") == "seat-taken"
        assert ann.send_rejected("fill", seat=2, bot=None) == "seat-free"
        assert ann.send_rejected("fill", seat=3, bot="novice") == "malformed"
        assert ann.send_rejected("fill", seat=2, bot="grandmaster") == "unknown-bot"
        ann.send_accepted("fill", seat=2, bot="novice")
        assert evening.state.line_up[2] is not None
        assert evening.state.stage == "playing"
        assert ann.send_rejected("fill", seat=2, bot=None) == "wrong-stage"


def test_a_seat_freed_between_deals_delays_the_next_deal() -> None:
    with TableInMemory(free=[1]) as evening:
        evening.sit("Bo", 1)
        ann, bo = evening.page("Ann"), evening.page("Bo")
        while evening.state.turn is not None:
            page = ann if ann.answers else bo
            page.send_accepted("act", action=page.answers[0])
        ann.send_accepted("fill", seat=2, bot=None)
        for page in (ann, bo):
            page.send_accepted("next")
        evening.wait(100)
        assert evening.state.stage == "between"
        evening.sit("Cy")
        assert evening.state.deal_number == 2


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    evening, (ann, bo, cy) = three_people()
    with evening:
        ann.send_accepted("leave")
        assert bo.state.table.host == 1
        bo.send_accepted("leave")
        assert cy.state.table.host == 2
        cy.send_accepted("leave")
        assert cy.state.table.host is None


def test_only_the_host_can_list_the_table() -> None:
    evening, (ann, bo, _) = three_people()
    with evening:
        assert not ann.state.table.public
        assert bo.send_rejected("open", public=True) == "not-host"
        ann.send_accepted("open", public=True)
        assert bo.state.table.public
        ann.send_accepted("open", public=False)
        assert not bo.state.table.public


# The next match


WHITE: dict[str, Any] = {
    "game": "six-bid",
    "rules": "hoyle",
    "seats": 4,
    "match": {"start": 100, "bankrupt": "debt", "end": {"deals": 4}},
}


def test_a_match_is_stopped_when_all_people_agree() -> None:
    evening, (ann, bo, cy) = three_people()
    with evening:
        assert ann.send_rejected("stop") == "wrong-stage"
        pass_out(evening)
        ann.send_accepted("stop")
        question = bo.state.table.question
        assert question is not None
        assert (question.kind, question.seat, question.agreed, question.missing) == ("stop", 0, [0], [1, 2])
        assert "answer" in bo.state.may
        assert "withdraw" in ann.state.may
        bo.send_accepted("answer", question=question.number, yes=True)
        assert evening.state.match.ended is None
        cy.send_accepted("answer", question=question.number, yes=True)
        assert evening.state.match.ended == "stopped"


def test_one_no_declines_a_vote() -> None:
    evening, (ann, bo, cy) = three_people()
    with evening:
        pass_out(evening)
        bo.send_accepted("stop")
        question = ann.state.table.question
        assert question is not None
        cy.send_accepted("answer", question=question.number, yes=True)
        ann.send_accepted("answer", question=question.number, yes=False)
        assert bo.state.table.question is None
        news = bo.state.table.news
        assert news is not None
        assert (news.kind, news.seat, news.name, news.about) == ("declined", 0, "Ann", "stop")
        assert cy.send_rejected("answer", question=question.number, yes=True) == "no-question"


def test_a_vote_can_be_withdrawn() -> None:
    evening, (ann, bo, _) = three_people()
    with evening:
        pass_out(evening)
        bo.send_accepted("stop")
        number = evening.state.seq
        assert bo.send_rejected("answer", question=number, yes=True) == "already-answered"
        assert ann.send_rejected("stop") == "question-open"
        bo.send_accepted("answer", question=number, yes=False)
        ann.send_accepted("stop")


def test_the_next_match_is_agreed_on_by_all_people() -> None:
    evening, (ann, bo, cy) = three_people()
    with evening:
        assert ann.send_rejected("propose", match=WHITE) == "wrong-stage"
        pass_out(evening)
        stop_match(evening)
        cy.send_accepted("propose", match=WHITE)
        question = ann.state.table.question
        assert question is not None
        assert question.match is not None
        assert (question.match.rules, question.match.seats) == ("hoyle", 4)
        for page in (ann, bo):
            page.send_accepted("answer", question=question.number, yes=True)
        table = ann.state.table
        assert (table.number, table.rules, table.deal, len(table.seats)) == (2, "hoyle", 1, 4)
        assert [seat.chips for seat in table.seats] == [100] * 4
        assert names(ann)[:3] == ["Ann", "Bo", "Cy"]
        assert table.seats[3].bot == "club"
        assert evening.shelf.events[-1].match == 2


def stop_match(evening: TableInMemory) -> None:
    """Stop the match by a vote of all players."""
    first, *others = evening.pages
    first.send_accepted("stop")
    number = evening.state.question and evening.state.question.number
    for page in others:
        if "answer" in page.state.may:
            page.send_accepted("answer", question=number, yes=True)


def test_a_player_alone_with_bots_needs_no_vote() -> None:
    with TableInMemory() as evening:
        ann = evening.page("Ann")
        while ann.answers:
            ann.send_accepted("act", action=ann.answers[0])
        ann.send_accepted("stop")
        assert evening.state.match.ended == "stopped"
        ann.send_accepted("propose", match=WHITE | {"free": 1, "bot": "novice"})
        assert [seat.bot for seat in ann.state.table.seats] == [None, "novice", "novice", None]
        assert evening.state.deal_number == 0
        evening.sit("Bo", 3)
        assert evening.state.deal_number == 1


def test_people_keep_their_order_at_a_smaller_table() -> None:
    with TableInMemory(seats=6, free=[2, 5]) as evening:
        evening.sit("Bo", 2)
        ann = evening.page("Ann")
        assert ann.send_rejected("propose", match=WHITE | {"seats": 8}) == "bad-deal"
        ann.send_accepted(
            "propose", match=WHITE | {"seats": 3, "match": WHITE["match"] | {"end": {"deals": 420}}}
        )
        evening.page("Bo").send_accepted("answer", question=evening.state.seq, yes=True)
        assert [who and who.name for who in evening.state.line_up][::2] == ["Ann", "Bo"]


def test_a_match_with_more_people_than_seats_is_refused() -> None:
    with TableInMemory(seats=4, free=[1, 2, 3]) as evening:
        for seat, name in ((1, "Bo"), (2, "Cy")):
            evening.sit(name, seat)
        ann = evening.page("Ann")
        smaller = WHITE | {"seats": 3, "match": WHITE["match"] | {"end": {"deals": 420}}}
        assert ann.send_rejected("propose", match=smaller | {"free": 1}) == "too-few-seats"
        ann.send_accepted("propose", match=smaller)
        evening.sit("Di", 3)
        assert "declined" not in evening.kinds


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "whist"}, "unknown-game"),
        ({"rules": "mine"}, "unknown-rules"),
        ({"options": {"sixty": 3}}, "bad-option"),
        ({"bot": "grandmaster"}, "unknown-bot"),
        ({"seats": 2}, "bad-deal"),
    ],
)
def test_an_impossible_match_cannot_be_proposed(wrong: dict[str, Any], code: str) -> None:
    with TableInMemory(free=[1]) as evening:
        assert evening.page("Ann").send_rejected("propose", match=WHITE | wrong) == code
        assert evening.state.question is None


# Looking on


def test_all_hands_are_shown_to_watchers_when_all_agree_and_until_the_deal_is_over() -> None:
    evening, (ann, bo, cy) = three_people()
    with evening:
        eve, wall = evening.page(None), evening.page(None, screen=True)
        bo.send_accepted("show-hands")
        number = evening.state.question and evening.state.question.number
        assert hands_shown(eve) is None
        for page in (ann, cy):
            page.send_accepted("answer", question=number, yes=True)
        deal = evening.state.deal
        assert deal is not None
        assert hands_shown(eve) == [str(hand) for hand in deal.phase.hands]
        assert {page.state.hands for page in (wall, ann, bo, cy)} == {None}
        assert eve.state.view == wall.state.view
        pass_out(evening)
        assert hands_shown(eve) is None
        for page in (ann, bo, cy):
            page.send_accepted("next")
        assert (evening.state.deal_number, hands_shown(eve)) == (2, None)


def hands_shown(page: TableClient) -> list[str | None] | None:
    return page.state.hands


def test_one_no_keeps_all_hands_hidden() -> None:
    evening, (ann, bo, _) = three_people()
    with evening:
        eve = evening.page(None)
        ann.send_accepted("show-hands")
        bo.send_accepted("answer", question=evening.state.seq, yes=False)
        assert eve.state.hands is None


def test_a_screen_shows_only_public_information() -> None:
    evening, (ann, *_) = three_people()
    with evening:
        wall = evening.page("Ann", screen=True)
        assert wall.state.you is None
        assert wall.state.view is not None
        assert (wall.state.view.hand, wall.state.may) == ([], [])
        assert wall.send_rejected("next") == "not-seated"
        assert wall.send_rejected("say", phrase="hello") == "not-seated"
        evening.close(ann)
        assert not wall.state.table.seats[0].present


# Talking


def test_a_phrase_is_sent_to_all_and_not_stored() -> None:
    evening, (ann, bo, _) = three_people()
    with evening:
        seq = evening.state.seq
        ann.send_accepted("say", phrase="hello")
        heard = [message for message in bo.messages if isinstance(message, protocol.PhraseSaid)]
        assert heard == [protocol.PhraseSaid(type="said", seat=0, phrase="hello")]
        assert evening.state.seq == seq
        assert evening.page(None).messages[0].type == "state"
        assert bo.send_rejected("say", phrase="i hold the ace of spades") == "malformed"


def test_phrases_are_rate_limited() -> None:
    with TableInMemory(free=[1], limits=Limits(phrases=Rate(2, 0.5))) as evening:
        ann = evening.page("Ann")
        for _ in range(2):
            ann.send_accepted("say", phrase="clap")
        assert ann.send_rejected("say", phrase="clap") == "too-often"
        evening.wait(2)
        ann.send_accepted("say", phrase="clap")


def test_phrases_are_refused_while_a_partnership_is_possible() -> None:
    with TableInMemory(game="german-solo", seats=4, free=[1, 2], source=SeededKeys("silence")) as evening:
        ann = evening.page("Ann")
        ann.send_accepted("say", phrase="good-luck")
        evening.sit("Bo", 1)
        evening.sit("Cy", 2)
        assert not ann.state.table.phrases
        assert "phrase" not in ann.state.may
        assert ann.send_rejected("say", phrase="smile") == "phrases-closed"


# The state follows from the stored events


def test_the_state_can_be_reduced_from_stored_events_at_any_time() -> None:
    evening, (ann, bo, cy) = three_people()
    with evening:
        bo.send_accepted("leave")
        pass_out_with_bots(evening, [ann, cy])
        ann.send_accepted("stop")
        before = evening.state
        evening.restart()
        assert evening.state == before == reduce_events(evening.shelf.events)
        again = evening.page("Cy")
        again.send_accepted("answer", question=before.question and before.question.number, yes=True)
        assert evening.state.match.ended == "stopped"
        assert [line["chips"] for line in evening.shelf.results] == list(evening.state.match.chips)


def pass_out_with_bots(evening: TableInMemory, pages: list[TableClient]) -> None:
    while evening.state.turn is not None:
        page = next(page for page in pages if page.answers)
        page.send_accepted("act", action=page.answers[0])


def test_a_command_whose_event_is_not_stored_can_be_repeated() -> None:
    evening, (ann, *_) = three_people()
    with evening:
        before = evening.state
        evening.shelf.full = True
        assert ann.send_rejected("leave", id="again") == "not-stored"
        assert evening.state == before
        evening.shelf.full = False
        ann.send_accepted("leave", id="again")
        assert evening.state.line_up[0] is not None
