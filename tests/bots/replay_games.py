"""Play fixed games with the built-in bots: `python -m tests.bots.replay_games` prints all their actions."""

from collections.abc import Iterator, Sequence
from random import Random

from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from tests.bots.search.small_bots import ALL_BOTS
from tests.laws.tables import LAWFUL, sitting


def play_game(names: Sequence[str], deal: Deal, number: int) -> Deal:
    """Play deal `number` to its end. The players in `names` sit in turn, each seat with its own random
    numbers.
    """
    chances = {seat: Random(f"{number}/{seat}") for seat in deal.layout.active}
    while deal.turn is not None:
        player = ALL_BOTS[names[deal.turn % len(names)]]
        deal = deal.play(player.answer(view_of(deal, deal.turn), chances[deal.turn]))
    return deal


def format_games() -> Iterator[str]:
    """Yield a line with the actions of a deal for every game, with the bots in rotating seats."""
    names = [*ALL_BOTS]
    for number, game in enumerate(LAWFUL):
        first = number % 2 * len(names) // 2
        seated = names[first:] + names[:first]
        deal = play_game(seated, Deal.of(sitting("once more", number, (game,)).layout), number)
        yield " ".join((seated[0], game.id, *map(str, deal.actions)))


if __name__ == "__main__":
    print("\n".join(format_games()))  # noqa: T201
