"""Play, score, study and research the American Solo family of card games: `import spadille as sp`.

The stub `__init__.pyi` lists the public names. A name's module is imported on first use, so that a program
that needs only cards does not load the bots.
"""

from functools import cache
from importlib import import_module


@cache
def _homes() -> dict[str, tuple[str, str]]:
    """Return, for each public name, the module to import and the attribute to read from it. The attribute is
    empty if the name is that of a module.
    """
    ast, files = import_module("ast"), import_module("importlib.resources").files
    stub = ast.parse(files(__name__).joinpath("__init__.pyi").read_text(encoding="utf-8"))
    return {
        taken.name: (f"{__name__}.{taken.name}", "")
        if node.module == __name__
        else (node.module or "", taken.name)
        for node in stub.body
        if isinstance(node, ast.ImportFrom)
        for taken in node.names
    }


def _set_version() -> str:
    """Set and return `__version__`.

    It is read on first use, because that takes longer than the whole import of the package.
    """
    version: str = import_module("importlib.metadata").version("spadille")
    globals()["__version__"] = version
    return version


def __getattr__(name: str) -> object:
    if name == "__all__":
        return __dir__()
    if name == "__version__":
        return _set_version()
    if name.startswith("_") or name not in _homes():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, taken = _homes()[name]
    found = import_module(module)
    globals()[name] = value = getattr(found, taken) if taken else found
    return value


def __dir__() -> list[str]:
    return sorted(["__version__", *_homes()])
