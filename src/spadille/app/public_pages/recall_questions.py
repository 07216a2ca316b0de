"""Questions about a remembered game, and how each preset of each game answers them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spadille.cards import Card, Rank, Suit
from spadille.games import GAMES
from spadille.rules.contract import CardCall, Contract, Exposure, Partner, Widow
from spadille.rules.follow import TrumpLeads
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Count, Counts, Outcome
from spadille.rules.presets import Preset
from spadille.sentences.display_names import capitalize, format_card, format_contract, format_suit, join_and
from spadille.text import Catalogue

_WIDOW: Final = "W"


@dataclass(frozen=True)
class Answer:
    """An answer to a question: the name of its sentence, and the sentence's facts."""

    kind: str
    facts: tuple[tuple[str, str | int], ...] = ()

    @property
    def id(self) -> str:
        """A word for links. It identifies the answer among those to the same question."""
        return "-".join([self.kind, *(str(value) for _, value in self.facts)])


@dataclass(frozen=True)
class Question:
    """A question that a player of a game can answer, and its answer by a preset's declaration."""

    id: str
    find: Callable[[Preset, Rules], Answer]

    def say(self, catalogue: Catalogue) -> str:
        """Return the question."""
        return catalogue.say(f"recall-{self.id}")

    def say_answer(self, answer: Answer, catalogue: Catalogue) -> str:
        """Return the text of an answer."""
        name = answer.kind if answer.kind in _SHARED else f"{self.id}-{answer.kind}"
        facts = {fact: _format_fact(fact, value, catalogue) for fact, value in answer.facts}
        return capitalize(catalogue.say(f"recall-{name}", **facts))


@dataclass(frozen=True)
class Candidate:
    """A preset of a game, with its answer to each question."""

    game: str
    preset: str
    answers: Mapping[str, Answer]


_SIZES: Final = ("few", "some", "six", "many")
_SHARED: Final = {"yes", "no", "contract"}
_NO: Final = Answer("no")


@lru_cache
def list_candidates() -> tuple[Candidate, ...]:
    """Return every preset of every game."""
    return tuple(
        Candidate(game.id, preset.id, {q.id: q.find(preset, game.rules(preset.id)) for q in QUESTIONS})
        for game in GAMES.values()
        for preset in game.presets
    )


@lru_cache
def list_answers(question: str) -> tuple[Answer, ...]:
    """Return the answers to a question that some preset gives, in the order of numbers or of the games."""
    answers = dict.fromkeys(candidate.answers[question] for candidate in list_candidates())
    return tuple(sorted(answers, key=_place))


def _place(answer: Answer) -> tuple[int, ...]:
    """Return the place of an answer: numbers ascend, and *no* stands last."""
    numbers = (value for _, value in answer.facts if isinstance(value, int))
    return (answer == _NO, _SIZES.index(answer.kind) if answer.kind in _SIZES else 0, *numbers)


def _format_fact(fact: str, value: str | int, catalogue: Catalogue) -> str | int:
    match fact:
        case "contract":
            return format_contract(catalogue, str(value))
        case "card":
            return format_card(catalogue, Card(str(value)))
        case "suits":
            return join_and(catalogue, [format_suit(catalogue, Suit.of(letter)) for letter in str(value)])
        case "packets":
            middle = catalogue.say("recall-middle")
            return ", ".join(middle if part == _WIDOW else part for part in str(value).split("-"))
        case _:
            return value


def _yes_or_no(holds: bool) -> Answer:  # noqa: FBT001  # the answer itself
    return Answer("yes") if holds else _NO


def _of_any(test: Callable[[Contract], bool]) -> Callable[[Preset, Rules], Answer]:
    return lambda _, rules: _yes_or_no(any(map(test, rules.contracts)))


def _find_players(_: Preset, rules: Rules) -> Answer:
    return Answer("count", (("count", rules.players),))


def _find_hand(_: Preset, rules: Rules) -> Answer:
    return Answer("count", (("count", rules.packets.hand_size),))


def _find_packets(_: Preset, rules: Rules) -> Answer:
    packets = rules.packets
    return Answer("singly") if packets.widow_at else Answer("packets", (("packets", packets.text),))


def _find_widow(_: Preset, rules: Rules) -> Answer:
    if not rules.packets.widow_size:
        return Answer("none")
    bids = [place for place, contract in enumerate(rules.contracts) if contract.widow is Widow.TAKEN_UP]
    return Answer("closed" if not bids else "lowest" if bids == [0] else "several")


def _is_ten_above_king(_: Preset, rules: Rules) -> Answer:
    ranks = rules.contracts[0].order.ranks
    return _yes_or_no(ranks.index(Rank.TEN) < ranks.index(Rank.KING))


def _find_top_card(_: Preset, rules: Rules) -> Answer:
    tops = [contract.order.matadors[0] for contract in rules.contracts if contract.order.matadors]
    cards = [top.text for top in tops if isinstance(top, Card)]
    return Answer("card", (("card", cards[0]),)) if cards else _NO


def _find_lowest(_: Preset, rules: Rules) -> Answer:
    return Answer("contract", (("contract", rules.contracts[0].id),))


def _find_highest(_: Preset, rules: Rules) -> Answer:
    return Answer("contract", (("contract", rules.contracts[-1].id),))


_MOST_BIDS: Final = (3, 5, 6)
"""The highest number of bids with each answer but the last."""


def _find_bids(_: Preset, rules: Rules) -> Answer:
    bids = sum(contract.biddable for contract in rules.contracts)
    return Answer(_SIZES[bisect_left(_MOST_BIDS, bids)])


def _find_auction(_: Preset, rules: Rules) -> Answer:
    duel = rules.auction in (AuctionStyle.DUEL, AuctionStyle.PRECEDENCE)
    return Answer("duel" if duel else rules.auction)


def _find_price(contract: Contract) -> Answer:
    price = contract.price
    per = getattr(price, "per", 0)
    facts = (("value", price.counters), *((("per", per),) if per > 1 else ()))
    return Answer(price.kind, facts)


def _find_nothing(_: Preset, rules: Rules) -> Answer:
    kinds = [contract.goal.kind for contract in rules.contracts if contract.goal.avoids]
    return Answer(kinds[0]) if kinds else _NO


def _is_for_all_tricks(_: Preset, rules: Rules) -> Answer:
    every = rules.packets.hand_size
    goals = (contract.goal for contract in rules.contracts)
    return _yes_or_no(any(goal.counts is Counts.TRICKS and goal.mark == every for goal in goals))


def _find_exposure(_: Preset, rules: Rules) -> Answer:
    ways = [contract.exposure for contract in rules.contracts if contract.exposure is not Exposure.NEVER]
    return Answer(ways[0]) if ways else _NO


def _find_card_call(_: Preset, rules: Rules) -> Answer:
    ways = [contract.card_call for contract in rules.contracts if contract.card_call is not CardCall.NONE]
    return Answer(ways[0]) if ways else _NO


def _find_suits(_: Preset, rules: Rules) -> Answer:
    """Return which suits may be named as trumps in the lowest bid that leaves a choice."""
    choices = [contract.trumps for contract in rules.contracts if contract.trump_is_named]
    if not choices:
        return Answer("told")
    missing = "".join(suit.letter for suit in rules.pack.suits if suit not in choices[0])
    return Answer("except", (("suits", missing),)) if missing else Answer("any")


def _find_half(_: Preset, rules: Rules) -> Answer:
    goal, half = rules.contracts[0].goal, rules.total // 2
    if not half or goal.counts is Counts.TRICKS:
        return Answer("uncounted")
    outcome = goal.outcome(Count(half, 0, left=0))
    return Answer({Outcome.WON: "won", Outcome.DRAWN: "drawn"}.get(outcome, "lost"), (("points", half),))


def _find_lead(_: Preset, rules: Rules) -> Answer:
    return Answer(rules.contracts[0].lead)


def _find_trump_leads(_: Preset, rules: Rules) -> Answer:
    return _yes_or_no(rules.trump_leads is TrumpLeads.FREE)


def _find_dealer(_: Preset, rules: Rules) -> Answer:
    """Return how a dealer who sits out is paid; `plays` if there is none at a table of four."""
    four = 4
    return Answer(rules.at(four).sitters if rules.players < four <= rules.seats[-1] else "plays")


def _find_start(preset: Preset, _: Rules) -> Answer:
    chips = preset.match["start"].value
    return Answer("score") if chips is None else Answer("chips", (("chips", chips),))


QUESTIONS: Final = (
    Question("widow", _find_widow),
    Question("lowest", _find_lowest),
    Question("ten", _is_ten_above_king),
    Question("players", _find_players),
    Question("hand", _find_hand),
    Question("bids", _find_bids),
    Question("highest", _find_highest),
    Question("secret", _of_any(lambda contract: contract.partner is Partner.SILENT)),
    Question("top", _find_top_card),
    Question("nothing", _find_nothing),
    Question("all", _is_for_all_tricks),
    Question("auction", _find_auction),
    Question("price", lambda _, rules: _find_price(rules.contracts[0])),
    Question("suits", _find_suits),
    Question("half", _find_half),
    Question("packets", _find_packets),
    Question("start", _find_start),
    Question("dealer", _find_dealer),
    Question("lead", _find_lead),
    Question("trumps", _find_trump_leads),
    Question("seen", _of_any(lambda contract: contract.widow_shown)),
    Question("called", _find_card_call),
    Question("open", _find_exposure),
)
"""All questions, those that most people can answer first."""
