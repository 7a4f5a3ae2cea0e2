"""A hero's activation: what is best with what is left of it."""

from __future__ import annotations

from functools import cached_property
from itertools import islice

from questhall.kernel.answers import Answer
from questhall.kernel.situation import Situation

from .. import moves as m
from ..entities import Hero
from ..rules.interacting import Interacts
from ..rules.reviving import Revives
from ..rules.stamina import EXTRA_ACTION, cost
from ..rules.testing import BOUGHT, attribute_chance
from ..state import StarQuest
from ..view import View
from . import breath, gifts, tokens
from .deeds import Deed, Deeds
from .gifts import Gift
from .scene import Scene

Now = Situation[View, StarQuest]
WORTHWHILE = 0.06
"""Less than that is not worth doing."""
TRIES = 8
"""So many deeds are looked at until one is allowed."""
SECOND_MOVE = 12.0
"""Inches that an additional action may still bring."""


class HeroMind:
    def __init__(self, now: Now, scene: Scene) -> None:
        self.now, self.scene, self.g = now, scene, scene.g
        self.me: Hero = scene.me
        self.skill_left = self.me.skill_actions > 0
        again = self.me.actions > 1 or (self.me.actions == 1 and self.can_exert)
        self.deeds = Deeds(scene, self.skill_left, self.effort if again else None)

    def choose(self) -> Answer:
        idle = self.deeds.stay()
        able = self.me.actions > 0 or self.can_exert
        best = self.best_deed() if able else None
        gain = 0.0 if best is None else best.value - idle
        given = self.gifts()
        skills = [gift for gift in given if not gift.free]
        early = top([gift for gift in skills if not gift.late])
        free = top([gift for gift in given if gift.free and not gift.late])
        if free is not None and free.value > WORTHWHILE and not self.now.refuses(free.answer):
            return free.answer
        if self.skill_left and early is not None and early.value >= max(WORTHWHILE, self.reserved(best)):
            return early.answer
        if self.me.actions:
            found = self.acts(best, gain, early)
            if found is not None:
                return found
        any_skill = top(skills)
        if (self.skill_left or self.me.actions) and any_skill is not None and any_skill.value > WORTHWHILE:
            return any_skill.answer
        if (
            self.can_exert
            and not self.me.actions
            and best is not None
            and gain > self.effort + self.scene.weights.eager
        ):
            return m.Exert()
        late = top([gift for gift in given if gift.free])
        if late is not None and late.value > WORTHWHILE and not self.now.refuses(late.answer):
            return late.answer
        return m.EndActivation()

    def acts(self, best: Deed | None, gain: float, early: Gift | None) -> Answer | None:
        """With the action: rest, something that needs a skill action, or a deed."""
        rest = 0.0 if self.me.begun else self.rested
        skill = early.value if early is not None and not self.skill_left else 0.0
        if rest > max(gain, skill, WORTHWHILE) + self.unused:
            return m.Rest()
        if early is not None and skill > max(gain, WORTHWHILE):
            return early.answer
        return best.answer if best is not None and gain > WORTHWHILE else None

    @property
    def rested(self) -> float:
        """What a rest is worth; before a long way it brings one on, since each two points are another move."""
        stamina, scene = self.me.stamina, self.scene
        fresh = breath.regained(self.me, self.me.full_stamina, scene.plans)
        missing = scene.missing(self.me.spot)
        if stamina >= EXTRA_ACTION or scene.errand.kind not in ("work", "carry") or missing < scene.weights.long_way:
            return fresh
        moves = min((self.me.full_stamina - stamina) // EXTRA_ACTION, missing // SECOND_MOVE)
        return max(fresh, 0.6 * moves * SECOND_MOVE * scene.errand.weight)

    @property
    def unused(self) -> float:
        """What a resting hero leaves undone beside his action."""
        return 0.3 if self.scene.foes else 0.0

    def best_deed(self) -> Deed | None:
        for deed in islice(self.deeds.best_first(), TRIES):
            if not self.is_barred(deed):
                return deed
        return None

    def is_barred(self, deed: Deed) -> bool:
        """While an action has still to be bought, the rules refuse them all."""
        if self.me.actions:
            return self.now.refuses(deed.answer)
        return isinstance(deed.answer, m.Charge) and not self.deeds.can_charge(deed.answer.target)

    @property
    def can_exert(self) -> bool:
        """Who would fall by it gets nothing for it (ruling 6)."""
        wounds = cost(self.g, self.me, EXTRA_ACTION).get("wounds", 0)
        return not self.me.exerted and wounds < self.me.tough - self.me.model.wounds

    @cached_property
    def effort(self) -> float:
        """Of an additional action; whoever has a test before him that he is likely to fail keeps something for it."""
        price = breath.price(self.g, self.me, EXTRA_ACTION, self.scene.plans)
        job = self.scene.plans.job
        if self.scene.errand.kind != "work" or job is None or self.me.stamina >= EXTRA_ACTION + BOUGHT:
            return price
        return price + self.scene.weights.kept * (1 - attribute_chance(self.g, self.me, job.attribute) / 1000)

    # --- skill actions ------------------------------------------------------------------------------------

    def reserved(self, best: Deed | None) -> float:
        """What the skill action is kept for: something that is within reach in this activation."""
        errand = self.scene.errand
        if errand.kind not in ("work", "revive"):
            return 0.0
        value = self.deeds.solved if errand.kind == "work" else self.deeds.revived
        if best is not None and best.after:
            return value
        moves = (self.me.actions + (self.can_exert and self.effort < value)) * SECOND_MOVE
        missing = self.scene.missing(self.me.spot)
        return value * 0.8 if 0 < missing <= moves else 0.0

    def gifts(self) -> list[Gift]:
        """With what every hero can do."""
        if not self.scene.level.gifts and self.scene.me.seat % 2:
            found: list[Gift] = []
        else:
            found = gifts.gifts(self.scene)
        return [*found, *self.at_markers(), *self.for_the_fallen(), *tokens.gifts(self.scene)]

    def at_markers(self) -> list[Gift]:
        act, found = Interacts(), []
        for marker in self.g.markers:
            answer = m.Interact(marker.n)
            if not marker.done and act.why_not(self.g, self.me, answer) is None:
                found.append(Gift(answer, self.deeds.solved, False, False))
        return found

    def for_the_fallen(self) -> list[Gift]:
        act, found = Revives(), []
        for hero in self.g.heroes:
            if hero.down and act.why_not(self.g, self.me, m.Revive(hero.seat)) is None:
                found.append(Gift(m.Revive(hero.seat), self.deeds.revived, False, False))
        return found


def top(found: list[Gift]) -> Gift | None:
    return max(found, key=lambda gift: gift.value, default=None)
