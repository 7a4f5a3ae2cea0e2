"""Abilities, equipment, scrolls and coins, wounds and conflicts: what is done with one press, or two."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.games.rushout.browser.laid_race import Script, lay_race
from tests.games.rushout.browser.race_moments import (
    bard,
    conflict_of_heroes,
    conflict_of_wizard,
    equipped,
    last_stitch,
    paladin,
    ranger,
    scrolls,
    two_coins,
    warrior,
)
from tests.games.rushout.browser.race_page import RacePage
from tests.server.process import ServerProcess


def laid(
    server: ServerProcess, person: Person, seat: int, script: Script, scenario: str = "scenario6", heroes: int = 4
) -> RacePage:
    """One seat's screen; nobody else is there."""
    return RacePage(person, lay_race(server.database, {seat: person}, script, scenario, heroes))


def test_the_bard_turns_a_die_to_the_star(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 3, bard)
    expect(race.tool("ability")).to_contain_text("Inspire")
    face = "[data-testid^='own-']:not([data-face='star'])"
    number = race.page.locator(face).first.get_attribute("data-testid")
    assert number is not None
    race.goes_on("ability", number)
    expect(race.tool(number)).to_have_attribute("data-face", "star")
    expect(race.tool("hero-3")).to_contain_text("0 experience")


def test_the_bard_turns_a_die_of_another_hero(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 3, bard)
    race.goes_on("ability", "[data-testid='hero-2'] button")
    expect(race.tool("hero-2").get_by_label("star, Ranger")).not_to_have_count(0)
    expect(race.tool("hero-3")).to_contain_text("0 experience")


def test_the_ranger_removes_a_weakness_or_a_curse(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 2, ranger)
    expect(race.tool("extras")).to_contain_text("Silence")
    race.goes_on("ability", "[data-testid^='press-c:']")
    expect(race.tool("extras")).not_to_contain_text("Silence")


def test_the_warrior_drives_the_dragon_back(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 1, warrior)
    at = int(race.tool("dragon").get_attribute("data-at") or 0)
    race.goes_on("ability")
    expect(race.tool("dragon")).to_have_attribute("data-at", str(at - 1))


def test_the_paladin_heals_without_dice(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 4, paladin)
    race.goes_on("ability", "aim-2")
    expect(race.tool("place-h2")).to_have_count(0)
    expect(race.tool("place-h1")).to_be_visible()


def test_a_wounded_hero_helps_to_heal_himself(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 1, last_stitch, "scenario4", 2)
    expect(race.tool("hero-1")).to_contain_text("wounded")
    race.goes_on("press-h1")
    expect(race.tool("place-h1")).to_have_count(0)
    expect(race.tool("hero-1")).not_to_contain_text("wounded")


def test_a_conflict_costs_the_wizard_a_life_and_stays(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 1, conflict_of_heroes, "scenario5", 2)
    name = race.tool("place-t1").locator(".name").inner_text()
    lives = int(race.tool("count-heart").inner_text())
    race.goes_on("press-t1")
    expect(race.tool("count-heart")).to_have_text(str(lives - 1))
    expect(race.tool("place-t1")).to_contain_text(name)


def test_the_wizard_ends_a_conflict(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 0, conflict_of_wizard, "scenario5", 2)
    name = race.tool("place-t1").locator(".name").inner_text()
    lives = race.tool("count-heart").inner_text()
    race.goes_on("press-t1")
    expect(race.tool("place-t1")).not_to_contain_text(name)
    expect(race.tool("count-heart")).to_have_text(lives)


def test_two_coins_remove_the_top_card(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 1, two_coins, "scenario2", 2)
    race.goes_on("spend")
    expect(race.tool("spend")).to_have_count(0)
    expect(race.board).to_contain_text("two coins, and the top card")


def test_equipment_lets_stars_count_as_more(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 1, equipped, "scenario2", 2)
    expect(race.tool("hero-1")).to_contain_text("any symbol")
    star = race.page.locator("[data-testid^='own-'][data-face='star']").first.get_attribute("data-testid")
    assert star is not None
    race.goes_on(star, "press-t1")
    expect(race.tool(star)).to_have_attribute("data-at", "t1")


def test_a_scroll_turns_a_die_by_pressing_it(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 0, scrolls, "scenario2", 2)
    die = race.page.locator("[data-testid^='own-'][data-face='plant']").first.get_attribute("data-testid")
    assert die is not None
    race.goes_on("turn", die)
    expect(race.tool(die)).to_have_attribute("data-face", "water")


def test_a_scroll_swaps_an_open_spell(ada: Person, server: ServerProcess) -> None:
    race = laid(server, ada, 0, scrolls, "scenario2", 2)
    name = race.tool("place-s2").locator(".name").inner_text()
    race.goes_on("swap", "press-s2")
    expect(race.tool("place-s2")).not_to_contain_text(name)
    # It lies on top of the stack now, so the next swap brings it back.
    race.at_once("swap", "press-s3")
    expect(race.tool("place-s3")).to_contain_text(name)
