"""A researcher's script with type annotations. `make check` type-checks it strictly, and a test runs it."""

import spadille as sp


def facts_of(end: sp.FinishedDeal) -> tuple[sp.Result, str, dict[str, object]]:
    """Return the result, the code and the record of a finished deal."""
    assert isinstance(end.deal, sp.Deal)
    return end.result, end.code, end.record


def read_back(end: sp.FinishedDeal) -> list[sp.Deal]:
    """Return the deal twice: as decoded from its code, and as read from its record."""
    return [sp.deal_of(sp.code_of(end.deal)), sp.read_record(sp.record_json(end.deal)).replay()]


def verdict(record: dict[str, object]) -> str:
    """Check a record and return the name of the verdict's class."""
    return type(sp.check(record)).__name__


def review_deal(end: sp.FinishedDeal) -> sp.Review:
    """Return the review of the decisions of seat 0."""
    return sp.review(end, seat=0, worlds=4)


def reduce_luck(end: sp.FinishedDeal) -> sp.LessLuck:
    """Return the payments less luck, if the policies are unknown."""
    return sp.reduce_luck(end)


def advised(view: sp.View) -> str:
    """Return the answer that the expert would give in a view."""
    return str(sp.hint(view).chosen)


def gains(game: str, count: int) -> list[int]:
    """Return the gains of seat 0 in each deal of a series."""
    bots: list[sp.Player] = [sp.bots.novice, sp.bots.club, sp.bots.BOTS["novice"]]
    return [end.result.payments[0] for end in sp.arena.deals(game, bots, count=count, seed="a series")]


def decisions() -> int:
    """Return the number of decisions in some random deals of the native core."""
    batch = sp.env.Batch("frog", deals=8, seed=1, bots=["heuristic", None, None])
    _, mask, seat = batch.reset()
    assert len(mask) == len(seat) == 8
    return batch.play_out(2)


def lay_out_deal() -> sp.Deal:
    """Return a deal of given cards after its first bid."""
    table = sp.game_named("six-bid").rules("standard")
    drawn = sp.deal("six-bid", seed="cards")
    hands: list[sp.Hand | None] = list(drawn.layout.hands)
    deal = sp.Deal.of(sp.lay_out(table, 3, 0, hands, drawn.layout.widow))
    first: sp.Action = sp.read_action(f"{deal.turn} pass")
    return deal.play(first)


def refusal_code(deal: sp.Deal, text: str) -> str:
    """Return the code with which an action is refused, or an empty text."""
    try:
        deal.judge(sp.read_action(text))
    except sp.NotAllowed as no:
        return no.code
    return ""


def settle_solo(points: int) -> sp.Result:
    """Return the result if seat 0 makes `points` points in a solo in spades."""
    rules = sp.GAMES["six-bid"].rules("standard")
    return sp.settle(rules, sp.SettlingTable(3, dealer=2), summary(points))


def summary(points: int) -> sp.Summary:
    """Return the summary of a solo with `points` points, the input of a settlement."""
    return sp.Summary(contract="solo", declarer=0, trump=sp.Suit.SPADES, points=points)


def solve_position(card: sp.Card) -> tuple[sp.Answer, sp.Rank]:
    """Return the value of a position and the rank of a card."""
    return sp.solve("AS TS | KS 9H | QS 8H", trumps="H", leader=0, declarer=0), card.rank


def version() -> str:
    return sp.__version__
