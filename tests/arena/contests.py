"""Contests of every game."""

from hypothesis import strategies as st

from spadille.arena import Contest
from spadille.arena.round import Round, play_round
from spadille.games import GAMES
from spadille.rules.game import Rules

RULES = {
    f"{game.id}/{preset.id}": game.rules(preset.id) for game in GAMES.values() for preset in game.presets
}
"""Every preset of every game."""
numbers = st.integers(min_value=0, max_value=10**6)
tables = st.sampled_from(sorted(RULES)).flatmap(
    lambda name: st.tuples(st.just(RULES[name]), st.sampled_from(RULES[name].seats))
)
"""Rules and a number of seats."""


def make_contest(rules: Rules, *bots: str, seats: int | None = None, pairs: str | None = None) -> Contest:
    return Contest(rules, seats or rules.seats[0], bots, "laws", pairs=pairs)


def play_round_of(of: Contest, number: int) -> Round:
    round_ = play_round(of, number)
    assert isinstance(round_, Round), round_
    return round_
