"""The project's own files as text and as syntax trees, for the tests of its shape.

Decides which files belong to the project: not caches, not the environment, not what version control keeps for itself.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TEXT = {".py", ".md", ".toml", ".txt", ".sh", ".ps1", ".json", ".ftl", ".svg", ".cfg", ".ini", ".yml", ".yaml"}
PLACES = (
    "main.py",
    "game",
    "net",
    "tests",
    "assets",
    ".ci",
    "README.md",
    "CHANGELOG.md",
    "pyproject.toml",
    "requirements.txt",
    ".gitignore",
)


def files(*places: str) -> Iterator[Path]:
    """Every file in these places of the project, sorted."""
    for place in places:
        path = ROOT / place
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in inside if file.is_file() and "__pycache__" not in file.parts)


def python(*places: str) -> list[Path]:
    """Every Python file in these places."""
    return [file for file in files(*places) if file.suffix == ".py"]


def texts() -> list[Path]:
    """Every file of the project that people read."""
    return [file for file in files(*PLACES) if file.suffix in TEXT or ".ci" in file.parts or file.name == ".gitignore"]


def name(file: Path) -> str:
    """The file as seen from the top of the project."""
    return file.relative_to(ROOT).as_posix()


@cache
def tree(file: Path) -> ast.Module:
    """The syntax of a Python file."""
    return ast.parse(file.read_text(encoding="utf-8"), name(file))


def imported(module: ast.AST) -> set[str]:
    """The full names of all modules that are imported anywhere in it, lazily and for types only too."""
    names: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
    return names
