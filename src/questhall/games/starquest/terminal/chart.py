"""The table in characters: one for each inch from west to east, and for two inches from north to south."""

from __future__ import annotations

from ..lore import Lore
from ..space.measure import INCH, Point
from ..space.shapes import inside, outline
from ..view import PieceView, View

OPEN, IMPASSABLE, HIGH, LOW, GAP, DANGER, THICK, COVER, ROUGH = "·", "█", "▓", "▒", "O", "~", "♣", "░", ":"
MARKER, TOKEN, LYING = "*", "?", "x"
WIDE, TALL = INCH, 2 * INCH
CLIMB = 3 * INCH
TICK = 10
"""Columns between two numbers of the ruler."""


class Chart:
    """One picture of a view; what stands on the ground is a letter or a number."""

    def __init__(self, view: View, lore: Lore, letters: dict[int, str]) -> None:
        """`letters` are the signs of the enemies by their numbers."""
        self.view = view
        self.lore = lore
        self.shapes = [(outline(piece.corners), self.ground(piece)) for piece in view.pieces]
        self.things = self._things(letters)

    def ground(self, piece: PieceView) -> str:
        kind = self.lore.terrain[piece.terrain]
        if kind.impassable:
            return IMPASSABLE
        if kind.form == "gap":
            return GAP
        if kind.form == "solid":
            return HIGH if piece.height > CLIMB else LOW
        if kind.dangerous:
            return DANGER
        return THICK if kind.blocking else COVER if kind.cover else ROUGH

    def _things(self, letters: dict[int, str]) -> dict[Point, str]:
        """What is named later stands above."""
        view = self.view
        found = {cell(token.spot.point): TOKEN for token in view.tokens}
        found |= {cell(marker.spot.point): MARKER for marker in view.markers if not marker.done}
        for unit in view.enemies:
            found |= {cell((model.x, model.y)): letters[unit.unit] for model in unit.models}
        for hero in view.heroes:
            if not hero.aside:
                found[cell((hero.models[0].x, hero.models[0].y))] = LYING if hero.down else str(hero.seat)
        return found

    def lines(self) -> list[str]:
        """Each with its distance from the north edge."""
        rows = []
        for y in range(self.view.side // TALL):
            signs = [self.sign(x, y) for x in range(self.view.side // WIDE)]
            rows.append(f"{''.join(signs)} {self.told(y * TALL)}")
        return rows

    def ruler(self) -> str:
        """Distances from the west edge."""
        return "".join([f"{self.told(x * WIDE):<{TICK}}" for x in range(0, self.view.side // WIDE, TICK)]).rstrip()

    def told(self, length: int) -> str:
        """In inches; on the small table everything is halved."""
        return str(length // (2 * INCH) if self.view.small else length // INCH)

    def sign(self, x: int, y: int) -> str:
        thing = self.things.get((x, y))
        if thing is not None:
            return thing
        middle = (x * WIDE + WIDE // 2, y * TALL + TALL // 2)
        return next((sign for shape, sign in self.shapes if inside(shape, middle)), OPEN)


def cell(p: Point) -> Point:
    return p[0] // WIDE, p[1] // TALL
