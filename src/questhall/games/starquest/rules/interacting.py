"""ST-295: a skill action at a mission marker within an inch, with the test that its objective asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero, Marker
from ..measuring import unit_near
from ..space.measure import INCH
from . import progress
from .acts import Act, Follows
from .jobs import current, job_of, markers_of
from .testing import AttributeTest, attribute_chance

if TYPE_CHECKING:
    from ..state import StarQuest

AT_HAND = INCH
OBJECTIVES = ("ST-199", "ST-200")


def marker_numbered(g: StarQuest, n: int) -> Marker | None:
    return next((marker for marker in g.markers if marker.n == n), None)


class Interacts(Act):
    move = m.Interact
    slot = "skill"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return [m.Interact(marker.n) for marker in g.markers if not marker.done]

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Interact) -> Refusal | None:
        marker = marker_numbered(g, answer.marker)
        if marker is None or marker.done or marker.of != current(g):
            return Refusal("refusal.no-such-marker", ("ST-295",))
        if marker.kind == "point":
            return Refusal("refusal.marker-waits", OBJECTIVES, {"marker": marker.n})
        if marker.armed:
            return Refusal("refusal.marker-armed", ("ST-294",), {"marker": marker.n})
        if marker.carrier:
            return Refusal("refusal.marker-carried", ("ST-295",), {"marker": marker.n, "seat": marker.carrier})
        if not unit_near(g, hero, marker.spot, AT_HAND):
            return Refusal("refusal.marker-too-far", ("ST-295",), {"marker": marker.n, "inches": AT_HAND})
        return None

    def expects(self, g: StarQuest, hero: Hero, answer: m.Interact) -> Sequence[tuple[Told, int]]:
        """Without what can be bought."""
        marker = marker_numbered(g, answer.marker)
        assert marker is not None
        job, args = job_of(g, marker.of), {"seat": hero.seat, "marker": marker.n}
        passes = 1000 if hero.has("sure_hands") else attribute_chance(g, hero, job.attribute)
        found = [(Told(f"log.marker-{job.verb}", OBJECTIVES, args), passes)]
        return found if passes == 1000 else [*found, (Told("log.marker-fails", OBJECTIVES, args), 1000 - passes)]

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Interact) -> Follows:
        return AtMarker(unit=hero.seat, marker=answer.marker)


class AtMarker(Procedure):
    unit: int
    marker: int

    @step("ST-295", "ST-199", "ST-200")
    def tests(self, g: StarQuest) -> Procedure | None:
        hero, of = g.hero(self.unit), current(g)
        assert of is not None
        sure = hero.mark("sure_hands")
        if sure is None:
            return AttributeTest(unit=self.unit, attribute=job_of(g, of).attribute, purpose="marker-test")
        hero.spend(sure.kind, sure.until)
        g.passed = True
        g.tell("log.sure-hands", (), seat=self.unit, marker=self.marker)
        return None

    @step("ST-199", "ST-200")
    def what_follows(self, g: StarQuest) -> None:
        hero, of, marker = g.hero(self.unit), current(g), marker_numbered(g, self.marker)
        assert of is not None
        assert marker is not None
        if not g.passed:
            self.leave()
            g.tell("log.marker-fails", OBJECTIVES, seat=self.unit, marker=self.marker)
            return
        verb = job_of(g, of).verb
        g.tell(f"log.marker-{verb}", OBJECTIVES, seat=self.unit, marker=self.marker)
        if verb == "lift":
            progress.gets_on(g, replace(marker, carrier=hero.seat, spot=hero.spot))
        elif verb == "arm":
            progress.gets_on(g, replace(marker, armed=True))
        else:
            progress.gets_on(g, replace(marker, done=True))

    @step("ST-199", "ST-200")
    def is_that_all(self, g: StarQuest) -> None:
        """All have to be solved; of a search it is enough to find it, and the last one is it in any case."""
        of = current(g)
        assert of is not None
        job = job_of(g, of)
        if job.verb not in ("solve", "search"):
            return
        left = markers_of(g, of, "goal")
        if left and (job.verb == "solve" or g.roll("search", seat=self.unit) < job.found):
            g.tell("log.markers-left", OBJECTIVES, left=len(left))
            return
        progress.complete(g, of)
