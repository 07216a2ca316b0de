"""The bidding trainer: a round of twenty hands, and an evaluation of the learner's call on each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Final

from spadille.app.lessons.coach import allow
from spadille.app.lessons.messages import Trained, TrainerQuestion
from spadille.bots.explanation import EvaluatedAnswer, Reasons
from spadille.bots.heuristic.player import PLAYERS
from spadille.evaluation.review import evaluate_answers
from spadille.games import GAMES
from spadille.play.action import Action
from spadille.play.deal import Deal
from spadille.play.layout import dealt
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.protocol.api_error import api_error
from spadille.protocol.hint import Hint
from spadille.protocol.sentences import Choice, Sentence
from spadille.rules.game import Game
from spadille.sentences.hints import list_findings
from spadille.sentences.narration import describe_action
from spadille.table.bot_names import unused_names
from spadille.table.contract_sheet import contract_sheet
from spadille.table.deal_sentences import describe_view

HANDS: Final = 20
"""The number of hands in a round."""
LEARNER: Final = 0
_EQUAL: Final = 0.2
"""How much worse than the best call a right call may be, as a share of the coach's tolerance."""
_PRUNED_WORLDS: Final = 64
"""The number of worlds for evaluating a call that the expert left out. Few suffice: such a call is bad."""
_OTHERS: Final = PLAYERS["club"]


def make_question(game: str, seed: int, number: int) -> TrainerQuestion:
    """Return a question as a message: a hand, the bidding so far, and the possible calls.

    Raises:
        ApiError: `not-found` if there is nothing of this name.
    """
    view = make_view(game, seed, number)
    hand = view.ranking.sorted(view.hand)
    names = ["", *list(unused_names((), f"{game}/{seed}"))[: view.seats - 1]]
    return TrainerQuestion(
        game=game,
        rules=view.rules.settings.preset,
        number=number,
        of=HANDS,
        names=names,
        dealer=view.dealer,
        hand=[card.text for card in hand],
        points=[view.ranking.points[card.number] for card in hand],
        heard=[Sentence.model_validate(describe_action(view, action).to_json()) for action in view.history],
        choices=_list_choices(view),
        sheet=contract_sheet(view.rules),
    )


def _list_choices(view: View) -> list[Choice]:
    choices = describe_view(view)["choices"]
    assert isinstance(choices, list)
    return [Choice.model_validate(choice) for choice in choices]


@lru_cache(maxsize=256)
def make_view(game: str, seed: int, number: int) -> View:
    """Return the learner's view on hand `number` of the round `seed`: a turn to bid with several calls.

    Raises:
        ApiError: `not-found` if there is nothing of this name.
    """
    if game not in GAMES or not 1 <= number <= HANDS:
        raise api_error("not-found")
    return next(_deal_views(GAMES[game], Random(f"{game} {seed} {number}")))  # noqa: S311 - an exercise, not a game


def _deal_views(game: Game, chance: Random) -> Iterator[View]:
    """Yield the learner's view at their first call in one random deal after the other, without end."""
    rules = game.rules(game.presets[0].id)
    seats = rules.players
    while True:
        pack = list(rules.pack.hand)
        chance.shuffle(pack)
        view = _bid_to_learner(Deal.of(dealt(rules, seats, chance.randrange(seats), pack)), chance)
        if view is not None:
            yield view


def _bid_to_learner(deal: Deal, chance: Random) -> View | None:
    """Let bots bid up to the learner's first call, and return the learner's view.

    Return None if the auction ends before, or the learner has no choice.
    """
    while deal.turn not in (LEARNER, None):
        view = view_of(deal, deal.turn)
        if view.phase != "auction":
            return None
        deal = deal.play(_OTHERS.answer(view, chance))
    view = view_of(deal, LEARNER)
    several = view.decision is not None and len(view.decision.answers) > 1
    return view if several and view.phase == "auction" else None


def judge_answer(view: View, reasons: Reasons, action: Action, wording: Mapping[str, object]) -> Trained:
    """Return the evaluation of a call. A call is right if it is about as good as the best call.

    `wording` is the rendered hint for the view.
    """
    counted = next((weighed for weighed in reasons.weighed if weighed.action == action), None)
    own = counted or _estimate_pruned(view, reasons, action)
    return Trained(
        right=action == reasons.chosen or (counted is not None and _is_good(view, reasons, counted)),
        chosen=str(reasons.chosen),
        told=Hint.model_validate(wording),
        own=[Sentence.model_validate(found.to_json()) for found in list_findings(view, own)],
    )


def _estimate_pruned(view: View, reasons: Reasons, action: Action) -> EvaluatedAnswer:
    """Return an estimate of a call that the expert left out as hopeless.

    Its worth is that of the best call less the difference in a small evaluation of both calls.
    """
    best = reasons.weighed[0] if reasons.weighed else EvaluatedAnswer(reasons.chosen)
    chance = Random(f"{action} {' '.join(card.text for card in view.hand)}")  # noqa: S311 - an estimate
    found = evaluate_answers(view, action, _PRUNED_WORLDS, chance)
    if best.worth is None or best.action not in found.worths:
        return EvaluatedAnswer(action)
    return EvaluatedAnswer(action, worth=best.worth - max(found.mean(best.action) - found.mean(action), 1.0))


def _is_good(view: View, reasons: Reasons, own: EvaluatedAnswer) -> bool:
    best = reasons.weighed[0] if reasons.weighed else own
    if best.worth is None or own.worth is None:
        return False
    return best.worth - own.worth <= _EQUAL * allow(view)
