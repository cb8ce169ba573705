"""Write the prompts (dares, dances, faces) for the client, one file a language.

Run by `client/check`; what it writes is committed.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from penultimate.prompts import Prompt, dances, dares, faces, list_names

TARGET = Path(__file__).parent.parent / "src" / "words" / "made"
LANGUAGES = ("en", "es", "de")


def listed(prompts: tuple[Prompt, ...]) -> dict[str, object]:
    """A list, and the number of its first prompt."""
    found = [{key: value for key, value in asdict(prompt).items() if key != "number"} for prompt in prompts]
    return {"first": prompts[0].number, "prompts": found}


def main() -> None:
    """Write the files."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        lists = {name: listed(dares(name, language)) for name in list_names()}
        lists |= {"dances": listed(dances(language)), "faces": listed(faces(language))}
        text = json.dumps(lists, ensure_ascii=False, indent=0)
        (TARGET / f"prompts.{language}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
