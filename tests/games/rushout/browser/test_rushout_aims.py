"""Spells that the wizard aims, and what they ask of a hero."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.laid import said
from tests.browser.person import PHONE, Person, Visiting
from tests.games.rushout.browser.laid_race import Script, lay_race
from tests.games.rushout.browser.race_moments import (
    ban,
    confusion_of_all,
    confusion_of_one,
    doom_for_one,
    doom_for_two,
    drain_of_one,
    swirl,
    thunder,
)
from tests.games.rushout.browser.race_page import RacePage
from tests.server.process import ServerProcess


@pytest.fixture
def wim(visit: Visiting) -> Person:
    return visit("Wim")


def laid(server: ServerProcess, wim: Person, script: Script, scenario: str, heroes: int = 2) -> RacePage:
    """The wizard's screen; nobody else is there."""
    return RacePage(wim, lay_race(server.database, {0: wim}, script, scenario, heroes))


def answered(server: ServerProcess, race: RacePage) -> tuple[int, str]:
    """What was said last, and by whom; the clock says nothing that counts here."""
    return next(one for one in reversed(said(server.database, race.table)) if not one[1].startswith("strike"))


def test_doom_wounds_the_hero_of_the_wizards_choice(wim: Person, server: ServerProcess) -> None:
    race = laid(server, wim, doom_for_one, "scenario4", heroes=3)
    race.goes_on("aim-2")
    expect(race.tool("place-h2")).to_be_visible()
    expect(race.tool("place-h1")).to_have_count(0)
    assert answered(server, race) == (0, "afflict 2")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_doom_for_two_asks_for_one_after_the_other(
    visit: Visiting, server: ServerProcess, size: dict[str, Any]
) -> None:
    race = laid(server, visit("Wim", **size), doom_for_two, "scenario4", heroes=3)
    race.goes_on("aim-1", "aim-3")
    expect(race.tool("place-h1")).to_be_visible()
    expect(race.tool("place-h3")).to_be_visible()
    expect(race.tool("place-h2")).to_have_count(0)


def test_numbers_choose_heroes_too(wim: Person, server: ServerProcess) -> None:
    race = laid(server, wim, doom_for_one, "scenario4", heroes=3)
    race.goes_on()
    race.page.wait_for_function("() => document.querySelector('[data-testid=\"aim-3\"]')")
    race.page.keyboard.press("3")
    expect(race.tool("place-h3")).to_be_visible()


def test_everybody_reads_what_the_spell_does_while_it_is_aimed(visit: Visiting, server: ServerProcess) -> None:
    ada = visit("Ada")
    race = RacePage(ada, lay_race(server.database, {1: ada}, doom_for_one, "scenario4", 3))
    expect(race.tool("spell")).to_contain_text("Wounds one hero")


def test_a_weakness_lies_in_front_of_the_chosen_hero(wim: Person, server: ServerProcess) -> None:
    race = laid(server, wim, ban, "scenario1")
    race.goes_on("aim-2")
    expect(race.tool("extras")).to_contain_text("Ranger")
    expect(race.tool("hero-2")).to_contain_text("no dice on")


def test_confusion_removes_the_chosen_die(wim: Person, server: ServerProcess) -> None:
    race = laid(server, wim, confusion_of_one, "exercise1")
    target = race.tool("place-t2").locator("[data-testid^='die-2']").first.get_attribute("data-testid")
    assert target is not None
    race.goes_on(target)
    expect(race.die(int(target.removeprefix("die-")), "hero-2")).to_be_visible()


def test_confusion_clears_the_chosen_card(wim: Person, server: ServerProcess) -> None:
    race = laid(server, wim, confusion_of_all, "exercise1")
    race.goes_on("press-t2")
    expect(race.tool("hero-2").locator("[data-testid^='die-2']")).to_have_count(3)
    expect(race.tool("hero-1").locator("[data-testid^='die-1']")).not_to_have_count(3)


def test_drain_takes_experience_from_the_chosen_hero(wim: Person, server: ServerProcess) -> None:
    race = laid(server, wim, drain_of_one, "scenario6")
    expect(race.tool("hero-1")).to_contain_text("1 experience")
    race.goes_on("aim-1")
    expect(race.tool("hero-1")).to_contain_text("0 experience")


def test_the_scroll_of_thunder_clears_the_chosen_card(wim: Person, server: ServerProcess) -> None:
    race = laid(server, wim, thunder, "scenario2")
    race.goes_on("press-t1")
    expect(race.tool("hero-1").locator("[data-testid^='die-1']")).to_have_count(3)
    assert answered(server, race) == (0, "removedice t1")


def test_a_hero_chooses_the_die_for_the_swirl(ada: Person, server: ServerProcess) -> None:
    race = RacePage(ada, lay_race(server.database, {1: ada}, swirl, "scenario1"))
    race.goes_on("own-10")
    expect(race.tool("own-10")).to_have_attribute("data-at", re.compile("^w:"))
    expect(race.board).to_contain_text("lies in the swirl")
    assert answered(server, race) == (1, "swirl 10")
