"""The same games once more: `python -m tests.bots.again` says all that is done in them."""

from collections.abc import Iterator
from random import Random

from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from tests.bots.search.players import EVERYBODY
from tests.laws.tables import LAWFUL, sitting


def played(name: str, deal: Deal, number: int) -> Deal:
    """The deal played to its end by somebody in every seat, each seat by a chance of its own."""
    chances = {seat: Random(f"{number}/{seat}") for seat in deal.layout.active}
    while deal.turn is not None:
        deal = deal.play(EVERYBODY[name].answer(view_of(deal, deal.turn), chances[deal.turn]))
    return deal


def games() -> Iterator[str]:
    """A deal of every game by every player, in a line each."""
    for name in EVERYBODY:
        for number, game in enumerate(LAWFUL):
            deal = played(name, Deal.of(sitting("once more", number, (game,)).layout), number)
            yield " ".join((name, game.id, *map(str, deal.actions)))


if __name__ == "__main__":
    print("\n".join(games()))  # noqa: T201
