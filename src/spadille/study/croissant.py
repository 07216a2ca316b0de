"""The machine-readable description of a data set: Croissant 1.0 (MLCommons), written from the columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
"""Of the data set as it is described here; it changes when the columns do."""
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


def croissant(
    recipe: Mapping[str, object], sums: Mapping[str, str], tables: Sequence[str]
) -> dict[str, object]:
    """The description of a data set whose Parquet files have these checksums."""
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
        "distribution": [_file(name, sum_) for name, sum_ in sorted(sums.items())],
        "recordSet": [_records(name) for name in sorted(sums) if name.partition("/")[0] in tables],
    }


def _file(name: str, sum_: str) -> dict[str, object]:
    return {
        "@type": "cr:FileObject",
        "@id": name,
        "name": name.replace("/", "-"),
        "contentUrl": name,
        "encodingFormat": "application/x-parquet",
        "sha256": sum_,
    }


def _records(file: str) -> dict[str, object]:
    table, _, rest = file.partition("/")
    id = f"{table}-{rest.removesuffix('.parquet')}"
    fields = [_field(id, file, column) for column in TABLES[table]]
    return {"@type": "cr:RecordSet", "@id": id, "name": id, "field": fields}


def _field(records: str, file: str, column: Column) -> dict[str, object]:
    field: dict[str, object] = {
        "@type": "cr:Field",
        "@id": f"{records}/{column.name}",
        "name": column.name,
        "description": column.doc,
        "dataType": _TYPES[column.kind],
        "source": {"fileObject": {"@id": file}, "extract": {"column": column.name}},
    }
    return field | ({"repeated": True} if column.kind in _LISTS else {})
