"""What a researcher writes with the rest of the face, with types: read strictly, and run by a test."""

import spadille as sp


def gone_by(end: sp.FinishedDeal) -> tuple[sp.Result, str, dict[str, object]]:
    """What a finished deal leaves: its result, its code, its record."""
    assert isinstance(end.deal, sp.Deal)
    return end.result, end.code, end.record


def read_back(end: sp.FinishedDeal) -> list[sp.Deal]:
    """The same deal again, from its code and from its record."""
    return [sp.deal_of(sp.code_of(end.deal)), sp.read_record(sp.record_json(end.deal)).replay()]


def verdict(record: dict[str, object]) -> str:
    """What is said of a record."""
    return type(sp.check(record)).__name__


def looked_back(end: sp.FinishedDeal) -> sp.Review:
    """What each decision of seat 0 was worth."""
    return sp.review(end, seat=0, worlds=4)


def advised(view: sp.View) -> str:
    """What the expert would answer in a view."""
    return str(sp.hint(view).chosen)


def gains(game: str, count: int) -> list[int]:
    """What seat 0 gained in each deal of a series."""
    bots: list[sp.Player] = [sp.bots.novice, sp.bots.club, sp.bots.BOTS["novice"]]
    return [end.result.payments[0] for end in sp.arena.deals(game, bots, count=count, seed="a series")]


def decisions() -> int:
    """How many decisions some random deals in the core came to."""
    batch = sp.env.Batch("frog", deals=8, seed=1, bots=["heuristic", None, None])
    _, mask, seat = batch.reset()
    assert len(mask) == len(seat) == 8
    return batch.play_out(2)


def laid_out() -> sp.Deal:
    """A deal of given cards, of which the first is bid on."""
    table = sp.game_named("six-bid").rules("standard")
    drawn = sp.deal("six-bid", seed="cards")
    hands: list[sp.Hand | None] = list(drawn.layout.hands)
    deal = sp.Deal.of(sp.lay_out(table, 3, 0, hands, drawn.layout.widow))
    first: sp.Action = sp.read_action(f"{deal.turn} pass")
    return deal.play(first)


def refused(deal: sp.Deal, text: str) -> str:
    """The code with which an action is refused, or nothing."""
    try:
        deal.judge(sp.read_action(text))
    except sp.NotAllowed as no:
        return no.code
    return ""


def paid(points: int) -> sp.Result:
    """Who pays what when seat 0 has made so many points of a solo in spades."""
    rules = sp.GAMES["six-bid"].rules("standard")
    return sp.settle(rules, sp.SettlingTable(3, dealer=2), summary(points))


def summary(points: int) -> sp.Summary:
    """A solo, as settlement needs to know it."""
    return sp.Summary(contract="solo", declarer=0, trump=sp.Suit.SPADES, points=points)


def best(card: sp.Card) -> tuple[sp.Answer, sp.Rank]:
    """What a position is worth, and the rank of a card."""
    return sp.solve("AS TS | KS 9H | QS 8H", trumps="H", leader=0, declarer=0), card.rank


def version() -> str:
    """Which version this is."""
    return sp.__version__
