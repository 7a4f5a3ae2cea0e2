"""Everything of a quest stands on the floor of its board, and nothing on top of something else (HQ-B.11)."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.message import Message, message
from questhall.kernel.pack_errors import Finding, Findings, wrong
from questhall.kernel.pack_walk import words
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..dungeon.build import CORRIDOR, ROCK, Builder
from ..dungeon.squares import spread

MOST_FOES, MOST_TRAPS, MOST_CHESTS = 60, 20, 10
"""More than that is a slip of the pen."""
MOST_IN_ONE_ROOM = 10


def check_places(quest: v.Quest, builder: Builder) -> Findings:
    places = Places(quest, builder)
    yield from places.dark_rooms()
    flaws = [*places.on_the_floor()]
    yield from flaws
    if not flaws:
        yield from places.overlaps()
        yield from places.stairway()
    yield from places.numbers()


class Places:
    def __init__(self, quest: v.Quest, builder: Builder) -> None:
        self.quest = quest
        self.builder = builder

    def name(self, spot: v.Spot) -> str:
        return f"[{spot[0]}, {spot[1]}]"

    def inside(self, spot: v.Spot) -> bool:
        return spot[0] < self.builder.width and spot[1] < self.builder.height

    def sign(self, spot: v.Spot) -> str:
        return self.builder.signs[self.builder.at(spot)]

    def dark_rooms(self) -> Findings:
        for index, sign in enumerate(self.quest.dark):
            if sign in (ROCK, CORRIDOR) or sign not in self.builder.signs:
                yield wrong(("dark", index), "flaw.quest.no-room", "HQ-B.11", room=sign)

    # --- the floor -------------------------------------------------------------------------------

    def covered(self, at: Steps, piece: v.Piece) -> Iterator[tuple[Steps, v.Spot]]:
        """The squares of a piece of furniture."""
        kind = self.builder.kinds[piece.kind]
        wide, high = (kind.high, kind.wide) if piece.turned else (kind.wide, kind.high)
        for j in range(high):
            for i in range(wide):
                yield (*at, "at"), (piece.at[0] + i, piece.at[1] + j)

    def spots(self) -> Iterator[tuple[Steps, v.Spot]]:
        """Every square that the quest names, without doors and blocked squares."""
        for index, spot in enumerate(self.quest.stairs):
            yield ("stairs", index), spot
        for at, word in words(self.quest):
            if isinstance(word, v.Piece):
                yield from self.covered(at, word)
            elif isinstance(word, v.Chest | v.Trap | v.Foe):
                yield (*at, "at"), word.at
            if isinstance(word, v.Trap):
                yield from [((*at, "marks", i), spot) for i, spot in enumerate(word.marks)]
                if word.buries is not None:
                    yield (*at, "buries"), word.buries
            elif isinstance(word, v.Foe) and word.flees_to is not None:
                yield (*at, "flees_to"), word.flees_to
            elif isinstance(word, v.Entering | v.Bury | v.Escape):
                yield from [((*at, "squares", i), spot) for i, spot in enumerate(word.squares)]

    def on_the_floor(self) -> Findings:
        blocked = set(self.quest.blocked)
        for index, spot in enumerate(self.quest.blocked):
            if not self.inside(spot) or not self.builder.floor >> self.builder.at(spot) & 1:
                yield wrong(("blocked", index), "flaw.quest.no-floor", "HQ-B.11", spot=self.name(spot))
        for at, spot in self.spots():
            if not self.inside(spot) or not self.builder.floor >> self.builder.at(spot) & 1:
                yield wrong(at, "flaw.quest.no-floor", "HQ-B.11", spot=self.name(spot))
            elif spot in blocked:
                yield wrong(at, "flaw.quest.on-blocked", "HQ-B.11", spot=self.name(spot))

    # --- one on top of another -------------------------------------------------------------------------

    def overlaps(self) -> Findings:
        taken: dict[v.Spot, Message] = {spot: message("flaw.quest.stairway") for spot in self.quest.stairs}
        for index, piece in enumerate(self.quest.furniture):
            at: Steps = ("furniture", index)
            spots = [spot for _, spot in self.covered(at, piece)]
            if len({self.sign(spot) for spot in spots}) > 1:
                yield wrong((*at, "at"), "flaw.quest.two-areas", "HQ-B.11")
            yield from self.take(taken, (*at, "at"), spots, message("flaw.quest.furniture", kind=piece.kind))
        for index, chest in enumerate(self.quest.chests):
            yield from self.take(taken, ("chests", index, "at"), [chest.at], message("flaw.quest.chest"))
        standing = dict(taken)
        for index, trap in enumerate(self.quest.traps):
            marks = trap.marks if trap.kind == "double_pit" else ()
            trapped = list(dict.fromkeys((trap.at, *marks)))
            yield from self.take(taken, ("traps", index, "at"), trapped, message("flaw.quest.trap", kind=trap.kind))
        for index, foe in enumerate(self.quest.foes):
            yield from self.take(taken, ("foes", index, "at"), [foe.at], message("flaw.quest.foe", kind=foe.kind))
        for at, word in words(self.quest):
            if isinstance(word, v.Place):
                appearing = dict(standing)
                for index, foe in enumerate(word.foes):
                    who = message("flaw.quest.foe", kind=foe.kind)
                    yield from self.take(appearing, (*at, "foes", index, "at"), [foe.at], who)
            elif isinstance(word, v.Bury):
                for index, spot in enumerate(word.squares):
                    if spot in standing:
                        yield self.twice((*at, "squares", index), spot, standing[spot])

    def take(self, taken: dict[v.Spot, Message], at: Steps, spots: list[v.Spot], what: Message) -> Findings:
        for spot in spots:
            if spot in taken:
                yield self.twice(at, spot, taken[spot])
            taken.setdefault(spot, what)

    def twice(self, at: Steps, spot: v.Spot, what: Message) -> Finding:
        return wrong(at, "flaw.quest.taken", "HQ-B.11", spot=self.name(spot), what=what)

    def stairway(self) -> Findings:
        """The squares of the stairway hang together."""
        whole = self.builder.mask(self.quest.stairs)
        reached = whole & -whole
        for _ in self.quest.stairs:
            reached |= spread(reached, self.builder.east, self.builder.south, self.builder.width) & whole
        if reached != whole:
            yield wrong(("stairs",), "flaw.quest.stairs-apart", "HQ-B.11")

    # --- how many ---------------------------------------------------------------------------------------

    def numbers(self) -> Findings:
        counts = ("foes", MOST_FOES), ("traps", MOST_TRAPS), ("chests", MOST_CHESTS)
        for field, most in counts:
            n = len(getattr(self.quest, field))
            if n > most:
                yield wrong((field,), "flaw.quest.too-many", "HQ-B.11", n=n, most=most)
        for area in self.builder.areas():
            n = sum([area.squares >> self.builder.at(foe.at) & 1 for foe in self.quest.foes if self.inside(foe.at)])
            if area.room and n > MOST_IN_ONE_ROOM:
                yield wrong(("foes",), "flaw.quest.crowd", "HQ-B.11", room=area.sign, n=n, most=MOST_IN_ONE_ROOM)
