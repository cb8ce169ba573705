"""Every limit of the server in one place: what strangers may send, keep open and make us remember.

Limits hang on identity and address, never on the socket. Times are in the unit their name ends with.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from penultimate.errors import BadNotation, meant


@dataclass(frozen=True)
class Limits:
    """All bounds. `with_words` reads overrides such as `guests_per_hour=5000`."""

    # Texts from strangers.
    frame_bytes: int = 12_288  # settings may hold the text of an edition
    body_bytes: int = 16_384
    name_length: int = 24
    chat_length: int = 200
    rules_length: int = 1000
    edition_length: int = 8_192
    actions_in_chain: int = 4
    # Seats: ten, sixteen where the edition allows.
    seats: int = 16
    # Counts.
    connections: int = 20_000
    connections_per_address: int = 100
    connections_per_guest: int = 8
    spectators_per_table: int = 50
    tables_awake: int = 10_000
    tables_per_address_per_hour: int = 60
    guests_per_address_per_hour: int = 120
    joins_per_address_per_minute: int = 30
    records_per_address_per_minute: int = 60
    editions_per_address_per_minute: int = 60
    sheets_per_address_per_minute: int = 60
    lessons_per_address_per_minute: int = 30
    messages_per_second: int = 20
    messages_burst: int = 60
    chats_per_minute: int = 20
    # Memory of one table and of one connection.
    frames_queued: int = 256
    action_ids_kept: int = 512
    answers_kept: int = 32
    events_kept: int = 48
    sheets_kept: int = 128
    results_kept: int = 50
    held_per_seat: int = 1
    presses_kept: int = 64
    mail_kept: int = 64
    addresses_kept: int = 50_000
    # Times.
    idle_before_sleep_s: float = 60.0
    enter_timeout_s: float = 10.0
    ping_every_s: float = 120.0
    latency_credit_ms: int = 150
    tie_ms: int = 5
    grace_ms: int = 150
    race_window_ms: int = 3000
    race_lead_ms: int = 1000
    contribution_ms: int = 2000
    between_rounds_ms: int = 30_000
    ballot_ms: int = 20_000
    full_collection_s: float = 1800.0
    objects_before_collection: int = 1_000_000
    gather_ms: float = 16.0
    commit_linger_ms: float = 2.0

    def with_words(self, words: tuple[str, ...]) -> Limits:
        """These limits with some set anew. Raises BadNotation for a name there is not or a value below 0."""
        kinds = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        changes: dict[str, int | float] = {}
        for word in words:
            name, _, text = word.partition("=")
            if name not in kinds:
                raise BadNotation(word, f"there is no such limit{meant(name, kinds)}")
            try:
                changes[name] = kinds[name](text)
            except ValueError as error:
                raise BadNotation(word, "give a number") from error
            if changes[name] < 0:
                raise BadNotation(word, "a limit cannot be below 0")
        return replace(self, **changes)  # type: ignore[arg-type]


CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 letters and digits that cannot be mistaken for each other."""
CODE_LENGTH = 8
