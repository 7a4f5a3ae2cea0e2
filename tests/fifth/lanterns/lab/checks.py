"""Random games: every quest, with and without somebody who plays the Tide, and noises in between."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.dice import Random
from questhall.lab.checks import Checks

from .. import invariants
from ..entities import TIDE
from ..game import LANTERNS
from ..moves import Noise
from ..settings import Settings
from ..state import Lanterns


class LanternsChecks(Checks[Lanterns, None]):
    def settings_of(self, seed: int) -> Settings:
        """The first few seeds already have everything once; every fourth company rolls its own dice."""
        random = Random(seed)
        heroes = 1 + seed % 3
        master = bool(seed % 2)
        return Settings(
            heroes=heroes,
            master=master,
            quest=random.choice(tuple(LANTERNS.cellar.quests)),
            bearers=random.shuffled(tuple(LANTERNS.cellar.bearers))[:heroes],
            gentle=bool(random.below(2)),
            oil=random.below(5),
            relics=tuple(LANTERNS.cellar.relics)[: random.below(3)],
            own_dice=(1,) if seed % 4 == 3 else (),
        )

    def talk(self, g: Lanterns, random: Random) -> None:
        """A noise, where the rules allow one."""
        noise = Noise(1 + random.below(len(g.bearers)))
        if random.below(10) == 0 and g.refuse(TIDE, noise) is None:
            assert g.answer(TIDE, noise) is None

    def look(self, g: Lanterns, noted: None) -> Sequence[str]:
        return invariants.broken(g)
