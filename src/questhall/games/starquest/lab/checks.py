"""Random games: every mission and new ones, every party, with and without a person who plays the enemies."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.dice import Random
from questhall.lab.checks import Checks

from .. import invariants
from .. import moves as m
from .. import vocabulary as v
from ..game import STARQUEST
from ..plan import SIDE
from ..settings import NEW_MISSION, Settings
from ..state import StarQuest
from .expected import expected_party


class StarQuestChecks(Checks[StarQuest, None]):
    def settings_of(self, seed: int) -> Settings:
        """Thirty seeds have every mission with every number of heroes; now and then grown heroes, a camp, a small
        table, a real one, somebody who plays the enemies, or somebody who rolls the own dice."""
        random, lore = Random(seed), STARQUEST.lore
        heroes = 2 + seed % 3
        missions = (*lore.missions, NEW_MISSION)
        mission = missions[seed % len(missions)]
        company = random.shuffled(tuple(lore.classes))[:heroes]
        grown = random.below(4) == 0
        camp = random.below(9) == 0
        return Settings(
            heroes=heroes,
            mission=mission,
            company=() if grown or camp or not random.below(5) else company,
            sheets=expected_party(lore, 1 + random.below(8), company) if grown or camp else (),
            visit="camp" if camp else "mission",
            shopping=camp,
            credits=random.below(60) if camp else 0,
            threat=random.choice(("easy", "normal", "hard")),
            primary=random.choice(("any", *v.PRIMARIES)),
            faction=random.choice(("", *lore.factions)),
            difficulty=random.choice((0, 0, 1, 2, 3)),
            small=not random.below(4),
            master=not random.below(3),
            beside=not random.below(5),
            partial=not random.below(3),
            travel=not random.below(3),
            own_dice=(1,) if not random.below(4) else (),
        )

    def talk(self, g: StarQuest, random: Random) -> None:
        """Beside a real table somebody moves a figure by hand now and then."""
        if not g.settings.beside or random.below(12) or not g.on_table:
            return
        unit = random.choice(g.on_table)
        by_hand = m.Place(unit.id, random.choice(unit.models).n, (random.below(SIDE), random.below(SIDE)))
        seat = 1 + random.below(len(g.heroes))
        if g.refuse(seat, by_hand) is None:
            assert g.answer(seat, by_hand) is None

    def look(self, g: StarQuest, noted: None) -> Sequence[str]:
        return invariants.broken(g)
