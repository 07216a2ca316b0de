"""Describe what happens at the table, action by action, as one seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from spadille.cards import Card, Rank
from spadille.play.action import Action, Bid, Call, Discard, Give, NameTrump, Play, Redouble, Veiled
from spadille.play.trick import Trick
from spadille.play.view import Known, View
from spadille.rules.contract import CardCall, Exposure, Widow
from spadille.rules.goal import Counts
from spadille.sentences.audience import Audience
from spadille.sentences.card_lists import find_matador_place, format_cards, sort_cards
from spadille.sentences.contract_terms import describe_contract
from spadille.sentences.display_names import capitalize
from spadille.sentences.partnership import describe_partner_news
from spadille.sentences.sentence import Fact, Sentence, list_facts, say

_IN_THE_AUCTION = {"bid", "pass", "hold", "double", "redouble"}


def narrate(audience: Audience, view: View) -> Iterator[str]:
    """Yield lines of text about the last action and its consequences."""
    for line in describe_last_action(view):
        yield audience.render_line(line)
        if line.id == "said-exposed":
            for hand in view.shown.values():
                yield capitalize(format_cards(audience.catalogue, view.ranking, hand))


def describe_last_action(view: View) -> Iterator[Sentence]:
    """Yield sentences about the last action and its consequences."""
    if not view.history:
        return
    last = view.history[-1]
    yield describe_action(view, last)
    if view.known is not None:
        yield from _describe_declaration(view, view.known, last)
        yield from _describe_finished_trick(view, last)
        yield from _describe_exposed_hand(view, view.known, last)


def describe_action(view: View, action: Action | Veiled) -> Sentence:
    """Return the sentence about one action."""
    return say(
        f"said-{action.verb}{_find_id_suffix(view, action)}", seat=action.seat, **_list_facts_of(view, action)
    )


def _find_id_suffix(view: View, action: Action | Veiled) -> str:
    """Return the suffix of an action's sentence id. Some actions have several sentences."""
    match action:
        case Veiled():
            return "-hidden"
        case Call(card=None):
            return "-none"
        case Play(card=card) if find_matador_place(view.ranking.matadors, card):
            return "-matador"
        case Play(card=card) if view.ranking.is_trump(card):
            return "-trump"
        case _:
            return ""


def _list_facts_of(view: View, action: Action | Veiled) -> dict[str, Fact]:
    match action:
        case Discard(cards=cards):
            return {"cards": list_facts(sort_cards(view.ranking, cards))}
        case Play(card=card) if place := find_matador_place(view.ranking.matadors, card):
            return {"card": card.text, "matador": place}
        case Redouble(doubler=doubler):
            return {"doubler": doubler, "whom": doubler}
        case Veiled(verb=Discard.verb):
            return {"count": view.rules.packets.widow_size}
        case _:
            return list_action_facts(action)


def list_action_facts(action: Action | Veiled) -> dict[str, Fact]:
    """Return the facts of an action besides its seat: a contract, a suit, cards or another seat."""
    match action:
        case Bid(contract=id):
            return {"contract": id}
        case Redouble(doubler=doubler):
            return {"doubler": doubler}
        case NameTrump(suit=suit):
            return {"suit": suit.letter}
        case Discard(cards=cards):
            return {"cards": tuple(card.text for card in cards)}
        case Call(card=Card() as card) | Give(card=card) | Play(card=card):
            return {"card": card.text}
        case _:
            return {}


def _describe_finished_trick(view: View, last: Action | Veiled) -> Iterator[Sentence]:
    if isinstance(last, Play) and view.tricks and not (view.table and view.table.cards):
        yield describe_trick(view, view.tricks[-1])


def describe_trick(view: View, trick: Trick) -> Sentence:
    """Return a sentence with the winner of a trick and, if points count, its points."""
    if counts_tricks(view):
        return say("said-takes-trick", seat=trick.winner)
    return say("said-takes", seat=trick.winner, points=trick.points)


def counts_tricks(view: View) -> bool:
    """Return whether tricks count, not points: in the contract being played, or before that in the game."""
    known = view.known
    counted = view.rules.counts if known is None else view.rules.counts_in(known.contract)
    return counted is Counts.TRICKS


def _describe_declaration(view: View, known: Known, last: Action | Veiled) -> Iterator[Sentence]:
    """Yield sentences about what the last action revealed about the contract."""
    if last.verb in _IN_THE_AUCTION:
        yield from _describe_undertaking(view, known)
    elif isinstance(last, NameTrump):
        yield _describe_declarer(known)
    if isinstance(last, Call) and known.called is not None and known.contract.card_call is not CardCall.NONE:
        yield _describe_card_holder(known)
    yield from describe_partner_news(view, known, last)


def _describe_declarer(known: Known) -> Sentence:
    return say("said-declarer", seat=known.declarer, contract=describe_contract(known))


def _describe_undertaking(view: View, known: Known) -> Iterator[Sentence]:
    """Yield sentences about who plays which contract, cards shown for it, and the widow if it is taken up."""
    needs, named = known.contract.needs, _make_card_namer(known.contract.order.matadors)
    forced = view.rules.forced
    if forced is not None and not any(isinstance(action, Bid) for action in view.history):
        facts = {"card": named(forced.card), "contract": describe_contract(known)}
        yield say("said-forced", seat=known.declarer, **facts)
    else:
        yield _describe_declarer(known)
    if needs is not None and needs.least == len(needs.cards):
        yield say("said-shows", seat=known.declarer, cards=list_facts(map(named, needs.cards)))
    if known.contract.widow is Widow.TAKEN_UP:
        shown = known.contract.widow_shown
        yield say("said-shows-widow" if shown else "said-takes-up", seat=known.declarer)
        if shown or known.declarer == view.seat:
            widow = view.shown_widow or view.hand - view.dealt
            yield say("widow-cards", cards=list_facts(sort_cards(view.ranking, widow)))


def _make_card_namer(matadors: Sequence[Card | Rank]) -> Callable[[Card], Fact]:
    """Return a function from a card to its name: matadors have names of their own, other cards the names of
    rank and suit.
    """

    def name_card(card: Card) -> Fact:
        place = find_matador_place(matadors, card)
        return say(f"matador-{place}") if place else card.text

    return name_card


def _describe_card_holder(known: Known) -> Sentence:
    if known.holder is not None:
        return say("called-holder", seat=known.holder)
    return say("called-not-held" if known.contract.may_call_own else "called-nobody")


def _describe_exposed_hand(view: View, known: Known, last: Action | Veiled) -> Iterator[Sentence]:
    """Yield a sentence when a declarer who plays open lays the hand down."""
    for seat, hand in view.shown.items():
        if hand and _was_just_exposed(view, known, last):
            yield say("said-exposed", seat=seat)


def _was_just_exposed(view: View, known: Known, last: Action | Veiled) -> bool:
    """Return whether the declarer laid the hand down right after the `last` action."""
    if known.contract.exposure is Exposure.BEFORE_LEAD:
        return last.verb in _IN_THE_AUCTION
    seats, cards = next(view.played(), ((), ()))
    first_trick = len(cards) == sum(isinstance(action, Play) for action in view.history)
    if not (isinstance(last, Play) and first_trick):
        return False
    if known.contract.exposure is Exposure.AFTER_LEAD:
        return len(cards) == 1
    opponents = [seat for seat in seats[: len(cards)] if seat != known.declarer]
    return last.seat in opponents and len(opponents) == len(seats) - 1
