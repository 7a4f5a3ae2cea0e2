"""A room that is being filled: whatever is put into it leaves all of its free squares in reach of its doors."""

from __future__ import annotations

from questhall.kernel.dice import Random

from ... import vocabulary as v
from .layout import beside, spread_from


class Room:
    def __init__(self, sign: str, spots: list[v.Spot]) -> None:
        self.sign = sign
        self.spots = spots
        self.inside = set(spots)
        self.pieces: list[list[v.Spot]] = []
        """Squares under furniture and chests."""
        self.kept = set[v.Spot]()
        """Squares that stay free of everything: before doors, on the stairway."""
        self.taken = set[v.Spot]()
        """Under monsters and traps."""

    @property
    def solid(self) -> set[v.Spot]:
        return {spot for piece in self.pieces for spot in piece}

    @property
    def free(self) -> list[v.Spot]:
        used = self.solid | self.kept | self.taken
        return [spot for spot in self.spots if spot not in used]

    def keep(self, spot: v.Spot) -> None:
        self.kept.add(spot)

    def fits(self, spots: list[v.Spot]) -> bool:
        """Whether something solid may stand there: everything stays within reach."""
        new = set(spots)
        if not new <= self.inside or new & (self.solid | self.kept | self.taken):
            return False
        floor = self.inside - self.solid - new
        start = next((spot for spot in self.spots if spot in floor), None)
        if start is None or len(spread_from(start, floor)) != len(floor):
            return False
        return all(any(other in floor for spot in piece for other in beside(spot)) for piece in (*self.pieces, spots))

    # --- what is put into it ------------------------------------------------------------------------

    def furnish(self, random: Random, kind: v.Furniture) -> v.Piece | None:
        """Along a wall, where it fits."""
        turned = bool(random.below(2)) and kind.wide != kind.high
        for turn in (turned, not turned):
            wide, high = (kind.high, kind.wide) if turn else (kind.wide, kind.high)
            for x, y in random.shuffled(self.spots):
                spots = [(x + i, y + j) for j in range(high) for i in range(wide)]
                at_wall = any(other not in self.inside for spot in spots for other in beside(spot))
                if at_wall and self.fits(spots):
                    self.pieces.append(spots)
                    return v.Piece(kind=kind.id, at=(x, y), turned=turn)
        return None

    def chest(self, random: Random) -> v.Spot | None:
        for spot in random.shuffled(self.free):
            if self.fits([spot]):
                self.pieces.append([spot])
                return spot
        return None

    def stand(self, random: Random) -> v.Spot | None:
        """A square for a monster."""
        free = self.free
        if not free:
            return None
        spot = free[random.below(len(free))]
        self.taken.add(spot)
        return spot

    def open_spot(self, random: Random) -> v.Spot | None:
        """A square with nothing around it: a pit can be jumped there, and a fallen rock cuts nothing off."""
        free = set(self.free)
        for x, y in random.shuffled(self.free):
            around = [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
            if all(spot in free or spot in self.kept for spot in around):
                self.taken.add((x, y))
                return x, y
        return None
