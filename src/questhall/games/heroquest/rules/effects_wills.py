"""Other wills: beasts that are led, foes that flee, blood frenzy, tests of the mind, and choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..dungeon.squares import distance
from ..entities import MASTER, Hero, Mark, Monster
from . import moving
from .effects import CarryOut, Named, branched, effects_of, fits, targets, verb, why_not_effects
from .fighting import Attack, roller
from .master_turn import MonsterTurn
from .monster_attacks import foes_of, why_not_target
from .reach import reaches
from .testing import mind_test
from .values import monster_values
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest


# --- to lead a beast ---------------------------------------------------------------------------


@fits(v.Lead)
def lead_fits(g: HeroQuest, effect: v.Lead, caster: Hero | Monster, named: Named) -> Refusal | None:
    target = named.target
    if isinstance(target, Monster) and target.mind <= effect.mind and g.lore.monsters[target.kind].family == "beast":
        return None
    return Refusal("refusal.no-beast", ("HQ-8.1",))


@verb(v.Lead)
def lead(g: HeroQuest, effect: v.Lead, frame: CarryOut) -> list[Procedure] | None:
    """The caster plays its turn, at once, against its own people; then it has had it."""
    caster = g.figure(frame.caster)
    for figure in targets(g, "target", frame):
        if isinstance(figure, Monster) and isinstance(caster, Hero):
            figure.led_by = caster.seat
            g.tell("log.led", ("HQ-8.1",), seat=caster.seat, monster=figure.id, kind=figure.kind)
            return [MonsterTurn(monster=figure.id), IsReleased(monster=figure.id)]
    return None


class IsReleased(Procedure):
    monster: int

    @step("HQ-8.1")
    def obeys_no_more(self, g: HeroQuest) -> None:
        monster = g.monsters.get(self.monster)
        if monster is not None:
            monster.led_by = MASTER
            monster.marks += (Mark("misses", "quest"),)
        g.unsettled = True


# --- to flee -----------------------------------------------------------------------------------------


@fits(v.Flee)
def flee_fits(g: HeroQuest, effect: v.Flee, caster: Hero | Monster, named: Named) -> Refusal | None:
    if named.target is not None and named.target.mind > 0:
        return None
    return Refusal("refusal.knows-no-fear", ("HQ-8.1", "HQ-19.44"))


@verb(v.Flee)
def flee(g: HeroQuest, effect: v.Flee, frame: CarryOut) -> Procedure | None:
    """The whole move, to the square that is farthest from the caster."""
    caster = g.figure(frame.caster)
    for figure in targets(g, "target", frame):
        if caster is None or not isinstance(figure, Monster):
            continue
        figure.left = g.profile(figure).tempo or g.roll("tempo", by=MASTER)
        ways = moving.ways(g, figure)
        squares, costs = ways.costs(moving.stops(g, figure))
        away = [distance(caster.square, square, g.plan.width) for square in squares]
        far = list(zip(away, costs, strict=True))
        to = squares[far.index(max(far))]
        g.tell("log.flees", ("HQ-8.1",), figure=figure.id)
        if to != figure.square:
            return moving.Moving(figure=figure.id, path=ways.way_to(to))
    return None


# --- blood frenzy ------------------------------------------------------------------------------------------


def in_reach(g: HeroQuest, monster: Monster) -> list[Hero | Monster]:
    diagonal = g.trait(monster, "spear") or g.trait(monster, "whip")
    near = foes_of(g, monster, g.around(monster.square))
    return [foe for foe in near if why_not_target(g, monster, foe) is None and reaches(g, monster, foe, diagonal)]


@fits(v.Frenzy)
def frenzy_fits(g: HeroQuest, effect: v.Frenzy, caster: Hero | Monster, named: Named) -> Refusal | None:
    if isinstance(named.target, Monster) and named.target.id != caster.id and in_reach(g, named.target):
        return None
    return Refusal("refusal.nobody-in-reach", ("HQ-B.8",))


@verb(v.Frenzy)
def frenzy(g: HeroQuest, effect: v.Frenzy, frame: CarryOut) -> Procedure | None:
    for figure in targets(g, "target", frame):
        if isinstance(figure, Monster):
            return BloodFrenzy(monster=figure.id)
    return None


class WhomInFrenzy(Question["HeroQuest", "BloodFrenzy"]):
    name = "heroquest.frenzy"

    def options(self, g: HeroQuest, frame: BloodFrenzy, seat: int) -> Sequence[Answer]:
        return [m.Attack(figure.id) for figure in in_reach(g, g.monsters[frame.monster])]


class BloodFrenzy(Procedure):
    """Two attacks with black dice at once, then a body point is lost."""

    monster: int
    attacks: int = 0

    @step("HQ-8.1")
    def whom(self, g: HeroQuest) -> Asking | None:
        monster = g.monsters.get(self.monster)
        if monster is None or self.attacks == 2 or not in_reach(g, monster):
            self.go_to("pays")
            return None
        return ask(roller(monster), WhomInFrenzy, (self.monster,))

    @step("HQ-8.1")
    def strikes(self, g: HeroQuest) -> Procedure:
        self.attacks += 1
        self.go_to("whom")
        dice = ("black",) * monster_values(g, g.monsters[self.monster])[0]
        return Attack(attacker=self.monster, target=g.said(m.Attack).target, dice=dice)

    @step("HQ-8.1")
    def pays(self, g: HeroQuest) -> Procedure | None:
        return Loses(figure=self.monster, n=1) if self.monster in g.monsters else None


# --- tests and choices -------------------------------------------------------------------------------------


@verb(v.MindTest)
def tests_mind(g: HeroQuest, effect: v.MindTest, frame: CarryOut) -> Procedure | None:
    for figure in targets(g, "target", frame):
        if isinstance(figure, Hero) and figure.upright and not mind_test(g, figure):
            return branched(frame)
    return None


@fits(v.OpenDoor)
def door_fits(g: HeroQuest, effect: v.OpenDoor, caster: Hero | Monster, named: Named) -> Refusal | None:
    """Of a spell on an enemy or a door, what was named decides."""
    return None if not effect.chosen or named.squares else Refusal("refusal.no-door", ("HQ-B.4",))


@verb(v.Choice)
def choice(g: HeroQuest, effect: v.Choice, frame: CarryOut) -> Procedure:
    """What was named may leave only one option; else the caster chooses, or whom it befalls."""
    possible = fitting(g, effect, frame)
    if len(possible) == 1:
        return branched(frame, possible[0])
    return Chooses(
        origin=frame.origin, caster=frame.caster, target=frame.target, squares=frame.squares, spared=frame.spared,
        n=frame.n,
    )  # fmt: skip


def fitting(g: HeroQuest, effect: v.Choice, frame: CarryOut) -> list[int]:
    chooser = g.figure(frame.caster) or g.figure(frame.target)
    assert chooser is not None
    named = Named(g.figure(frame.target), frame.squares)
    return [n for n, option in enumerate(effect.options) if why_not_effects(g, option, chooser, named) is None]


class WhichOption(Question["HeroQuest", "Chooses"]):
    name = "heroquest.choice"

    def options(self, g: HeroQuest, frame: Chooses, seat: int) -> Sequence[Answer]:
        effect = effects_of(g, frame.origin)[frame.n - 1]
        assert isinstance(effect, v.Choice)
        return [m.Choose(n) for n in fitting(g, effect, frame.frame())]


class Chooses(Procedure):
    """The fields of what is carried out, until it is said with which branch it goes on."""

    origin: str
    caster: int
    target: int
    squares: tuple[int, ...]
    spared: tuple[int, ...]
    n: int

    @step("HQ-B.3")
    def which(self, g: HeroQuest) -> Asking:
        chooser = g.figure(self.caster) or g.figure(self.target)
        assert chooser is not None
        return ask(roller(chooser), WhichOption, (self.target,))

    @step("HQ-B.3")
    def takes_it(self, g: HeroQuest) -> Procedure:
        return branched(self.frame(), g.said(m.Choose).n)

    def frame(self) -> CarryOut:
        return CarryOut(
            origin=self.origin, caster=self.caster, target=self.target, squares=self.squares, spared=self.spared,
            n=self.n,
        )  # fmt: skip
