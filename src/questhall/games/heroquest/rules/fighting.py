"""HQ-B.6: attack dice, defence dice, and the difference is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.dice import Die
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dice import BY_KIND, MONSTER, SHIELD, SKULL
from ..entities import MASTER, Figure, Hero, Monster
from . import pushing, throwing, venom
from .repeating import RepeatAttack, RepeatDefence, can_repeat, spend_repeat
from .shots import strays
from .values import can_defend, defence_dice, fewer, mind_dice
from .wounds import Loses, wakes

if TYPE_CHECKING:
    from ..state import HeroQuest


class PushOrWound(Question["HeroQuest", Any]):
    """HQ-19.27: one hit may be spent to push."""

    name = "heroquest.push"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Wound(), m.PushBack())


def roller(figure: Figure) -> int:
    """The seat whose dice are rolled."""
    if isinstance(figure, Hero):
        return figure.seat
    return figure.led_by if isinstance(figure, Monster) else MASTER


class Attack(Procedure):
    """One figure attacks another. `dice` are the kinds of dice, in the order in which they are rolled."""

    attacker: int
    target: int
    dice: tuple[str, ...]
    how: str = "melee"
    """melee, shot, indirect, thrown, spell, mind, sweep, special."""
    magic: bool = False
    """With a magic weapon, or by magic (HQ-19.13)."""
    defence: str = "normal"
    """normal, mind (dice by mind), none, or a number of white dice."""
    poison: bool = False
    """A tail whose wound costs one more (HQ-19.41)."""
    weapon: str = ""
    faces: tuple[str, ...] = ()
    hits: int = 0
    blocked: int = 0
    repeated: bool = False
    stray: int = 0
    """The figure that an indirect shot hits instead; -1: furniture."""
    pushed: bool = False
    ground: int = -1
    """The square on which the target stood."""

    @step("HQ-B.6", "HQ-15.15", "HQ-B.14")
    def rolls(self, g: HeroQuest) -> None:
        attacker, target = self.both(g)
        if attacker is None or target is None:
            self.leave()
            return
        self.ground = target.square
        g.tell("log.attacks", ("HQ-B.6",), figure=self.attacker, target=self.target, how=self.how)
        self.throw(g, attacker)

    @step("HQ-19.23")
    def weakened(self, g: HeroQuest) -> None:
        """All skulls of a hero with the plague are rolled once more."""
        attacker = g.figure(self.attacker)
        skulls = self.faces.count(SKULL)
        if isinstance(attacker, Hero) and attacker.has("weakened") and skulls and self.how != "spell":
            kinds = [kind for kind, face in zip(self.dice, self.faces, strict=True) if face == SKULL]
            again = g.throw("weakened", [BY_KIND[kind] for kind in kinds], seat=roller(attacker))
            self.faces = tuple([face for face in self.faces if face != SKULL]) + again.faces
            self.repeated = True

    @step("HQ-1.8", "HQ-18.1")
    def may_repeat(self, g: HeroQuest) -> Asking | None:
        attacker = g.figure(self.attacker)
        if isinstance(attacker, Hero) and not self.repeated and self.repeatable(g, attacker):
            return ask(attacker.seat, RepeatAttack, (self.target, self.faces.count(SKULL)))
        self.go_to("goes_astray")
        return None

    @step("HQ-1.8", "HQ-18.1")
    def repeats(self, g: HeroQuest) -> None:
        if isinstance(g.answers[0][1], m.Again):
            attacker = g.figure(self.attacker)
            assert isinstance(attacker, Hero)
            if not self.misses_with_bow(g, attacker):
                spend_repeat(attacker, "attack")
            self.repeated = True
            self.throw(g, attacker)

    @step("HQ-4.3", "HQ-4.7")
    def goes_astray(self, g: HeroQuest) -> Procedure | None:
        """An indirect shot with a monster shield hits whatever is nearest in its path."""
        attacker, target = self.both(g)
        if self.how != "indirect" or attacker is None or target is None:
            return None
        off = self.faces.count(MONSTER)
        if not off:
            return None
        self.go_to("aftermath")
        return strays(g, attacker, target, off)

    @step("HQ-B.6", "HQ-8.5")
    def is_defended(self, g: HeroQuest) -> None:
        attacker, target = self.both(g)
        if attacker is None or target is None:
            self.leave()
            return
        self.hits = self.faces.count(SKULL)
        if self.hits:
            self.defend(g, attacker, target)

    @step("HQ-18.1")
    def may_repeat_defence(self, g: HeroQuest) -> Asking | None:
        target = g.figure(self.target)
        if isinstance(target, Hero) and self.hits > self.blocked and can_repeat(target, "defence") and self.pool(g):
            return ask(target.seat, RepeatDefence, (self.hits, self.blocked))
        self.go_to("may_push")
        return None

    @step("HQ-18.1")
    def repeats_defence(self, g: HeroQuest) -> None:
        attacker, target = self.both(g)
        if isinstance(g.answers[0][1], m.Again) and attacker is not None and isinstance(target, Hero):
            spend_repeat(target, "defence")
            self.defend(g, attacker, target)

    @step("HQ-19.27", "HQ-19.50")
    def may_push(self, g: HeroQuest) -> Asking | None:
        attacker, target = self.both(g)
        if (
            attacker is not None
            and target is not None
            and self.hits > self.blocked
            and self.how == "melee"
            and pushing.why_not_push(g, attacker, target) is None
        ):
            return ask(roller(attacker), PushOrWound, (self.target, self.hits - self.blocked))
        self.go_to("wounds")
        return None

    @step("HQ-19.27", "HQ-19.51")
    def pushes(self, g: HeroQuest) -> Procedure | None:
        attacker, target = self.both(g)
        if not isinstance(g.answers[0][1], m.PushBack) or attacker is None or target is None:
            return None
        self.blocked += 1
        self.pushed = True
        return pushing.Push(pusher=self.attacker, pushed=self.target)

    @step("HQ-B.6", "HQ-8.5", "HQ-19.41")
    def wounds(self, g: HeroQuest) -> Procedure | None:
        _attacker, target = self.both(g)
        if target is None:
            return None
        lost = max(0, self.hits - self.blocked)
        if not lost and not self.pushed:
            g.tell("log.misses", ("HQ-B.6",), figure=self.attacker, target=self.target)
        wakes(g, target)
        if not lost:
            return None
        if isinstance(target, Hero) and target.has("image") and image_takes_it(g, target):
            self.blocked = self.hits
            return None
        if self.poison and isinstance(target, Hero):
            return venom.in_a_wound(target, lost, self.attacker)
        return Loses(figure=self.target, n=lost, by=self.attacker, spell=self.how == "spell")

    @step("HQ-19.23", "HQ-4.5")
    def aftermath(self, g: HeroQuest) -> Procedure | None:
        attacker = g.figure(self.attacker)
        lost = self.hits - self.blocked
        if attacker is not None and self.how not in ("spell", "special", "sweep"):
            attacker.marks = spent(attacker, "attack")
        target = g.figure(self.target)
        if target is not None and self.hits:
            target.marks = spent(target, "defence")
        if self.how == "thrown" and isinstance(attacker, Hero):
            throwing.lands(g, attacker, self.weapon, self.target, self.ground)
        if isinstance(target, Hero) and isinstance(attacker, Monster) and lost > 0 and target.present:
            return venom.follows(g, attacker, target)
        return None

    # --- helpers -------------------------------------------------------------------------------

    def both(self, g: HeroQuest) -> tuple[Hero | Monster | None, Hero | Monster | None]:
        return g.figure(self.attacker), g.figure(self.target)

    def throw(self, g: HeroQuest, attacker: Figure) -> None:
        thrown = g.throw("attack", [BY_KIND[kind] for kind in self.dice], seat=roller(attacker))
        self.faces = thrown.faces

    def repeatable(self, g: HeroQuest, attacker: Hero) -> bool:
        return self.misses_with_bow(g, attacker) or can_repeat(attacker, "attack")

    def misses_with_bow(self, g: HeroQuest, attacker: Hero) -> bool:
        """The Elf's bow shot without a skull (HQ-1.8)."""
        bow = self.weapon and g.lore.weapon(self.weapon).kind == "ranged" and not g.lore.weapon(self.weapon).metal
        return bool(bow) and g.able(attacker, "archer") and SKULL not in self.faces

    def pool(self, g: HeroQuest) -> tuple[Die, ...]:
        """What the target defends with."""
        attacker, target = self.both(g)
        assert target is not None
        if self.defence == "none":
            return ()
        if self.defence == "mind":
            return mind_dice(target, "defence") if can_defend(target) else ()
        if self.defence != "normal":
            return (BY_KIND["white"],) * int(self.defence) if can_defend(target) else ()
        dice = defence_dice(g, target, self.magic or not isinstance(attacker, Hero))
        if attacker is not None and g.trait(attacker, "incorporeal") and self.how == "melee":
            return fewer(dice, 1)
        return dice

    def defend(self, g: HeroQuest, attacker: Figure, target: Hero | Monster) -> None:
        dice = self.pool(g)
        self.blocked = 0
        if dice:
            thrown = g.throw("defence", dice, seat=roller(target))
            self.blocked = thrown.count(*blocking(g, target))


def blocking(g: HeroQuest, figure: Hero | Monster) -> tuple[str, ...]:
    """Heroes block with white shields, monsters with monster shields, a troll with both (HQ-B.6, HQ-19.17)."""
    if g.side(figure) and not (isinstance(figure, Monster) and figure.rounds):
        return (SHIELD,)
    if g.trait(figure, "regeneration") and isinstance(figure, Monster) and not figure.baned:
        return (SHIELD, MONSTER)
    return (MONSTER,)


def image_takes_it(g: HeroQuest, hero: Hero) -> bool:
    """A phantom image: 1-3 on a D6, and the blow strikes the image."""
    hero.unmark("image")
    struck = g.roll("image", seat=hero.seat) <= 3
    if struck:
        g.tell("log.image", ("HQ-8.1",), seat=hero.seat)
    return struck


def spent(figure: Figure, until: str) -> tuple[Any, ...]:
    """What lasted for the next attack or defence is over; what lasts for two of them, half over."""
    left = []
    for mark in figure.marks:
        if mark.until == f"two_{until}s":
            left.append(type(mark)(mark.kind, until, mark.n, mark.by))
        elif mark.until != until:
            left.append(mark)
    return tuple(left)
