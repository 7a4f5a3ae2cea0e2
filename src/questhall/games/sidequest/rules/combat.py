"""Combat: one attack, from its declaration to the damage (SQ-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from questhall.kernel.asks import Asking, ask, ask_first
from questhall.kernel.events import Event, heard
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import FIRST_ID, GM, InPlay
from ..moves import Armor, Block, Intervene
from . import defending, fall, stack
from .damage import Damaged, after_tenacity, deal, strike
from .targets import untouched

if TYPE_CHECKING:
    from ..state import SideQuest


class Declared(Event):
    """A target has been chosen for an attack."""

    subject: int
    attacker: int
    defender: int
    after: ClassVar[tuple[str, ...]] = ("attacked",)


def target_is_chosen(g: SideQuest, attacker: int, target: int) -> Procedure | None:
    """What triggers when a card or a Hero becomes the target of an attack."""
    return Declared(subject=target, attacker=attacker, defender=target) if "attacked" in g.listeners else None


def is_nimble(g: SideQuest, target: int) -> bool:
    thing = g.things.get(target)
    return thing is not None and values.keyword(g, thing, "nimble") > 0


class Attacks(Event):
    """The attacker strikes: "when this card attacks"."""

    subject: int
    attacker: int
    defender: int
    weapon: int = 0
    after: ClassVar[tuple[str, ...]] = ("attacks",)


class HeroAttacks(Attacks):
    """The Hero strikes, with a weapon or bare hands; the subject is the Hero."""

    after: ClassVar[tuple[str, ...]] = ("attacks", "hero_attacks")


class Hits(Event):
    """An attack has dealt damage."""

    subject: int
    attacker: int
    defender: int
    weapon: int = 0
    after: ClassVar[tuple[str, ...]] = ("hits",)


class Blocks(Event):
    """A creature or weapon steps in."""

    subject: int
    attacker: int
    defender: int
    after: ClassVar[tuple[str, ...]] = ("blocks",)


class Attack(Procedure):
    """One source against one target (SQ-5.1), in the order of SQ-5.12."""

    attacker: int
    target: int
    seat: int
    weapon: int = 0
    declared: bool = False
    cancelled: bool = False
    intervened: bool = False
    stood_by: tuple[int, ...] = ()
    blocker: int = 0
    armor: int = 0
    nimble: tuple[int, ...] = ()
    """Nimble cards that were chosen as its target: they strike when it does (SQ-11.7)."""
    parts: tuple[tuple[str, int], ...] = ()
    reckoned: int = 0

    @step("SQ-5.13")
    def begins(self, g: SideQuest) -> list[Procedure] | None:
        """An attacker that cannot attack, or whose target has gone, does nothing."""
        if not self.possible(g):
            if g.log is not None:
                g.tell("log.attack-fizzles", ("SQ-5.13",), attacker=self.attacker)
            self.leave()
            return None
        if self.declared:
            return None
        if g.log is not None:
            g.tell("log.attack", ("SQ-5.1",), attacker=self.attacker, weapon=self.weapon, target=self.target)
        return self.is_aimed_at(g, self.target)

    def is_aimed_at(self, g: SideQuest, target: int) -> list[Procedure]:
        """A card or a Hero becomes the target. Untouchable may bring the attack to nothing (SQ-11.19)."""
        if not untouched(g, target):
            self.leave()
            return []
        if is_nimble(g, target):
            self.nimble += (target,)
        declared = target_is_chosen(g, self.attacker, target)
        return [declared] if declared is not None else []

    def ends(self, g: SideQuest) -> list[tuple[int, int]]:
        """Who strikes, and who is struck; nobody, once it is called off."""
        return [] if self.cancelled else [(self.attacker, self.blocker or self.target)]

    def is_over(self) -> bool:
        """Its damage is dealt, or it came to nothing; what that sets off may still be under way."""
        return self.at >= len(self.where)

    def cancel(self, attacker: int) -> None:
        self.cancelled = True

    def change(self, attacker: int, card: str, n: int) -> None:
        self.parts += ((card, n),)

    def possible(self, g: SideQuest) -> bool:
        """The attacker, its weapon and the target are there, and nothing holds the blow back."""
        if not g.exists(self.target) or not g.exists(self.attacker):
            return False
        thing = g.things.get(self.weapon or self.attacker)
        if thing is None:
            return not self.weapon
        return not (thing.paralyzed or thing.face_down)

    @step("SQ-11.17")
    def strikes(self, g: SideQuest) -> Procedure | None:
        """ATK of the source, plus a D6 for Empower; then "when it attacks"."""
        if not self.possible(g):
            self.leave()
            return None
        self.reckon(g)
        strong = g.things.get(self.weapon or self.attacker)
        if strong is not None and values.keyword(g, strong, "empower"):
            self.parts += (("empower", g.roll("empower")),)
        event = HeroAttacks if self.attacker < FIRST_ID else Attacks
        if not heard(g, event.after):
            return None
        return event(subject=self.attacker, attacker=self.attacker, defender=self.target, weapon=self.weapon)

    def reckon(self, g: SideQuest) -> None:
        """What the source's values come to now; reactions before damage may still change them."""
        if self.attacker < FIRST_ID:
            now = hero_attack_parts(g, self.attacker, self.weapon)
        else:
            now = (("atk", values.atk(g, g.things[self.attacker])),)
        self.parts = now + self.parts[self.reckoned :]
        self.reckoned = len(now)

    @step("SQ-5.10")
    def may_someone_intervene(self, g: SideQuest) -> Asking | None:
        if not self.possible(g):
            self.leave()
            return None
        if self.seat != GM or self.cancelled:
            self.go_to("last_reactions")
            return None
        able = defending.able_to_intervene(g, self)
        if not able:
            self.go_to("may_the_hero_block" if self.target < FIRST_ID else "last_reactions")
            return None
        return ask_first(able, defending.MayIntervene, (self.attacker, self.target))

    @step("SQ-5.10")
    def someone_intervenes(self, g: SideQuest) -> None:
        """The first to say so becomes the target; who stands by does not keep the others from it."""
        seat, answer = g.answers[0]
        self.go_to("may_someone_intervene")
        if isinstance(answer, Intervene):
            g.hero(seat).intervened = True
            self.target = seat
            self.intervened = True
            if g.log is not None:
                g.tell("log.intervene", ("SQ-5.10",), seat=seat)
        else:
            self.stood_by += (seat,)

    @step("SQ-5.4")
    def may_the_hero_block(self, g: SideQuest) -> Asking | None:
        if not self.possible(g):
            self.leave()
            return None
        if self.cancelled:
            self.go_to("last_reactions")
            return None
        if self.intervened or len(defending.blocks(g, self)) == 1:
            self.go_to("attacker_names_armor")
            return None
        return ask(self.target, defending.MayBlock, (self.attacker,))

    @step("SQ-5.8")
    def the_hero_blocks(self, g: SideQuest) -> list[Procedure] | None:
        """The blocker is the new target of the attack, with all that follows from it."""
        answer = g.said(Block)
        blocker = answer.blocker
        if not blocker:
            return None
        self.blocker = blocker
        g.things[blocker].blocks += 1
        if g.log is not None:
            g.tell("log.block", ("SQ-5.4",), seat=self.target, thing=blocker)
        todo = self.is_aimed_at(g, blocker)
        if "blocks" in g.listeners:
            todo.append(Blocks(subject=blocker, attacker=self.attacker, defender=blocker))
        return todo

    @step("SQ-5.6")
    def attacker_names_armor(self, g: SideQuest) -> Asking | None:
        if not self.possible(g):
            self.leave()
            return None
        pieces = [] if self.blocker or self.cancelled else defending.armor_pieces(g, self.target)
        if len(pieces) > 1:
            return ask(GM, defending.NamesArmor, (self.target,))
        self.armor = pieces[0] if pieces else 0
        self.go_to("armor_is_struck")
        return None

    @step("SQ-5.6")
    def armor_is_named(self, g: SideQuest) -> None:
        answer = g.said(Armor)
        self.armor = answer.piece

    @step("SQ-5.6")
    def armor_is_struck(self, g: SideQuest) -> list[Procedure] | None:
        """What was named is the target of the attack."""
        return self.is_aimed_at(g, self.armor) if self.armor else None

    @step("SQ-5.12", "SQ-3.7")
    def last_reactions(self, g: SideQuest) -> Procedure | None:
        return None if self.cancelled else stack.Window(len(g.chain))

    @step("SQ-5.1")
    def deal_damage(self, g: SideQuest) -> list[Procedure] | None:
        if self.cancelled or not self.possible(g) or g.winner:
            self.leave()
            return None
        if self.blocker and self.blocker not in g.things:
            self.leave()
            return None
        self.reckon(g)
        # Both blows land in one moment: each is known before the other does anything.
        back = [(i, values.atk(g, g.things[i])) for i in self.nimble if i in g.things]
        for struck in (self.target, self.armor):
            if struck in g.things:
                g.things[struck].attacked_in = g.round
        happened = lands(g, self, max(0, sum([n for _, n in self.parts])))
        return happened + strike_back(g, self.attacker, back)


def hero_attack_parts(g: SideQuest, seat: int, weapon: int) -> tuple[tuple[str, int], ...]:
    """Damage of a Hero attack: the weapon (1 without), the partner's ATK, bonuses (SQ-3.8, SQ-11.15)."""
    hero = g.hero(seat)
    parts: tuple[tuple[str, int], ...] = (("atk", values.atk(g, g.things[weapon]) if weapon else 1),)
    if hero.partner:
        parts += (("partner", values.atk(g, g.things[hero.partner])),)
    if "side:hero_attack" in g.listeners:
        bonus = values.side_bonus(g, "hero_attack", seat)
        parts += (("bonus", bonus),) if bonus else ()
    return parts


def strike_back(g: SideQuest, attacker: int, blows: list[tuple[int, int]]) -> list[Procedure]:
    """Nimble deals its ATK to the attacker at the same time, directly (SQ-11.7)."""
    happened = []
    for i, n in blows:
        if g.log is not None:
            g.tell("log.nimble", ("SQ-11.7",), thing=i)
        happened.append(deal(g, attacker, n))
    return [event for event in happened if event is not None]


def lands(g: SideQuest, attack: Attack, n: int) -> list[Procedure]:
    """Where the damage goes (SQ-5.3 to SQ-5.7, SQ-11.2, SQ-11.3, SQ-11.13)."""
    source = g.things[attack.weapon] if attack.weapon else g.things.get(attack.attacker)
    if g.log is not None:
        g.tell("log.attack-damage", ("SQ-5.1",), attacker=attack.attacker, weapon=attack.weapon,
               n=n, parts=explained(g, attack))  # fmt: skip
    victim = attack.blocker or attack.target
    happened: list[Any] = []
    thing = g.things.get(victim if victim >= FIRST_ID else attack.armor)
    if thing is not None:
        if source is not None and bounces_off(g, source, thing):
            if g.log is not None:
                g.tell("log.armored", ("SQ-11.13",), thing=thing.id)
            return []
        n = after_tenacity(g, thing.id, n)
    if victim >= FIRST_ID:
        assert thing is not None
        over = n - max(0, values.defense(g, thing))
        happened.append(strike(g, victim, n, attack.attacker, victim))
        if over > 0 and source is not None and values.keyword(g, source, "trample"):
            owner = attack.target if attack.blocker else thing.owner
            if 0 < owner <= len(g.heroes):
                happened.append(deal(g, owner, over, attack.attacker, owner))
                happened.append(thorns_prick(g, attack.attacker, owner))
    else:
        happened += hits_hero(g, attack, victim, n)
        if n > 0:
            happened.append(thorns_prick(g, attack.attacker, victim))
    if n > 0 and "hits" in g.listeners:
        happened.append(Hits(subject=attack.attacker, attacker=attack.attacker, defender=victim, weapon=attack.weapon))
    return [event for event in happened if event is not None]


def explained(g: SideQuest, attack: Attack) -> tuple[tuple[str, int], ...]:
    """The parts of the damage for the log; what other cards add to the ATK stands under their names."""
    source = g.things.get(attack.weapon or attack.attacker)
    (name, total), *others = attack.parts
    if source is None or total == 0:
        # An ATK of 0 may have been cut off at 0, so that its parts would not add up.
        return attack.parts
    rows = [(card, n) for card, n in values.bonuses(g, source, "atk") if n]
    return ((name, total - sum([n for _, n in rows])), *rows, *others)


def thorns_prick(g: SideQuest, attacker: int, seat: int) -> Procedure | None:
    """Whoever deals damage to a Hero with Thorns by an attack takes some (SQ-11.2)."""
    thorns = thorns_of(g, seat)
    if thorns and g.log is not None:
        g.tell("log.thorns", ("SQ-11.2",), seat=seat, n=thorns)
    return deal(g, attacker, thorns)


def thorns_of(g: SideQuest, seat: int) -> int:
    """All Thorns that a Hero wears (SQ-11.2)."""
    hero = g.hero(seat)
    worn = sum([values.keyword(g, g.things[i], "thorns") for i in hero.equipment])
    return worn + values.hero_keyword(g, hero, "thorns")


def hits_hero(g: SideQuest, attack: Attack, seat: int, n: int) -> list[Procedure | None]:
    """The named piece's ARM first, the excess to LP (SQ-5.6, SQ-5.7)."""
    piece = g.things.get(attack.armor)
    if piece is None:
        return [strike(g, seat, n, attack.attacker, seat)]
    arm = max(0, values.defense(g, piece))
    taken = min(arm, n)
    piece.damage += taken
    if g.log is not None:
        g.tell("log.arm", ("SQ-5.6",), seat=seat, thing=piece.id, n=taken, left=arm - taken)
    happened: list[Procedure | None] = []
    if taken and "damaged" in g.listeners:
        happened.append(Damaged(subject=piece.id, amount=taken, attacker=attack.attacker, defender=seat))
    if n > taken:
        happened.append(strike(g, seat, n - taken, attack.attacker, seat))
    elif taken and "hero_damaged" in g.listeners:
        happened.append(Damaged(subject=seat, amount=taken, attacker=attack.attacker, defender=seat))
    if attack.intervened and taken == arm:
        happened.append(fall.Fall(piece.id))
    return happened


def bounces_off(g: SideQuest, source: InPlay, thing: InPlay) -> bool:
    """Armored: no damage from weapons and creatures with Reach (SQ-11.13)."""
    return values.keyword(g, thing, "armored") > 0 and values.keyword(g, source, "reach") > 0
