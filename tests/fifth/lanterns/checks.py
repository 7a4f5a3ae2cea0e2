"""What makes no sense in a pack of Lantern Bearers, beyond the types of its files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from questhall.kernel.pack_draft import Draft, Entry, Found
from questhall.kernel.pack_errors import Finding, Findings, wrong

from . import vocabulary as v
from .squares import HEIGHT, WIDTH, beside, square


def squares_of(room: v.Room) -> tuple[int, ...]:
    left, top, width, height = room.at
    return tuple([square(x, y) for y in range(top, top + height) for x in range(left, left + width)])


def check_room(room: v.Room) -> Findings:
    left, top, width, height = room.at
    if left + width > WIDTH or top + height > HEIGHT:
        yield wrong(("at",), "flaw.outside", "LB-A.3", columns=WIDTH, rows=HEIGHT)


def check_door(door: v.Door) -> Findings:
    one, other = (square(*spot) for spot in door.between)
    if not beside(one, other):
        yield wrong(("between",), "flaw.door", "LB-2.1")


class Whole:
    """How the things of a draft fit together, and with those of the packs that it builds on."""

    def __init__(self, draft: Draft, rooms: Mapping[str, v.Room], known: Mapping[str, Mapping[str, object]]) -> None:
        """`rooms` and `known` hold what the packs below have."""
        self.draft = draft
        self.rooms = {**rooms, **draft.things("rooms")}
        self.known = {space: {**things, **draft.things(space)} for space, things in known.items()}

    def check(self) -> Found:
        yield from self.overlaps()
        for entry in self.draft.entries["doors"].values():
            yield from self.door(entry)
        for entry in self.draft.entries["quests"].values():
            yield from self.quest(entry)

    def overlaps(self) -> Found:
        taken: dict[int, str] = {}
        for room in self.rooms.values():
            for at in squares_of(room):
                other = taken.setdefault(at, room.id)
                if other != room.id and room.id in self.draft.entries["rooms"]:
                    yield self.draft.entries["rooms"][room.id], wrong(("at",), "flaw.overlap", "LB-A.3", room=other)
                    break

    def door(self, entry: Entry) -> Found:
        ends = [square(*spot) for spot in entry.thing.between]
        rooms = {room.id for room in self.rooms.values() if set(ends) & set(squares_of(room))}
        if len(rooms) != 2:
            yield entry, wrong(("between",), "flaw.door", "LB-2.1")

    def quest(self, entry: Entry) -> Found:
        quest: v.Quest = entry.thing
        named = [("begins", quest.begins, "rooms"), ("relic", quest.relic, "relics"), ("then", quest.then, "quests")]
        for field, name, space in named:
            if name is not None and name not in self.known[space]:
                yield entry, self.unknown((field,), name, space)
        for i, name in enumerate(quest.treasure):
            if name not in self.rooms:
                yield entry, self.unknown(("treasure", i), name, "rooms")
            elif name == quest.begins:
                yield entry, wrong(("treasure", i), "flaw.too-near", "LB-A.3")
        for i, name in enumerate(quest.sleepers):
            if name not in self.known["monsters"]:
                yield entry, self.unknown(("sleepers", i), name, "monsters")
        if quest.id in self.chain(quest):
            yield entry, wrong(("then",), "flaw.circle", "LB-C.1")

    def unknown(self, at: tuple[str | int, ...], name: str, space: str) -> Finding:
        return wrong(at, "flaw.unknown", value=name, known=tuple(sorted(self.known[space])))

    def chain(self, quest: v.Quest) -> Iterator[str]:
        """The quests that follow, until one of them was there before."""
        quests, seen = self.known["quests"], set[str]()
        following = quest.then
        while following is not None and following not in seen:
            yield following
            seen.add(following)
            after = quests.get(following)
            following = after.then if isinstance(after, v.Quest) else None
