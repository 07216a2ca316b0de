"""A review: what each decision of a seat was worth at what it knew, and how luck and skill add up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from spadille.arena.series import FinishedDeal
from spadille.bots.expert.model import load_shipped_model
from spadille.bots.expert.posterior import DEFAULT_INFERENCE, InferenceSettings
from spadille.bots.player import Chance, make_hint_chance
from spadille.judge.before import look_at_bids, look_at_declaring
from spadille.judge.beliefs import BelievedCard, beliefs
from spadille.judge.cards import look_at_cards
from spadille.judge.company import company_look
from spadille.judge.look import Look, Outlook
from spadille.judge.luck import Parts, Stretch, choices_of, parts_of, stretch_at
from spadille.judge.price import Loss, good_answers, priced
from spadille.judge.proof import is_named, least_price
from spadille.judge.second import solved_by
from spadille.notation.records import Record, read_record
from spadille.play.action import Action, Ask, Double, Hold, Redouble, Stop
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.play.world import World, deal_in
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

WORLDS = 200
"""In how many worlds a decision is looked at."""
LEAST_WORLDS = 4
"""With fewer there is no telling how sure it is."""
SURE = 4.0
"""How many standard errors the price of a mistake is at least."""
BEYOND = 1.25
"""How many times the least price it costs at least, even a standard error less: what lies close to the least
price another look often finds below it."""
AGREES = 0.25
"""What part of the price the second judge must find at least, and the company too."""
REALISED = 0.9
"""Of what worlds promise for a better card so much is told where points are paid: about that much came of it
when the deals of the first two proofs were played on as the cards lay (docs/reference/review.md). Where
contracts have fixed prices, all of it came."""
_SELDOM, _OFTEN = 4, 32
"""How often the company plays each world on, and each world of a dear decision."""
_CANDIDATES = 10
"""Out of how many times as many worlds those of a further look are drawn at most."""
TOLERANCE = 0.25
"""The part of the least price within which answers are as good."""
_CLEARLY = 0.5
"""How much more often one answer does it than another in a world that shows the difference."""

Progress = Callable[[int, int], None]
"""Told how many decisions have been looked at, of how many."""


class DecisionVerdict(StrEnum):
    """What is said of a decision."""

    GOOD = "good"
    """Nothing is better, as far as can be told."""
    ONLY = "only"
    """The one good answer there was."""
    CLOSE = "close"
    """Too close to tell, or of a kind of which no mistakes are named."""
    JUDGES_DIFFER = "judges-differ"
    """The first judge finds it worse, the second does not."""
    MISTAKE = "mistake"
    """Surely worse, by a price that matters, as both judges find."""


@dataclass(frozen=True, slots=True)
class SecondOpinion:
    """What the second judge and the company find that the best answer is worth more."""

    solved: float | None
    """By solved worlds; nothing before the play."""
    company: float
    """By the company's playouts: as a company of clubs plays on."""

    @property
    def margin(self) -> float:
        """How much better the second judge finds it: by solved worlds, before the play by playouts."""
        return self.company if self.solved is None else self.solved

    @property
    def least(self) -> float:
        """How much better it is found at least: neither solved worlds nor those who play on may doubt it."""
        return min(self.margin, self.company)


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A decision that had a choice."""

    step: int
    """Its place among the actions of the deal."""
    kind: str
    chosen: Action
    best: Action
    good: tuple[Action, ...]
    """All answers that are good enough."""
    loss: Loss
    chance: tuple[float | None, float | None]
    """How likely the contract is made with what was said, and with the best."""
    worlds: int
    second: SecondOpinion
    verdict: DecisionVerdict
    dear: bool
    """Whether it is surely worse by a price that matters, as all who judge find: where named, a mistake."""
    named: bool
    """Whether mistakes of this kind are named at all."""
    trick: int
    """How many tricks had been played."""
    beaten: BeatingWorld | None
    """Of a mistake a lie of the cards that shows it."""
    standing: float
    """What the position was worth to the seat with its best answer, at what it knew."""
    costs: tuple[tuple[Action, float], ...]
    """What each answer that was looked at costs beside the best."""
    believed: tuple[BelievedCard, ...]
    """What the seat could believe of every hidden card."""

    def to_json(self) -> dict[str, object]:
        """The decision as `spadille review --json` writes it."""
        return {
            "step": self.step,
            "kind": self.kind,
            "said": str(self.chosen),
            "best": str(self.best),
            "loss": round(self.loss.counters, 2),
            "se": round(self.loss.error, 2),
            "chance": [None if made is None else round(made, 4) for made in self.chance],
            "worlds": self.worlds,
            "verdict": self.verdict.value,
        }


@dataclass(frozen=True, slots=True)
class BeatingWorld:
    """Hidden cards, not ruled out by what was seen, where what was done fails and the better does not."""

    hands: tuple[str, ...]
    """By seat, those that were still held."""
    widow: str
    of: float
    """In what part of all worlds that is so."""

    def to_json(self) -> dict[str, object]:
        """As a message carries it."""
        return {"hands": [*self.hands], "widow": self.widow, "of": round(self.of, 4)}


@dataclass(frozen=True, slots=True)
class Review:
    """A deal as one seat played it."""

    seat: Seat
    payment: int
    parts: Parts
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[float, ...]
    """What the deal as it truly lay was worth to the seat, before each action and at the end."""
    worlds: int

    def to_json(self) -> dict[str, object]:
        """The review as `spadille review --json` writes it, but for the number of the record."""
        return {
            "seat": self.seat,
            "payment": self.payment,
            "parts": self.parts.to_json(),
            "decisions": [decision.to_json() for decision in self.decisions],
        }

    @property
    def mistakes(self) -> tuple[ReviewedDecision, ...]:
        """The named mistakes, the dearest first."""
        return tuple(decision for decision in self.dear if decision.verdict is DecisionVerdict.MISTAKE)

    @property
    def dear(self) -> tuple[ReviewedDecision, ...]:
        """The decisions that cost most, the dearest first, those of kinds that are not named among them."""
        found = (
            decision for decision in self.decisions if decision.dear and decision.chosen not in decision.good
        )
        return tuple(sorted(found, key=lambda decision: -decision.loss.counters))


def review(
    record: Mapping[str, object] | Record | Deal | FinishedDeal,
    seat: Seat,
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    progress: Progress | None = None,
) -> Review:
    """What each decision of a seat was worth at what it knew then. The same input, the same review.

    Raises:
        NotAllowed: the record is none, or an action in it is not legal; `no-review` where the deal is not
            over, or the seat was dealt no cards.
        ValueError: there are fewer than four worlds to be looked at.
    """
    deal = _deal(record)
    check_reviewable(deal, seat)
    if worlds < LEAST_WORLDS:
        raise ValueError(f"{worlds} worlds are too few to tell")
    steps = list(decisions_of(deal, seat))
    looked: list[tuple[ReviewedDecision, Stretch]] = []
    for number, (step, before) in enumerate(steps):
        looked.append(judged_at(before, step, deal.actions[step], worlds, seed))
        if progress is not None:
            progress(number + 1, len(steps))
    return summed(deal, seat, looked, worlds, seed)


def check_reviewable(deal: Deal, seat: Seat) -> None:
    """Whether there can be a review of a deal for a seat.

    Raises:
        NotAllowed: `no-review`.
    """
    if deal.result is None:
        raise NotAllowed("no-review", deal.layout.rules.anchor("settlement"), what="unfinished")
    if seat not in deal.layout.active:
        raise NotAllowed("no-review", deal.layout.rules.anchor("deal"), what="seat", seat=seat)


def summed(
    deal: Deal, seat: Seat, looked: Sequence[tuple[ReviewedDecision, Stretch]], worlds: int, seed: int
) -> Review:
    """The review, when every decision of the seat has been looked at."""
    assert deal.result is not None
    theirs = [
        stretch_at(before, step, deal.actions[step], seat, seed)
        for step, before in choices_of(deal)
        if before.turn != seat
    ]
    parts, curve = parts_of(deal, seat, [*theirs, *(stretch for _, stretch in looked)], seed)
    decisions = tuple(decision for decision, _ in looked)
    return Review(seat, deal.result.payments[seat], parts, decisions, curve, worlds)


def _deal(record: Mapping[str, object] | Record | Deal | FinishedDeal) -> Deal:
    if isinstance(record, FinishedDeal):
        return record.deal
    if isinstance(record, Deal):
        return record
    return (record if isinstance(record, Record) else read_record(record)).replay()


def decisions_of(deal: Deal, seat: Seat) -> Iterator[tuple[int, Deal]]:
    """The decisions of a seat that had a choice: their steps, and the deal as it stood."""
    return ((step, before) for step, before in choices_of(deal) if before.turn == seat)


def reviewed_at(deal: Deal, step: int, chosen: Action, worlds: int, seed: int) -> ReviewedDecision:
    """One decision alone: what was done where a deal stands."""
    return judged_at(deal, step, chosen, worlds, seed)[0]


def judged_at(
    deal: Deal, step: int, chosen: Action, worlds: int, seed: int
) -> tuple[ReviewedDecision, Stretch]:
    """One decision, and what luck is reckoned from it."""
    assert deal.turn is not None
    view = view_of(deal, deal.turn)
    least = least_price(view.rules)
    first = look_at(view, chosen, worlds, chance_of(view, seed))
    found = priced(first, chosen, _further(view, chosen, worlds, seed), least)
    look, best, share = found.look, found.look.best, realised(view)
    loss = found.loss.part(share)
    sure = chosen != best and is_sure(loss, view.rules)
    worlds_of_company, times = (look.worlds, _OFTEN) if sure else (first.worlds, _SELDOM)
    answers = list(dict.fromkeys((chosen, best)))
    company = company_look(view, worlds_of_company, answers, chosen.seat, times)
    second = SecondOpinion(
        solved_by(view, chosen, best, AGREES * loss.counters, seed) if sure else None,
        company.worths[best] - company.worths[chosen],
    )
    kind = kind_of(view, chosen, best)
    decision = ReviewedDecision(
        step=step,
        kind=kind,
        chosen=chosen,
        best=best,
        good=good_answers(look, TOLERANCE * least),
        loss=loss,
        chance=(look.chances.get(chosen), look.chances.get(best)),
        worlds=len(look.worlds),
        second=second,
        verdict=DecisionVerdict.CLOSE,
        dear=sure and second.least >= AGREES * loss.counters,
        named=is_named(view, kind),
        trick=len(view.tricks),
        beaten=None,
        standing=look.mean(best),
        costs=tuple((answer, share * (look.mean(best) - look.mean(answer))) for answer in look.worths),
        believed=beliefs(view, first.worlds),
    )
    decision = replace(decision, verdict=_verdict(decision, sure=sure))
    if decision.dear:
        decision = replace(decision, beaten=_beating(view, look, chosen, best))
    return decision, Stretch(step, company.worths[chosen] - company.left_alone, loss.counters)


def realised(view: View) -> float:
    """What part is told of what worlds promise for a better card."""
    by_points = view.phase == "play" and view.known is not None and view.known.contract.price.by_points
    return REALISED if by_points else 1.0


def is_sure(loss: Loss, rules: Rules) -> bool:
    """Whether a price is no chance, and matters."""
    beyond = loss.counters - loss.error >= BEYOND * least_price(rules)
    return beyond and loss.counters >= SURE * loss.error


def look_at(
    view: View, chosen: Action, worlds: int, chance: Chance, inference: InferenceSettings = DEFAULT_INFERENCE
) -> Look:
    """The answers to what a seat is asked, in so many worlds that it believes in."""
    assert view.decision is not None
    outlook = Outlook(load_shipped_model(), view, view.decision, worlds, chance, inference)
    if view.decision.kind == "play":
        return look_at_cards(outlook)
    return (look_at_bids if view.decision.kind == "auction" else look_at_declaring)(outlook, chosen)


def _further(view: View, chosen: Action, worlds: int, seed: int) -> Callable[[int], Look] | None:
    """More looks, each in other worlds, for cards that are dear."""
    if view.phase != "play":
        return None
    place = f"further {seed} {view.seat} {view.dealt} {len(view.history)}"
    inference = replace(DEFAULT_INFERENCE, candidates=min(DEFAULT_INFERENCE.candidates, _CANDIDATES * worlds))

    def further(number: int) -> Look:
        chance = Random(f"{place} {number}")  # noqa: S311 - it may be guessed at
        return look_at(view, chosen, worlds, chance, inference)

    return further


def chance_of(view: View, seed: int) -> Random:
    """The chance of a look: with seed 0 the one that a hint would have had."""
    if not seed:
        return make_hint_chance(view)
    return Random(f"{seed} {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at


_KINDS: tuple[tuple[type[Action], str], ...] = (
    (Stop, "stop"),
    (Ask, "ask"),
    (Double, "double"),
    (Redouble, "double"),
    (Hold, "hold"),
)


def kind_of(view: View, chosen: Action, best: Action) -> str:
    """What kind of decision it was: by the rarer of the two answers, else by what was asked."""
    for action, kind in _KINDS:
        if isinstance(chosen, action) or isinstance(best, action):
            return kind
    return "bid" if view.phase == "auction" else view.phase


def _verdict(decision: ReviewedDecision, *, sure: bool) -> DecisionVerdict:
    if decision.chosen in decision.good:
        return DecisionVerdict.ONLY if len(decision.good) == 1 else DecisionVerdict.GOOD
    if not sure or not decision.named:
        return DecisionVerdict.CLOSE
    return DecisionVerdict.MISTAKE if decision.dear else DecisionVerdict.JUDGES_DIFFER


def _beating(view: View, look: Look, chosen: Action, best: Action) -> BeatingWorld | None:
    """A world in which the better answer does it and the one that was given does not: the clearest."""
    known = view.known
    if known is None or not {chosen, best} <= look.made.keys():
        return None
    own = 1.0 if view.seat in (known.declarer, known.partner) else -1.0
    more = [own * (high - low) for high, low in zip(look.made[best], look.made[chosen], strict=True)]
    failing = [at for at, gain in enumerate(more) if gain > _CLEARLY]
    if not failing:
        return None
    world = look.worlds[max(failing, key=lambda at: more[at])]
    return BeatingWorld(_held(view, world), str(world.widow), len(failing) / len(more))


def _held(view: View, world: World) -> tuple[str, ...]:
    """By seat the cards that are still held in a world."""
    return tuple(map(str, deal_in(view, world).phase.hands))
