"""Run a program in a fresh interpreter in which some packages cannot be imported."""

import json
import subprocess
import sys
from subprocess import CompletedProcess

_SHUT = """
import json, sys

class Shut:
    def __init__(self, names):
        self.names = names

    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in self.names if self.names else top not in {*sys.stdlib_module_names, "spadille"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Shut(json.loads(sys.argv.pop(1))))
"""


def run_without(names: tuple[str, ...], program: str, *words: str) -> CompletedProcess[str]:
    """Run a program in a new interpreter that can import none of the packages `names`.

    Without names, it can import only the standard library.
    """
    asked = (sys.executable, "-X", "utf8", "-c", _SHUT + program, json.dumps(names), *words)
    return subprocess.run(asked, capture_output=True, encoding="utf-8", check=False)
