"""From a quest of a pack to the plan that the rules use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .. import vocabulary as v
from .plan import (
    Area,
    ChestSpot,
    DoorSpot,
    FoeSpot,
    PieceSpot,
    Plan,
    TrapSpot,
    by_number,
    door_number,
    doors_by_square,
    traps_by_square,
)
from .sections import regions
from .squares import mask_of, spread, squares_of

ROCK, CORRIDOR = "#", "."


class Builder:
    """The board first, then what the quest puts on it."""

    def __init__(self, quest: v.Quest, board: v.Board, furniture: Mapping[str, v.Furniture]) -> None:
        self.quest = quest
        self.kinds = furniture
        self.width = max(map(len, board.rows))
        self.height = len(board.rows)
        self.signs = "".join([row.ljust(self.width, ROCK) for row in board.rows])
        out = {ROCK, *quest.dark}
        self.floor = mask_of([i for i, sign in enumerate(self.signs) if sign not in out])
        self.east = self._edges(1)
        self.south = self._edges(self.width)

    def _edges(self, step: int) -> int:
        """No wall stands between two squares with the same sign."""
        found = 0
        for square in squares_of(self.floor):
            other = square + step
            same_row = step != 1 or other % self.width != 0
            if same_row and other < len(self.signs) and self.signs[square] == self.signs[other]:
                found |= 1 << square
        return found

    def at(self, spot: v.Spot) -> int:
        return spot[1] * self.width + spot[0]

    def mask(self, spots: Iterable[v.Spot]) -> int:
        return mask_of([self.at(spot) for spot in spots])

    # --- areas ------------------------------------------------------------------------------

    def areas(self) -> list[Area]:
        """Squares of the same sign that hang together."""
        found, left = list[Area](), self.floor
        while left:
            first = left & -left
            whole, edge = first, first
            while edge:
                edge = spread(edge, self.east, self.south, self.width) & self.floor & ~whole
                whole |= edge
            sign = self.signs[first.bit_length() - 1]
            found.append(Area(sign, sign != CORRIDOR, whole))
            left &= ~whole
        return found

    def region(self, areas: list[Area]) -> tuple[int, ...]:
        found = [0] * (self.width * self.height)
        for area in areas:
            if area.room:
                for square in squares_of(area.squares):
                    found[square] = area.squares
            else:
                for square, mask in regions(area.squares, self.east, self.south, self.width).items():
                    found[square] = mask
        return tuple(found)

    # --- what stands there ----------------------------------------------------------------------

    def doors(self) -> dict[int, DoorSpot]:
        ends = []
        for door in self.quest.doors:
            one = self.at(door.at)
            ends.append((one, one + (1 if door.to == "east" else self.width)))
        doors = []
        for (one, other), door in zip(ends, self.quest.doors, strict=True):
            beside = self.width if door.to == "east" else 1
            twins = [(one - beside, other - beside), (one + beside, other + beside)]
            twin = next((door_number(*pair) for pair in twins if pair in ends), -1) if door.kind == "double" else -1
            doors.append(DoorSpot(one, other, door.kind, door.id, door.key, door.open, twin))
        return by_number(doors)

    def piece(self, piece: v.Piece) -> PieceSpot:
        kind = self.kinds[piece.kind]
        wide, high = (kind.high, kind.wide) if piece.turned else (kind.wide, kind.high)
        x, y = piece.at
        return PieceSpot(piece.kind, self.mask([(x + i, y + j) for i in range(wide) for j in range(high)]), piece.id)

    def trap(self, trap: v.Trap) -> TrapSpot:
        square = self.at(trap.at)
        buries = -1 if trap.buries is None else self.at(trap.buries)
        return TrapSpot(trap.kind, square, self.mask(trap.marks) | 1 << square, buries)

    def plan(self) -> Plan:
        quest, areas = self.quest, self.areas()
        area_of = [-1] * (self.width * self.height)
        for number, area in enumerate(areas):
            for square in squares_of(area.squares):
                area_of[square] = number
        doors = self.doors()
        pieces = by_number(map(self.piece, quest.furniture))
        chests = by_number([ChestSpot(self.at(chest.at), chest.id, chest.trap, chest.holds) for chest in quest.chests])
        traps = by_number(map(self.trap, quest.traps))
        blocked = self.mask(quest.blocked)
        furnished = joined(piece.squares for piece in pieces.values()) | mask_of(chests)
        foes = tuple([FoeSpot(foe, self.at(foe.at)) for foe in quest.foes])
        return Plan(
            quest=quest,
            width=self.width,
            height=self.height,
            area_of=tuple(area_of),
            areas=tuple(areas),
            floor=self.floor & ~blocked,
            east=self.east,
            south=self.south,
            region=self.region(areas),
            doors=doors,
            doors_at=doors_by_square(doors.values()),
            furniture=pieces,
            furnished=furnished,
            ground=self.floor & ~blocked & ~furnished,
            tall=joined(piece.squares for piece in pieces.values() if self.kinds[piece.kind].tall) | blocked,
            chests=chests,
            chest_squares=mask_of(chests),
            traps=traps,
            trapped=traps_by_square(traps.values()),
            blocked=blocked,
            stairs=self.mask(quest.stairs),
            foes=foes,
            hostile=mask_of([number for number, foe in enumerate(quest.foes) if not foe.friend]),
            named={foe.id: foe for foe in (*quest.foes, *foes_of_events(quest)) if foe.id},
            rescued=frozenset([goal.who for goal in quest.goals if isinstance(goal, v.Rescue)]),
            entering=self.entering(areas),
            flagged=tuple([i for i, event in enumerate(quest.events) if isinstance(event.when, v.OnFlag)]),
        )

    def entering(self, areas: list[Area]) -> dict[int, tuple[int, ...]]:
        """The events that each square sets off."""
        found: dict[int, tuple[int, ...]] = {}
        for number, event in enumerate(self.quest.events):
            when = event.when
            if isinstance(when, v.Entering):
                rooms = [area.squares for area in areas if when.room and area.sign == when.room]
                for square in squares_of(self.mask(when.squares) | joined(rooms)):
                    found[square] = (*found.get(square, ()), number)
        return found


def joined(masks: Iterable[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def foes_of_events(quest: v.Quest) -> Iterator[v.Foe]:
    for event in quest.events:
        yield from foes_of_deeds(event.do)


def foes_of_deeds(deeds: Iterable[v.Deed]) -> Iterator[v.Foe]:
    for deed in deeds:
        if isinstance(deed, v.Place):
            yield from deed.foes
        elif isinstance(deed, v.Decide):
            for option in deed.options:
                yield from foes_of_deeds(option.do)


def plan_of(quest: v.Quest, boards: Mapping[str, v.Board], furniture: Mapping[str, v.Furniture]) -> Plan:
    return Builder(quest, boards[quest.board], furniture).plan()
