"""Describe doubles, pots, and cards laid away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cards import Card
from spadille.play.action import Bid, Discard, Double, Redouble, Veiled
from spadille.play.view import View
from spadille.rules.game import AuctionStyle
from spadille.rules.payments import Pots
from spadille.rules.seating import Seat
from spadille.sentences.audience import Audience
from spadille.sentences.card_lists import sort_cards
from spadille.sentences.display_names import capitalize
from spadille.sentences.sentence import Fact, Sentence, list_facts, say

DOUBLED, REDOUBLED = 2, 4


def find_stakes(view: View) -> dict[Seat, int]:
    """Return, for each seat that doubled the standing bid, the factor (2 or 4) of its payment."""
    if view.known is not None:
        return dict(view.known.stakes)
    found: dict[Seat, int] = {}
    for action in view.history:
        match action:
            case Bid():
                found = {}
            case Double(seat=seat):
                found[seat] = DOUBLED
            case Redouble(doubler=seat):
                found[seat] = REDOUBLED
            case _:
                pass
    return found


def format_doubles(audience: Audience, view: View) -> Iterator[str]:
    """Yield lines that say who doubled and who redoubled."""
    if view.rules.auction is not AuctionStyle.DOUBLING:
        yield audience.catalogue.say("doubles-no")
    elif not find_stakes(view):
        yield audience.catalogue.say("doubles-none")
    for seat, stake in find_stakes(view).items():
        name = "doubles-redoubled" if stake == REDOUBLED else "doubles-doubled"
        yield capitalize(audience.say_about(name, seat))


def count_pots(view: View) -> Pots:
    """Return the contents of the pots in this deal, including the antes of every seat at the table."""
    held = dict(view.pots)
    return tuple((name, held.get(name, 0) + view.seats * ante) for name, ante in view.rules.antes)


def list_pot_facts(pots: Pots) -> tuple[Fact, ...]:
    """Return a fact with the pots and their contents, as in `frog pot 3 and solo pot 6`."""
    return list_facts(say("pot-holds", pot=name, chips=held) for name, held in pots)


def format_pots(audience: Audience, view: View) -> Iterator[str]:
    """Yield a line with the contents of the pots."""
    pots = count_pots(view) if view.result is None else view.result.pots
    if not pots:
        yield audience.catalogue.say("pots-no")
    else:
        yield audience.render_line(say("pots-hold", pots=list_pot_facts(pots)))


def format_laid_away(audience: Audience, view: View) -> Iterator[str]:
    """Yield a line with the cards laid away, or only their number if the reader may not know them."""
    laid = next((action for action in view.history if action.verb == Discard.verb), None)
    match laid:
        case Veiled(seat=seat):
            yield audience.render_line(
                say("laid-away-hidden", seat=seat, count=view.rules.packets.widow_size)
            )
        case Discard(seat=seat, cards=cards):
            yield audience.render_line(describe_laid_away(view, seat, cards))
        case _:
            yield audience.catalogue.say("laid-away-nothing")


def describe_laid_away(view: View, seat: Seat, cards: Sequence[Card]) -> Sentence:
    """Return a sentence with the cards that `seat` laid away, and their points."""
    names, points = sort_cards(view.ranking, cards), view.ranking.points_in(tuple(cards))
    return say("laid-away-cards", seat=seat, cards=list_facts(names), points=points)
