"""Lessons: real deals, company that plays along, a coach whose words were judged; and the bidding trainer."""

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
from tests.support.client import Guest, Page, open_house

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
SOME = pytest.mark.parametrize("id", ["six-bid-misere", "sluff-defending"])
"""The share of the judged lessons in the normal run: one that a bidder plays, one against him."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A house with players who know the games."""
    with open_house(tmp_path / "tables.sqlite", bots=PLAYERS) as address:
        yield address


def sit_down(guest: Guest, lesson: str) -> Page:
    """Somebody begins a lesson."""
    answer = guest.http.post("/api/lessons", json={"lesson": lesson, "name": guest.name})
    assert answer.status_code == 201, answer.text
    return guest.page(protocol.Opened.model_validate_json(answer.text).table)


# How they are declared


def test_every_game_of_the_house_has_at_least_three() -> None:
    assert {game.game: len(game.lessons) >= 3 for game in list_lessons().games} == dict.fromkeys(GAMES, True)


@EVERY
def test_the_deal_goes_as_its_line_says_and_ends_as_its_last_word_says(lesson: LessonFile) -> None:
    deal = Deal.of(lesson.layout, lesson.actions)
    assert deal.result is not None
    assert list(lesson.ends) == [deal.result.outcome.value]
    assert 3 <= len(lesson.words) <= 8


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_sentence_and_stands_on_a_rule(lesson: LessonFile, language: str) -> None:
    company = Audience(load_catalogue(language), ("", "Ann", "Bea", "Cia"), 0)
    topic = (
        company.catalogue.say(f"lesson-{lesson.topic}"),
        company.catalogue.say(f"lesson-{lesson.topic}-about"),
    )
    assert all(topic)
    words: list[WordFile | EndFile] = [*lesson.words, *lesson.ends.values()]
    for word in words:
        sentence = company.render_line(spoken(word.say))
        assert "{" not in sentence
        assert len(sentence) <= 260, sentence
        page = pages.render_page(word.rule.partition(".")[0], language)
        assert f'id="{word.rule}"' in page.html, word.rule


def spoken(sentence: Sentence) -> Spoken:
    """A sentence of a message as one that can be told."""
    facts = sentence.model_dump(exclude={"id"})
    return Spoken(sentence.id, {key: tuple(v) if isinstance(v, list) else v for key, v in facts.items()})


@EVERY
def test_the_cards_a_word_counts_on_are_in_the_hand(lesson: LessonFile) -> None:
    for word, view in moments(lesson):
        assert {card.text for card in view.hand} >= set(word.cards), word.answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_has_its_sentence_and_stands_on_a_rule(language: str) -> None:
    words = load_catalogue(language)
    for tip in (tip for game in list_lessons().games for tip in game.tips):
        assert tip.say in words
        page = pages.render_page(tip.rule.partition(".")[0], language)
        assert f'id="{tip.rule}"' in page.html, tip.rule


# What the coach says is good, and what he lets pass does not lose the game


def moments(lesson: LessonFile) -> Iterator[tuple[taught.CoachWord, View]]:
    """What the coach says along the line, each word with what the learner sees."""
    deal = Deal.of(lesson.layout)
    for action in lesson.actions:
        view = view_of(deal, coach.LEARNER)
        word = coach.coach_view(lesson, view).word
        if word is not None:
            assert word.answer == str(action)
            yield word, view
        deal = deal.play(action)


def adviser() -> ExplainingPlayer:
    """Who gives hints."""
    adviser = BOTS[ADVISER]
    assert isinstance(adviser, ExplainingPlayer)
    return adviser


def given_away(lesson: LessonFile, judge: Callable[[View], Reasons]) -> dict[str, float]:
    """By word of the coach, what it gives away: in points; where none are counted, as many fifths of what is
    let pass, before the play in chips if they are fewer.
    """
    return {
        str(word.answer): given(coach.list_costs(view, judge(view), read_action(str(word.answer)))[0])
        for word, view in moments(lesson)
        if view.decision is not None and len(view.decision.answers) > 1
    }


def given(cost: coach.Cost) -> float:
    """A cost in points."""
    return min(5 * cost.weight, cost.amount) if cost.kind == "chips" else 5 * cost.weight


@SOME
def test_no_word_of_the_coach_is_a_point_worse_than_what_the_hint_says(id: str) -> None:
    lost = given_away(LESSONS[id], lambda view: adviser().reasons(view, make_hint_chance(view)))
    assert {answer: much for answer, much in lost.items() if much > 1} == {}


@pytest.mark.long
@EVERY
def test_no_word_is_a_point_worse_in_many_worlds(lesson: LessonFile) -> None:
    """The mean of three looks: one alone is off by a point or two where much is at stake."""
    expert = replace(ExpertPlayer(), cards=RolloutSearch(worlds=800), budget=Budget(worlds=400, screened=200))
    looks = [given_away(lesson, looking(expert, number)) for number in range(3)]
    lost = {answer: sum(look[answer] for look in looks) / len(looks) for answer in looks[0]}
    assert {answer: much for answer, much in lost.items() if much > 1} == {}


def looking(expert: ExpertPlayer, number: int) -> Callable[[View], Reasons]:
    """A judge with this chance."""
    return lambda view: expert.reasons(view, Random(number))


Nose = Callable[[View, Random], Action]
"""What somebody does where the coach says nothing."""


def offered(view: View) -> tuple[Action, ...]:
    """What he may answer."""
    assert view.decision is not None
    return view.decision.answers


def strength(view: View) -> Callable[[Action], int]:
    """How high a card stands, trumps above all."""
    ranking = view.ranking

    def of(action: Action) -> int:
        if not isinstance(action, Play):
            return -1
        return ranking.strength[action.card.number] + 100 * ranking.is_trump(action.card)

    return of


NOSES: dict[str, Nose] = {
    "the lowest": lambda view, _: min(offered(view), key=strength(view)),
    "the highest": lambda view, _: max(offered(view), key=strength(view)),
    "any": lambda view, chance: chance.choice(offered(view)),
}


def obeyed(lesson: LessonFile, nose: Nose, chance: Random) -> Deal:
    """The hand as somebody plays it who does what the coach says, and thinks again where he is caught."""
    companion, deal = Companion(BOTS["club"], lesson), Deal.of(lesson.layout)
    while deal.turn is not None:
        view = view_of(deal, deal.turn)
        deal = deal.play(
            companion.answer(view, chance) if deal.turn else answered(lesson, view, nose, chance)
        )
    return deal


def answered(lesson: LessonFile, view: View, nose: Nose, chance: Random) -> Action:
    """What the coach says; else what one likes, unless it is caught."""
    word = coach.coach_view(lesson, view).word
    if word is not None and word.answer is not None:
        return read_action(word.answer)
    liked = nose(view, chance)
    if len(offered(view)) == 1:
        return liked
    reasons = adviser().reasons(view, make_hint_chance(view))
    return reasons.chosen if coach.judge_answer(view, reasons, liked).caught else liked


def comes_out_well(lesson: LessonFile, nose: Nose) -> bool:
    """Whether the learner loses nothing by the deal."""
    deal = obeyed(lesson, nose, Random(1))
    assert deal.result is not None
    return deal.result.payments[coach.LEARNER] >= 0


@SOME
def test_who_follows_the_coach_comes_out_well_though_he_plays_low_elsewhere(id: str) -> None:
    assert comes_out_well(LESSONS[id], NOSES["the lowest"])


@pytest.mark.long
@EVERY
@pytest.mark.parametrize("nose", NOSES)
def test_who_follows_the_coach_comes_out_well_whatever_else_he_does(lesson: LessonFile, nose: str) -> None:
    assert comes_out_well(lesson, NOSES[nose])


# What an answer costs


def at(id: str, before: str) -> View:
    """What the learner sees at a place of a lesson's line."""
    lesson = LESSONS[id]
    done = lesson.actions[: lesson.script.index(before)]
    return view_of(Deal.of(lesson.layout, done), coach.LEARNER)


def verdict(id: str, before: str, answer: str) -> taught.Verdict:
    """What an answer costs there."""
    view = at(id, before)
    return coach.judge_answer(view, adviser().reasons(view, make_hint_chance(view)), read_action(answer))


def test_a_card_that_costs_more_than_five_points_is_caught_with_the_reason() -> None:
    found = verdict("sluff-defending", "0 play AC", "0 play 8C")
    assert found.caught
    assert [sentence.id for sentence in found.told] == ["coach-cost-points", "coach-why-lets-go"]
    assert found.later is not None
    assert found.later.id == "coach-later-points"


def test_a_bid_that_costs_too_much_is_caught() -> None:
    found = verdict("tapp-alone", "0 bid solo", "0 bid heart-solo")
    assert found.caught
    assert found.told[0].id == "coach-cost-chips"


def test_in_misere_a_card_that_costs_the_chance_is_caught() -> None:
    found = verdict("six-bid-misere", "0 play JH", "0 play 6H")
    assert found.caught
    assert [sentence.id for sentence in found.told] == ["coach-cost-chance"]


def test_the_best_answer_is_never_caught_and_nothing_is_told_of_it() -> None:
    assert verdict("sluff-defending", "0 play AC", "0 play AC") == taught.Verdict(
        caught=False, weight=0, told=[], later=None
    )


@pytest.mark.parametrize(
    ("id", "before", "worse", "better", "why"),
    [
        ("sluff-defending", "0 play TH", "7H", "TH", "feed"),
        ("sluff-defending", "0 play 7S", "TS", "7S", "gives"),
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
    found = find_reason(at(id, before), first, second)
    assert (found.id if found else "") == (f"coach-why-{why}" if why else "")


# At the table


def test_the_coach_speaks_at_the_learners_table_and_weighs_what_he_would_do(address: str) -> None:
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


def test_off_his_line_the_coach_says_no_more_until_the_end() -> None:
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
            ann.ask(game="frog", rules="plain", bot="club").text
        ).table
        assert ann.http.get(f"/api/tables/{table}/coach").json()["code"] == "not-found"


def test_only_the_first_deal_is_the_lessons(address: str) -> None:
    lesson, dealt = LESSONS["frog-alone"], set()
    with Guest(address) as ann:
        page = sit_down(ann, lesson.id)
        for _ in range(lesson.seats):
            page.until(lambda state: state.table.stage == "playing")
            dealt.add(page.view.dealt)
            while asked(page):
                say(page, page.answers[-1])
            page.say("next")
        assert page.table.stage == "finished"
    assert str(lesson.layout.hand(0)) in dealt
    assert len(dealt) == lesson.seats


def asked(page: Page) -> bool:
    """Waits until something is asked, or the deal is over."""
    page.until(lambda state: bool(page.answers) or state.table.stage in ("between", "finished"))
    return bool(page.answers)


def say(page: Page, action: str) -> None:
    """Answers, and waits until the table shows it."""
    page.act(action)
    page.until_seq(page.heard)


def test_the_menu_says_which_games_have_lessons(address: str) -> None:
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
        assert ann.ask(bot=companion).json()["code"] == "unknown-bot"
        assert ann.ask(bots={"1": companion}, free=[2]).json()["code"] == "unknown-bot"
        laid = ann.http.post(
            f"/api/deals/{code_of(Deal.of(LESSONS['frog-alone'].layout))}/tables",
            json={"name": "Ann", "seat": 0, "step": 0, "bot": companion},
        )
        assert laid.json()["code"] == "unknown-bot"
        page = ann.page(ann.open_table(free=[2]))
        assert page.refusal("fill", seat=2, bot=companion).code == "unknown-bot"


# The bidding trainer


@pytest.mark.parametrize("game", GAMES)
def test_a_round_has_twenty_hands_with_something_to_say_on_each(game: str) -> None:
    hands = [
        bidding_trainer.make_question(game, 1, number) for number in range(1, bidding_trainer.HANDS + 1, 6)
    ]
    assert all(len(hand.choices) > 1 for hand in hands)
    assert len({tuple(hand.hand) for hand in hands}) == len(hands)
    assert bidding_trainer.make_question(game, 1, 1) == hands[0]


def test_what_is_worth_as_much_as_the_best_is_right() -> None:
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
