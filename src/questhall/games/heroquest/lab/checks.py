"""Random games: every quest and new dungeons, every company, with edicts in between."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.dice import Random
from questhall.lab.checks import Checks

from .. import invariants
from .. import moves as m
from ..entities import MASTER
from ..game import HEROQUEST
from ..settings import NEW_DUNGEON, ORDERS, Settings
from ..state import HeroQuest


class HeroQuestChecks(Checks[HeroQuest, None]):
    def settings_of(self, seed: int) -> Settings:
        """The first few seeds already have every number of heroes; every fourth company rolls its own dice."""
        random = Random(seed)
        heroes = 1 + seed % 5
        quests = (*HEROQUEST.lore.quests, NEW_DUNGEON)
        return Settings(
            heroes=heroes,
            quest=quests[seed % len(quests)],
            company=random.shuffled(tuple(HEROQUEST.lore.heroes))[:heroes],
            order=random.choice(tuple(ORDERS)),
            threat=random.choice(("easy", "normal", "hard")),
            shaker=not random.below(3),
            consent=not random.below(4),
            slanted=not random.below(3),
            deep_sleep=not random.below(3),
            lasting_magic=not random.below(3),
            own_dice=(1,) if seed % 4 == 3 else (),
        )

    def talk(self, g: HeroQuest, random: Random) -> None:
        """Now and then the game master improvises."""
        if random.below(40):
            return
        edict = self.edict(g, random)
        if g.refuse(MASTER, edict) is None:
            assert g.answer(MASTER, edict) is None

    def edict(self, g: HeroQuest, random: Random) -> m.Edict:
        square = random.below(g.plan.width * g.plan.height)
        hero = 1 + random.below(len(g.heroes))
        kind = random.choice(tuple(g.lore.monsters))
        return random.choice(
            (
                m.PlaceMonster(kind, square),
                m.RemoveMonster(random.choice((0, *g.monsters))),
                m.PlaceTreasure(square, gold=25),
                m.PlaceTreasure(square, thing=random.choice(tuple(g.lore.things))),
                m.PlaceTrap(random.choice(("spear", "pit", "rock")), square),
                m.RemoveTrap(square),
                m.PlaceDoor(square, square + 1),
                m.GrantGold(hero, 10 - random.below(20)),
                m.AskRoll(hero, 1 + random.below(4)),
                m.AskRoll(hero, 0, mind=True),
                m.Speak("..."),
                m.ChangeWandering(kind),
                m.AllowShot(hero, random.choice((0, *g.monsters))),
                m.DenyShot(hero, random.choice((0, *g.monsters))),
            )
        )

    def look(self, g: HeroQuest, noted: None) -> Sequence[str]:
        return invariants.broken(g)
