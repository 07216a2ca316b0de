"""A whole deal as a page of text that a card player can check by hand."""

from collections.abc import Iterator

from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.trick import Trick
from spadille.rules.goal import Counts
from spadille.rules.settlement import Result


def format_page(deal: Deal) -> str:
    """Return a deal as a page of text, from the cards to the payments."""
    return "\n".join((*_cards(deal), "", *_spoken_lines(deal), "", *_tricks(deal), *_end(deal), ""))


def _cards(deal: Deal) -> Iterator[str]:
    layout = deal.layout
    settings = layout.rules.settings
    chosen = dict(settings.values)
    differing = ", ".join(f"{name} {chosen[name]}" for name in settings.changed)
    yield f"{settings.game}, {settings.preset}{': ' if differing else ''}{differing}"
    yield f"seat {layout.dealer} deals, eldest is seat {layout.active[0]}"
    for seat, hand in enumerate(layout.hands):
        yield f"  seat {seat}  {'sits out' if hand is None else hand}"
    if layout.widow:
        yield f"  widow   {layout.widow}"
    if layout.pots:
        yield "  pots    " + ", ".join(f"{name} {held}" for name, held in layout.pots)


def _spoken_lines(deal: Deal) -> Iterator[str]:
    """Yield a line for each call and declaration, without the cards played."""
    yield from (f"  {action}" for action in deal.actions if not isinstance(action, Play))


def _tricks(deal: Deal) -> Iterator[str]:
    order = deal.layout.active
    by_points = deal.layout.rules.counts is Counts.POINTS
    for number, trick in enumerate(deal.phase.tricks, 1):
        took = trick.points if by_points else "it"
        yield f"  {number:2}  {_trick_lines(trick, order)}  seat {trick.winner} takes {took}"


def _trick_lines(trick: Trick, order: tuple[int, ...]) -> str:
    first = order.index(trick.leader)
    seats = order[first:] + order[:first]
    return "  ".join(f"{seat}:{card}" for seat, card in zip(seats, trick.cards, strict=True))


def _end(deal: Deal) -> Iterator[str]:
    result = deal.result
    assert result is not None
    if result.contract is not None:
        yield ""
    yield from _count_line(result)
    yield f"  paid    {' '.join(f'{gain:+}' for gain in result.payments)}"
    if result.pots:
        yield "  pots    " + ", ".join(f"{name} {held}" for name, held in result.pots)


def _count_line(result: Result) -> Iterator[str]:
    if result.contract is None:
        yield "  passed out"
        return
    trump = "no trumps" if result.trump is None else f"in {result.trump.letter}"
    partner = "" if result.partner is None else f" with seat {result.partner}"
    yield f"  {result.contract} {trump} by seat {result.declarer}{partner}"
    counted = f"{result.points} points" if result.points is not None else f"{result.tricks} tricks"
    bonuses = "".join(f", {name} {worth}" for name, worth in result.bonuses.items())
    yield f"  {result.outcome}: {counted}, {result.value} each{bonuses}"
