"""Who is in a room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from ..protocol.messages.server import FromServer
from ..timing.fairness import Distance

_encode = msgspec.json.Encoder().encode


class Peer(Protocol):
    """What a room needs to know of one browser or program. The room keeps `lang` up to date."""

    identities: tuple[str, ...]
    """Who this is, never empty; the first one is written down when a seat is taken."""
    lang: str
    name: str
    """By which a program is known in whatever seat it takes; people say theirs when they sit down."""
    address: str
    """Where it is; those at one address share what takes long."""

    def send(self, body: bytes) -> None:
        """Puts an encoded message into the queue; never waits, never raises."""


class Visitor:
    """Somebody in a room."""

    def __init__(self, peer: Peer, watch: int | None, secrets: Iterable[str] = ()) -> None:
        self.peer = peer
        self.who = peer.identities
        self.name = peer.name
        self.seats: tuple[int, ...] = ()
        self.watch = watch
        """Whose hand a spectator wants to see, where the table allows it."""
        self.secrets = set(secrets)
        """Of links that were opened here; one may wait for somebody's consent."""
        self.distance = Distance()
        self.latest = 0
        """The moment at which the last action of this peer counts."""

    @property
    def lang(self) -> str:
        return self.peer.lang

    @property
    def address(self) -> str:
        return self.peer.address

    def send(self, body: bytes) -> None:
        self.peer.send(body)

    def tell(self, message: FromServer) -> None:
        self.peer.send(_encode(message))
