"""Body points by magic and by accident: healing, harm, attacks with dice, and sudden death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..dice import MONSTER, SHIELD, SKULL, WHITE
from ..entities import Hero, Monster
from . import venom
from .effects import CarryOut, Named, fits, targets, verb
from .falling import gets_up
from .fighting import Attack, roller
from .hazards import Hazard
from .values import is_undead
from .wounds import Loses, dies, wakes

if TYPE_CHECKING:
    from ..state import HeroQuest


# --- healing -------------------------------------------------------------------------------


@verb(v.Heal)
def heal(g: HeroQuest, effect: v.Heal, frame: CarryOut) -> None:
    for figure in targets(g, effect.on, frame):
        body = effect.body + (g.roll("heal", seat=roller(figure)) if effect.die else 0)
        heals(g, figure, body, cures(g, frame.origin))
        if effect.mind and isinstance(figure, Hero) and figure.upright:
            figure.mind = max(figure.mind, min(figure.full_mind + figure.lent, figure.mind + effect.mind))


def cures(g: HeroQuest, origin: str) -> bool:
    """A healing potion or spell does more than to close wounds (HQ-9.2, HQ-19.23)."""
    kind, name = origin.split(":")[:2]
    return kind == "spell" or (kind == "potion" and g.lore.potion(name).healing)


def full_body(g: HeroQuest, figure: Hero | Monster) -> int:
    return figure.full_body if isinstance(figure, Hero) else g.profile(figure).body


def heals(g: HeroQuest, figure: Hero | Monster, body: int, cure: bool) -> None:
    """Up to the full value; a healing spell or potion wakes the unconscious and ends the plague's weakness."""
    if body <= 0:
        return
    if cure:
        figure.unmark("weakened")
    if isinstance(figure, Hero) and figure.state == "down":
        if cure:
            gets_up(g, figure, 1 if figure.woken_by == "weak" else body)
    elif not isinstance(figure, Hero) or figure.upright:
        before = figure.body
        figure.body = max(before, min(full_body(g, figure), before + body))
        g.tell("log.heals", ("HQ-8.1",), figure=figure.id, n=figure.body - before)
    g.unsettled = True


# --- harm ------------------------------------------------------------------------------------


@verb(v.Hurt)
def hurt(g: HeroQuest, effect: v.Hurt, frame: CarryOut) -> list[Procedure]:
    return [
        Harm(
            figure=figure.id,
            body=effect.body,
            dice=effect.dice,
            save=effect.save,
            save_d6=effect.save_d6,
            weakens=effect.weakens,
            by=frame.caster if frame.caster != figure.id else 0,
            spell=frame.origin.startswith("spell:"),
        )
        for figure in targets(g, effect.on, frame)
    ]


class Harm(Procedure):
    """Points that no armour keeps. The victim rolls for how many, and to keep some off."""

    figure: int
    body: int = 0
    dice: int = 0
    save: int = 0
    save_d6: int = 0
    weakens: bool = False
    by: int = 0
    spell: bool = False
    before: int = 0

    @step("HQ-8.1")
    def strikes(self, g: HeroQuest) -> Procedure | None:
        figure = g.figure(self.figure)
        if figure is None:
            self.leave()
            return None
        seat = roller(figure)
        n = self.body
        if self.dice:
            n += g.throw("harm", (WHITE,) * self.dice, seat=seat).count(SKULL)
        if n and self.save:
            n -= g.throw("ward", (WHITE,) * self.save, seat=seat).count(SHIELD, MONSTER)
        if n > 0 and self.save_d6:
            n -= sum([g.roll("ward", seat=seat) >= 5 for _ in range(self.save_d6)])
        if self.by:
            wakes(g, figure)
        self.before = figure.body
        if n <= 0:
            g.tell("log.unharmed", ("HQ-8.1",), figure=figure.id)
            return None
        return Loses(figure=self.figure, n=n, by=self.by, spell=self.spell)

    @step("HQ-19.23")
    def is_weakened(self, g: HeroQuest) -> Procedure | None:
        figure = g.figure(self.figure)
        if self.weakens and isinstance(figure, Hero) and figure.present and figure.body < self.before:
            return venom.plague(figure)
        return None


# --- attacks with dice -------------------------------------------------------------------------


@fits(v.Strike)
def strike_fits(g: HeroQuest, effect: v.Strike, caster: Hero | Monster, named: Named) -> Refusal | None:
    if effect.on != "target":
        return None
    if named.target is None:
        return Refusal("refusal.nobody", ("HQ-B.6",))
    if effect.spares_undead and isinstance(named.target, Monster) and is_undead(g, named.target):
        return Refusal("refusal.not-on-undead", ("HQ-8.1",), {"target": named.target.id})
    return None


@verb(v.Strike)
def strike(g: HeroQuest, effect: v.Strike, frame: CarryOut) -> list[Procedure]:
    return [struck(g, effect, frame, figure) for figure in targets(g, effect.on, frame)]


def struck(g: HeroQuest, effect: v.Strike, frame: CarryOut, figure: Hero | Monster) -> Procedure:
    dice: tuple[str, ...] = (effect.colour,) * effect.dice
    if isinstance(figure, Monster) and is_unholy(g, figure):
        dice += ("white",) * effect.more_against_unholy
    if g.figure(frame.caster) is None or frame.caster == figure.id:
        return Hazard(figure=figure.id, dice=effect.dice, colour=effect.colour, defence=own_defence(effect, figure))
    kind = Backfiring if effect.backfires else Attack
    return kind(attacker=frame.caster, target=figure.id, dice=dice, how="spell", magic=True, defence=effect.defence)


def own_defence(effect: v.Strike, figure: Hero | Monster) -> int:
    """So many dice against what nobody aims; -1: the normal ones."""
    return {"normal": -1, "mind": max(0, figure.mind), "none": 0}[effect.defence]


def is_unholy(g: HeroQuest, monster: Monster) -> bool:
    return is_undead(g, monster) or g.lore.monsters[monster.kind].family == "demon"


class Backfiring(Attack):
    @step("HQ-8.1")
    def backfires(self, g: HeroQuest) -> Procedure | None:
        """Each monster shield costs the caster a body point."""
        shields = self.faces.count(MONSTER)
        return Loses(figure=self.attacker, n=shields) if shields and g.figure(self.attacker) is not None else None


# --- an end ----------------------------------------------------------------------------------------


@fits(v.Slay)
def slay_fits(g: HeroQuest, effect: v.Slay, caster: Hero | Monster, named: Named) -> Refusal | None:
    if isinstance(named.target, Monster) and named.target.kind in effect.kinds:
        return None
    return Refusal("refusal.not-such-a-monster", ("HQ-8.1",))


@verb(v.Slay)
def slay(g: HeroQuest, effect: v.Slay, frame: CarryOut) -> None:
    for figure in targets(g, "target", frame):
        if isinstance(figure, Monster) and figure.kind in effect.kinds:
            dies(g, figure, frame.caster)


@fits(v.TrollBane)
def troll_bane_fits(g: HeroQuest, effect: v.TrollBane, caster: Hero | Monster, named: Named) -> Refusal | None:
    target = named.target
    if isinstance(target, Monster) and g.trait(target, "regeneration") and not target.baned:
        return None
    return Refusal("refusal.no-regeneration", ("HQ-19.17", "HQ-19.55"))


@verb(v.TrollBane)
def troll_bane(g: HeroQuest, effect: v.TrollBane, frame: CarryOut) -> None:
    for figure in targets(g, "target", frame):
        if isinstance(figure, Monster):
            figure.baned = True
            g.tell("log.baned", ("HQ-19.55",), monster=figure.id, kind=figure.kind)
