"""Random rule sets over every option there is, and random play of anybody."""

from __future__ import annotations

import random
from functools import cache

from penultimate import Chance, Round, RuleConflict, RuleSet
from penultimate import actions as act
from penultimate import decisions as dec
from penultimate.rules import OPTIONS, SWITCHES
from penultimate.rules.option import Option
from penultimate.rules.ruleset import presets

# Options that say how many or how large: values worth trying.
COUNTS = {
    "deck.copies": (1, 2),
    "deal.hand_size": (1, 2, 3, 5, 7, 10),
    "house.hand_limit": (0, 0, 10, 15),
    "house.open_low": (0, 1, 3),
    "house.mercy": (0, 0, 0, 12, 25),
    "house.blitz": (0, 60),
}
# Lists and words: values worth trying.
WORDS = {
    "custom.effect": ("", "draw_rivals_1,again", "choose_seat,swap_target", "pass_hands,draw_me_1"),
    "custom.sign": ("", "Wthunder"),
    "custom.name": ("", "Thunder"),
    "deck.add": ("", "Wswap:4", "Wpig:2,Wcreeper:3", "Wraptor:2,trade:1", "Wmod:2,Wdance:2", "Wlock:3,Wlink:3"),
    "house_map": ("R", "G,B"),
    "jackpot.rules": ("swap,text", "next_draws_3"),
}
FIXED = {"players.min", "players.max", "deck.lost", "match.target", "match.rounds"}
SEATS = (2, 2, 3, 3, 4, 5, 6, 8, 10)


def random_value(rng: random.Random, option: Option) -> str:
    if option.values:
        return rng.choice(option.values)
    if option.key in WORDS:
        return rng.choice(WORDS[option.key])
    if isinstance(option.default, bool):
        return rng.choice(("true", "false"))
    if isinstance(option.default, tuple):
        return rng.choice(("", "6,9", "0,7"))
    return str(rng.choice(COUNTS.get(option.key, (0, 1, 2, 4))))


def random_rules(rng: random.Random, edition: str = "classic") -> RuleSet:
    """A rule set of an edition: a preset or none, and a few options changed, or most of them."""
    while True:
        changed = rng.choice((0.03, 0.1, 0.3, 0.7))
        words = [edition, *rng.choice(([], [], [rng.choice(list(presets()))]))]
        for option in OPTIONS.values():
            if option.key not in FIXED and rng.random() < changed:
                words.append(f"{option.key}={random_value(rng, option)}")
        try:
            return RuleSet.parse(" ".join(words))
        except RuleConflict:
            continue


@cache
def house_sets(edition: str) -> tuple[str, ...]:
    """Rule sets of an edition which together switch on every house rule that it does not exclude: as many at once as
    can live together, what is left over in a further one."""
    left = [name for name in SWITCHES if plays(f"{edition} +{name}")]
    found = []
    while left:
        text = edition
        for name in list(left):
            if plays(f"{text} +{name}"):
                text = f"{text} +{name}"
                left.remove(name)
        found.append(text)
    return tuple(found)


def plays(text: str) -> bool:
    """Whether a rule set can be played."""
    try:
        rules = RuleSet.parse(text)
        rules.tables(seats_of(rules))
    except RuleConflict:
        return False
    return True


def seats_of(rules: RuleSet) -> int:
    """Three seats, or as near as may play; four where seats are partners."""
    low, high = rules.values.count("players.min"), rules.values.count("players.max")
    return 4 if rules.teams else min(max(3, low), high)


def random_round(rng: random.Random, edition: str = "classic") -> Round:
    """A round of a random rule set at a table of a random size."""
    while True:
        rules = random_rules(rng, edition)
        low, high = rules.values.count("players.min"), rules.values.count("players.max")
        seats = rng.choice([n for n in SEATS if low <= n <= high] or [low])
        try:
            return Round.deal(rules, seats, Chance.seeded(rng.getrandbits(60)), rng.randrange(seats))
        except RuleConflict:
            continue


def random_action(rng: random.Random, round: Round) -> tuple[int, act.Action]:
    """Somebody's answer or offer, cards sooner than draws; now and then a seat leaves or the host speaks."""
    luck = rng.random()
    if luck < 0.002:
        return rng.choice(round.active), act.Leave()
    if luck < 0.01 and isinstance(round.decision, dec.Race | dec.MatchFirst | dec.Voting | dec.Pointing):
        return 0, act.Deadline()
    if isinstance(round.decision, dec.LastCall) and luck < 0.7:
        return 0, act.Deadline()
    if isinstance(round.decision, dec.Race) and not round.decision.open and luck < 0.9:
        return 0, act.Signal()
    seats = list(dec.seats_of(round.decision))
    if not seats or rng.random() < 0.3:
        seats = [seat for seat in range(round.seats) if round.options(seat)]
    seat = rng.choice(seats)
    options = round.options(seat)
    cards = [option for option in options if isinstance(option, act.Play | act.JumpIn | act.ChooseCard | act.ChooseRow)]
    return seat, rng.choice(cards if cards and rng.random() < 0.7 else options)
