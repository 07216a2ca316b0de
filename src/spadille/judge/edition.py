"""Which judge it is: what he finds is kept as long as he is the same."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from spadille.bots.expert.model import FILE
from spadille.judge.review import WORLDS

_LETTERS: Final = 12


@lru_cache(maxsize=1)
def edition() -> str:
    """A name for the judge as he is: by what he does, what has been proved of him, and in how many worlds."""
    named = sha256(str(WORLDS).encode())
    named.update(files("spadille.bots.expert").joinpath(FILE).read_bytes())
    for file in sorted(files(__package__).iterdir(), key=lambda each: each.name):
        if file.name.endswith((".py", ".json")):
            named.update(file.read_bytes())
    return named.hexdigest()[:_LETTERS]
