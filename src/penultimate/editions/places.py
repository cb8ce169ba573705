"""Where in the text of an edition something stands, so that every mistake can be told with its line."""

from __future__ import annotations

import re

KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[\w+-]+)\s*=""")
INNER = re.compile(r"""[{,]\s*("[^"]*"|'[^']*'|[\w+-]+)\s*=""")
TABLE = re.compile(r"\s*\[+\s*([^\]]+?)\s*\]+")
FENCE = re.compile(r'"""|' + "'''")


class Places:
    """The lines of the tables and keys of a TOML text that has been read without errors."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self._found: dict[tuple[str, str], int] = {}
        table = ""
        inside = False
        for number, line in enumerate(self.lines, start=1):
            fences = len(FENCE.findall(line))
            if inside:
                inside = fences % 2 == 0
                continue
            if header := TABLE.match(line):
                table = header[1]
                self._note("", table, number)
            elif key := KEY.match(line):
                self._note(table, bare(key[1]), number)
                for inner in INNER.finditer(line, key.end()):
                    self._note(f"{table}.{bare(key[1])}".strip("."), bare(inner[1]), number)
            inside = fences % 2 == 1

    def _note(self, table: str, key: str, line: int) -> None:
        self._found.setdefault((table, key), line)

    def of(self, table: str, key: str = "", part: str = "") -> int:
        """The line of a key of a table ("" for the top), or of a table; `part` is a text in the value that is wrong.

        Where the key is not written, the line of the table; at last 1.
        """
        line = self._found.get((table, key)) or self._found.get(("", table)) or 1
        if part and part not in self.lines[line - 1]:
            for number, text in enumerate(self.lines[line:], start=line + 1):
                if part in text:
                    return number
        return line


def bare(key: str) -> str:
    """A key without its quotes."""
    return key[1:-1] if key[0] in "\"'" else key
