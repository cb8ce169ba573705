"""The text files as they are written: names, gaps and variants."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FILES = sorted(entry.name for entry in (files("penultimate") / "locale" / "en").iterdir())


@dataclass
class Text:
    """One text, or a part of one: the gaps in it, the variants of each gap that is selected on, and its words."""

    gaps: set[str] = field(default_factory=set)
    variants: dict[str, set[str]] = field(default_factory=dict)
    words: str = ""


class Reader(Visitor):
    def __init__(self) -> None:
        self.text = Text()

    def visit_VariableReference(self, node):
        self.text.gaps.add(node.id.name)

    def visit_TextElement(self, node):
        self.text.words += node.value + " "

    def visit_SelectExpression(self, node):
        if isinstance(node.selector, ast.VariableReference):
            keys = {key.name if isinstance(key := v.key, ast.Identifier) else key.value for v in node.variants}
            self.text.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def read(pattern):
    reader = Reader()
    reader.visit(pattern)
    return reader.text


@cache
def texts(lang, file=None):
    """Every text of a language by name, parts as `name.part`; each stands once and can be read."""
    found = {}
    for name in FILES if file is None else [file]:
        source = (files("penultimate") / "locale" / lang / name).read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), (lang, name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
                found[entry.id.name] = read(entry.value)
                for part in entry.attributes:
                    found[f"{entry.id.name}.{part.id.name}"] = read(part.value)
    return found
