"""Tests of the structure of the code: short functions, small modules, declared games, clear names."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path
from statistics import median, quantiles

import grimp

from tests.house.source import MODULES, SPADILLE, docstring, functions, length, syntax, where, words_in_code

CRATES = SPADILLE.parents[1] / "crates"
GAMES = [module for module in sorted((SPADILLE / "games").glob("*.py")) if module.stem != "__init__"]
KNOWS_NO_GAME = [
    "cards",
    "rules",
    "play",
    "notation",
    "bots",
    "arena",
    "solver",
    "env",
    "evaluation",
    "protocol",
    "storage",
    "table",
    "workers",
    "app",
    "server",
    "pyodide",
    "cli",
]
NOT_A_NAME = {
    "utils",
    "util",
    "helper",
    "helpers",
    "misc",
    "v1",
    "v2",
    "v3",
}


def test_no_module_is_longer_than_500_lines() -> None:
    assert MODULES
    assert [where(module) for module in MODULES if len(module.read_text().splitlines()) > 500] == []


def test_every_folder_of_modules_is_a_package() -> None:
    """A folder that is no package would be checked by no import contract."""
    folders = {module.parent for module in MODULES}
    assert [where(folder) for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_no_function_is_longer_than_60_lines() -> None:
    assert [where(module, function) for module, function in functions() if length(function) > 60] == []


def test_functions_are_short() -> None:
    lengths = [length(function) for _, function in functions()]
    assert median(lengths) <= 6
    assert quantiles(lengths, n=10)[-1] <= 24


def test_a_game_is_a_declaration_of_under_100_lines() -> None:
    assert GAMES
    assert [where(game) for game in GAMES if len(game.read_text().splitlines()) >= 100] == []


def is_condition(node: ast.AST) -> bool:
    """Return whether a syntax node is a condition."""
    if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        return any(generator.ifs for generator in node.generators)
    return isinstance(node, ast.If | ast.IfExp | ast.Match | ast.While)


def test_a_game_decides_nothing() -> None:
    assert GAMES
    assert [
        ast.unparse(node) for game in GAMES for node in ast.walk(syntax(game)) if is_condition(node)
    ] == []


def test_what_plays_any_game_names_none() -> None:
    assert GAMES
    names = {game.stem: re.compile(game.stem.replace("_", "[-_ ]?"), re.IGNORECASE) for game in GAMES}
    named = [
        f"{where(module, node)} names {game}"
        for room in KNOWS_NO_GAME
        for module in (SPADILLE / room).rglob("*.py")
        for node, text in words_in_code(module)
        for game, name in names.items()
        if name.search(text)
    ]
    assert named == []


def test_the_native_core_names_no_game() -> None:
    sources = [path for crate in ("core", "python") for path in (CRATES / crate / "src").rglob("*.rs")]
    assert sources
    names = re.compile("|".join(game.stem.replace("_", "[-_ ]?") for game in GAMES), re.IGNORECASE)
    assert [path.name for path in sources if names.search(path.read_text("utf-8"))] == []


def test_imports_stand_at_the_top() -> None:
    hidden = [
        where(module, node)
        for module, function in functions()
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert hidden == []


def test_imports_run_in_no_circle() -> None:
    graph = grimp.build_graph("spadille", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()


def module_name(module: Path) -> str:
    """Return the name by which a module is imported. A package has the name of its folder."""
    return ".".join(module.relative_to(SPADILLE.parent).with_suffix("").parts).removesuffix(".__init__")


def packages(name: str) -> set[str]:
    """Return the names of the packages that contain a module."""
    words = name.split(".")
    return {".".join(words[:end]) for end in range(1, len(words))}


def named_in_imports(module: Path, modules: set[str]) -> set[str]:
    """Return the modules that a module imports, or from which it imports names."""
    statements = list(ast.walk(syntax(module)))
    plain = {alias.name for node in statements if isinstance(node, ast.Import) for alias in node.names}
    found = [node for node in statements if isinstance(node, ast.ImportFrom)]
    inside = {(str(node.module), f"{node.module}.{alias.name}") for node in found for alias in node.names}
    return plain | {inner if inner in modules else outer for outer, inner in inside}


def loaded_by_import(name: str, module: Path, modules: set[str]) -> set[str]:
    """Return the modules that are loaded when a module is imported, with the packages that contain them.

    The module's own packages are left out, unless it imports from them.
    """
    asked = named_in_imports(module, modules) & modules
    return (asked | {package for other in asked for package in packages(other) - packages(name)}) - {name}


def test_every_module_can_be_the_first_that_is_imported() -> None:
    modules = {module_name(module): module for module in MODULES}
    opened = {name: loaded_by_import(name, module, set(modules)) for name, module in modules.items()}
    assert opened["spadille.bots"] >= {"spadille.bots.registry", "spadille.bots.player"}
    TopologicalSorter(opened).prepare()


def test_a_bot_is_not_handed_the_deal() -> None:
    handed = [
        where(module, node)
        for module in (SPADILLE / "bots").rglob("*.py")
        for node in ast.walk(syntax(module))
        if isinstance(node, ast.ImportFrom) and node.module == "spadille.play"
        if "Deal" in {alias.name for alias in node.names}
    ]
    assert handed == []


def test_only_the_solver_and_the_batch_open_the_native_core() -> None:
    strangers = [
        where(module, node)
        for module in MODULES
        if module.parent not in (SPADILLE / "solver", SPADILLE / "env")
        for node, text in words_in_code(module)
        if text in {"_core", "spadille._core"}
    ]
    assert strangers == []


def parts(name: str) -> set[str]:
    """Return the words of a name in either spelling: `PackUtils` and `pack_utils` give "pack" and "utils"."""
    return set(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().split("_"))


def names(module: Path) -> list[tuple[str, str]]:
    """Return the names that a module defines, each with its place: the module's own name, and those of
    functions, classes, parameters and variables.
    """
    own = (where(module), module.parent.name if module.stem == "__init__" else module.stem)
    return [own] + [
        (f"{where(module)}:{getattr(node, 'lineno', 1)}", name)
        for node in ast.walk(syntax(module))
        for name in [getattr(node, "name", None) or getattr(node, "arg", None) or getattr(node, "id", None)]
        if isinstance(name, str)
    ]


def test_names_are_not_generic() -> None:
    strange = [
        f"{place} {name}" for module in MODULES for place, name in names(module) if parts(name) & NOT_A_NAME
    ]
    assert strange == []


def test_the_checks_can_parse_the_code() -> None:
    assert docstring(syntax(SPADILLE / "__init__.py")) is not None
    assert parts("PackUtils") == parts("pack_utils") == {"pack", "utils"}
