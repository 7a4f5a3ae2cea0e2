"""Whether everything in a quest can be reached with what is found on the way (HQ-B.11).

Keys, secret doors and events open ever more of the dungeon until nothing new is found. Monsters can be slain and pits
jumped; a falling rock may have fallen, so no way may need its square. What only some decision brings counts too.
"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_walk import words
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..dungeon.plan import Plan
from ..dungeon.squares import mask_of, spread, squares_of

HINT = "hint"
"""An event whose id begins like this tells of what is hidden."""


def check_ways(quest: v.Quest, plan: Plan) -> Findings:
    trip = Trip(quest, plan)
    near = trip.near
    for index, spot in enumerate(plan.foes):
        if not near >> spot.square & 1:
            yield wrong(("foes", index, "at"), "flaw.quest.unreachable", "HQ-B.11")
    for index, chest in enumerate(quest.chests):
        if not near >> plan.square(chest.at) & 1:
            yield wrong(("chests", index, "at"), "flaw.quest.unreachable", "HQ-B.11")
    for index, piece in enumerate(quest.furniture):
        if not near & plan.furniture[plan.square(piece.at)].squares:
            yield wrong(("furniture", index, "at"), "flaw.quest.unreachable", "HQ-B.11")
    for index, door in enumerate(quest.doors):
        if not trip.reached & plan.doors[plan.number_of(door)].ends:
            yield wrong(("doors", index, "at"), "flaw.quest.unreachable", "HQ-B.11")
    for index in range(len(quest.events)):
        if index not in trip.happened:
            yield wrong(("events", index, "when"), "flaw.quest.never", "HQ-B.11")
    for index, goal in enumerate(quest.goals):
        if not trip.reaches(goal):
            at: Steps = ("goals", index)
            yield wrong(at, "flaw.quest.goal", "HQ-B.11")


def is_hidden(quest: v.Quest, plan: Plan) -> bool:
    """Whether a goal is found only by searching for secret doors, and nobody gives a hint before."""
    trip = Trip(quest, plan, searches=False)
    if all(trip.reaches(goal) for goal in quest.goals):
        return False
    return not any(quest.events[number].id.startswith(HINT) for number in trip.happened)


class Trip:
    """A company that overcomes everything, and how far it gets."""

    def __init__(self, quest: v.Quest, plan: Plan, searches: bool = True) -> None:
        self.quest = quest
        self.plan = plan
        self.searches = searches
        self.things = set[str]()
        self.flags = set[str]()
        self.unlocked = set[str]()
        self.appeared = dict[str, int]()
        """Foes of events, and where."""
        self.happened = set[int]()
        rocks = [
            trap.buries if trap.buries >= 0 else trap.square for trap in plan.traps.values() if trap.kind == "rock"
        ]
        self.floor = plan.floor & ~plan.furnished & ~mask_of(rocks)
        self.reached = plan.stairs & self.floor
        self.go()

    def go(self) -> None:
        before: tuple[int, ...] = ()
        while before != (now := self.progress()):
            before = now
            self.walk()
            for chest in self.plan.chests.values():
                if self.near >> chest.square & 1:
                    self.find(chest.holds)
            for number, event in enumerate(self.quest.events):
                if number not in self.happened and self.set_off(event):
                    self.happened.add(number)
                    self.do(event.do)
            for number, goal in enumerate(self.quest.goals, start=1):
                if not isinstance(goal, v.Find | v.Escape) and self.reaches(goal):
                    self.flags.add(f"goal_{number}")
                    if isinstance(goal, v.Rescue):
                        self.flags.add(f"rescued_{goal.who}")

    def progress(self) -> tuple[int, ...]:
        sets = self.things, self.flags, self.unlocked, self.appeared, self.happened
        return (self.reached, *map(len, sets))

    # --- walking ------------------------------------------------------------------------------------

    def walk(self) -> None:
        east, south = self.plan.east, self.plan.south
        for door in self.plan.doors.values():
            if self.opens(door.kind, door.id, door.key):
                if door.other == door.one + 1:
                    east |= 1 << door.one
                else:
                    south |= 1 << door.one
        edge = self.reached
        while edge:
            edge = spread(edge, east, south, self.plan.width) & self.floor & ~self.reached
            self.reached |= edge
        self.near = self.reached | spread(self.reached, self.plan.east, self.plan.south, self.plan.width)

    near: int = 0
    """Squares that are reached, and those beside them."""

    def opens(self, kind: str, name: str, key: str) -> bool:
        if name and name in self.unlocked:
            return True
        if kind == "secret":
            return self.searches
        return kind != "locked" or key in self.things

    # --- what happens ---------------------------------------------------------------------------------

    def find(self, effects: v.Effects) -> None:
        for _, word in words(effects):
            if isinstance(word, v.Give) and word.thing:
                self.things.add(word.thing)

    def set_off(self, event: v.Event) -> bool:
        return self.flags.issuperset(event.only) and self.triggered(event.when)

    def triggered(self, when: v.Trigger) -> bool:
        plan = self.plan
        if isinstance(when, v.Entering):
            squares = mask_of([plan.square(spot) for spot in when.squares]) | plan.room(when.room)
            return bool(self.reached & squares)
        if isinstance(when, v.Seeing):
            return bool(self.reached & plan.room(when.room))
        if isinstance(when, v.Opening):
            chests = [self.near >> chest.square & 1 for chest in plan.chests.values() if chest.id == when.what]
            doors = [
                self.reached & door.ends and self.opens(door.kind, door.id, door.key)
                for door in plan.doors.values()
                if door.id == when.what
            ]
            return any(chests) or any(doors)
        if isinstance(when, v.Killing):
            return all(self.meets(tag) for tag in when.what)
        if isinstance(when, v.Searching):
            pieces = [
                self.near & piece.squares for piece in plan.furniture.values() if when.what and piece.id == when.what
            ]
            return any(pieces) or bool(self.reached & plan.room(when.room))
        return isinstance(when, v.OnRound) or self.flags.issuperset(when.flags)

    def meets(self, tag: str) -> bool:
        squares = [spot.square for spot in self.plan.foes if spot.foe.id == tag]
        return tag in self.appeared or any(self.near >> square & 1 for square in squares)

    def do(self, deeds: tuple[v.Deed, ...]) -> None:
        for deed in all_deeds(deeds):
            if isinstance(deed, v.SetFlag):
                self.flags.add(deed.flag)
            elif isinstance(deed, v.Unlock):
                self.unlocked.update(deed.what)
            elif isinstance(deed, v.Happens):
                self.find(deed.effects)
            elif isinstance(deed, v.Place):
                self.appeared |= {foe.id: self.plan.square(foe.at) for foe in deed.foes if foe.id}

    # --- goals ------------------------------------------------------------------------------------------

    def reaches(self, goal: v.Goal) -> bool:
        if isinstance(goal, v.Find):
            return goal.thing in self.things
        if isinstance(goal, v.SlayFoes):
            tags = goal.what or tuple([foe.id for foe in self.quest.foes if foe.id])
            return all(self.meets(tag) for tag in tags)
        if isinstance(goal, v.Rescue):
            return self.meets(goal.who)
        if isinstance(goal, v.Escape):
            squares = [self.plan.square(spot) for spot in goal.squares] or list(squares_of(self.plan.stairs))
            return bool(self.reached & mask_of(squares))
        if isinstance(goal, v.HoldOut):
            inside = not goal.room or bool(self.reached & self.plan.room(goal.room))
            return inside and (not goal.since or goal.since in self.flags)
        return any(flag in self.flags for flag in goal.flags)


def all_deeds(deeds: tuple[v.Deed, ...]) -> Iterator[v.Deed]:
    """Those of every option too."""
    for deed in deeds:
        yield deed
        if isinstance(deed, v.Decide):
            for option in deed.options:
                yield from all_deeds(option.do)
