"""The order of an attack (ST-211): per weapon Quality rolls, extra hits, Blast, Defense rolls, wounds, casualties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from questhall.kernel.asks import Asking, ask, ask_first
from questhall.kernel.dice import D6
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero, Unit
from .blast import Hits, HowToSplit, dealt, splits, struck, times
from .hits import TakesHits, who_takes
from .salvos import SIX, Aim, Salvo

if TYPE_CHECKING:
    from ..state import StarQuest

How = Literal["shots", "charge", "strike back"]
KEPT: dict[How, tuple[str, ...]] = {
    "shots": ("furious", "swift"),
    "charge": ("sharp", "deadly"),
    "strike back": ("furious", "swift", "sharp", "deadly"),
}
"""What is lent for the next attack, and of no use in one of this kind, so that it is kept for another."""
BY_WOUNDS = "unhurt"
"""Lasts until there are wounds to be ignored."""


class Attack(Procedure):
    """Salvo after salvo, at the unit that each is meant for."""

    unit: int
    aims: tuple[Aim, ...]
    done: int = 0
    hurt: int = 0
    """What the target had taken before the salvo that is under way."""
    feared: tuple[int, ...] = ()
    """Models whose Fear has been counted."""

    @step("ST-211")
    def next_salvo(self, g: StarQuest) -> Procedure | None:
        if self.done >= len(self.aims):
            self.go_to("is_over")
            return None
        aim = self.aims[self.done]
        target = g.unit(aim.target)
        self.hurt = 0 if target is None else target.hurt
        return Throws(unit=self.unit, target=aim.target, salvo=aim.salvo)

    @step("ST-129", "ST-130", "ST-227")
    def frightens(self, g: StarQuest) -> None:
        """Each model with Fear that may have wounded the target counts once."""
        aim = self.aims[self.done]
        target = g.unit(aim.target)
        wounds = 0 if target is None else target.hurt - self.hurt
        if target is not None and wounds > 0:
            new = [pair for pair in aim.salvo.fear if pair[0] not in self.feared][:wounds]
            target.feared += sum([x for _, x in new])
            self.feared += tuple([n for n, _ in new])
        self.done += 1
        self.go_to("next_salvo")

    @step("ST-211")
    def is_over(self, g: StarQuest) -> None:
        """What follows, a kind of attack adds."""


class Shots(Attack):
    """After which what was lent for them is over."""

    @step("ST-36")
    def is_spent(self, g: StarQuest) -> None:
        spent(g, self.unit, "shots")
        for target in {aim.target: None for aim in self.aims}:
            defended(g, target)


class Throws(Procedure):
    """One salvo."""

    unit: int
    target: int
    salvo: Salvo
    hits: tuple[Hits, ...] = ()
    units: tuple[int, ...] = ()
    """Those that take them."""

    @step("ST-38", "ST-39", "ST-212", "ST-213")
    def rolls_to_hit(self, g: StarQuest) -> None:
        unit, target = g.unit(self.unit), g.unit(self.target)
        if unit is None or target is None or is_out(unit) or is_out(target):
            self.leave()
            return
        salvo = self.salvo
        faces = g.throw("hit", (D6,) * sum([dice.n for dice in salvo.dice]), by=g.dice_of(unit)).faces
        unit.spend("hit", "test")
        scored = score(salvo, [int(face) for face in faces])
        if salvo.less:
            g.tell("log.countered", ("ST-123",), unit=unit.id, n=salvo.less)
        self.tells(g, scored, len(faces))
        hit = struck(g, unit, target) if salvo.blast else [target]
        self.units = tuple([unit.id for unit in hit])
        self.hits = blown_up(g, salvo, scored, hit)
        if not self.hits:
            self.leave()

    @step("ST-109", "ST-205")
    def is_spread(self, g: StarQuest) -> Asking | None:
        if len(splits(self.total, len(self.units))) == 1:
            return None
        if self.unit <= len(g.heroes):
            return ask(self.unit, HowToSplit, self.units)
        return ask_first([hero.seat for hero in g.conscious], HowToSplit, self.units)

    @step("ST-40", "ST-211")
    def lands(self, g: StarQuest) -> list[Procedure]:
        shares = g.said(m.Split).hits if g.answers else splits(self.total, len(self.units))[0]
        return [
            procedure
            for number, hits in zip(self.units, dealt(self.hits, shares), strict=True)
            for procedure in self.taken(g, number, hits)
        ]

    @property
    def total(self) -> int:
        return sum([hits.n for hits in self.hits])

    def taken(self, g: StarQuest, number: int, hits: Sequence[Hits]) -> list[Procedure]:
        salvo, takes = self.salvo, who_takes(g, g.sure(number))
        if takes.id != number and hits:
            g.tell("log.guards", (), seat=takes.id, target=number)
        return [
            TakesHits(
                unit=takes.id,
                n=some.n,
                ap=some.ap,
                by=self.unit,
                cover=some.cover,
                bane=salvo.bane,
                deadly=salvo.deadly,
                no_regeneration=salvo.no_regeneration,
            )
            for some in hits
        ]

    def tells(self, g: StarQuest, scored: Sequence[Hits], thrown: int) -> None:
        salvo = self.salvo
        needs = [f"{need}+" for need in dict.fromkeys([dice.need for dice in salvo.dice])]
        g.tell(
            f"log.{salvo.kind}",
            RULES[salvo.kind],
            unit=self.unit,
            target=self.target,
            weapon=salvo.weapon,
            n=thrown,
            values=tuple(needs),
            hits=sum([hits.n for hits in scored]),
            needs=tuple([dice.need for dice in salvo.dice for _ in range(dice.n)]),
            modifiers=tuple(dict.fromkeys([pair for dice in salvo.dice for pair in dice.modifiers])),
        )


RULES = {
    "shot": ("ST-37", "ST-38"),
    "strike": ("ST-52", "ST-53"),
    "impact": ("ST-138", "ST-139"),
    "volley": ("ST-38",),
}


def is_out(unit: Unit) -> bool:
    return not unit.models or (isinstance(unit, Hero) and not unit.conscious)


def score(salvo: Salvo, faces: Sequence[int]) -> tuple[Hits, ...]:
    """The hits of some faces, in the order of the dice: a natural 6 has its extra hits, which earn nothing more
    (ST-213); what is taken away comes off at the end (ST-123)."""
    counts: dict[tuple[int, int], int] = {}
    at = 0
    for dice in salvo.dice:
        mine = faces[at : at + dice.n]
        at += dice.n
        sixes = sum([face == SIX for face in mine])
        plain = sum([face >= dice.need for face in mine]) - sixes + dice.extra * sixes
        for n, ap in ((sixes, dice.ap + dice.rend), (plain, dice.ap)):
            key = ap, dice.cover
            counts[key] = counts.get(key, 0) + n
    hits = [Hits(n - salvo.less, *key) for key, n in counts.items()]
    return tuple([some for some in hits if some.n > 0])


def blown_up(g: StarQuest, salvo: Salvo, hits: Sequence[Hits], units: Sequence[Unit]) -> tuple[Hits, ...]:
    """After all else Blast multiplies each hit; the copies keep its AP (ST-107, ST-214)."""
    if not salvo.blast or not hits:
        return tuple(hits)
    many = times(g, salvo.blast, units)
    g.tell("log.blast", ("ST-107", "ST-108"), target=units[0].id, n=many)
    return tuple([Hits(some.n * many, some.ap) for some in hits])


# --- what an attack ends ---------------------------------------------------------------------------------


def reveals(g: StarQuest, unit: Unit) -> None:
    """Whoever attacks is hidden no more."""
    if unit.has("hidden"):
        unit.ends("revealed")
        g.tell("log.revealed", (), unit=unit.id)


def spent(g: StarQuest, number: int, how: How) -> None:
    """What was lent for the next attack."""
    unit = g.unit(number)
    if unit is not None and unit.marks:
        kept = KEPT[how]
        unit.marks = tuple([mark for mark in unit.marks if mark.until != "attack" or mark.kind in kept])


def defended(g: StarQuest, number: int) -> None:
    """What was lent against the next attack."""
    unit = g.unit(number)
    if unit is not None and unit.marks:
        unit.marks = tuple([mark for mark in unit.marks if mark.until != "defended" or mark.kind == BY_WOUNDS])
