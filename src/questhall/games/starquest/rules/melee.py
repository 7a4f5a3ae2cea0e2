"""ST-49 to ST-59, ST-122 to ST-124, ST-206, ST-224 to ST-226: melee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero, Unit
from .attacks import Attack, defended, is_out, reveals, spent
from .salvos import Aim, Salvo
from .stepping_back import StepsBack
from .strikes import charge, fighters, first_strikes, strikes_back

if TYPE_CHECKING:
    from ..state import StarQuest


class Strikes(Question["StarQuest", "Melee"]):
    """A Shaken unit may strike back (ST-67)."""

    name = "starquest.strike"

    def options(self, g: StarQuest, frame: Melee, seat: int) -> Sequence[Answer]:
        return (m.StrikeBack(), m.StandIdle())


class Melee(Procedure):
    """After the moves of a charge: Counter, the chargers' strikes, the strike back, fatigue, the step back."""

    charger: int
    target: int
    struck: bool = False
    """Whether the unit that was charged has struck."""

    @step("ST-51", "ST-226", "ST-261")
    def begins(self, g: StarQuest) -> None:
        """If the charge has become impossible on the way, no strikes follow."""
        both = self.both(g)
        if both is None or not fighters(g, both[0], both[1]):
            self.leave()
            return
        charger, target = both
        reveals(g, charger)
        if isinstance(charger, Hero):
            charger.attacked = True
        g.tell("log.melee", ("ST-51",), unit=charger.id, target=target.id)

    @step("ST-67", "ST-122")
    def may_counter(self, g: StarQuest) -> Asking | None:
        charger, target = g.sure(self.charger), g.sure(self.target)
        return self.if_it_likes(g, target, first_strikes(g, target, charger))

    @step("ST-122", "ST-224")
    def counters(self, g: StarQuest) -> Procedure | None:
        charger, target = g.sure(self.charger), g.sure(self.target)
        return self.defender(g, target, first_strikes(g, target, charger))

    @step("ST-52", "ST-53", "ST-138", "ST-225")
    def chargers_strike(self, g: StarQuest) -> Procedure | None:
        both = self.both(g)
        if both is None:
            return None
        charger, target = both
        return strike(g, charger, target, charge(g, charger, target, fighters(g, charger, target)))

    @step("ST-67")
    def may_strike_back(self, g: StarQuest) -> Asking | None:
        both = self.both(g)
        if both is None:
            return None
        charger, target = both
        return self.if_it_likes(g, target, strikes_back(g, target, charger))

    @step("ST-54", "ST-224")
    def strikes_back(self, g: StarQuest) -> Procedure | None:
        both = self.both(g)
        if both is None:
            return None
        charger, target = both
        return self.defender(g, target, strikes_back(g, target, charger))

    @step("ST-56", "ST-57")
    def tires(self, g: StarQuest) -> None:
        """Until the end of the round; whoever did not strike is not tired."""
        for number, tired in ((self.charger, True), (self.target, self.struck)):
            unit = g.unit(number)
            if unit is not None and tired:
                unit.fatigued = True
            defended(g, number)
        spent(g, self.charger, "charge")
        if self.struck:
            spent(g, self.target, "strike back")

    @step("ST-55", "ST-206", "ST-260")
    def steps_back(self, g: StarQuest) -> Procedure:
        """If neither is out."""
        return StepsBack(charger=self.charger, target=self.target)

    def both(self, g: StarQuest) -> tuple[Unit, Unit] | None:
        """The two units, as long as both can fight."""
        charger, target = g.unit(self.charger), g.unit(self.target)
        if charger is None or target is None or is_out(charger) or is_out(target):
            return None
        return charger, target

    def if_it_likes(self, g: StarQuest, target: Unit, salvos: Sequence[Salvo]) -> Asking | None:
        """Whoever is charged must strike back, but whoever is Shaken may; what the AI may do, it does."""
        seat = g.leader_of(target)
        return ask(seat, Strikes, (self.charger,)) if salvos and target.shaken and seat is not None else None

    def defender(self, g: StarQuest, target: Unit, salvos: Sequence[Salvo]) -> Procedure | None:
        if not salvos or (g.answers and isinstance(g.answers[0][1], m.StandIdle)):
            return None
        self.struck = True
        reveals(g, target)
        return strike(g, target, g.sure(self.charger), salvos)


def strike(g: StarQuest, unit: Unit, foe: Unit, salvos: Sequence[Salvo]) -> Procedure | None:
    """All of it; what is limited is used up (ST-143)."""
    for salvo in salvos:
        if salvo.kind == "strike" and g.lore.weapons[salvo.weapon].limited:
            unit.fired += (salvo.weapon,)
    return Attack(unit=unit.id, aims=tuple([Aim(foe.id, salvo) for salvo in salvos])) if salvos else None
