"""What is seen at a Rush Out! table before one acts: the whole window, what follows, the odds, what is new."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import flaws
from tests.browser.laid import said
from tests.browser.person import PHONE, Person, Visiting
from tests.games.rushout.browser.laid_race import lay_race
from tests.games.rushout.browser.race_moments import (
    conflict_of_heroes,
    conflict_of_wizard,
    crowded,
    doom_for_one,
    rolled,
    warrior,
)
from tests.games.rushout.browser.race_page import RacePage, open_race
from tests.server.process import ServerProcess

PHONE_PORTRAIT, TABLET, DESK, LARGE = (390, 844), (820, 1180), (1440, 900), (2560, 1440)
CUT = """() => [...document.querySelectorAll('.place .name, .hero .name, .hint')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3)
    .map((each) => each.textContent)"""
BROKEN = """() => [...document.querySelectorAll('.place.card .name')].filter((name) => {
    const beside = name.closest('.place').getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(name);
    return [...range.getClientRects()].some((box) => box.left < beside.left - 1 || box.right > beside.right + 1);
}).map((name) => name.textContent)"""
PRESS_LONG = """async (name) => {
    const thing = document.querySelector(`[data-testid="${name}"]`);
    const at = {pointerType: 'touch', bubbles: true, clientX: 5, clientY: 5};
    thing.dispatchEvent(new PointerEvent('pointerdown', at));
    await new Promise((done) => setTimeout(done, 700));
    thing.dispatchEvent(new PointerEvent('pointerup', at));
    thing.click();
}"""


def window(width: int, height: int) -> dict[str, object]:
    return {"viewport": {"width": width, "height": height}}


@pytest.mark.parametrize("size", [PHONE_PORTRAIT, TABLET, DESK, LARGE], ids=str)
def test_no_name_is_cut_in_any_window(visit: Visiting, server: ServerProcess, size: tuple[int, int]) -> None:
    ada = visit(lang="de", **window(*size))
    race = RacePage(ada, lay_race(server.database, {1: ada}, crowded, "scenario6", 4))
    race.goes_on()
    assert race.page.evaluate(CUT) == []
    assert race.page.evaluate(BROKEN) == []
    assert race.outside() == []


def test_a_large_window_is_filled(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**window(*LARGE))
    race = RacePage(ada, lay_race(server.database, {1: ada}, rolled, "exercise1"))
    race.goes_on()
    field = race.tool("place-t1").locator(".field").first.bounding_box()
    assert field is not None
    assert field["width"] >= 105
    assert race.outside() == []


@pytest.mark.rule("RO-165")
def test_a_press_that_completes_says_what_it_brings(ada: Person, server: ServerProcess) -> None:
    race = RacePage(ada, lay_race(server.database, {1: ada}, conflict_of_heroes, "scenario5"))
    expect(race.tool("whole-t1")).to_contain_text("life −1")
    expect(race.tool("press-t1")).to_have_attribute("aria-label", re.compile("Once complete: The wizard loses a life"))
    assert flaws(race.page) == []


def test_the_odds_of_the_next_roll_stand_on_the_cards(visit: Visiting, server: ServerProcess) -> None:
    wim = visit("Wim")
    race = RacePage(wim, lay_race(server.database, {0: wim}, conflict_of_wizard, "scenario5"))
    expect(race.tool("odds-s1").or_(race.tool("whole-s1"))).to_contain_text("%")


def test_a_long_press_explains_a_spell_and_presses_nothing(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    table = lay_race(server.database, {1: ada}, doom_for_one, "scenario4")
    race = RacePage(ada, table)
    expect(race.tool("press-s1")).to_be_visible()
    race.page.evaluate(PRESS_LONG, "press-s1")
    expect(race.tool("sign-tip")).to_contain_text("RO-")
    race.page.evaluate(PRESS_LONG, "stack-heroes")
    expect(race.tool("sign-tip")).to_contain_text("the heroes have won")
    assert said(server.database, table) == []


@pytest.mark.rule("RO-183")
def test_what_changes_the_race_is_seen_in_its_middle(ada: Person, server: ServerProcess) -> None:
    race = RacePage(ada, lay_race(server.database, {1: ada}, warrior, "scenario6", 4))
    race.goes_on("ability")
    expect(race.tool("flash")).to_have_attribute("data-what", "log.dragon-back")


def test_before_the_race_one_reads_what_is_new(ada: Person) -> None:
    table = open_race(ada, {1: "me"}, scenario="scenario2")
    race = RacePage(ada, table)
    expect(race.tool("novelty-coins")).to_contain_text("RO-115")
    expect(race.tool("novelty-dragon")).to_have_count(0)
    assert flaws(race.page) == []


def test_who_has_chosen_no_tile_reads_it_on_the_table(visit: Visiting) -> None:
    """The wizard sees it too, puts it away and begins."""
    wim = visit("Wim")
    table = open_race(wim, {0: "me"}, scenario="scenario3", characters=["warrior", "bard"])
    race = RacePage(wim, table)
    expect(race.tool("novelty-curse")).to_be_visible()
    race.at_once("novelties-read")
    expect(race.tool("novelties")).to_have_count(0)
    race.at_once("roll")
    race.phase("race")


def test_newcomers_meet_slow_bots_and_a_page_about_this_game(ada: Person) -> None:
    ada.page.goto("/new?game=rushout")
    expect(ada.page.get_by_test_id("bot-0")).to_have_value("slow")
    ada.page.goto("/learn")
    expect(ada.page.get_by_test_id("race-steps")).to_contain_text("Rush Out!")
    expect(ada.page.get_by_test_id("race-steps")).to_contain_text("Roll as often as you like")
