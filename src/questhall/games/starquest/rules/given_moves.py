"""Moves that are given: Scurry, Scout, and what a skill allows (ST-75, ST-151, ST-237, ruling 41)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.chance import Told
from questhall.kernel.dice import Random
from questhall.kernel.domains import Region
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..bearings import BEARINGS
from ..entities import Hero
from ..space.measure import INCH
from . import ahead, moving
from .acts import Act, Follows
from .routes import ways
from .testing import AttributeTest
from .walking import bearing

if TYPE_CHECKING:
    from ..state import StarQuest


class MayGo(Procedure):
    """A hero may go so far at once, under all rules of moving."""

    unit: int
    inches: int
    over: bool = False
    """He passes over other units."""
    purpose: str = "run"
    """scurry, scout, or run: a skill allows it."""

    @step("ST-75", "ST-151")
    def may_go(self, g: StarQuest) -> Asking | None:
        hero = g.unit(self.unit)
        if isinstance(hero, Hero) and hero.conscious and self.most(g, hero):
            return ask(self.unit, WhereToGo, (self.most(g, hero),))
        self.leave()
        return None

    @step("ST-75", "ST-151", "ST-247")
    def goes(self, g: StarQuest) -> Procedure | None:
        answer, hero = g.answers[0][1], g.hero(self.unit)
        if not isinstance(answer, m.Go):
            return None
        route = moving.hero_route(g, hero, answer.path, answer.jump, self.most(g, hero), self.over)
        assert not isinstance(route, Refusal)
        g.tell(
            "log.goes",
            ("ST-151" if self.purpose == "scout" else "ST-75",),
            unit=hero.id,
            inches=route.cost,
            ways=ways({hero.model.n: route}),
        )
        return moving.goes(hero, route, self.over)

    def most(self, g: StarQuest, hero: Hero) -> int:
        """Crippled halves it (ST-237); who is Immobile goes nowhere (ST-137)."""
        return 0 if values.any_has(g, hero, "immobile") else values.crippled(hero, self.inches)


class WhereToGo(Question["StarQuest", MayGo]):
    """Open, because a way can lead anywhere."""

    name = "starquest.go"
    finite = False

    def options(self, g: StarQuest, frame: MayGo, seat: int) -> Sequence[Answer]:
        hero = g.hero(seat)
        ways = [m.Go(path=(bearing(hero, x, y, frame.most(g, hero)),)) for x, y in BEARINGS.values()]
        return [m.Stay(), *[way for way in ways if self.refuse(g, frame, seat, way) is None]]

    def domain(self, g: StarQuest, frame: MayGo, seat: int) -> Region:
        hero = g.hero(seat)
        return Region(hero.spot.x, hero.spot.y, frame.most(g, hero), (seat,))

    def beside(self, g: StarQuest, frame: MayGo, seat: int) -> Sequence[Answer]:
        return (m.Stay(),)

    def refuse(self, g: StarQuest, frame: MayGo, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, m.Stay):
            return None
        if not isinstance(answer, m.Go):
            return Refusal("refusal.not-now", ("ST-75",))
        hero = g.hero(seat)
        found = moving.hero_route(g, hero, answer.path, answer.jump, frame.most(g, hero), frame.over)
        return found if isinstance(found, Refusal) else None

    def price(self, g: StarQuest, frame: MayGo, seat: int, answer: Answer) -> dict[str, int]:
        if not isinstance(answer, m.Go):
            return {}
        hero = g.hero(seat)
        found = moving.hero_route(g, hero, answer.path, answer.jump, frame.most(g, hero), frame.over)
        return {} if isinstance(found, Refusal) else {"inches": found.cost}

    def expects(self, g: StarQuest, frame: MayGo, seat: int, answer: Answer) -> Sequence[tuple[Told, int]]:
        hero = g.hero(seat)
        if not isinstance(answer, m.Go):
            return ()
        found = moving.hero_route(g, hero, answer.path, answer.jump, frame.most(g, hero), frame.over)
        return () if isinstance(found, Refusal) else ahead.of_way(g, hero, found)

    def sample(self, g: StarQuest, frame: MayGo, seat: int, random: Random) -> Answer:
        hero = g.hero(seat)
        x, y = random.below(2001) - 1000, random.below(2001) - 1000
        answer = m.Go(path=(bearing(hero, x, y, random.below(frame.most(g, hero)) + 1),), jump=random.below(2) == 1)
        return answer if self.refuse(g, frame, seat, answer) is None else m.Stay()


# --- Scurry -------------------------------------------------------------------------------------------


class Scurries(Act):
    move = m.Scurry
    slot = "skill"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.Scurry(),)

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Scurry) -> Refusal | None:
        return moving.why_not_immobile(g, hero)

    def expects(self, g: StarQuest, hero: Hero, answer: m.Scurry) -> Sequence[tuple[Told, int]]:
        far = [Told("log.scurries", ("ST-75",), {"seat": hero.seat, "inches": n * INCH}) for n in (1, 2, 3)]
        return ahead.of_test(g, hero, "dexterity", *far)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Scurry) -> Follows:
        return Scurrying(unit=hero.id)


class Scurrying(Procedure):
    unit: int

    @step("ST-75")
    def tests_dexterity(self, g: StarQuest) -> Procedure:
        return AttributeTest(unit=self.unit, attribute="dexterity", purpose="scurry")

    @step("ST-75", "ST-207")
    def rolls(self, g: StarQuest) -> Procedure | None:
        """The D3 is rolled after the test is passed (ruling 41)."""
        if not g.passed or not g.hero(self.unit).conscious:
            return None
        inches = (g.roll("scurries", seat=self.unit) + 1) // 2
        g.tell("log.scurries", ("ST-75",), seat=self.unit, inches=inches * INCH)
        return MayGo(unit=self.unit, inches=inches * INCH, purpose="scurry")
