"""A dungeon as somebody may imagine it who knows only what was uncovered.

What was seen stays as it is; everything else is made anew by chance, from nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from questhall.kernel.dice import Random

from .. import vocabulary as v
from .plan import Area, ChestSpot, FoeSpot, Plan, TrapSpot, by_number, doors_by_square, traps_by_square
from .sections import regions
from .squares import mask_of, nth_square, spread, squares_of

SIGN = "?"
"""Of rooms that nobody has seen."""
LURKERS = ("goblin", "orc", "skeleton", "zombie", "fimir", "spiders")
"""What heroes expect behind a door."""
TRAPS = ("spear", "pit", "rock")
A_TRAP_ON = 12
"""One square of so many."""


class Known:
    """What the heroes know of a plan; the state says it in masks."""

    def __init__(
        self,
        plan: Plan,
        seen: int,
        doors: int,
        traps: int,
        unsure: int,
        chests: int,
        opened: int,
        tags: frozenset[str],
        events: tuple[v.Event, ...],
    ) -> None:
        self.plan = plan
        self.seen = seen
        self.doors = doors
        self.traps = traps
        self.unsure = unsure
        """Traps of which nobody knows the kind."""
        self.chests = chests
        """Chests of which everybody knows whether there is a trap."""
        self.opened = opened
        """Chests of which everybody sees what is in them, or what their trap does."""
        self.tags = tags
        """Of the quest's own monsters that were seen."""
        self.events = events
        """What is happening just now."""


class Imagined:
    """Builds the plan step by step."""

    def __init__(self, known: Known, random: Random) -> None:
        self.known = known
        self.random = random
        self.plan = known.plan
        self.width = self.plan.width
        self.size = self.plan.width * self.plan.height
        self.everything = (1 << self.size) - 1
        self.columns = mask_of([row * self.width + self.width - 1 for row in range(self.plan.height)])
        self.free = self.everything & ~known.seen
        """Squares of which nobody knows anything."""
        self.seen = list(squares_of(known.seen))
        self.east = self._known_edges(self.plan.east, 1)
        self.south = self._known_edges(self.plan.south, self.width)
        self.rooms: list[int] = []
        self.corridors = 0

    def _known_edges(self, edges: int, step: int) -> int:
        """Between two squares that were both seen."""
        seen = self.known.seen
        return edges & seen & (seen >> step)

    # --- the dark ---------------------------------------------------------------------------

    def grow(self) -> None:
        """A room behind every closed door, and a few squares where a corridor leads into the dark."""
        for square in self.openings():
            self.corridors |= self.dig_corridor(square)
        for number in squares_of(self.known.doors):
            door = self.plan.doors[number]
            for end in (door.one, door.other):
                if self.free >> end & 1:
                    self.rooms.append(self.dig_room(end))

    def openings(self) -> list[int]:
        """Unseen squares into which a seen corridor goes on; whoever sees the corridor sees that."""
        plan, seen = self.plan, self.known.seen
        return list(squares_of(spread(seen, plan.east, plan.south, self.width) & ~seen & plan.floor))

    def dig_corridor(self, square: int) -> int:
        """Straight on into the dark, as far as there is room."""
        step = self.direction_from_seen(square)
        found, here = 1 << square, square
        self.open_to_seen(square)
        for _ in range(self.random.below(5)):
            there = here + step
            if not self.is_beside(here, there) or not self.free >> there & 1:
                break
            found |= 1 << there
            self.open_edge(here, there)
            here = there
        self.free &= ~found
        return found

    def direction_from_seen(self, square: int) -> int:
        for step in (1, -1, self.width, -self.width):
            before = square - step
            if self.is_beside(before, square) and self.known.seen >> before & 1 and self.is_open(before, square):
                return step
        return 1

    def open_to_seen(self, square: int) -> None:
        for step in (1, -1, self.width, -self.width):
            before = square - step
            if self.is_beside(before, square) and self.known.seen >> before & 1 and self.is_open(before, square):
                self.open_edge(before, square)

    def dig_room(self, square: int) -> int:
        """A few squares around the one behind the door."""
        found = edge = 1 << square
        self.free &= ~found
        for _ in range(1 + self.random.below(3)):
            edge = self.around(edge) & self.free
            found |= edge
            self.free &= ~edge
        self.east |= found & (found >> 1) & ~self.columns
        self.south |= found & (found >> self.width)
        return found

    def around(self, mask: int) -> int:
        wide = (mask & ~self.columns) << 1 | (mask >> 1) & ~self.columns
        return (wide | mask << self.width | mask >> self.width) & self.everything

    def is_beside(self, one: int, other: int) -> bool:
        if not (0 <= one < self.size and 0 <= other < self.size):
            return False
        return abs(one - other) == self.width or (abs(one - other) == 1 and one // self.width == other // self.width)

    def is_open(self, one: int, other: int) -> bool:
        low = min(one, other)
        edges = self.plan.east if abs(one - other) == 1 else self.plan.south
        return bool(edges >> low & 1)

    def open_edge(self, one: int, other: int) -> None:
        low = min(one, other)
        if abs(one - other) == 1:
            self.east |= 1 << low
        else:
            self.south |= 1 << low

    # --- what is in it ----------------------------------------------------------------------------

    def lurkers(self) -> tuple[FoeSpot, ...]:
        found: list[FoeSpot] = []
        for room in self.rooms:
            left = room
            for _ in range(min(self.random.below(3), room.bit_count())):
                square = self.somewhere(left)
                left &= ~(1 << square)
                found.append(FoeSpot(v.Foe(kind=self.random.choice(LURKERS), at=(0, 0)), square))
        return tuple(found)

    def somewhere(self, squares: int) -> int:
        return nth_square(squares, self.random.below(squares.bit_count()))

    def hidden_traps(self) -> Iterator[TrapSpot]:
        for place in (self.corridors, *self.rooms):
            if self.random.below(A_TRAP_ON) < place.bit_count():
                square = self.somewhere(place)
                yield TrapSpot(self.random.choice(TRAPS), square, 1 << square, -1)

    def guessed(self, trap: TrapSpot) -> TrapSpot:
        """Under a marker may be any trap; only two squares are surely a double pit."""
        if trap.kind == "double_pit":
            return trap
        return TrapSpot(self.random.choice(TRAPS), trap.square, 1 << trap.square, -1)


def imagine(known: Known, random: Random) -> Plan:
    """A plan in which everything known is as it is."""
    made = Imagined(known, random)
    made.grow()
    plan, seen = known.plan, known.seen
    areas, area_of = areas_of(made)
    floor = plan.floor & seen | made.corridors | joined(made.rooms)
    doors = {number: plan.doors[number] for number in squares_of(known.doors)}
    marked = [made.guessed(plan.traps[n]) if known.unsure >> n & 1 else plan.traps[n] for n in squares_of(known.traps)]
    traps = by_number([*marked, *made.hidden_traps()])
    lurkers, chests = made.lurkers(), closed(known)
    return replace(
        plan,
        quest=quest_of(known),
        area_of=tuple(area_of),
        areas=tuple(areas),
        floor=floor,
        east=made.east,
        south=made.south,
        region=region_of(made),
        doors=doors,
        doors_at=doors_by_square(doors.values()),
        furniture={n: piece for n, piece in plan.furniture.items() if piece.squares & seen},
        furnished=plan.furnished & seen,
        ground=floor & ~(plan.furnished & seen),
        tall=plan.tall & seen,
        chests=chests,
        chest_squares=mask_of(chests),
        traps=traps,
        trapped=traps_by_square(traps.values()),
        blocked=plan.blocked & seen,
        stairs=plan.stairs & seen,
        foes=lurkers,
        hostile=(1 << len(lurkers)) - 1,
        corridor_views={},
        rows_seen={},
        named={tag: replace(foe, flees_to=None) for tag, foe in plan.named.items() if tag in known.tags},
        entering={},
        flagged=(),
    )


def quest_of(known: Known) -> v.Quest:
    """Its goals are told to everybody; where it hides what, and what will happen, nobody knows."""
    quest, plan = known.plan.quest, known.plan
    nowhere: v.Spot = (0, plan.height)

    def as_known(goal: v.Goal) -> v.Goal:
        """Where one escapes is known as far as it was seen; below the board lies what nobody has found."""
        if not isinstance(goal, v.Escape) or not goal.squares:
            return goal
        found = tuple([spot for spot in goal.squares if known.seen >> plan.square(spot) & 1])
        return replace(goal, squares=found or (nowhere,))

    goals = map(as_known, quest.goals)
    return replace(
        quest, dark=(), blocked=(), wandering=LURKERS[0], doors=(), furniture=(), chests=(), traps=(), foes=(),
        events=known.events, goals=tuple(goals),
    )  # fmt: skip


def closed(known: Known) -> dict[int, ChestSpot]:
    """Nobody knows what is in a chest that is shut; that there is a trap may be known, but not what it does."""
    found = {}
    for number, chest in known.plan.chests.items():
        if known.opened >> number & 1:
            found[number] = chest
        elif known.seen >> chest.square & 1:
            trap = (v.Hurt(body=1),) if chest.trap and known.chests >> number & 1 else ()
            found[number] = replace(chest, id="", trap=trap, holds=(v.GoldPieces(n=25),))
    return found


def areas_of(made: Imagined) -> tuple[list[Area], list[int]]:
    """Seen areas keep their numbers as far as they were seen; rooms of the dark come behind them."""
    plan, seen = made.plan, made.known.seen
    areas = [Area(area.sign if area.squares & seen else "", area.room, area.squares & seen) for area in plan.areas]
    area_of = [-1] * made.size
    for square in made.seen:
        area_of[square] = plan.area_of[square]
    if made.corridors:
        corridor = next(n for n, area in enumerate(areas) if not area.room and area.squares)
        areas[corridor] = replace(areas[corridor], squares=areas[corridor].squares | made.corridors)
        for square in squares_of(made.corridors):
            area_of[square] = corridor
    for room in made.rooms:
        for square in squares_of(room):
            area_of[square] = len(areas)
        areas.append(Area(SIGN, True, room))
    return areas, area_of


def region_of(made: Imagined) -> tuple[int, ...]:
    """Of seen squares as it is, as far as it was seen; of the others as in any dungeon."""
    plan, seen = made.plan, made.known.seen
    found = [0] * made.size
    for square in made.seen:
        found[square] = plan.region[square] & seen
    for room in made.rooms:
        for square in squares_of(room):
            found[square] = room
    corridors = made.corridors
    for square in squares_of(spread(corridors, made.east, made.south, made.width) & seen):
        corridors |= found[square]
    for square, section in regions(corridors, made.east, made.south, made.width).items():
        found[square] |= section & ~seen if seen >> square & 1 else section
    return tuple(found)


def joined(masks: Sequence[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole
