"""What is at stake beside the contract's own value: doubles, pots, and the cards laid away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cards import Card
from spadille.play.action import Bid, Discard, Double, Redouble, Veiled
from spadille.play.view import View
from spadille.rules.game import AuctionStyle
from spadille.rules.payments import Pots
from spadille.rules.seating import Seat
from spadille.talk.cards import listed
from spadille.talk.company import Company, figure
from spadille.talk.named import all_of, pot_named, sentence

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


def pots_listed(company: Company, pots: Pots) -> str:
    """The pots and what they hold: frog pot 3 and solo pot 6."""
    words = company.words
    return all_of(
        words, [words.say("pot-holds", pot=pot_named(words, name), chips=figure(held)) for name, held in pots]
    )


def pots_told(company: Company, view: View) -> Iterator[str]:
    """What lies in the pots."""
    pots = filled(view) if view.result is None else view.result.pots
    if not pots:
        yield company.words.say("pots-no")
    else:
        yield company.words.say("pots-hold", pots=pots_listed(company, pots))


def laid_away_told(company: Company, view: View) -> Iterator[str]:
    """The cards laid away, where the reader may know them."""
    laid = next((action for action in view.history if action.verb == Discard.verb), None)
    match laid:
        case Veiled(seat=seat):
            yield sentence(company.say("laid-away-hidden", seat))
        case Discard(seat=seat, cards=cards):
            yield laid_away(company, view, seat, cards)
        case _:
            yield company.words.say("laid-away-nothing")


def laid_away(company: Company, view: View, seat: Seat, cards: Sequence[Card]) -> str:
    """The cards somebody laid away, and what they are worth."""
    names = all_of(company.words, listed(company.words, view.ranking, cards))
    points = view.ranking.points_in(tuple(cards))
    return sentence(company.say("laid-away-cards", seat, cards=names, points=points))
