"""What is chosen before the quest: special spells (HQ-1.18), a second lore (HQ-1.22), oil (HQ-15.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.dice import Random
from questhall.kernel.domains import Budget
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Gear, Hero
from .breaking import change
from .carrying import lay_off
from .sets import open_lores
from .values import is_magic

if TYPE_CHECKING:
    from ..state import HeroQuest

SECOND_LORE_FROM = 6
"""Mind points on the sheet (HQ-1.22)."""


def questions(g: HeroQuest) -> list[Procedure] | None:
    """Hero by hero, whatever there is to choose."""
    return [question for hero in g.heroes for question in questions_of(g, hero)]


def questions_of(g: HeroQuest, hero: Hero) -> list[Procedure]:
    """Of one hero, who may have come later than the others (HQ-9.15)."""
    asked: list[Procedure] = []
    if g.able(hero, "special_spells"):
        asked.append(Prepares(seat=hero.seat))
    if hero.order and hero.full_mind >= SECOND_LORE_FROM and len(hero.lores) == 1:
        asked.append(Studies(seat=hero.seat))
    if oil_of(g, hero) and oilable(g, hero):
        asked.append(Oils(seat=hero.seat))
    return asked


# --- special spells -----------------------------------------------------------------------------


def pool(g: HeroQuest, hero: Hero) -> tuple[str, ...]:
    """The special spells, and with a gained mind point the guild's that the Wizard has learned (HQ-8.3)."""
    gained = hero.full_mind > g.lore.heroes[hero.kind].mind
    return g.lore.school("special") + (hero.guild if gained else ())


class WhichSpells(Question["HeroQuest", "Prepares"]):
    """Open: any spells of the pool, each once, at most one for each mind point."""

    name = "heroquest.prepare"
    finite = False

    def options(self, g: HeroQuest, frame: Prepares, seat: int) -> Sequence[Answer]:
        """As many as possible, beginning with each of them in turn."""
        hero = g.hero(frame.seat)
        spells = pool(g, hero)
        return [m.Prepare((spells[n:] + spells[:n])[: hero.full_mind]) for n in range(len(spells))]

    def domain(self, g: HeroQuest, frame: Prepares, seat: int) -> Budget:
        hero = g.hero(frame.seat)
        spells = pool(g, hero)
        return Budget(hero.full_mind, spells, (0,) * len(spells), (1,) * len(spells), whole=False)

    def refuse(self, g: HeroQuest, frame: Prepares, seat: int, answer: Answer) -> Refusal | None:
        if not isinstance(answer, m.Prepare):
            return Refusal("refusal.not-now", ("HQ-1.18",))
        hero, spells = g.hero(frame.seat), answer.spells
        if len(spells) > hero.full_mind:
            return Refusal("refusal.too-many-spells", ("HQ-1.18", "HQ-8.3"), {"n": hero.full_mind})
        if len(set(spells)) < len(spells):
            return Refusal("refusal.spell-twice", ("HQ-1.30",))
        if not set(spells) <= set(pool(g, hero)):
            return Refusal("refusal.no-spell", ("HQ-1.18", "HQ-8.3"))
        return None

    def sample(self, g: HeroQuest, frame: Prepares, seat: int, random: Random) -> Answer:
        hero = g.hero(frame.seat)
        return m.Prepare(random.shuffled(pool(g, hero))[: hero.full_mind])


class Prepares(Procedure):
    seat: int

    @step("HQ-1.18", "HQ-8.3")
    def which(self, g: HeroQuest) -> Asking:
        return ask(self.seat, WhichSpells)

    @step("HQ-1.18", "HQ-1.30")
    def takes_them(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        hero.spells += g.said(m.Prepare).spells
        g.everybody_learns()
        g.tell("log.prepares", ("HQ-1.18",), seat=self.seat, n=len(hero.spells))


# --- a second lore ---------------------------------------------------------------------------------


class WhichLore(Question["HeroQuest", "Studies"]):
    name = "heroquest.study"

    def options(self, g: HeroQuest, frame: Studies, seat: int) -> Sequence[Answer]:
        return [m.Study(lore) for lore in open_lores(g, g.hero(frame.seat))]

    def refuse(self, g: HeroQuest, frame: Studies, seat: int, answer: Answer) -> Refusal | None:
        return Refusal("refusal.not-related", ("HQ-1.22",))


class Studies(Procedure):
    seat: int

    @step("HQ-1.22")
    def which(self, g: HeroQuest) -> Asking:
        return ask(self.seat, WhichLore)

    @step("HQ-1.22")
    def learns(self, g: HeroQuest) -> None:
        hero, lore = g.hero(self.seat), g.said(m.Study).lore
        hero.lores += (lore,)
        hero.spells += g.lore.school(lore)
        g.tell("log.studies", ("HQ-1.22",), seat=self.seat, lore=lore)


# --- weapon oil ----------------------------------------------------------------------------------------


def oil_of(g: HeroQuest, hero: Hero) -> str:
    """A flask in the bag."""
    for thing in hero.bag:
        good = g.lore.things[thing]
        if isinstance(good, v.Good) and good.kind == "oil":
            return thing
    return ""


def oilable(g: HeroQuest, hero: Hero) -> list[Gear]:
    """Weapons that take oil, the one at the belt too."""
    return [gear for gear in (*hero.weapons, hero.belt) if gear is not None and takes_oil(g, gear)]


def takes_oil(g: HeroQuest, gear: Gear) -> bool:
    """A sound hand weapon, neither magic nor the club."""
    weapon = g.lore.weapon(gear.thing)
    return weapon.kind == "melee" and weapon.oil and not is_magic(weapon, gear) and not (gear.rusty or gear.oiled)


class WhichWeapon(Question["HeroQuest", "Oils"]):
    name = "heroquest.oil"

    def options(self, g: HeroQuest, frame: Oils, seat: int) -> Sequence[Answer]:
        return (*[m.OilWeapon(gear.thing) for gear in oilable(g, g.hero(frame.seat))], m.Decline())


class Oils(Procedure):
    seat: int

    @step("HQ-15.4")
    def which(self, g: HeroQuest) -> Asking | None:
        hero = g.hero(self.seat)
        if oil_of(g, hero) and oilable(g, hero):
            return ask(self.seat, WhichWeapon)
        self.leave()
        return None

    @step("HQ-15.4")
    def is_oiled(self, g: HeroQuest) -> None:
        """Whoever has another flask is asked once more."""
        hero, answer = g.hero(self.seat), g.answers[0][1]
        if not isinstance(answer, m.OilWeapon):
            return
        lay_off(g, hero, oil_of(g, hero))
        gear = next(gear for gear in oilable(g, hero) if gear.thing == answer.thing)
        change(hero, gear, replace(gear, oiled=True))
        g.tell("log.oiled", ("HQ-15.4",), seat=self.seat, thing=gear.thing)
        self.go_to("which")
