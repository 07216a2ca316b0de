"""Append measurements to a history: a line of JSON with commit, command, machine and load."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = Path(__file__).parent / "history"


def commit() -> str:
    """Return the commit of the checkout that is measured."""
    return _output_of("git", "describe", "--always", "--dirty") or "no commit"


def machine() -> str:
    """Return a description of the machine, without its name."""
    rust = _output_of("rustc", "--version").partition(" (")[0]
    return (
        f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, "
        f"Python {platform.python_version()}, {rust}"
    )


def load() -> float:
    """Return the load average of the last minute."""
    return round(os.getloadavg()[0], 1)


def command() -> str:
    """Return the command line of this process."""
    module = sys.modules["__main__"].__spec__
    name = "" if module is None else module.name.removesuffix(".__main__")
    return " ".join(("python -m", name, *sys.argv[1:]))


def append(name: str, figures: Mapping[str, object]) -> None:
    """Append figures to the history `name`."""
    line = {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "command": command(),
        "machine": machine(),
        "load": load(),
        **figures,
    }
    with (FOLDER / f"{name}.jsonl").open("a", encoding="utf-8") as history:
        history.write(json.dumps(_rounded(line), ensure_ascii=False) + "\n")


def _rounded(figures: object) -> object:
    """Return figures rounded to four digits. No machine reproduces more."""
    match figures:
        case dict():
            return {key: _rounded(value) for key, value in figures.items()}
        case float():
            return round(figures, 4)
        case _:
            return figures


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text(encoding="utf-8").splitlines() if facts.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown processor"


def _output_of(*words: str) -> str:
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
