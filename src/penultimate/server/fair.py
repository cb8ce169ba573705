"""The fair dealer: chance that a seat can check afterwards and nobody could choose beforehand.

For each round: a secret seed of 64 bytes and a blind of 32; their SHA-256 is shown before the deal; every
human seat
adds 32 bytes; an HMAC-SHA-256 counter stream over all of it orders the cards (Fisher-Yates with rejection).
Seed and
blind are shown afterwards. `docs/fair-dealer.md` says it byte by byte; `penultimate.verify` checks it with
other code.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field

SEED, BLIND, SHARE = 64, 32, 32


@dataclass(frozen=True)
class Secret:
    """What the dealer keeps to itself until the round is over."""

    seed: bytes
    blind: bytes

    @classmethod
    def fresh(cls) -> Secret:
        """From the system's own randomness."""
        return cls(secrets.token_bytes(SEED), secrets.token_bytes(BLIND))

    @property
    def commitment(self) -> str:
        """SHA-256 of blind and seed, in hexadecimal: shown before the deal."""
        return hashlib.sha256(self.blind + self.seed).hexdigest()


def round_key(secret: Secret, name: str, shares: dict[int, bytes]) -> bytes:
    """The key of a round: the seed over the round's name and what the seats added, by seat."""
    message = b"penultimate fair dealer 1\0" + name.encode() + b"\0"
    for seat in sorted(shares):
        message += bytes([seat]) + shares[seat]
    return hmac.digest(secret.seed, message, "sha256")


class Stream:
    """The counter stream of a key under a label: 32-bit words, big-endian, eight to a block."""

    def __init__(self, key: bytes, label: str, place: int = 0) -> None:
        self.key = key
        self.label = label.encode()
        self.place = place
        self._block = b""
        self._number = -1

    def word(self) -> int:
        """The next 32 bits."""
        number, index = divmod(self.place, 8)
        if number != self._number:
            self._block = hmac.digest(self.key, self.label + b"\0" + number.to_bytes(8, "big"), "sha256")
            self._number = number
        self.place += 1
        return int.from_bytes(self._block[index * 4 : index * 4 + 4], "big")

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, every one as likely: words at or above the last full multiple are
        thrown away."""
        top = (1 << 32) // n * n
        word = self.word()
        while word >= top:
            word = self.word()
        return word % n


@dataclass
class FairDealer:
    """Chance for one round, bound by `Chance.outside`. `transcript` holds all it decided, in order."""

    key: bytes
    transcript: list[tuple[str, list[int]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stream = Stream(self.key, "cards")

    @property
    def mark(self) -> tuple[int, int]:
        """Where it stands: to be given back to `rewind` when what was asked did not come to pass."""
        return self.stream.place, len(self.transcript)

    def rewind(self, mark: tuple[int, int]) -> None:
        """Take back everything since `mark`."""
        self.stream.place = mark[0]
        del self.transcript[mark[1] :]

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1."""
        found = self.stream.below(n)
        self.transcript.append(("below", [n, found]))
        return found

    def shuffle(self, cards: list[int]) -> list[int]:
        """The cards in their new order, the first to be drawn last."""
        order = list(cards)
        for i in range(len(order) - 1, 0, -1):
            j = self.stream.below(i + 1)
            order[i], order[j] = order[j], order[i]
        self.transcript.append(("shuffle", [*cards, *order]))
        return order

    def device(self, what: int, n: int) -> int:
        """The result of a device, from 0 to n - 1."""
        found = self.stream.below(n)
        self.transcript.append(("device", [what, n, found]))
        return found


def match_seed(secret: Secret, name: str, shares: dict[int, bytes]) -> int:
    """The seed of a match's own lots (who deals, who begins), from its first round's secret."""
    key = round_key(secret, name, shares)
    return int.from_bytes(hmac.digest(key, b"match\0" + bytes(8), "sha256")[:7], "big")
