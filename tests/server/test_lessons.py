"""A first hand that teaches: real cards, company that plays along, a coach whose words stand on rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from random import Random

import pytest

from spadille.bots import BOTS
from spadille.bots.explanation import Explaining, Reasons, Weighed
from spadille.bots.heuristic.player import PLAYERS
from spadille.notation.actions import read_action
from spadille.play.action import Action, Discard, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.goal import Counts, Outcome
from spadille.server import messages, rulebook, taught
from spadille.server.lessons import LESSONS, Companion
from spadille.server.lessons.lesson import LessonFile
from spadille.server.thinking.players import ADVISER
from spadille.talk.hinting import hint_chance
from spadille.text import LANGUAGES, catalogue
from tests.server.guests import Guest, Page, open_house

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
CONTRACTS = {"six-bid": "solo", "progressive": "frog", "german-solo": "question"}
MUST_SHOW = {"six-bid": "must-trump", "progressive": "must-trump", "german-solo": ""}
"""What the coached hand brings up, besides a bid and a settlement."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A house with players who know the games."""
    with open_house(tmp_path / "tables.sqlite", bots=PLAYERS) as address:
        yield address


def sit_down(guest: Guest, game: str) -> Page:
    """Somebody begins a game's lesson."""
    answer = guest.http.post("/api/lessons", json={"game": game, "name": guest.name})
    assert answer.status_code == 201, answer.text
    return guest.page(messages.Opened.model_validate_json(answer.text).table)


def hints(lesson: LessonFile) -> list[taught.Hint]:
    return [*lesson.lesson, *lesson.tips]


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_coach_is_in_the_catalogue_and_stands_on_a_rule(
    lesson: LessonFile, language: str
) -> None:
    words = catalogue(language)
    assert [hint.say for hint in hints(lesson) if hint.say not in words] == []
    for hint in hints(lesson):
        page = rulebook.page(hint.rule.partition(".")[0], language)
        assert f'id="{hint.rule}"' in page.html, hint.rule


@EVERY
def test_the_coached_hand_can_be_played_as_the_coach_says(address: str, lesson: LessonFile) -> None:
    coached = [f"0 {hint.answer}" for hint in lesson.lesson if hint.answer]
    refused: set[str] = set()
    with Guest(address) as ann:
        page = sit_down(ann, lesson.game)
        while asked(page):
            decision = page.view.decision
            refused |= {why.code for why in decision.refused.values()} if decision else set()
            said = next((answer for answer in coached if answer in page.answers), page.answers[0])
            coached = [answer for answer in coached if answer != said]
            say(page, said)
        result = page.view.result
    assert result is not None
    assert (result.contract, result.declarer) == (CONTRACTS[lesson.game], 0)
    assert MUST_SHOW[lesson.game] in {*refused, ""}
    assert coached == []


# What the coach says is good, and what he leaves open loses nothing

Nose = Callable[[View, Random], Action]
"""What somebody does where the coach says nothing."""


def strength(view: View) -> Callable[[Action], int]:
    """How high a card stands, trumps above all."""
    ranking = view.ranking

    def of(action: Action) -> int:
        if not isinstance(action, Play):
            return -1
        return ranking.strength[action.card.number] + 100 * ranking.is_trump(action.card)

    return of


NOSES: dict[str, Nose] = {
    "the first": lambda view, _: offered(view)[0],
    "the last": lambda view, _: offered(view)[-1],
    "the lowest": lambda view, _: min(offered(view), key=strength(view)),
    "the highest": lambda view, _: max(offered(view), key=strength(view)),
    "novice": BOTS["novice"].answer,
    "club": BOTS["club"].answer,
}


def offered(view: View) -> tuple[Action, ...]:
    """What he may answer."""
    assert view.decision is not None
    return view.decision.answers


def heard(lesson: LessonFile, view: View, said: Collection[str]) -> taught.Hint | None:
    """What the coach says now."""
    return next((one for one in lesson.lesson if one.say not in said and holds(one.when, view)), None)


def holds(when: taught.When, view: View) -> bool:
    """Whether the moment has come, in the hand of the one who is taught: he declares, and it is his turn."""
    decision, known = view.decision, view.known
    assert decision is not None
    leads = None if decision.kind != "play" else not (view.table and view.table.cards)
    return all(
        (
            when.over is None,
            when.asked in (None, decision.kind),
            when.offered in (None, *(answer.verb for answer in decision.answers)),
            when.refused in (None, *(why.code for why in decision.refused.values())),
            when.declarer is None or known is not None,
            when.leads in (None, leads),
            len(view.tricks) >= (when.tricks or 0),
        )
    )


Moment = tuple[View, taught.Hint]


def obeyed(lesson: LessonFile, nose: Nose, seed: int) -> tuple[Deal, list[Moment]]:
    """The hand as somebody plays it who does what the coach says, and each word with its view."""
    companion, chance, moments = Companion(BOTS["club"]), Random(seed), list[Moment]()
    deal, said = Deal.of(lesson.layout), set[str]()
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        word = heard(lesson, view, said) if deal.turn == 0 else None
        if word is not None:
            said.add(word.say)
        if word is not None and word.answer:
            moments.append((view, word))
            deal = deal.play(read_action(f"0 {word.answer}"))
        else:
            deal = deal.play(companion.answer(view, chance) if deal.turn else nose(view, chance))
    return deal, moments


@EVERY
@pytest.mark.parametrize("nose", NOSES)
def test_who_follows_the_coach_makes_it_whatever_else_he_does(lesson: LessonFile, nose: str) -> None:
    for seed in range(2):
        deal, moments = obeyed(lesson, NOSES[nose], seed)
        assert deal.result is not None
        assert deal.result.outcome is Outcome.WON
        assert {word.say for _, word in moments} == {one.say for one in lesson.lesson if one.answer}


def told_of(reasons: Reasons, answer: Action) -> Weighed:
    """What was found of an answer."""
    found = [one for one in reasons.weighed if one.action == answer]
    assert found, f"{answer} was not worth a look: {reasons.weighed}"
    return found[0]


def lost_by(view: View, word: taught.Hint, chance: Random) -> float:
    """What the coach's word gives away by the hint: points or tenths of a trick where cards are
    played or laid away; else counters.
    """
    answer, adviser = read_action(f"0 {word.answer}"), BOTS[ADVISER]
    if len(offered(view)) == 1:
        return 0.0
    assert isinstance(adviser, Explaining)
    reasons = adviser.reasons(view, chance)
    own = told_of(reasons, answer)
    counts = [one.count for one in reasons.weighed if one.count is not None]
    if isinstance(answer, Play | Discard) and own.count is not None:
        return (max(counts) - own.count) / _SPARE[
            view.known.contract.goal.counts if view.known else Counts.POINTS
        ]
    return max(one.worth or 0.0 for one in reasons.weighed) - (own.worth or 0.0)


_SPARE = {Counts.POINTS: 1.0, Counts.TRICKS: 0.1}


def given_away(lesson: LessonFile, chance: Callable[[View], Random]) -> dict[str, float]:
    """By word of the coach, what it gives away."""
    _, moments = obeyed(lesson, NOSES["club"], 1)
    return {word.say: lost_by(view, word, chance(view)) for view, word in moments}


@EVERY
def test_no_word_of_the_coach_is_worse_than_what_the_hint_says(lesson: LessonFile) -> None:
    lost = given_away(lesson, hint_chance)
    assert {say: much for say, much in lost.items() if much > 1} == {}


@pytest.mark.long
@EVERY
@pytest.mark.parametrize("seed", range(12))
def test_no_word_is_worse_by_any_chance_or_to_any_nose(lesson: LessonFile, seed: int) -> None:
    lost = given_away(lesson, lambda _: Random(seed))
    assert {say: much for say, much in lost.items() if much > 1.5} == {}
    deal, _ = obeyed(lesson, BOTS[ADVISER].answer, seed)
    assert deal.result is not None
    assert deal.result.outcome is Outcome.WON


def asked(page: Page) -> bool:
    """Waits until something is asked, or the deal is over."""
    page.until(lambda state: bool(page.answers) or state.table.stage in ("between", "finished"))
    return bool(page.answers)


def say(page: Page, action: str) -> None:
    """Answers, and waits until the table shows it."""
    page.act(action)
    page.until_seq(page.heard)


@EVERY
def test_only_the_first_deal_is_the_lessons(address: str, lesson: LessonFile) -> None:
    dealt = set()
    with Guest(address) as ann:
        page = sit_down(ann, lesson.game)
        for _ in range(lesson.seats):
            page.until(lambda state: state.table.stage == "playing")
            dealt.add(page.view.dealt)
            while asked(page):
                say(page, page.answers[-1])
            page.say("next")
        assert page.table.stage == "finished"
    assert str(lesson.layout.hand(0)) in dealt
    assert len(dealt) == lesson.seats


def test_the_menu_says_which_games_have_one(address: str) -> None:
    with Guest(address) as ann:
        menu = messages.Games.model_validate_json(ann.http.get("/api/games").text)
    assert {game.id for game in menu.games if game.lesson} == set(LESSONS)
    assert "lesson" not in menu.bots


@EVERY
def test_a_browser_is_told_nothing_of_the_cards(address: str, lesson: LessonFile) -> None:
    with Guest(address) as ann:
        text = ann.http.get(f"/api/lessons/{lesson.game}").text
    assert taught.Lesson.model_validate_json(text).lesson == lesson.lesson
    assert "hands" not in text
    assert lesson.hands[1] not in text


def test_there_is_no_lesson_where_none_is_declared(address: str) -> None:
    with Guest(address) as ann:
        assert ann.http.get("/api/lessons/frog").json()["code"] == "not-found"
        assert ann.http.post("/api/lessons", json={"game": "frog", "name": "Ann"}).status_code == 404
        assert ann.ask(bot="lesson").json()["code"] == "unknown-bot"
