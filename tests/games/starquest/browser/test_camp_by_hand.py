"""Between two missions: a level is chosen, something is bought, and the next mission begins with it."""

from __future__ import annotations

from playwright.sync_api import expect

from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.settings import Settings
from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.laid import put
from tests.browser.person import PHONE, Person, Visiting
from tests.games.starquest.in_camp import sheet
from tests.server.process import ServerProcess


def visits_camp(person: Person, server: ServerProcess, **changes: object) -> None:
    """A camp after a chapter, with a pilot who has earned a level and a mender; one person plays both."""
    chosen = {"shopping": True, "credits": 40, "mission": "tuning_fork", **changes}
    settings = Settings(heroes=2, sheets=(sheet("pilot", xp=6), sheet("mender")), visit="camp", **chosen)  # type: ignore[arg-type]
    table = put(server.database, STARQUEST, settings, 5, (), {1: person, 2: person}, {})
    person.page.goto(f"/table/{table}")
    person.page.get_by_test_id("camp").wait_for()


def test_a_level_is_chosen_and_a_ware_bought_before_the_next_mission(ada: Person, server: ServerProcess) -> None:
    visits_camp(ada, server)
    tool = ada.page.get_by_test_id
    expect(tool("leave-camp")).to_have_count(0)
    tool("to-growth").click()
    tool("grow-quality").click()
    expect(tool("leave-camp")).to_be_visible()
    tool("gain-quality").get_by_role("button").click()
    expect(tool("gain-quality")).to_contain_text("ST-193")
    tool("place-shop").click()
    tool("gift-resting_kit").click()
    expect(tool("gift")).to_have_count(0)
    tool("buy-scope-signal_pistol").click()
    expect(tool("purse")).to_contain_text("28")
    tool("ware-jump_jets").get_by_role("button", name="why not").click()
    expect(tool("ware-jump_jets")).to_contain_text("ST-198")
    assert flaws(ada.page) == []
    tool("place-fire").click()
    tool("give-resting_kit-2").click()
    expect(tool("member-2")).to_contain_text("Resting kit")
    tool("leave-camp").click()
    tool("own-2").click()
    expect(tool("camp-sheet").last).to_contain_text("Mender")
    tool("leave-camp").click()
    expect(tool("game-over")).to_be_visible()


def test_on_a_phone_everything_in_camp_is_in_reach(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(lang="de", **PHONE)
    visits_camp(ada, server, shopping=False)
    for place in ("fire", "growth", "shop", "hero"):
        ada.page.get_by_test_id(f"place-{place}").tap()
        fits(ada.page)
    expect(ada.page.get_by_test_id("experience").first).to_contain_text("6 Erfahrung")


def test_a_campaign_shows_its_road_and_lays_the_first_mission(ada: Person) -> None:
    page = ada.page
    page.goto("/campaigns")
    page.get_by_test_id("game-starquest").check()
    page.get_by_test_id("campaign-name").fill("The Wren")
    page.get_by_test_id("heroes-2").check()
    page.get_by_test_id("found").click()
    first = next(iter(STARQUEST.lore.missions.values()))
    expect(page.get_by_test_id("road")).to_contain_text("Chapter 3")
    expect(page.get_by_test_id("road").locator('[aria-current="step"]')).to_contain_text(first.name["en"])
    expect(page.get_by_test_id("campaign-drawn")).to_contain_text("chosen at the table")
    assert flaws(page) == []
