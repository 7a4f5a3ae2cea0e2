"""Markers and search tokens are laid out (ST-195, ST-199, ST-289)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.dice import D6
from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..entities import Marker, Token
from ..plan import QUARTERS, near_corner
from ..space.measure import Point
from ..space.terrain import Spot
from .jobs import PRIMARY, Of
from .places import MIDDLE, AtRandom, beside_corner, centre_of, corner_named, lying
from .testing import d3

if TYPE_CHECKING:
    from ..state import StarQuest

CENTRE_ON = 5
"""What the die shows for the centre of the table, where that is one of the places."""
AT_QUARTERS: frozenset[v.Primary] = frozenset({"target_defence", "investigation", "area_search"})
"""Their markers lie at different quarters or at the centre; those of the others near corners."""
KINDS = {"delivery": "point", "retrieval": "parcel"}
MORE_TOKENS = 2
TO_CORNERS = ("4", "5", "6")


def lay(g: StarQuest, kind: str, of: Of, spot: Spot) -> None:
    marker = Marker(len(g.markers) + 1, kind, of, spot)
    g.markers += (marker,)
    g.unsettled = True
    g.tell("log.marker-laid", ("ST-289",), marker=marker.n, to=spot.point)


def fixed(places: tuple[v.Corner, ...]) -> list[Point]:
    """As a mission writes them."""
    return [(v.thousandths(x), v.thousandths(y)) for x, y in places]


# --- the primary objective --------------------------------------------------------------------------------


class LaysMarkers(Procedure):
    """Where the mission says, or by the dice; a clean sweep has none before the first wave is beaten."""

    @step("ST-9", "ST-199", "ST-289")
    def lays(self, g: StarQuest) -> list[Procedure]:
        mission = g.plan.mission
        if mission.primary == "clean_sweep":
            g.quarry = 1
            return []
        if mission.markers:
            for point in fixed(mission.markers):
                lay(g, KINDS.get(mission.primary, "goal"), "primary", lying(g, point))
            return []
        several = range(PRIMARY[mission.primary].markers)
        if mission.primary in AT_QUARTERS:
            return [QuarterMarker() for _ in several]
        return [CornerMarker() for _ in several]

    @step("ST-199")
    def the_parcel(self, g: StarQuest) -> None:
        """What is to be delivered lies where the heroes come from."""
        if g.plan.mission.primary == "delivery":
            lay(g, "parcel", "primary", lying(g, near_corner(g.plan.mission.corner)))


class QuarterMarker(AtRandom):
    """At the centre of a quarter or of the table, each at another."""

    purpose: ClassVar[str] = "marker"

    def on_die(self, rolled: int) -> str:
        return MIDDLE if rolled == CENTRE_ON else super().on_die(rolled)

    def free(self, g: StarQuest) -> list[str]:
        taken = [marker.spot for marker in g.markers]
        return [name for name in (*QUARTERS, MIDDLE) if lying(g, centre_of(name)) not in taken]

    def put(self, g: StarQuest) -> None:
        lay(g, "goal", "primary", lying(g, centre_of(self.chosen)))


class CornerMarker(AtRandom):
    """Near a corner; at the centre instead of the heroes' corner."""

    purpose: ClassVar[str] = "marker"

    def free(self, g: StarQuest) -> list[str]:
        taken = [marker.spot for marker in g.markers]
        return [name for name in QUARTERS if lying(g, beside_corner(g, name)) not in taken]

    def put(self, g: StarQuest) -> None:
        lay(g, KINDS[g.plan.mission.primary], "primary", lying(g, beside_corner(g, self.chosen)))


# --- search tokens ------------------------------------------------------------------------------------------


class LaysTokens(Procedure):
    @step("ST-195")
    def lays(self, g: StarQuest) -> list[Procedure]:
        """One die for each says whether it goes to a quarter or to a corner, another one to which."""
        tokens = g.plan.mission.tokens
        if tokens is None:
            faces = g.throw("tokens", (D6,) * (d3(g, "tokens") + MORE_TOKENS)).faces
            return [SearchToken(corner=face in TO_CORNERS) for face in faces]
        for point in fixed(tokens):
            lay_token(g, lying(g, point))
        return []


class SearchToken(AtRandom):
    """No two on one spot; where all quarters or all corners have one, the others are left."""

    purpose: ClassVar[str] = "token"
    corner: bool = False

    def free(self, g: StarQuest) -> list[str]:
        return self.left(g, self.corner) or self.left(g, not self.corner)

    def put(self, g: StarQuest) -> None:
        lay_token(g, lying(g, self.point(self.chosen, self.corner if self.left(g, self.corner) else not self.corner)))

    def left(self, g: StarQuest, corner: bool) -> list[str]:
        taken = [token.spot for token in g.search]
        return [name for name in QUARTERS if lying(g, self.point(name, corner)) not in taken]

    @staticmethod
    def point(name: str, corner: bool) -> Point:
        return near_corner(corner_named(name)) if corner else centre_of(name)


def lay_token(g: StarQuest, spot: Spot) -> None:
    token = Token(len(g.search) + 1, spot)
    g.search += (token,)
    g.tell("log.token-laid", ("ST-195",), token=token.n, to=spot.point)
