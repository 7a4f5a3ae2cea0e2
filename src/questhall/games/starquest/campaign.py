"""Missions in a chain (ST-191, ST-192, ST-197, ST-198): sheets that last, and a camp between two of them.

The missions of a pack follow each other by `then`, and their chapters say when one has ended. A campaign of new
missions has as many chapters and missions as dice say (ST-191): the first mission rolls them on its table
(`StarQuest.course`), and from then on the party knows its course. What happens on the way is rolled there too.

A mission that was lost is played again, by heroes who have what they had when it began, and beside that what they
learned in it and the injuries they took.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.campaign import Campaign, Chapter
from questhall.kernel.campaign import Sheet as SheetInWords
from questhall.kernel.text import Phrasebook

from . import vocabulary as v
from .campaign_view import CampaignView, campaign_view, in_words_of
from .entities import Hero
from .lore import Lore, in_words
from .rules.sheets import healed, new_sheet, sheet_of
from .settings import NEW_MISSION, AnyDifficulty, Settings, Sheet
from .state import StarQuest

BROUGHT_BACK = 3
"""Wounds that are healed of whoever was down when a mission ended: as many as by a revival (ST-47)."""


class Told(Struct, frozen=True):
    """A mission that was played, and how it ended."""

    mission: str
    how: str
    title: v.Story
    text: v.Story


class Party(Struct, frozen=True, kw_only=True):
    """The party between two matches."""

    mission: str
    """The next one; none: the campaign has come to its end."""
    visit: Literal["mission", "camp"] = "mission"
    sheets: tuple[Sheet, ...]
    """None before the first mission: then the table asks who takes whom."""
    credits: int = 0
    shopping: bool = False
    """A chapter has ended."""
    course: tuple[int, ...] = ()
    """How many missions each chapter has, where dice have said so (ST-191)."""
    difficulty: AnyDifficulty = 0
    """Of the chapter, where it was chosen."""
    passed: int = 0
    """New missions that were passed."""
    told: tuple[Told, ...] = ()


class StarQuestCampaign(Campaign[StarQuest, Settings, Party]):
    data = Party

    def __init__(self, lore: Callable[[], Lore]) -> None:
        self._lore = lore

    def begin(self, agreed: Settings) -> Party:
        lore = self._lore()
        sheets = agreed.sheets or tuple([new_sheet(lore.classes[hero]) for hero in agreed.company])
        return Party(mission=agreed.mission or next(iter(lore.missions)), sheets=sheets, credits=agreed.credits)

    def settings(self, data: Party, agreed: Settings) -> Settings:
        return replace(
            agreed,
            mission=data.mission,
            company=(),
            sheets=data.sheets,
            visit=data.visit,
            credits=data.credits,
            shopping=data.shopping,
            travel=data.visit == "mission",
            course=data.course,
            difficulty=agreed.difficulty or data.difficulty,
        )

    # --- after a match ----------------------------------------------------------------------

    def after(self, data: Party, g: StarQuest) -> Party:
        lore = self._lore()
        if data.visit == "camp":
            rested = tuple([sheet_of(lore, hero, hero.xp) for hero in g.heroes])
            return replace(data, visit="mission", sheets=rested, credits=g.credits, shopping=False)
        before = data.sheets or tuple([new_sheet(lore.classes[hero.kind]) for hero in g.heroes])
        return self.won(data, before, g) if g.winner == "heroes" else self.lost(data, before, g)

    def won(self, data: Party, before: tuple[Sheet, ...], g: StarQuest) -> Party:
        passed = data.passed + (data.mission == NEW_MISSION)
        following = self.following(data.mission, g, passed)
        ends = self.chapter_ends(data.mission, following, g, passed)
        sheets = [home(self._lore(), hero, sheet, g) for hero, sheet in zip(g.heroes, before, strict=True)]
        return replace(
            data,
            mission=following,
            visit="camp" if following else "mission",
            sheets=tuple(sheets if following else map(healed, sheets)),
            credits=data.credits + g.credits,
            shopping=ends,
            course=g.course,
            difficulty=0 if ends else g.difficulty or data.difficulty,
            passed=passed,
            told=(*data.told, told(data.mission, g, g.plan.mission.won)),
        )

    def lost(self, data: Party, before: tuple[Sheet, ...], g: StarQuest) -> Party:
        """Played again, in the same chapter."""
        sheets = [beaten(self._lore(), hero, sheet, g) for hero, sheet in zip(g.heroes, before, strict=True)]
        return replace(
            data,
            visit="camp",
            sheets=tuple(sheets),
            course=g.course,
            difficulty=g.difficulty or data.difficulty,
            told=(*data.told, told(data.mission, g, g.plan.mission.lost)),
        )

    def following(self, mission: str, g: StarQuest, passed: int) -> str:
        if mission != NEW_MISSION:
            return g.plan.mission.then
        return NEW_MISSION if passed < sum(g.course) else ""

    def chapter_ends(self, mission: str, following: str, g: StarQuest, passed: int) -> bool:
        if not following:
            return False
        if mission == NEW_MISSION:
            return passed in [sum(g.course[:n]) for n in range(1, len(g.course))]
        return self._lore().missions[following].chapter != g.plan.mission.chapter

    def shown(self, data: Party) -> CampaignView:
        return campaign_view(data, self._lore())

    # --- in words ---------------------------------------------------------------------------

    def next(self, data: Party, book: Phrasebook) -> Chapter | None:
        if not data.mission:
            return None
        if data.visit == "camp":
            about = "campaign.camp-shop" if data.shopping else "campaign.camp-about"
            return Chapter(book.say("campaign.camp"), book.say(about), contest=False)
        if data.mission == NEW_MISSION:
            return Chapter(book.say("campaign.new"), book.say("campaign.new-about"))
        mission = self._lore().missions[data.mission]
        return Chapter(in_words(mission.name, book.lang), in_words(mission.briefing, book.lang))

    def sheets(self, data: Party, book: Phrasebook) -> tuple[SheetInWords, ...]:
        return tuple([in_words_of(sheet, self._lore(), book) for sheet in data.sheets])

    def story(self, data: Party, book: Phrasebook) -> tuple[str, ...]:
        return tuple([in_words(told.text, book.lang) for told in data.told])


# --- what becomes of a hero -----------------------------------------------------------------------


def home(lore: Lore, hero: Hero, before: Sheet, g: StarQuest) -> Sheet:
    """Wounds stay until the chapter ends (ST-198); whoever was down has been brought back."""
    sheet = sheet_of(lore, hero, learned(before, hero, g))
    return replace(sheet, wounds=max(0, hero.tough - BROUGHT_BACK)) if hero.down else sheet


def beaten(lore: Lore, hero: Hero, before: Sheet, g: StarQuest) -> Sheet:
    """As he was when the mission began, but wiser and with what hurts until the chapter ends (ST-197)."""
    after = sheet_of(lore, hero, learned(before, hero, g))
    return replace(before, xp=after.xp, injuries=after.injuries)


def learned(before: Sheet, hero: Hero, g: StarQuest) -> int:
    """What all gain by objectives, and what happened to one of them (ST-192 to ST-194)."""
    return before.xp + g.xp + hero.xp


def told(mission: str, g: StarQuest, text: v.Story) -> Told:
    return Told(mission, g.how, g.plan.mission.name, text)
