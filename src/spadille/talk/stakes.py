"""What is at stake beside the contract's own value: doubles, pots, and the cards laid away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cards import Card
from spadille.play.action import Bid, Discard, Double, Redouble, Veiled
from spadille.play.view import View
from spadille.rules.game import AuctionStyle
from spadille.rules.payments import Pots
from spadille.rules.seating import Seat
from spadille.talk.cards import in_order
from spadille.talk.company import Company
from spadille.talk.named import sentence
from spadille.talk.sentence import Fact, Sentence, say, together

DOUBLED, REDOUBLED = 2, 4


def stakes(view: View) -> dict[Seat, int]:
    """How many times as much is at stake between the bidder and who has doubled the bid that stands."""
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


def doubles_told(company: Company, view: View) -> Iterator[str]:
    """Who has doubled, and who is redoubled."""
    if view.rules.auction is not AuctionStyle.DOUBLING:
        yield company.words.say("doubles-no")
    elif not stakes(view):
        yield company.words.say("doubles-none")
    for seat, stake in stakes(view).items():
        name = "doubles-redoubled" if stake == REDOUBLED else "doubles-doubled"
        yield sentence(company.say(name, seat))


def filled(view: View) -> Pots:
    """What the pots hold in this deal: the antes of everybody at the table are in them."""
    held = dict(view.pots)
    return tuple((name, held.get(name, 0) + view.seats * ante) for name, ante in view.rules.antes)


def pots_holding(pots: Pots) -> tuple[Fact, ...]:
    """The pots and what they hold: frog pot 3 and solo pot 6."""
    return together(say("pot-holds", pot=name, chips=held) for name, held in pots)


def pots_told(company: Company, view: View) -> Iterator[str]:
    """What lies in the pots."""
    pots = filled(view) if view.result is None else view.result.pots
    if not pots:
        yield company.words.say("pots-no")
    else:
        yield company.line(say("pots-hold", pots=pots_holding(pots)))


def laid_away_told(company: Company, view: View) -> Iterator[str]:
    """The cards laid away, where the reader may know them."""
    laid = next((action for action in view.history if action.verb == Discard.verb), None)
    match laid:
        case Veiled(seat=seat):
            yield company.line(say("laid-away-hidden", seat=seat, count=view.rules.packets.widow_size))
        case Discard(seat=seat, cards=cards):
            yield company.line(laid_away(view, seat, cards))
        case _:
            yield company.words.say("laid-away-nothing")


def laid_away(view: View, seat: Seat, cards: Sequence[Card]) -> Sentence:
    """The cards somebody laid away, and what they are worth."""
    names, points = in_order(view.ranking, cards), view.ranking.points_in(tuple(cards))
    return say("laid-away-cards", seat=seat, cards=together(names), points=points)
