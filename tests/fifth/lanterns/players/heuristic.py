"""Goes where the treasure may be, fights what stands in the way, and comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.domains import Squares
from questhall.kernel.situation import Situation

from .. import moves as m
from ..cellar import Cellar
from ..settings import Settings
from ..state import Lanterns
from ..view import View

FAR = 1_000
Now = Situation[View, Lanterns]


class Careful:
    """The same for bearers and Tide: it looks at the walls, which everybody knows, and at its view."""

    def __init__(self, cellar: Cellar, settings: Settings, seat: int) -> None:
        self.cellar = cellar
        self.quest = cellar.quests[settings.quest]
        self.seat = seat

    def choose(self, now: Now) -> Answer:
        return BY_QUESTION[now.ask.question](self, now)

    def thinks(self, view: Any) -> None:
        return None

    # --- bearers -------------------------------------------------------------------------

    def walk(self, now: Now) -> Answer:
        domain = now.domain
        assert isinstance(domain, Squares)
        away = self.distances(self.goals(now.view))
        found = zip(domain.squares, domain.costs, domain.risks, strict=True)
        return m.Walk(min((away.get(at, FAR), risk, cost, at) for at, cost, risk in found)[3])

    def goals(self, view: View) -> list[int]:
        """The stairs with the treasure, the treasure without; else the rooms that may hide it, else any dark one."""
        if view.carrier:
            return list(self.cellar.squares[self.quest.begins])
        if view.treasure is not None:
            return [view.treasure]
        dark = [room for room in self.cellar.rooms if room not in view.rooms]
        hiding = [room for room in dark if room in self.quest.treasure] or dark
        return [at for room in hiding for at in self.cellar.squares[room] if at in self.cellar.doorsteps]

    def act(self, now: Now) -> Answer:
        if m.Lift() in now.options:
            return m.Lift()
        bodies = {monster.id: (not monster.awake, monster.body) for monster in now.view.monsters}
        prey = [option for option in now.options if isinstance(option, m.Attack)]
        return min(prey, key=lambda option: bodies[option.monster]) if prey else m.Done()

    def again(self, now: Now) -> Answer:
        """A roll is repeated while a monster is awake and can still do harm."""
        monster = next(each for each in now.view.monsters if each.id == now.ask.about[0])
        return m.Again() if monster.awake and monster.body > 1 else m.Keep()

    def startled(self, now: Now) -> Answer:
        asleep = any(not monster.awake for monster in now.view.monsters)
        return m.Shine() if asleep and now.view.oil > 4 else m.Listen()

    # --- the Tide --------------------------------------------------------------------------

    def prowl(self, now: Now) -> Answer:
        domain = now.domain
        assert isinstance(domain, Squares)
        prey = [bearer for bearer in now.view.bearers if bearer.body]
        wanted = [bearer for bearer in prey if bearer.seat == now.view.carrier] or prey
        away = self.distances([bearer.square for bearer in wanted])
        return m.Walk(min(domain.squares, key=lambda at: (away.get(at, FAR), at)))

    def bite(self, now: Now) -> Answer:
        weakest = sorted(now.view.bearers, key=lambda bearer: (bearer.seat != now.view.carrier, bearer.body))
        return next((m.Bite(b.seat) for b in weakest if m.Bite(b.seat) in now.options), now.options[-1])

    # --- ways --------------------------------------------------------------------------------

    def distances(self, goals: Iterable[int]) -> dict[int, int]:
        """Steps to the nearest goal, by the walls alone."""
        found = dict.fromkeys(goals, 0)
        edge = list(found)
        for at in edge:
            for beside in self.cellar.next_to[at]:
                if beside not in found:
                    found[beside] = found[at] + 1
                    edge.append(beside)
        return found


BY_QUESTION: dict[str, Callable[[Careful, Now], Answer]] = {
    "lanterns.walk": Careful.walk,
    "lanterns.act": Careful.act,
    "lanterns.again": Careful.again,
    "lanterns.noise": Careful.startled,
    "lanterns.prowl": Careful.prowl,
    "lanterns.bite": Careful.bite,
}
