"""The fifth game in a real browser: found in the hall, played on the plain board, in a campaign. No page knows it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from lanterns.game import LANTERNS
from questhall.kernel.dice import Random
from questhall.kernel.match import Match
from questhall.kernel.own_dice import ROLL
from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.laid import put, said, written
from tests.browser.person import PHONE, Person, Visiting
from tests.server.process import ServerProcess

GAME = "lanterns"
ANY_NUMBER = re.compile(r"\d+")


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
    """A square in reach, or the first thing that the number keys offer; then something else is asked."""
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_attribute("data-ask", ANY_NUMBER)
    before = prompt.get_attribute("data-ask") or ""
    square = page.get_by_test_id("plain-grid").get_by_role("button")
    if square.count():
        square.last.click()
    else:
        page.keyboard.press("1")
    over = page.get_by_test_id("game-over").or_(page.locator(f'[data-testid="prompt"]:not([data-ask="{before}"])'))
    expect(over.first).to_be_visible()


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
        answer_once(page)
    assert page.get_by_test_id("own-seats").get_by_role("button").count() >= 3


def test_the_plain_board_shows_what_follows_and_lets_others_move_at_ones_pace(visit: Visiting) -> None:
    ada = visit(pace="click")
    seats = [{"seat": 0, "to": "bot"}, {"seat": 1, "to": "me"}, {"seat": 2, "to": "bot"}]
    settings = {"heroes": 2, "master": True}
    body = {"game": GAME, "settings": settings, "seats": seats, "start": True, "options": {"pace": 0}}
    page = ada.page
    page.goto(f"/table/{ada.post('/api/tables', body)['id']}")
    caption, square = page.get_by_test_id("caption"), page.get_by_test_id("plain-grid").get_by_role("button").last
    square.or_(caption).first.wait_for()
    while caption.count():
        page.keyboard.press("Space")
    square.hover()
    expect(page.get_by_test_id("foresight")).to_contain_text("Costs:")
    answer_once(page)
    asked = page.locator('[data-testid="prompt"][data-ask]')
    for _ in range(6):
        caption.or_(asked).first.wait_for()  # after an answer there is a moment in which neither is there
        if caption.count():
            break
        answer_once(page)
    expect(page.get_by_test_id("prompt")).not_to_have_attribute("data-ask", ANY_NUMBER)
    expect(caption.get_by_role("listitem").first).not_to_be_empty()
    assert flaws(page) == []


def about_to_roll() -> tuple[Match, int]:
    """A match of three bearers who roll their own dice, up to the first roll, and whose roll it is."""
    settings = LANTERNS.settings(heroes=3, master=False, own_dice=(1, 2, 3))
    for seed in range(50):
        match, random = Match(LANTERNS, settings, seed), Random(seed)
        while match.state.asks:
            seat = match.state.asks[0].seat
            if match.state.asks[0].question == ROLL:
                return match, seat
            assert match.answer(seat, match.game.sample(match.state, seat, random)) is None
    raise AssertionError("nobody ever rolls")


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_own_dice_are_told_with_a_few_taps(visit: Visiting, server: ServerProcess, wishes: dict[str, object]) -> None:
    ada = visit(**wishes)
    match, seat = about_to_roll()
    seats = dict.fromkeys((1, 2, 3), ada)
    table = put(server.database, LANTERNS, match.settings, match.seed, written(match), seats, {})
    page = ada.page
    page.goto(f"/table/{table}")
    page.get_by_test_id("own-roll").wait_for()
    fits(page)
    assert flaws(page) == []
    dice = page.get_by_test_id("own-roll").locator("fieldset")
    for die in range(dice.count()):
        page.get_by_test_id(f"face-{die}-1").click()
    page.get_by_test_id("rolled").click()
    expect(page.get_by_test_id("rolled")).to_have_count(0)
    told = said(server.database, table)
    assert told[0] == (seat, "rolled" + " 1" * dice_of(match))


def dice_of(match: Match) -> int:
    assert match.state.wanted is not None
    return len(match.state.wanted.sides)


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
