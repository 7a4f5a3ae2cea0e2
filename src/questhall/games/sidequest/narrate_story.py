"""What the log itself tells about the cards in play.

Lines are told from this memory before anything else, so that a log that is told again from its first
line, after a restart or in a replay, has the very words that it had when it was heard live.
"""

from __future__ import annotations

from questhall.kernel.state import Told

from .entities import FIRST_ID

ENTERS = frozenset({"log.summon", "log.summon-hidden", "log.equip", "log.boss", "log.stays", "log.lurks", "log.world"})
"""Lines with which a card comes into play."""

LEAVES = frozenset({"log.falls", "log.sacrificed", "log.unequipped", "log.bounced", "log.fades"})
"""Lines with which it goes; other lines name those that go with them as `gone`."""


class Story:
    """Follows the lines that one seat may read."""

    __slots__ = ("here", "hidden", "known")

    def __init__(self) -> None:
        self.known: dict[int, str] = {}
        self.hidden: set[int] = set()
        self.here: set[int] = set()

    def hear(self, told: Told) -> None:
        """What a line says about its cards, before it is put into words."""
        args = told.args
        thing, card = args.get("thing", 0), args.get("card", "")
        if told.key in ENTERS:
            self.here.add(thing)
            self.known.pop(thing, None)
            if not card:
                self.hidden.add(thing)
        if thing >= FIRST_ID and card:
            self.known[thing] = card
            self.hidden.discard(thing)
        if "item" in args:
            self.known[args["item"]] = card

    def heard(self, told: Told) -> None:
        """What is no longer in play after it."""
        if told.key in LEAVES:
            self.here.discard(told.args["thing"])
        self.here.difference_update(told.args.get("gone", ()))

    def copies(self, thing: int) -> bool:
        """Whether another card in play is called the same."""
        card = self.known.get(thing)
        return any(other != thing and self.known.get(other) == card for other in self.here)
