"""HeroQuest, as the kernel knows it."""

from __future__ import annotations

from questhall.kernel.agreements import AnyAgreement
from questhall.kernel.answers import Refusal
from questhall.kernel.company import Company
from questhall.kernel.dice import Random
from questhall.kernel.game import Game, Lesson, Outcome
from questhall.kernel.saving import Data

from . import moves
from .agreements import agreements
from .campaign import HeroQuestCampaign
from .content import Content, content
from .determinize import determinize
from .dice import DICE
from .dungeon.generator import new_plan
from .dungeon.plan import Plan
from .entities import MASTER
from .library import PACKS, Pack
from .lore import Lore, lore
from .manners import HeroQuestWindows
from .rules import every_act
from .rules.decreed import plan_after
from .rules.setting_out import Play
from .settings import NEW_DUNGEON, Settings, level, why_not
from .state import HeroQuest
from .teller import HeroQuestTeller
from .view import View, view
from .written import why_not_written

LESSON_SEED = 7


class HeroQuestGame(Game[HeroQuest, View, Settings, Pack]):
    """1 to 5 heroes in a dungeon whose plan only the game master knows."""

    name = "heroquest"
    rank = 30
    rules_version = "1.2"
    company = Company(heroes=(1, 5), master="always", together="open")
    settings = Settings
    moves = moves
    opening = Play
    dice = DICE
    kind_of_packs = PACKS
    windows = HeroQuestWindows()

    def __init__(self, packs: tuple[Pack, ...] = ()) -> None:
        super().__init__(packs)
        self.campaign = HeroQuestCampaign(lambda: self.lore)

    @property
    def lore(self) -> Lore:
        """Everything that the packs hold, as the rules use it."""
        return lore(self.packs)

    def why_not(self, settings: Settings) -> Refusal | None:
        return super().why_not(settings) or why_not(settings, self.lore) or why_not_written(settings, self.lore)

    def lay_out(self, settings: Settings, seed: int) -> HeroQuest:
        return HeroQuest(
            seed=seed,
            stack=[],
            listeners={},
            settings=settings,
            lore=self.lore,
            plan=self.plan_for(settings, seed),
            quest_seed=seed,
            heroes=[],
            monsters={},
        )

    def plan_for(self, settings: Settings, seed: int) -> Plan:
        """A new dungeon is made from the seed of the match, for the heroes who go down."""
        if settings.quest == NEW_DUNGEON:
            return new_plan(seed, settings.threat, settings.heroes, level(settings), self.lore)
        return self.lore.plan(settings.quest or next(iter(self.lore.quests)))

    def load(self, data: Data, settings: Settings) -> HeroQuest:
        g = super().load(data, settings)
        g.plan = self.plan_for(settings, g.quest_seed)
        for edict in g.decreed:
            g.plan = plan_after(g.plan, edict)
        return g

    def view(self, g: HeroQuest, seat: int | None) -> View:
        return view(g, seat)

    def determinize(self, g: HeroQuest, seat: int, random: Random) -> HeroQuest:
        return determinize(g, seat, random)

    def dealt_anew(self, g: HeroQuest, seat: int, random: Random) -> None:
        """A dungeon that bots imagine is no quest that anybody could win."""
        return

    def outcome(self, g: HeroQuest) -> Outcome | None:
        if not g.winner:
            return None
        return Outcome(tuple([hero.seat for hero in g.heroes]) if g.winner == "heroes" else (MASTER,), g.how)

    def agreements(self) -> tuple[AnyAgreement, ...]:
        return agreements(self.lore, [self.texts(lang) for lang in self.languages])

    def lessons(self) -> tuple[Lesson[Settings], ...]:
        """The first quest that says it teaches the game: with a company that has a bit of everything, and from behind
        the game master's screen against a smaller one."""
        quest = next((quest.id for quest in self.lore.quests.values() if quest.lesson), None)
        if quest is None:
            return ()
        company = Settings(heroes=3, quest=quest, company=("barbarian", "dwarf", "wizard"))
        pair = Settings(heroes=2, quest=quest, company=("barbarian", "dwarf"))
        return (
            Lesson("hero", company, seed=LESSON_SEED, seat=3),
            Lesson("master", pair, seed=LESSON_SEED, seat=MASTER),
        )

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> HeroQuestTeller:
        return HeroQuestTeller(self.texts(lang), seat, self.lore, marked)

    def content(self, lang: str) -> Content:
        return content(self.packs, self.texts(lang))


assert every_act.BROUGHT
HEROQUEST = HeroQuestGame()
