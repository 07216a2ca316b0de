"""Encode the tables of a study as Parquet files. The same rows give the same bytes."""

from __future__ import annotations

from collections.abc import Sequence

import pyarrow as pa
import pyarrow.parquet as pq

from spadille.study.columns import TABLES, Column, Kind, Row

_TYPES = {
    Kind.TEXT: pa.string(),
    Kind.WORD: pa.string(),
    Kind.INTEGER: pa.int64(),
    Kind.SMALL: pa.int16(),
    Kind.NUMBER: pa.float64(),
    Kind.TRUTH: pa.bool_(),
    Kind.INTEGERS: pa.list_(pa.int32()),
    Kind.WORDS: pa.list_(pa.string()),
    Kind.NUMBERS: pa.list_(pa.float64()),
}
_COMPRESSION = {"compression": "zstd", "compression_level": 9}
WRITER = f"pyarrow {pa.__version__}"
"""The library that writes the files. Another version may write other bytes for the same rows."""


def encode_parquet(table: str, rows: Sequence[Row], about: bytes) -> bytes:
    """Encode the rows of a table as a Parquet file. `about` describes their unit in the file's metadata."""
    columns = TABLES[table]
    schema = pa.schema(list(map(_make_field, columns)), metadata={b"spadille": about})
    kept = {column.name: [row[column.name] for row in rows] for column in columns}
    sink = pa.BufferOutputStream()
    pq.write_table(
        pa.Table.from_pydict(kept, schema=schema), sink, **_COMPRESSION, **_choose_encoding(columns)
    )
    return bytes(sink.getvalue())


def merge_parquet(table: str, parts: Sequence[str], place: str) -> int:
    """Write the rows of many files to the file `place`, in order. Return the number of rows."""
    columns, rows = TABLES[table], 0
    schema = pa.schema(list(map(_make_field, columns)))
    with pq.ParquetWriter(place, schema, **_COMPRESSION, **_choose_encoding(columns)) as file:
        for part in parts:
            read = pq.read_table(part).replace_schema_metadata(None)
            file.write_table(read)
            rows += read.num_rows
    return rows


def _make_field(column: Column) -> pa.Field:
    return pa.field(column.name, _TYPES[column.kind], nullable=column.optional, metadata={"doc": column.doc})


def _choose_encoding(columns: Sequence[Column]) -> dict[str, object]:
    """Choose dictionary encoding for columns with few distinct values, and plain for the others."""
    again = [column.name for column in columns if column.kind is not Kind.TEXT]
    return {"use_dictionary": again, "write_statistics": True}
