"""What becomes of a hero in town: gains, guild spells, successors, and setting out (HQ-7, HQ-8.3, HQ-9.15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from ..entities import Hero
from ..rules import carrying
from ..rules.acts import Follows, TownAct
from ..rules.sheets import hero_of, new_sheet
from . import limits
from .paying import why_not_alive, why_not_pay
from .shown import POINTS_FOR_A_GAIN
from .visit import is_dead

if TYPE_CHECKING:
    from ..state import HeroQuest

QUESTS_FOR_THE_GUILD = 11


class Learns(TownAct):
    """After eleven passed quests and with a gained mind point (HQ-8.3)."""

    move = m.Learn

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        if not g.able(figure, "special_spells"):
            return []
        return [m.Learn(spell) for spell in g.lore.school("guild")]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Learn) -> Refusal | None:
        sheet = g.settings.sheets[figure.seat - 1]
        spell = g.lore.spells.get(answer.spell)
        if spell is None or spell.school != "guild" or not g.able(figure, "special_spells"):
            return Refusal("refusal.not-taught", ("HQ-8.3",))
        if sheet.passed < QUESTS_FOR_THE_GUILD or figure.full_mind <= g.lore.heroes[figure.kind].mind:
            return Refusal("refusal.no-guild", ("HQ-8.3",), {"n": QUESTS_FOR_THE_GUILD})
        if answer.spell in figure.guild:
            return Refusal("refusal.known-spell", ("HQ-8.3",), {"spell": answer.spell})
        return why_not_alive(figure) or why_not_pay(figure, spell.price)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Learn) -> Follows:
        price = g.lore.spells[answer.spell].price
        figure.gold -= price
        figure.guild += (answer.spell,)
        g.tell("log.learns", ("HQ-8.3",), seat=figure.seat, spell=answer.spell, n=price)
        return None


class Gains(TownAct):
    """Ten quest points are worth a body or a mind point (HQ-7.1, HQ-7.4)."""

    move = m.Gain

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return (m.Gain("body"), m.Gain("mind")) if figure.points >= POINTS_FOR_A_GAIN else ()

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Gain) -> Refusal | None:
        printed = g.lore.heroes[figure.kind]
        if figure.points < POINTS_FOR_A_GAIN:
            return Refusal("refusal.no-points", ("HQ-7.1",), {"n": POINTS_FOR_A_GAIN, "have": figure.points})
        if answer.point == "body" and figure.full_body < printed.most_body:
            return None
        if answer.point == "mind" and figure.full_mind < printed.most_mind:
            return None
        return Refusal("refusal.at-maximum", ("HQ-7.2", "HQ-7.4"))

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Gain) -> Follows:
        figure.points -= POINTS_FOR_A_GAIN
        if answer.point == "body":
            figure.full_body += 1
        else:
            figure.full_mind += 1
        figure.body, figure.mind = figure.full_body, figure.full_mind
        g.tell(f"log.gains-{answer.point}", ("HQ-7.1",), seat=figure.seat)
        return None


class Succeeds(TownAct):
    """Start values, start equipment, no gold (HQ-9.15)."""

    move = m.Succeed

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Succeed(hero) for hero in g.lore.heroes] if is_dead(figure) else ()

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Succeed) -> Refusal | None:
        if not is_dead(figure):
            return Refusal("refusal.alive", ("HQ-9.15",))
        others = [hero.kind for hero in g.heroes if hero is not figure]
        if answer.hero not in g.lore.heroes or answer.hero in others:
            return Refusal("refusal.class-taken", ("HQ-B.1",))
        return None

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Succeed) -> Follows:
        inherits(g, figure)
        sheet = new_sheet(g.lore.heroes[answer.hero], g.settings.order)
        hero = g.heroes[figure.seat - 1] = hero_of(g, figure.seat, sheet, figure.square)
        hero.successor = True
        g.tell("log.successor", ("HQ-9.15",), seat=figure.seat, kind=answer.hero)
        return None


def inherits(g: HeroQuest, dead: Hero) -> None:
    """What was not shared out before goes to the first of those who live, to sell or to hand on (HQ-9.6)."""
    heir = next((hero for hero in g.heroes if not is_dead(hero)), None)
    left = carrying.everything(g, dead)
    if heir is None or not left:
        return
    for item in left:
        carrying.receive(g, heir, item)
    g.ready = tuple([seat for seat in g.ready if seat != heir.seat])
    g.tell("log.inherits", ("HQ-9.6",), seat=heir.seat, hero=dead.seat)


class IsReady(TownAct):
    move = m.Ready

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return (m.Ready(),)

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Ready) -> Refusal | None:
        return why_not_alive(figure) or limits.why_not_ready(g.lore, figure)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Ready) -> Follows:
        g.ready += (figure.seat,)
        g.tell("log.ready", ("HQ-B.11",), seat=figure.seat)
        return None
