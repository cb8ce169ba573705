"""The fair dealer's proof, checked by code that shares nothing with the dealer.

For every round of a record: the commitment opens to the seed; what the seats contributed is in the key; every shuffle
and device follows from the key, word by word; and the match, played again with them, gives the deals, the events, the
points and the winners that the record tells.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections.abc import Iterator
from typing import TypeVar

from .cards import Card, Deck
from .chance import Chance
from .errors import BadNotation, PenultimateError
from .match import Match
from .record import Diverged, Proof, Record, RoundRecord, replayed
from .results import RecordedChance, Shuffle

T = TypeVar("T")


class Unfair(PenultimateError):
    """The record does not hold what the dealer promised; the message says where."""


def words_of(key: bytes) -> Iterator[int]:
    """The 32-bit words that a round's key stands for."""
    for block in itertools.count():
        digest = hmac.new(key, b"cards\x00" + block.to_bytes(8, "big"), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")


def pick(words: Iterator[int], n: int) -> int:
    """One of n: the first word below the last full multiple of n, taken modulo n."""
    return next(word for word in words if word < 2**32 - 2**32 % n) % n


def mixed(words: Iterator[int], cards: list[T]) -> list[T]:
    """The cards as Fisher-Yates leaves them, from the last place down."""
    order = cards[:]
    last = len(order) - 1
    while last > 0:
        other = pick(words, last + 1)
        order[last], order[other] = order[other], order[last]
        last -= 1
    return order


def round_key(name: str, proof: Proof) -> bytes:
    """The key of a round, from what was revealed. Raises Unfair where that does not open the commitment."""
    seed, blind = bytes.fromhex(proof.seed), bytes.fromhex(proof.blind)
    if len(seed) != 64 or len(blind) != 32 or any(len(share) != 64 for _, share in proof.shares):
        raise Unfair(f"round {name!r}: a seed has 64 bytes, a blind and a contribution 32")
    if hashlib.sha256(blind + seed).hexdigest() != proof.commitment:
        raise Unfair(f"round {name!r}: seed and blind do not open the commitment")
    text = b"penultimate fair dealer 1\x00" + name.encode() + b"\x00"
    shares = b"".join(bytes([seat]) + bytes.fromhex(share) for seat, share in proof.shares)
    return hmac.new(seed, text + shares, hashlib.sha256).digest()


def check_chance(name: str, key: bytes, entry: RoundRecord, deck: Deck) -> int:
    """Every result the dealer gave, in order; gives how many there were. Raises Unfair."""
    words = words_of(key)
    for number, result in enumerate(entry.chance, 1):
        where = f"round {name!r}, result {number}"
        if isinstance(result, Shuffle):
            _check_shuffle(where, words, result, deck, fresh=number == 1 and not entry.kept)
        elif result.n is None or pick(words, result.n) != result.found:
            raise Unfair(f"{where}: the seed gives something else")
    return len(entry.chance)


def _check_shuffle(where: str, words: Iterator[int], result: Shuffle, deck: Deck, *, fresh: bool) -> None:
    if result.before is None:
        raise Unfair(f"{where}: how the cards lay before is missing")
    # A record lists the card to be drawn first first; in the pile it lies last.
    before, after = list(reversed(result.before)), list(reversed(result.after))
    if fresh and before != _in_order(deck):
        raise Unfair(f"{where}: the deck was not in order before it was shuffled")
    if mixed(words, before) != after:
        raise Unfair(f"{where}: the cards do not lie as the seed says")


def _in_order(deck: Deck) -> list[Card]:
    return [card for card, copies in zip(deck.cards, deck.copies, strict=True) for _ in range(copies)]


def replay(record: Record) -> None:
    """Play the match again with the results of the record. Raises Unfair where anything comes out differently."""
    match = Match(record.rules, record.seats, record.lots or 0)
    for number, entry in enumerate(record.rounds, 1):
        chance = RecordedChance(record.rules.deck(record.seats), entry.chance)
        where = f"round {number}"
        try:
            round = match.next_round(Chance.outside(chance))
            told = RoundRecord.of(round, match.seating)
            for what in ("dealer", "starter", "out", "seating", "kept"):
                if getattr(told, what) != getattr(entry, what):
                    raise Unfair(f"{where}: {what} is another than the lots of the match say")
            for _ in replayed(number, entry, round):
                pass
        except Diverged as error:
            raise Unfair(str(error)) from error
        if not entry.hands:
            raise Unfair(f"{where}: the hands dealt are missing")
        if chance.left:
            raise Unfair(f"{where}: the record has results that the play does not ask for")
        if not round.over:
            raise Unfair(f"{where}: it is not played to its end")
        if match.finish(round) != entry.points:
            raise Unfair(f"{where}: the points are others")
    if not match.over or match.winners != record.winners:
        raise Unfair("the match was won otherwise, or is not played to its end")


def verify_record(text: bytes | str, commitments: tuple[str, ...] = (), shares: tuple[str, ...] = ()) -> list[str]:
    """What has been checked, one line each. `commitments` and `shares` are those a seat noted itself: each must be in
    the record. Raises Unfair, or PenultimateError for what is not a record."""
    record = _read(text)
    if not record.rounds or not record.table or record.lots is None:
        raise Unfair("this record carries no proof: the fair dealer has not dealt here")
    found: list[str] = []
    seen: dict[str, set[str]] = {"commitment": set(), "contribution": set()}
    for number, entry in enumerate(record.rounds, 1):
        name, proof = f"{record.table} {number}", entry.proof
        if proof is None or entry.seed is not None:
            raise Unfair(f"round {name!r}: there is no proof of it")
        key = round_key(name, proof)
        if number == 1:
            lots = hmac.new(key, b"match\x00" + bytes(8), hashlib.sha256).digest()
            if int.from_bytes(lots[:7], "big") != record.lots:
                raise Unfair("the lots for dealer and starter do not follow from the first round's seed")
        results = check_chance(name, key, entry, record.rules.deck(record.seats))
        seen["commitment"].add(proof.commitment)
        seen["contribution"] |= {share for _, share in proof.shares}
        added = len(proof.shares)
        found.append(f"round {number}: commitment opens, {added} contributions, {results} results follow")
    replay(record)
    for wanted, what in ((commitments, "commitment"), (shares, "contribution")):
        for one in wanted:
            if one not in seen[what]:
                raise Unfair(f"the {what} {one[:16]}... is not in this record")
    found.append("every deal, draw and score follows from these results")
    return found


def _read(text: bytes | str) -> Record:
    try:
        return Record.parse(text.decode() if isinstance(text, bytes) else text)
    except BadNotation as error:
        raise PenultimateError(f"not a record: {error}") from error
    except UnicodeDecodeError as error:
        raise PenultimateError("not a record: not a text in UTF-8") from error
