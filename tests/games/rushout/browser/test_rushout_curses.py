"""The curses of Rush Out! on a screen: silence, one hand, clapping hands, and the honour of the room."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.laid import said
from tests.browser.person import Person, Visiting
from tests.games.rushout.browser.laid_race import lay_race
from tests.games.rushout.browser.race_moments import hands_of_one, hands_of_two, one_hand, silence
from tests.games.rushout.browser.race_page import RacePage
from tests.server.process import ServerProcess

STALE = "[data-testid='hand'] .stale"
"""Dice that were never rolled."""


def test_silence_is_seen_by_all_and_keeps_heroes_quiet(visit: Visiting, server: ServerProcess) -> None:
    ada, wim = visit("Ada"), visit("Wim", lang="de")
    table = lay_race(server.database, {1: ada, 0: wim}, silence, "scenario3")
    hers, his = RacePage(ada, table), RacePage(wim, table)
    expect(hers.tool("extras")).to_contain_text("Silence")
    expect(his.tool("extras")).to_contain_text("Schweigen")
    expect(hers.tool("hush")).to_contain_text("Hush!")
    expect(his.tool("hush")).to_have_count(0)
    expect(hers.tool("phrases")).to_have_attribute("aria-disabled", "true")
    hers.tool("phrases").click(force=True)
    expect(hers.tool("toast").first).to_contain_text("RO-141")
    expect(hers.tool("phrase-thanks")).to_have_count(0)
    his.at_once("phrases", "phrase-hurry")
    expect(hers.tool("bubble-0")).to_have_text("Hurry!")


def test_with_one_hand_tied_nothing_is_done_unless_it_is_held(ada: Person, server: ServerProcess) -> None:
    race = RacePage(ada, lay_race(server.database, {1: ada}, one_hand, "scenario3"))
    race.goes_on()
    expect(race.tool("hint")).to_contain_text("One hand is tied")
    race.tool("roll").click()
    expect(race.tool("toast").first).to_contain_text("RO-142")
    expect(race.page.locator(STALE)).to_have_count(3)
    race.page.keyboard.down(" ")
    race.page.keyboard.press("r")
    race.page.keyboard.up(" ")
    expect(race.page.locator(STALE)).to_have_count(0)


def test_the_corner_is_held_until_the_finger_lets_go_anywhere(ada: Person, server: ServerProcess) -> None:
    race = RacePage(ada, lay_race(server.database, {1: ada}, one_hand, "scenario3"))
    race.goes_on()
    race.tool("corner").hover(position={"x": 20, "y": 90})
    race.page.mouse.down()
    expect(race.tool("corner")).to_have_attribute("aria-pressed", "true")
    race.page.keyboard.press("r")
    expect(race.page.locator(STALE)).to_have_count(0)
    race.page.mouse.move(640, 300)
    race.page.mouse.up()
    expect(race.tool("corner")).to_have_attribute("aria-pressed", "false")


def test_whoever_cannot_hold_a_key_plays_the_curse_without(ada: Person, server: ServerProcess) -> None:
    race = RacePage(ada, lay_race(server.database, {1: ada}, one_hand, "scenario3"))
    race.goes_on("untie")
    expect(race.tool("corner")).to_have_count(0)
    race.tool("roll").click()
    expect(race.page.locator(STALE)).to_have_count(0)


def test_a_pair_claps_before_its_dice_come_back(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    table = lay_race(server.database, {1: ada, 2: bob}, hands_of_two, "scenario3")
    hers, his = RacePage(ada, table), RacePage(bob, table)
    expect(hers.board).to_be_visible()
    expect(his.board).to_be_visible()
    hers.goes_on("press-t1")
    his.at_once("press-t1")
    expect(hers.tool("place-t1").locator(".hands")).to_have_count(0)
    answers = said(server.database, table)
    assert (1, "clap t1") in answers
    assert (2, "clap t1") in answers


def test_alone_one_claps_twice(ada: Person, server: ServerProcess) -> None:
    table = lay_race(server.database, {1: ada}, hands_of_one, "scenario3")
    race = RacePage(ada, table)
    race.goes_on("press-dragon", "press-dragon")
    expect(race.tool("place-dragon").locator(".hands")).to_have_count(0)
    assert (1, "clap dragon") in said(server.database, table)


def test_a_bot_claps_with_the_hero_beside_it(ada: Person, server: ServerProcess) -> None:
    table = lay_race(server.database, {1: ada}, hands_of_two, "scenario3", bots={0: "slow", 2: "hard"})
    race = RacePage(ada, table)
    race.goes_on("press-t1")
    expect(race.tool("place-t1").locator(".hands")).to_have_count(0)
    answers = said(server.database, table)
    assert (1, "clap t1") in answers
    assert (2, "clap t1") in answers


def test_in_honour_mode_most_heroes_can_turn_it_down(visit: Visiting, server: ServerProcess) -> None:
    wim, ada, bob = visit("Wim"), visit("Ada"), visit("Bob", lang="de")
    table = lay_race(server.database, {0: wim, 1: ada, 2: bob}, silence, "scenario3", honour=True)
    wizard, hers, his = (RacePage(person, table) for person in (wim, ada, bob))
    for race in (wizard, hers, his):
        expect(race.board).to_be_visible()
    wizard.goes_on("caught-you")
    hers.at_once("veto")
    his.at_once("veto")
    expect(wizard.board).to_contain_text("nothing happens")
    expect(wizard.tool("verdict")).to_have_count(0)
    vetoes = [seat for seat, text in said(server.database, table) if text == "veto"]
    assert sorted(vetoes) == [1, 2]


def test_in_honour_mode_the_wizard_catches_who_forgets(visit: Visiting, server: ServerProcess) -> None:
    wim = visit("Wim")
    race = RacePage(wim, lay_race(server.database, {0: wim}, silence, "scenario3", honour=True))
    race.goes_on("caught-you")
    expect(race.tool("verdict")).to_contain_text("0 of 2")
    expect(race.board).to_contain_text("removes his top card")


def test_without_honour_mode_nobody_is_caught(visit: Visiting, server: ServerProcess) -> None:
    wim = visit("Wim")
    race = RacePage(wim, lay_race(server.database, {0: wim}, silence, "scenario3"))
    expect(race.tool("extras")).to_contain_text("Silence")
    expect(race.tool("caught-you")).to_have_count(0)
