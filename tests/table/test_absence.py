"""Tests of absent players: they are reminded, and then a bot plays for them until they return."""

from __future__ import annotations

from tests.support.table_in_memory import TableInMemory
from tests.table.test_seats_and_votes import pass_out, three_people


def test_an_absent_player_is_nudged_and_then_replaced_by_a_bot_until_back() -> None:
    evening, pages = three_people()
    with evening:
        turn = evening.state.turn
        away = pages[turn or 0]
        others = [page for page in pages if page is not away]
        evening.close(away)
        evening.wait(29)
        assert not others[0].state.table.seats[turn or 0].nudged
        evening.wait(2)
        assert others[0].state.table.seats[turn or 0].nudged
        evening.wait(30)
        assert others[0].state.table.seats[turn or 0].covered == "club"
        assert evening.state.turn != turn
        played = evening.shelf.events[-1]
        assert (played.kind, played.seat, played.player) == ("acted", turn, None)
        back = evening.page(away.client.player)
        assert back.state.table.seats[turn or 0].covered is None
        assert [missed.action for missed in back.state.missed] == [played.payload["action"]]
        assert others[0].state.missed == []


def test_each_player_has_the_full_timeout() -> None:
    evening, pages = three_people()
    with evening:
        for _ in range(5):
            page = pages[evening.state.turn or 0]
            page.send_accepted("act", action=page.answers[-1])
            evening.wait(20)
        evening.wait(9)
        assert "nudged" not in evening.kinds
        evening.wait(2)
        assert evening.kinds[-1] == "nudged"
        assert evening.state.nudged == {evening.state.turn}


def test_a_player_who_has_answered_is_no_longer_nudged() -> None:
    evening, pages = three_people()
    with evening:
        turn = evening.state.turn or 0
        evening.wait(31)
        assert evening.state.nudged == {turn}
        pages[turn].send_accepted("act", action=pages[turn].answers[-1])
        assert evening.state.nudged == frozenset()


def test_a_connected_player_has_more_time() -> None:
    evening, pages = three_people()
    with evening:
        turn = evening.state.turn or 0
        evening.wait(209)
        assert pages[turn].state.table.seats[turn].covered is None
        evening.wait(2)
        assert pages[turn].state.table.seats[turn].covered == "club"
        assert "back" in pages[turn].state.may
        pages[turn].send_accepted("back")
        assert pages[turn].state.table.seats[turn].covered is None
        assert pages[turn].send_rejected("back") == "not-away"


def test_any_command_ends_a_players_absence() -> None:
    evening, pages = three_people()
    with evening:
        turn = evening.state.turn or 0
        evening.wait(211)
        pages[turn].send_accepted("show-hands")
        assert pages[turn].state.table.seats[turn].covered is None
        assert evening.kinds[-2:] == ["returned", "asked"]


def test_no_bot_plays_for_a_player_while_no_one_waits() -> None:
    with TableInMemory() as evening:
        page = evening.page("Ann")
        evening.close(page)
        evening.wait(10_000)
        assert "covered" not in evening.kinds


def test_no_bot_plays_for_players_of_a_table_without_timeouts() -> None:
    evening, pages = three_people(waits={"nudge": None, "absent": None, "idle": None})
    with evening:
        evening.close(pages[evening.state.turn or 0])
        seq = evening.state.seq
        evening.wait(80_000)
        assert evening.state.seq == seq
        for page in ("Ann", "Bo", "Cy"):
            evening.page(page)
        pass_out(evening)
        ann = next(page for page in evening.pages if page.state.you == 0)
        ann.send_accepted("next")
        evening.wait(80_000)
        assert evening.state.stage == "between"


def test_a_vote_has_a_timeout_and_then_ignores_absent_players() -> None:
    evening, (ann, bo, cy) = three_people()
    with evening:
        pass_out(evening)
        evening.close(cy)
        ann.send_accepted("stop")
        bo.send_accepted(
            "answer", question=evening.state.question and evening.state.question.number, yes=True
        )
        evening.wait(61)
        assert evening.state.match.ended == "stopped"
