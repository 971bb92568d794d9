"""The Fluent files as they are written: every message of a language with its attributes, variables, selectors and words."""

from functools import lru_cache
from typing import NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from kits.sources import ROOT

LANG = ROOT / "assets" / "lang"
CODES = sorted(path.name for path in LANG.iterdir() if path.is_dir())


class Pattern(NamedTuple):
    """One message or attribute: the variables it uses, (variable, keys, default) of its selectors, its pieces of text, terms it names."""

    variables: frozenset
    selectors: tuple
    texts: tuple
    references: frozenset


class _Reader(Visitor):
    def __init__(self):
        self.variables, self.selectors, self.texts, self.references = set(), [], [], set()

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.references.add(node.id.name)

    def visit_TermReference(self, node):
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node):
        keys = tuple(getattr(each.key, "name", getattr(each.key, "value", "")) for each in node.variants)
        default = next(key for key, each in zip(keys, node.variants, strict=True) if each.default)
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.selectors.append((name, keys, default))
        self.generic_visit(node)

    def visit_TextElement(self, node):
        self.texts.append(node.value)

    def visit_StringLiteral(self, node):
        self.texts.append(node.parse()["value"])


def read(pattern):
    reader = _Reader()
    reader.visit(pattern)
    return Pattern(frozenset(reader.variables), tuple(reader.selectors), tuple(reader.texts), frozenset(reader.references))


@lru_cache
def resources(code):
    """The parsed files of a language by name."""
    return {path.stem: parse(path.read_text("utf-8")) for path in sorted((LANG / code).glob("*.ftl"))}


def junk(code):
    """What no message could be read from."""
    return [(room, entry.content) for room, resource in resources(code).items() for entry in resource.body if isinstance(entry, ast.Junk)]


def entries(code):
    """Every message and attribute, as (file, key, pattern); a key that is there twice comes twice."""
    for room, resource in resources(code).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if entry.value is not None:
                    yield room, key, read(entry.value)
                for attribute in entry.attributes:
                    yield room, f"{key}.{attribute.id.name}", read(attribute.value)


@lru_cache
def patterns(code):
    """Every message and attribute of a language by key."""
    return {key: pattern for _, key, pattern in entries(code)}
