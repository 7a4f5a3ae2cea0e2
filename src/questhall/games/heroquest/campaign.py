"""Quests in a chain (HQ-5, HQ-7): sheets that last, visits to town in between, successors for the dead."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.campaign import Campaign, Chapter
from questhall.kernel.campaign import Sheet as SheetInWords
from questhall.kernel.text import Phrasebook

from . import vocabulary as v
from .campaign_view import CampaignView, campaign_view
from .entities import Dropped, Gear, Hero
from .lore import Lore, in_words
from .rules.sheets import new_sheet
from .settings import NEW_DUNGEON, ORDERS, Settings, Sheet
from .state import HeroQuest
from .town.shown import POINTS_FOR_A_GAIN

INJURIES = ("injured_move", "injured_attack", "injured_defence", "weakened")
"""What no end of a quest cures: lasting injuries (HQ-14.3), the weakness of the plague (HQ-19.23)."""


class Told(Struct, frozen=True):
    """A quest that was played, and how it ended."""

    quest: str
    how: str
    title: v.Story
    text: v.Story


class Company(Struct, frozen=True, kw_only=True):
    """The company between two matches."""

    quest: str
    """The next one; none: the campaign has come to its end."""
    visit: str = "quest"
    sheets: tuple[Sheet, ...]
    """None before the first quest: then the table asks who takes whom."""
    fallen: tuple[int, ...] = ()
    """Seats whose hero is dead for good."""
    shop: bool = True
    potions: int = 12
    left: tuple[Dropped, ...] = ()
    """Lost equipment in the quest that comes next."""
    told: tuple[Told, ...] = ()


class HeroQuestCampaign(Campaign[HeroQuest, Settings, Company]):
    data = Company

    def __init__(self, lore: Callable[[], Lore]) -> None:
        self._lore = lore

    def begin(self, agreed: Settings) -> Company:
        lore = self._lore()
        sheets = agreed.sheets or tuple([new_sheet(lore.heroes[hero], agreed.order) for hero in agreed.company])
        return Company(quest=agreed.quest or next(iter(lore.quests)), sheets=sheets)

    def settings(self, data: Company, agreed: Settings) -> Settings:
        return replace(
            agreed,
            quest=data.quest,
            company=(),
            sheets=data.sheets,
            fallen=data.fallen,
            visit=data.visit,
            shop=data.shop,
            potions=data.potions,
            left=data.left if data.visit == "quest" else (),
        )

    def after(self, data: Company, g: HeroQuest) -> Company:
        if data.visit == "town":
            sheets = tuple([self.sheet(hero, self.before(data, hero)) for hero in g.heroes])
            return replace(data, visit="quest", sheets=sheets, fallen=())
        return self.after_quest(data, g)

    def after_quest(self, data: Company, g: HeroQuest) -> Company:
        """Passed: a point and the reward for whoever lives, and on to the next; else the same quest once more."""
        quest, passed = g.plan.quest, g.how == "passed"
        sheets = tuple([self.home(g, hero, self.before(data, hero), passed) for hero in g.heroes])
        sheets = self.shared(g, sheets)
        following = NEW_DUNGEON if data.quest == NEW_DUNGEON else quest.then
        told = Told(data.quest, g.how, quest.name, quest.won if passed else quest.lost)
        lost = tuple([item for item in g.dropped if item.of])
        return Company(
            quest=following if passed else data.quest,
            visit="town" if following or not passed else "quest",
            sheets=sheets,
            fallen=tuple([hero.seat for hero in g.heroes if hero.state in ("lost", "dead")]),
            shop=quest.shop,
            potions=quest.potions,
            left=() if passed else lost,
            told=(*data.told, told),
        )

    def before(self, data: Company, hero: Hero) -> Sheet:
        """The sheet with which a hero went down."""
        return data.sheets[hero.seat - 1] if data.sheets else new_sheet(self._lore().heroes[hero.kind], hero.order)

    def home(self, g: HeroQuest, hero: Hero, before: Sheet, passed: bool) -> Sheet:
        sheet = self.sheet(hero, before)
        if not passed or hero.state in ("lost", "dead"):
            return sheet
        printed = self._lore().heroes[sheet.hero]
        points = sheet.points + 1
        if points >= POINTS_FOR_A_GAIN and sheet.body >= printed.most_body and sheet.mind >= printed.most_mind:
            points = 0
        return replace(sheet, points=points, passed=sheet.passed + 1)

    def shared(self, g: HeroQuest, sheets: tuple[Sheet, ...]) -> tuple[Sheet, ...]:
        """What the quest gives lies with the first who came home, until it is handed over in town."""
        alive = [hero.seat - 1 for hero in g.heroes if hero.state not in ("lost", "dead")]
        if not g.gives or not alive:
            return sheets
        first = sheets[alive[0]]
        gear = [thing for thing in g.gives if isinstance(g.lore.things[thing], v.Weapon | v.Armour)]
        others = tuple([thing for thing in g.gives if thing not in gear])
        richer = replace(first, bag=first.bag + others, surplus=first.surplus + tuple(map(Gear, gear)))
        return (*sheets[: alive[0]], richer, *sheets[alive[0] + 1 :])

    def sheet(self, hero: Hero, before: Sheet) -> Sheet:
        """What is written down of a hero; a successor begins a new sheet (HQ-9.15)."""
        same = before.hero == hero.kind and not hero.successor
        bound = (ORDERS.get(hero.order), hero.book)
        found = [spell for lore in hero.sets for spell in self._lore().school(lore)]
        return Sheet(
            hero=hero.kind,
            name=before.name if same else "",
            body=hero.full_body,
            mind=hero.full_mind,
            points=hero.points,
            passed=before.passed if same else 0,
            gold=hero.gold,
            weapons=tuple([replace(gear, oiled=False) for gear in hero.weapons]),
            belt=hero.belt if hero.belt is None else replace(hero.belt, oiled=False),
            surplus=tuple([replace(gear, oiled=False) for gear in hero.surplus]),
            armour=hero.armour,
            bag=hero.bag,
            scrolls=hero.scrolls,
            ingredients=hero.ingredients,
            unknown=hero.unknown,
            order=hero.order,
            casts=hero.casts,
            guild=hero.guild,
            lores=tuple([lore for lore in hero.lores if lore not in bound]),
            book=hero.book,
            sets=hero.sets,
            spells=tuple([spell for spell in hero.spells if spell in found]),
            injuries=tuple([mark.kind for mark in hero.marks if mark.kind in INJURIES]),
        )

    def shown(self, data: Company) -> CampaignView:
        return campaign_view(data, self._lore())

    # --- in words ---------------------------------------------------------------------------

    def next(self, data: Company, book: Phrasebook) -> Chapter | None:
        if not data.quest:
            return None
        if data.visit == "town":
            return Chapter(book.say("campaign.town"), book.say("campaign.town-about"), contest=False)
        if data.quest == NEW_DUNGEON:
            return Chapter(book.say("campaign.new"), book.say("campaign.new-about"))
        quest = self._lore().quests[data.quest]
        return Chapter(in_words(quest.name, book.lang), in_words(quest.briefing, book.lang))

    def sheets(self, data: Company, book: Phrasebook) -> tuple[SheetInWords, ...]:
        lore = self._lore()

        def name(thing: str) -> str:
            return in_words(lore.things[thing].name, book.lang)

        def listed(words: list[str]) -> str:
            return ", ".join(words) or "–"

        made = []
        for sheet in data.sheets:
            gear = [*sheet.weapons, *((sheet.belt,) if sheet.belt is not None else ()), *sheet.armour, *sheet.surplus]
            fields = [
                ("body", str(sheet.body)),
                ("mind", str(sheet.mind)),
                ("points", str(sheet.points)),
                ("gold", str(sheet.gold)),
                ("gear", listed([name(piece.thing) for piece in gear])),
                ("bag", listed([name(thing) for thing in sheet.bag])),
                ("scrolls", listed([in_words(lore.spells[scroll].name, book.lang) for scroll in sheet.scrolls])),
            ]
            title = in_words(lore.names[sheet.hero].name, book.lang)
            made.append(SheetInWords(title, tuple([(book.say(f"sheet.{field}"), value) for field, value in fields])))
        return tuple(made)

    def story(self, data: Company, book: Phrasebook) -> tuple[str, ...]:
        return tuple([in_words(told.text, book.lang) for told in data.told])
