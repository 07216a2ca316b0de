"""Tests of mutation testing: a mutant changes one place of a function, and is found again after renames."""

from __future__ import annotations

import ast
from pathlib import Path

from research.mutants import Mutant, draw, find_again, mutant_at, places_in, planted

BEFORE = '''\
class Hand:
    """Some cards."""

    def takes(self, count: int) -> bool:
        """Whether there is room."""
        if not (self.full or count < 1):
            self.count += count
            return len(self.cards) + count <= 11
        raise ValueError("no room")


def first(cards: list[str]) -> str:
    return cards[0]
'''
AFTER = """\
from elsewhere import Sized


def lowest(hand: Sized) -> str:
    return hand[0]


class CardSet:
    def has_room_for(self, number: int) -> bool:
        if not (self.closed or number < 1):
            self.held += number
            return len(self.held_cards) + number <= 11
        raise ValueError("no room")
"""


def mutants_of(root: Path, text: str) -> list[Mutant]:
    """Return all mutants of a module with this source text."""
    (root / "rules").mkdir(exist_ok=True)
    (root / "rules" / "hand.py").write_text(text, "utf-8")
    places = list(places_in(root, ["rules"]))
    return [mutant_at(place, number) for place in places for number in range(len(place.changes))]


def test_every_change_is_a_small_one_and_leaves_code(tmp_path: Path) -> None:
    mutants = mutants_of(tmp_path, BEFORE)
    assert [(mutant.line, mutant.before, mutant.after) for mutant in mutants] == [
        (6, "not", ""),
        (6, "or", "and"),
        (6, "<", "<="),
        (6, "1", "2"),
        (7, "self.count += count", "pass"),
        (8, "len(self.cards) + count <= 11", "True"),
        (8, "+", "-"),
        (8, "<=", "<"),
        (8, "11", "12"),
        (9, 'raise ValueError("no room")', "pass"),
        (13, "cards[0]", '""'),
        (13, "0", "1"),
    ]
    texts = {
        planted(place, at) for place in places_in(tmp_path, ["rules"]) for at in range(len(place.changes))
    }
    assert len(texts) == len(mutants)
    assert all(ast.parse(text) for text in texts)


def test_the_same_seed_draws_the_same(tmp_path: Path) -> None:
    mutants_of(tmp_path, BEFORE)
    places = list(places_in(tmp_path, ["rules"]))
    drawn = [[mutant for mutant, _ in draw(places, ["rules"], 2, seed)] for seed in (35, 35)]
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 2


def test_a_fault_is_planted_again_after_renames(tmp_path: Path) -> None:
    mutants = mutants_of(tmp_path, BEFORE)
    mutants_of(tmp_path, AFTER)
    places = list(places_in(tmp_path, ["rules"]))
    for mutant in mutants:
        place = find_again(mutant, places)
        assert place is not None
        assert place.name == {"Hand.takes": "CardSet.has_room_for", "first": "lowest"}[mutant.function]
        assert place.changes[mutant.number].after == mutant.after


def test_a_fault_of_other_code_is_not_found_again(tmp_path: Path) -> None:
    mutants = mutants_of(tmp_path, BEFORE)
    mutants_of(tmp_path, AFTER.replace("number < 1", "number < 1 or self.held"))
    places = list(places_in(tmp_path, ["rules"]))
    found = {mutant.function for mutant in mutants if find_again(mutant, places) is not None}
    assert found == {"first"}
