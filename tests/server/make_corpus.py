"""Makes the corpus entry of the schema's version: a database, and what its people see. Run once per version.

python -m tests.server.make_corpus
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from penultimate.server import schema

from .harness import new_id, served

CORPUS = Path(__file__).parent / "corpus"


def main() -> None:
    target = CORPUS / f"version-{schema.VERSION}.sqlite"
    assert not target.exists(), "the corpus only grows"
    CORPUS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "tables.sqlite"
        cookies: list[str] = []
        codes: list[str] = []
        refused: list[dict[str, Any]] = []
        with served(data) as one:
            cookies = [one.guest("Ada"), one.guest("Ben")]
            for rules, acts in (("classic single", 400), ("classic +stacking +jump-in", 12), ("classic", 0)):
                code = one.table(cookies[0], seats=2, timers="days", rules=rules)
                codes.append(code)
                people = [one.join(code, cookie) for cookie in cookies]
                people[1].send(t="sit", seat=1)
                people[1].until("snapshot")
                if not acts:
                    continue
                people[0].send(t="start")
                for person in people:
                    person.phase("playing")
                for _ in range(acts):
                    seq = max(person.seq for person in people)
                    for person in people:
                        person.when(lambda p, s=seq: p.seq >= s)  # type: ignore[misc]
                    if people[0].table["phase"] != "playing":
                        break
                    player = people[people[0].view["decision"]["seat"]]
                    reply = player.act(player.answer_option())
                    assert reply["t"] == "ack", reply
                if people[0].table["phase"] == "playing":
                    sent = {"t": "act", "id": new_id(), "seq": people[0].seq, "do": [{"do": "catch", "seat": 0}]}
                    refused.append({"code": code, "cookie": cookies[0], "sent": sent, "reply": people[0].ask(**sent)})
        with served(data) as one:
            known: dict[str, Any] = {"tables": {}, "records": [], "refused": refused}
            for code in codes:
                known["tables"][code] = {}
                for cookie in cookies:
                    person = one.join(code, cookie)
                    shown = {key: person.table[key] for key in ("scores", "results")}
                    known["tables"][code][cookie] = shown | {"view": person.view}
        db = sqlite3.connect(data)
        known["records"] = [name for (name,) in db.execute("select id from records")]
        db.execute("vacuum into ?", (str(target),))
        db.close()
    target.with_suffix(".json").write_text(json.dumps(known, indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
