"""Describe a data set: Croissant 1.0 (MLCommons) for programs, a dictionary of columns and a data card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from spadille.study.columns import TABLES, Column, Kind

CONFORMS_TO = "http://mlcommons.org/croissant/1.0"
_LICENCE = "https://creativecommons.org/publicdomain/zero/1.0/"
_CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "containedIn": "cr:containedIn",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileProperty": "cr:fileProperty",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
VERSION, ISSUED = "0.1.0", "2026-11-23"
"""The version of the data set and its date. Change both whenever the columns change."""
_TYPES = {
    Kind.TEXT: "sc:Text",
    Kind.WORD: "sc:Text",
    Kind.INTEGER: "sc:Integer",
    Kind.SMALL: "sc:Integer",
    Kind.NUMBER: "sc:Float",
    Kind.TRUTH: "sc:Boolean",
    Kind.INTEGERS: "sc:Integer",
    Kind.WORDS: "sc:Text",
    Kind.NUMBERS: "sc:Float",
}
_LISTS = (Kind.INTEGERS, Kind.WORDS, Kind.NUMBERS)


def make_croissant(
    recipe: Mapping[str, object], sums: Mapping[str, str], tables: Sequence[str]
) -> dict[str, object]:
    """Return the Croissant description of a data set. `sums` has the SHA-256 of each Parquet file."""
    return {
        "@context": _CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": CONFORMS_TO,
        "name": "solo-deals",
        "description": "Whole deals of the American Solo family, each played by one bot in all seats.",
        "license": _LICENCE,
        "url": "https://pypi.org/project/spadille/",
        "version": VERSION,
        "datePublished": ISSUED,
        "creator": {"@type": "sc:Organization", "name": "The Spadille authors"},
        "citeAs": f"Solo deals 0.1, made by Spadille {recipe['spadille']}, seed {recipe['seed']}",
        "isLiveDataset": False,
        "distribution": [_describe_file(name, sum_) for name, sum_ in sorted(sums.items())],
        "recordSet": [_describe_records(name) for name in sorted(sums) if name.partition("/")[0] in tables],
    }


def _describe_file(name: str, sum_: str) -> dict[str, object]:
    return {
        "@type": "cr:FileObject",
        "@id": name,
        "name": name.replace("/", "-"),
        "contentUrl": name,
        "encodingFormat": "application/x-parquet",
        "sha256": sum_,
    }


def _describe_records(file: str) -> dict[str, object]:
    table, _, rest = file.partition("/")
    id = f"{table}-{rest.removesuffix('.parquet')}"
    fields = [_describe_field(id, file, column) for column in TABLES[table]]
    return {"@type": "cr:RecordSet", "@id": id, "name": id, "field": fields}


def _describe_field(records: str, file: str, column: Column) -> dict[str, object]:
    field: dict[str, object] = {
        "@type": "cr:Field",
        "@id": f"{records}/{column.name}",
        "name": column.name,
        "description": column.doc,
        "dataType": _TYPES[column.kind],
        "source": {"fileObject": {"@id": file}, "extract": {"column": column.name}},
    }
    return field | ({"repeated": True} if column.kind in _LISTS else {})


_ROWS = {
    "deals": "one row a deal at a table",
    "decisions": "one row a decision",
    "judgements": "one row a decision with a choice, as the judge of reviews finds it",
    "parts": "one row a seat that played, with what its payment is made of",
}


def make_dictionary(tables: Sequence[str]) -> str:
    """Return the dictionary: a Markdown description of every column of these tables."""
    return "\n".join(line for table in tables for line in _describe_table(table))


def make_data_card(recipe: Mapping[str, object], rows: Mapping[str, int]) -> str:
    """Return the data card in Markdown: content, use, and how to reproduce the data set."""
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


def _describe_table(table: str) -> Iterator[str]:
    yield f"# {table}: {_ROWS[table]}\n"
    yield "| column | kind | may be empty | what it holds |"
    yield "|---|---|---|---|"
    for column in TABLES[table]:
        empty = "yes" if column.optional else ""
        yield f"| `{column.name}` | {column.kind.value} | {empty} | {column.doc} |"
    yield ""
