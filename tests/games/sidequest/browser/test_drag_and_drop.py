"""Cards are dragged by mouse and by finger; those that cannot be played say why."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.person import PHONE, Person, Visiting
from tests.games.sidequest.browser.laid_game import lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

STEPS = 8


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(wire: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def summonable(table: TablePage) -> Locator:
    """A creature in the hand that can be played without anything further."""
    return table.hand().and_(table.page.locator('[data-glow="source"]')).first


def own_field(table: TablePage) -> Locator:
    return table.page.locator('[data-place="field:1"] [data-testid="hero-1"]')


def test_a_card_is_dragged_from_the_hand_with_the_mouse(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before, many = table.ask, len(table.hand_cards())
    card, field = summonable(table), own_field(table)
    card.hover()
    ada.page.mouse.down()
    ada.page.mouse.move(*middle(field), steps=STEPS)
    expect(ada.page.locator(".dragged")).to_be_visible()
    ada.page.mouse.up()
    table.next(before)
    assert len(table.hand_cards()) == many - 1


def test_a_card_that_is_let_go_anywhere_else_goes_back(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before, hand = table.ask, table.hand_cards()
    summonable(table).hover()
    ada.page.mouse.down()
    ada.page.mouse.move(*middle(table.tool("gm")), steps=STEPS)
    ada.page.mouse.up()
    expect(ada.page.locator(".dragged")).to_have_count(0)
    assert (table.ask, table.hand_cards()) == (before, hand)


def test_a_card_is_dragged_from_the_hand_with_a_finger(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before, many = table.ask, len(table.hand_cards())
    card, field = summonable(table), own_field(table)
    card.scroll_into_view_if_needed()
    (x, y), (to_x, to_y) = middle(card), middle(field)
    wire = ada.context.new_cdp_session(ada.page)
    touch(wire, "touchStart", (x, y))
    for step in range(1, STEPS + 1):
        share = step / STEPS
        # Up first: sideways a finger scrolls the hand.
        touch(wire, "touchMove", (x + (to_x - x) * share**2, y + (to_y - y) * share))
    touch(wire, "touchEnd")
    table.next(before)
    assert len(table.hand_cards()) == many - 1


def test_a_card_that_cannot_be_played_says_why_and_by_which_rule(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    table.hand().and_(ada.page.locator(":not([data-glow])")).first.click()
    reasons = table.tool("bubble-why")
    expect(reasons).to_be_visible()
    rule = reasons.locator("button.rule").first
    number = rule.inner_text()
    assert number.startswith("SQ-")
    rule.click()
    text = ada.page.get_by_role("dialog", name=number)
    expect(text).to_contain_text(number)
    text.locator(f'a[href*="{number}"]').first.click()
    ada.page.wait_for_url(f"**/rules/sidequest#{number}")
    expect(ada.page.locator(f'[id="{number}"]')).to_be_in_viewport()


def test_a_card_is_looked_at_closely(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    card = table.hand_cards()[0]
    [name] = table.card_names([card])
    table.page.get_by_test_id(f"hand-{card}").first.hover()
    expect(ada.page.get_by_role("tooltip", name=name)).to_be_visible()
    table.page.get_by_test_id(f"hand-{card}").first.click(button="right")
    closeup = ada.page.get_by_role("dialog", name=name)
    expect(closeup).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(closeup).to_be_hidden()
