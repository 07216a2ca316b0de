"""Tests of players that read questions and answer in text: a function, and a program behind a pipe."""

import re
import sys
from pathlib import Path
from random import Random

import pytest

import spadille as sp
from spadille.arena import PipePlayer, TextPlayer, UnreadableAnswer
from spadille.arena.text_player import read_answer, write_question
from spadille.play.view import View

SCRIPTED_MODEL = Path(__file__).with_name("scripted_model.py")


def view_after(game: str, *actions: str, seed: str = "text") -> View:
    deal = sp.deal(game, seed=seed)
    for action in actions:
        deal = deal.play(sp.read_action(action))
    return sp.view_of(deal, deal.turn)


def read(view: View, text: str) -> str:
    assert view.decision is not None
    return str(read_answer(view, view.decision, text))


def test_a_question_says_the_rules_what_the_seat_knows_and_the_answers() -> None:
    question = write_question(view_after("six-bid", "1 bid solo"))
    assert "Follow suit. If you cannot, play a trump if you have one." in question
    assert "A T K Q J 9 8 7 6. Points: A 11 T 10 K 4 Q 3 J 2" in question
    assert re.search(r"  solo: goal \S+ 60, trumps S or D or C, price 2 counters a point", question)
    assert "You are seat 2" in question
    assert "auction 1 bid solo" in question
    assert re.search(r"answers pass, bid heart-solo", question)


@pytest.mark.parametrize(
    "text",
    [
        "pass",
        "1 pass",
        "Pass.",
        "I hold little.\nANSWER: pass",
        "ANSWER: I will pass\nThat is all.",
        "answer: bid solo\nNo, better:\nAnswer: **PASS**",
    ],
)
def test_an_answer_is_found_in_what_a_model_writes(text: str) -> None:
    assert read(view_after("six-bid"), text) == "1 pass"


def test_the_verb_may_be_left_out_and_suits_may_be_symbols() -> None:
    view = view_after("six-bid")
    assert read(view, "heart-solo") == "1 bid heart-solo"
    deal = sp.play_out(sp.deal("six-bid", seed="text 1"), ["club"] * 3).deal
    first = next(place for place, action in enumerate(deal.actions) if action.verb == "play")
    played = view_after("six-bid", *map(str, deal.actions[:first]), seed="text 1")
    action = deal.actions[first]
    assert isinstance(action, sp.Play)
    card = action.card
    symbol = dict(zip("SHDC", "♠♥♦♣", strict=True))[card.text[1]]
    for text in (card.text.lower(), f"{card.text[0]}{symbol}", f"play {symbol}{card.text[0]}"):
        assert read(played, text) == str(action)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "There is no answer in the text"),
        ("perhaps", "'perhaps' is no answer. The answers are: pass, bid solo"),
        ("bid whist", "'bid whist' may not be done now"),
        ("play AS", "'play AS' may not be done now"),
        ("0 pass", "'0 pass' may not be done now"),
    ],
)
def test_an_unreadable_answer_is_explained(text: str, why: str) -> None:
    with pytest.raises(UnreadableAnswer, match=re.escape(why)):
        read(view_after("six-bid"), text)


def test_a_player_has_three_tries_and_is_told_why() -> None:
    questions: list[str] = []

    def ask(question: str) -> str:
        questions.append(question)
        return "pass" if len(questions) in (3, 7) else "hm"

    player, view = TextPlayer(ask), view_after("six-bid")
    assert str(player.answer(view, Random())) == "1 pass"
    assert ("could not be taken" in questions[0], "'hm' is no answer" in questions[1]) == (False, True)
    with pytest.raises(UnreadableAnswer, match="'hm' is no answer"):
        player.answer(view, Random())
    assert (player.questions, player.unreadable) == (6, 5)


def play_by_text(game: str, deals: int) -> TextPlayer:
    """Play deals with the scripted model in all seats, by text alone. Return the player."""
    from tests.arena import scripted_model  # noqa: PLC0415

    player = TextPlayer(scripted_model.answer)
    seats = sp.deal(game).layout.seats
    played = list(sp.arena.deals(game, [player] * seats, count=deals, seed="by text"))
    assert all(end.deal.over for end in played)
    assert any(end.result.contract for end in played)
    return player


@pytest.mark.parametrize("game", sp.GAMES)
def test_a_scripted_model_plays_every_game_by_text_alone(game: str) -> None:
    player = play_by_text(game, 2)
    assert player.unreadable <= 0.02 * player.questions


@pytest.mark.long
@pytest.mark.parametrize("game", sp.GAMES)
def test_a_scripted_model_plays_a_hundred_deals_by_text_alone(game: str) -> None:
    player = play_by_text(game, 100)
    assert player.unreadable <= 0.02 * player.questions


def test_a_program_plays_over_a_pipe() -> None:
    with PipePlayer([sys.executable, str(SCRIPTED_MODEL)]) as player:
        end = sp.play_out(sp.deal("six-bid", seed="pipe"), ["club", player, "club"])
        assert end.deal.over
        assert player.questions > 0


def test_a_program_that_ends_is_named() -> None:
    with (
        PipePlayer([sys.executable, "-c", "raise SystemExit(3)"]) as player,
        pytest.raises(BrokenPipeError, match=r"has ended with status 3|Broken pipe"),
    ):
        player.answer(view_after("six-bid"), Random())
