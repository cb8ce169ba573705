"""Whatever strangers write runs nothing and breaks no layout, in every place that shows it.

The server takes control and direction marks out of names and chat; here the texts come to the page as they are, as
from a server that does not.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from .driving import DESKTOP, PHONE, Visitor, overflowing, play_on, until
from .payloads import PAYLOADS

QUICK = {"timers": "off", "pace_ms": 20, "private_ms": 0, "catch_ms": 0}
SEATS = 10
SIGNS = ["aa", "bb", "cc", "dd", "ee", "Waa", "Wbb", "Wcc", "Wdd", "Wee"]
# An edition somebody wrote, most of whose cards have names.
STRANGE = f"""
title = "Strange"
seats = [2, 10]
hand = 3
[deck]
coloured = {{ "1" = 1, {", ".join(f"{sign} = 2" for sign in SIGNS if sign[0] != "W")} }}
wild = {{ W = 1, {", ".join(f"{sign} = 4" for sign in SIGNS if sign[0] == "W")} }}
[effects]
{chr(10).join(f'{sign} = "{"name colour" if sign[0] == "W" else "skip 1"}"' for sign in [*SIGNS, "W"])}
[names]
{chr(10).join(f'{sign} = "card {sign}"' for sign in SIGNS)}
"""
BATCHES = [PAYLOADS[start : start + SEATS] for start in range(0, len(PAYLOADS), SEATS)]
WATCH = """
  window.hits = 0;
  window.hit = () => { window.hits++; };
  window.alert = window.hit;
  window.violations = [];
  addEventListener("securitypolicyviolation", e => window.violations.push(`${e.violatedDirective} ${e.blockedURI}`));
"""


@pytest.fixture
def guarded(visit) -> Iterator[Any]:
    """Makes visitors whose pages count what runs."""
    made: list[Visitor] = []

    def make(name: str = "Ana", **options: Any) -> Visitor:
        visitor = visit(name, **options)
        visitor.context.add_init_script(WATCH)
        made.append(visitor)
        return visitor

    yield make
    for visitor in made:
        for page in visitor.context.pages:
            unharmed(page)


def unharmed(page: Any) -> None:
    """Nothing ran, nothing was asked for that the policy forbids, nothing became markup, nothing sticks out."""
    assert page.evaluate("[window.hits, window.violations]") == [0, []]
    assert (
        page.locator(
            "script:not([src]), iframe, object, embed, base, [onerror], [onload], [onfocus], [onclick]"
        ).count()
        == 0
    )
    assert page.locator("main :is(marquee, video, audio, form[action], math, template)").count() == 0
    assert overflowing(page) == []


def strange(table: dict[str, Any], names: list[str]) -> None:
    """Names of seats, of the edition and of its cards; a vote about somebody while it is played."""
    people = table.get("phase") == "playing"
    for seat, name in zip(table.get("seats") or [], names, strict=False):
        seat |= {"name": name, "person": True, "here": True} if people else {"name": name}
    for result in table.get("results") or []:
        result["names"] = names[: len(result["names"])]
    if "kit" in table:
        table["kit"] |= {"title": names[-1], "names": dict(zip(SIGNS, names, strict=False))}
    if people:
        about = sum(map(len, names)) % (len(names) - 1) + 1
        table["ballot"] = {"what": ("remove", "advise")[about % 2], "seat": about, "by": about - 1, "votes": {}}


def renamed(visitor: Visitor, names: list[str]) -> None:
    """From now on everything has these names, whatever the server says."""

    def between(line: Any) -> None:
        server = line.connect_to_server()

        def heard(text: str) -> None:
            message = json.loads(text)
            if message.get("table"):
                strange(message["table"], names)
            line.send(json.dumps(message))

        server.on_message(heard)

    def read(route: Any) -> None:
        answer = route.fetch()
        found = answer.json()
        if found.get("edition"):
            found["edition"] |= {"title": names[-1], "names": dict(zip(SIGNS, names, strict=False))}
        route.fulfill(response=answer, json=found)

    def watched(route: Any) -> None:
        answer = route.fetch()
        found = answer.json()
        strange(found, names)
        route.fulfill(response=answer, json=found)

    visitor.page.route_web_socket(re.compile("/socket$"), between)
    visitor.page.route(re.compile("/api/rules"), read)
    visitor.page.route(re.compile("/replay$"), watched)


def first_short(places: range) -> list[Any]:
    """The first part of the payloads is tried each time, the others in the long run."""
    return [pytest.param(place, marks=() if place == places[0] else pytest.mark.long) for place in places]


@pytest.mark.parametrize("batch", first_short(range(len(BATCHES))))
def test_names(guarded, batch: int) -> None:
    names = BATCHES[batch]
    size = (PHONE, DESKTOP)[batch % 2]
    ana = guarded(size=size)
    renamed(ana, names)
    code = ana.make_table(rules="strange match.kind=single", edition=STRANGE, seats=SEATS, **QUICK)
    ana.go_to(code)
    ana.page.locator(".seat-line").first.wait_for()
    ana.page.locator(".edition:has(:checked)").wait_for()
    unharmed(ana.page)
    ana.page.locator(".deal button").click()
    ana.page.wait_for_selector(".hand li, main.result")
    unharmed(ana.page)
    if ana.phase() == "table":
        ana.page.locator(".ballot").wait_for()
    for where in ("Menu", "What happened"):
        button = ana.page.get_by_role("button", name=where, exact=True)
        if button.count() and button.is_visible():
            button.click()
            unharmed(ana.page)
            ana.page.keyboard.press("Escape")
    play_on(ana)
    unharmed(ana.page)
    ana.page.get_by_role("button", name="Watch again").click()
    ana.page.wait_for_selector(".open-hands li")
    for _ in range(3):
        unharmed(ana.page)
        ana.page.get_by_role("button", name="One step on").click()
    ana.page.get_by_label("As seen by").select_option("1")
    ana.page.wait_for_selector(".hand li")
    unharmed(ana.page)


@pytest.mark.long
def test_the_name_of_a_card_people_made_up(guarded) -> None:
    """In the rule set itself, as the server lets it: in the lobby, on the rule sheet, on the table."""
    ana = guarded(size=PHONE)
    taken = 0
    names = ["_".join(text.replace(",", "").split()) for text in ("W" * 40, *PAYLOADS)]
    for name in [name for name in names if len(name) <= 40 and name.isprintable()][::4]:
        rules = (
            f"classic custom.sign=x custom.effect=skip_1 deck.kind=blank112 deck.blanks=house_card custom.name={name}"
        )
        code = ana.make_table(rules=rules, seats=2, **QUICK)
        if code == "undefined":
            continue
        taken += 1
        ana.go_to(code)
        ana.page.locator(".rule").first.wait_for()
        ana.page.locator(".every > summary").click()
        ana.page.locator(".group > summary").last.click()
        unharmed(ana.page)
        ana.page.get_by_role("button", name="Rule sheet").click()
        ana.page.wait_for_selector(".sheet-deck")
        unharmed(ana.page)
        ana.page.keyboard.press("Escape")
        ana.deal()
        unharmed(ana.page)
    assert taken > 10


def test_chat(guarded) -> None:
    ana, bea = guarded(size=DESKTOP), guarded("Bea", size=DESKTOP)
    lines: list[Any] = []

    def between(line: Any) -> None:
        server = line.connect_to_server()
        server.on_message(line.send)
        lines.append(line)

    bea.page.route_web_socket(re.compile("/socket$"), between)
    code = ana.make_table(rules="classic", seats=2, chat=True, **QUICK)
    ana.go_to(code)
    bea.go_to(code)
    bea.page.get_by_role("button", name="Sit down").first.click()
    ana.page.get_by_text("Bea", exact=True).wait_for()
    ana.deal()
    bea.page.wait_for_selector(".hand li")
    for text in PAYLOADS:
        lines[-1].send(json.dumps({"t": "said", "seat": 0, "name": "Ana", "text": text}))
    said = bea.page.locator(".side .log .line-said")
    until(lambda: said.count() >= min(len(PAYLOADS), 120))
    unharmed(bea.page)
    # Through the server too, as a person types it.
    for text in ("<img src=x onerror=hit()>", "\u202ehit()", "{ $seat }"):
        ana.page.get_by_label("Say something").last.fill(text)
        ana.page.get_by_role("button", name="Send").click()
    bea.page.locator(".side .log").get_by_text("{ $seat }").last.wait_for()
    unharmed(ana.page)


def hostile(value: Any, words: Iterator[str], keys: set[str]) -> Any:
    """A JSON value whose texts under these keys are payloads."""
    if isinstance(value, list):
        return [hostile(one, words, keys) for one in value]
    if isinstance(value, dict):
        return {
            key: (next(words) if isinstance(one, str) else hostile(one, words, keys))
            if key in keys
            else hostile(one, words, keys)
            for key, one in value.items()
        }
    return value


def endless() -> Iterator[str]:
    while True:
        yield from PAYLOADS


def test_texts_of_editions_and_rules(guarded) -> None:
    """Titles, names of cards, what they do, free-text rules: all of a sheet and of what there is to choose from."""
    ana = guarded(size=PHONE)
    words = endless()
    keys = {"title", "text", "heading", "name", "say", "reason"}

    def changed(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=hostile(answer.json(), words, keys))

    ana.page.route(re.compile("/api/(sheet|lesson)"), changed)
    ana.go_to(ana.make_table(rules="classic", seats=3, **QUICK))
    for _ in range(6):
        ana.page.get_by_role("button", name="Rule sheet").click()
        ana.page.wait_for_selector(".sheet-deck")
        unharmed(ana.page)
        ana.page.keyboard.press("Escape")
    ana.page.goto(f"{ana.address}/learn")
    for _ in range(4):
        ana.page.wait_for_selector(".coach")
        unharmed(ana.page)
        ana.page.get_by_role("button", name="Show me").click()
        ana.page.wait_for_timeout(50)


@pytest.mark.parametrize("start", first_short(range(0, len(PAYLOADS), 16)))
def test_the_scorepad(guarded, start: int) -> None:
    ana = guarded(size=PHONE)
    page = ana.page
    cut = [" ".join(text.split())[:24].strip() for text in PAYLOADS[start : start + 16]]
    names = [*{name.casefold(): name for name in cut if name}.values(), "one more", "and another"]
    page.goto(f"{ana.address}/score")
    page.wait_for_selector(".new-pad")
    names = names[:16]
    for place, name in enumerate(names):
        if place >= 4:
            page.get_by_role("button", name="One more player").click()
        page.locator(".players input").nth(place).fill(name)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_selector(".who-out")
    unharmed(page)
    page.locator(".who-out button").first.click()
    page.locator(".hand-entry").wait_for()
    unharmed(page)
    page.get_by_role("button", name="Send").click()
    page.locator(".shared").wait_for()
    unharmed(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pads on this device").click()
    page.wait_for_selector(".pad-row")
    unharmed(page)
