"""What may be said although nobody asked: beside a real table figures are moved by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Aside, Refusal

from .. import moves as m
from .. import values
from ..entities import Hero, Unit
from ..space.legs import why_not_stand
from ..space.sight import Body
from ..space.terrain import Spot
from . import moving

if TYPE_CHECKING:
    from ..state import StarQuest


def why_not(g: StarQuest, seat: int, answer: Aside) -> Refusal | None:
    if not isinstance(answer, m.Place):
        return Refusal("refusal.not-now", ("ST-17",))
    if not g.settings.beside:
        return Refusal("refusal.not-beside", ("ST-1",))
    if g.over:
        return Refusal("kernel.over", ())
    unit = g.unit(answer.unit)
    if unit is None or (isinstance(unit, Hero) and unit.aside) or moving.model_of(unit, answer.model) is None:
        return Refusal("refusal.no-such-figure", ("ST-1",))
    barred = why_not_stand(g.ground, answer.to, values.radius(g, unit), others_than(g, unit, answer.model))
    return None if barred is None else Refusal(barred.key, barred.rules)


def others_than(g: StarQuest, unit: Unit, number: int) -> list[Body]:
    """Every figure on the table but one: no two can stand on the same spot."""
    lying = [hero for hero in g.heroes if hero.down and hero.present]
    everybody = [(each, model) for each in (*g.on_table, *lying) for model in each.models]
    return [g.body(each, model) for each, model in everybody if (each.id, model.n) != (unit.id, number)]


def take(g: StarQuest, seat: int, answer: Aside) -> None:
    assert isinstance(answer, m.Place)
    unit = g.sure(answer.unit)
    level = g.ground.level_at(answer.to, values.radius(g, unit)) or 0
    moving.moved(g, unit, answer.model, Spot(*answer.to, level))
    g.tell("log.placed", ("ST-1",), unit=answer.unit)
