"""A newcomer's script with type annotations. `make check` type-checks it strictly, and a test runs it."""

import random

import spadille as sp


class Quiet:
    """A bot that never bids and plays its lowest card."""

    def answer(self, view: sp.View, chance: sp.Chance) -> sp.Action:
        assert view.decision is not None
        answers, strength = view.decision.answers, view.ranking.strength
        plays = [answer for answer in answers if isinstance(answer, sp.Play)]
        return min(plays, key=lambda play: strength[play.card.number]) if plays else answers[0]


def play_deals() -> list[sp.FinishedDeal]:
    """Play a deal of every game with a custom bot at seat 0."""
    tables: list[tuple[str, int]] = [("six-bid", 3), ("progressive", 3), ("german-solo", 4), ("frog", 3)]
    ended = []
    for game, seats in tables:
        deal: sp.Deal = sp.deal(game, seats=seats, seed="an evening")
        stranger: sp.Player = Quiet()
        bots = [stranger, *[sp.bots.club] * (seats - 1)]
        ended.append(sp.play_out(deal, bots, seed=7))
    return ended


def value_cards() -> dict[sp.Card, int]:
    """Return the value of each card at the end of a deal."""
    return sp.solve("AS TS | KS 9H | QS 8H", trumps="H", leader=0, declarer=0).moves


def sample_deals(deal: sp.Deal) -> list[sp.Deal]:
    """Return three deals that the seat to act cannot tell apart."""
    assert deal.turn is not None
    view = sp.view_of(deal, deal.turn)
    worlds = sp.WorldSampler(view).sample(3, random.Random(1).randrange(1 << 53))
    return [sp.deal_in(view, world) for world in worlds]


if __name__ == "__main__":
    for end in play_deals():
        print(end, end.code, sep="\n", end="\n\n")  # noqa: T201
    print(value_cards())  # noqa: T201
