"""Write samples of card reasons for readers who judge them without knowing how the sentences are made.

`sense.txt` has decisions with both cards, the sentence and the figures. `blanked.txt` has hints in which the
names of both cards are blanked out of the sentence. `blanked-answers.txt` has the better card of each hint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from itertools import islice
from operator import or_
from pathlib import Path
from random import Random
from re import IGNORECASE, sub
from statistics import fmean

from research.experiments.card_reasons import evaluate_case, list_decisions
from research.runner import ROOT, parser
from spadille.bots.card_reason import CardReason
from spadille.bots.learned.player import EXPERT
from spadille.bots.player import make_hint_chance
from spadille.cards import Card, Hand, Suit
from spadille.evaluation.decision_evaluation import DecisionEvaluation
from spadille.evaluation.review import WORLDS, evaluate_answers, make_chance
from spadille.games import GAMES
from spadille.play.action import Play
from spadille.play.view import Known, View
from spadille.rules.goal import Objective
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat
from spadille.sentences.audience import Audience
from spadille.sentences.card_lists import group_by_suit
from spadille.sentences.contract_terms import describe_aim, describe_contract
from spadille.sentences.display_names import capitalize, format_card
from spadille.sentences.narration import describe_action
from spadille.sentences.reasons import describe_reason
from spadille.sentences.seen_cards import find_unseen_cards
from spadille.sentences.sentence import say
from spadille.text import load_catalogue

SEED = "reasons in cards, readers, second sample"
SENSE, BLANKED = 100, 200
_PART = 1 / 10
"""The part of the decisions that is tried, so that few decisions come from the same deal."""
_NAMES = ("Anna", "Ben", "Cora", "Dan", "Eva")
"""The other players, in order of play after the reader."""
_BLANK, _OTHER = "____", "the other card"
_KEY = """Cards are rank and suit: AS is the ace of spades, TH the ten of hearts, 9D the nine of diamonds.
Every position is what one player sees: you."""
_BLANKED_KEY = """
In each item one of two cards is better. In the sentence that says why, "____" stands for the better card and
"the other card" for the other one."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A decision, with the reason why one card is better than another, and the figures of both."""

    view: View
    reason: CardReason
    figures: str = ""
    is_played: bool = False
    """True if the worse card was played, false if it is one of the other answers."""


def make_audience(view: View) -> Audience:
    """Return the audience of a view's seat. The other seats have names in their order of play."""
    seat, seats = view.seat or 0, view.seats
    names = dict.fromkeys(range(seats), "You")
    for name, place in zip(_NAMES, range(1, seats), strict=False):
        names[(seat + place) % seats] = name
    return Audience(load_catalogue("en"), tuple(names[place] for place in range(seats)), seat)


def list_samples(game: str, seed: str) -> Iterator[Sample]:
    """Yield decisions that have a reason, as a review gives it."""
    for view, played in _list_some_decisions(game, seed):
        case = evaluate_case(view, played)
        if case is not None and case.reason is not None:
            evaluation = evaluate_answers(view, played, WORLDS, make_chance(view, 0))
            cards = (case.best, case.other)
            figures = "; ".join(_format_figures(view, evaluation, card) for card in cards)
            yield Sample(view, case.reason, figures, played == case.other)


def list_hints(game: str, seed: str) -> Iterator[Sample]:
    """Yield hints that have a reason."""
    for view, _ in _list_some_decisions(game, seed):
        hint = EXPERT.reasons(view, make_hint_chance(view))
        reason = next((answer.reason for answer in hint.weighed if answer.reason is not None), None)
        if reason is not None:
            yield Sample(view, reason)


def _list_some_decisions(game: str, seed: str) -> Iterator[tuple[View, Play]]:
    chance = Random(f"{seed} {game} decisions")
    for view, played in list_decisions(game, f"{seed} {game}"):
        if chance.random() < _PART:
            yield view, played


def _format_figures(view: View, evaluation: DecisionEvaluation, card: Play) -> str:
    figures, fates = [], evaluation.fates[card]
    assert view.known is not None
    objective = view.known.contract.goal.objective
    if not objective.avoids:
        mean = sum(fates.counts) / fates.rollouts
        figures.append(f"{mean:.1f} {objective} for the declaring side on average")
    figures.append(f"contract made {100 * fmean(evaluation.made[card]):.0f} times in 100")
    figures.append(f"{evaluation.mean(card):+.1f} chips for you on average")
    return f"{card.card}: {', '.join(figures)}"


def list_position(view: View) -> Iterator[str]:
    """Yield lines with all that the seat knows."""
    audience, known = make_audience(view), view.known
    assert known is not None
    names, show = audience.names, partial(_format_cards, view.ranking)
    yield from _list_contract(audience, view, known)
    auction = [describe_action(view, action) for action in view.history if action.verb != "play"]
    yield f"Before the play: {' '.join(audience.render_lines(auction))}"
    yield from _list_known_cards(view, names, show)
    for number, trick in enumerate(view.tricks, 1):
        first = view.active.index(trick.leader)
        cards = _format_plays(names, view.active[first:] + view.active[:first], trick.cards)
        yield f"Trick {number}: {cards}; winner {names[trick.winner]}."
    yield _format_score(view, names)
    if view.table is not None and view.table.cards:
        yield f"On the table: {_format_plays(names, view.table.order, view.table.cards)}. It is your turn."
    else:
        yield f"You lead to trick {len(view.tricks) + 1}."
    yield f"Your hand: {show(view.hand)}."
    assert view.decision is not None
    legal = [answer.card.text for answer in view.decision.answers if isinstance(answer, Play)]
    yield f"You may play: {' '.join(legal)}."
    yield f"Cards that you have not seen: {show(find_unseen_cards(view))}."


def _list_contract(audience: Audience, view: View, known: Known) -> Iterator[str]:
    contract, aim = describe_contract(known), describe_aim(view.rules, known)
    playing = say("playing-contract", seat=known.declarer, contract=contract, aim=aim)
    yield f"{capitalize(view.rules.settings.game)}. {audience.render_line(playing)}"
    ranking, names = view.ranking, audience.names
    cards = Hand(reduce(or_, ranking.suits))
    yield f"Cards from high to low: {_format_cards(ranking, cards)}."
    worths = {card.rank.letter: ranking.points[card.number] for card in cards}
    if known.contract.goal.objective is not Objective.TRICKS and any(worths.values()):
        points = ", ".join(
            f"{letter} {worth}"
            for letter, worth in sorted(worths.items(), key=lambda pair: -pair[1])
            if worth
        )
        yield f"Points: {points}."
    first = view.active.index(view.seat or 0)
    yield f"Order of play: {', '.join(names[seat] for seat in view.active[first:] + view.active[:first])}."
    if known.called is not None:
        partner = "not known to you" if known.partner is None else names[known.partner]
        yield f"The {format_card(audience.catalogue, known.called)} was called. The partner is {partner}."


def _list_known_cards(view: View, names: Sequence[str], show: Callable[[Hand], str]) -> Iterator[str]:
    if view.laid_away:
        yield f"You laid away: {show(view.laid_away)}."
    if view.shown_widow:
        yield f"You have seen the widow: {show(view.shown_widow)}."
    for seat, hand in view.shown.items():
        if seat != view.seat:
            yield f"{names[seat]} plays with open cards: {show(hand)}."


def _format_cards(ranking: Ranking, cards: Iterable[Card]) -> str:
    return "; ".join(
        f"{_format_suit(ranking, suit)} {' '.join(map(str, held))}"
        for suit, held in group_by_suit(ranking, cards).items()
    )


def _format_suit(ranking: Ranking, suit: Suit) -> str:
    return f"{suit.name.lower()}{' (trumps)' if suit is ranking.trump else ''}"


def _format_plays(names: Sequence[str], seats: Sequence[Seat], cards: Sequence[Card]) -> str:
    return ", ".join(f"{names[seat]} {card}" for seat, card in zip(seats, cards, strict=False))


def _format_score(view: View, names: Sequence[str]) -> str:
    taken = view.taken
    assert taken is not None
    tricks = ", ".join(f"{names[seat]} {taken.tricks[seat]}" for seat in view.active)
    points = f" Points so far: declarer {taken.declarer}, defenders {taken.opponents}."
    return f"Tricks so far: {tricks}.{points if any(view.ranking.points) else ''}"


def format_sense(number: int, sample: Sample) -> str:
    """Return a decision, the better card, the other one, the sentence and the figures."""
    audience, reason = make_audience(sample.view), sample.reason
    better, worse = (format_card(audience.catalogue, card) for card in (reason.better, reason.worse))
    other = f"You played the {worse}" if sample.is_played else f"Another card: {worse}"
    lines = [
        f"--- {number}",
        *list_position(sample.view),
        f"{other}. Better: {better}.",
        f"Sentence: {_render(audience, sample)}",
        f"Figures: {sample.figures}.",
    ]
    return "\n".join(lines)


def _render(audience: Audience, sample: Sample) -> str:
    return " ".join(audience.render_lines(describe_reason(sample.view, sample.reason)))


def format_blanked(number: int, sample: Sample, cards: Sequence[Card]) -> str:
    """Return a hint without the names of its two cards. `cards` are these cards in a random order."""
    names = [format_card(make_audience(sample.view).catalogue, card) for card in cards]
    lines = [
        f"--- {number}",
        *list_position(sample.view),
        f"Which is better, the {names[0]} or the {names[1]}?",
        f"Sentence: {blank(sample)}",
    ]
    return "\n".join(lines)


def blank(sample: Sample) -> str:
    """Return the sentence of a sample with the names of the better and of the other card blanked out."""
    audience = make_audience(sample.view)
    text = _render(audience, sample)
    better, worse = (
        format_card(audience.catalogue, card) for card in (sample.reason.better, sample.reason.worse)
    )
    text = text.replace(better, _BLANK)
    text = sub(rf"\b(the|your) {worse}", _OTHER, text, flags=IGNORECASE)
    assert worse not in text
    return ". ".join(map(capitalize, text.split(". ")))


def draw(lists: Sequence[Iterator[Sample]], count: int, chance: Random) -> list[Sample]:
    """Take `count` samples, equally many from each list, in a random order."""
    size = -(-count // len(lists))
    return chance.sample([sample for samples in lists for sample in islice(samples, size)], count)


def main(words: Sequence[str] | None = None) -> None:
    options = parser(__doc__)
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--seed", default=SEED)
    options.add_argument("--sense", type=int, default=SENSE, help="decisions in sense.txt")
    options.add_argument("--blanked", type=int, default=BLANKED, help="hints in blanked.txt")
    options.add_argument("--out", type=Path, default=ROOT / "reason_samples", help="the folder of the files")
    args = options.parse_args(words)
    games, chance = args.games.split(","), Random(args.seed)
    args.out.mkdir(parents=True, exist_ok=True)
    decisions = draw([list_samples(game, f"{args.seed}, sense") for game in games], args.sense, chance)
    texts = [format_sense(number, sample) for number, sample in enumerate(decisions, 1)]
    (args.out / "sense.txt").write_text("\n\n".join((_KEY, *texts, "")))
    hints = draw([list_hints(game, f"{args.seed}, blanked") for game in games], args.blanked, chance)
    texts, answers = [_KEY + _BLANKED_KEY], []
    for number, sample in enumerate(hints, 1):
        cards = (sample.reason.better, sample.reason.worse)
        texts.append(format_blanked(number, sample, chance.sample(cards, 2)))
        answers.append(f"{number} {sample.reason.better}")
    (args.out / "blanked.txt").write_text("\n\n".join((*texts, "")))
    (args.out / "blanked-answers.txt").write_text("\n".join((*answers, "")))


if __name__ == "__main__":
    main()
