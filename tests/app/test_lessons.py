"""Tests of the lessons: real deals, companions, a coach whose advice was evaluated, and the bidding
trainer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from spadille import protocol
from spadille.app.lessons import LESSONS, Companion, bidding_trainer, coach, list_lessons
from spadille.app.lessons import messages as taught
from spadille.app.lessons.card_reasons import find_reason
from spadille.app.lessons.lesson import EndFile, LessonFile, WordFile
from spadille.app.rulebook import pages
from spadille.bots import BOTS
from spadille.bots.explanation import ExplainingPlayer, Reasons
from spadille.bots.heuristic.player import PLAYERS
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.player import make_hint_chance
from spadille.bots.search.budget import Budget
from spadille.games import GAMES
from spadille.notation.actions import read_action
from spadille.notation.codes import code_of
from spadille.play.action import Action, Pass, Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.protocol.sentences import Sentence
from spadille.sentences.audience import Audience
from spadille.sentences.sentence import Sentence as Spoken
from spadille.table.deal_sentences import render_hint
from spadille.text import LANGUAGES, load_catalogue
from spadille.workers.players import ADVISER
from tests.support.client import Guest, Page, run_server

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
SOME = pytest.mark.parametrize("id", ["six-bid-misere", "slough-defending"])
"""The two lessons that the normal run evaluates: one as the bidder, one as an opponent."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Start a server on which the bots play well, and yield its address."""
    with run_server(tmp_path / "tables.sqlite", bots=PLAYERS) as address:
        yield address


def sit_down(guest: Guest, lesson: str) -> Page:
    """Begin a lesson and connect to its table."""
    answer = guest.http.post("/api/lessons", json={"lesson": lesson, "name": guest.name})
    assert answer.status_code == 201, answer.text
    return guest.page(protocol.Opened.model_validate_json(answer.text).table)


# Declarations


def test_every_game_has_three_lessons() -> None:
    assert {game.game: len(game.lessons) >= 3 for game in list_lessons().games} == dict.fromkeys(GAMES, True)


@EVERY
def test_the_line_of_a_lesson_is_legal_and_ends_as_stated(lesson: LessonFile) -> None:
    deal = Deal.of(lesson.layout, lesson.actions)
    assert deal.result is not None
    assert list(lesson.ends) == [deal.result.outcome.value]
    assert 3 <= len(lesson.words) <= 8


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_advice_has_a_sentence_and_a_rule(lesson: LessonFile, language: str) -> None:
    company = Audience(load_catalogue(language), ("", "Ann", "Bea", "Cia"), 0)
    topic = (
        company.catalogue.say(f"lesson-{lesson.topic}"),
        company.catalogue.say(f"lesson-{lesson.topic}-about"),
    )
    assert all(topic)
    words: list[WordFile | EndFile] = [*lesson.words, *lesson.ends.values()]
    for word in words:
        sentence = company.render_line(to_sentence(word.say))
        assert "{" not in sentence
        assert len(sentence) <= 260, sentence
        page = pages.render_page(word.rule.partition(".")[0], language)
        assert f'id="{word.rule}"' in page.html, word.rule


def to_sentence(sentence: Sentence) -> Spoken:
    """Convert a sentence of a message to one that can be rendered."""
    facts = sentence.model_dump(exclude={"id"})
    return Spoken(sentence.id, {key: tuple(v) if isinstance(v, list) else v for key, v in facts.items()})


@EVERY
def test_the_cards_that_advice_refers_to_are_in_the_hand(lesson: LessonFile) -> None:
    for word, view in pieces_of_advice(lesson):
        assert {card.text for card in view.hand} >= set(word.cards), word.answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_has_its_sentence_and_stands_on_a_rule(language: str) -> None:
    words = load_catalogue(language)
    for tip in (tip for game in list_lessons().games for tip in game.tips):
        assert tip.say in words
        page = pages.render_page(tip.rule.partition(".")[0], language)
        assert f'id="{tip.rule}"' in page.html, tip.rule


# The coach's advice is good, and tolerated mistakes do not lose the game


def pieces_of_advice(lesson: LessonFile) -> Iterator[tuple[taught.CoachWord, View]]:
    """Yield each piece of the coach's advice along the lesson's line, with the learner's view."""
    deal = Deal.of(lesson.layout)
    for action in lesson.actions:
        view = view_of(deal, coach.LEARNER)
        word = coach.coach_view(lesson, view).word
        if word is not None:
            assert word.answer == str(action)
            yield word, view
        deal = deal.play(action)


def adviser() -> ExplainingPlayer:
    """Return the bot that gives hints."""
    adviser = BOTS[ADVISER]
    assert isinstance(adviser, ExplainingPlayer)
    return adviser


def cost_of_advice(lesson: LessonFile, judge: Callable[[View], Reasons]) -> dict[str, float]:
    """Return the cost of each piece of the coach's advice, in points, by the evaluator `judge`. Costs in
    other units are converted.
    """
    return {
        str(word.answer): in_points(coach.list_costs(view, judge(view), read_action(str(word.answer)))[0])
        for word, view in pieces_of_advice(lesson)
        if view.decision is not None and len(view.decision.answers) > 1
    }


def in_points(cost: coach.Cost) -> float:
    """Return a cost converted to points."""
    return min(5 * cost.weight, cost.amount) if cost.kind == "chips" else 5 * cost.weight


@SOME
def test_no_advice_is_a_point_worse_than_the_hint(id: str) -> None:
    lost = cost_of_advice(LESSONS[id], lambda view: adviser().reasons(view, make_hint_chance(view)))
    assert {answer: much for answer, much in lost.items() if much > 1} == {}


@pytest.mark.long
@EVERY
def test_no_advice_is_a_point_worse_in_many_worlds(lesson: LessonFile) -> None:
    """The mean of three evaluations is used, because a single evaluation is off by a point or two at high
    stakes.
    """
    expert = replace(ExpertPlayer(), cards=RolloutSearch(worlds=800), budget=Budget(worlds=400, screened=200))
    looks = [cost_of_advice(lesson, make_evaluator(expert, number)) for number in range(3)]
    lost = {answer: sum(look[answer] for look in looks) / len(looks) for answer in looks[0]}
    assert {answer: much for answer, much in lost.items() if much > 1} == {}


def make_evaluator(expert: ExpertPlayer, number: int) -> Callable[[View], Reasons]:
    """Return an evaluator with a fixed seed."""
    return lambda view: expert.reasons(view, Random(number))


Choice = Callable[[View, Random], Action]
"""The choice of a learner where the coach gives no advice."""


def legal_actions(view: View) -> tuple[Action, ...]:
    """Return the learner's legal actions."""
    assert view.decision is not None
    return view.decision.answers


def strength(view: View) -> Callable[[Action], int]:
    """Return a sort key for actions: high cards and trumps have high values."""
    ranking = view.ranking

    def of(action: Action) -> int:
        if not isinstance(action, Play):
            return -1
        return ranking.strength[action.card.number] + 100 * ranking.is_trump(action.card)

    return of


CHOICES: dict[str, Choice] = {
    "the lowest": lambda view, _: min(legal_actions(view), key=strength(view)),
    "the highest": lambda view, _: max(legal_actions(view), key=strength(view)),
    "any": lambda view, chance: chance.choice(legal_actions(view)),
}


def play_by_advice(lesson: LessonFile, choose: Choice, chance: Random) -> Deal:
    """Play a lesson as a learner who follows the coach's advice, and who chooses again when the coach
    objects.
    """
    companion, deal = Companion(BOTS["club"], lesson), Deal.of(lesson.layout)
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        deal = deal.play(
            companion.answer(view, chance) if deal.turn else advised_action(lesson, view, choose, chance)
        )
    return deal


def advised_action(lesson: LessonFile, view: View, choose: Choice, chance: Random) -> Action:
    """Return the action that the coach advises. Without advice, return the learner's choice, unless the coach
    objects to it.
    """
    word = coach.coach_view(lesson, view).word
    if word is not None and word.answer is not None:
        return read_action(word.answer)
    liked = choose(view, chance)
    if len(legal_actions(view)) == 1:
        return liked
    reasons = adviser().reasons(view, make_hint_chance(view))
    return reasons.chosen if coach.judge_answer(view, reasons, liked).caught else liked


def loses_nothing(lesson: LessonFile, choose: Choice) -> bool:
    """Return whether the learner's payment in the lesson's deal is not negative."""
    deal = play_by_advice(lesson, choose, Random(1))
    assert deal.result is not None
    return deal.result.payments[coach.LEARNER] >= 0


@SOME
def test_a_learner_who_follows_the_coach_and_plays_low_otherwise_loses_nothing(id: str) -> None:
    assert loses_nothing(LESSONS[id], CHOICES["the lowest"])


@pytest.mark.long
@EVERY
@pytest.mark.parametrize("choose", CHOICES)
def test_a_learner_who_follows_the_coach_loses_nothing(lesson: LessonFile, choose: str) -> None:
    assert loses_nothing(lesson, CHOICES[choose])


# What an answer costs


def view_at(id: str, before: str) -> View:
    """Return the learner's view in a lesson, before the action `before` of its planned line of play."""
    lesson = LESSONS[id]
    done = lesson.actions[: lesson.script.index(before)]
    return view_of(Deal.of(lesson.layout, done), coach.LEARNER)


def verdict(id: str, before: str, answer: str) -> taught.Verdict:
    """Return the coach's verdict on an answer in a lesson, before the action `before` of its planned line of
    play.
    """
    view = view_at(id, before)
    return coach.judge_answer(view, adviser().reasons(view, make_hint_chance(view)), read_action(answer))


def test_a_card_that_costs_more_than_five_points_is_caught_with_the_reason() -> None:
    found = verdict("slough-defending", "0 play AC", "0 play 8C")
    assert found.caught
    assert [sentence.id for sentence in found.told] == [
        "coach-cost-points",
        "reason-trick-win",
        "reason-table",
    ]
    assert found.later is not None
    assert found.later.id == "coach-later-points"


def test_a_bid_that_costs_too_much_is_caught() -> None:
    found = verdict("tapp-alone", "0 bid solo", "0 bid heart-solo")
    assert found.caught
    assert found.told[0].id == "coach-cost-chips"


def test_in_misere_a_card_that_costs_the_chance_is_caught() -> None:
    found = verdict("six-bid-misere", "0 play JH", "0 play 6H")
    assert found.caught
    assert [sentence.id for sentence in found.told] == ["coach-cost-chance", "reason-caught"]


def test_the_coach_does_not_object_to_the_best_answer() -> None:
    assert verdict("slough-defending", "0 play AC", "0 play AC") == taught.Verdict(
        caught=False, weight=0, told=[], later=None
    )


@pytest.mark.parametrize(
    ("id", "before", "worse", "better", "why"),
    [
        ("slough-defending", "0 play TH", "7H", "TH", "feed"),
        ("slough-defending", "0 play 7S", "TS", "7S", "gives"),
        ("six-bid-defending", "0 play AS", "KS", "AS", "lets-go"),
        ("frog-alone", "0 play KC", "AC", "KC", "keeps"),
        ("six-bid-misere", "0 play JH", "6H", "6H", ""),
        ("frog-alone", "0 play AH", "KC", "AH", "draw"),
        ("frog-defending", "0 play QC", "TD", "QC", ""),
    ],
)
def test_the_reason_is_a_card_players(id: str, before: str, worse: str, better: str, why: str) -> None:
    cards = [read_action(f"0 play {card}") for card in (worse, better)]
    first, second = (card.card for card in cards if isinstance(card, Play))
    found = find_reason(view_at(id, before), first, second)
    assert (found.id if found else "") == (f"coach-why-{why}" if why else "")


# At the table


def test_the_coach_advises_and_judges_answers_at_the_table(address: str) -> None:
    with Guest(address) as ann, Guest(address) as eve:
        page = sit_down(ann, "six-bid-alone")
        page.until(lambda _: bool(page.answers))
        path = f"/api/tables/{page.table.id}/coach"
        word = taught.Coaching.model_validate_json(ann.http.get(path).text).word
        assert word is not None
        assert word.answer == "0 bid solo"
        weighed = ann.http.post(path, json={"action": "0 bid solo"})
        assert taught.Verdict.model_validate_json(weighed.text).caught is False
        assert eve.http.get(path).json()["code"] == "not-seated"
        for answer in ("0 play AS", "0 bid everything", "say nothing", ""):
            refused = ann.http.post(path, json={"action": answer})
            assert (refused.status_code, refused.json()["code"]) == (422, "malformed")
        page.act("0 pass")
        page.until(lambda state: state.view is not None and state.view.result is not None)
        end = taught.Coaching.model_validate_json(ann.http.get(path).text).word
        assert end is not None
        assert end.say.id == "coach-end-passed-out"


def test_the_coach_is_silent_off_the_line_until_the_end() -> None:
    lesson = LESSONS["six-bid-alone"]
    deal = Deal.of(lesson.layout).play(Pass(coach.LEARNER))
    words = list[taught.CoachWord | None]()
    while deal.turn is not None:
        words.append(coach.coach_view(lesson, view_of(deal, coach.LEARNER)).word)
        deal = deal.play(Pass(deal.turn))
    assert words
    assert all(word is None for word in words)
    end = coach.coach_view(lesson, view_of(deal, coach.LEARNER)).word
    assert end is not None
    assert end.say.id == "coach-end-passed-out"


def test_at_any_other_table_there_is_no_coach(address: str) -> None:
    with Guest(address) as ann:
        table = protocol.Opened.model_validate_json(
            ann.request_table(game="frog", rules="foster", bot="club").text
        ).table
        assert ann.http.get(f"/api/tables/{table}/coach").json()["code"] == "not-found"


def test_only_the_first_deal_is_the_lessons(address: str) -> None:
    lesson, dealt = LESSONS["frog-alone"], set()
    with Guest(address) as ann:
        page = sit_down(ann, lesson.id)
        for _ in range(lesson.seats):
            page.until(lambda state: state.table.stage == "playing")
            dealt.add(page.view.dealt)
            assert [table.table for table in my_tables(ann)] == [page.table.id]
            while until_asked(page):
                act_and_wait(page, page.answers[-1])
            assert my_tables(ann) == []
            page.send_and_wait("next")
        assert page.table.stage == "finished"
    assert str(lesson.layout.hand(0)) in dealt
    assert len(dealt) == lesson.seats


def my_tables(guest: Guest) -> list[protocol.MyTable]:
    """Return the tables in a guest's list."""
    return protocol.MyTables.model_validate_json(guest.http.get("/api/tables").text).tables


def until_asked(page: Page) -> bool:
    """Wait for a decision or the end of the deal, and return whether there is a decision."""
    page.until(lambda state: bool(page.answers) or state.table.stage in ("between", "finished"))
    return bool(page.answers)


def act_and_wait(page: Page, action: str) -> None:
    """Send an action and wait until the table shows it."""
    page.act(action)
    page.until_seq(page.newest_seq)


def test_the_catalogue_says_which_games_have_lessons(address: str) -> None:
    with Guest(address) as ann:
        menu = protocol.Games.model_validate_json(ann.http.get("/api/games").text)
        assert taught.Lessons.model_validate_json(ann.http.get("/api/lessons").text) == list_lessons()
    assert {game.id for game in menu.games if game.lesson} == {lesson.game for lesson in LESSONS.values()}
    assert not any(bot.startswith("lesson") for bot in menu.bots)


def test_there_is_no_lesson_where_none_is_declared(address: str) -> None:
    with Guest(address) as ann:
        assert ann.http.post("/api/lessons", json={"lesson": "whist", "name": "Ann"}).status_code == 404


def test_no_other_table_has_the_company_and_the_cards_of_a_lesson(address: str) -> None:
    companion = "lesson-six-bid-alone"
    with Guest(address) as ann:
        assert ann.request_table(bot=companion).json()["code"] == "unknown-bot"
        assert ann.request_table(bots={"1": companion}, free=[2]).json()["code"] == "unknown-bot"
        laid = ann.http.post(
            f"/api/deals/{code_of(Deal.of(LESSONS['frog-alone'].layout))}/tables",
            json={"name": "Ann", "seat": 0, "step": 0, "bot": companion},
        )
        assert laid.json()["code"] == "unknown-bot"
        page = ann.page(ann.open_table(free=[2]))
        assert page.send_rejected("fill", seat=2, bot=companion).code == "unknown-bot"


# The bidding trainer


@pytest.mark.parametrize("game", GAMES)
def test_a_training_round_has_twenty_hands_with_decisions(game: str) -> None:
    hands = [
        bidding_trainer.make_question(game, 1, number) for number in range(1, bidding_trainer.HANDS + 1, 6)
    ]
    assert all(len(hand.choices) > 1 for hand in hands)
    assert len({tuple(hand.hand) for hand in hands}) == len(hands)
    assert bidding_trainer.make_question(game, 1, 1) == hands[0]


def test_an_answer_as_good_as_the_best_is_right() -> None:
    view = bidding_trainer.make_view("frog", 1, 1)
    reasons = adviser().reasons(view, make_hint_chance(view))
    hinted = render_hint(view, reasons)
    assert bidding_trainer.judge_answer(view, reasons, reasons.chosen, hinted).right
    best, *others = reasons.weighed
    equal = replace(others[0], worth=best.worth)
    alike = replace(reasons, weighed=(best, equal, *others[1:]))
    assert bidding_trainer.judge_answer(view, alike, equal.action, hinted).right
    far = replace(reasons, weighed=(best, replace(others[0], worth=(best.worth or 0) - 50)))
    assert not bidding_trainer.judge_answer(view, far, others[0].action, hinted).right


def test_a_call_that_the_expert_leaves_out_is_estimated_too() -> None:
    view = bidding_trainer.make_view("german-solo", 5, 2)
    reasons = adviser().reasons(view, make_hint_chance(view))
    assert view.decision is not None
    pruned = [
        answer
        for answer in view.decision.answers
        if answer not in {counted.action for counted in reasons.weighed}
    ]
    assert pruned
    hinted = render_hint(view, reasons)
    for answer in (pruned[0], pruned[-1]):
        judged = bidding_trainer.judge_answer(view, reasons, answer, hinted)
        assert not judged.right
        assert [figure.id for figure in judged.own] == ["hint-costs"]
        assert judged == bidding_trainer.judge_answer(view, reasons, answer, hinted)


def test_the_trainer_asks_and_answers_over_http(address: str) -> None:
    with Guest(address) as ann:
        path = "/api/trainer/german-solo?seed=5&number=2"
        hand = taught.TrainerQuestion.model_validate_json(ann.http.get(path).text)
        answer = ann.http.post(path, json={"action": hand.choices[0].action})
        assert taught.Trained.model_validate_json(answer.text).chosen
        for words in ("0 play AS", "say nothing", ""):
            refused = ann.http.post(path, json={"action": words})
            assert (refused.status_code, refused.json()["code"]) == (422, "malformed")
        assert ann.http.get("/api/trainer/whist?seed=5&number=2").status_code == 404
