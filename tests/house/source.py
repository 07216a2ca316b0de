"""Read the package's source files, as text and as syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SPADILLE = ROOT / "src" / "spadille"
MODULES = sorted(SPADILLE.rglob("*.py"))

type_of_function = (ast.FunctionDef, ast.AsyncFunctionDef)
Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = (ast.Module, ast.ClassDef, *type_of_function)


def where(module: Path, node: ast.stmt | ast.expr | None = None) -> str:
    """Return the place of a module or node in the form `path:line`."""
    path = module.relative_to(ROOT).as_posix()
    return path if node is None else f"{path}:{node.lineno}"


@cache
def syntax(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"), filename=str(module))


def functions() -> Iterator[tuple[Path, Function]]:
    """Yield every function and method with its module, nested ones too."""
    for module in MODULES:
        for node in ast.walk(syntax(module)):
            if isinstance(node, type_of_function):
                yield module, node


def docstring(node: ast.AST) -> ast.Constant | None:
    """Return the syntax node of the docstring of a module, class or function, or None."""
    if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
        first = node.body[0]
        assert isinstance(first, ast.Expr)
        assert isinstance(first.value, ast.Constant)
        return first.value
    return None


def length(function: Function) -> int:
    """Return the number of lines of a function without its docstring."""
    assert function.end_lineno is not None
    lines = function.end_lineno - function.lineno + 1
    words = docstring(function)
    if words is None:
        return lines
    assert words.end_lineno is not None
    return lines - (words.end_lineno - words.lineno + 1)


def bound_names(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield every name that is bound, with its line: variables, parameters, fields, functions, classes."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name, node.lineno
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name, node.lineno
            case ast.arg(arg=name) | ast.alias(asname=str(name)) | ast.alias(name=name):
                yield name, node.lineno
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name, node.lineno
            case _:
                pass


def words_in_code(module: Path) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    """Yield every name and string of a module, without docstrings and comments."""
    tree = syntax(module)
    docstrings = {words for node in ast.walk(tree) if (words := docstring(node)) is not None}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in docstrings:
                yield node, text
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield node, name
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node, name
            case ast.ImportFrom(module=str(name)):
                yield node, name
            case _:
                pass
