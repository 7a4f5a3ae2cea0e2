"""What somebody does who is not quite there: something that is possible, but nobody has thought about it."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.situation import Situation

from .. import moves as m
from .. import values
from ..state import StarQuest
from ..view import View
from .reaching import Reaching
from .scene import Scene

Now = Situation[View, StarQuest]


def slip(now: Now, scene: Scene, random: Random) -> Answer:
    if not scene.me.actions:
        return m.EndActivation()
    g, me = scene.g, scene.me
    steps = Reaching(g, me, scene.chart).steps(values.allowance(g, me, "advance"))
    step = random.choice(steps)
    answer = m.Advance(step.path) if step.path else m.Hold()
    return m.Hold() if now.refuses(answer) else answer
