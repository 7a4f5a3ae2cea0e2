"""A table for tests: heroes, enemies and terrain where one wants them, on the shipped data, with scripted dice.

    t = Table("captain", "medic", at=((10, 10), (14, 10)))
    raiders = t.put("raiders", (10, 20))       # inches; a group stands in a tight row
    t.roll(4, 6, 2)                            # the next dice
    t.activate(1)
    t.do(m.Advance(path=(t.at(10, 14),)))

It stands in the first round, nobody has been activated, and nothing but what was put there is on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.entities import Enemy, Hero, Marker, Model, Token, Unit
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.plan import SIDE, Plan
from questhall.games.starquest.rules.forces import members_of
from questhall.games.starquest.rules.rounds import Round
from questhall.games.starquest.rules.set_up import SetsUp
from questhall.games.starquest.rules.sheets import hero_of, new_sheet
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.space.measure import Point
from questhall.games.starquest.space.shapes import outline
from questhall.games.starquest.space.terrain import Form, Piece, Spot, ground
from questhall.games.starquest.state import StarQuest
from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure, step

TEXT = {"de": "Probe", "en": "Test"}
Inches = tuple[float, float]


def inches(n: float) -> int:
    return round(n * 1000)


def box(x: float, y: float, wide: float, high: float, form: Form = "solid", height: float = 2, **flags: bool) -> Piece:
    """A piece whose north-west corner is at x, y; a gap has a depth."""
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    shape = outline(tuple([(inches(a), inches(b)) for a, b in corners]))
    return Piece("test", shape, form, -inches(height) if form == "gap" else inches(height), **flags)


def mission(**changes: Any) -> v.Mission:
    """One in which nothing comes by itself. Any: whatever fields a mission has."""
    nobody = v.Force(percent=0, units=(next(iter(STARQUEST.lore.units)),))
    plain = v.Mission(
        id="test", name=TEXT, briefing=TEXT, won=TEXT, lost=TEXT, terrain=(), primary="investigation",
        sentries=nobody, waves=(nobody,), tokens=(),
    )  # fmt: skip
    return replace(plain, **changes)


class Table:
    def __init__(
        self,
        *heroes: str,
        at: Sequence[Inches] = ((10, 10), (14, 10), (18, 10), (22, 10)),
        terrain: Sequence[Piece] = (),
        dice: Sequence[int] = (),
        settings: Settings | None = None,
        set_up: bool = False,
        **changes: Any,
    ) -> None:
        """Changes are fields of the mission; `set_up`: it begins with the set-up, and the heroes are not on the table
        yet. Any: whatever they hold."""
        company = heroes or tuple(STARQUEST.lore.classes)[:2]
        chosen = replace(settings or Settings(), heroes=len(company), company=company)
        self.g: StarQuest = STARQUEST.lay_out(chosen, 7)
        self.g.plan = Plan(mission(**changes), ground(SIDE, SIDE, tuple(terrain)), {}, [])
        self.g.log = []
        for seat, kind in enumerate(company, start=1):
            hero = hero_of(self.g, seat, new_sheet(STARQUEST.lore.classes[kind]))
            hero.aside = set_up
            self.g.heroes.append(hero)
            if not set_up:
                self.move(hero, at[seat - 1])
        self.g.scripted = tuple(dice)
        self.g.stack.extend([Rounds(), SetsUp()] if set_up else [Rounds()])
        self.g.run()

    # --- putting ---------------------------------------------------------------------------------

    def at(self, x: float, y: float) -> Point:
        return inches(x), inches(y)

    def spot(self, unit: Unit, x: float, y: float) -> Spot:
        p = self.at(x, y)
        return Spot(*p, self.g.ground.level_at(p, values.radius(self.g, unit)) or 0)

    def move(self, unit: Unit, to: Inches, n: int = 0) -> None:
        self.g.put(unit, n, self.spot(unit, *to))
        self.g.offers = {}

    def put(self, kind: str, *where: Inches, wave: int = 0) -> Enemy:
        """Where each model stands; with one place a group stands in a row to the east, base to base and a bit."""
        printed = self.g.lore.units[kind]
        members = members_of(printed)
        unit = Enemy(id=self.g.next_id, kind=kind, models=(), size=len(members), wave=wave)
        step = (2 * values.radius(self.g, unit) + 100) / 1000
        places = where if len(where) > 1 else [(where[0][0] + n * step, where[0][1]) for n in range(len(members))]
        spots = [self.spot(unit, *place) for place in places]
        unit.models = tuple([Model(n, spot, 0, members[n]) for n, spot in enumerate(spots)])
        self.g.units[unit.id] = unit
        self.g.next_id += 1
        self.g.came += (kind,)
        self.g.offers = {}
        return unit

    def hurt(self, wounds: int, seat: int = 1) -> None:
        """So many wounds in all; with as many as Tough the hero is unconscious."""
        hero = self.hero(seat)
        hero.models = (replace(hero.model, wounds=wounds),)
        hero.down = wounds >= hero.tough
        self.g.offers = {}

    def token(self, x: float, y: float) -> Token:
        token = Token(len(self.g.search) + 1, Spot(*self.at(x, y)))
        self.g.search += (token,)
        self.g.offers = {}
        return token

    def marker(self, x: float, y: float, kind: str = "goal", of: str = "primary") -> Marker:
        marker = Marker(len(self.g.markers) + 1, kind, of, Spot(*self.at(x, y)))
        self.g.markers += (marker,)
        self.g.offers = {}
        return marker

    # --- playing ---------------------------------------------------------------------------------

    def roll(self, *dice: int) -> None:
        """The next dice."""
        self.g.scripted = tuple(dice)

    def activate(self, seat: int = 1) -> None:
        self.do(m.Activate(), seat)

    def do(self, answer: Answer, seat: int | None = None) -> None:
        """The one who is asked answers; a refusal is an error."""
        refused = self.g.answer(self.asked_seat if seat is None else seat, answer)
        assert refused is None, refused

    def refused(self, answer: Answer, seat: int | None = None) -> Refusal:
        found = self.g.refuse(self.asked_seat if seat is None else seat, answer)
        assert found is not None, f"{answer} is possible"
        return found

    def run(self, *procedures: Procedure) -> None:
        """Something happens now, whoever is asked."""
        self.g.interrupt(*procedures)
        self.g.run()

    # --- looking ---------------------------------------------------------------------------------

    def hero(self, seat: int = 1) -> Hero:
        return self.g.hero(seat)

    @property
    def asked(self) -> str:
        """The question that is open."""
        return self.g.asks[0].question if self.g.asks else ""

    @property
    def asked_seat(self) -> int:
        return self.g.asks[0].seat

    def options(self, kind: type[Answer] | None = None) -> list[Answer]:
        found = self.g.options(self.asked_seat)
        return [answer for answer in found if kind is None or isinstance(answer, kind)]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all log lines of a kind. Any: whatever they carry."""
        return [dict(line.args) for line in self.g.log or () if line.key == key]


class Rounds(Procedure):
    """Round after round, without a set-up."""

    @step()
    def a_round(self, g: StarQuest) -> Procedure:
        return Round()

    @step()
    def and_again(self, g: StarQuest) -> None:
        self.go_to("a_round")
