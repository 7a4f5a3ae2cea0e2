"""The fifth game in a real browser: found in the hall, played on the plain board, in a campaign. No page knows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Person, Visiting

GAME = "lanterns"


def three_bearers(person: Person, **settings: object) -> str:
    """One person with three bearers and no Tide."""
    seats = [{"seat": seat, "to": "me"} for seat in (1, 2, 3)]
    body = {
        "game": GAME,
        "settings": {"heroes": 3, "master": False, **settings},
        "seats": seats,
        "start": True,
        "options": {"pace": 0},
    }
    return str(person.post("/api/tables", body)["id"])


def answer_once(page: Page) -> None:
    """A square in reach, or the first button."""
    square = page.get_by_test_id("plain-grid").get_by_role("button")
    if square.count():
        square.last.click()
    else:
        page.get_by_test_id("option-0").click()


def test_it_is_found_in_the_hall_and_a_table_is_laid_with_what_it_asks(visit: Visiting) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("heading", name="Lantern Bearers").wait_for()
    page.goto(f"/new?game={GAME}")
    page.get_by_test_id("quest-ledger").check()
    page.get_by_test_id("occasion-alone").check()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("plain-board")).to_be_visible()
    expect(page.get_by_text("The Gauge Ledger").first).to_be_visible()
    assert flaws(page) == []


def test_one_person_plays_three_bearers_side_by_side_without_covers(visit: Visiting) -> None:
    ada = visit()
    page = ada.page
    page.goto(f"/table/{three_bearers(ada)}")
    page.get_by_test_id("plain-grid").wait_for()
    for _ in range(12):
        expect(page.get_by_test_id("hand-over")).to_have_count(0)
        if page.get_by_test_id("game-over").count():
            break
        before = page.get_by_test_id("prompt").inner_text()
        answer_once(page)
        expect(page.get_by_test_id("prompt")).not_to_have_text(before)
    assert page.get_by_test_id("own-seats").get_by_role("button").count() >= 3


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_own_dice_are_told_with_a_few_taps(visit: Visiting, wishes: dict[str, object]) -> None:
    ada = visit(**wishes)
    page = ada.page
    page.goto(f"/table/{three_bearers(ada, own_dice=[1, 2, 3])}")
    page.get_by_test_id("plain-grid").wait_for()
    for _ in range(60):
        if page.get_by_test_id("own-roll").count():
            break
        answer_once(page)
        page.wait_for_timeout(150)
    roll = page.get_by_test_id("own-roll")
    expect(roll).to_be_visible()
    fits(page)


def test_a_campaign_is_begun_played_and_shown(visit: Visiting) -> None:
    ada = visit()
    made = ada.post(
        "/api/campaigns",
        {"game": GAME, "name": "Deep water", "settings": {"heroes": 1, "master": False}, "retry": True},
    )
    page = ada.page
    page.goto(f"/campaign/{made['id']}")
    page.get_by_role("heading", name="Deep water").wait_for()
    page.get_by_role("heading", name="The Clapper").wait_for()
    assert flaws(page) == []
    bots = {"seats": [{"seat": 1, "to": "bot"}], "start": True, "options": {"pace": 0}}
    table = ada.post(f"/api/campaigns/{made['id']}/match", bots)["id"]
    page.goto(f"/table/{table}")
    page.get_by_test_id("game-over").wait_for()
    page.goto(f"/campaign/{made['id']}")
    expect(page.get_by_test_id("matches").get_by_role("link")).to_have_count(1)
