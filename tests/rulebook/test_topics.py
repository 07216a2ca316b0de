"""Tests that every rule that the package names has a place in the rulebook."""

import ast
from collections.abc import Iterator

import pytest

from spadille.games import GAMES
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.notation.making import spread_player
from spadille.notation.numbers import NUMBERS, WORDS, action_of
from spadille.play.deal import Deal
from spadille.rules.game import Game
from spadille.rules.refusal import NotAllowed
from tests.house.source import MODULES, syntax
from tests.rulebook.page import PAGES as ALL_PAGES
from tests.rulebook.page import game_of_page, read_page
from tests.rulebook.topics import named_anchors, refusable_rules

PAGES = [name for name in ALL_PAGES if game_of_page(name) in GAMES]
DEALS = 40


def find_topics_in_code() -> Iterator[str]:
    """Return the rules that the package names when it refuses an action."""
    for module in MODULES:
        for node in ast.walk(syntax(module)):
            match node:
                case ast.Call(func=ast.Attribute(attr="anchor"), args=[ast.Constant(value=str(topic))]):
                    yield topic
                case _:
                    pass


@pytest.mark.parametrize("name", PAGES)
def test_every_rule_named_elsewhere_is_in_the_rulebook(name: str) -> None:
    missing = named_anchors(GAMES[game_of_page(name)]) - set(read_page(name).anchors)
    assert not missing, (
        f"rulebook/{name}: add headings with {' '.join(f'{{#{anchor}}}' for anchor in missing)}"
    )


def test_every_rule_that_the_package_names_belongs_to_a_game() -> None:
    named = set(find_topics_in_code())
    assert named
    known = {topic for game in GAMES.values() for topic in refusable_rules(game)}
    assert named <= known, f"tests/rulebook/topics.py: say in REFUSED when {named - known} is refused"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_rulebook_has_the_rule_of_every_refusal(game: Game) -> None:
    rules = {rule for number in range(DEALS) for rule in collect_refusals(game, number)}
    by_chance = {f"{game.id}.{topic}" for topic in ("auction.turn", "play", "play.in-hand", "play.follow")}
    assert by_chance <= rules <= named_anchors(game)


def collect_refusals(game: Game, number: int) -> Iterator[str]:
    """Return the rules by which random actions are refused in a random deal."""
    stream = Stream(key_of(f"refusals of {game.id}", number))
    rules = game.rules(stream.one_of(game.presets).id)
    seats = stream.one_of(rules.seats)
    deal = Deal.of(dealt_by(stream, rules, seats, number % seats))
    player = spread_player(deal, number, stream)
    while not deal.over:
        for _ in range(30):
            seat = deal.turn if deal.turn is not None and stream.below(4) else stream.below(seats)
            try:
                deal.play(action_of(rules, seat, _number(stream)))
            except NotAllowed as refused:
                yield refused.rule
        deal = deal.play(player(deal))


def _number(stream: Stream) -> int:
    """Return a random action number. Discards are drawn as often as all others."""
    return stream.below(len(WORDS)) if stream.below(2) else NUMBERS[stream.below(len(NUMBERS))]
