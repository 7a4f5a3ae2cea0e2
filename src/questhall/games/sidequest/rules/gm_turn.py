"""The GM's turn (SQ-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask, ask_all
from questhall.kernel.dice import Random
from questhall.kernel.procedure import Procedure, step

from ..entities import GM
from ..moves import Activate, Cast, Declare, Done, Draw, ExtraCard, Name, NewWorld, Pass, Reveal, Summon
from ..values import side_bonus
from . import attacking, combat, equipment, stack
from .afflictions import EndOfTurn, StartOfTurn
from .choices import DownToLimit
from .discovery import Discovering
from .draw_phase import MayDraw
from .summon import can_summon, leaves_enough, must_summon, summon, why_not_summon
from .targets import untouched
from .world import NewWorldCard, WorldEffect
from .zones import draw

if TYPE_CHECKING:
    from ..state import SideQuest


class GmTurn(Procedure):
    """Draw, Growth, World, Main, Attack, End."""

    could_summon: bool = False
    """On an empty field, since its last creature fell or from the start."""

    @step("SQ-2.1")
    def begins(self, g: SideQuest) -> Procedure:
        g.side = "gm"
        g.phase = "start"
        g.turn += 1
        g.gm_stuck = g.world_ready = False
        if g.log is not None:
            g.tell("log.gm-turn", ("SQ-2.1",), round=g.round)
        return StartOfTurn()

    @step("SQ-4.1", "SQ-2.2")
    def draw_phase(self, g: SideQuest) -> Asking | None:
        g.phase = "draw"
        if g.round == 1:
            self.go_to("growth_phase")
            return None
        return ask(GM, MayDraw)

    @step("SQ-4.1")
    def gm_draws(self, g: SideQuest) -> None:
        answer = g.said(Draw)
        draw(g, GM, answer.cards)

    @step("SQ-4.2", "SQ-4.3")
    def growth_phase(self, g: SideQuest) -> None:
        """Base BP, one less on a 1, one more on a 6; spent BP are back."""
        g.phase = "growth"
        result = g.roll("fate", seat=GM)
        base = len(g.heroes) + g.level().extra_bp
        if "side:income" in g.listeners:
            base = max(0, base + side_bonus(g, "income", GM))
        gained = max(0, base - 1 if result == 1 else base + 1 if result == 6 else base)
        g.gm.bp += gained + g.gm.spent
        g.gm.spent = 0
        if g.log is not None:
            g.tell("log.bp", ("SQ-4.2",), n=gained, left=g.gm.bp)
        if result != 1:
            self.go_to("world_phase")

    @step("SQ-4.2")
    def consolation(self, g: SideQuest) -> Asking:
        """After a 1 there may be one extra card, or a new World Card."""
        return ask(GM, CardOrWorld)

    @step("SQ-4.2")
    def is_chosen(self, g: SideQuest) -> Procedure | None:
        answer = g.answers[0][1]
        if isinstance(answer, NewWorld):
            return NewWorldCard()
        if isinstance(answer, ExtraCard):
            draw(g, GM, 1)
        return None

    @step("SQ-4.6", "SQ-4.8")
    def world_phase(self, g: SideQuest) -> Procedure | None:
        """On an empty field a new Encounter begins, if the GM can summon."""
        g.phase = "world"
        if g.gm.creatures:
            return None
        g.world_ready = can_summon(g)
        return NewWorldCard() if g.world_ready else no_encounter(g)

    @step("SQ-4.7")
    def world_effect(self, g: SideQuest) -> Procedure:
        return WorldEffect()

    @step("SQ-4.9")
    def main_phase(self, g: SideQuest) -> None:
        g.phase = "main"

    @step("SQ-4.9", "SQ-4.8")
    def main_action(self, g: SideQuest) -> Asking:
        self.notes_chance(g)
        return ask(GM, GmMain)

    @step("SQ-4.9")
    def acts(self, g: SideQuest) -> Procedure | list[Procedure] | None:
        answer = g.answers[0][1]
        if isinstance(answer, Done):
            # The World Card was laid for an Encounter, but since then no creature can come any more.
            return no_encounter(g) if g.world_ready and not g.gm.creatures else None
        self.go_to("main_action")
        return act(g, answer)

    @step("SQ-4.10")
    def attack_phase(self, g: SideQuest) -> Asking | None:
        g.phase = "attack"
        turned: list[Answer] = []
        equipment.add_reveals(g, GM, turned)
        return ask(GM, DeclareAttacks) if turned or able_attackers(g) else None

    @step("SQ-4.10", "SQ-4.11")
    def attacks(self, g: SideQuest) -> Procedure | None:
        if not g.answers:
            return None
        if isinstance(g.answers[0][1], Reveal):
            self.go_to("attack_phase")
            return equipment.reveal(g, g.things[g.said(Reveal).creature])
        answer = g.said(Declare)
        return GmAttacks(answer.attacks) if answer.attacks else None

    @step("SQ-4.12")
    def end_phase(self, g: SideQuest) -> None:
        g.phase = "end"

    @step("SQ-4.12")
    def last_action(self, g: SideQuest) -> Asking:
        self.notes_chance(g)
        return ask(GM, GmEnd)

    @step("SQ-4.12")
    def acts_last(self, g: SideQuest) -> Procedure | list[Procedure] | None:
        answer = g.answers[0][1]
        if isinstance(answer, Done):
            return None
        self.go_to("last_action")
        return act(g, answer)

    @step("SQ-4.12")
    def hand_limit(self, g: SideQuest) -> Procedure:
        return DownToLimit(GM)

    @step("SQ-7.7")
    def ends(self, g: SideQuest) -> Procedure:
        return EndOfTurn()

    @step("SQ-3.5")
    def was_stuck(self, g: SideQuest) -> None:
        """The field emptied in this turn and nothing could be summoned: in their turn all Heroes must Discover."""
        self.notes_chance(g)
        if not g.gm.creatures and not self.could_summon:
            g.gm_stuck = True

    def notes_chance(self, g: SideQuest) -> None:
        """Whoever lets a chance to summon pass was able to, whatever the BP were spent on."""
        self.could_summon = not g.gm.creatures and (self.could_summon or can_summon(g))


class CardOrWorld(Question["SideQuest", "Procedure"]):
    """One extra card, a new World Card, or neither (SQ-4.2)."""

    name = "sidequest.card-or-world"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[ExtraCard | NewWorld | Pass]:
        return [ExtraCard(), NewWorld(), Pass()]


# --- main and end phase -----------------------------------------------------------------


def act(g: SideQuest, answer: Answer) -> Procedure | list[Procedure] | None:
    """Carries out an accepted action of the GM."""
    if isinstance(answer, Summon):
        new = g.next_id
        return [summon(g, GM, answer.card), stack.Aftermath(len(g.chain), by=GM, since=new)]
    if isinstance(answer, Cast):
        return stack.play_first(g, GM, answer)
    if isinstance(answer, Activate):
        return stack.activate(g, GM, answer, False)
    return equipment.reveal(g, g.things[g.said(Reveal).creature])


class GmMain(Question["SideQuest", "Procedure"]):
    """Summon, cast, activate, reveal, or go on (SQ-4.9)."""

    name = "sidequest.gm-main"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Answer]:
        must = must_summon(g)
        found: list[Answer] = [] if must else [Done()]
        cards = g.cards
        priceless = "cost" not in g.listeners
        for card_id in dict.fromkeys(g.gm.hand):
            card = cards[card_id]
            if priceless and card.cost > g.gm.bp:
                continue  # out of reach whatever else may be said about it
            if card.is_creature:
                if why_not_summon(g, GM, card_id) is None:
                    found.append(Summon(card_id))
            else:
                found += stack.casts(g, GM, card_id, card, False)
        equipment.add_reveals(g, GM, found)
        for i in g.gm.creatures + g.gm.lasting:
            thing = g.things[i]
            if not thing.face_down and cards[thing.card].activated:
                found += stack.activations(g, GM, thing, False)
        return [answer for answer in found if leaves_enough(g, GM, answer)] if must else found

    def refuse(self, g: SideQuest, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return Refusal("refusal.must-summon", ("SQ-4.8",))
        if isinstance(answer, Summon):
            if answer.card not in g.gm.hand:
                return Refusal("refusal.not-in-hand", ("SQ-1.11",), {"card": answer.card})
            if not g.cards[answer.card].is_creature:
                return Refusal("refusal.wrong-type", ("SQ-4.9",), {"card": answer.card})
            return why_not_summon(g, GM, answer.card)
        if isinstance(answer, Reveal) and answer.creature in g.things:
            return equipment.why_not_reveal(g, GM, g.things[answer.creature])
        if isinstance(answer, Declare):
            return Refusal("refusal.wrong-phase", ("SQ-4.10",), {"phase": "attack", "now": g.phase})
        refusal = stack.why_not_play(g, GM, answer, False)
        if refusal is None and isinstance(answer, Cast | Activate):
            return Refusal("refusal.must-summon", ("SQ-4.8",))
        return refusal


class GmEnd(GmMain):
    """The GM may still play cards (SQ-4.12)."""

    name = "sidequest.gm-end"


# --- attacks --------------------------------------------------------------------------------


def able_attackers(g: SideQuest) -> list[int]:
    things = g.things
    return [i for i in g.gm.creatures if attacking.why_creature_cannot_attack(g, GM, things[i]) is None]


class DeclareAttacks(Question["SideQuest", "Procedure"]):
    """All attackers at once, with one target each (SQ-4.10); before, a face-down card may be turned up.

    Open: any order, any subset."""

    name = "sidequest.declare"
    finite = False

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> Sequence[Answer]:
        """Nobody attacks; one attacks one target; everybody attacks the same target; or a card is turned up."""
        attackers = able_attackers(g)
        targets = attacking.attack_targets(g, GM)
        plans: list[Answer] = [Declare(), *[Declare(((a, t),)) for a in attackers for t in targets]]
        if len(attackers) > 1:
            crowd = tuple(attackers)
            plans += [Declare(tuple([(a, t) for a in crowd])) for t in targets if not attacking.only_once(g, t)]
        equipment.add_reveals(g, GM, plans)
        return plans

    def sample(self, g: SideQuest, frame: Procedure, seat: int, random: Random) -> Declare:
        targets = attacking.attack_targets(g, GM)
        chosen = []
        if targets:
            once = set()
            for attacker in able_attackers(g):
                pick = random.below(len(targets) + 1)
                if pick < len(targets) and targets[pick] not in once:
                    target = targets[pick]
                    chosen.append((attacker, target))
                    if attacking.only_once(g, target):
                        once.add(target)
        return Declare(tuple(chosen))

    def refuse(self, g: SideQuest, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, Reveal) and answer.creature in g.things:
            return equipment.why_not_reveal(g, GM, g.things[answer.creature])
        if not isinstance(answer, Declare):
            return super().refuse(g, frame, seat, answer)
        seen: set[int] = set()
        struck: set[int] = set()
        for attacker, target in answer.attacks:
            thing = g.things.get(attacker)
            if thing is None:
                return Refusal("refusal.not-in-play", ("SQ-4.10",))
            if attacker in seen:
                return Refusal("refusal.attacks-twice", ("SQ-4.10", "SQ-5.1"), {"thing": attacker})
            refusal = attacking.why_creature_cannot_attack(g, GM, thing) or attacking.why_not_attack(g, GM, target)
            if refusal is not None:
                return refusal
            if target in struck and attacking.only_once(g, target):
                return Refusal("refusal.intimidating", ("SQ-11.4",), {"thing": target})
            seen.add(attacker)
            struck.add(target)
        return None


class GmAttacks(Procedure):
    """Declared together, answered together, resolved one by one in the order of declaration (SQ-5.12)."""

    attacks: tuple[tuple[int, int], ...]
    announced: int = 0
    next: int = 0
    void: tuple[int, ...] = ()
    nimble: tuple[int, ...] = ()
    """The attackers that chose a Nimble target."""
    changed: tuple[tuple[int, str, int], ...] = ()
    """What cards add to an attack that waits, or take from it: its attacker, the card, how much."""

    def ends(self, g: SideQuest) -> list[tuple[int, int]]:
        """The attacks that wait: who strikes, and who is struck."""
        waiting = self.attacks[self.next :]
        return [(a, t) for a, t in waiting if a not in self.void and g.exists(a) and g.exists(t)]

    def cancel(self, attacker: int) -> None:
        self.void += (attacker,)

    def change(self, attacker: int, card: str, n: int) -> None:
        self.changed += ((attacker, card, n),)

    @step("SQ-4.10")
    def declares(self, g: SideQuest) -> Procedure | None:
        """Each target is chosen in this moment: face-down cards turn up, Untouchable is checked."""
        if self.announced == len(self.attacks):
            return None
        attacker, target = self.attacks[self.announced]
        self.announced += 1
        self.again()
        thing = g.things.get(attacker)
        if thing is None or not g.exists(target):
            return None
        thing.attacked = True
        if g.log is not None:
            g.tell("log.attack", ("SQ-4.10",), attacker=attacker, weapon=0, target=target)
        if not untouched(g, target):
            self.void += (attacker,)
            return None
        if combat.is_nimble(g, target):
            self.nimble += (attacker,)
        return combat.target_is_chosen(g, attacker, target)

    @step("SQ-4.11", "SQ-7.2")
    def heroes_react(self, g: SideQuest) -> Procedure:
        return stack.Window(len(g.chain))

    @step("SQ-5.12")
    def one_by_one(self, g: SideQuest) -> Procedure | None:
        while self.next < len(self.attacks):
            attacker, target = self.attacks[self.next]
            self.next += 1
            if attacker not in self.void:
                self.again()
                nimble = (target,) if attacker in self.nimble else ()
                parts = tuple([(card, n) for who, card, n in self.changed if who == attacker])
                return combat.Attack(attacker, target, GM, declared=True, nimble=nimble, parts=parts)
        return None


# --- no Encounter -----------------------------------------------------------------------------


def no_encounter(g: SideQuest) -> Procedure:
    """The GM could not summon: now one Hero reveals, and in their turn all must Discover (SQ-4.8, SQ-3.5)."""
    g.gm_stuck = True
    return HeroReveals()


class HeroReveals(Procedure):
    """One Hero reveals a Discovery card; without agreement the GM says who (SQ-4.8)."""

    @step("SQ-4.8")
    def who(self, g: SideQuest) -> Asking | None:
        living = [h.seat for h in g.living()]
        return ask_all(living, WhoReveals) if len(living) > 1 else None

    @step("SQ-4.8")
    def agreed(self, g: SideQuest) -> Procedure | None:
        named = {answer.hero for _, answer in g.all_said(Name)}
        if len(named) > 1:
            return None
        self.leave()
        return Discovering(named.pop() if named else g.living()[0].seat)

    @step("SQ-4.8")
    def gm_decides(self, g: SideQuest) -> Asking:
        return ask(GM, WhoReveals)

    @step("SQ-4.8")
    def is_decided(self, g: SideQuest) -> Procedure:
        return Discovering(g.said(Name).hero)


class WhoReveals(Question["SideQuest", "Procedure"]):
    """Which Hero (SQ-4.8)."""

    name = "sidequest.who-reveals"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Name]:
        return [Name(h.seat) for h in g.living()]
