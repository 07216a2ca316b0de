"""The documentation of a data set: its card and its dictionary, written from the columns themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from spadille.study.columns import TABLES

_ROWS = {
    "deals": "one row a deal at a table",
    "decisions": "one row a decision",
    "judgements": "one row a decision with a choice, as the judge of reviews finds it",
    "parts": "one row a seat that played, with what its payment is made of",
}


def dictionary(tables: Sequence[str]) -> str:
    """What every column of these tables holds."""
    return "\n".join(line for table in tables for line in _of_table(table))


def card(recipe: Mapping[str, object], rows: Mapping[str, int]) -> str:
    """What a data set is, what it is and is not good for, and how to reproduce it."""
    counts = "".join(f"| `{name}` | {count:,} |\n" for name, count in sorted(rows.items()))
    return f"""\
# Deals of solo games

Whole deals of the American Solo family and its kin, each played by one bot of Spadille in all seats, by the
first preset of each game. No person took part in them.

| file | rows |
|---|---:|
{counts}
- Bot: `{recipe["bot"]}`. Deals a game: {recipe["deals"]}. Seed: `{recipe["seed"]}`, set `reporting`.
- Made by Spadille {recipe["spadille"]} with {recipe["writer"]}; other versions may play or write otherwise.
- A code says everything about a deal: `spadille code --decode` gives its record: cards, actions, payments.
- What the columns hold is in `DICTIONARY.md`, and for programs in `croissant.json`.

## Good for, and not good for

For teaching a program to bid and to play, for testing another implementation of the rules, and for counting
how often contracts are bid and made. Not for how people play: a bot's bids and its mistakes are its own.

## Made again

    spadille study publish FOLDER --check

plays every deal again from its seed and compares every byte. `SHA256SUMS` has the sum of each file.

Licence: CC0 1.0, see `LICENSE`.
"""


def _of_table(table: str) -> Iterator[str]:
    yield f"# {table}: {_ROWS[table]}\n"
    yield "| column | kind | may be empty | what it holds |"
    yield "|---|---|---|---|"
    for column in TABLES[table]:
        empty = "yes" if column.optional else ""
        yield f"| `{column.name}` | {column.kind.value} | {empty} | {column.doc} |"
    yield ""
