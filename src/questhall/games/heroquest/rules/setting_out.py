"""HQ-B.1: the company goes down, and round follows round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..dungeon.squares import mask_of, squares_of
from ..entities import MASTER
from ..town.visit import Town
from . import events, looking
from .choosing_heroes import ChoosesHeroes, is_open, suggested
from .friends_turn import FriendsTurn
from .hero_turn import HeroTurn
from .master_turn import MasterTurn
from .sheets import hero_of, new_sheet

if TYPE_CHECKING:
    from ..state import HeroQuest


class Play(Procedure):
    """Sets out, then plays round after round until settling ends it; between two quests it is a visit to town."""

    @step("HQ-B.11")
    def the_quest(self, g: HeroQuest) -> None:
        quest = g.plan.quest
        g.wandering = quest.wandering
        g.east, g.south = g.plan.east, g.plan.south
        if g.settings.visit != "town":
            g.tell("log.begins", ("HQ-B.11",), quest=quest.id)
            g.tell("log.story", ("HQ-B.11",), text=quest.briefing)

    @step("HQ-B.1", "HQ-1.1")
    def who_goes_down(self, g: HeroQuest) -> Procedure | None:
        return ChoosesHeroes() if is_open(g) else None

    @step("HQ-B.1", "HQ-1.1")
    def the_company(self, g: HeroQuest) -> None:
        sheets = g.settings.sheets or tuple([new_sheet(hero, g.settings.order) for hero in classes(g)])
        squares = list(squares_of(g.plan.stairs))
        for seat, sheet in enumerate(sheets, start=1):
            g.heroes.append(hero_of(g, seat, sheet, squares[(seat - 1) % len(squares)]))
        g.dropped = g.settings.left
        g.placed = mask_of([n for n, spot in enumerate(g.plan.foes) if spot.foe.heroes > len(sheets)])

    @step("HQ-B.11", "HQ-14.12")
    def or_to_town(self, g: HeroQuest) -> Procedure | None:
        if g.settings.visit != "town":
            return None
        self.leave()
        return Town()

    @step("HQ-12.1", "HQ-13.1", "HQ-8.13")
    def the_decks(self, g: HeroQuest) -> None:
        g.aside = g.plan.quest.scrolls
        g.treasures = g.shuffled(tuple([c.id for c in g.lore.treasures.values() for _ in range(c.count)]))
        g.fates = g.shuffled(tuple([c.id for c in g.lore.fates.values() for _ in range(c.count)]))
        scrolls = [s.id for s in g.lore.spells.values() for _ in range(s.scroll - g.aside.count(s.id))]
        g.scrolls = g.shuffled(tuple(scrolls))

    @step("HQ-B.5")
    def the_first_look(self, g: HeroQuest) -> None:
        for number, door in g.plan.doors.items():
            if door.open:
                from .doors import swing

                swing(g, number)
        for hero in g.heroes:
            looking.look_around(g, hero.square)
            looking.sighted(g, hero)

    @step("HQ-1.18", "HQ-1.22", "HQ-15.4")
    def prepares(self, g: HeroQuest) -> list[Procedure] | None:
        from . import preparing

        return preparing.questions(g)

    @step("HQ-B.1", "HQ-B.13")
    def a_round(self, g: HeroQuest) -> Procedure:
        g.round += 1
        g.tell("log.round", ("HQ-B.1",), round=g.round)
        events.round_begins(g)
        return Round()

    @step("HQ-B.1")
    def and_again(self, g: HeroQuest) -> None:
        self.go_to("a_round")


def classes(g: HeroQuest) -> list[v.Hero]:
    chosen = g.company or g.settings.company or suggested(g)
    return [g.lore.heroes[hero] for hero in chosen]


class Round(Procedure):
    """Heroes in turn, then the game master; with the shaker the order is drawn anew (HQ-B.13)."""

    at_turn: int = 0

    @step("HQ-B.1", "HQ-B.13")
    def the_order(self, g: HeroQuest) -> None:
        g.order = (*[hero.seat for hero in g.heroes], MASTER)
        if g.settings.shaker:
            g.order = g.shuffled(g.order)
            g.everybody_learns()
            g.tell("log.order", ("HQ-B.13",), seats=g.order)

    @step("HQ-B.1")
    def next_turn(self, g: HeroQuest) -> list[Procedure] | None:
        if self.at_turn >= len(g.order):
            return None
        seat = g.order[self.at_turn]
        self.at_turn += 1
        self.again()
        if seat == MASTER:
            return [MasterTurn()]
        return [HeroTurn(seat=seat), FriendsTurn(seat=seat)]

    @step("HQ-B.1")
    def ends(self, g: HeroQuest) -> None:
        for figure in g.figures():
            figure.marks = tuple(
                [m if m.until != "round" else type(m)(m.kind, "turn", m.n, m.by) for m in figure.marks]
            )
