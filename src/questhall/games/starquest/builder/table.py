"""A table from a stream of numbers: twenty pieces or more, with lanes between them and room for everybody.

Whatever cannot be walked through keeps so far from everything else of its kind and from the edge that the largest base
passes between them; so all ground hangs together by itself, and the check at the end only confirms it.
"""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.dice import Random

from .. import vocabulary as v
from ..plan import CENTRE, CORNERS, QUARTERS, SIDE, near_corner, piece_of, quarter
from ..space.measure import INCH, Point, square
from ..space.shapes import are_near, overlaps
from ..space.terrain import Piece
from .kinds import BUILT, MIX, Stock, Use

QUARTER_INCHES = 4 * SIDE // INCH
TRIES, CANDIDATES = 32, 4
"""For one piece: how often it is thrown, and how many of the places where it could lie are compared."""
ALLEY = 2_500
"""The largest base passes (ST-240)."""
LANE = 4_500
"""Between two pieces that block sight."""
HAIR = 300
"""Between an area and what stands beside it."""
ZONE = 7_500
"""Around the heroes' corner nothing lies at all."""
KEPT_FREE = 1_750
"""Around the places of the mission frame nothing stands."""


class Table:
    """Pieces while they are being laid."""

    def __init__(self, random: Random, terrain: Mapping[str, v.Terrain], corner: v.TableCorner) -> None:
        self.random = random
        self.stock = Stock(random, list(terrain.values()))
        self.corner: Point = CORNERS[corner]
        self.kept_free = [CENTRE, *[near_corner(name) for name in QUARTERS], *[quarter(name) for name in QUARTERS]]
        self.grain = 15 * (0, 0, 1, 2, 3)[random.below(5)]
        """Along which things were built."""
        self.pieces: list[v.Piece] = []
        self.laid: list[tuple[Use, Piece, Point]] = []

    def lay(self, least: int) -> None:
        for use, (n, more) in MIX.items():
            for _ in range(n + self.random.below(more)):
                if not self.one(use):
                    self.one(use)
        for use in ("low", "rough", "hiding", "tall") * least:
            if len(self.pieces) >= least:
                break
            self.one(use)

    def one(self, use: Use) -> bool:
        """A piece of some use, where it lies furthest from others; if there is no room for it, it stays away."""
        kind = self.stock.draw(use)
        if kind is None:
            return False
        best: tuple[int, v.Piece, Piece] | None = None
        found = 0
        for _ in range(TRIES):
            piece = self.thrown(kind)
            made = piece_of(piece, kind)
            if self.fits(use, made):
                found += 1
                lonely = self.lonely(use, middle(made))
                if best is None or lonely > best[0]:
                    best = lonely, piece, made
                if found == CANDIDATES:
                    break
        if best is not None:
            self.stock.take(kind)
            self.pieces.append(best[1])
            self.laid.append((use, best[2], middle(best[2])))
        return best is not None

    def thrown(self, kind: v.Terrain) -> v.Piece:
        """Anywhere, turned somehow; of two shapes the larger."""
        below = self.random.below
        n = len(kind.shapes)
        shape = max(below(n), below(n), key=lambda k: extent(kind.shapes[k]))
        turn = (self.grain + 90 * below(4)) % 360 if kind.look in BUILT else 15 * below(24)
        at = (1 + below(QUARTER_INCHES - 1)) / 4, (1 + below(QUARTER_INCHES - 1)) / 4
        return v.Piece(terrain=kind.id, at=at, turn=turn, shape=shape)

    def fits(self, use: Use, piece: Piece) -> bool:
        margin = ALLEY if piece.form != "area" else HAIR
        low, high = piece.outline.low, piece.outline.high
        if min(low) < margin or max(high) > SIDE - margin or overlaps(piece.outline, self.corner, ZONE):
            return False
        stands = piece.form != "area" or piece.dangerous
        if stands and any(overlaps(piece.outline, point, KEPT_FREE) for point in self.kept_free):
            return False
        return not any(
            are_near(piece.outline, other.outline, self.apart(use, piece, name, other)) for name, other, _ in self.laid
        )

    @staticmethod
    def apart(use: Use, piece: Piece, other_use: Use, other: Piece) -> int:
        if "area" in (piece.form, other.form):
            return HAIR
        return LANE if use == other_use == "tall" else ALLEY

    def lonely(self, use: Use, at: Point) -> int:
        """How far the next piece is; those of another use count as further away, so that each use spreads evenly."""
        return min([square(at, p) * (1 if use == other else 3) for other, _, p in self.laid], default=0)


def extent(corners: tuple[v.Corner, ...]) -> int:
    """How large a shape is, roughly."""
    xs, ys = [v.thousandths(x) for x, _ in corners], [v.thousandths(y) for _, y in corners]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def middle(piece: Piece) -> Point:
    low, high = piece.outline.low, piece.outline.high
    return (low[0] + high[0]) // 2, (low[1] + high[1]) // 2
