"""Rush Out! in the browser: a whole round, one screen, keys, fingers, both languages."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from playwright.sync_api import expect

from questhall.games.rushout.settings import FASTEST
from tests.browser.axe import flaws
from tests.browser.person import PHONE, Person, Visiting
from tests.games.rushout.browser.laid_race import lay_race
from tests.games.rushout.browser.race_moments import crowded, rolled
from tests.games.rushout.browser.race_page import RacePage, open_race
from tests.server.process import ServerProcess

LONGEST_ROUND = 420
"""Seconds."""
DESK = {"viewport": {"width": 1280, "height": 800}}
CHARACTERS = ("warrior", "bard", "ranger", "paladin")
WRONG = """() => {
    const middle = (each) => {
        const box = each.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const dice = [...document.querySelectorAll('[data-testid^="own-"]')].filter((die) => !die.dataset.at);
    const cards = [...document.querySelectorAll('[data-place^="t"]')];
    for (const die of dice) for (const card of cards) {
        const field = [...card.querySelectorAll('[data-own="true"]')]
            .find((each) => !each.classList.contains('fits') && !each.classList.contains('filled')
                && each.dataset.symbol !== die.dataset.face);
        if (field && die.dataset.face !== 'star') return [middle(die), middle(field)];
    }
    return null;
}"""


def test_a_whole_round_with_two_browsers_and_bots(visit: Visiting) -> None:
    ada, bob = visit("Ada"), visit("Bob", lang="de")
    table = open_race(ada, {1: "me", 0: "open"}, scenario="exercise1", roll_time=FASTEST, handicap=2)
    ada.page.goto(f"/table/{table}")
    bob.page.goto(f"/table/{table}")
    bob.page.get_by_test_id("sit-0").click()
    ada.page.get_by_test_id("start").click()
    hero = RacePage(ada, table)
    hero.takes_a_tile()
    wizard = RacePage(bob, table)
    hero.phase("ready")
    expect(hero.tool("hint")).to_contain_text("wizard")
    wizard.phase("ready")
    wizard.tool("roll").click()
    hero.phase("race")
    did: Counter[str] = Counter()
    deadline = time.monotonic() + LONGEST_ROUND
    while time.monotonic() < deadline:
        did[f"hero {hero.by_keys()}"] += 1
        did[f"wizard {wizard.by_mouse()}"] += 1
        if did["hero over"]:
            break
        hero.page.wait_for_timeout(60)
    expect(hero.over).to_be_visible()
    expect(wizard.over).to_be_visible()
    assert hero.over.get_attribute("data-won") != wizard.over.get_attribute("data-won")
    assert did["hero roll"]
    assert did["hero place"]
    assert did["wizard fits"]


@pytest.mark.parametrize("heroes", [2, 4])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_race_fits_on_one_screen(
    visit: Visiting, server: ServerProcess, seat: int, size: dict[str, object], heroes: int
) -> None:
    """With wounds, weaknesses and curses all at once."""
    ada = visit(**size)
    race = RacePage(ada, lay_race(server.database, {seat: ada}, crowded, "scenario6", heroes))
    race.goes_on()
    assert race.outside() == []


def test_a_race_is_accessible(ada: Person, server: ServerProcess) -> None:
    race = RacePage(ada, lay_race(server.database, {1: ada}, crowded, "scenario6", 4))
    race.goes_on()
    assert flaws(race.page) == []


def test_the_race_changes_its_language_in_the_middle(ada: Person) -> None:
    race = racing(ada, 1, 2, "exercise2")
    expect(race.tool("roll")).to_contain_text("Roll")
    race.tool("lang-de").click()
    expect(race.tool("roll")).to_contain_text("Würfeln")


def test_a_pause_by_agreement_stops_the_race(ada: Person) -> None:
    race = racing(ada, 1, 2, "exercise1")
    race.at_once("pause")
    expect(race.tool("hint")).to_contain_text("paused")
    race.goes_on()
    expect(race.tool("hint")).not_to_contain_text("paused")


def test_what_does_not_fit_says_why(ada: Person, server: ServerProcess) -> None:
    """A die on a field that shows something else slides back, and the rule is named."""
    race = RacePage(ada, lay_race(server.database, {1: ada}, rolled, "exercise1"))
    race.goes_on()
    die, field = race.page.evaluate(WRONG)
    race.page.mouse.move(*die)
    race.page.mouse.down()
    race.page.mouse.move(*field, steps=4)
    race.page.mouse.up()
    expect(race.tool("toast").first).to_contain_text("RO-")


def test_the_lesson_teaches_the_race(ada: Person) -> None:
    """While a tip is read the clock stands still."""
    table = ada.post("/api/lessons/rushout", {})["id"]
    race = RacePage(ada, table)
    coach_says(race, "goal")
    race.phase("race")
    expect(race.tool("coach-waits")).to_be_visible()
    for tip in ("goal", "wizard", "roll"):
        coach_says(race, tip)
        race.at_once("coach-next")
    race.at_once("roll")
    coach_says(race, "place")
    expect(race.tool("coach-waits")).to_be_visible()
    expect(race.page.locator("[data-glow='fits']").first).to_be_visible()


def coach_says(race: RacePage, tip: str) -> None:
    """Listens until the coach says this."""
    expect(race.tool("coach")).to_have_attribute("data-tip", tip)


def racing(person: Person, seat: int, heroes: int, scenario: str) -> RacePage:
    """A race that has begun, with bots in all other seats."""
    characters = list(CHARACTERS[:heroes])
    race = RacePage(person, open_race(person, {seat: "me"}, heroes=heroes, scenario=scenario, characters=characters))
    race.phase("ready" if seat == 0 else "race")
    if seat == 0:
        race.at_once("roll")
        race.phase("race")
    return race
