"""The dungeon in characters, two for each square: what is on it, and the wall to the east.

A figure is a letter or a digit, the floor says whether a wall or a door lies to the south.
"""

from __future__ import annotations

from ..view import DARK, View

FLOOR, WALLED, CORRIDOR = "·", "_", " "
STAIRS, PIT, TRAP, RUBBLE, CHEST, OPEN_CHEST, PIECE, THING, SHADOW = "≡", "O", "?", "#", "$", "s", "▒", "*", "~"
WALL, DOOR, OPEN_DOOR, DOOR_SOUTH, OPEN_SOUTH = "│", "+", "'", "=", "-"


class Drawing:
    """One picture of a view."""

    def __init__(self, view: View, letters: dict[int, str]) -> None:
        """`letters` are the signs of the monsters by their numbers."""
        self.view = view
        self.width = view.width
        self.signs = "".join(view.rows)
        self.doors = {(door.one, door.other): door.open for door in view.doors}
        self.things = self._things(letters)

    def _things(self, letters: dict[int, str]) -> dict[int, str]:
        """What stands on squares; what is named later stands above."""
        view = self.view
        found = dict.fromkeys(view.stairs, STAIRS)
        found |= dict.fromkeys(view.pits, PIT) | dict.fromkeys([trap.square for trap in view.traps], TRAP)
        found |= dict.fromkeys([*view.rubble, *view.blocked, *view.walls], RUBBLE)
        found |= dict.fromkeys(view.shadows, SHADOW)
        for piece in view.furniture:
            found |= dict.fromkeys(piece.squares, PIECE)
        found |= {chest.square: OPEN_CHEST if chest.open else CHEST for chest in view.chests}
        found |= {item.square: THING for item in view.dropped}
        found |= {monster.square: letters[monster.id] for monster in view.monsters}
        for hero in view.heroes:
            if hero.state in ("up", "down", "dead"):
                found[hero.square] = str(hero.seat) if hero.state == "up" else "x"
        return found

    def sign(self, square: int) -> str:
        return self.signs[square] if 0 <= square < len(self.signs) else DARK

    def cell(self, square: int) -> str:
        """The square and its eastern edge."""
        here = self.sign(square)
        if here == DARK:
            east = self.sign(square + 1) if (square + 1) % self.width else DARK
            return DARK + (self.edge(square, square + 1) if east != DARK else " ")
        return self.on(square, here) + self.edge(square, square + 1)

    def on(self, square: int, here: str) -> str:
        thing = self.things.get(square)
        if thing is not None:
            return thing
        south = (square, square + self.width)
        if south in self.doors:
            return OPEN_SOUTH if self.doors[south] else DOOR_SOUTH
        if self.sign(square + self.width) != here:
            return WALLED
        return FLOOR

    def edge(self, one: int, other: int) -> str:
        if (one, other) in self.doors:
            return OPEN_DOOR if self.doors[one, other] else DOOR
        last = not other % self.width
        if last or self.sign(one) != self.sign(other):
            return WALL
        return " "

    def lines(self, top: int, bottom: int, left: int, right: int) -> list[str]:
        head = "   " + "".join([f"{column_name(column):<2}" for column in range(left, right)])
        rows = []
        for row in range(top, bottom):
            cells = [self.cell(row * self.width + column) for column in range(left, right)]
            rows.append(f"{row + 1:>2} {''.join(cells)}".rstrip())
        return [head.rstrip(), *rows]


def column_name(column: int) -> str:
    """The last letter is enough above a column."""
    return chr(ord("A") + column % 26)


def window(centre: int, size: int, whole: int) -> tuple[int, int]:
    """So many of a whole, around a place."""
    if size >= whole:
        return 0, whole
    first = max(0, min(whole - size, centre - size // 2))
    return first, first + size
