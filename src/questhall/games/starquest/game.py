"""Star Quest, as the kernel knows it."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.kernel.agreements import AnyAgreement
from questhall.kernel.answers import Refusal
from questhall.kernel.company import Company
from questhall.kernel.dice import D6, Random, before_all_dice
from questhall.kernel.game import Game, Lesson, Outcome
from questhall.kernel.saving import Data

from . import moves
from .agreements import agreements
from .builder import new_plan
from .campaign import StarQuestCampaign
from .content import Content, content
from .determinize import determinize
from .entities import MASTER
from .library import PACKS, Pack
from .lore import Lore, lore
from .manners import StarQuestWindows
from .plan import Plan
from .rules import every_act
from .rules.setting_out import Play
from .settings import NEW_MISSION, Settings, why_not
from .state import StarQuest
from .teller import StarQuestTeller
from .view import View, view

LESSON_SEED = 18


class StarQuestGame(Game[StarQuest, View, Settings, Pack]):
    """2 to 4 heroes on an open table against written enemies."""

    name = "starquest"
    rank = 40
    rules_version = "1.3"
    lengthy = True
    company = Company(heroes=(2, 4), master="agreed", together="open", secrets=False)
    settings = Settings
    moves = moves
    opening = Play
    dice = (D6,)
    kind_of_packs = PACKS
    windows = StarQuestWindows()

    def __init__(self, packs: tuple[Pack, ...] = ()) -> None:
        super().__init__(packs)
        self.campaign = StarQuestCampaign(lambda: self.lore)

    @property
    def lore(self) -> Lore:
        """Everything that the packs hold, as the rules use it."""
        return lore(self.packs)

    def why_not(self, settings: Settings) -> Refusal | None:
        return super().why_not(settings) or why_not(settings, self.lore)

    def lay_out(self, settings: Settings, seed: int) -> StarQuest:
        chance = before_all_dice(seed).seed
        return StarQuest(
            seed=seed,
            stack=[],
            listeners={},
            settings=settings,
            lore=self.lore,
            plan=self.plan_for(settings, chance),
            mission_seed=chance,
            heroes=[],
            units={},
        )

    def plan_for(self, settings: Settings, seed: int) -> Plan:
        """How hard a table wants it is nothing that is built: the rules multiply by it in every mission."""
        if settings.mission == NEW_MISSION:
            return new_plan(seed, replace(settings, difficulty=0), self.lore)
        return self.lore.plan(settings.mission or next(iter(self.lore.missions)))

    def load(self, data: Data, settings: Settings) -> StarQuest:
        g = super().load(data, settings)
        g.plan = self.plan_for(settings, g.mission_seed)
        return g

    def migrate(self, rules: str, state: Data) -> Data | None:
        """In 1.1 nobody could let others go first, so nobody has. Until 1.2 a mission was known by the seed of the
        dice."""
        if rules not in ("1.1", "1.2"):
            return None
        return {**state, "mission_seed": before_all_dice(state["mission_seed"]).seed}

    def view(self, g: StarQuest, seat: int | None) -> View:
        return view(g, seat)

    def determinize(self, g: StarQuest, seat: int, random: Random) -> StarQuest:
        return determinize(g, seat, random)

    def outcome(self, g: StarQuest) -> Outcome | None:
        if not g.winner:
            return None
        return Outcome(tuple([hero.seat for hero in g.heroes]) if g.winner == "heroes" else (MASTER,), g.how)

    def agreements(self) -> tuple[AnyAgreement, ...]:
        return agreements(self.lore, [self.texts(lang) for lang in self.languages])

    def lessons(self) -> tuple[Lesson[Settings], ...]:
        """The first mission that says it teaches the game: somebody who shoots far and reads consoles well, beside
        somebody who stands in front."""
        mission = next((mission.id for mission in self.lore.missions.values() if mission.lesson), None)
        if mission is None:
            return ()
        pair = Settings(heroes=2, mission=mission, company=("longeye", "breaker"))
        return (Lesson("hero", pair, seed=LESSON_SEED, seat=1),)

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> StarQuestTeller:
        return StarQuestTeller(self.texts(lang), seat, self.lore, marked)

    def content(self, lang: str) -> Content:
        return content(self.packs, self.texts(lang))


assert every_act.BROUGHT
STARQUEST = StarQuestGame()
