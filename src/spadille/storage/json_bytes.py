"""JSON as the letters that are stored, where a database would read it at once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import String
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class Letters(FunctionElement[str]):
    """What is stored in a column of JSON, not read: in a file exactly what lies there, of whatever kind."""

    name = "letters"
    type = String()
    inherit_cache = True


@compiles(Letters)
def _as_it_lies(element: Letters, compiler: SQLCompiler, **how: Any) -> str:  # noqa: ANN401
    return compiler.process(element.clauses, **how)


@compiles(Letters, "postgresql")
def _as_text(element: Letters, compiler: SQLCompiler, **how: Any) -> str:  # noqa: ANN401
    return f"CAST({compiler.process(element.clauses, **how)} AS TEXT)"
