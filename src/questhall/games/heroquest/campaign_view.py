"""A company between two matches, as the page of its campaign draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .entities import Gear
from .lore import Lore
from .settings import NEW_DUNGEON, Sheet
from .town.shown import POINTS_FOR_A_GAIN

if TYPE_CHECKING:
    from .campaign import Company


class StationView(Struct, frozen=True):
    """A quest that was played, and how it ended."""

    quest: str
    how: str


class MemberView(Struct, frozen=True):
    hero: str
    name: str
    body: int
    mind: int
    most_body: int
    most_mind: int
    points: int
    passed: int
    gold: int
    gear: tuple[Gear, ...]
    bag: tuple[str, ...]
    scrolls: tuple[str, ...]
    unknown: int
    """Things that nobody has recognised: how many, and no more (HQ-14.1)."""
    injuries: tuple[str, ...]
    fallen: bool
    """Dead for good: somebody else takes the place (HQ-9.15)."""


class CampaignView(Struct, frozen=True):
    done: tuple[StationView, ...]
    next: str
    """The quest that comes; none: the road has come to its end."""
    in_town: bool
    """Before it there is a visit to town."""
    ahead: int
    """Quests behind the next one, of which nobody knows more than that they are there."""
    gain: int
    """So many quest points raise body or mind (HQ-7.1)."""
    heroes: tuple[MemberView, ...]


def campaign_view(data: Company, lore: Lore) -> CampaignView:
    return CampaignView(
        done=tuple([StationView(told.quest, told.how) for told in data.told]),
        next=data.quest,
        in_town=data.visit == "town",
        ahead=behind(data.quest, lore),
        gain=POINTS_FOR_A_GAIN,
        heroes=tuple([member(sheet, seat in data.fallen, lore) for seat, sheet in enumerate(data.sheets, start=1)]),
    )


def behind(quest: str, lore: Lore) -> int:
    """How many quests follow one, as the packs chain them."""
    seen = {quest}
    while quest and quest != NEW_DUNGEON and (quest := lore.quests[quest].then) and quest not in seen:
        seen.add(quest)
    return len(seen) - 1


def member(sheet: Sheet, fallen: bool, lore: Lore) -> MemberView:
    printed = lore.heroes[sheet.hero]
    belt = (sheet.belt,) if sheet.belt is not None else ()
    return MemberView(
        hero=sheet.hero,
        name=sheet.name,
        body=sheet.body,
        mind=sheet.mind,
        most_body=printed.most_body,
        most_mind=printed.most_mind,
        points=sheet.points,
        passed=sheet.passed,
        gold=sheet.gold,
        gear=(*sheet.weapons, *belt, *sheet.armour, *sheet.surplus),
        bag=sheet.bag,
        scrolls=sheet.scrolls,
        unknown=len(sheet.unknown),
        injuries=sheet.injuries,
        fallen=fallen,
    )
