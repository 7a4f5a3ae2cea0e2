"""Triggered effects: who reacts to what (SQ-7.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import GM, NEUTRAL, InPlay
from ..moves import No, Target, Yes
from . import effects
from .targets import possible_targets, untouched

if TYPE_CHECKING:
    from questhall.kernel.asks import Asking

    from ..state import SideQuest

SELF = frozenset({"summoned", "attacked", "blocks", "damaged", "destroyed", "equipped", "revealed"})
BY_WEAPON = frozenset({"attacks", "hits"})
OWN_HERO = frozenset({"hero_attacks", "equip_action"})


def react(g: SideQuest, key: str, entity: int, event: Any) -> list[Procedure] | None:
    """The triggered abilities of one card in play that answer to an event."""
    thing = g.things.get(entity)
    if thing is None or not concerns(g, key, thing, event):
        return None
    found: list[Procedure] = []
    for i, ability in enumerate(g.card(thing).triggered):
        if ability.when == key and not used_up(g, thing, i, ability.once):
            found.append(
                Trigger(
                    thing.id,
                    thing.card,
                    thing.owner,
                    i,
                    that=getattr(event, "that", getattr(event, "subject", 0)),
                    attacker=getattr(event, "attacker", 0),
                    defender=getattr(event, "defender", 0),
                )
            )
    return found


def concerns(g: SideQuest, key: str, thing: InPlay, event: Any) -> bool:
    """Whether an event is one that this card listens for."""
    if key in SELF:
        return bool(event.subject == thing.id)
    if key in BY_WEAPON:
        return thing.id in (event.subject, event.weapon)
    if key == "hero_damaged":
        return bool(event.subject == thing.owner and event.attacker)
    if key in OWN_HERO:
        return bool(event.subject == thing.owner)
    if key == "turn_start" or key == "turn_end":
        return (g.side == "gm") == (thing.owner == GM)
    if key == "enemy_turn_start":
        return (g.side == "gm") != (thing.owner == GM)
    if key == "spell_cast":
        return bool(event.seat == thing.owner)
    if key == "enemy_spell_cast":
        return bool(event.seat == GM) != (thing.owner == GM)
    if key.startswith(("ally_", "enemy_")):
        owner: int = event.owner
        if owner == NEUTRAL or event.subject == thing.id:
            return False
        return ((owner == GM) == (thing.owner == GM)) == key.startswith("ally_")
    return True


ACTIVATED = 50
"""Activated abilities are counted behind the triggered ones."""


def used_up(g: SideQuest, thing: InPlay, ability: int, once: str | None) -> bool:
    """Once per turn, once per Encounter."""
    if once is None:
        return False
    now = g.turn if once == "turn" else -g.encounter - 1
    return (ability, now) in thing.used


def note_use(g: SideQuest, thing: InPlay, ability: int, once: str | None) -> None:
    if once is not None:
        now = g.turn if once == "turn" else -g.encounter - 1
        thing.used = (*(u for u in thing.used if u[0] != ability), (ability, now))


class Trigger(Procedure):
    """One triggered ability resolves, as soon as it triggers."""

    source: int
    card: str
    seat: int
    ability: int
    that: int = 0
    attacker: int = 0
    defender: int = 0
    target: int = 0

    def words(self, g: SideQuest) -> Any:
        card = g.cards[self.card]
        return (card.partner or card).triggered[self.ability]

    @step("SQ-7.7")
    def condition(self, g: SideQuest) -> Asking | None:
        ability = self.words(g)
        source = g.things.get(self.source)
        if g.winner or (ability.condition and not values.holds(g, ability.condition, self.seat, source, self)):
            self.leave()
            return None
        if source is not None and used_up(g, source, self.ability, ability.once):
            self.leave()
            return None
        if ability.target is not None and not possible_targets(g, self.seat, ability.target, source):
            self.leave()
            return None
        if ability.may and self.seat != NEUTRAL:
            return ask(self.seat, MayTrigger, (self.source,))
        return None

    @step("SQ-7.7")
    def is_it_wanted(self, g: SideQuest) -> None:
        if g.answers and isinstance(g.said(Answer), No):
            self.leave()

    @step("SQ-7.7")
    def choose(self, g: SideQuest) -> Asking | None:
        target = self.words(g).target
        if target is None:
            return None
        if not possible_targets(g, self.seat, target, g.things.get(self.source)):
            self.leave()
            return None
        return ask(self.chooser(g), ChooseTarget, (self.source,))

    def chooser(self, g: SideQuest) -> int:
        """Nobody controls a neutral card: the one who set it off chooses, else the GM."""
        if self.seat != NEUTRAL:
            return self.seat
        cause = g.things.get(self.attacker)
        return cause.owner if cause is not None else self.attacker if 0 < self.attacker <= len(g.heroes) else GM

    @step("SQ-7.9")
    def resolve(self, g: SideQuest) -> Procedure | None:
        ability = self.words(g)
        source = g.things.get(self.source)
        if source is not None:
            note_use(g, source, self.ability, ability.once)
        if ability.target is not None:
            answer = g.said(Target)
            self.target = answer.target
            if not untouched(g, self.target):
                return None
        if g.log is not None:
            g.tell("log.trigger", ("SQ-7.7",), card=self.card, thing=self.source)
        return effects.Effects(
            self.card,
            (*g.cards[self.card].place_of("triggered", self.ability), "do"),
            self.seat,
            self.source,
            self.target,
            that=self.that,
            attacker=self.attacker,
            defender=self.defender,
        )


class MayTrigger(Question["SideQuest", "Trigger"]):
    """Use the ability or not."""

    name = "sidequest.may-trigger"

    def options(self, g: SideQuest, frame: Trigger, seat: int) -> list[Yes | No]:
        return [Yes(), No()]


class ChooseTarget(Question["SideQuest", "Trigger"]):
    """One target for an ability (SQ-7.9)."""

    name = "sidequest.choose-target"

    def options(self, g: SideQuest, frame: Trigger, seat: int) -> list[Target]:
        source = g.things.get(frame.source)
        return [Target(t) for t in possible_targets(g, frame.seat, frame.words(g).target, source)]
