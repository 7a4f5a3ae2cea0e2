"""ST-9, ST-287 to ST-290: the table is set up, and the heroes are deployed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.procedure import Procedure, step

from . import forces
from .deploying import Deploys
from .enemies import figures_are_moved
from .marking import LaysMarkers, LaysTokens, fixed
from .places import AtRandom, centre_of
from .scouting import scouts
from .travelling import Travels

if TYPE_CHECKING:
    from ..space.measure import Point
    from ..state import StarQuest


class SetsUp(Procedure):
    """What happened on the way, then markers and tokens, sentries, heroes, and at last the Scouts."""

    @step("ST-191", "ST-192")
    def on_the_way(self, g: StarQuest) -> Procedure | None:
        return Travels() if g.settings.travel else None

    @step("ST-9", "ST-195", "ST-199")
    def markers(self, g: StarQuest) -> list[Procedure]:
        return [LaysMarkers(), LaysTokens()]

    @step("ST-13", "ST-196", "ST-290")
    def sentries(self, g: StarQuest) -> list[Procedure]:
        """In order at the posts of the mission; those for whom it names none go where the dice send them."""
        posts: list[Point | None] = [*fixed(g.plan.mission.posts)]
        units = [kind for kind in forces.sentries(g) if not forces.waits(g, kind, 0)]
        posts += [None] * (len(units) - len(posts))
        return [SentryPosted(kind=kind, post=post) for kind, post in zip(units, posts, strict=False)]

    @step("ST-98", "ST-287")
    def heroes(self, g: StarQuest) -> Procedure:
        return Deploys()

    @step("ST-151", "ST-287")
    def then_scouts(self, g: StarQuest) -> list[Procedure]:
        return scouts(g, [*g.conscious, *g.units.values()])

    @step("ST-13")
    def on_the_real_table(self, g: StarQuest) -> Procedure | None:
        return figures_are_moved(g)


class SentryPosted(AtRandom, kw_only=True):
    """Its first model stands on the centre of the quarter, or on the nearest free place."""

    purpose: ClassVar[str] = "sentry"
    kind: str
    post: tuple[int, int] | None = None

    def free(self, g: StarQuest) -> list[str]:
        return super().free(g) if self.post is None else ["post"]

    def put(self, g: StarQuest) -> None:
        unit = forces.enters(g, self.kind, 0, self.post or centre_of(self.chosen))
        if unit is not None:
            g.tell("log.sentry", ("ST-290",), unit=unit.id, kind=unit.kind)
